"""Assigning to a colleague, and what is done to several rows at once."""

import csv
from datetime import timedelta
from io import StringIO

import pytest
from django.core.exceptions import PermissionDenied
from django.utils import timezone

from delivery import notifications
from delivery.models import Notification
from records.models import ClaimEvent, RecordExport, SavedView
from reviews import assignments, claims
from reviews.models import Assignment
from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes, workshop
from tests.factories.cases import give

pytestmark = pytest.mark.django_db


def titles(user, **query) -> list[str]:
    rows = client_of(user).get("/", query).context["rows"]
    return [row.summary.transcript.title for row in rows]


def selected(user, *cases, **data):
    ids = [str(case.pk) for case in cases]
    return client_of(user).post("/queue/selected", {"id": ids, **data}, follow=True)


def test_what_is_assigned_stands_first_for_one_and_with_colleagues_for_the_others(rosa, rolf):
    scenes.in_review("First")
    case = scenes.in_review("Second")
    answer = selected(rosa, case, do="assign", to=rolf.pk)
    assert "1 summary assigned to Rolf Berg." in answer.content.decode()
    assert titles(rolf) == ["Second", "First"]
    assert titles(rosa) == ["First"]
    page = client_of(rosa).get("/", {"tab": "others"}).content.decode()
    assert "assigned to Rolf Berg" in page
    assert "1 assigned to colleagues." in client_of(rosa).get("/").content.decode()
    assert client_of(rosa).get(f"/summaries/{case.pk}/").status_code == 200
    assert claims.claim_case(case, by=rosa).holder == rosa, "an assignment locks nobody out"


def test_an_assignment_is_logged_and_the_assignee_notified_once(rosa, rolf):
    case = scenes.in_review("Second")
    notifications.write_new_notifications()
    assignments.assign(case, to=rolf, by=rosa)
    assignments.assign(case, to=rolf, by=rosa)
    for _ in range(2):
        notifications.write_new_notifications()
    (told,) = Notification.objects.filter(kind="assigned")
    assert (told.user, told.summary, told.why) == (rolf, case, "Assigned by Rosa Keller.")
    assert list(ClaimEvent.objects.values_list("action", "holder", "by")) == [
        ("assign", rolf.pk, rosa.pk)
    ]
    page = client_of(rosa).get(f"/summaries/{case.pk}/?view=history").content.decode()
    assert "assigned it to Rolf Berg" in page


def test_an_assignment_is_given_to_another_and_ended(rosa, rolf):
    case = scenes.in_review()
    assignments.assign(case, to=rolf, by=rosa)
    assignments.assign(case, to=rosa, by=rolf)
    answer = selected(rolf, case, do="assign", to="")
    assert "1 summary no longer assigned." in answer.content.decode()
    assert not Assignment.objects.exists()
    events = ClaimEvent.objects.values_list("action", "holder__username", "by__username")
    assert list(events) == [
        ("assign", "rolf", "rosa"),
        ("unassign", "rolf", "rolf"),
        ("assign", "rosa", "rolf"),
        ("unassign", "rosa", "rolf"),
    ]


def test_nobody_is_notified_of_what_they_took_themselves_or_lost_again(rosa, rolf):
    case, other = scenes.in_review(), scenes.in_review("Other")
    notifications.write_new_notifications()
    assignments.assign(case, to=rosa, by=rosa)
    assignments.assign(other, to=rolf, by=rosa)
    assignments.assign(other, to=None, by=rosa)
    notifications.write_new_notifications()
    assert not Notification.objects.filter(kind="assigned").exists()


def test_a_late_assignment_is_everybodys_again(rosa, rolf, settings):
    case = scenes.in_review("Late")
    assignments.assign(case, to=rolf, by=rosa)
    late = timezone.now() - timedelta(hours=settings.REVIEW_TARGET_HOURS + 1)
    Summary.objects.filter(pk=case.pk).update(status_since=late)
    assert titles(rosa) == titles(rolf) == ["Late"]


def test_only_who_could_approve_it_is_asked(rosa, rolf):
    case = scenes.in_review()
    refused = {
        scenes.author(): "Only reviewers of this guideline can decide",
        scenes.person("ivan", "auditor"): "Only reviewers of this guideline can decide",
    }
    for person, why in refused.items():
        with pytest.raises(PermissionDenied, match=why):
            assignments.assign(case, to=person, by=rosa)
    Summary.objects.filter(pk=case.pk).update(author=rolf)
    with pytest.raises(PermissionDenied, match="decide on your own summary"):
        assignments.assign(case, to=rolf, by=rosa)
    assert not ClaimEvent.objects.exists()


def test_under_four_eyes_no_hand_in_it_is_asked(rosa, rolf):
    case = scenes.under_four_eyes(scenes.in_review(submitted_by=rolf))
    with pytest.raises(PermissionDenied, match="Rolf Berg handed in its transcript and can"):
        assignments.assign(case, to=rolf, by=rosa)


def test_only_reviewers_of_the_guideline_assign(rolf):
    case = scenes.in_review()
    board = workshop.drafted_guideline(scenes.person("gina", "guideline_admin")).guideline
    elsewhere = give(scenes.person("elsa"), "reviewer", guideline=board)
    for person in (elsewhere, scenes.author(), scenes.system_admin()):
        with pytest.raises(PermissionDenied):
            assignments.assign(case, to=rolf, by=person)
    admin = scenes.person("ada", "system_admin")
    answer = selected(admin, case, do="assign", to=rolf.pk)
    assert "was not assigned. Only reviewers of this guideline" in answer.content.decode()
    assert not Assignment.objects.exists()


def test_rows_that_are_not_theirs_are_left_out(rolf):
    case = scenes.in_review("Not yours")
    answer = selected(scenes.author(), case, do="export")
    assert "Not yours" not in answer.content.decode()
    selected(scenes.author("olga"), case, do="assign", to=rolf.pk)
    assert not Assignment.objects.exists()


def test_a_selection_is_exported_and_logged(rosa):
    case = scenes.exhausted("=cmd|calc")
    answer = selected(rosa, case, scenes.in_review("Other"), do="export")
    rows = list(csv.DictReader(StringIO(answer.content.decode())))
    assert sorted(row["title"] for row in rows) == ["'=cmd|calc", "Other"]
    fell_short = next(row for row in rows if row["id"] == str(case.pk))
    assert fell_short["reasons"] == "Consistency 3.4; 2 unproven"
    log = RecordExport.objects.get()
    assert (log.by, log.format, log.count) == (rosa, "queue", 2)
    assert str(case.pk) in log.selection


def test_an_export_tells_nothing_of_what_is_rated_first(rosa, settings):
    case = scenes.exhausted()
    settings.BLIND_SHARE = 100
    (row,) = csv.DictReader(StringIO(selected(rosa, case, do="export").content.decode()))
    assert row["status"] == "Ready for review"
    assert row["reasons"] == "Blind rating"


def test_a_selection_is_retried(rosa):
    case, other = scenes.failed(), scenes.failed("Other")
    answer = selected(rosa, case, do="retry", query="tab=failed")
    assert "Retrying: 1." in answer.content.decode()
    assert answer.redirect_chain[-1][0] == "/?tab=failed"
    other.refresh_from_db()
    assert other.status == "failed"
    selected(scenes.person("ivan", "auditor"), other, do="retry")
    other.refresh_from_db()
    assert other.status == "failed"


@pytest.mark.parametrize("data", [{}, {"do": "approve"}, {"do": "assign", "id": "x"}])
def test_nothing_else_is_done_to_a_selection(rosa, data):
    case = scenes.in_review()
    answer = client_of(rosa).post("/queue/selected", {"id": str(case.pk), **data}, follow=True)
    assert "Select at least one row" in answer.content.decode()
    case.refresh_from_db()
    assert case.status == "in_review"


def test_a_view_of_the_queue_is_saved_apart_from_those_of_records(rosa):
    client = client_of(rosa)
    data = {"name": "Board", "query": "q=board&group=quick", "list": "queue"}
    assert client.post("/records/views", data)["Location"] == "/?q=board&group=quick"
    client.post("/records/views", {"name": "Board", "query": "q=x"})
    assert dict(SavedView.objects.values_list("list", "query")) == {
        "queue": "q=board&group=quick",
        "records": "q=x",
    }
    assert 'href="?q=board&amp;group=quick"' in client.get("/").content.decode()
    assert "group=quick" not in client.get("/records/").content.decode()
    view = SavedView.objects.get(list="queue")
    assert client.post(f"/records/views/{view.pk}/forget")["Location"] == "/"
