"""Taking work back: a case is cancelled, a transcript deleted, as long as it has no record.

Who may, and that nobody else works on the case, is checked by `reviews.removal`.
"""

from typing import TYPE_CHECKING, Any

from django.db import IntegrityError, transaction
from django.db.models import ProtectedError

from summaries.models import Deletion, Summary, Transcript, Transition
from summaries.moves import Actor, move
from summaries.status import WORKING, Action, ForbiddenMove, Role, Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class CannotDelete(Exception):
    """Something rests on the transcript that has to stay; the text says what."""


def cancel(summary: Summary, *, by: "User", reason: str) -> None:
    """Close a summary without a decision. Raises ForbiddenMove or StaleStatus as `move` does, and
    ForbiddenMove for a case with a record: cancelled, it could never be corrected again."""
    if was_approved(summary):
        raise ForbiddenMove("The case has a record. Give its correction up instead.")
    move(summary, Action.CANCEL, by=Actor(Role.OPERATOR, by), reason=reason)


@transaction.atomic
def delete(transcript: Transcript, *, by: "User", reason: str) -> Deletion:
    """Delete a transcript with its summarys and texts; a Deletion stays. Raises CannotDelete."""
    cases = list(transcript.summaries.select_for_update().order_by("created_at"))
    check_can_delete(cases)
    deletion = Deletion.objects.create(
        transcript_id=transcript.pk,
        source=transcript.source,
        external_id=transcript.external_id,
        sha256=transcript.sha256,
        history=[_moved(row) for case in cases for row in _history(case)],
        by=by,
        reason=reason,
    )
    try:
        with transaction.atomic():
            _delete_rows(transcript, cases)
    except (ProtectedError, IntegrityError) as error:
        raise CannotDelete(
            "People have worked on its case, and what they did stays. Cancel or reject it instead."
        ) from error
    return deletion


def check_can_delete(cases: list[Summary]) -> None:
    """Raises CannotDelete for a case with a record, and for one that the pipeline has."""
    if any(map(was_approved, cases)):
        raise CannotDelete("Its summary was approved, and the record rests on the transcript.")
    if {Status(case.status) for case in cases} & WORKING:
        raise CannotDelete("The pipeline works on its case. Cancel the case first.")


def was_approved(case: Summary) -> bool:
    """Whether it has a record, also while a correction of it is under way."""
    return case.transitions.filter(action=Action.APPROVE).exists()


def _history(case: Summary) -> list[Transition]:
    return list(case.transitions.select_related("actor"))


def _moved(row: Transition) -> dict[str, Any]:
    return {
        "case": str(row.summary_id),
        "action": row.action,
        "old": row.old,
        "new": row.new,
        "role": row.role,
        "actor": row.actor.get_username() if row.actor else None,
        "at": row.at.isoformat(),
    }


def _delete_rows(transcript: Transcript, cases: list[Summary]) -> None:
    Transition.objects.filter(summary__in=cases).delete()
    for case in cases:
        # A text is protected by the one that was made from it.
        for attempt in case.attempts.order_by("-number"):
            attempt.delete()
        case.delete()
    transcript.delete()
