"""Figures over drills and over the time to read, and the figures that drills stay out of."""

import csv
import io
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from judging.findings import finding_rows
from judging.models import Evaluation
from records.models import ViewEvent
from reviews import decisions, drills
from summaries.models import Attempt, Drill
from summaries.status import Action, Status
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import drills as drilled
from tests.factories import scenes

pytestmark = pytest.mark.django_db

TOGETHER, JUDGES = "Judges and reviewers together", "Judges"
REVIEWERS = "Reviewers, of those they saw"


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


@pytest.fixture
def lead() -> Client:
    return client_of(scenes.person("ada", "admins"))


def table(client: Client, address: str) -> dict[str, list[str]]:
    answer = client.get(address, {"period": "all"})
    assert answer.status_code == 200
    _head, *rows = csv.reader(io.StringIO(answer.content.decode().lstrip("\ufeff")))
    return {row[0]: row[1:] for row in rows}


def outcomes(source: Any, *names: tuple[str, bool | None]) -> None:
    """Drills that ended so, each with whether a judge doubted its sentence."""
    first = drilled.closed_by_approval(source)
    columns = {name: getattr(first, name) for name in ("guideline", "reviewer", "kind", "seed")}
    Drill.objects.filter(pk=first.pk).update(summary=None, source=None)
    with unguarded():
        Drill.objects.all().delete()
        Drill.objects.bulk_create(
            Drill(
                **columns,
                start=0,
                end=9,
                was_end=9,
                outcome=outcome,
                marked=marked,
                closed_at=timezone.now(),
            )
            for outcome, marked in names
        )


def test_the_page_of_trust_says_who_caught_what(rosa: User, lead: Client) -> None:
    scenes.reviewer("rolf", "Rolf Berg")
    outcomes(
        drilled.source(rosa),
        *[("stopped", True)] * 10,
        *[("missed", False)] * 5,
        *[("missed", True)] * 5,
        *[("sent_back", False)] * 10,
        *[("edited", True)] * 10,
        *[("withdrawn", None)] * 7,
    )
    found = table(lead, "/agreement/drills.csv")
    assert found[TOGETHER][:3] == ["35", "40", "0.875"]
    assert found[JUDGES][:3] == ["25", "40", "0.625"]
    assert found[REVIEWERS][:3] == ["20", "30", "0.6667"]
    low, high = map(float, found[TOGETHER][3:])
    assert (round(low, 3), round(high, 3)) == (0.739, 0.945), "Wilson's interval of 35 in 40"
    page = lead.get("/insights/quality", {"period": "all"}).content.decode()
    assert "Planted errors" in page
    assert "35 of 40" in page
    assert "Rolf" not in page


def test_figures_of_drills_are_for_who_reads_figures(rosa: User) -> None:
    assert client_of(rosa).get("/agreement/drills.csv").status_code == 403
    assert client_of(rosa).get("/dashboard/reading.csv").status_code == 403


def test_no_figure_of_work_counts_a_drill(rosa: User, lead: Client) -> None:
    scenes.reviewer("rolf", "Rolf Berg")
    source = drilled.source(rosa)
    names = ("throughput", "workload", "summaries", "times", "first-attempts", "attempts")
    more = ("sent-back", "overruled", "agreement", "queue-age")

    def figures() -> list[dict[str, list[str]]]:
        return [table(lead, f"/dashboard/{name}.csv") for name in (*names, *more)]

    before = figures()
    drill = drilled.waiting(source)
    assert drill.summary is not None
    decisions.edit(
        drill.summary, by=drill.reviewer, number=1, seen=1, text=scenes.GOOD, judge=False
    )
    assert figures() == before
    scenes.evidence_comes(drill.summary)
    signed = scenes.signed(drill.summary)
    decisions.approve_drill(drill.summary, by=drill.reviewer, comment="Mended.", **signed)
    after = figures()
    assert after == before


def test_what_a_judge_doubted_is_known_of_the_planted_sentence_alone(rosa: User) -> None:
    scenes.reviewer("rolf", "Rolf Berg")
    drill = drilled.waiting(drilled.source(rosa))
    copy = drill.summary
    assert copy is not None
    text = Attempt.objects.get(summary=copy)
    elsewhere = (0, 5) if drill.start > 5 else (drill.end + 1, drill.end + 9)
    _doubted(text, "qag", elsewhere)
    assert drills._marked(drill) is False
    _doubted(text, "mqag", (drill.start, drill.end))
    assert drills._marked(drill) is True


def _doubted(text: Attempt, judge: str, place: tuple[int, int]) -> None:
    start, end = place
    Evaluation.objects.create(
        attempt=text,
        guideline_version=text.summary.guideline_version,
        judge=judge,
        model="offline",
        passed=False,
        seconds=1,
        found=finding_rows(
            [{"start": start, "end": end, "relation": "contradicted", "found_by": judge}]
        ),
    )


@pytest.mark.parametrize(
    ("seconds", "hasty", "hasty_with_transcript"),
    [(3, 1, 1), (20, 0, 1), (600, 0, 0)],
)
def test_decisions_faster_than_their_text_is_read_are_a_share_without_names(
    rosa: User, lead: Client, seconds: int, hasty: int, hasty_with_transcript: int
) -> None:
    """The summary has 70 words, 14 seconds at 300 a minute, and the transcript about 120 more."""
    case = scenes.in_review()
    ViewEvent.objects.create(
        summary=case, user=rosa, slot=1, at=timezone.now() - timedelta(seconds=seconds)
    )
    decisions.approve(case, by=rosa, **scenes.signed(case))
    found = table(lead, "/dashboard/reading.csv")
    assert found["Faster than the summary can be read"][:2] == [str(hasty), "1"]
    assert found["Faster than summary and transcript can be read"][:2] == [
        str(hasty_with_transcript),
        "1",
    ]
    page = lead.get("/insights/", {"period": "all"}).content.decode()
    assert "Time to read" in page


def test_a_decision_without_a_view_says_nothing_about_reading(rosa: User, lead: Client) -> None:
    case = scenes.judged(scenes.written(scenes.opened_case(), scenes.GOOD), Action.PASS)
    decisions.approve(case, by=rosa, **scenes.signed(case))
    assert case.__class__.objects.get(pk=case.pk).status == Status.APPROVED
    found = table(lead, "/dashboard/reading.csv")
    assert found["Faster than the summary can be read"][:2] == ["0", "0"]
