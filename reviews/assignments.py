"""Assignments ask a colleague to review a summary. They claim nothing: others may still act.

`delivery` makes the assignee's notification from the claim event.
"""

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _

from accounts.models import RoleGrant
from accounts.roles import RIGHTS, Right
from records.models import ClaimAction, ClaimEvent
from reviews import policies
from reviews.models import Assignment
from summaries import visibility
from summaries.models import Summary
from summaries.moves import lock_summary
from web.pages import get_display_name


def active_reviewers() -> QuerySet[User]:
    """Active users who decide under at least one guideline, by name."""
    grants = RoleGrant.objects.filter(user=OuterRef("pk"), role__in=RIGHTS[Right.DECIDE])
    deciding = User.objects.filter(Q(is_superuser=True) | Exists(grants), is_active=True)
    return deciding.order_by("first_name", "last_name", "username")


@transaction.atomic
def assign(summary: Summary, *, to: User | None, by: User) -> None:
    """Ask `to` to review the summary; None ends the assignment.

    Raises PermissionDenied when `by` may not assign it, or `to` could not approve it.
    """
    summary = lock_summary(summary)
    if not visibility.can_on_summary(by, Right.DECIDE, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can assign it."))
    if to is not None:
        _check_assignee(to, summary)
    before = Assignment.objects.select_related("assignee").filter(summary=summary).first()
    if before and before.assignee != to:
        before.delete()
        ClaimEvent.objects.create(
            summary=summary, action=ClaimAction.UNASSIGN, holder=before.assignee, by=by
        )
    if to is not None and (before is None or before.assignee != to):
        Assignment.objects.create(summary=summary, assignee=to)
        ClaimEvent.objects.create(summary=summary, action=ClaimAction.ASSIGN, holder=to, by=by)


def _check_assignee(user: User, summary: Summary) -> None:
    did = policies.four_eyes_conflict(user, summary)
    if did:
        words = _("Four eyes: {name} {did} and can't approve.")
        raise PermissionDenied(words.format(name=get_display_name(user), did=did))
    try:
        policies.check_can_decide(user, summary)
    except PermissionDenied as refusal:
        raise PermissionDenied(
            _("Not for {name}: {refusal}").format(name=get_display_name(user), refusal=refusal)
        ) from refusal
