"""Who may decide, and when. `check_x` raises with the reason, `x` answers.

Which role holds which right, and where, is `summaries.roles`; here is what depends on the case.
"""

from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied

from reviews import four_eyes
from summaries import roles
from summaries.models import Summary
from summaries.roles import Right
from summaries.status import WAITING, Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.contrib.auth.models import AnonymousUser, User

    Anybody = User | AnonymousUser


def can_review(user: "Anybody") -> bool:
    """Under one guideline at least; `can_decide` asks for a case."""
    return roles.can_somewhere(user, Right.DECIDE)


def check_right(user: "Anybody", right: Right) -> None:
    """Raises PermissionDenied for somebody who holds the right nowhere."""
    if not roles.can_somewhere(user, right):
        raise PermissionDenied(f"Your roles do not include: {right.lower()}.")


def can_see(user: "Anybody", summary: Summary) -> bool:
    """Those whose role reaches the case; an author sees their own and no other."""
    return roles.sees_case(user, summary)


def check_can_see(user: "Anybody", summary: Summary) -> None:
    if not can_see(user, summary):
        raise PermissionDenied("This case belongs to somebody else.")


def check_can_decide(user: "User", summary: Summary) -> None:
    """The case waits for a person, and `user` may be that person."""
    if not roles.can_on_case(user, Right.DECIDE, summary):
        raise PermissionDenied("Only reviewers of its guideline decide on a summary.")
    if summary.author_id == user.pk:
        raise PermissionDenied("Nobody decides on a summary of their own.")
    if Status(summary.status) not in WAITING:
        raise PermissionDenied(
            f"The case is {summary.get_status_display().lower()} and waits for nobody."
        )


def check_can_approve(user: "User", summary: Summary) -> None:
    """On top of deciding: under four eyes nobody approves a case that they had a hand in."""
    check_can_decide(user, summary)
    did = four_eyes.done_by(user, summary)
    if did:
        raise PermissionDenied(
            f"This guideline asks for four eyes: you {did}, so somebody else approves it."
        )


def check_can_reject(user: "User", summary: Summary) -> None:
    """On top of deciding: what has a record is never closed without one."""
    check_can_decide(user, summary)
    if summary.records.exists():
        raise PermissionDenied(
            "This case has a record. To give the correction up, keep the record as it is."
        )


def check_can_keep_records(user: "Anybody", summary: Summary) -> None:
    """Whoever may put the records of a case on hold, correct them, and say how long they stay."""
    if not roles.can_on_case(user, Right.KEEP_RECORDS, summary):
        raise PermissionDenied("Only leads of its guideline hold, correct or dispose of a record.")


def check_can_keep(user: "User", summary: Summary) -> None:
    """Give the correction of a record up: whoever decides on the case while it waits for a person,
    and leads of its guideline wherever it is."""
    if not can_keep_records(user, summary):
        check_can_decide(user, summary)


def can_keep(user: "User", summary: Summary) -> bool:
    return _holds(check_can_keep, user, summary)


def can_keep_records(user: "Anybody", summary: Summary) -> bool:
    return roles.can_on_case(user, Right.KEEP_RECORDS, summary)


def check_can_correct(user: "User", summary: Summary) -> None:
    """The case has its record, and `user` may offer another text for it."""
    check_can_keep_records(user, summary)
    if summary.author_id == user.pk:
        raise PermissionDenied("Nobody corrects the record of a summary of their own.")
    if summary.status != Status.APPROVED:
        raise PermissionDenied("A correction of this record is already under way.")
    if hasattr(summary, "disposition"):
        raise PermissionDenied("The content of this record was disposed of: nothing to correct.")


def can_correct(user: "User", summary: Summary) -> bool:
    return _holds(check_can_correct, user, summary)


def can_approve(user: "User", summary: Summary) -> bool:
    return _holds(check_can_approve, user, summary)


def can_decide(user: "User", summary: Summary) -> bool:
    return _holds(check_can_decide, user, summary)


def _holds(check: "Callable[[User, Summary], None]", user: "User", summary: Summary) -> bool:
    try:
        check(user, summary)
    except PermissionDenied:
        return False
    return True


def check_can_type(user: "Anybody", summary: Summary) -> None:
    """Keep a draft on the case, whoever has it at the moment."""
    if summary.author_id != user.pk and not roles.can_on_case(user, Right.DECIDE, summary):
        raise PermissionDenied("Only reviewers of its guideline and its author edit a summary.")


def can_release(user: "Anybody", summary: Summary) -> bool:
    """End a claim that is somebody else's."""
    return roles.can_on_case(user, Right.RELEASE, summary)


def check_can_retry(user: "Anybody", summary: Summary) -> None:
    if not roles.can_on_case(user, Right.RETRY, summary):
        raise PermissionDenied("Only reviewers of its guideline start a failed case again.")


def can_resubmit(user: "Anybody", summary: Summary) -> bool:
    return summary.author_id == user.pk and summary.status == Status.RETURNED
