"""Forms of django-allauth that ask for more or for less.

They stand apart from `accounts.forms`, because allauth's own may be imported late only.
"""

from typing import TYPE_CHECKING, Any

from allauth.account.forms import ChangePasswordForm
from allauth.core.internal.cryptokit import normalize_user_code
from allauth.mfa import app_settings
from allauth.mfa.adapter import get_adapter
from allauth.mfa.base.forms import AuthenticateForm, ReauthenticateForm
from django.core.cache import cache

from accounts.sessions import must_change_password

if TYPE_CHECKING:
    from allauth.mfa.base.forms import BaseAuthenticateForm as _Form
else:
    _Form = object


class OwnPasswordForm(ChangePasswordForm):
    """The first password of one's own takes no old one: who comes by a link never had it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if must_change_password(self.user):
            del self.fields["oldpassword"]


class _Once(_Form):
    """Each code of an app once, for as long as it counts: allauth remembers one for half a minute,
    and with clocks that differ it counts for longer."""

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
