"""Who may hold, correct and dispose of records. `check_x` raises with the reason, `x` answers."""

from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied

from summaries import visibility
from summaries.models import Summary
from summaries.roles import Right

if TYPE_CHECKING:
    from django.contrib.auth.models import AnonymousUser, User

    Anybody = User | AnonymousUser


def check_can_keep_records(user: "Anybody", summary: Summary) -> None:
    """Whoever may put the records of a case on hold, correct them, and say how long they stay."""
    if not visibility.can_on_case(user, Right.KEEP_RECORDS, summary):
        raise PermissionDenied("Only leads of its guideline hold, correct or dispose of a record.")


def can_keep_records(user: "Anybody", summary: Summary) -> bool:
    return visibility.can_on_case(user, Right.KEEP_RECORDS, summary)
