"""Permissions: who may read guidelines and who may change them."""

from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied

from accounts import roles
from accounts.roles import Right

if TYPE_CHECKING:
    from django.contrib.auth.models import AnonymousUser, User

    from summaries.models import Guideline

    Anybody = User | AnonymousUser


def can_read_some(user: "Anybody") -> bool:
    return roles.can_somewhere(user, Right.READ_GUIDELINES)


def can_change_all(user: "Anybody") -> bool:
    """What concerns them all: beginning another, and which is the default."""
    return roles.can_everywhere(user, Right.CHANGE_GUIDELINES)


def can_change(user: "Anybody", guideline: "Guideline") -> bool:
    return roles.can(user, Right.CHANGE_GUIDELINES, guideline)


def check_can_read_some(user: "Anybody") -> None:
    if not can_read_some(user):
        raise PermissionDenied("Guidelines are for reviewers and admins.")


def check_can_change_all(user: "Anybody") -> None:
    if not can_change_all(user):
        raise PermissionDenied("Only guideline admins of the whole installation do this.")


def check_can_read(user: "Anybody", guideline: "Guideline") -> None:
    if not roles.can(user, Right.READ_GUIDELINES, guideline):
        raise PermissionDenied("This guideline is for its reviewers and admins.")


def check_can_change(user: "Anybody", guideline: "Guideline") -> None:
    if not can_change(user, guideline):
        raise PermissionDenied("Only its guideline admins change a guideline.")
