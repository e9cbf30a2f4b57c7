"""System checks of who signs in how."""

from typing import Any

from django.conf import settings
from django.core.checks import Warning as CheckWarning
from django.core.checks import register

from accounts.models import UserRole


@register(deploy=True)
def admins_need_a_second_factor(**_: Any) -> list[CheckWarning]:
    if UserRole.SYSTEM_ADMIN in settings.MFA_ROLES:
        return []
    return [
        CheckWarning(
            "COUNTERSIGN_MFA_ROLES: system admins sign in with a password alone.",
            hint="Set COUNTERSIGN_MFA_ROLES=system-admin, and further roles as you like "
            "(docs/roles.md).",
            id="countersign.W110",
        )
    ]
