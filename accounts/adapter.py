"""What django-allauth asks of us: tries under our rate limit, our words, our letters, sealed
secrets."""

import logging
from typing import Any

import qrcode
from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from qrcode.image.svg import SvgPathImage

from accounts import encryption, grants, language, providers, rate_limits, reauthentication
from accounts.models import AccountChange
from accounts.provider_accounts import providers_of
from accounts.providers import IdentityProvider

_log = logging.getLogger(__name__)
_STAGES = {
    "allauth.mfa.stages.AuthenticateStage": "accounts.provider_sign_in.SecondFactorStage",
}
# By the templates of allauth that we do without.
_LETTERS = {
    "mfa/email/totp_activated": AccountChange.FACTOR,
    "mfa/email/webauthn_added": AccountChange.FACTOR,
    "mfa/email/totp_deactivated": AccountChange.NO_FACTOR,
    "mfa/email/webauthn_removed": AccountChange.NO_FACTOR,
    "mfa/email/recovery_codes_generated": AccountChange.CODES,
}
_SAID = {
    "mfa/messages/totp_activated.txt": gettext_noop("The app is your second factor now."),
    "mfa/messages/totp_deactivated.txt": gettext_noop("The app is no longer a second factor."),
    "mfa/messages/webauthn_added.txt": gettext_noop("The passkey signs you in from now on."),
    "mfa/messages/webauthn_removed.txt": gettext_noop("The passkey is removed."),
}
_ERRORS = {
    "too_many_login_attempts": gettext_noop("Too many tries failed. Wait a minute."),
    "rate_limited": gettext_noop("Too many tries failed. Wait a minute."),
    "incorrect_code": gettext_noop("That was not right, or no longer. Try again."),
    "incorrect_password": gettext_noop("This is not your password. Write it again."),
    "cannot_generate_recovery_codes": gettext_noop("Set up a second factor first."),
}


def _error(code: str, otherwise: Any) -> ValidationError:
    return ValidationError(_(_ERRORS[code]), code=code) if code in _ERRORS else otherwise(code)


class AccountAdapter(DefaultAccountAdapter):
    """Nobody makes an account of their own; admins do, and an identity provider."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return False

    def get_client_ip(self, request: HttpRequest) -> str:
        return rate_limits.address_of(request)

    # --- Sign-in ------------------------------------------------------------

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """`rate_limits` counts instead: a limit by name alone lets strangers lock people out."""

    def authenticate(self, request: HttpRequest, **credentials: Any) -> User | None:
        """Nobody, too, for the right password of somebody who is shut out. Raises TooManyTries."""

        def check() -> User:
            user = super(AccountAdapter, self).authenticate(request, **credentials)
            if user is None or not user.is_active:
                raise ValidationError("wrong")
            found: User = user
            return found

        try:
            return rate_limits.limited(credentials["username"], request, check)
        except ValidationError:
            return None

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        messages.error(request, _("This account is deactivated. Ask a system admin."))
        return redirect("sign-in")

    def post_login(self, request: HttpRequest, user: User, **how: Any) -> HttpResponse:
        """What the browser keeps of who signed in there."""
        answer: HttpResponse = super().post_login(request, user, **how)
        rate_limits.remember_browser(answer, user)
        language.bring(answer, user)
        return answer

    def get_login_stages(self) -> list[str]:
        """With our own in place of the one that asks for a second factor."""
        return [_STAGES.get(each, each) for each in super().get_login_stages()]

    # --- Words --------------------------------------------------------------

    def validation_error(self, code: str, *args: Any) -> ValidationError:
        return _error(code, super().validation_error)

    def add_message(
        self,
        request: HttpRequest,
        level: int,
        message_template: str = "",
        *args: Any,
        message: str = "",
        **said: Any,
    ) -> None:
        """What allauth says beyond `_SAID` is left out."""
        text = message or (message_template in _SAID and _(_SAID[message_template]))
        if text:
            messages.add_message(request, level, text)

    def send_notification_mail(self, template_prefix: str, user: User, *args: Any) -> None:
        change = _LETTERS.get(template_prefix)
        if change:
            grants.write_letter(user, change, user.email, user)

    def get_reauthentication_methods(self, user: User) -> list[dict[str, str]]:
        """With the identity providers that this person signs in through."""
        methods: list[dict[str, str]] = super().get_reauthentication_methods(user)
        if not providers.may_use_password(user.get_username()):
            methods = [each for each in methods if each["id"] != "reauthenticate"]
        asked = providers_of(user) if user.is_authenticated else []
        return [*methods, *map(_ask_provider, asked)]

    def is_reauthentication_required(self, *, app: str, **how: Any) -> bool:
        return not reauthentication.is_recent(context.request)


def _ask_provider(provider: IdentityProvider) -> dict[str, str]:
    return {
        "id": provider.id,
        "description": _("Confirm with {label}").format(label=provider.label),
        "url": reverse("provider-again", args=[provider.id]),
    }


class FactorAdapter(DefaultMFAAdapter):
    """Secrets are sealed: who reads the database makes no code of them."""

    def encrypt(self, text: str) -> str:
        return encryption.encrypt(text, purpose=encryption.SECOND_FACTOR)

    def decrypt(self, encrypted_text: str) -> str:
        try:
            return encryption.decrypt(encrypted_text, purpose=encryption.SECOND_FACTOR)
        except encryption.DecryptionFailed as error:
            _log.error("%s", error)
            raise self.validation_error("incorrect_code") from error

    def build_totp_svg(self, url: str) -> SafeString:
        """To stand in the page itself, whose policy takes no picture out of an address."""
        image = qrcode.make(url, image_factory=SvgPathImage, border=2)
        drawn: str = image.to_string(encoding="unicode")
        return mark_safe(drawn)  # noqa: S308 - a path of numbers

    def generate_authenticator_name(self, user: User, type: Authenticator.Type) -> str:
        made = Authenticator.objects.filter(user_id=user.pk, type=type).count()
        return _("Passkey {number}").format(number=made + 1)

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        return {**super().get_public_key_credential_rp_entity(), "name": "Countersign"}

    def validation_error(self, code: str, *args: Any) -> ValidationError:
        return _error(code, super().validation_error)
