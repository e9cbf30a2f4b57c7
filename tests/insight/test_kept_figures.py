"""A large installation's dashboard shows figures that were kept, and says of when they are."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from config.messages import build_celery_app
from insight.tasks import keep_figures
from summaries import kept_figures
from summaries.models import Guideline
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import give

pytestmark = pytest.mark.django_db


@pytest.fixture
def lead():
    return client_of(scenes.person("lena", "lead", name="Lena Frei"))


def page(client, **more) -> str:
    answer = client.get(reverse("insights"), **more)
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def cases(shown: str) -> str:
    """What the figure of all summaries says."""
    return shown.partition('<span class="muted">Summaries</span> ')[2].partition("<")[0]


def test_few_cases_are_counted_anew_for_every_page(lead):
    scenes.in_review()
    assert cases(page(lead)) == "1"
    scenes.in_review("Another")
    shown = page(lead)
    assert cases(shown) == "2"
    assert "Updated" not in shown


@pytest.mark.usefixtures("large")
def test_many_are_shown_as_of_when_they_were_counted(lead):
    scenes.in_review()
    assert "Updated" in page(lead)
    scenes.in_review("Another")
    shown = page(lead)
    assert cases(shown) == "1"
    assert '<section class="card figure" aria-labelledby="queue-age">' in shown
    keep_figures()
    assert cases(page(lead)) == "2"


@pytest.mark.usefixtures("large")
def test_files_are_made_when_they_are_asked_for(lead):
    page(lead)
    scenes.in_review()
    answer = lead.get(reverse("dashboard-csv", args=["summaries"]))
    assert "Ready for review,1" in answer.content.decode()


@pytest.mark.usefixtures("large")
def test_what_one_may_not_see_is_not_shown_to_them(lead):
    scenes.in_review()
    assert cases(page(lead)) == "1"
    elsewhere = Guideline.objects.create(name="elsewhere", title="Elsewhere")
    theirs = client_of(give(scenes.person("nora"), "lead", guideline=elsewhere))
    assert cases(page(theirs)) == ""


@pytest.mark.usefixtures("large")
def test_each_language_has_its_own(lead):
    assert "Updated" in page(lead)
    assert "Stand " in page(lead, headers={"accept-language": "de"})
    keep_figures()
    assert "Entscheidungen im Zeitverlauf" in page(lead, headers={"accept-language": "de"})
    assert "Decisions over time" in page(lead)


@pytest.mark.usefixtures("large")
def test_what_nobody_asked_for_within_a_day_is_not_made_anew(lead, monkeypatch):
    page(lead)
    assert kept_figures.refresh_figures() == 1
    later = timezone.now() + timedelta(hours=25)
    monkeypatch.setattr("django.utils.timezone.now", lambda: later)
    assert kept_figures.refresh_figures() == 0


def test_the_beat_asks_for_them():
    app = build_celery_app("x", "memory://")
    assert "insight.keep_figures" in {entry["task"] for entry in app.conf.beat_schedule.values()}
