"""Who may read guidelines and who may change them."""

from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied

if TYPE_CHECKING:
    from django.contrib.auth.models import AnonymousUser, User

# Groups of `reviews.policies`, which stands left of this room.
ADMINS = "admins"
REVIEWERS = "reviewers"


def can_change(user: "User | AnonymousUser") -> bool:
    return _in_group(user, ADMINS)


def check_can_change(user: "User | AnonymousUser") -> None:
    if not can_change(user):
        raise PermissionDenied("Only admins change guidelines.")


def can_read(user: "User | AnonymousUser") -> bool:
    return _in_group(user, ADMINS, REVIEWERS)


def check_can_read(user: "User | AnonymousUser") -> None:
    if not can_read(user):
        raise PermissionDenied("Guidelines are for reviewers and admins.")


def _in_group(user: "User | AnonymousUser", *names: str) -> bool:
    if not user.is_authenticated or not user.is_active:
        return False
    return user.is_superuser or user.groups.filter(name__in=names).exists()
