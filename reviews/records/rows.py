"""Whether the rows that a record rests on still say what its snapshot says.

Pages, exports and searches read who approved, when and of which meeting from these rows, and no
hash covers them. The snapshot, which one does, is their witness.
"""

from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import Any

from reviews.models import Decision, Record
from reviews.records.snapshot import decided, heard, written

# A record is written in the transaction of its approval; a clock may be set in between.
_SAME_TIME = timedelta(hours=1)
# What people may change of themselves at any time, and what hashes of its own cover.
_LEFT_OUT = frozenset({"reviewer_name", "turns", "text", "text_sha256"})


def always_hold(record: Record) -> dict[str, bool]:
    """What needs no snapshot, by the complaint for when it does not hold."""
    review = record.review
    return {
        "its review is no approval": review.decision == Decision.APPROVE,
        "its review is of another case": review.attempt.summary_id == record.summary_id,
        "its date is not that of its approval": abs(record.created_at - review.created_at)
        < _SAME_TIME,
    }


def disagreements(record: Record, snapshot: Mapping[str, Any]) -> Iterator[str]:
    """Which rows tell otherwise than the snapshot, and in what.

    What a former schema did not hold is not compared. Raises KeyError or TypeError for a snapshot
    of no schema.
    """
    for name, row, signed in _pairs(record, snapshot):
        unlike = [key for key in row if key in signed and row[key] != signed[key]]
        differing = [key for key in unlike if key not in _LEFT_OUT]
        if differing:
            yield f"{name} is stored with another {', '.join(differing)} than was signed"


def _pairs(
    record: Record, snapshot: Mapping[str, Any]
) -> Iterator[tuple[str, Mapping[str, Any], Mapping[str, Any]]]:
    attempt = record.review.attempt
    case = {"case": str(record.summary_id), "approved_attempt": attempt.number}
    yield "the record", case, snapshot
    yield "its approval", decided(record.review), snapshot["approval"]
    yield "its transcript", heard(record.summary), snapshot["transcript"]
    yield "its text", written(attempt), _approved(snapshot)


def _approved(snapshot: Mapping[str, Any]) -> Mapping[str, Any]:
    number = snapshot["approved_attempt"]
    return next((item for item in snapshot["attempts"] if item["number"] == number), {})
