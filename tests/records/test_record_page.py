"""From the record alone: what was approved, on what evidence, by whom, under which guideline."""

import html as markup
import json
import re
import shutil
import subprocess

import pytest
from django.urls import reverse

from judging.findings import finding_rows
from judging.models import Evaluation
from records import timeline
from records.pdf import render_pdf
from reviews import decisions
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa():
    return scenes.reviewer()


@pytest.fixture
def record(rosa, rolf):
    return kept.argued(rosa, rolf)


@pytest.fixture
def page(record, rosa) -> str:
    answer = client_of(rosa).get(reverse("record", args=[record.number]))
    words = re.sub(r"<[^>]+>", " ", answer.content.decode())
    return " ".join(markup.unescape(words).split())


def words_of(pdf: bytes) -> str:
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext (poppler-utils) is not installed")
    told = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    return " ".join(told.stdout.decode().split())


# What a second person asks, and the words of page and PDF that answer it.
ANSWERS = [
    # who looked, who had it, who decided what and why
    "Rolf Berg",
    "Rosa Keller",
    "claimed it",
    "sent back attempt 2 (something is missing)",
    "Say who decided it.",
    "Who trains the nurses in the second hospital was left open.",
    "rated attempt 2",
    "edited attempt 4",
    "approved attempt 4",
    "opened it",
    "rated it before seeing the judge’s scores",
    "claimed the case",
    "The judge misreads the last sentence.",
    # on what evidence
    "Finance approved 48,000 euros for the pilot",
    "Ana Ruiz",
    # under which guideline
    "at least 4",
]


def test_the_page_answers_what_a_second_person_asks(page):
    assert [words for words in ANSWERS if words not in page] == []


def test_the_pdf_answers_the_same(record):
    told = words_of(render_pdf(record.snapshot))
    assert [words for words in ANSWERS if words not in told] == []


def test_the_timeline_is_in_order_and_puts_looks_in_a_row_together(record):
    snapshot = timeline.read_snapshot(record.snapshot)
    snapshot["views"] = [
        {"user": "rolf", "at": f"2020-01-01T0{hour}:00:00+00:00"} for hour in range(3)
    ]
    first, *others = timeline.build_timeline(snapshot)
    assert (first.who, first.times) == ("Rolf Berg", 3)
    assert first.until is not None
    assert first.until.hour == 2
    assert [event.at for event in others] == sorted(event.at for event in others)


def test_everybody_who_is_named_is_counted_once_whoever_approved_first(record):
    people = timeline.participants(timeline.read_snapshot(record.snapshot))
    assert [someone.username for someone in people] == ["rosa", "rolf"]
    assert [someone.views for someone in people] == [1, 1]


def test_a_sentence_shows_what_every_judge_said_of_it_and_the_worst_as_its_mark(rosa):
    case = scenes.in_review()
    attempt = scenes.newest(case)
    end = attempt.text.index("\n")
    Evaluation.objects.create(
        attempt=attempt,
        guideline_version=case.guideline_version,
        judge="qag",
        model="openai:gpt-5",
        passed=True,
        seconds=1,
        found=finding_rows(
            [
                {
                    "start": 0,
                    "end": end,
                    "relation": "contradicted",
                    "turns": [5],
                    "reason": "it is another day",
                    "found_by": "openai:gpt-5",
                }
            ]
        ),
    )
    record = decisions.approve(case, by=rosa, comment="It is that day.", **scenes.signed(case))
    span = timeline.judged_sentences(timeline.read_snapshot(record.snapshot))[0]
    assert (span.relation, len(span.remarks)) == ("contradicted", 2)
    html = client_of(rosa).get(reverse("record", args=[record.number])).content.decode()
    assert "it is another day" in html
    assert "It is that day" in words_of(render_pdf(record.snapshot))


def test_reading_leaves_what_is_written_today_as_it_is(record):
    held = json.loads(record.snapshot)
    read = timeline.read_snapshot(record.snapshot)
    assert {name: read[name] for name in held if name != "attempts"} == {
        name: value for name, value in held.items() if name != "attempts"
    }
    for stored, shown in zip(held["attempts"], read["attempts"], strict=True):
        assert stored.items() <= shown.items()
