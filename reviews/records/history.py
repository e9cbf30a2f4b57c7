"""Whether the rows of a case bear out its record: what was signed is still there, and how the case
came to its approval was allowed.

The snapshot says what there was when somebody approved. Rows may come after it; none may go or
change. What needs no snapshot is checked of disposed records too.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from llm.canonical import canonical_json
from reviews.models import ClaimAction, Record
from reviews.reasons import said
from reviews.records import snapshot
from summaries.models import Transition
from summaries.status import TRANSITIONS, Action, Role, Status

_ALLOWED = {(rule.action, rule.old, rule.new, role) for rule in TRANSITIONS for role in rule.roles}
# How a case begins: for a model to write, or with a text of its author.
_OPENED = {("open", "", Status.QUEUED), ("open", "", Status.DRAFTED)}
_PARTS = ("evaluations", "briefs", "reviews", "ratings")
# What admins may change of a guideline and people of themselves at any time.
_RENAMED = frozenset({"name", "title"})


def lost(record: Record, signed: Mapping[str, Any]) -> Iterator[str]:
    """What the snapshot holds and the rows no longer say. Raises KeyError or TypeError for a
    snapshot of no known form."""
    case = record.summary
    now = snapshot.happened(case)
    for name, rows in now.items():
        yield from _missing(signed[name], rows, name)
    attempts = {item.number: snapshot.everything_on(item) for item in case.attempts.all()}
    for item in signed["attempts"]:
        approved = item["number"] == signed["approved_attempt"]
        yield from _of_attempt(item, attempts.get(item["number"]), approved, signed["approval"])
    guideline = snapshot.guideline(case)
    yield from _differing(signed["guideline"], guideline, _RENAMED, "its guideline")


def _missing(signed: Iterable[Any], stored: Iterable[Any], what: str) -> Iterator[str]:
    before = Counter(map(canonical_json, signed))
    gone = (before - Counter(map(canonical_json, stored))).total()
    if gone:
        yield f"{gone} of the {before.total()} {what} that were signed are gone or changed"


def _differing(
    signed: Mapping[str, Any], stored: Mapping[str, Any], but: Iterable[str], what: str
) -> Iterator[str]:
    unlike = [
        name
        for name in signed.keys() - set(but)
        if canonical_json(signed[name]) != canonical_json(stored.get(name))
    ]
    if unlike:
        yield f"{what} is stored with another {', '.join(sorted(unlike))} than was signed"


def _of_attempt(
    signed: Mapping[str, Any],
    stored: Mapping[str, Any] | None,
    approved: bool,
    approval: Mapping[str, Any],
) -> Iterator[str]:
    number = signed["number"]
    if stored is None:
        yield f"attempt {number}, which was signed, is gone"
        return
    for part in _PARTS:
        rows = [_plain(part, item) for item in stored[part]]
        # The approval itself is compared column by column elsewhere.
        kept = [_plain(part, item) for item in signed[part] if item != approval]
        yield from _missing(kept, rows, f"{part} of attempt {number}")
    if not approved:
        yield from _differing(signed, stored, _PARTS, f"attempt {number}")


def _plain(part: str, item: Mapping[str, Any]) -> Mapping[str, Any]:
    """Without the full name, which people may change."""
    return {**item, "reviewer_name": ""} if part == "reviews" else item


def path(record: Record) -> Iterator[str]:
    """What is wrong with the moves of its case, by the table of moves."""
    moves = sorted(record.summary.transitions.all(), key=lambda move: move.pk)
    before = ""
    for move in moves:
        if move.old != before:
            yield f"its history breaks off before '{move.action}' from {move.old}"
        if not _allowed(move):
            yield f"its history has a move that is not allowed: {_told(move)}"
        before = move.new
    if before != record.summary.status:
        yield f"its case is {record.summary.status}, and its history ends at {before or 'nothing'}"


def _allowed(move: Transition) -> bool:
    if not move.old:
        return (move.action, move.old, move.new) in _OPENED
    return (move.action, move.old, move.new, move.role) in _ALLOWED


def _told(move: Transition) -> str:
    return f"'{move.action}' from {move.old} to {move.new} by the {move.role}"


def decision(record: Record) -> Iterator[str]:
    """What the reviewer must have done, and may not have been, to approve."""
    review, case = record.review, record.summary
    approvals = [
        move
        for move in case.transitions.all()
        if (move.action, move.role) == (Action.APPROVE, Role.REVIEWER)
    ]
    mine = [move for move in approvals if move.actor_id == review.reviewer_id]
    if not mine:
        yield "no move in its history approves it by who signed it"
    if len(approvals) < len(case.records.all()):
        yield "its history has fewer approvals than the case has records"
    if not any(
        event.action == ClaimAction.TAKE and event.holder_id == review.reviewer_id
        for event in case.claim_events.all()
    ):
        yield "who signed it never took the case"
    yield from _who(record)
    if not said(review.comment) and any(move.old == Status.EXHAUSTED for move in mine[-1:]):
        yield "it was approved after the attempts ran out, without a reason"


def _who(record: Record) -> Iterator[str]:
    reviewer, case = record.review.reviewer_id, record.summary
    if case.author_id == reviewer:
        yield "who signed it is the author of the summary"
    if case.guideline_version.four_eyes and reviewer in _hands(record):
        yield "who signed it had a hand in it, under a guideline that asks for four eyes"


def _hands(record: Record) -> set[int | None]:
    """Who handed the transcript in, wrote a text or said how it was to be rewritten until then."""
    upto = record.review.attempt.number
    texts = [item for item in record.summary.attempts.all() if item.number <= upto]
    briefs = {brief.by_id for item in texts for brief in item.briefs.all()}
    return {record.summary.transcript.submitted_by_id, *briefs} | {
        item.written_by_id for item in texts
    }


def unexplained(record: Record, signed: Mapping[str, Any]) -> Iterator[str]:
    """An approval against a judge that says no word why."""
    if said(record.review.comment):
        return
    bars = {item["name"]: item["bar"] for item in signed["guideline"]["criteria"]}
    blocking = {item["name"] for item in signed["guideline"]["criteria"] if item["blocking"]}
    for item in signed["attempts"]:
        if item["number"] == signed["approved_attempt"]:
            for score in (one for held in item["evaluations"] for one in held["scores"]):
                name = score["criterion"]
                if name in blocking and score["value"] < bars[name]:
                    yield f"it was approved against the score of {name}, without a reason"
