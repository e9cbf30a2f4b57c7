"""Records after their approval: old, due, disposed of, corrected."""

from datetime import timedelta

from django.contrib.auth.models import User
from django.db.models.functions import Now

from judging.models import Rating
from records import access, retention
from records.models import Category, Record, Review
from reviews import claims, corrections, decisions
from summaries.models import Summary, Transition
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.resigning import sign_again
from tests.factories import scenes


def aged(record: Record, *, days: int) -> None:
    """As if it had been approved so many days ago."""
    with unguarded():
        then = {"created_at": Now() - timedelta(days=days)}
        Record.objects.filter(pk=record.pk).update(**then)
        Review.objects.filter(pk=record.review_id).update(**then)
        moves = Transition.objects.filter(summary=record.summary_id)
        moves.update(at=Now() - timedelta(days=days))
        sign_again()
    record.refresh_from_db()
    Summary.objects.filter(pk=record.summary_id).update(status_since=Now() - timedelta(days=days))


def due(record: Record, *, by: User) -> Record:
    """A year and a day old, under a rule of a year."""
    aged(record, days=366)
    guideline = record.summary.guideline_version.guideline
    retention.set_retention(guideline, days=365, by=by, reason="The policy.")
    return record


def disposed(record: Record, *, by: User) -> Record:
    retention.dispose(due(record, by=by).summary, by=by, reason="Past its time.")
    record.refresh_from_db()
    return record


def corrected(record: Record, *, by: User, approver: User) -> Record:
    """The record that took its place."""
    text = record.text.replace("Friday", "Thursday")
    case = corrections.correct(record, by=by, text=text, reason="It is Thursday.").summary
    attempt = scenes.newest(scenes.judged(case, Action.PASS))
    return decisions.approve(
        case,
        by=approver,
        number=attempt.number,
        text_sha256=attempt.sha256,
        seen=attempt.number,
        comment="It is Thursday.",
    )


def argued(rosa: User, rolf: User) -> Record:
    """Looked at, rated, sent back with a reason, rewritten, edited, approved against the judge."""
    case = scenes.revised_once("Budget talk, second quarter")
    for who in (rolf, rosa, rolf):
        access.note_view(case, by=who)
    claims.claim_case(case, by=rolf)
    criterion = case.guideline_version.criteria.all()[0]
    Rating.objects.create(
        attempt=scenes.newest(case), reviewer=rolf, criterion=criterion, value=3, blind=True
    )
    at = scenes.GOOD.index("Who trains")
    decisions.send_back(
        case,
        by=rolf,
        number=2,
        seen=2,
        category=Category.OMISSION,
        on={(at, len(scenes.GOOD)): "Say who decided it."},
    )
    case.refresh_from_db()
    told = f"{scenes.GOOD} Ana Ruiz decided it."
    model = "openai:gpt-5"
    scenes.judged(scenes.written(case, told, model=model), Action.PASS, model=model)
    edited = told.replace("decided it", "decided that")
    decisions.edit(case, by=rosa, number=3, seen=3, text=edited, judge=True)
    case.refresh_from_db()
    scenes.judged(case, Action.EXHAUST, {"fluency": 3.9})
    why = "The judge misreads the last sentence."
    return decisions.approve(case, by=rosa, comment=why, **scenes.signed(case))
