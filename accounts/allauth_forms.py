"""Forms of django-allauth with our own words, fields and checks.

They are not in `accounts.forms`, because allauth's forms can only be imported late.
"""

from typing import Any

from allauth.account.forms import (
    AddEmailForm,
    ChangePasswordForm,
    ReauthenticateForm,
    ResetPasswordForm,
    ResetPasswordKeyForm,
    SetPasswordForm,
)
from allauth.core.internal.cryptokit import normalize_user_code
from allauth.mfa import app_settings
from allauth.mfa.adapter import get_adapter
from allauth.mfa.base.forms import AuthenticateForm
from allauth.mfa.base.forms import ReauthenticateForm as ReauthenticateByCodeForm
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.forms import ActivateTOTPForm
from allauth.mfa.webauthn.forms import (
    AuthenticateWebAuthnForm,
    LoginWebAuthnForm,
    ReauthenticateWebAuthnForm,
)
from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.forms import Form
from django.utils.translation import gettext_lazy as _
from fido2.webauthn import AuthenticationResponse

from accounts import factors
from accounts.sessions import has_given_password

_LABELS = {
    "email": _("E-mail address"),
    "oldpassword": _("Current password"),
    "password1": _("New password"),
    "password2": _("New password again"),
}


class _OwnWords(Form):
    """Our labels, no placeholder that repeats them, and the rules for passwords in one sentence."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, field in self.fields.items():
            field.label = _LABELS.get(name, field.label)
            field.widget.attrs.pop("placeholder", None)
        if "password1" in self.fields:
            rules = _("At least 12 characters. Avoid names, companies and common passwords.")
            self.fields["password1"].help_text = rules


class AddressForm(_OwnWords, AddEmailForm):
    """A new e-mail address."""


class ForgottenPasswordForm(_OwnWords, ResetPasswordForm):
    """Asks for a link to a new password."""


class LinkedPasswordForm(_OwnWords, ResetPasswordKeyForm):
    """A new password, by a link."""


class FirstPasswordForm(_OwnWords, SetPasswordForm):
    """For an account without a password."""


class ConfirmingPasswordForm(_OwnWords, ReauthenticateForm):
    """For a signed-in user who has to prove who they are again."""


class OwnPasswordForm(_OwnWords, ChangePasswordForm):
    """The first change asks for no old password: a user with a link never had it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if has_given_password(self.user):
            del self.fields["oldpassword"]


class _Once(Form):
    """Accepts each code of an app once while it is valid, in all forms together. allauth remembers
    a code for 30 seconds, but clock tolerance makes it valid for longer, and forgets the code of
    the set-up."""

    user: Any

    def clean_code(self) -> str:
        code: str = super().clean_code()  # type: ignore[misc]
        key = f"accounts.code.{self.user.pk}.{normalize_user_code(code)}"
        half_minutes = 2 * app_settings.TOTP_TOLERANCE + 1
        if not cache.add(key, "y", timeout=half_minutes * app_settings.TOTP_PERIOD):
            raise get_adapter().validation_error("incorrect_code")
        return code


class AppForm(_Once, ActivateTOTPForm):
    """For setting up an app, with its first code."""


class CodeForm(_Once, AuthenticateForm):
    """For sign-in."""


class ConfirmingCodeForm(_OwnWords, _Once, ReauthenticateByCodeForm):
    """For a signed-in user who has to prove who they are again."""


class _NotCopied(Form):
    """Refuses a passkey that may have been copied; allauth does not look at its counter."""

    def clean_credential(self) -> Authenticator:
        answer = self.cleaned_data["credential"]
        passkey: Authenticator = super().clean_credential()  # type: ignore[misc]
        counter = AuthenticationResponse.from_dict(answer).response.authenticator_data.counter
        if not factors.note_passkey_use(passkey, counter):
            raise ValidationError(
                _(
                    "This passkey may have been copied: its counter decreased. Sign in another "
                    "way, and remove the passkey from your second factors."
                )
            )
        return passkey


class PasskeyForm(_NotCopied, AuthenticateWebAuthnForm):
    """For sign-in, after the password."""


class PasskeyAloneForm(_NotCopied, LoginWebAuthnForm):
    """For sign-in without a password."""


class ConfirmingPasskeyForm(_NotCopied, ReauthenticateWebAuthnForm):
    """For a signed-in user who has to prove who they are again."""
