"""Records after their approval: old, due, disposed of, corrected."""

from datetime import timedelta

from django.contrib.auth.models import User
from django.db import connection
from django.db.models.functions import Now

from reviews import corrections, services
from reviews.models import Record
from reviews.records import keeping
from summaries.models import Summary
from summaries.status import Action
from tests.e2e import scenes


def aged(record: Record, *, days: int) -> None:
    """As if it had been approved so many days ago."""
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("ALTER TABLE reviews_record DISABLE TRIGGER reviews_record_append_only")
        cursor.execute(
            "UPDATE reviews_record SET created_at = now() - make_interval(days => %s) "
            "WHERE number = %s",
            [days, record.number],
        )
        cursor.execute("ALTER TABLE reviews_record ENABLE TRIGGER reviews_record_append_only")
    Summary.objects.filter(pk=record.summary_id).update(status_since=Now() - timedelta(days=days))


def due(record: Record, *, by: User) -> Record:
    """A year and a day old, under a rule of a year."""
    aged(record, days=366)
    guideline = record.summary.guideline_version.guideline
    keeping.set_retention(guideline, days=365, by=by, reason="The policy.")
    return record


def disposed(record: Record, *, by: User) -> Record:
    keeping.dispose(due(record, by=by).summary, by=by, reason="Past its time.")
    record.refresh_from_db()
    return record


def corrected(record: Record, *, by: User, approver: User) -> Record:
    """The record that took its place."""
    text = record.text.replace("Friday", "Thursday")
    case = corrections.correct(record, by=by, text=text, reason="It is Thursday.").summary
    attempt = scenes.newest(scenes.judged(case, Action.PASS))
    return services.approve(
        case,
        by=approver,
        number=attempt.number,
        text_sha256=attempt.sha256,
        seen=attempt.number,
    )
