"""Checks that an approval was allowed: the moves of its case, who made it, and why.

Only `unexplained_approvals` needs a snapshot, so the checks cover disposed records too.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from countersign_judge.pass_rule import deciding_number, highest_threshold

from records import signatures
from records.models import ClaimAction, Record
from summaries.models import Signing, Summary
from summaries.status import OPENING, TRANSITIONS, Action, Role, Status
from summaries.texts import clean_reason

Moves = tuple[tuple[str, str, str, str], ...]
_ALLOWED = {(rule.action, rule.old, rule.new, role) for rule in TRANSITIONS for role in rule.roles}
# How a case begins: for a model to write, at once or with names, or with its author's text.
_OPENED = {("open", "", each) for each in OPENING}


@cache
def move_faults(moves: Moves, status: str) -> tuple[str, ...]:
    """Faults in the moves of a case in this status, by the table of moves.

    Cached, because many cases have the same moves.
    """
    found, before = [], ""
    for action, old, new, role in moves:
        if old != before:
            found.append(f"its history breaks off before '{action}' from {old}")
        known = (action, old, new, role) in _ALLOWED if old else (action, old, new) in _OPENED
        if not known:
            told = f"'{action}' from {old} to {new} by the {role}"
            found.append(f"its history has a move that is not allowed: {told}")
        before = new
    if before != status:
        found.append(f"its case is {status}, and its history ends at {before or 'nothing'}")
    return tuple(found)


def list_moves(summary: Summary) -> Moves:
    moves = sorted(summary.transitions.all(), key=lambda move: move.pk)
    return tuple((move.action, move.old, move.new, move.role) for move in moves)


def approval_faults(record: Record) -> Iterator[str]:
    """Faults in who approved it, and in what they did before."""
    review, summary = record.review, record.summary
    approvals = [
        move
        for move in summary.transitions.all()
        if (move.action, move.role) == (Action.APPROVE, Role.REVIEWER)
    ]
    mine = [move for move in approvals if move.actor_id == review.reviewer_id]
    if not mine:
        yield "no move in its history approves it by who signed it"
    if len(approvals) < len(summary.records.all()):
        yield "its history has fewer approvals than the case has records"
    if not any(
        event.action == ClaimAction.TAKE and event.holder_id == review.reviewer_id
        for event in summary.claim_events.all()
    ):
        yield "the signer never claimed the case"
    yield from _signer_faults(record)
    if not clean_reason(review.comment) and any(move.old == Status.EXHAUSTED for move in mine[-1:]):
        yield "it was approved after the attempts ran out, without a reason"


def _signer_faults(record: Record) -> Iterator[str]:
    reviewer, summary = record.review.reviewer_id, record.summary
    if summary.author_id == reviewer:
        yield "who signed it is the author of the summary"
    asked = summary.guideline_version.signing
    if asked not in {Signing.SESSION, record.review.signature}:
        lacks = "passkey" if asked == Signing.PASSKEY else "password"
        yield f"it was signed without the {lacks} that its guideline asks for"
    yield from signatures.signature_faults(record)
    if summary.guideline_version.four_eyes and reviewer in _contributors(record):
        yield "who signed it had a hand in it, under a guideline that asks for four eyes"


def _contributors(record: Record) -> set[int | None]:
    """Who submitted or corrected the transcript, wrote a text or asked for a rewrite before."""
    review, transcript = record.review, record.summary.transcript
    texts = [item for item in record.summary.attempts.all() if item.number <= review.attempt.number]
    return {
        transcript.submitted_by_id,
        *(row.by_id for row in transcript.corrections.all() if row.at < review.created_at),
        *(item.written_by_id for item in texts),
        *(brief.by_id for item in texts for brief in item.briefs.all()),
    }


def unexplained_approvals(record: Record, signed: Mapping[str, Any]) -> Iterator[str]:
    """An approval against the judge with no reason."""
    if clean_reason(record.review.comment):
        return
    thresholds = {item["name"]: item["threshold"] for item in signed["guideline"]["criteria"]}
    blocking = {item["name"] for item in signed["guideline"]["criteria"] if item["blocking"]}
    numbers: dict[str, list[float]] = {}
    for item in signed["attempts"]:
        if item["number"] == signed["approved_attempt"]:
            for score in (one for held in item["evaluations"] for one in held["scores"]):
                # Records of before 1.1 have no answer.
                number = deciding_number(score["value"], score.get("answer"))
                numbers.setdefault(score["criterion"], []).append(number)
    for name, of_one in numbers.items():
        if name in blocking and highest_threshold(of_one) < thresholds[name]:
            yield f"it was approved against the score of {name}, without a reason"
