"""Sign-in through an identity provider: our rules for django-allauth.

allauth sends the browser to the provider with state and PKCE, takes the answer and begins the
session. This module says which providers there are, whether the answer is valid, which account it
opens, and which roles it gives.
"""

import base64
import hashlib
import logging
import time
from hmac import compare_digest
from typing import Any

from allauth.account.signals import user_logged_in
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.mfa.stages import AuthenticateStage
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialLogin
from allauth.socialaccount.providers.oauth2.client import OAuth2Error
from allauth.socialaccount.providers.openid_connect.provider import OpenIDConnectProvider
from allauth.socialaccount.providers.openid_connect.views import OpenIDConnectOAuth2Adapter
from allauth.socialaccount.signals import social_account_removed
from allauth.utils import generate_unique_username
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import transaction
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from accounts import factors, grants, reauthentication, sessions, tokens
from accounts.clients import client_address
from accounts.models import (
    AccountChange,
    RoleGrant,
    SignInAction,
    SignInEvent,
    SignInStamp,
    UserRole,
)
from accounts.provider_calls import ProviderAway, ProviderBusy, ProviderSession, fetch_json
from accounts.provider_tokens import (
    Claims,
    TokenRefused,
    get_claim_values,
    get_documents,
    get_session_id,
    get_sign_in_time,
    has_second_factor,
    verify_token,
)
from accounts.providers import (
    IdentityProvider,
    can_use_password,
    configured_providers,
    find_linked_providers,
    is_emergency_account,
    is_only_way_in,
)
from web.pages import render_page, signed_in_user
from web.text import plain_line

log = logging.getLogger(__name__)

_RECENT_SECONDS = 60  # seconds
RETRY_AFTER = 30  # seconds, at a provider that does not answer
_MAX_REASON_LENGTH = 300
_MAX_NAME_LENGTH = 150
_MAX_TEXT_LENGTH = 254


class SignInRefused(OAuth2Error):
    """The reason: the event keeps it, and the page of refusals has a sentence for it."""


# --- What allauth calls -----------------------------------------------------


class CodeFlow(OpenIDConnectOAuth2Adapter):
    """The authorization code flow, with checks of the provider's answer."""

    @cached_property
    def openid_config(self) -> dict[str, Any]:
        return get_documents(self.get_provider().identity_provider)["discovery"]

    def get_callback_url(self, request: HttpRequest, app: SocialApp) -> str:
        return settings.BASE_URL + reverse("provider-callback", args=[self.provider_id])

    def complete_login(
        self, request: HttpRequest, app: SocialApp, token: Any, **kwargs: Any
    ) -> SocialLogin:
        provider, discovery = self.get_provider(), self.openid_config
        id_token = kwargs["response"].get("id_token")
        claims = verify_token(id_token, provider.identity_provider, "sub", "exp", "nonce")
        told: dict[str, Any] = {}
        if "userinfo_endpoint" in discovery:
            told = fetch_json(discovery["userinfo_endpoint"], token.token)
            if told.get("sub") != claims["sub"]:
                raise TokenRefused("userinfo is of another person")
        account = SocialAccount(provider=provider.sub_id, uid=claims["sub"])
        login = SocialLogin(account=account, provider=provider)
        login.id_token, login.claims = claims, {**told, **claims}
        return login


class ConnectProvider(OpenIDConnectProvider):
    """Stores links by issuer, and sends a nonce at each sign-in."""

    oauth2_adapter_class = CodeFlow

    @property
    def identity_provider(self) -> IdentityProvider:
        found: IdentityProvider = self.app.settings["declared"]
        return found

    @property
    def sub_id(self) -> str:
        return self.identity_provider.issuer

    def serialize(self) -> dict[str, Any]:
        return {"id": self.app.provider_id}

    def get_pkce_params(self) -> dict[str, str]:
        params: dict[str, str] = super().get_pkce_params()
        return {**params, "nonce": _derive_nonce(params["code_verifier"])}


def _derive_nonce(code_verifier: str) -> str:
    """Derived from the verifier, which allauth keeps secret for this one sign-in."""
    digest = hashlib.sha256(f"nonce {code_verifier}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


class Adapter(DefaultSocialAccountAdapter):
    """Only providers in the configuration, with our rules for who may sign in."""

    def list_apps(
        self, request: HttpRequest, provider: str | None = None, client_id: str | None = None
    ) -> list[SocialApp]:
        return [
            SocialApp(
                provider=OpenIDConnectProvider.id,
                provider_id=each.id,
                name=each.label,
                client_id=each.client_id,
                secret=each.secret,
                settings={
                    "server_url": each.issuer,
                    "scope": list(each.scopes),
                    "oauth_pkce_enabled": True,
                    "declared": each,
                },
            )
            for each in configured_providers()
            if provider in {None, each.id, each.issuer}
        ]

    def get_requests_session(self) -> ProviderSession:
        return ProviderSession()

    def pre_social_login(self, request: HttpRequest, sociallogin: SocialLogin) -> None:
        """Decides who is signed in, before allauth begins the session."""
        provider, state = sociallogin.provider.identity_provider, sociallogin.state
        try:
            sent, said = (
                _derive_nonce(state["pkce_code_verifier"]),
                str(sociallogin.claims["nonce"]),
            )
            if not compare_digest(sent.encode(), said.encode()):
                raise TokenRefused("the nonce is another one")
            if state.get("again"):
                raise ImmediateHttpResponse(_confirm_identity(request, sociallogin))
            sociallogin.user = _admit_user(provider, sociallogin.claims, sociallogin.user)
        except OAuth2Error as error:
            error.account = sociallogin.account
            raise
        # Only from the ID token: userinfo says nothing about this sign-in.
        state["second_factor"] = has_second_factor(sociallogin.id_token, provider)
        state["signed_in_at"] = get_sign_in_time(sociallogin.claims)
        state["sid"] = get_session_id(sociallogin.id_token)

    def validate_disconnect(self, account: SocialAccount, accounts: Any) -> None:
        """allauth counts former providers and closed passwords as ways in, and cannot remove the
        link to a former provider.

        Raises ValidationError.
        """
        if account.provider not in {each.issuer for each in configured_providers()}:
            raise ValidationError(_("This provider is no longer used for sign-in."))
        user = account.user
        password = user.has_usable_password() and can_use_password(user.get_username())
        if not password and not {each.issuer for each in find_linked_providers(user)} - {
            account.provider
        }:
            raise self.validation_error("disconnect_last")

    def send_notification_mail(self, *_: Any, **__: Any) -> None:
        """Sends none: `accounts.emails` has our letters."""

    def on_authentication_error(
        self,
        request: HttpRequest,
        provider: ConnectProvider,
        error: Any = None,
        exception: Exception | None = None,
        extra_context: dict[str, Any] | None = None,
    ) -> None:
        """Shows what the person can do; what an admin needs is in the log and the event."""
        declared, state = provider.identity_provider, (extra_context or {}).get("state")
        if isinstance(exception, SignInRefused):
            reason = str(exception)
        elif isinstance(exception, ProviderAway):
            reason = "away"
        elif exception is not None:
            reason = "unverified" if isinstance(exception, TokenRefused) else "unusable"
        else:
            reason = "outdated" if state is None else "cancelled"
        if exception is not None and not isinstance(exception, ProviderBusy):
            said = plain_line(str(exception), _MAX_REASON_LENGTH)
            log.warning("a sign-in through %s failed: %s", declared.id, said)
            account = getattr(exception, "account", SocialAccount())
            who = {"user": account.user if account.pk else None, "subject": account.uid}
            record_sign_in_event(request, SignInAction.REFUSED, declared, reason=said, **who)
        state = state or {}
        context = {"provider": declared, "reason": reason, "next": state.get("next", "")}
        context["again"] = bool(state.get("again"))
        context["only_way_in"] = is_only_way_in()
        status = 503 if reason == "away" else 403
        answer = render_page(request, "accounts/provider_refused.html", context, status=status)
        if reason == "away":
            answer["Retry-After"] = str(RETRY_AFTER)
        raise ImmediateHttpResponse(answer)


class SecondFactorStage(AuthenticateStage):
    """Asks for a second factor at sign-in, unless the person gave one at their provider."""

    def _should_handle(self, request: HttpRequest) -> bool:
        sociallogin = (self.login.signal_kwargs or {}).get("sociallogin")
        if sociallogin is not None and sociallogin.state.get("second_factor"):
            return False
        asks: bool = super()._should_handle(request)
        return asks


def _confirm_identity(request: HttpRequest, login: SocialLogin) -> HttpResponse:
    """The signed-in user proved to the provider just now who they are.

    Raises SignInRefused.
    """
    provider, user = login.provider.identity_provider, request.user
    at = get_sign_in_time(login.claims)
    if not user.is_authenticated or login.user != user:
        raise SignInRefused("another person")
    if at is None:
        raise SignInRefused("no auth_time")
    if time.time() - at >= reauthentication.RECENT_SECONDS:
        raise SignInRefused("not asked again")
    reauthentication.note_provider(request, user, at=at, anew=True)
    if sid := get_session_id(login.id_token):
        sessions.note_provider_session(request, provider.issuer, sid)
    record_sign_in_event(
        request, SignInAction.AGAIN, provider, user=user, subject=login.account.uid
    )
    confirmed = _("{provider} confirmed your identity.")
    # Not a success: what was typed stays in the browser until it is sent.
    messages.info(request, confirmed.format(provider=provider.label))
    return HttpResponseRedirect(login.state.get("next") or reverse("queue"))


@receiver(user_logged_in)
def _finish_sign_in(
    request: HttpRequest, user: User, sociallogin: SocialLogin | None = None, **__: Any
) -> None:
    """Runs after any second factors."""
    factors.note_provider_factor(request, "")
    if sociallogin is None:
        return
    provider = sociallogin.provider.identity_provider
    if sociallogin.state.get("second_factor"):
        factors.note_provider_factor(request, provider.id)
    if sociallogin.state.get("sid"):
        sessions.note_provider_session(request, provider.issuer, sociallogin.state["sid"])
    record_sign_in_event(
        request, SignInAction.SIGN_IN, provider, user=user, subject=sociallogin.account.uid
    )
    at = sociallogin.state["signed_in_at"]
    if at is not None and time.time() - at < _RECENT_SECONDS:
        reauthentication.note_provider(request, user, at=at)


def record_sign_in_event(
    request: HttpRequest, action: SignInAction, provider: IdentityProvider, **about: Any
) -> None:
    """Write the event; `about` has its user, subject and reason."""
    source, address = provider.id, client_address(request)
    SignInEvent.objects.create(action=action, source=source, address=address, **about)


# --- Whose account ----------------------------------------------------------


@transaction.atomic
def _admit_user(provider: IdentityProvider, claims: Claims, linked: User | None) -> User:
    """The account that these verified claims open, with the roles that they give.

    A `linked` account is found only by issuer and subject: an e-mail address may pass to another
    person. Raises SignInRefused.
    """
    user = linked or _find_invited_user(provider, claims) or _make_user(provider, claims)
    if not user.is_active:
        raise SignInRefused("shut out")
    if is_emergency_account(user.get_username()):
        raise SignInRefused("emergency account")
    if not linked:
        # Another person chose it: they could go on signing in with it.
        if SignInStamp.objects.filter(user=user, must_change=True).exists():
            user.set_unusable_password()
            with grants.changing_accounts(how="close"):
                user.save(update_fields=["password"])
        with tokens.acting_as(None, provider.id):
            _link, new = SocialAccount.objects.get_or_create(
                provider=provider.issuer, uid=claims["sub"], defaults={"user": user}
            )
        if not new:
            raise SignInRefused("signed in twice at once")
        grants.write_letter(user, AccountChange.JOINED, user.email, user)
    _give_roles(provider, user, claims)
    return user


def _verified_address(provider: IdentityProvider, claims: Claims) -> str:
    """The person's e-mail address; '' if the provider has not verified it."""
    # Compared with `true`, because a text such as "false" is truthy.
    sure = provider.emails_are_verified or claims.get("email_verified") is True
    return _text_claim(claims, "email") if sure else ""


def _text_claim(claims: Claims, name: str) -> str:
    value = claims.get(name)
    usable = isinstance(value, str) and value.isprintable() and len(value) <= _MAX_TEXT_LENGTH
    return str(value) if usable else ""


def _find_invited_user(provider: IdentityProvider, claims: Claims) -> User | None:
    """The account with the person's e-mail address; None without one. Raises SignInRefused."""
    address = _text_claim(claims, "email")
    found = [
        user
        for user in User.objects.filter(email__iexact=address).exclude(email="")
        # PostgreSQL equates some different letters, such as a dotless i and I.
        if user.email.casefold() == address.casefold()
    ]
    if not found:
        return None
    if not _verified_address(provider, claims):
        raise SignInRefused("address not verified")
    if len(found) > 1:
        raise SignInRefused("several accounts with the address")
    if SocialAccount.objects.filter(user=found[0], provider=provider.issuer).exists():
        raise SignInRefused("account of another person")
    return found[0]


def _make_user(provider: IdentityProvider, claims: Claims) -> User:
    """A new account. Raises SignInRefused where an admin has to make it first."""
    if provider.accounts == "invited":
        raise SignInRefused("no account")
    whole = f"{_text_claim(claims, 'given_name')} {_text_claim(claims, 'family_name')}"
    name = _text_claim(claims, "name") or whole
    wanted = [
        _text_claim(claims, "preferred_username"),
        _text_claim(claims, "email"),
        name,
        provider.id,
    ]
    return grants.make_account(
        username=generate_unique_username(wanted),
        password=None,
        name=plain_line(name, _MAX_NAME_LENGTH),
        # With an unverified address, its true owner could get into this account.
        email=_verified_address(provider, claims),
        by=None,
        must_change=False,
        source=provider.id,
    )


# --- Roles and links --------------------------------------------------------


def _give_roles(provider: IdentityProvider, user: User, claims: Claims) -> None:
    """Give the claim's roles; revoke its former ones. A person's grants stay.

    Raises SignInRefused.
    """
    if not provider.roles:
        return
    name = provider.roles_claim
    # Entra ID lists no groups in a token if a user has more than 200.
    if name not in claims and (claims.get("hasgroups") or name in claims.get("_claim_names", ())):
        raise SignInRefused("groups not listed")
    values = get_claim_values(claims, name)
    wanted = {role for value, given in provider.roles.items() if value in values for role in given}
    for role in sorted(wanted):
        grants.grant_role(user=user, role=role, by=None, source=provider.id)
    held = RoleGrant.objects.filter(user=user, source=provider.id).exclude(role__in=wanted)
    for each in held.select_related("guideline"):
        taken, place = UserRole(each.role), each.guideline
        try:
            grants.revoke_role(user=user, role=taken, guideline=place, by=None, source=provider.id)
        except grants.LastAdmin as refusal:
            log.warning("%s took the last system admin away, who stays: %s", provider.id, refusal)


@receiver(social_account_removed)
def _record_unlinking(request: HttpRequest, socialaccount: SocialAccount, **__: Any) -> None:
    """Also revokes the roles that the provider gave: it cannot revoke them later."""
    user = signed_in_user(request)
    for provider in configured_providers():
        if provider.issuer == socialaccount.provider:
            _give_roles(provider, user, {})
    grants.write_letter(user, AccountChange.UNJOINED, user.email, user)
    sessions.end_others(request)
    factors.note_provider_factor(request, "")
