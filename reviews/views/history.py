"""What happened to a case, in order."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from reviews.views.casefile import CaseFile
from summaries.models import Transition
from summaries.status import Role, Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_PIPELINE = {"writer": "The writer", "judge": "The judge"}
_VERBS = {
    "open": "opened the case",
    "write": "wrote a text",
    "pass": "passed it",
    "rewrite": "asked for a rewrite",
    "exhaust": "used up the attempts",
    "return": "returned it to its author",
    "resubmit": "resubmitted it",
    "approve": "approved it",
    "reject": "rejected it",
    "send_back": "sent it back for rewriting",
    "rejudge": "had the edited text judged",
    "fail": "failed",
    "retry": "started it again",
    "correct": "opened the record for a correction",
    "keep": "kept the record as it is",
    "edit": "edited the text",
}


@dataclass(frozen=True)
class Event:
    """`status` is empty for what changed no status."""

    at: datetime
    who: str
    what: str
    status: str = ""
    label: str = ""
    reason: str = ""
    attempt: int | None = None


def history_of(file: CaseFile) -> list[Event]:
    """Transitions and people's texts, oldest first."""
    moves = file.summary.transitions.select_related("actor")
    events = [_moved(move, sealed=file.blind) for move in moves] + _edits(file)
    return sorted(events, key=lambda event: event.at)


def _moved(move: Transition, *, sealed: bool) -> Event:
    hidden = sealed and move.role == Role.JUDGE
    return Event(
        move.at,
        _who(move.actor) if move.actor else _PIPELINE.get(move.role, "The system"),
        _VERBS.get(move.action, move.action),
        move.new,
        Status(move.new).label,
        "its scores are hidden until you have rated the text" if hidden else move.reason,
    )


def _edits(file: CaseFile) -> list[Event]:
    return [
        Event(
            item.attempt.created_at,
            _who(item.attempt.written_by),
            _VERBS["edit"],
            attempt=item.attempt.number,
        )
        for item in file.attempts
        if item.attempt.origin == "reviewer"
    ]


def _who(user: "User | None") -> str:
    return (user.get_full_name() or user.get_username()) if user else "The model"
