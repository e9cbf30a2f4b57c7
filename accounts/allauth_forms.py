"""Forms of django-allauth with our own fields and checks.

They are not in `accounts.forms`, because allauth's forms can only be imported late.
"""

from typing import TYPE_CHECKING, Any

from allauth.account.forms import ChangePasswordForm
from allauth.core.internal.cryptokit import normalize_user_code
from allauth.mfa import app_settings
from allauth.mfa.adapter import get_adapter
from allauth.mfa.base.forms import AuthenticateForm, ReauthenticateForm
from django.core.cache import cache

from accounts.sessions import has_given_password

if TYPE_CHECKING:
    from allauth.mfa.base.forms import BaseAuthenticateForm as _Form
else:
    _Form = object


class OwnPasswordForm(ChangePasswordForm):
    """The first change asks for no old password: a user with a link never had it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if has_given_password(self.user):
            del self.fields["oldpassword"]


class _Once(_Form):
    """Accepts each code of an app once while it is valid. allauth remembers a code for 30 seconds,
    but clock tolerance makes it valid for longer."""

    user: Any

    def clean_code(self) -> str:
        code: str = super().clean_code()
        key = f"accounts.code.{self.user.pk}.{normalize_user_code(code)}"
        half_minutes = 2 * app_settings.TOTP_TOLERANCE + 1
        if not cache.add(key, "y", timeout=half_minutes * app_settings.TOTP_PERIOD):
            raise get_adapter().validation_error("incorrect_code")
        return code


class CodeForm(_Once, AuthenticateForm):
    """For sign-in."""


class ConfirmingCodeForm(_Once, ReauthenticateForm):
    """For a signed-in user who has to prove who they are again."""
