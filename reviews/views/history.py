"""What happened to a case, in order."""

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from io import StringIO
from typing import TYPE_CHECKING

from judging.models import Trial
from records.models import Decision
from records.timeline import AGAINST, SEEN, VERBS, actor, claimed
from reviews.views.casefile import CaseFile
from summaries.models import Suggestion, Summary, Transition
from summaries.status import Action, Role, Status
from web.text import cell

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_PIPELINE = frozenset({Role.WRITER, Role.JUDGE})
_TRIED = "had a text judged without handing it in"
_ASKED = "asked a model for a rewriting"
_TOOK = "took over the suggestion of"


@dataclass(frozen=True)
class Event:
    """`status` is empty for what changed no status; `kind` is move, edit, help, claim or view."""

    at: datetime
    who: str
    what: str
    status: str = ""
    label: str = ""
    reason: str = ""
    attempt: int | None = None
    kind: str = "move"

    @property
    def by_the_way(self) -> bool:
        """Changed nothing in the case."""
        return self.kind in {"help", "claim", "view"}


def history_of(file: CaseFile, *, watched: bool) -> list[Event]:
    """Transitions and people's texts, oldest first; with who claimed and saw it if `watched`."""
    moves = file.summary.transitions.select_related("actor")
    against = _against_the_judge(file, list(moves))
    told = [move for move in moves if not (file.blind and move.role in _PIPELINE)]
    events = [_moved(move, against=move.pk in against) for move in told]
    # How many texts there were tells how often the judge was not content.
    events += [] if file.blind else _edits(file)
    events += [*_trials(file.summary), *_suggestions(file.summary)]
    if watched:
        events += [*_claims(file.summary), *_views(file.summary)]
    return sorted(events, key=lambda event: event.at)


def _trials(summary: Summary) -> list[Event]:
    rows = Trial.objects.filter(attempt__summary=summary).select_related("asked_by")
    return [Event(row.created_at, _who(row.asked_by), _TRIED, kind="help") for row in rows]


def _suggestions(summary: Summary) -> list[Event]:
    rows = Suggestion.objects.filter(attempt__summary=summary).select_related("asked_by")
    asked = [Event(row.created_at, _who(row.asked_by), _ASKED, kind="help") for row in rows]
    return asked + [
        Event(row.taken_at, _who(row.asked_by), f"{_TOOK} {row.model}", kind="help")
        for row in rows
        if row.taken_at
    ]


def _against_the_judge(file: CaseFile, moves: list[Transition]) -> set[int]:
    """Approvals of texts of which a blocking criterion had not reached its bar."""
    if file.blind:
        return set()
    approvals = sorted(
        (review.created_at, bool(item.short))
        for item in file.attempts
        for review in item.attempt.reviews.all()
        if review.decision == Decision.APPROVE
    )
    # Each approval is a review and a move, so the first of the ones belongs to that of the others.
    made = [move.pk for move in moves if move.action == Action.APPROVE]
    return {key for key, (_, short) in zip(made, approvals, strict=False) if short}


def _claims(summary: Summary) -> list[Event]:
    rows = summary.claim_events.select_related("by", "holder")
    return [
        Event(row.at, _who(row.by), claimed(row.action, _who(row.holder)), kind="claim")
        for row in rows
    ]


def _views(summary: Summary) -> list[Event]:
    rows = summary.views.select_related("user")
    return [Event(row.at, _who(row.user), SEEN, kind="view") for row in rows]


def _moved(move: Transition, *, against: bool) -> Event:
    return Event(
        move.at,
        _who(move.actor) if move.actor else actor(move.role),
        AGAINST if against else VERBS.get(move.action, move.action),
        move.new,
        Status(move.new).label,
        move.reason,
    )


def _edits(file: CaseFile) -> list[Event]:
    return [
        Event(
            item.attempt.created_at,
            _who(item.attempt.written_by),
            VERBS["edit"],
            attempt=item.attempt.number,
            kind="edit",
        )
        for item in file.attempts
        if item.attempt.origin == "reviewer"
    ]


def _who(user: "User | None") -> str:
    return (user.get_full_name() or user.get_username()) if user else "The model"


_COLUMNS = ("at", "kind", "who", "what", "status", "reason", "attempt")


def csv_of(events: Iterable[Event]) -> str:
    """RFC 4180, times in ISO 8601; a quote is put before what would be a formula."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(_COLUMNS)
    for event in events:
        values = (getattr(event, name) for name in _COLUMNS[1:])
        writer.writerow([event.at.isoformat(), *map(cell, values)])
    return out.getvalue()
