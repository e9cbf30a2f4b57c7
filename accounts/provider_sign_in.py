"""Sign-in through an identity provider: our rules in what django-allauth does of it.

allauth sends the browser to the provider with state and PKCE, takes the answer and begins the
session. What the answer proves is checked in `accounts.provider_tokens`, and which account it
opens in `accounts.provider_accounts`.
"""

import base64
import hashlib
import logging
import time
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from allauth.account.signals import user_logged_in
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.mfa.stages import AuthenticateStage
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialLogin
from allauth.socialaccount.providers.base.constants import AuthError
from allauth.socialaccount.providers.openid_connect.provider import OpenIDConnectProvider
from allauth.socialaccount.providers.openid_connect.views import OpenIDConnectOAuth2Adapter
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import factors, provider_tokens, reauthentication
from accounts.clients import address_of
from accounts.models import SignInAction, SignInEvent, SignInStamp
from accounts.provider_accounts import (
    SignInRefused,
    admit,
    linked_account,
    uid_of,
)
from accounts.provider_tokens import Claims, Discovery, discover
from accounts.providers import IdentityProvider, configured, named
from web.pages import page
from web.text import plain

log = logging.getLogger(__name__)

_KEY = "provider_sign_in"
_JUST_NOW = 60  # seconds
_LONGEST_REASON = 300

_UNVERIFIED = gettext_noop(
    "The answer of {provider} could not be verified, so nobody was signed in. Try again. If it "
    "happens again, tell a system admin."
)
_UNUSABLE = gettext_noop(
    "{provider} does not answer as it should. Try again in a few minutes. If it happens again, "
    "tell a system admin."
)
_OUTDATED = gettext_noop(
    "This sign-in was begun in another browser, more than ten minutes ago, or was used already. "
    "Begin again."
)
_CANCELLED = gettext_noop("{provider} signed nobody in, so nothing has changed.")
TOO_OFTEN = gettext_noop("That was tried too often from where you are. Wait for a minute.")
_OTHER_PERSON = gettext_noop(
    "Somebody else signed in at {provider}. Confirm with the account that you are signed in with "
    "here."
)
_NO_TIME = gettext_noop(
    "{provider} does not say when you signed in there, so this cannot confirm that it is you. Tell "
    "a system admin."
)
_LONG_AGO = gettext_noop(
    "{provider} did not ask you anew who you are. Sign out there, then confirm again."
)


# --- What allauth calls -----------------------------------------------------


class Provider(OpenIDConnectProvider):
    """Links are kept under the issuer, and each sign-in sends a nonce."""

    declared: IdentityProvider

    @property
    def sub_id(self) -> str:
        return self.declared.issuer

    def get_pkce_params(self) -> dict[str, str]:
        params: dict[str, str] = super().get_pkce_params()
        return {**params, "nonce": _nonce(params["code_verifier"])}

    def get_oauth2_adapter(self, request: HttpRequest) -> "CodeFlow":
        return CodeFlow(request, self.declared.id)


def _nonce(code_verifier: str) -> str:
    """It follows from the verifier, which allauth keeps for this sign-in and nobody else sees."""
    digest = hashlib.sha256(f"nonce {code_verifier}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


class ProviderLogin(SocialLogin):
    claims: Claims
    ending: str
    second_factor: bool


class CodeFlow(OpenIDConnectOAuth2Adapter):
    """The authorization code flow; every answer of the provider is checked."""

    _code_verifier = ""

    @cached_property
    def discovery(self) -> Discovery:
        return discover(self.get_provider().declared)

    @property
    def openid_config(self) -> dict[str, Any]:
        return self.discovery.model_dump()

    @property
    def basic_auth(self) -> bool:
        return "client_secret_post" not in self.discovery.token_endpoint_auth_methods_supported

    def get_callback_url(self, request: HttpRequest, app: SocialApp) -> str:
        return settings.BASE_URL + reverse("provider-callback", args=[self.provider_id])

    def get_access_token_data(
        self, request: HttpRequest, app: Any, client: Any, pkce_code_verifier: str = ""
    ) -> Any:
        self._code_verifier = pkce_code_verifier
        return super().get_access_token_data(request, app, client, pkce_code_verifier)

    def complete_login(
        self, request: HttpRequest, app: SocialApp, token: Any, **kwargs: Any
    ) -> ProviderLogin:
        provider = self.get_provider()
        id_token = kwargs["response"].get("id_token")
        claims = provider_tokens.id_token_claims(
            id_token, provider.declared, self.discovery, nonce=_nonce(self._code_verifier)
        )
        more = provider_tokens.userinfo(self.discovery, token.token)
        account = SocialAccount(provider=provider.sub_id, uid=uid_of(claims["sub"]))
        login = ProviderLogin(account=account, provider=provider)
        login.claims = provider_tokens.merged(claims, more)
        login.ending = _ending(provider.declared, self.discovery, id_token)
        # Of the ID token alone: userinfo says nothing about how this sign-in went.
        login.second_factor = provider_tokens.proves_second_factor(claims, provider.declared)
        return login


class Adapter(DefaultSocialAccountAdapter):
    """Providers of the configuration alone, and our own rules for whom they let in."""

    def list_apps(
        self, request: HttpRequest, provider: str | None = None, client_id: str | None = None
    ) -> list[SocialApp]:
        return [
            _app(each)
            for each in configured()
            if provider in {None, each.id, each.issuer, OpenIDConnectProvider.id}
            and client_id in {None, each.client_id}
        ]

    def get_provider(
        self, request: HttpRequest, provider: str, client_id: str | None = None
    ) -> Provider:
        app = self.get_app(request, provider=provider, client_id=client_id)
        made = Provider(request, app=app)
        made.declared = next(each for each in configured() if each.id == app.provider_id)
        return made

    def get_requests_session(self) -> Any:
        return provider_tokens.session()

    def pre_social_login(self, request: HttpRequest, sociallogin: ProviderLogin) -> None:
        """Decides who is signed in, before allauth begins the session."""
        provider = sociallogin.provider.declared
        try:
            if sociallogin.state.get("again"):
                raise ImmediateHttpResponse(_confirmed(request, sociallogin))
            sociallogin.user = admit(provider, sociallogin.claims)
        except SignInRefused as refusal:
            _keep_refusal(request, provider, refusal.reason, sociallogin)
            answer = refused(request, provider, refusal.reason, sociallogin.state)
            raise ImmediateHttpResponse(answer) from refusal
        at = provider_tokens.signed_in_at(sociallogin.claims)
        sociallogin.state |= {
            "subject": sociallogin.claims["sub"],
            "signed_in_at": at,
            "ending": sociallogin.ending,
            "second_factor": sociallogin.second_factor,
        }

    def on_authentication_error(
        self,
        request: HttpRequest,
        provider: Provider,
        error: Any = None,
        exception: Exception | None = None,
        extra_context: dict[str, Any] | None = None,
    ) -> None:
        state = (extra_context or {}).get("state")
        failure = exception or _reason(error, state)
        raise ImmediateHttpResponse(failed(request, provider.declared, failure, state or {}))


class SecondFactorStage(AuthenticateStage):
    """Asks for a second factor at sign-in, unless the person gave one at their provider."""

    def _should_handle(self, request: HttpRequest) -> bool:
        sociallogin = (self.login.signal_kwargs or {}).get("sociallogin")
        if sociallogin is not None and sociallogin.state.get("second_factor"):
            return False
        asks: bool = super()._should_handle(request)
        return asks


def _app(provider: IdentityProvider) -> SocialApp:
    """Raises ProviderUnusable for a secret that cannot be read."""
    try:
        secret = provider.secret
    except (OSError, UnicodeDecodeError) as error:
        raise provider_tokens.ProviderUnusable(f"its secret cannot be read: {error}") from error
    return SocialApp(
        provider=OpenIDConnectProvider.id,
        provider_id=provider.id,
        name=provider.label,
        client_id=provider.client_id,
        secret=secret,
        settings={
            "server_url": provider.issuer,
            "scope": list(provider.scopes),
            "oauth_pkce_enabled": True,
        },
    )


def _reason(error: Any, state: Any) -> SignInRefused:
    if state is None:
        return SignInRefused(_OUTDATED)
    return SignInRefused(_CANCELLED if error == AuthError.CANCELLED else _UNUSABLE)


def failed(
    request: HttpRequest, provider: IdentityProvider, error: Exception, state: dict[str, Any]
) -> HttpResponse:
    """What nobody who signs in can mend is in the log and in the event; the page says less."""
    log.warning("a sign-in through %s failed: %s", provider.id, plain(str(error), _LONGEST_REASON))
    if isinstance(error, SignInRefused):
        return refused(request, provider, error.reason, state)
    _keep_refusal(request, provider, str(error))
    forged = isinstance(error, provider_tokens.TokenRefused)
    return refused(request, provider, _UNVERIFIED if forged else _UNUSABLE, state)


def refused(
    request: HttpRequest,
    provider: IdentityProvider,
    reason: str,
    state: dict[str, Any],
    status: int = 403,
) -> HttpResponse:
    """The page that says why nobody was signed in, with the way back."""
    context = {
        "provider": provider,
        "reason": _(reason).format(provider=provider.label),
        "next": state.get("next", ""),
        "again": bool(state.get("again")),
    }
    return page(request, "accounts/provider_refused.html", context, status=status)


# --- Signing in anew --------------------------------------------------------


def _confirmed(request: HttpRequest, login: ProviderLogin) -> HttpResponse:
    """Who is signed in proved to the provider just now that they are there.

    Raises SignInRefused.
    """
    provider, user = login.provider.declared, request.user
    if not user.is_authenticated or linked_account(provider, login.claims["sub"]) != user:
        raise SignInRefused(_OTHER_PERSON)
    at = provider_tokens.signed_in_at(login.claims)
    if at is None:
        raise SignInRefused(_NO_TIME)
    if time.time() - at >= reauthentication.RECENT:
        raise SignInRefused(_LONG_AGO)
    reauthentication.note_provider(request, user, at=at, anew=True)
    _keep(request, SignInAction.AGAIN, provider, user, login.claims["sub"])
    confirmed = _("{provider} confirmed that it is you.")
    # Not as a success: what was typed stays in the browser until it is sent.
    messages.info(request, confirmed.format(provider=provider.label))
    return HttpResponseRedirect(login.state.get("next") or reverse("queue"))


# --- Events -----------------------------------------------------------------


def _keep(
    request: HttpRequest, action: SignInAction, provider: IdentityProvider, user: User, subject: str
) -> None:
    SignInEvent.objects.create(
        action=action, user=user, source=provider.id, subject=subject, address=address_of(request)
    )


def _keep_refusal(
    request: HttpRequest,
    provider: IdentityProvider,
    reason: str,
    login: ProviderLogin | None = None,
) -> None:
    subject = login.claims["sub"] if login else ""
    SignInEvent.objects.create(
        action=SignInAction.REFUSED,
        user=linked_account(provider, subject) if login else None,
        source=provider.id,
        subject=subject,
        reason=plain(reason.replace("{provider}", provider.label), _LONGEST_REASON),
        address=address_of(request),
    )


@receiver(user_logged_in)
def _signed_in(
    request: HttpRequest, user: User, sociallogin: SocialLogin | None = None, **__: Any
) -> None:
    """After second factors, if there are any."""
    factors.note_given_at(request, "")
    if sociallogin is None:
        return
    provider, state = sociallogin.provider.declared, sociallogin.state
    if state.get("second_factor"):
        factors.note_given_at(request, provider.id)
    _keep(request, SignInAction.SIGN_IN, provider, user, state["subject"])
    if state.get("ending"):
        request.session[_KEY] = {"id": provider.id, "address": state["ending"]}
    at = state["signed_in_at"]
    if at is not None and time.time() - at < _JUST_NOW:
        reauthentication.note_provider(request, user, at=at)


# --- Signing out ------------------------------------------------------------


def _ending(provider: IdentityProvider, discovery: Discovery, id_token: str) -> str:
    """The address that ends the session at the provider, as of RP-Initiated Logout 1.0; empty
    where it is not to be ended, or the provider has no such address."""
    endpoint = discovery.end_session_endpoint
    if not provider.sign_out or endpoint is None:
        return ""
    back = settings.BASE_URL + reverse("sign-in")
    query = {
        "id_token_hint": id_token,
        "client_id": provider.client_id,
        "post_logout_redirect_uri": back,
    }
    return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(query)}"


def end_session_address(request: HttpRequest) -> tuple[IdentityProvider, str] | None:
    """Where to sign out besides; None for who did not come from there."""
    kept: dict[str, str] = request.session.get(_KEY) or {}
    provider = named(kept.get("id", ""))
    return (provider, kept["address"]) if provider else None


def end_sessions(request: HttpRequest, provider: IdentityProvider, subject: str) -> None:
    """Sign out whom the provider calls `subject`, everywhere; nobody where it links no account."""
    user = linked_account(provider, subject)
    if user is None:
        return
    with transaction.atomic():
        SignInStamp.objects.get_or_create(user=user)
        SignInStamp.objects.filter(user=user).update(number=F("number") + 1)
        _keep(request, SignInAction.ENDED, provider, user, subject)
