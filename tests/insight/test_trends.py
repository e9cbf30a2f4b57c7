"""Figures over time, against decisions and waits whose moments are known."""

import csv
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.db import connection
from django.urls import reverse
from django.utils import timezone

from llm.models import ModelCall
from reviews import decisions
from summaries.models import GuidelineVersion, Summary
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import model_call

pytestmark = pytest.mark.django_db
TODAY, YESTERDAY = (f"{timezone.localtime() - timedelta(days=back):%Y-%m-%d}" for back in (0, 1))


@pytest.fixture
def lead():
    return client_of(scenes.person("lena", "lead", name="Lena Frei"))


def table(client, name, **query) -> list[list[str]]:
    answer = client.get(reverse("dashboard-csv", args=[name]), {"period": "7", **query})
    assert answer.status_code == 200
    return list(csv.reader(StringIO(answer.content.decode())))[1:]


def panel(client, name, **query):
    answer = client.get(reverse("figure", args=[name]), {"period": "7", **query})
    return answer.context["panel"]


def last(chart) -> dict[str, Any]:
    return {each["label"]: each["data"][-1] for each in chart["datasets"]}


def as_if_before(statement: str, *values: Any) -> None:
    """The triggers let nobody change what has happened."""
    with unguarded(), connection.cursor() as cursor:
        cursor.execute(statement, values)


def rejected(by, title: str) -> Summary:
    case = scenes.in_review(title)
    decisions.reject(case, by=by, number=1, seen=1, comment="Not our meeting.")
    return case


def test_decisions_are_counted_day_by_day(lead):
    rosa = scenes.reviewer()
    rejected(rosa, "Old")
    as_if_before("UPDATE records_review SET created_at = created_at - interval '1 day'")
    rejected(rosa, "New")
    rejected(rosa, "Newer")
    found = {row[0]: row[2] for row in table(lead, "throughput")}
    assert len(found) == 7
    assert (found[TODAY], found[YESTERDAY]) == ("2", "1")
    assert sum(map(int, found.values())) == 3


def test_work_is_listed_by_name_and_not_by_how_much(lead):
    for n in range(2):
        rejected(scenes.reviewer(f"z{n}", "Zoe Adler"), f"By a Zoe {n}")
    anna, zelda = scenes.reviewer("anna", "Anna Berg"), scenes.reviewer("zelda", "Zelda Ott")
    rejected(anna, "One")
    for n in range(3):
        rejected(zelda, f"Many {n}")
    assert last(panel(lead, "outcomes").chart)["Rejected"] == 6
    names = ["Anna Berg", "Zelda Ott", "Zoe Adler (z0)", "Zoe Adler (z1)"]
    assert last(panel(lead, "workload").chart) == dict(zip(names, [1, 3, 1, 1], strict=True))


def test_decisions_of_many_guidelines_or_people_are_stacked_with_the_rest_as_one(lead):
    for n in range(8):
        rejected(scenes.reviewer(f"r{n}", f"Reviewer {n}"), f"Case {n}")
    chart = panel(lead, "workload").chart
    assert chart["kind"] == "stack"
    assert last(chart) == {**{f"Reviewer {n}": 1 for n in range(6)}, "Others": 2}


def test_the_age_of_the_queue_is_that_of_what_waited_then(lead):
    rosa = scenes.reviewer()
    gone = rejected(rosa, "Gone")
    as_if_before(
        "UPDATE summaries_transition SET at = at - interval '30 hours'"
        " WHERE summary_id = %s AND new = 'in_review'",
        gone.pk,
    )
    waits = scenes.in_review("Waits")
    since = timezone.now() - timedelta(hours=50)
    Summary.objects.filter(pk=waits.pk).update(status_since=since)
    rows = {row[0]: row[2:] for row in table(lead, "queue-age")}
    # A day ago one had waited for 26 hours and the other, decided since, for 6.
    assert list(map(float, rows[YESTERDAY])) == pytest.approx([16, 2, 26], abs=0.1)
    assert list(map(float, rows[TODAY])) == pytest.approx([50, 1, 50], abs=0.1)
    (line, _marks) = panel(lead, "queue-age").chart["datasets"]
    assert line["data"][-2:] == [2, 1]


def test_a_version_that_is_published_is_marked_and_the_line_goes_on(lead):
    rosa = scenes.reviewer()
    case = rejected(rosa, "Before")
    guideline = case.guideline_version.guideline
    scenes.under_four_eyes(scenes.in_review("Another"))
    number = GuidelineVersion.objects.filter(guideline=guideline).latest("number").number
    as_if_before(
        "UPDATE summaries_guidelineversion SET published_at = now() - interval '2 days'"
        " WHERE number = %s",
        number,
    )
    line, marks = panel(lead, "throughput").chart["datasets"]
    assert line["label"] == guideline.title
    assert line["data"][-1] == 1
    assert [at for at, text in enumerate(marks["texts"]) if text] == [4, 6]
    assert marks["texts"][4] == f"{guideline.title} v{number}"


def test_the_cost_is_shared_among_the_summaries_worked_on(lead):
    case, other = scenes.in_review(), scenes.in_review("Other")
    for subject in (case.pk, case.pk, other.pk, None):
        model_call(subject=subject)
    # A call without an answer has no bill.
    model_call(subject=other.pk, cost=None, outcome="transient")
    each = float(ModelCall.objects.exclude(cost=None).values_list("cost", flat=True)[0] or 0)
    rows = {row[0]: row[1:] for row in table(lead, "cost")}
    assert rows[TODAY] == [str(each * 3 / 2), str(each * 3), "2", "0"]
    assert rows[YESTERDAY][:2] == ["", ""]


def test_a_cost_with_an_unknown_price_is_no_figure(lead):
    case = scenes.in_review()
    model_call(subject=case.pk, cost=None)
    rows = {row[0]: row[1:] for row in table(lead, "cost")}
    assert rows[TODAY] == ["", "", "1", "1"]
    model_call(subject=case.pk)
    rows = {row[0]: row[1:] for row in table(lead, "cost")}
    assert rows[TODAY] == ["", "0.5", "1", "1"]


@pytest.mark.parametrize(("period", "points"), [("7", 7), ("30", 30), ("90", 13), ("365", 27)])
def test_a_long_period_has_no_more_points_than_can_be_told_apart(lead, period, points):
    rejected(scenes.reviewer(), "One")
    line, *_marks = panel(lead, "throughput", period=period).chart["datasets"]
    assert len(line["data"]) == points


def test_without_anything_decided_there_is_no_line(lead):
    for name in ("throughput", "workload", "queue-age", "cost"):
        for period in ("7", "all"):
            assert panel(lead, name, period=period).chart is None
