"""The forms that take a code of an app: each code once, for as long as it counts.

allauth remembers a code for half a minute, and with clocks that differ it counts for longer. The
forms stand apart from `accounts.forms`, because allauth's own may be imported late only.
"""

from typing import TYPE_CHECKING, Any

from allauth.core.internal.cryptokit import normalize_user_code
from allauth.mfa import app_settings
from allauth.mfa.adapter import get_adapter
from allauth.mfa.base.forms import AuthenticateForm, ReauthenticateForm
from django.core.cache import cache

if TYPE_CHECKING:
    from allauth.mfa.base.forms import BaseAuthenticateForm as _Form
else:
    _Form = object


class _Once(_Form):
    user: Any

    def clean_code(self) -> str:
        code: str = super().clean_code()
        key = f"accounts.code.{self.user.pk}.{normalize_user_code(code)}"
        half_minutes = 2 * app_settings.TOTP_TOLERANCE + 1
        if not cache.add(key, "y", timeout=half_minutes * app_settings.TOTP_PERIOD):
            raise get_adapter().validation_error("incorrect_code")
        return code


class CodeForm(_Once, AuthenticateForm):
    """Of signing in."""


class ConfirmingCodeForm(_Once, ReauthenticateForm):
    """Of who is signed in and does something that asks for it again."""
