"""Figures over the time to read."""

import csv
import io
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from records.models import ViewEvent
from reviews import decisions
from summaries.status import Action, Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


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


def test_figures_of_the_time_to_read_are_for_who_reads_figures(rosa: User) -> None:
    assert client_of(rosa).get("/dashboard/reading.csv").status_code == 403


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
