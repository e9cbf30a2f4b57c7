"""Permissions: who may read guidelines and who may change them.

None for the guideline asks about guidelines in general: seeing their list, creating one, choosing
the default.
"""

from django.core.exceptions import PermissionDenied
from django.utils.translation import gettext as _

from accounts import roles
from accounts.roles import AnyUser, Right
from summaries.models import Guideline, GuidelineVersion


def can_change(user: AnyUser, guideline: Guideline | None) -> bool:
    if guideline is None:
        return roles.can_everywhere(user, Right.CHANGE_GUIDELINES)
    return roles.has_right(user, Right.CHANGE_GUIDELINES, guideline)


def can_read_version(user: AnyUser, version: GuidelineVersion) -> bool:
    """Readers of the guideline may; authors under it may read what is published."""
    rights = {Right.READ_GUIDELINES}
    if version.published_at:
        rights |= {Right.HAND_IN, Right.HAND_IN_OWN}
    return any(roles.has_right(user, right, version.guideline_id) for right in rights)


def check_can_read_version(user: AnyUser, version: GuidelineVersion) -> None:
    if not can_read_version(user, version):
        raise PermissionDenied(_("Only this guideline's authors and reviewers can open it."))


def check_can_read(user: AnyUser, guideline: Guideline | None) -> None:
    if guideline is None and not roles.can_somewhere(user, Right.READ_GUIDELINES):
        raise PermissionDenied(_("Only reviewers and admins can open guidelines."))
    if guideline is not None and not roles.has_right(user, Right.READ_GUIDELINES, guideline):
        raise PermissionDenied(_("Only this guideline's reviewers and admins can open it."))


def check_can_change(user: AnyUser, guideline: Guideline | None) -> None:
    if can_change(user, guideline):
        return
    if guideline is None:
        raise PermissionDenied(_("Only guideline admins of the whole installation can do this."))
    raise PermissionDenied(_("Only this guideline's admins can change it."))
