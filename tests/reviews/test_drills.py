"""Drills: who gets one, that it looks like any case, and that it leaves nothing but its outcome."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, ProgrammingError, connection, transaction
from django.db.models.functions import Now
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts import tokens
from accounts.models import AuditEvent
from delivery.models import Event, Notification
from delivery.notifications import write_new_notifications
from insight.labels import labels_of
from judging import blind
from judging import services as judging
from judging.models import Evaluation, Rating
from records.models import Decision, LegalHold, Record, Review, ViewEvent
from records.retention import dispose, set_retention
from reviews import assignments, claims, decisions, drills, ratings, removal
from summaries import pipeline
from summaries import services as writing
from summaries.models import (
    Attempt,
    Drill,
    DrillOutcome,
    GuidelineVersion,
    Summary,
    Transcript,
    Transition,
)
from summaries.status import Action, Status
from summaries.visibility import can_see, visible_summaries, visible_transcripts
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import drills as drilled
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def source(rosa: User) -> Summary:
    return drilled.source(rosa)


@pytest.fixture
def drill(source: Summary, rolf: User) -> Drill:
    return drilled.waiting(source)


def copy_of(drill: Drill) -> Summary:
    drill.refresh_from_db()
    assert drill.summary is not None
    return drill.summary


def post(client: Client, name: str, case: Summary, **said: Any) -> Any:
    data = {**scenes.signed(case), **said}
    return client.post(reverse(name, args=[case.pk]), data, follow=True)


# --- Planting ---------------------------------------------------------------


def test_a_drill_is_a_case_of_its_own_with_one_sentence_changed(
    drill: Drill, source: Summary
) -> None:
    copy = copy_of(drill)
    record = drilled.record_of(source)
    (text,) = copy.attempts.all()
    assert text.text[: drill.start] == record.text[: drill.start]
    assert text.text[drill.end :] == record.text[drill.was_end :]
    assert text.text != record.text
    assert text.origin == "model"
    assert copy.transcript_id != source.transcript_id
    assert copy.transcript.turns == source.transcript.turns
    assert copy.transcript.title == source.transcript.title
    assert copy.status == Status.IN_REVIEW


def test_it_goes_to_somebody_who_decides_and_never_had_to_do_with_the_case(
    source: Summary, rosa: User, rolf: User
) -> None:
    lena = scenes.person("lena", "lead", name="Lena Vogt")
    scenes.system_admin()
    scenes.person("otto", "reviewers", "auditor")
    ViewEvent.objects.create(summary=source, user=lena, slot=1)
    assert drills.somebody_for(source) == rolf
    User.objects.filter(pk__in=[rosa.pk, rolf.pk]).update(email="one@example.org")
    assert drills.somebody_for(source) is None


def test_nobody_has_two_at_once_and_they_go_round(rosa: User, rolf: User) -> None:
    ruth = scenes.reviewer("ruth", "Ruth Adler")
    first = drilled.closed_by_approval(drilled.source(rosa, "One"))
    second = drilled.waiting(drilled.source(rosa, "Two"))
    assert {first.reviewer, second.reviewer} == {rolf, ruth}
    third = drilled.waiting(drilled.source(rosa, "Three"))
    assert third.reviewer == first.reviewer
    assert drills.plant_in(drilled.source(rosa, "Four")) is None


def test_where_no_error_fits_there_is_no_drill(rosa: User, rolf: User) -> None:
    case = scenes.opened_case("Short", submitted_by=scenes.person("crm"))
    scenes.judged(scenes.written(case, "Nobody said much at all today."), Action.PASS)
    decisions.approve(case, by=rosa, comment="So it was.", **scenes.signed(case))
    assert drills.plant_in(case) is None
    assert not Drill.objects.exists()


def test_a_share_of_recent_approvals_is_drilled_where_the_guideline_says_so(
    source: Summary, rolf: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    drills.sweep()
    assert not Drill.objects.exists(), "off by default"
    with unguarded():
        GuidelineVersion.objects.update(drill_share=20)
    monkeypatch.setattr(drills, "sampled", lambda *_: True)
    drills.sweep()
    drills.sweep()
    assert [found.source for found in Drill.objects.all()] == [source]
    assert rolf == Drill.objects.get().reviewer


def test_which_cases_come_back_follows_from_their_ids() -> None:
    version = GuidelineVersion(drill_share=20)
    ids = [uuid4() for _ in range(2_000)]
    found = [key for key in ids if drills.sampled(key, version)]
    assert 300 < len(found) < 500
    assert found == [key for key in ids if drills.sampled(key, version)]
    assert not any(drills.sampled(key, GuidelineVersion(drill_share=0)) for key in ids)


# --- While it is open -------------------------------------------------------


def test_nobody_else_sees_it_and_its_reviewer_does_not_see_the_source(
    drill: Drill, source: Summary, rosa: User, rolf: User
) -> None:
    copy = copy_of(drill)
    admin = scenes.person("ada", "admins")
    for other in (rosa, admin, User.objects.create_superuser("root")):
        assert copy not in visible_summaries(other)
        assert not can_see(other, copy)
        assert copy.transcript not in visible_transcripts(other)
        assert source in visible_summaries(other)
    assert copy in visible_summaries(rolf)
    assert copy.transcript in visible_transcripts(rolf)
    assert source not in visible_summaries(rolf)
    assert not can_see(rolf, source)
    assert source.transcript not in visible_transcripts(rolf)


@pytest.mark.parametrize("words", ["Pilot", "Chidi", "sensor drift", "48,000", ""])
def test_no_search_leads_from_the_drill_to_what_it_copies(
    drill: Drill, rosa: User, rolf: User, words: str
) -> None:
    record = Record.objects.get()
    address = f"/records/{record.number}"
    assert address not in client_of(rolf).get("/records/", {"q": words}).content.decode()
    assert client_of(rolf).get(reverse("record", args=[record.number])).status_code == 403
    queue = client_of(rolf).get("/", {"q": words, "tab": "done"}).content.decode()
    assert str(drill.source_id) not in queue
    assert client_of(rosa).get(reverse("record", args=[record.number])).status_code == 200


def test_pages_and_api_say_of_a_drill_what_they_say_of_any_case(drill: Drill, rolf: User) -> None:
    """As somebody who reads the source of the page and the JSON: one case beside the other, made
    in the same way, differs in nothing but ids, times and words of its own."""
    other = scenes.judged(
        scenes.written(scenes.opened_case("Pilot steering meeting"), scenes.GOOD), Action.PASS
    )
    copy = copy_of(drill)
    client = client_of(rolf)
    token = tokens.issue("mine", rolf, ["review"])
    headers = {"authorization": f"Bearer {token}"}
    for view in ("", "?view=attempts", "?view=history", "?view=guideline", "?view=coverage"):
        pages = [
            client.get(reverse("summary", args=[case.pk]) + view).content.decode().lower()
            for case in (copy, other)
        ]
        assert ["drill" in page for page in pages] == [False, False] or view == "?view=guideline"
    queue = client.get("/").content.decode()
    assert str(copy.pk) in queue
    assert "drill" not in queue.lower()
    details = [
        client.get(f"/api/v1/summaries/{case.pk}", headers=headers).json() for case in (copy, other)
    ]
    assert set(details[0]) == set(details[1])
    assert "drill" not in str(details[0]).lower()
    turns = [
        client.get(f"/api/v1/transcripts/{case.transcript_id}", headers=headers).json()
        for case in (copy, other)
    ]
    assert set(turns[0]) == set(turns[1])
    assert [row["action"] for row in copy.transitions.values("action")] == [
        row["action"] for row in other.transitions.values("action")
    ]


def test_no_program_and_no_log_hears_of_it(drill: Drill) -> None:
    copy = copy_of(drill)
    assert not Event.objects.filter(transition__summary=copy).exists()
    assert not AuditEvent.objects.filter(kind__startswith="drill.").exists()
    assert not AuditEvent.objects.filter(object_key=str(copy.pk), kind="summary.open").exists()


def test_it_is_never_rated_blind_because_ratings_are_figures(drill: Drill) -> None:
    assert not blind.sampled(copy_of(drill).pk)


def test_a_colleague_to_whom_it_is_assigned_hears_nothing(
    drill: Drill, rosa: User, rolf: User
) -> None:
    write_new_notifications()
    assignments.assign(copy_of(drill), to=rosa, by=rolf)
    write_new_notifications()
    assert not Notification.objects.filter(user=rosa).exists()


def test_a_judge_reads_it_as_any_text(source: Summary, rolf: User) -> None:
    """The usual pipeline, with the offline judge: passed to a person, or stopped for good."""
    drill = drilled.planted(source)
    copy = copy_of(drill)
    judging.judge(copy.pk)
    copy.refresh_from_db()
    assert copy.attempts.get().evaluations.exists()
    (evaluation,) = Evaluation.objects.filter(attempt__summary=copy)
    assert evaluation.findings
    assert copy.status in {Status.IN_REVIEW, Status.REVISING, Status.EXHAUSTED}


def test_it_waits_no_longer_than_other_cases_for_a_server_that_rested(
    source: Summary, rolf: User
) -> None:
    copy = copy_of(drilled.planted(source))
    rests = {"not_before": Now() + timedelta(hours=1), "waiting_for": "http://models rests"}
    Summary.with_drills.filter(pk=copy.pk).update(**rests)
    pipeline.wake("http://models")
    assert Summary.with_drills.filter(pk=copy.pk, not_before__lte=Now()).exists()


def test_what_a_judge_stops_ends_there_and_counts_for_the_judge(
    source: Summary, rolf: User
) -> None:
    drill = drilled.planted(source)
    copy = copy_of(drill)
    scenes.judged(copy, Action.REWRITE, {"consistency": 2.0})
    writing.write(copy.pk)
    assert Attempt.objects.filter(summary=copy).count() == 1, "no model rewrote it"
    drills.sweep()
    drill.refresh_from_db()
    assert (drill.outcome, drill.summary) == (DrillOutcome.STOPPED, None)
    assert not Summary.with_drills.filter(pk=copy.pk).exists()


# --- Decisions --------------------------------------------------------------


def test_an_approval_closes_it_signs_nothing_and_says_what_was_missed(
    drill: Drill, source: Summary, rolf: User
) -> None:
    copy = copy_of(drill)
    answer = post(client_of(rolf), "approve", copy)
    page = answer.content.decode()
    assert "This was a drill, and its error was approved." in page
    was = drilled.record_of(source).text[drill.start : drill.was_end]
    assert was in page
    drill.refresh_from_db()
    assert drill.outcome == DrillOutcome.MISSED
    copy.refresh_from_db()
    assert copy.status == Status.CANCELLED
    assert Record.objects.count() == Review.objects.count() == 1, "those of the source"


@pytest.mark.parametrize(
    ("name", "said", "outcome"),
    [
        ("reject", {"comment": "That is not what was said."}, DrillOutcome.REJECTED),
        (
            "send-back",
            {"comment": "Look at the date.", "category": "inaccurate"},
            DrillOutcome.SENT_BACK,
        ),
    ],
)
def test_a_refusal_finds_it(
    drill: Drill, rolf: User, name: str, said: dict[str, str], outcome: str
) -> None:
    copy = copy_of(drill)
    page = post(client_of(rolf), name, copy, **said).content.decode()
    assert "you found the error" in page
    drill.refresh_from_db()
    assert drill.outcome == outcome
    assert not Review.objects.filter(attempt__summary=copy).exists()


def test_an_edit_of_the_sentence_finds_it_and_of_another_one_does_not(
    drill: Drill, source: Summary, rosa: User, rolf: User
) -> None:
    copy = copy_of(drill)
    text = scenes.newest(copy).text
    decisions.edit(copy, by=rolf, number=1, seen=1, text=f"{text} Thank you all.", judge=False)
    decisions.edit(copy, by=rolf, number=2, seen=2, text=scenes.GOOD, judge=False)
    scenes.evidence_comes(copy)
    closed = decisions.approve_drill(copy, by=rolf, comment="Mended.", **scenes.signed(copy))
    assert closed.outcome == DrillOutcome.EDITED
    ruth = scenes.reviewer("ruth", "Ruth Adler")
    second = drilled.waiting(drilled.source(rosa, "Two"))
    assert second.reviewer == ruth
    copy, text = copy_of(second), scenes.newest(copy_of(second)).text
    decisions.edit(copy, by=ruth, number=1, seen=1, text=f"{text} Thank you all.", judge=False)
    scenes.evidence_comes(copy)
    closed = decisions.approve_drill(copy, by=ruth, comment="Read.", **scenes.signed(copy))
    assert closed.outcome == DrillOutcome.MISSED


def test_the_checks_of_an_approval_hold_for_a_drill(drill: Drill, rosa: User, rolf: User) -> None:
    copy = copy_of(drill)
    with pytest.raises(PermissionDenied):
        decisions.approve_drill(copy, by=rosa, **scenes.signed(copy))
    stale = {**scenes.signed(copy), "text_sha256": "0" * 64}
    with pytest.raises(decisions.StaleText):
        decisions.approve_drill(copy, by=rolf, **stale)
    with unguarded():
        GuidelineVersion.objects.update(signing="reauthenticate")
    copy = Summary.with_drills.get(pk=copy.pk)
    with pytest.raises(ValueError, match=r"Confirm your identity|Enter your password"):
        decisions.approve_drill(copy, by=rolf, **scenes.signed(copy))
    with pytest.raises(ValueError, match="Enter a reason"):
        decisions.refuse_drill(copy, Decision.REJECT, by=rolf, number=1, seen=1)
    drill.refresh_from_db()
    assert drill.outcome == ""


def test_its_reviewers_are_told_that_there_are_some(drill: Drill, rosa: User, rolf: User) -> None:
    page = client_of(rolf).get("/").content.decode()
    assert "Drills are on" not in page
    with unguarded():
        GuidelineVersion.objects.update(drill_share=5)
    said = "5 % of approved summaries return with a planted error"
    assert said in client_of(rolf).get("/").content.decode()
    case = reverse("summary", args=[copy_of(drill).pk])
    assert (
        "5 % of approved summaries"
        in client_of(rolf).get(f"{case}?view=guideline").content.decode()
    )
    assert said not in client_of(scenes.author()).get("/").content.decode()


def test_the_audit_log_holds_what_became_of_it_and_by_whom(drill: Drill, rolf: User) -> None:
    copy = copy_of(drill)
    decisions.approve_drill(copy, by=rolf, **scenes.signed(copy))
    event = AuditEvent.objects.get(kind="drill.missed")
    assert (event.by, event.object_key) == (rolf, str(copy.pk))
    assert event.details["kind"] == drill.kind
    assert not AuditEvent.objects.filter(object_key=str(copy.pk), kind="summary.cancel").exists()


def test_a_lead_who_cancels_it_withdraws_it(source: Summary) -> None:
    lena = scenes.person("lena", "lead", name="Lena Vogt")
    drill = drilled.waiting(source)
    assert drill.reviewer == lena
    removal.cancel(copy_of(drill), by=lena, reason="Handed in twice.")
    drill.refresh_from_db()
    assert drill.outcome == DrillOutcome.WITHDRAWN


# --- What it may never become -----------------------------------------------


def test_postgresql_refuses_a_decision_a_record_and_the_status_of_one(
    drill: Drill, source: Summary, rolf: User
) -> None:
    copy = copy_of(drill)
    attempt = scenes.newest(copy)
    with pytest.raises(IntegrityError, match="nothing of a drill is evidence"):
        decisions.approve(copy, by=rolf, **scenes.signed(copy))
    record = drilled.record_of(source)
    review = record.review
    with pytest.raises(IntegrityError, match="nothing of a drill is evidence"):
        _inserted(
            "INSERT INTO records_record SELECT gen_random_uuid(), number + 1, text, snapshot, "
            "snapshot_version, pdf, transcript_sha256, text_sha256, snapshot_sha256, pdf_sha256, "
            "sha256, reason, created_at, review_id, %s, supersedes_id FROM records_record "
            "WHERE id = %s",
            [copy.pk, record.pk],
        )
    refused = "nothing of a drill is evidence"
    with pytest.raises(IntegrityError, match=refused), transaction.atomic():
        Review.objects.create(
            attempt=attempt, reviewer=rolf, decision="reject", comment="no", text_sha256="0" * 64
        )
    for status in (Status.APPROVED, Status.REJECTED):
        with pytest.raises(IntegrityError, match="drill_is_never_decided"):
            _inserted("UPDATE summaries_summary SET status = %s WHERE id = %s", [status, copy.pk])
    with pytest.raises(IntegrityError, match="from its beginning or never"):
        _inserted("UPDATE summaries_summary SET drill_for_id = NULL WHERE id = %s", [copy.pk])
    with pytest.raises(IntegrityError, match="from its beginning or never"):
        _inserted(
            "UPDATE summaries_summary SET drill_for_id = %s WHERE id = %s", [rolf.pk, source.pk]
        )
    assert review.attempt.summary == source


def _inserted(statement: str, values: list[Any]) -> None:
    from django.db import transaction

    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement, values)


def test_what_became_of_a_drill_never_changes(source: Summary, rolf: User) -> None:
    drill = drilled.closed_by_approval(source)
    from django.db import transaction

    for change in ({"outcome": "sent_back"}, {"kind": "date"}, {"seed": 1}):
        if change == {"kind": drill.kind}:
            continue
        refused = (IntegrityError, ProgrammingError)
        with pytest.raises(refused, match=r"is refused|permission denied"), transaction.atomic():
            Drill.objects.filter(pk=drill.pk).update(**change)


def test_it_is_no_label_even_where_its_reviewer_edited_it(drill: Drill, rolf: User) -> None:
    copy = copy_of(drill)
    decisions.edit(copy, by=rolf, number=1, seen=1, text=scenes.GOOD, judge=False)
    labelled = [label.text.summary_id for label in labels_of(Attempt.objects.all())]
    assert copy.pk not in labelled
    assert set(labelled) == {drill.source_id}


def test_a_closed_drill_is_in_no_export_and_in_no_answer_of_the_api(
    drill: Drill, rolf: User
) -> None:
    copy = copy_of(drill)
    client = client_of(rolf)
    headers = {"authorization": f"Bearer {tokens.issue('mine', rolf, ['review'])}"}
    chosen = {"id": str(copy.pk), "do": "export", "query": ""}
    assert str(copy.pk) in client.post(reverse("queue-selected"), chosen).content.decode()
    assert client.get(f"/api/v1/summaries/{copy.pk}", headers=headers).status_code == 200
    decisions.approve_drill(copy, by=rolf, **scenes.signed(copy))
    assert str(copy.pk) not in client.post(reverse("queue-selected"), chosen).content.decode()
    assert client.get(f"/api/v1/summaries/{copy.pk}", headers=headers).status_code == 404
    listed = client.get("/api/v1/summaries", headers=headers).content.decode()
    assert str(copy.pk) not in listed


def test_a_hold_on_one_is_refused_and_a_rating_of_one_goes_with_it(
    source: Summary, rolf: User
) -> None:
    lena = scenes.person("lena", "lead", name="Lena Vogt")
    ViewEvent.objects.create(summary=source, user=lena, slot=1)
    drill = drilled.waiting(source)
    copy = copy_of(drill)
    with (
        pytest.raises(IntegrityError, match="nothing of a drill is evidence"),
        transaction.atomic(),
    ):
        LegalHold.objects.create(summary=copy, by=lena, reason="Matter 12")
    attempt = scenes.newest(copy)
    ratings.rate(attempt, by=rolf, values={item.pk: 4 for item in ratings.to_rate(copy)})
    assert not Rating.objects.filter(attempt=attempt, blind=True).exists()
    decisions.approve_drill(copy, by=rolf, **scenes.signed(copy))
    drill.refresh_from_db()
    drills.remove_copy(drill)
    assert not Rating.objects.exists()


# --- Removal ----------------------------------------------------------------


def test_a_copy_goes_after_a_month_and_its_outcome_stays(source: Summary, rolf: User) -> None:
    drill = drilled.closed_by_approval(source)
    copy = copy_of(drill)
    with unguarded():
        Drill.objects.update(closed_at=timezone.now() - drills.KEPT_FOR - timedelta(hours=1))
    drills.sweep()
    drill.refresh_from_db()
    assert (drill.summary, drill.outcome) == (None, DrillOutcome.MISSED)
    assert not Transcript.objects.filter(pk=copy.transcript_id).exists()
    assert not Transition.objects.filter(summary=copy.pk).exists()


def test_a_drill_that_nobody_decides_on_is_withdrawn(drill: Drill, rolf: User) -> None:
    claims.hold(copy_of(drill), by=rolf)
    with unguarded():
        Drill.objects.update(planted_at=timezone.now() - drills.OPEN_FOR - timedelta(hours=1))
    drills.sweep()
    drill.refresh_from_db()
    assert (drill.summary, drill.outcome) == (None, DrillOutcome.WITHDRAWN)


@pytest.mark.parametrize("closed", [False, True])
def test_with_the_content_of_its_source_a_drill_goes(
    source: Summary, rolf: User, closed: bool
) -> None:

    lena = scenes.person("lena", "lead", name="Lena Vogt")
    ViewEvent.objects.create(summary=source, user=lena, slot=1)
    drill = drilled.closed_by_approval(source) if closed else drilled.waiting(source)
    copy = copy_of(drill)
    set_retention(source.guideline_version.guideline, days=1, by=lena, reason="policy")
    with unguarded():
        Summary.objects.filter(pk=source.pk).update(status_since=timezone.now() - timedelta(days=2))
    dispose(Summary.objects.get(pk=source.pk), by=lena, reason="past its rule")
    drill.refresh_from_db()
    assert drill.summary is None
    assert drill.outcome == (DrillOutcome.MISSED if closed else DrillOutcome.WITHDRAWN)
    assert not Summary.with_drills.filter(pk=copy.pk).exists()
    assert not Transcript.objects.filter(pk=copy.transcript_id).exists()
