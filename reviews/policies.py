"""Who may decide, and when. `check_x` raises with the reason, `x` answers."""

from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied

from summaries.models import Summary
from summaries.status import WAITING, Status

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.contrib.auth.models import AnonymousUser, User

REVIEWERS = "reviewers"
ADMINS = "admins"
AUTHORS = "authors"


def in_group(user: "User | AnonymousUser", *names: str) -> bool:
    if not user.is_authenticated or not user.is_active:
        return False
    return user.is_superuser or user.groups.filter(name__in=names).exists()


def can_review(user: "User | AnonymousUser") -> bool:
    return in_group(user, REVIEWERS, ADMINS)


def can_see(user: "User | AnonymousUser", summary: Summary) -> bool:
    """Reviewers and admins see every case; an author sees their own and no other."""
    return can_review(user) or (user.is_authenticated and summary.author_id == user.pk)


def check_can_see(user: "User | AnonymousUser", summary: Summary) -> None:
    if not can_see(user, summary):
        raise PermissionDenied("This case belongs to somebody else.")


def check_can_decide(user: "User", summary: Summary) -> None:
    """The case waits for a person, and `user` may be that person."""
    if not can_review(user):
        raise PermissionDenied("Only reviewers decide on summaries.")
    if summary.author_id == user.pk:
        raise PermissionDenied("Nobody decides on a summary of their own.")
    if Status(summary.status) not in WAITING:
        raise PermissionDenied(
            f"The case is {summary.get_status_display().lower()} and waits for nobody."
        )


def check_can_approve(user: "User", summary: Summary) -> None:
    """On top of deciding: under four eyes nobody approves a text that they wrote or edited."""
    check_can_decide(user, summary)
    if summary.guideline_version.four_eyes and summary.attempts.filter(written_by=user).exists():
        raise PermissionDenied(
            "This guideline asks for four eyes: you edited this summary, somebody else approves it."
        )


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


def can_resubmit(user: "User | AnonymousUser", summary: Summary) -> bool:
    return summary.author_id == user.pk and summary.status == Status.RETURNED
