"""Uploaded measurements while a worker draws them: progress, a killed worker, failure."""

from datetime import timedelta

import pytest
from countersign_judge.metaeval.figures import FIGURES
from django.db import IntegrityError, connection, transaction
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from measuring import stored
from measuring.models import Drawing, DrawnFigure, MetaRun
from summaries import jobs
from summaries.models import JobStatus
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.measuring.metaeval.data import rows

pytestmark = pytest.mark.django_db
LEASE = timedelta(seconds=30)


@pytest.fixture
def admin():
    return factories.user("ada", "admins")


@pytest.fixture
def asked(admin):
    return stored.request_drawing(title="Spring", rows=rows(), by=admin)


@pytest.fixture
def scribbled(monkeypatch):
    """The names of the figures that were drawn, each a PNG of a few bytes."""
    names: list[str] = []

    def scribbles(name):
        names.append(name)
        return b"\x89PNG" + name.encode()

    monkeypatch.setattr(stored, "FIGURES", {name: lambda _, name=name: name for name in FIGURES})
    monkeypatch.setattr(stored, "render_png", scribbles)
    return names


def page_of(user, pk):
    return client_of(user).get(reverse("measure-run", args=[pk])).content.decode()


def test_the_page_says_how_far_it_is_and_then_shows_the_report(asked, admin, scribbled):
    assert "0 of 3 charts drawn" in page_of(admin, asked.pk)
    DrawnFigure.objects.create(drawing=asked, name="correlations", png=b"\x89PNG")
    live = client_of(admin).get(reverse("measure-live", args=[asked.pk]))
    assert "1 of 3 charts drawn" in live.content.decode()
    assert "Spring" in client_of(admin).get(reverse("judge-quality")).content.decode()
    stored.run_drawing(asked.pk)
    assert client_of(admin).get(reverse("measure-live", args=[asked.pk]))["HX-Refresh"] == "true"
    assert "Agreement over the whole set" in page_of(admin, asked.pk)
    run = MetaRun.objects.get()
    assert (run.pk, run.title, run.stored_by) == (asked.pk, "Spring", admin)
    assert run.results == rows()
    assert set(run.figures) == set(FIGURES)
    assert not Drawing.objects.exists()


def test_asking_how_far_it_is_reads_no_results(asked, admin):
    client = client_of(admin)
    with CaptureQueriesContext(connection) as asked_for:
        client.get(reverse("measure-live", args=[asked.pk]))
    assert not [query for query in asked_for if '"results"' in query["sql"].split("FROM")[0]]


def test_nothing_is_drawn_in_the_request(admin, monkeypatch):
    def refuses(*_):
        raise AssertionError("drawn while somebody waits")

    monkeypatch.setattr(stored, "render_png", refuses)
    asked = stored.request_drawing(title="Spring", rows=rows(), by=admin)
    assert "0 of 3 charts drawn" in page_of(admin, asked.pk)


def test_delivered_twice_it_is_stored_once(asked, scribbled):
    stored.run_drawing(asked.pk)
    stored.run_drawing(asked.pk)
    assert MetaRun.objects.count() == 1
    assert scribbled == list(FIGURES)


def test_a_killed_worker_costs_one_picture_and_the_next_one_goes_on(asked, scribbled):
    DrawnFigure.objects.create(drawing=asked, name="correlations", png=b"\x89PNG first")
    held = Drawing.objects.filter(pk=asked.pk)
    held.update(status=JobStatus.RUNNING, lease_token=asked.pk, lease_until=timezone.now() + LEASE)
    stored.run_drawing(asked.pk)
    assert not scribbled
    held.update(lease_until=timezone.now() - LEASE)
    stored.run_drawing(asked.pk)
    assert scribbled == ["calibration", "distribution"]
    assert MetaRun.objects.get(pk=asked.pk)


def test_a_worker_that_lost_its_lease_stores_nothing(asked, monkeypatch):
    def loses(_):
        Drawing.objects.update(lease_token=asked.pk)
        return b"\x89PNG"

    monkeypatch.setattr(stored, "render_png", loses)
    stored.run_drawing(asked.pk)
    assert not DrawnFigure.objects.exists()
    assert not MetaRun.objects.exists()


def test_the_sweep_sends_one_again_whose_message_was_lost(asked, sent_tasks):
    Drawing.objects.update(nudged_at=timezone.now() - timedelta(hours=1))
    jobs.sweep()
    assert sent_tasks == [("measuring.draw", str(asked.pk))]


def test_a_failure_says_why_and_is_tried_again(asked, admin, monkeypatch):
    def breaks(*_):
        raise MemoryError

    monkeypatch.setattr(stored, "render_png", breaks)
    with pytest.raises(MemoryError):
        stored.run_drawing(asked.pk)
    page = page_of(admin, asked.pk)
    assert "Not stored" in page
    assert "internal error (MemoryError)" in page
    assert "Try again" not in page_of(factories.user("lea", "lead"), asked.pk)
    client_of(admin).post(reverse("measure-again", args=[asked.pk]))
    assert Drawing.objects.get().status == JobStatus.QUEUED
    assert client_of(admin).post(reverse("measure-discard", args=[asked.pk])).status_code == 302
    assert Drawing.objects.exists()


def test_one_that_failed_can_be_discarded(asked, admin):
    Drawing.objects.update(status=JobStatus.FAILED, failure="No.")
    answer = client_of(admin).post(reverse("measure-discard", args=[asked.pk]))
    assert answer["Location"] == reverse("judge-quality")
    assert not Drawing.objects.exists()


def test_as_many_dimensions_as_a_worker_draws_are_taken_and_one_more_is_refused(admin):
    many = [{**rows()[0], "dimension": f"dimension {number}"} for number in range(17)]
    assert stored.request_drawing(title="Spring", rows=many[:-1], by=admin).pk
    with pytest.raises(stored.TooMany, match="17 dimensions; the limit for drawing is 16"):
        stored.request_drawing(title="Spring", rows=many, by=admin)


@pytest.mark.parametrize(
    ("columns", "constraint"),
    [
        ({"title": ""}, "drawing_has_a_title"),
        ({"results": []}, "drawing_has_results"),
        ({"status": "lost"}, "drawing_status_known"),
        ({"lease_until": timezone.now()}, "drawing_lease_is_whole"),
        ({"status": "failed"}, "drawing_failure_has_its_reason"),
    ],
)
def test_a_drawing_is_whole(columns, constraint):
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        Drawing.objects.create(**{"title": "Spring", "results": rows(), **columns})


def test_a_figure_is_kept_once(asked):
    kept = {"drawing": asked, "name": "correlations", "png": b"\x89PNG"}
    DrawnFigure.objects.create(**kept)
    with pytest.raises(IntegrityError, match="drawn_figure_once"), transaction.atomic():
        DrawnFigure.objects.create(**kept)
