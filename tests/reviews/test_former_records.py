"""A record stays what it was: snapshots of every schema that was ever written show and verify."""

import io
import json
import zipfile

import pytest
from django.urls import reverse

from reviews.records import pack_format, verify
from tests.e2e import scenes
from tests.e2e.fixtures import client_of
from tests.reviews import frozen

pytestmark = [pytest.mark.django_db, pytest.mark.parametrize("name", frozen.NAMES)]


@pytest.fixture
def rosa():
    return scenes.reviewer()


def test_its_page_shows_what_it_holds_and_verifies_it(rosa, name):
    record = frozen.stored(name, approver=rosa)
    answer = client_of(rosa).get(reverse("record", args=[record.number]))
    html = answer.content.decode()
    assert answer.status_code == 200
    assert "verified just now" in html
    shown = [
        "The judge misreads the last sentence.",
        "Finance approved 48,000 euros for the pilot.",
        "openai:gpt-5",
        "sent it back for rewriting",
    ]
    assert [words for words in shown if words not in html] == []


def test_its_page_says_what_was_not_kept_then(rosa, name):
    record = frozen.stored(name, approver=rosa)
    html = client_of(rosa).get(reverse("record", args=[record.number])).content.decode()
    kept = "views" in json.loads(record.snapshot)
    assert ("was not kept in records yet" in html) is not kept


def test_the_chain_verifies(rosa, name):
    frozen.stored(name, approver=rosa)
    assert list(verify()) == []


def test_its_evidence_pack_is_made_and_verifies(rosa, name):
    record = frozen.stored(name, approver=rosa)
    answer = client_of(rosa).post(reverse("pack", args=[record.number]))
    assert pack_format.check(answer.content).sha256 == record.sha256
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.read("record.json").decode() == record.snapshot
        assert archive.read("record.pdf").startswith(b"%PDF-")


@pytest.mark.parametrize("kind", ["csv", "jsonl"])
def test_it_is_exported(rosa, name, kind):
    record = frozen.stored(name, approver=rosa)
    answer = client_of(rosa).post(
        reverse("export-records"), {"number": record.number, "format": kind}
    )
    written = answer.getvalue().decode()
    assert record.sha256 in written
    if kind == "jsonl":
        assert json.loads(written)["snapshot"] == json.loads(record.snapshot)
