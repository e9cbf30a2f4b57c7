"""Records stay as long as their rule says and a hold demands; what leaves, leaves its hashes."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.exceptions import PermissionDenied
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from django.urls import reverse
from django.utils import timezone

from judging.models import Evaluation, Score
from records import retention
from records.models import Disposition, HoldLift, LegalHold, RecordExport, RetentionRule, SavedView
from records.retention import NotDue
from records.verification import verify
from summaries.models import DISPOSED, Summary, Transition
from tests.database import as_owner
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db

LATER = timezone.now() + timedelta(days=400)


@pytest.fixture
def due(record, lena):
    return kept.due(record, by=lena)


def sql(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute(statement)


def refused(statement: str) -> str:
    with pytest.raises(IntegrityError) as caught, transaction.atomic():
        sql(statement)
    return str(caught.value)


def test_without_a_rule_records_stay_for_ever(record, lena):
    kept.aged(record, days=40_000)
    assert not retention.due_cases().exists()
    with pytest.raises(NotDue, match="forever"):
        retention.dispose(record.summary, by=lena, reason="Clean up.")


def test_the_newest_rule_of_a_guideline_counts(due, lena):
    assert list(retention.due_cases()) == [due.summary]
    guideline = due.summary.guideline_version.guideline
    retention.set_retention(guideline, days=None, by=lena, reason="The law changed.")
    assert not retention.due_cases().exists()
    assert RetentionRule.objects.count() == 2


def test_a_record_is_due_when_its_days_are_over(due):
    kept.aged(due, days=364)
    assert not retention.due_cases().exists()
    assert list(retention.due_cases(timezone.now() + timedelta(days=2))) == [due.summary]


def test_disposition_removes_the_content_and_leaves_records_that_verify(due, lena, rolf):
    scenes.approved(rolf, "A later one")
    hashes = (due.sha256, due.text_sha256, due.transcript_sha256)
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    due.refresh_from_db()
    assert (due.text, due.snapshot) == (DISPOSED, "")
    assert (due.sha256, due.text_sha256, due.transcript_sha256) == hashes
    case = Summary.objects.get(pk=due.summary_id)
    assert case.transcript.turns == []
    assert [attempt.text for attempt in case.attempts.all()] == [DISPOSED]
    assert not Evaluation.objects.filter(attempt__summary=case).exists()
    assert not Score.objects.filter(evaluation__attempt__summary=case).exists()
    log = Disposition.objects.get()
    assert (log.by, log.reason, log.days, log.transcript) == (lena, "Past its time.", 365, True)
    assert list(verify()) == []


def test_what_is_gone_is_not_found_by_its_words_any_more(due, lena):
    client = client_of(lena)
    assert "Supplier audit" in client.get(reverse("records"), {"q": "hospitals"}).content.decode()
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    page = client.get(reverse("records"), {"q": "hospitals"}).content.decode()
    assert "No record matches" in page
    assert "disposed of" in client.get(reverse("records"), {"q": "audit"}).content.decode()


def test_a_record_that_was_disposed_of_says_so(due, lena):
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    client = client_of(lena)
    html = client.get(reverse("record", args=[due.number])).content.decode()
    assert "Past its time." in html
    assert due.sha256 in html
    assert "starts on 4 May" not in html
    assert client.get(reverse("snapshot", args=[due.number])).status_code == 410
    assert client.get(reverse("summary", args=[due.summary_id])).status_code == 200


def test_a_hold_keeps_what_is_due_until_it_is_lifted(due, lena):
    first = retention.place_hold(due.summary, by=lena, reason="Matter 12")
    second = retention.place_hold(due.summary, by=lena, reason="Matter 13")
    retention.lift_hold(first, by=lena, reason="Settled.")
    assert not retention.due_cases().exists()
    assert list(retention.held_back_cases()) == [due.summary]
    with pytest.raises(NotDue, match="legal hold"):
        retention.dispose(due.summary, by=lena, reason="Past its time.")
    retention.lift_hold(second, by=lena, reason="Settled, too.")
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    with pytest.raises(NotDue, match="nothing to hold"):
        retention.place_hold(due.summary, by=lena, reason="Too late.")
    with pytest.raises(ValueError, match="already"):
        retention.lift_hold(first, by=lena, reason="Again.")


def test_the_database_refuses_to_dispose_of_what_is_held(due, lena):
    retention.place_hold(due.summary, by=lena, reason="Matter 12")
    with pytest.raises(IntegrityError, match="legal hold"), transaction.atomic():
        Disposition.objects.create(summary=due.summary, reason="x", days=1, transcript=True)


def test_the_database_refuses_to_hold_what_is_gone(due, lena):
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    with pytest.raises(IntegrityError, match="disposed"), transaction.atomic():
        LegalHold.objects.create(summary=due.summary, reason="x")


_EMPTY = "UPDATE records_record SET text = '[disposed of]', snapshot = '', pdf = ''"


@pytest.mark.usefixtures("owning")
def test_without_a_disposition_nothing_is_emptied(due):
    for statement in (
        _EMPTY,
        "UPDATE records_record SET text = 'x'",
        "UPDATE summaries_attempt SET text = '[disposed of]'",
        "UPDATE summaries_transcript SET turns = '[]', warnings = '[]'",
        "DELETE FROM records_record",
    ):
        assert "refused" in refused(statement), statement


@pytest.mark.usefixtures("owning")
def test_after_a_disposition_nothing_but_emptying_is_allowed(due, lena):
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    for statement in (
        "UPDATE records_record SET text = 'something else'",
        "UPDATE records_record SET snapshot = '{}'",
        f"{_EMPTY}, text_sha256 = sha256('a')",
        f"{_EMPTY}, number = 77",
        "UPDATE summaries_attempt SET text = 'something else'",
        "UPDATE summaries_attempt SET sha256 = sha256('a')",
        "UPDATE summaries_transcript SET turns = '[1]'",
        "UPDATE summaries_transcript SET title = 'Other'",
        "DELETE FROM records_record",
        "DELETE FROM records_disposition",
        "UPDATE records_disposition SET reason = 'x'",
    ):
        assert "refused" in refused(statement), statement


def test_a_transcript_that_another_case_needs_stays(due, lena):
    other = Summary.objects.create(
        transcript=due.summary.transcript,
        guideline_version=due.summary.guideline_version,
        author=scenes.author(),
    )
    Transition.objects.create(summary=other, action="open", new="queued", role="author")
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    transcript = Summary.objects.get(pk=other.pk).transcript
    assert len(transcript.turns) == len(scenes.TURNS)
    assert not Disposition.objects.get().transcript
    assert list(verify()) == []
    assert "refused" in refused("UPDATE summaries_transcript SET turns = '[]', warnings = '[]'")


def test_content_under_a_disposition_shows(due, lena):
    text = due.text
    retention.dispose(due.summary, by=lena, reason="Past its time.")
    with as_owner(), connection.cursor() as cursor:
        cursor.execute("ALTER TABLE records_record DISABLE TRIGGER USER")
        cursor.execute("UPDATE records_record SET text = %s", [text])
    assert [fault.message for fault in verify()] == ["it was disposed of and holds content"]


def test_a_case_whose_correction_is_under_way_is_not_due(due, lena):
    from reviews import corrections

    corrections.correct(due, by=lena, text="Other words.", reason="It was wrong.")
    assert not retention.due_cases().exists()


@pytest.mark.parametrize("role", ["reviewers", "auditor", "authors"])
def test_only_leads_keep_records(due, role):
    eve = scenes.person("eve", role)
    guideline = due.summary.guideline_version.guideline
    with pytest.raises(PermissionDenied):
        retention.place_hold(due.summary, by=eve, reason="Matter 12")
    with pytest.raises(PermissionDenied):
        retention.dispose(due.summary, by=eve, reason="Clean up.")
    with pytest.raises(PermissionDenied):
        retention.set_retention(guideline, days=1, by=eve, reason="Clean up.")
    client = client_of(eve)
    for name, arguments in [
        ("hold", [due.number]),
        ("retention-rule", [guideline.name]),
        ("dispose", []),
    ]:
        sent = {"reason": "x", "days": "1", "summary": str(due.summary_id)}
        assert client.post(reverse(name, args=arguments), sent).status_code == 403
    assert not LegalHold.objects.exists()
    assert not Disposition.objects.exists()


@pytest.mark.parametrize("role", ["reviewers", "auditor", "lead"])
def test_who_reads_cases_reads_what_is_due_and_the_log(due, role):
    html = client_of(scenes.person("eve", role)).get(reverse("retention")).content.decode()
    assert "Supplier audit" in html
    assert ("Dispose of selected" in html) == (role == "lead")


def test_an_author_does_not_see_the_retention():
    assert client_of(scenes.author()).get(reverse("retention")).status_code == 403


def test_a_lead_does_all_of_it_in_the_browser(due, lena):
    client, guideline = client_of(lena), due.summary.guideline_version.guideline
    client.post(reverse("hold", args=[due.number]), {"reason": "Matter 12"})
    hold = LegalHold.objects.get()
    client.post(reverse("dispose"), {"summary": str(due.summary_id), "reason": "Clean up."})
    assert not Disposition.objects.exists()
    client.post(reverse("lift-hold", args=[hold.pk]), {"reason": "Settled."})
    assert HoldLift.objects.get().by == lena
    answer = client.post(
        reverse("dispose"),
        {"summary": [str(due.summary_id), "no id"], "reason": "Clean up."},
        follow=True,
    )
    assert "Disposed of: 1" in answer.content.decode()
    client.post(reverse("retention-rule", args=[guideline.name]), {"days": "0", "reason": "x"})
    client.post(reverse("retention-rule", args=[guideline.name]), {"days": "", "reason": "x"})
    assert [rule.days for rule in RetentionRule.objects.all()] == [None, 365]


def test_the_command_says_what_it_would_do_and_does_it(due, rolf, lena):
    held = scenes.approved(rolf, "Held one")
    kept.aged(held, days=500)
    retention.place_hold(held.summary, by=lena, reason="Matter 12")
    name = due.summary.guideline_version.guideline.name
    assert told("--dry-run").splitlines() == [
        f"would dispose of record 1: Supplier audit ({name})",
        "1 due, 1 kept by a legal hold",
    ]
    assert not Disposition.objects.exists()
    assert "1 disposed of, 1 kept by a legal hold" in told()
    log = Disposition.objects.get()
    assert (log.summary, log.by) == (due.summary, None)
    assert "0 disposed of" in told()
    assert list(verify()) == []


def told(*arguments: str) -> str:
    out = StringIO()
    call_command("dispose_records", *arguments, stdout=out)
    return out.getvalue()


VIOLATIONS = [
    ("legalhold_has_a_reason", LegalHold, {"reason": ""}),
    ("holdlift_has_a_reason", HoldLift, {"reason": ""}),
    ("retentionrule_has_a_reason", RetentionRule, {"reason": ""}),
    ("disposition_has_a_reason", Disposition, {"reason": "", "days": 365, "transcript": True}),
    ("retention_in_range", RetentionRule, {"reason": "x", "days": 0}),
    ("retention_in_range", RetentionRule, {"reason": "x", "days": 40_000}),
    ("export_format_known", RecordExport, {"format": "odt", "count": 1}),
    ("saved_view_is_named", SavedView, {"name": ""}),
    ("saved_view_once_per_name", SavedView, {"name": "Mine"}),
]


@pytest.mark.parametrize(("name", "model", "columns"), VIOLATIONS)
def test_a_row_that_violates_a_constraint_is_refused_by_its_name(due, name, model, columns):
    case, rita = due.summary, scenes.person("rita")
    others = {
        LegalHold: lambda: {"summary": case},
        HoldLift: lambda: {"hold": LegalHold.objects.create(summary=case, reason="x")},
        RetentionRule: lambda: {"guideline": case.guideline_version.guideline},
        Disposition: lambda: {"summary": case},
        RecordExport: lambda: {"by": rita},
        SavedView: lambda: {"user": rita},
    }
    SavedView.objects.create(user=rita, name="Mine")
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        model.objects.create(**others[model](), **columns)


@pytest.mark.parametrize("model", [LegalHold, HoldLift, RetentionRule, RecordExport])
@pytest.mark.parametrize("statement", ["UPDATE {} SET id = id", "DELETE FROM {}"])
@pytest.mark.usefixtures("owning")
def test_what_was_done_is_never_rewritten(due, lena, model, statement):
    retention.lift_hold(
        retention.place_hold(due.summary, by=lena, reason="Matter 12"), by=lena, reason="Settled."
    )
    RecordExport.objects.create(by=lena, format="csv", count=1)
    assert "refused" in refused(statement.format(model._meta.db_table))
