"""Checks that all removals were allowed: dispositions, deletions, moves and records."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from django.db.models import F, OuterRef, Q, Subquery

from accounts.models import RoleAction, RoleEvent, SigningKey
from records.models import Disposition, LegalHold, Record, RetentionRule
from summaries.models import Deletion, Summary, Transcript, Transition
from summaries.status import TERMINAL

# Checks of apps above this one; each gets the number of the newest record.
further_checks: list[Callable[[int], Iterator[str]]] = []


def removal_faults() -> Iterator[str]:
    """Faults, each with its case, transcript or sink."""
    rows = Disposition.objects.select_related("summary__guideline_version").order_by("pk")
    for row in rows.iterator(chunk_size=200):
        for complaint in _disposition_faults(row):
            yield f"case {row.summary_id} was disposed of {complaint}"
    for summary in Summary.objects.filter(disposed=True, disposition__isnull=True).only("pk"):
        yield f"case {summary.pk} is marked as disposed of, and no disposition says by whom and why"
    yield from _deletion_faults()
    yield from _signing_key_faults()
    yield from _status_faults()
    # Any number after it is of a removed record.
    last = Record.objects.order_by("-number").values_list("number", flat=True).first() or 0
    for check in further_checks:
        yield from check(last)


def _disposition_faults(row: Disposition) -> Iterator[str]:
    summary = row.summary
    if not summary.disposed:
        yield "and is not marked so"
    if summary.status not in TERMINAL:
        yield f"and is {summary.status}, which is not closed"
    rules = RetentionRule.objects.filter(
        guideline=summary.guideline_version.guideline_id, at__lte=row.at
    )
    rule = rules.order_by("-at", "-id").first()
    if rule is None or rule.days is None:
        yield "though no rule of retention let it go then"
    elif rule.days != row.days:
        yield f"after {row.days} days, and the rule was {rule.days} days then"
    elif is_disposed_too_early(row, rule.days):
        yield f"before the {rule.days} days of its rule were over"
    # Two queries, because a hold without a lift has no time to compare.
    held = LegalHold.objects.filter(summary=summary, at__lte=row.at)
    if held.filter(lift__isnull=True).exists() or held.filter(lift__at__gt=row.at).exists():
        yield "while it was on legal hold"


def is_disposed_too_early(row: Disposition, days: int) -> bool:
    """By the last move, which cannot change, and by the case's own time."""
    last = row.summary.transitions.order_by("-id").first()
    times = [row.summary.status_since, *([last.at] if last else [])]
    return max(times) > row.at - timedelta(days=days)


def _deletion_faults() -> Iterator[str]:
    for row in Deletion.objects.order_by("pk").iterator(chunk_size=200):
        if Transcript.objects.filter(pk=row.transcript_id).exists():
            yield f"transcript {row.transcript_id} is logged as deleted and is still there"
        for record in Record.objects.filter(summary__transcript=row.transcript_id).only("number"):
            yield (
                f"transcript {row.transcript_id} of record {record.number} is logged as deleted, "
                "which lets its history be removed"
            )


def _signing_key_faults() -> Iterator[str]:
    """Keys whose removal does not match its event in the log: a restored key could sign
    again."""
    events = RoleEvent.objects.filter(action=RoleAction.UNKEY, signing_key=OuterRef("pk"))
    told = SigningKey.objects.annotate(told=Subquery(events.order_by("id").values("at")[:1]))
    unlike = told.exclude(removed_at=F("told")).exclude(removed_at=None, told=None)
    for key in unlike.order_by("enrolled_at", "pk"):
        yield (
            f"signing key {key.pk} is stored as removed {_format_moment(key.removed_at)}, and its "
            "event "
            f"says {_format_moment(key.told)}"
        )


def _format_moment(moment: datetime | None) -> str:
    return f"at {moment.isoformat()}" if moment else "never"


def _status_faults() -> Iterator[str]:
    """Cases without a record whose moves do not lead to their status; `path` checks others."""
    last = Transition.objects.filter(summary=OuterRef("pk")).order_by("-id").values("new")[:1]
    cases = Summary.objects.filter(records__isnull=True).annotate(last=Subquery(last))
    astray = cases.filter(Q(last__isnull=True) | ~Q(status=F("last")))
    for key, status, end in astray.values_list("pk", "status", "last").iterator():
        yield f"case {key} is {status}, and its history ends at {end or 'nothing'}"
