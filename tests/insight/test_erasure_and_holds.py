"""A record under legal hold outlives its retention; its signer's name outlives neither the erasure
anywhere else, nor the disposition in the record."""

from io import StringIO
from typing import Any

import pytest
import redis
from allauth.account.models import EmailAddress
from django.conf import settings as configured
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client
from django.urls import reverse

from accounts import tokens
from records.log import log
from records.models import Disposition, LegalHold, Record
from reviews import assignments, claims
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.insight.test_personal_data import proved
from tests.records.test_disposed import tables_with

pytestmark = pytest.mark.django_db

# In her username, name, address, and in what she named herself.
NAME = "zyxw"


@pytest.fixture
def lena() -> User:
    return scenes.person("lena", "lead", name="Lena Lead")


@pytest.fixture
def signer() -> User:
    """Who left traces wherever a person can."""
    signer = scenes.reviewer("zyxwina", "Zyxwina Zyxwell", email="zyxwina@example.org")
    EmailAddress.objects.create(user=signer, email=signer.email, verified=True, primary=True)
    for password in ("wrong", scenes.PASSWORD):
        Client().post(
            reverse("sign-in"),
            {"login": signer.email, "password": password},
            HTTP_USER_AGENT="Browser of Zyxwina",
        )
    tokens.issue_token("Zyxwina's laptop", signer, ["read"])
    return signer


@pytest.fixture
def record(signer: User, lena: User) -> Record:
    record = scenes.approved(signer)
    other = scenes.in_review("Another")
    claims.claim_case(other, by=signer)
    assignments.assign(other, to=signer, by=lena)
    client = client_of(lena)
    by_signer = {"query": "approver=zyxwina&q=pump"}
    client.post(reverse("save-view"), {"name": "Theirs", "list": "records", **by_signer})
    assert client.post(reverse("export-records"), {**by_signer, "format": "csv"}).status_code == 200
    return record


def text_of(client: Client, name: str, *key: Any, query: str = "") -> str:
    return client.get(reverse(name, args=key) + query, follow=True).content.decode()


def is_in_redis(word: str) -> bool:
    client: Any = redis.Redis.from_url(configured.REDIS_URL)
    return any(
        word in f"{key!r} {client.dump(key)!r}".casefold() for key in client.scan_iter(count=1000)
    )


def test_a_hold_stops_retention_and_the_name_stays_in_the_held_record_alone(
    record: Record, signer: User, lena: User, capsys: pytest.CaptureFixture[str]
):
    sina = scenes.system_admin()
    lead, admin = client_of(lena), proved(sina)
    assert {"auth_user", "records_savedview", "records_record"} <= tables_with(NAME)

    # The case is past its retention, and held.
    lead.post(reverse("hold", args=[1]), {"reason": "Matter 12"})
    name = record.summary.guideline_version.guideline.name
    lead.post(reverse("retention-rule", args=[name]), {"days": "365", "reason": "The policy."})
    kept.aged(record, days=400)
    log.make_checkpoint()
    due = {"summary": str(record.summary_id), "reason": "Past its time."}
    lead.post(reverse("dispose"), due)
    call_command("dispose_records", stdout=StringIO())
    assert not Disposition.objects.exists()

    # The signer leaves and is erased: the record keeps what was signed.
    admin.post(reverse("person-activity", args=[signer.pk]), {"active": "no"})
    admin.post(reverse("person-erase", args=[signer.pk]), {"username": signer.username})
    signer.refresh_from_db()
    assert signer.username.startswith("person-")
    assert tables_with(NAME) == {"records_record"}
    assert not is_in_redis(NAME)
    assert reverse("record", args=[1]) not in text_of(lead, "records", query="?q=zyxwina")
    assert f"approver={signer.username}" in text_of(lead, "records")

    # The hold ends, and so does the name.
    hold = LegalHold.objects.get()
    lead.post(reverse("lift-hold", args=[hold.pk]), {"reason": "Settled."})
    lead.post(reverse("dispose"), due)
    assert Disposition.objects.exists()
    assert tables_with(NAME) == set()
    assert NAME not in text_of(lead, "record", 1).casefold()
    exported: Any = lead.post(reverse("export-records"), {"query": "", "format": "jsonl"})
    assert NAME not in b"".join(exported.streaming_content).decode().casefold()
    log.make_checkpoint()
    call_command("verify_records")
    assert NAME not in str(capsys.readouterr()).casefold()
