"""How often a judge's marks are right, as measured and by what reviewers here did."""

from typing import Any

import pytest
from countersign_judge.marks import Finder, Mark, SentenceMark
from django.db import IntegrityError, transaction
from django.urls import reverse

from judging.findings import Finding
from judging.models import Evaluation
from judging.remarks import build_judged_spans
from measuring import mark_rates
from measuring.models import MarkRate
from measuring.tasks import rate_marks
from records.models import Category
from reviews import corrections, decisions
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
JUDGE = Finder("geval", "openai:gpt-5", "")
FIGURE = "Finance approved 60,000 euros for the pilot."


@pytest.fixture
def a_model(settings):
    """Rewriting needs one; nothing here asks it."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}


@pytest.fixture
def rosa():
    return scenes.reviewer()


def weak(title: str = "Pilot meeting") -> Summary:
    """One sentence wrong, two to check, and one supported."""
    case = scenes.written(scenes.opened_case(title), scenes.WEAK)
    return scenes.judged(case, Action.PASS, model=JUDGE.found_by)


def approved(case: Summary, by: Any) -> None:
    decisions.approve(case, by=by, comment="Read.", **scenes.signed(case))


def edited(case: Summary, by: Any, before: str, after: str) -> None:
    text = scenes.newest(case).text.replace(before, after)
    seen = {"number": 1, "seen": 1}
    decisions.edit(case, by=by, text=text, judge=False, **seen)
    case.refresh_from_db()


def sent_back(case: Summary, by: Any, category: Category, sentence: str) -> None:
    start = scenes.WEAK.index(sentence)
    on = {(start, start + len(sentence)): "Nobody said so."}
    decisions.send_back(case, by=by, number=1, seen=1, category=category, on=on)


def counted() -> dict[Mark, tuple[int, int]]:
    """By mark how many sentences were decided, and how many of them are good."""
    found: dict[Mark, tuple[int, int]] = {}
    for each in mark_rates.decided_marks():
        assert each.by == JUDGE
        n, good = found.get(each.mark, (0, 0))
        found[each.mark] = (n + 1, good + each.good)
    return found


def test_an_approved_text_counts_every_sentence_as_left(rosa):
    approved(weak(), rosa)
    weak("Nobody decided on it")
    assert counted() == {Mark.WRONG: (1, 1), Mark.CHECK: (2, 2), Mark.SUPPORTED: (1, 1)}


def test_what_an_edit_changed_was_not_good_and_the_edit_itself_does_not_count(rosa):
    case = weak()
    edited(case, rosa, FIGURE, "Finance approved 48,000 euros for the pilot.")
    scenes.evidence_comes(case)
    approved(case, rosa)
    assert counted() == {Mark.WRONG: (1, 0), Mark.CHECK: (2, 2), Mark.SUPPORTED: (1, 1)}


def test_a_correction_speaks_of_the_text_that_it_corrects(rosa):
    case = weak()
    approved(case, rosa)
    text = scenes.WEAK.replace(FIGURE, "Finance approved 48,000 euros for the pilot.")
    lead = scenes.person("lena", "lead")
    corrections.correct(case.records.get(), by=lead, text=text, reason="It was wrong.")
    case.refresh_from_db()
    approved(scenes.judged(case, Action.PASS), rosa)
    assert counted()[Mark.WRONG] == (1, 0)


@pytest.mark.usefixtures("a_model")
@pytest.mark.parametrize(
    ("category", "expected"), [(Category.INACCURATE, {Mark.WRONG: (1, 0)}), (Category.WORDING, {})]
)
def test_a_comment_on_a_fact_speaks_of_its_sentence_alone(rosa, category, expected):
    sent_back(weak(), rosa, category, FIGURE)
    assert counted() == expected


def test_reviewers_are_told_of_decisions_once_there_are_enough(rosa, monkeypatch):
    monkeypatch.setattr(mark_rates, "LEAST_SENTENCES", 2)
    for title in ("One", "Two"):
        case = weak(title)
        edited(case, rosa, FIGURE, "Finance approved 48,000 euros for the pilot.")
        approved(case, rosa)
    page = reverse("summary", args=[weak("Open").pk])
    assert "Reviewers here" not in client_of(rosa).get(page).content.decode()
    for _ in range(2):
        rate_marks()
    html = client_of(rosa).get(page).content.decode()
    scores = html[html.index('id="scores"') :]
    assert ": Reviewers here changed 100 % of such sentences (n = 2" in scores
    assert MarkRate.objects.count() == 3


def test_fewer_decisions_make_no_rate(rosa):
    approved(weak(), rosa)
    rate_marks()
    assert not MarkRate.objects.exists()


def test_a_rate_of_former_prompts_and_rules_is_not_this_judges(rosa):
    by = Finder("qag", "openai:m", "qag-1")
    mark_rates.keep_measured([SentenceMark(by, Mark.SUPPORTED, True)] * 3, "Our minutes")
    assert "In a test" in mark_rates.MarkRates().describe_accuracy(span_by(*by))
    former = span_by("qag", "openai:m", "qag-0")
    assert "is not measured yet" in mark_rates.MarkRates().describe_accuracy(former)


def span_by(judge: str, found_by: str, version: str) -> Any:
    by = Evaluation(judge=judge, prompt_version=version)
    quotes = [{"quote": "They", "turn": 0, "start": 0, "end": 4}]
    told = {"start": 0, "end": 5, "relation": "supported", "found_by": found_by}
    said = Finding.in_words(evaluation=by, quotes=quotes, **told)
    (span,) = build_judged_spans([said])
    return span


def test_a_stored_measurement_takes_the_place_of_the_former_one():
    by = Finder("qag", "openai:m", "qag-1")
    span = span_by(*by)
    for good in (False, True):
        marked = [SentenceMark(by, Mark.SUPPORTED, good)] * 3
        mark_rates.keep_measured(marked, "Our minutes")
    assert mark_rates.MarkRates().describe_accuracy(span) == (
        "In a test, 100 % of such marks were right (n = 3)."
    )


@pytest.mark.parametrize(
    ("columns", "constraint"),
    [
        ({"n": 0, "good": 0}, "mark_rate_is_a_share"),
        ({"good": 4}, "mark_rate_is_a_share"),
        ({"mark": "fine"}, "mark_rate_known"),
        ({"source": "hearsay"}, "mark_rate_known"),
        ({}, "mark_rate_once"),
    ],
)
@pytest.mark.usefixtures("owning")
def test_a_rate_is_a_share_and_stands_once(columns, constraint):
    rate = {**JUDGE._asdict(), "mark": "check", "source": "measured", "n": 3, "good": 2}
    MarkRate.objects.create(**rate)
    changed = columns or rate
    if columns:
        changed = {**rate, "version": "other", **columns}
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        MarkRate.objects.create(**changed)
