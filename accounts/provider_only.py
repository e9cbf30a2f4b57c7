"""If identity providers are the only way in, only emergency accounts sign in by password.

`accounts.sessions.StampedBackend` refuses the other passwords. This module closes the pages that
lead to one. For each use of an emergency account, it writes an event and mails all system admins.
"""

from typing import Any

from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.core.exceptions import PermissionDenied
from django.db.models import Q
from django.dispatch import receiver
from django.http import HttpRequest
from django.utils.deprecation import MiddlewareMixin
from django.utils.translation import gettext as _

from accounts import grants
from accounts.clients import client_address
from accounts.models import AccountChange, SignInAction, SignInEvent, UserRole
from accounts.providers import is_emergency_account, is_only_way_in

# Pages that lead to a password, or past one.
_CLOSED_PAGES = frozenset(
    {
        *("first-sign-in", "mfa_login_webauthn", "person-link", "account_set_password"),
        *("account_reset_password", "account_reset_password_done"),
        *("account_reset_password_from_key", "account_reset_password_from_key_done"),
    }
)


class PasswordPagesClosed(MiddlewareMixin):
    """Raises PermissionDenied for the pages of `_CLOSED_PAGES`."""

    def process_view(self, request: HttpRequest, *_view: Any) -> None:
        match = request.resolver_match
        if is_only_way_in() and match is not None and match.url_name in _CLOSED_PAGES:
            raise PermissionDenied(
                _("Passwords are not used here. Sign in through the identity provider.")
            )


@receiver(user_logged_in)
def _record_emergency_sign_in(request: HttpRequest, user: User, **__: Any) -> None:
    """Providers never sign in these accounts, so it was the password."""
    if not is_only_way_in() or not is_emergency_account(user.get_username()):
        return
    SignInEvent.objects.create(
        action=SignInAction.EMERGENCY, user=user, address=client_address(request)
    )
    system_admin = Q(is_superuser=True) | Q(role_grants__role=UserRole.SYSTEM_ADMIN)
    for admin in User.objects.filter(system_admin, is_active=True).distinct():
        grants.write_letter(admin, AccountChange.EMERGENCY, admin.email, user)
