"""Who may hold, correct and dispose of records. `check_x` raises with the reason, `x` answers."""

from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied

from summaries import visibility
from summaries.models import Summary
from summaries.roles import Right
from summaries.status import Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.contrib.auth.models import AnonymousUser, User

    Anybody = User | AnonymousUser


def check_can_keep_records(user: "Anybody", summary: Summary) -> None:
    """Whoever may put the records of a case on hold, correct them, and say how long they stay."""
    if not visibility.can_on_case(user, Right.KEEP_RECORDS, summary):
        raise PermissionDenied("Only leads of its guideline hold, correct or dispose of a record.")


def can_keep_records(user: "Anybody", summary: Summary) -> bool:
    return visibility.can_on_case(user, Right.KEEP_RECORDS, summary)


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


def _holds(check: "Callable[[User, Summary], None]", user: "User", summary: Summary) -> bool:
    try:
        check(user, summary)
    except PermissionDenied:
        return False
    return True
