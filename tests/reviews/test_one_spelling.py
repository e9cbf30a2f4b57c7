"""A score and a count of sentences are told alike wherever they are told."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from countersign_judge.marks import Mark
from countersign_judge.pass_rule import describe_shortfall as gate_reason
from countersign_judge.scores import format_score, is_threshold
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from judging.attention import read_attention
from judging.findings import finding_rows
from judging.models import Evaluation, Score
from judging.remarks import build_judged_spans, count_marks
from records import pdf
from reviews.templatetags.display import score as on_pages
from reviews.views.summary_detail import JudgedAttempt
from summaries.models import Attempt, RevisionBrief
from summaries.prompts import rewriting_prompt
from tests.e2e.fixtures import client_of
from tests.factories import scenes

ROOT = Path(__file__).parents[2]
ON_SCALE = st.floats(1, 5, allow_nan=False)
BARS = st.integers(100, 500).map(lambda hundredths: hundredths / 100)


@given(ON_SCALE, BARS)
def test_a_score_that_misses_its_threshold_never_looks_as_if_it_reached_it(
    score: float, bar: float
) -> None:
    assert is_threshold(bar)
    assert float(format_score(bar)) == bar
    assert (score >= bar) == (float(format_score(score)) >= bar)
    assert float(format_score(score)) <= score


@pytest.mark.parametrize(
    ("score", "text"),
    [(1.8, "1.8"), (1.799, "1.79"), (3.96, "3.96"), (3.9999, "3.99"), (4.0, "4.0"), (5, "5.0")],
)
def test_a_score_has_one_spelling(score: float, text: str) -> None:
    assert format_score(score) == on_pages(score) == text


def test_no_page_spells_a_score_by_itself() -> None:
    own = re.compile(
        r"\{\{[^}]*(?:\.value|\.effective_threshold|\.score|\.threshold|lowest)[^}]*floatformat"
    )
    raw = re.compile(
        r"\{\{ *(?:\w+\.)*(?:score\.value|criterion\.effective_threshold|lowest\.value|bar) *\}\}"
    )
    pages = sorted((ROOT / "templates").rglob("*.html"))
    assert len(pages) > 50
    for page in pages:
        text = page.read_text()
        assert not own.search(text), page
        assert not raw.search(text), page


def test_no_code_spells_a_score_by_itself() -> None:
    own = re.compile(
        r"\{[^{}]*(?:\bscore|threshold|\['(?:value|score|threshold)'\]|score\.value):\.?\d*[gf]\}"
    )
    rooms = {file.parent.name for file in ROOT.glob("*/__init__.py")} - {"tests"}
    assert len(rooms) > 10
    for file in sorted(file for room in rooms for file in (ROOT / room).rglob("*.py")):
        assert not (found := own.findall(file.read_text())), (file, found)


class _Text(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(page)

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


def text_of(page: bytes) -> str:
    return " ".join(" ".join(_Text(page.decode()).parts).split())


LOW = 1.799


@pytest.mark.django_db
def test_one_case_is_told_alike_on_all_surfaces() -> None:
    case = scenes.in_review()
    attempt = scenes.newest(case)
    criterion = attempt.summary.guideline_version.criteria.filter(blocking=True)[0]
    again = _judged_anew(attempt)
    Score.objects.create(evaluation=again, criterion=criterion, value=LOW, mode="single")
    rosa = client_of(scenes.reviewer())
    page = text_of(rosa.get(reverse("summary", args=[case.pk])).content)
    queue = rosa.get(reverse("queue")).content.decode()
    ((_, count, _),) = JudgedAttempt(attempt).exceptions
    counted = count_marks(item for each in attempt.evaluations.all() for item in each.findings)
    assert count == counted[Mark.CHECK] == 1
    assert f"0 of {count} checked" in page
    assert f'<span class="chip state-check">{count} unproven</span>' in queue
    assert len(read_attention(attempt).marks) == count
    assert format_score(LOW) in page
    assert format_score(LOW) in queue
    for other in ("1.8 ", "1.80", "1.799"):
        assert other not in page
    item = {"criterion": "consistency", "score": LOW, "threshold": 4.0, "reason": "Thin."}
    assert gate_reason(item) == "consistency 1.79 < 4.0"
    brief = RevisionBrief(attempt=attempt, shortfalls=[item])
    assert "1.79 of 5 where 4.0" in rewriting_prompt(case.guideline_version, attempt.text, [brief])


def _judged_anew(attempt: Attempt) -> Evaluation:
    """Two claims of a sentence that begin apart are about one sentence, and it counts once."""
    span = build_judged_spans(attempt.evaluations.get().findings)[0]
    said = {"end": span.end, "relation": "not mentioned", "found_by": "openai:judge"}
    return Evaluation.objects.create(
        attempt=attempt,
        guideline_version=attempt.summary.guideline_version,
        judge="qag",
        model="openai:judge",
        passed=False,
        seconds=1.0,
        found=finding_rows([{"start": start, **said} for start in (span.start, span.start + 3)]),
    )


def test_the_pdf_spells_scores_as_pages_do() -> None:
    lines: list[str] = []

    class Sheet:
        def small(self, text: str, **_options: object) -> None:
            lines.append(text)

    score = {"criterion": "relevance", "value": LOW, "distribution": {}, "mode": "m", "reason": "r"}
    named = {"judge": "qag", "role": "first", "model": "m", "prompt_version": "", "passed": False}
    pdf._write_verdict(Sheet(), {**named, "scores": [score]})  # type: ignore[arg-type]
    assert any("relevance 1.79 (m): r" in line for line in lines)
