"""What a snapshot says happened, in order: who did what, who had the case before them."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from records.models import ClaimAction
from records.reading import Snapshot, approved, category, full_names, when
from summaries.status import Status

# --- Deeds ------------------------------------------------------------------
# What people and the pipeline did to a case, in words: for its history and for its records.

PIPELINE = {"writer": "The writer", "judge": "The judge"}
VERBS = {
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
AGAINST = "approved it against the judge's verdict"
SEEN = "had it before them"


def actor(role: str) -> str:
    """Who made a move that no person made."""
    return PIPELINE.get(role, "The system")


def claimed(action: str, holder: str) -> str:
    """`holder` is whose claim it was, and says so only where somebody else ended it."""
    if action == ClaimAction.FORCE:
        return f"ended the claim of {holder}"
    return ClaimAction(action).label


# --- Timeline ---------------------------------------------------------------


@dataclass(frozen=True)
class Event:
    """`until` is the time of the last of `times` alike in a row; `kind` is move, edit, rating,
    claim or view."""

    at: datetime
    who: str
    what: str
    status: str = ""
    reason: str = ""
    attempt: int | None = None
    kind: str = "move"
    times: int = 1
    until: datetime | None = None

    @property
    def label(self) -> str:
        return Status(self.status).label if self.status else ""

    @property
    def by_the_way(self) -> bool:
        """Changed nothing in the case."""
        return self.kind in {"claim", "view", "rating"}


@dataclass
class Person:
    """What one person had to do with the case. `first` and `last` are when they looked at it."""

    username: str
    name: str
    deeds: list[str] = field(default_factory=list)
    seen: int = 0
    first: datetime | None = None
    last: datetime | None = None


def timeline(snapshot: Snapshot) -> list[Event]:
    """Oldest first; looks of one person that nothing came between are one event."""
    names = full_names(snapshot)
    found = [
        *_moves(snapshot),
        *_edits(snapshot),
        *_ratings(snapshot),
        *_claims(snapshot, names),
        *_views(snapshot),
    ]
    named = [replace(event, who=names.get(event.who, event.who)) for event in found]
    return list(_joined(sorted(named, key=lambda event: event.at)))


def _moves(snapshot: Snapshot) -> Iterator[Event]:
    for row in snapshot["transitions"]:
        who = row["actor"] or actor(row["role"])
        what = VERBS.get(row["action"], row["action"])
        yield Event(when(row["at"]), who, what, row["new"], row["reason"])


def _edits(snapshot: Snapshot) -> Iterator[Event]:
    for item in snapshot["attempts"]:
        if item["origin"] == "reviewer":
            at, who = when(item["at"]), item["written_by"]
            yield Event(at, who, VERBS["edit"], attempt=item["number"], kind="edit")


def _ratings(snapshot: Snapshot) -> Iterator[Event]:
    """One event for what a person rated of a text at once."""
    for item in snapshot["attempts"]:
        rated = defaultdict(list)
        for rating in item["ratings"]:
            rated[rating["reviewer"]].append(rating)
        for who, ratings in rated.items():
            said = ", ".join(f"{rating['criterion']} {rating['value']}" for rating in ratings)
            blind = all(rating["blind"] for rating in ratings)
            what = "rated it before the judge’s scores showed" if blind else "rated it"
            at = max(when(rating["at"]) for rating in ratings)
            yield Event(at, who, what, reason=said, attempt=item["number"], kind="rating")


def _claims(snapshot: Snapshot, names: dict[str, str]) -> Iterator[Event]:
    for row in snapshot["claims"] or ():
        what = claimed(row["action"], names.get(row["holder"], row["holder"]))
        yield Event(when(row["at"]), row["by"], what, kind="claim")


def _views(snapshot: Snapshot) -> Iterator[Event]:
    for row in snapshot["views"] or ():
        yield Event(when(row["at"]), row["user"], SEEN, kind="view")


def _joined(events: list[Event]) -> Iterator[Event]:
    last: Event | None = None
    for event in events:
        if last and last.kind == event.kind == "view" and last.who == event.who:
            last = replace(last, times=last.times + 1, until=event.at)
            continue
        if last:
            yield last
        last = event
    if last:
        yield last


def people(snapshot: Snapshot) -> list[Person]:
    """Everybody that the snapshot names, with what they did; whoever approved comes first."""
    names = full_names(snapshot)
    found: dict[str, Person] = {}
    for username, deed in _deeds(snapshot):
        someone = found.setdefault(username, Person(username, names.get(username, username)))
        if deed and deed not in someone.deeds:
            someone.deeds.append(deed)
    for row in snapshot["views"] or ():
        _look(found[row["user"]], when(row["at"]))
    return list(found.values())


def _look(someone: Person, at: datetime) -> None:
    someone.seen += 1
    someone.first = min(someone.first or at, at)
    someone.last = max(someone.last or at, at)


def _deeds(snapshot: Snapshot) -> Iterator[tuple[str, str]]:
    """Usernames with what they did, in the order of telling; some did nothing that is told."""
    yield snapshot["approval"]["reviewer"], f"approved attempt {approved(snapshot)['number']}"
    for item in snapshot["attempts"]:
        yield from _deeds_of(item)
    for row in snapshot["transitions"]:
        if row["actor"]:
            yield row["actor"], ""
    for row in snapshot["claims"] or ():
        yield row["by"], "had it claimed" if row["action"] == "take" else ""
        yield row["holder"], ""
    for row in snapshot["views"] or ():
        yield row["user"], ""


def _deeds_of(attempt: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What people had to do with one attempt, but for its approval."""
    number = attempt["number"]
    if attempt["written_by"]:
        wrote = "edited" if attempt["origin"] == "reviewer" else "wrote"
        yield attempt["written_by"], f"{wrote} attempt {number}"
    for review in attempt["reviews"]:
        if review["decision"] == "send_back":
            why = category(review["category"]).lower()
            yield review["reviewer"], f"sent attempt {number} back" + (why and f" ({why})")
    for rating in attempt["ratings"]:
        yield rating["reviewer"], f"rated attempt {number}"
