"""django-allauth adapters: sign-in, events of changes, mail and encrypted secrets."""

import logging
from collections.abc import Sequence
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.core import context
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from allauth.usersessions.adapter import DefaultUserSessionsAdapter
from allauth.usersessions.models import UserSession
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from accounts import emails, encryption, grants, language, providers, reauthentication
from accounts.clients import client_address
from accounts.models import RoleAction
from accounts.providers import IdentityProvider
from llm import counters

_log = logging.getLogger(__name__)
# System admins make the accounts, so sign-in does not wait for a confirmed address.
_STAGES = {
    "allauth.account.stages.EmailVerificationStage": None,
    "allauth.mfa.stages.AuthenticateStage": "accounts.provider_sign_in.SecondFactorStage",
}


class AccountAdapter(DefaultAccountAdapter):
    """Sign-up is closed: admins and identity providers make the accounts."""

    error_messages = {
        **DefaultAccountAdapter.error_messages,
        "too_many_login_attempts": gettext_lazy("Too many failed tries. Try again later."),
    }

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return False

    def get_client_ip(self, request: HttpRequest) -> str:
        return client_address(request)

    # --- Sign-in ------------------------------------------------------------

    def authenticate(self, request: HttpRequest, **credentials: Any) -> User | None:
        """None for an inactive account, even with the right password. Raises ValidationError
        without checking the password when too many tries failed."""
        try:
            # A correct password may be rehashed, which is no change of it.
            with grants.changing_accounts(how="rehash"):
                user: User | None = super().authenticate(request, **credentials)
        except ValidationError:
            counters.count_event("sign_ins", "delayed")
            raise
        return user if user and user.is_active else None

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        messages.error(request, _("This account is deactivated. Ask a system admin."))
        return redirect("sign-in")

    def post_login(self, request: HttpRequest, user: User, **how: Any) -> HttpResponse:
        answer: HttpResponse = super().post_login(request, user, **how)
        language.apply_stored_language(answer, user)
        return answer

    def get_login_stages(self) -> list[str]:
        stages = [_STAGES.get(each, each) for each in super().get_login_stages()]
        return [each for each in stages if each]

    def get_reauthentication_methods(self, user: User) -> list[dict[str, str]]:
        """Includes the identity providers that the user signs in with."""
        methods: list[dict[str, str]] = super().get_reauthentication_methods(user)
        if not providers.can_use_password(user.get_username()):
            methods = [each for each in methods if each["id"] != "reauthenticate"]
        asked = providers.find_linked_providers(user) if user.is_authenticated else []
        return [*methods, *map(_ask_provider, asked)]

    def is_reauthentication_required(self, *, app: str, **how: Any) -> bool:
        return not reauthentication.is_recent(context.request)

    # --- Changes of accounts, each with its event ---------------------------

    def set_password(self, user: User, password: str) -> None:
        """Called by its owner, signed in or by a link."""
        signed_in = context.request.user == user
        with grants.changing_accounts(user if signed_in else None, how="link"):
            super().set_password(user, password)

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        with grants.changing_accounts(email_address.user):
            confirmed: bool = super().confirm_email(request, email_address)
        return confirmed

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return reverse("account")

    def get_email_verification_redirect_url(self, email_address: EmailAddress) -> str:
        return reverse("account_email")

    # --- Letters ------------------------------------------------------------

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Written in the language of the request, sent by a worker. No letter names the request's
        host."""
        # allauth names no user to the owner of an address that another person asked for.
        user = context.get("user") or self.request.user
        emails.queue_email(user, self.render_mail(template_prefix, email, context))

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        super().send_notification_mail(
            template_prefix, user, {**(context or {}), "user": user}, email
        )

    def send_password_reset_mail(self, user: User, email: str, context: dict[str, Any]) -> None:
        """Skips users without a password: they use an identity provider."""
        if user.has_usable_password():
            super().send_password_reset_mail(user, email, context)
            grants.record_role_event(RoleAction.ASK, user, None)


def _ask_provider(provider: IdentityProvider) -> dict[str, str]:
    return {
        "id": provider.id,
        "description": _("Confirm with {label}").format(label=provider.label),
        "url": reverse("provider-again", args=[provider.id]),
    }


class SessionsAdapter(DefaultUserSessionsAdapter):
    def end_sessions(self, sessions: Sequence[UserSession]) -> None:
        """For a user who ends sessions of their own."""
        super().end_sessions(sessions)
        if sessions:
            user = sessions[0].user
            grants.record_role_event(RoleAction.SESSIONS, user, user)


class FactorAdapter(DefaultMFAAdapter):
    """Encrypts secrets, so a reader of the database can make no codes."""

    def encrypt(self, text: str) -> str:
        return encryption.encrypt(text, purpose=encryption.SECOND_FACTOR)

    def decrypt(self, encrypted_text: str) -> str:
        try:
            return encryption.decrypt(encrypted_text, purpose=encryption.SECOND_FACTOR)
        except encryption.DecryptionFailed as error:
            _log.error("%s", error)
            raise self.validation_error("incorrect_code") from error

    def build_totp_svg(self, url: str) -> SafeString:
        """Inline SVG, because the page's Content-Security-Policy allows no data URL."""
        import qrcode  # noqa: PLC0415 - with its image library, for one page alone
        from qrcode.image.svg import SvgPathImage  # noqa: PLC0415

        image = qrcode.make(url, image_factory=SvgPathImage, border=2)
        drawn: str = image.to_string(encoding="unicode")
        return mark_safe(drawn)  # noqa: S308 - a path of numbers

    def generate_authenticator_name(self, user: User, type: Authenticator.Type) -> str:
        made = Authenticator.objects.filter(user_id=user.pk, type=type).count()
        return _("Passkey {number}").format(number=made + 1)

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        return {**super().get_public_key_credential_rp_entity(), "name": "Countersign"}
