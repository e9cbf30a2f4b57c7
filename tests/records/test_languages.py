"""Pages speak the reader's language; what a record rests on is the same whatever they speak."""

import html
import re
from typing import Any

import pytest
from countersign_judge.llm.types import NO_MODEL
from django.test import Client
from django.urls import reverse
from django.utils import translation

from delivery.sinks.base import build_record_parcel
from records.models import Record
from records.pdf import render_pdf
from records.snapshot import build_snapshot
from records.verification import verify
from summaries.models import Summary
from summaries.status import Action
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_writer(settings):
    """Without a model nothing is sent back to be rewritten."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}


# What differs from one case to the next: ids, times, hashes and what is counted up.
_OWN = re.compile(
    r"[0-9a-f]{64}|[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[^\"]+|(?<=meeting-)\d+|\"number\":\d+,\"reason\""
    r"|(?<=\"seconds_open\":)\d+"
)


def browser(user: Any, language: str) -> Client:
    client = Client(headers={"accept-language": language})
    client.force_login(user)
    return client


def decide(client: Client, name: str, case: Summary, **said: str) -> None:
    answer = client.post(reverse(name, args=[case.pk]), {**scenes.signed(case), **said})
    assert answer.status_code == 302
    case.refresh_from_db()


def story(language: str, reviewer: Any, lead: Any) -> list[Record]:
    """Sent back, edited, approved and corrected on pages in `language`: both of its records."""
    case, client = scenes.in_review(), browser(reviewer, language)
    client.get(reverse("summary", args=[case.pk]))
    decide(client, "send-back", case, category="omission", comment="Who decided it?")
    told = f"{scenes.GOOD} Ana Ruiz decided it."
    scenes.judged(scenes.written(case, told), Action.PASS)
    decide(client, "edit", case, text=told.replace("Friday", "Monday"), judge="yes")
    scenes.judged(case, Action.PASS)
    decide(client, "approve", case, comment="Heard it.")
    record = Record.objects.get(summary=case)
    correction = {"text": scenes.GOOD, "reason": "It is Friday."}
    browser(lead, language).post(reverse("correct", args=[record.number]), correction)
    case.refresh_from_db()
    scenes.judged(case, Action.PASS)
    decide(client, "approve", case, comment="Heard it again.")
    return list(Record.objects.filter(summary=case).order_by("number"))


def test_a_record_is_the_same_whatever_language_its_people_read(rolf, lena):
    english, german = (story(language, rolf, lena) for language in ("en", "de"))
    assert len(english) == len(german) == 2
    for ours, theirs in zip(english, german, strict=True):
        assert _OWN.sub("", ours.snapshot) == _OWN.sub("", theirs.snapshot)
        assert ours.review.attestation == theirs.review.attestation
    assert list(verify()) == []


def test_what_is_hashed_does_not_depend_on_the_language_of_a_page(rolf):
    record = kept.argued(scenes.reviewer(), rolf)
    snapshot, parcel = build_snapshot(record.review), build_record_parcel(record)
    with translation.override("de"):
        assert render_pdf(record.snapshot) == record.pdf
        assert build_snapshot(record.review) == snapshot
        assert build_record_parcel(record) == parcel
        assert translation.get_language() == "de"


@pytest.mark.parametrize("name", ["record-pdf", "snapshot", "pack", "export-records"])
def test_a_download_is_the_same_bytes_in_every_language(record, rolf, name):
    def bytes_in(language: str) -> bytes:
        client = browser(rolf, language)
        if name == "export-records":
            sent = {"format": "csv", "number": record.number}
            return client.post(reverse(name), sent).getvalue()
        method = client.post if name == "pack" else client.get
        return method(reverse(name, args=[record.number])).getvalue()

    assert bytes_in("de") == bytes_in("en")


def test_the_pages_of_records_come_in_german(rolf, lena):
    record = kept.argued(scenes.reviewer(), rolf)
    client = browser(lena, "de")
    page = client.get(reverse("record", args=[record.number])).content.decode()
    shown = " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())
    for words in (
        f"Akteneintrag {record.number} von 1.",
        f"{record.created_at.day}. Nov" if record.created_at.month == 11 else "UTC",
        "Versuch 2 zurückgegeben (Etwas fehlt)",
        "Rolf Berg hat den Text zur Überarbeitung zurückgegeben",
        "mindestens",
        record.review.attestation,
    ):
        assert words in shown
    listed = client.get(reverse("records")).content.decode()
    assert "1 Akteneintrag, die neuesten zuerst." in listed
    assert 'placeholder="unbegrenzt"' in client.get(reverse("retention")).content.decode()


def test_what_a_record_says_of_its_models_is_translated():
    with translation.override("de"):
        assert translation.gettext(NO_MODEL) != NO_MODEL
