"""The name on evidence is the one that was signed, whatever the account is called by now."""

import re
from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.urls import reverse

from accounts import tokens
from records.exports import build_evidence_pack
from records.log import log
from records.models import Record
from records.verify import CERTIFICATE
from reviews import decisions
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.records.test_certificate import fetched, words_of
from tests.records.test_evidence_packs import files_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def renamed(rolf: User) -> Record:
    """Approved by Rolf Berg, whose account is called Eve Adams by now."""
    record = scenes.approved(rolf)
    log.make_checkpoint()
    User.objects.filter(pk=rolf.pk).update(first_name="Eve", last_name="Adams")
    rolf.refresh_from_db()
    return Record.objects.get(pk=record.pk)


def page(client, name: str, *args: object) -> str:
    html = client.get(reverse(name, args=args)).content.decode()
    words = re.sub(r"<[^>]+>", " ", re.sub(r"</?bdi>", "", html))
    return " ".join(words.split())


def test_the_certificate_has_the_name_that_was_signed_and_the_one_of_now_beside_it(renamed, lena):
    shown = words_of(fetched(client_of(lena), renamed.number))
    assert "Approved by Rolf Berg (rolf) Now called Eve Adams" in shown


def test_so_has_the_page_of_the_record_and_the_list(renamed, lena):
    shown = page(client_of(lena), "record", renamed.number)
    assert "by Rolf Berg (now called Eve Adams)" in shown
    assert "Signed by Rolf Berg" in shown
    assert "Rolf Berg (now called Eve Adams)" in page(client_of(lena), "records")


def test_so_has_the_api(renamed, lena, client):
    bearer = tokens.issue_token("tests", lena, ["read"])
    answer = client.get(
        f"/api/v1/records/{renamed.number}", headers={"Authorization": f"Bearer {bearer}"}
    )
    approval = answer.json()["approval"]
    names = ("reviewer", "reviewer_name", "reviewer_now")
    assert [approval[name] for name in names] == ["rolf", "Rolf Berg", "Eve Adams"]


def test_a_pack_names_the_signer_in_the_line_for_programs(renamed):
    shown = files_of(build_evidence_pack(renamed))[CERTIFICATE]
    assert b", approved by rolf as Rolf%20Berg at " in shown


def test_verification_names_accounts_that_are_called_otherwise_now(renamed):
    told = StringIO()
    call_command("verify_records", stdout=told)
    assert (
        "1 record was signed as Rolf Berg (rolf), whose account is now called Eve Adams"
        in told.getvalue()
    )


def test_nothing_is_said_beside_a_name_that_is_the_same(rolf, lena):
    record = scenes.approved(rolf)
    assert "now called" not in page(client_of(lena), "record", record.number)


def test_after_a_disposition_the_account_is_all_that_is_left(rolf, lena):
    record = kept.disposed(scenes.approved(rolf), by=lena)
    log.make_checkpoint()
    shown = words_of(fetched(client_of(lena), record.number))
    assert "Approved by, as the account is called now Rolf Berg (rolf)" in shown


def test_an_approval_that_is_longer_than_what_lists_read_is_read_whole(rolf, lena):
    case = scenes.in_review()
    decisions.approve(case, by=rolf, comment="Because. " * 1_000, **scenes.signed(case))
    User.objects.filter(pk=rolf.pk).update(first_name="Eve", last_name="Adams")
    assert "Rolf Berg (now called Eve Adams)" in page(client_of(lena), "records")
