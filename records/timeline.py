"""A stored snapshot as it is shown: on the record's page, in its PDF.

Snapshots keep the schema that they were written under, since their hash is taken of their bytes.
What a former schema did not hold is filled in here and nowhere else, so that whoever shows a
snapshot reads them all alike.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from judging.models import Evaluation, Finding
from judging.remarks import JudgedSpan, judged_spans
from records.models import Category, ClaimAction
from summaries.status import Status

Snapshot = dict[str, Any]

_GUIDELINE = {"redact": False}
_ATTEMPT: dict[str, Any] = {"suggested_by": "", "ratings": ()}
_EVALUATION: dict[str, Any] = {"role": "first", "details": {}}
_SCORE = {"spread": None}
_REVIEW = {"category": "", "about": None}


def read_snapshot(text: str) -> Snapshot:
    """The snapshot with everything that `records.snapshot` writes today.

    `claims` and `views` are None where they were not kept: before `countersign-record-2`.
    """
    held: Snapshot = json.loads(text)
    return {
        "claims": None,
        "views": None,
        "supersedes": None,
        **held,
        "guideline": {**_GUIDELINE, **held["guideline"]},
        "attempts": [_attempt(item) for item in held["attempts"]],
        "approval": {**_REVIEW, **held["approval"]},
    }


def _attempt(held: dict[str, Any]) -> dict[str, Any]:
    return {
        **_ATTEMPT,
        **held,
        "evaluations": [_evaluation(item) for item in held["evaluations"]],
        "reviews": [{**_REVIEW, **item} for item in held["reviews"]],
    }


def _evaluation(held: dict[str, Any]) -> dict[str, Any]:
    scores = [{**_SCORE, **score} for score in held["scores"]]
    return {**_EVALUATION, **held, "scores": scores}


def approved_attempt(snapshot: Snapshot) -> dict[str, Any]:
    """The attempt whose text the record is of."""
    number = snapshot["approved_attempt"]
    found: dict[str, Any] = next(item for item in snapshot["attempts"] if item["number"] == number)
    return found


def judged_sentences(snapshot: Snapshot) -> list[JudgedSpan]:
    """The judged sentences of the approved text, each with what every judge said of it."""
    attempt = approved_attempt(snapshot)
    return judged_spans(_findings(attempt))


def _findings(attempt: dict[str, Any]) -> Iterator[Finding]:
    """As rows, which are not stored: how judges' findings are put together is said once."""
    for held in attempt["evaluations"]:
        evaluation = Evaluation(judge=held["judge"], role=held["role"])
        for finding in held["findings"]:
            text = attempt["text"][finding["start"] : finding["end"]]
            yield Finding(evaluation=evaluation, text=text, **finding)


def turns_numbered(snapshot: Snapshot, turns: tuple[int, ...]) -> list[dict[str, Any]]:
    """The turns with those numbers, each with its `number`; a number that there is not is left."""
    spoken = snapshot["transcript"]["turns"]
    return [{"number": at, **spoken[at]} for at in turns if at < len(spoken)]


def full_names(snapshot: Snapshot) -> dict[str, str]:
    """By username, as far as decisions say them."""
    reviews = [review for attempt in snapshot["attempts"] for review in attempt["reviews"]]
    decisions = [*reviews, snapshot["approval"]]
    return {item["reviewer"]: item["reviewer_name"] or item["reviewer"] for item in decisions}


def category_label(value: str) -> str:
    """Why a text was sent back, in words; nothing for a decision without a category."""
    return str(Category(value).label) if value else ""


def parse_time(text: str) -> datetime:
    """A time of a snapshot, which is ISO 8601."""
    return datetime.fromisoformat(text)


# --- Timeline ---------------------------------------------------------------
# What a snapshot says happened, in order: who did what, who had the case before them.

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
class TimelineEvent:
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
class Participant:
    """What one person had to do with the case. `first` and `last` are when they looked at it."""

    username: str
    name: str
    deeds: list[str] = field(default_factory=list)
    seen: int = 0
    first: datetime | None = None
    last: datetime | None = None


def timeline_of(snapshot: Snapshot) -> list[TimelineEvent]:
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


def _moves(snapshot: Snapshot) -> Iterator[TimelineEvent]:
    for row in snapshot["transitions"]:
        who = row["actor"] or actor(row["role"])
        what = VERBS.get(row["action"], row["action"])
        yield TimelineEvent(parse_time(row["at"]), who, what, row["new"], row["reason"])


def _edits(snapshot: Snapshot) -> Iterator[TimelineEvent]:
    for item in snapshot["attempts"]:
        if item["origin"] == "reviewer":
            at, who = parse_time(item["at"]), item["written_by"]
            yield TimelineEvent(at, who, VERBS["edit"], attempt=item["number"], kind="edit")


def _ratings(snapshot: Snapshot) -> Iterator[TimelineEvent]:
    """One event for what a person rated of a text at once."""
    for item in snapshot["attempts"]:
        rated = defaultdict(list)
        for rating in item["ratings"]:
            rated[rating["reviewer"]].append(rating)
        for who, ratings in rated.items():
            said = ", ".join(f"{rating['criterion']} {rating['value']}" for rating in ratings)
            blind = all(rating["blind"] for rating in ratings)
            what = "rated it before the judge’s scores showed" if blind else "rated it"
            at = max(parse_time(rating["at"]) for rating in ratings)
            yield TimelineEvent(at, who, what, reason=said, attempt=item["number"], kind="rating")


def _claims(snapshot: Snapshot, names: dict[str, str]) -> Iterator[TimelineEvent]:
    for row in snapshot["claims"] or ():
        what = claimed(row["action"], names.get(row["holder"], row["holder"]))
        yield TimelineEvent(parse_time(row["at"]), row["by"], what, kind="claim")


def _views(snapshot: Snapshot) -> Iterator[TimelineEvent]:
    for row in snapshot["views"] or ():
        yield TimelineEvent(parse_time(row["at"]), row["user"], SEEN, kind="view")


def _joined(events: list[TimelineEvent]) -> Iterator[TimelineEvent]:
    last: TimelineEvent | None = None
    for event in events:
        if last and last.kind == event.kind == "view" and last.who == event.who:
            last = replace(last, times=last.times + 1, until=event.at)
            continue
        if last:
            yield last
        last = event
    if last:
        yield last


def participants(snapshot: Snapshot) -> list[Participant]:
    """Everybody that the snapshot names, with what they did; whoever approved comes first."""
    names = full_names(snapshot)
    found: dict[str, Participant] = {}
    for username, deed in _deeds(snapshot):
        someone = found.setdefault(username, Participant(username, names.get(username, username)))
        if deed and deed not in someone.deeds:
            someone.deeds.append(deed)
    for row in snapshot["views"] or ():
        _look(found[row["user"]], parse_time(row["at"]))
    return list(found.values())


def _look(someone: Participant, at: datetime) -> None:
    someone.seen += 1
    someone.first = min(someone.first or at, at)
    someone.last = max(someone.last or at, at)


def _deeds(snapshot: Snapshot) -> Iterator[tuple[str, str]]:
    """Usernames with what they did, in the order of telling; some did nothing that is told."""
    yield (
        snapshot["approval"]["reviewer"],
        f"approved attempt {approved_attempt(snapshot)['number']}",
    )
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
            why = category_label(review["category"]).lower()
            yield review["reviewer"], f"sent attempt {number} back" + (why and f" ({why})")
    for rating in attempt["ratings"]:
        yield rating["reviewer"], f"rated attempt {number}"
