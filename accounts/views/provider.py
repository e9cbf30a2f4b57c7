"""Sign-in through an identity provider, reauthentication there, and sign-out by it."""

import time
from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.decorators import rate_limit
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.helpers import render_authentication_error
from allauth.socialaccount.models import SocialAccount, SocialApp
from allauth.socialaccount.providers.base.constants import AuthProcess
from allauth.socialaccount.providers.oauth2.client import OAuth2Error
from allauth.socialaccount.providers.oauth2.views import OAuth2CallbackView
from django.contrib.auth.decorators import login_not_required
from django.contrib.auth.views import redirect_to_login
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST, require_safe

from accounts import sessions
from accounts.models import SignInAction
from accounts.provider_calls import ProviderAway, limit_waiting
from accounts.provider_sign_in import RETRY_AFTER, ConnectProvider, record_sign_in_event
from accounts.provider_tokens import (
    Claims,
    TokenRefused,
    get_session_id,
    reject_replay,
    verify_token,
)
from accounts.providers import IdentityProvider
from web.pages import same_site_url

_LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout"
_MAX_LOGOUT_AGE_SECONDS = 300
# Each asks the provider two or three times, which takes less than a second as a rule.
_MAX_CONCURRENT_SIGN_INS = 3
View = Callable[..., HttpResponse]


def _get_provider(request: HttpRequest, key: str) -> ConnectProvider:
    """Raises Http404."""
    try:
        provider: ConnectProvider = get_adapter().get_provider(request, key)
    except SocialApp.DoesNotExist as error:
        raise Http404(f"There is no identity provider {key!r}.") from error
    return provider


def _handle_outage(view: View) -> View:
    """Shows our page if the provider is away; allauth leaves that to the caller."""

    @wraps(view)
    def act(request: HttpRequest, key: str, **options: Any) -> HttpResponse:
        provider = _get_provider(request, key)
        try:
            return view(request, provider, **options)
        except OAuth2Error as error:
            state = {"next": _get_next_url(request), "again": options.get("again", False)}
            answer: HttpResponse = render_authentication_error(
                request, provider, exception=error, extra_context={"state": state}
            )
            return answer

    return act


def _get_next_url(request: HttpRequest) -> str:
    return same_site_url(request, request.GET.get("next", "")) or reverse("queue")


# Each request may call the provider.
_limited: Callable[[View], View] = rate_limit(action="provider", limit_get=True)


@login_not_required
@require_safe
@_limited
@_handle_outage
def start_sign_in(request: HttpRequest, provider: ConnectProvider, **options: Any) -> HttpResponse:
    """Redirect to the provider. A link on another site leads to the sign-in page, so that it signs
    no one in unasked."""
    here = _get_next_url(request)
    if request.headers.get("Sec-Fetch-Site", "none") not in {"none", "same-origin"}:
        return redirect_to_login(here)
    answer: HttpResponse = provider.redirect(request, AuthProcess.LOGIN, here, **options)
    return answer


def confirm_at_provider(request: HttpRequest, key: str) -> HttpResponse:
    """Redirect to the provider, which has to ask even a user that it knows."""
    asked = {"prompt": "login", "max_age": "0"}
    return start_sign_in(request, key, again=True, auth_params=asked)


@login_not_required
@require_safe
@_limited
@_handle_outage
def finish_sign_in(request: HttpRequest, provider: ConnectProvider) -> HttpResponse:
    """The provider sends the browser here with a code, or with an error."""
    view = OAuth2CallbackView.adapter_view(provider.get_oauth2_adapter(request))
    # Before the view, which uses up the state: the person can load the page again.
    with limit_waiting(provider.identity_provider.id, "sign-in", most=_MAX_CONCURRENT_SIGN_INS):
        answer: HttpResponse = view(request)
    return answer


@login_not_required
@csrf_exempt
@require_POST
@rate_limit(action="provider_logout")  # type: ignore[untyped-decorator]
def back_channel_logout(request: HttpRequest, key: str) -> HttpResponse:
    """The provider reports that a user signed out there or was deactivated: all their sessions end,
    or those that began in the session that the token names instead of the user (OpenID Connect
    Back-Channel Logout 1.0, sections 2.4 to 2.7)."""
    provider = _get_provider(request, key).identity_provider
    never_stored = {"Cache-Control": "no-store"}
    try:
        token = request.POST.get("logout_token")
        claims = verify_token(token, provider, "jti", "events")
        events = claims["events"]
        ours = isinstance(events, dict) and _LOGOUT_EVENT in events and "nonce" not in claims
        if not ours or time.time() - claims["iat"] > _MAX_LOGOUT_AGE_SECONDS:
            raise TokenRefused("the token is refused: it is no logout token of the last minutes")
        if "sub" not in claims and not get_session_id(claims):
            raise TokenRefused("the token is refused: it names neither a user nor a session")
        with transaction.atomic():
            reject_replay(claims, provider, _MAX_LOGOUT_AGE_SECONDS)
            _end_sessions(request, provider, claims)
    except ProviderAway as error:
        # The provider may send it again.
        said = {"error": "temporarily_unavailable", "error_description": str(error)}
        headers = {**never_stored, "Retry-After": str(RETRY_AFTER)}
        return JsonResponse(said, status=503, headers=headers)
    except OAuth2Error as error:
        said = {"error": "invalid_request", "error_description": str(error)}
        return JsonResponse(said, status=400, headers=never_stored)
    return HttpResponse(headers=never_stored)


def _end_sessions(request: HttpRequest, provider: IdentityProvider, claims: Claims) -> None:
    if "sub" not in claims:
        for user in sessions.end_begun_at_provider(provider.issuer, get_session_id(claims)):
            record_sign_in_event(request, SignInAction.ENDED, provider, user=user)
        return
    for link in SocialAccount.objects.filter(provider=provider.issuer, uid=claims["sub"]):
        sessions.end_every(link.user)
        record_sign_in_event(
            request, SignInAction.ENDED, provider, user=link.user, subject=link.uid
        )
