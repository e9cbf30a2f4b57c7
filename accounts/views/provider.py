"""Signing in through an identity provider, confirming there who one is, signing out there, and
removing the link to it."""

from typing import Any
from urllib.parse import urlencode

from allauth.account.views import LogoutView
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.models import SocialAccount
from allauth.socialaccount.providers.base.constants import AuthProcess
from allauth.socialaccount.providers.oauth2.client import OAuth2Error
from allauth.socialaccount.providers.oauth2.views import OAuth2CallbackView
from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from limits import RateLimitItemPerMinute

from accounts import (
    factors,
    grants,
    provider_accounts,
    provider_sign_in,
    provider_tokens,
    providers,
    sessions,
)
from accounts.clients import client_of
from accounts.providers import IdentityProvider
from web.pages import own_page, page, person
from web.rate_limits import if_counted, limiter

# Each request makes us ask the provider.
PER_CLIENT = RateLimitItemPerMinute(60)


def _named(key: str) -> IdentityProvider:
    """Raises Http404."""
    provider = providers.named(key)
    if provider is None:
        raise Http404(f"There is no identity provider {key!r}.")
    return provider


def _is_too_often(request: HttpRequest) -> bool:
    allowed = [True]

    def count() -> None:
        allowed[0] = limiter().hit(PER_CLIENT, "provider", client_of(request))

    if_counted(count)
    return not allowed[0]


@require_safe
def start(request: HttpRequest, key: str) -> HttpResponse:
    """To the provider. A link on another site leads to the sign-in page: nobody is signed in
    without having asked for it."""
    provider = _named(key)
    here = _next(request)
    if request.headers.get("Sec-Fetch-Site", "none") not in {"none", "same-origin"}:
        return redirect(f"{reverse('sign-in')}?{urlencode({'next': here})}")
    return _begin(request, provider, here)


@login_required
@require_safe
def again(request: HttpRequest, key: str) -> HttpResponse:
    """To the provider, which is to ask who they are even of somebody whom it knows."""
    asked = {"prompt": "login", "max_age": "0"}
    return _begin(request, _named(key), _next(request), again=True, auth_params=asked)


def _next(request: HttpRequest) -> str:
    """The page of ours to go to afterwards."""
    return own_page(request, request.GET.get("next", "")) or reverse("queue")


def _begin(
    request: HttpRequest, declared: IdentityProvider, here: str, **options: Any
) -> HttpResponse:
    if _is_too_often(request):
        return _wait(request, declared)
    try:
        provider = get_adapter(request).get_provider(request, declared.id)
        answer: HttpResponse = provider.redirect(request, AuthProcess.LOGIN, here, **options)
    except OAuth2Error as error:
        return provider_sign_in.failed(request, declared, error, {"next": here, **options})
    return answer


def _wait(request: HttpRequest, declared: IdentityProvider) -> HttpResponse:
    answer = provider_sign_in.refused(request, declared, provider_sign_in.TOO_OFTEN, {}, 429)
    answer["Retry-After"] = "60"
    return answer


@require_safe
def callback(request: HttpRequest, key: str) -> HttpResponse:
    """Where the provider sends the browser with a code, or with why there is none."""
    declared = _named(key)
    if _is_too_often(request):
        return _wait(request, declared)
    view = OAuth2CallbackView.adapter_view(provider_sign_in.CodeFlow(request, declared.id))
    try:
        answer: HttpResponse = view(request)
    except OAuth2Error as error:
        # The provider went away after it was sent there; allauth asks for its addresses again.
        return provider_sign_in.failed(request, declared, error, {})
    return answer


# --- Links ------------------------------------------------------------------


class _LinkForm(forms.Form):
    account = forms.ModelChoiceField(SocialAccount.objects.none())


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def links(request: HttpRequest) -> HttpResponse:
    """The links of an account; a POST removes one, and signs out every other session."""
    form = _LinkForm(request.POST if request.method == "POST" else None)
    form.fields["account"].queryset = SocialAccount.objects.filter(  # type: ignore[attr-defined]
        user=person(request)
    )
    if form.is_valid():
        try:
            return _unlinked(request, form.cleaned_data["account"])
        except (ValidationError, grants.LastAdmin) as refusal:
            form.add_error(None, getattr(refusal, "messages", str(refusal)))
    context = {
        "form": form,
        "links": provider_accounts.links_of(person(request)),
        "section_name": "account",
    }
    return page(request, "accounts/providers.html", context, status=422 if form.is_bound else 200)


def _unlinked(request: HttpRequest, link: SocialAccount) -> HttpResponse:
    """Raises ValidationError, and LastAdmin."""
    label = provider_accounts.unlink(link)
    sessions.end_others(request)
    factors.note_given_at(request, "")
    removed = _("You no longer sign in through {provider}. Other sessions are signed out.")
    messages.success(request, removed.format(provider=label))
    return redirect("provider-links")


# --- Signing out ------------------------------------------------------------


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    """Here, and on to the provider where it is declared to be signed out of too."""
    ending = provider_sign_in.end_session_address(request)
    answer: HttpResponse = LogoutView.as_view()(request)
    if ending is None:
        return answer
    provider, address = ending
    context = {"provider": provider, "address": address}
    return page(request, "accounts/signed_out.html", context)


@csrf_exempt
@require_POST
def back_channel_logout(request: HttpRequest, key: str) -> HttpResponse:
    """The provider itself says that somebody signed out there, or was shut out: every session of
    theirs ends (OpenID Connect Back-Channel Logout 1.0)."""
    provider = _named(key)
    if _is_too_often(request):
        return JsonResponse({"error": "temporarily_unavailable"}, status=429)
    try:
        discovery = provider_tokens.discover(provider)
        token = request.POST.get("logout_token")
        subject = provider_tokens.logout_token_subject(token, provider, discovery)
    except OAuth2Error as error:
        said = {"error": "invalid_request", "error_description": str(error)}
        return JsonResponse(said, status=400, headers={"Cache-Control": "no-store"})
    provider_sign_in.end_sessions(request, provider, subject)
    return HttpResponse(headers={"Cache-Control": "no-store"})
