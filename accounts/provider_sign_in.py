"""Sign-in through an identity provider: whose account it is, and what django-allauth does of it.

allauth sends the browser to the provider with state and PKCE, takes the answer and begins the
session. What the answer proves is checked in `accounts.provider_tokens`, and here it is decided
which account it opens. An account is linked to issuer and subject once, at the first sign-in, and
found by these alone afterwards: an e-mail address may be given to somebody else.
"""

import base64
import hashlib
import logging
import time
import unicodedata
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from allauth.account.signals import user_logged_in
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialLogin
from allauth.socialaccount.providers.base.constants import AuthError
from allauth.socialaccount.providers.openid_connect.provider import OpenIDConnectProvider
from allauth.socialaccount.providers.openid_connect.views import OpenIDConnectOAuth2Adapter
from allauth.utils import generate_unique_username
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import F
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import grants, provider_tokens, reauthentication
from accounts.models import (
    AccountChange,
    RoleAction,
    RoleGrant,
    SignInAction,
    SignInEvent,
    SignInStamp,
)
from accounts.provider_tokens import Claims, Discovery, discover, values_of
from accounts.providers import IdentityProvider, configured, is_emergency_account, named
from accounts.rate_limits import address_of
from web.pages import page
from web.text import plain

log = logging.getLogger(__name__)

_KEY = "provider_sign_in"
_JUST_NOW = 60  # seconds
_LONGEST_UID = 191
_LONGEST_NAME = 150
_LONGEST_REASON = 300


class SignInRefused(Exception):
    """`reason` is an English sentence that the catalogs know, about `{provider}`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


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
_SHUT_OUT = gettext_noop("Your account is shut out. Ask a system admin to let you in.")
_EMERGENCY = gettext_noop("This account is for emergencies and signs in by its password alone.")
_NOT_INVITED = gettext_noop(
    "Nobody has made an account for you yet. Ask a system admin for one with the e-mail address "
    "that {provider} knows you by."
)
_NOT_VERIFIED = gettext_noop(
    "There is an account with your e-mail address, but {provider} does not say that the address is "
    "yours. Ask a system admin."
)
_SEVERAL = gettext_noop(
    "Several accounts have your e-mail address. Ask a system admin to keep it in one of them."
)
_OF_ANOTHER = gettext_noop(
    "The account with your e-mail address belongs to somebody else at {provider}. Ask a system "
    "admin."
)
_GROUPS_ELSEWHERE = gettext_noop(
    "{provider} does not list your groups, because they are too many, so your roles are unknown. "
    "Ask a system admin."
)
TOO_OFTEN = gettext_noop("That was tried too often from where you are. Wait for a minute.")
_AT_ONCE = gettext_noop("You were signed in twice at once. Begin again.")
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


def uid_of(subject: str) -> str:
    """The subject as the column of links holds it, which is shorter than a subject may be."""
    if len(subject) <= _LONGEST_UID:
        return subject
    return f"sha256:{hashlib.sha256(subject.encode()).hexdigest()}"


def linked_account(provider: IdentityProvider, subject: str) -> User | None:
    links = SocialAccount.objects.filter(provider=provider.issuer, uid=uid_of(subject))
    return next((link.user for link in links.select_related("user")), None)


def providers_of(user: User) -> list[IdentityProvider]:
    """Those through which this person has signed in."""
    issuers = set(SocialAccount.objects.filter(user=user).values_list("provider", flat=True))
    return [each for each in configured() if each.issuer in issuers]


# --- Whose account ----------------------------------------------------------


@transaction.atomic
def admit(provider: IdentityProvider, claims: Claims) -> User:
    """The account that these verified claims open, with the roles that they give.

    Raises SignInRefused.
    """
    user = linked_account(provider, claims["sub"])
    if user is None:
        user = _first_sign_in(provider, claims)
    _check_may_enter(user)
    _give_roles(provider, user, claims)
    return user


def _check_may_enter(user: User) -> None:
    if not user.is_active:
        raise SignInRefused(_SHUT_OUT)
    if is_emergency_account(user.get_username()):
        raise SignInRefused(_EMERGENCY)


def _first_sign_in(provider: IdentityProvider, claims: Claims) -> User:
    user = _invited(provider, claims)
    if user is None and provider.accounts == "invited":
        raise SignInRefused(_NOT_INVITED)
    if user is None:
        user = _new_account(provider, claims)
    else:
        _check_may_enter(user)
        _forget_password_of_others(user)
    try:
        with transaction.atomic():
            SocialAccount.objects.create(
                user=user, provider=provider.issuer, uid=uid_of(claims["sub"])
            )
    except IntegrityError as error:
        raise SignInRefused(_AT_ONCE) from error
    grants.note(RoleAction.JOIN, user, None, source=provider.id)
    grants.write_letter(user, AccountChange.JOINED, user.email, user)
    return user


def _invited(provider: IdentityProvider, claims: Claims) -> User | None:
    """The account with the person's e-mail address; None without one."""
    address = _address(claims)
    found = [
        user
        for user in User.objects.filter(email__iexact=address).exclude(email="")
        # PostgreSQL takes some letters for others, such as a dotless i for I.
        if _folded(user.email) == _folded(address)
    ]
    if not found:
        return None
    if not (provider.emails_are_verified or claims.get("email_verified") is True):
        raise SignInRefused(_NOT_VERIFIED)
    if len(found) > 1:
        raise SignInRefused(_SEVERAL)
    if SocialAccount.objects.filter(user=found[0], provider=provider.issuer).exists():
        raise SignInRefused(_OF_ANOTHER)
    return found[0]


def _address(claims: Claims) -> str:
    address = claims.get("email")
    return address if isinstance(address, str) and address.isprintable() else ""


def _folded(address: str) -> str:
    return unicodedata.normalize("NFKC", address).casefold()


def _new_account(provider: IdentityProvider, claims: Claims) -> User:
    texts = {name: value for name, value in claims.items() if isinstance(value, str)}
    preferred = texts.get("preferred_username", "")
    name = texts.get("name") or f"{texts.get('given_name', '')} {texts.get('family_name', '')}"
    username = generate_unique_username([preferred, _address(claims), name, provider.id])
    address = _address(claims)
    return grants.make_account(
        username=username,
        password=None,
        name=plain(name, _LONGEST_NAME),
        email=address if len(address) <= User._meta.get_field("email").max_length else "",
        by=None,
        must_change=False,
        source=provider.id,
    )


def _forget_password_of_others(user: User) -> None:
    """One that somebody else chose: they could go on signing in with it."""
    stamp = SignInStamp.objects.filter(user=user, must_change=True)
    if stamp.update(must_change=False):
        user.set_unusable_password()
        with grants.changing_accounts():
            user.save(update_fields=["password"])


# --- Roles ------------------------------------------------------------------


def _give_roles(provider: IdentityProvider, user: User, claims: Claims) -> None:
    """Those of the claim, and none that it gave before. What a person gave stays."""
    if not provider.roles:
        return
    name = provider.roles_claim
    # Entra ID lists no groups in a token once somebody has more than 200.
    if name not in claims and (claims.get("hasgroups") or name in claims.get("_claim_names", ())):
        raise SignInRefused(_GROUPS_ELSEWHERE)
    values = values_of(claims, name)
    wanted = {role for value, given in provider.roles.items() if value in values for role in given}
    for role in sorted(wanted):
        grants.grant(user=user, role=role, by=None, source=provider.id)
    for held in RoleGrant.objects.filter(user=user, source=provider.id).exclude(role__in=wanted):
        _take_away(provider, user, held)


def _take_away(provider: IdentityProvider, user: User, held: RoleGrant) -> None:
    try:
        grants.revoke(
            user=user,
            role=held.role,  # type: ignore[arg-type]
            guideline=held.guideline,
            by=None,
            source=provider.id,
        )
    except grants.LastAdmin as refusal:
        log.warning("%s took the last system admin away, who stays: %s", provider.id, refusal)


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


def _app(provider: IdentityProvider) -> SocialApp:
    return SocialApp(
        provider=OpenIDConnectProvider.id,
        provider_id=provider.id,
        name=provider.label,
        client_id=provider.client_id,
        secret=provider.secret,
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
    reauthentication.note_provider(request, user, anew=True)
    _keep(request, SignInAction.AGAIN, provider, user, login.claims["sub"])
    confirmed = _("{provider} confirmed that it is you. You can sign now.")
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
    if sociallogin is None:
        return
    provider, state = sociallogin.provider.declared, sociallogin.state
    _keep(request, SignInAction.SIGN_IN, provider, user, state["subject"])
    if state.get("ending"):
        request.session[_KEY] = {"id": provider.id, "address": state["ending"]}
    at = state["signed_in_at"]
    if at is not None and time.time() - at < _JUST_NOW:
        reauthentication.note_provider(request, user)


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
    kept = request.session.get(_KEY)
    provider = named(kept["id"]) if kept else None
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
