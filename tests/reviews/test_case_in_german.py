"""The page of a case in German: its words, dates and numbers, and what stays English."""

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.urls import reverse
from django.utils import formats, translation

from records.models import Category
from reviews import decisions
from reviews.decisions import ATTESTATION
from summaries.models import RevisionBrief, Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa(db: None) -> Client:
    client = client_of(scenes.reviewer())
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "de"
    return client


def shown(client: Client, case: Summary, **query: str) -> str:
    answer = client.get(reverse("summary", args=[case.pk]), query)
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def test_words_dates_and_numbers_are_german(rosa: Client) -> None:
    case = scenes.exhausted()
    html = shown(rosa, case)
    assert "Ihre Entscheidung ist nötig" in html
    assert "Konsistenz 3,4 von 5" in html
    assert ">Zurückgeben <kbd>b</kbd>" in html
    written_at = case.attempts.get(number=2).created_at
    with translation.override("de"):
        written = formats.date_format(written_at, "DATE_FORMAT")
    assert f"ohne Sprachmodell extrahiert am {written}" in html


def test_drawings_keep_the_point_of_their_numbers(rosa: Client) -> None:
    html = shown(rosa, scenes.exhausted())
    assert 'class="scale-fill" x="0" y="3" width="48.0"' in html
    assert 'width="48,0"' not in html


def test_the_signed_words_stay_as_the_record_holds_them(rosa: Client) -> None:
    html = shown(rosa, scenes.in_review(), panel="approve")
    assert f'<span lang="en">{ATTESTATION}</span>' in html
    assert "Ich habe diese Zusammenfassung" in html


def test_what_a_reviewer_sends_back_is_briefed_in_english(serve: Serve) -> None:
    serve()
    case = scenes.in_review()
    with translation.override("de"):
        decisions.send_back(
            case,
            by=scenes.reviewer("rolf"),
            number=1,
            seen=1,
            comment="Wer schult?",
            category=Category.OMISSION,
        )
    brief = RevisionBrief.objects.get(attempt__summary=case)
    assert brief.comment == "Something is missing: Wer schult?"


def test_the_history_as_csv_stays_english(rosa: Client) -> None:
    case = scenes.in_review()
    assert "hat einen Text geschrieben" in shown(rosa, case, view="history")
    answer = rosa.get(reverse("summary-history-csv", args=[case.pk]))
    assert "wrote a text" in answer.content.decode()


def test_what_was_counted_has_german_heads() -> None:
    with translation.override("de"):
        page = render_to_string("reviews/_breakdown.html", {"value": {"alignment": 2 / 3}})
    assert "0,667" in page
