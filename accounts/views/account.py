"""A person's own account, the first sign-in, theme and language."""

from typing import Any

from allauth.account.utils import perform_login
from allauth.socialaccount.models import SocialAccount
from django.contrib import admin
from django.contrib.auth.decorators import login_not_required
from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import factors, first_sign_in, language, tokens
from accounts.models import EVENT_NAMES
from accounts.sessions import is_signed_in
from web.pages import THEMES, render_page, same_site_url, signed_in_user, store_cookie

_MAX_EVENTS = 50


@login_not_required
@require_http_methods(["GET", "HEAD", "POST"])
def first_sign_in_page(request: HttpRequest, key: str, token: str) -> HttpResponse:
    """A GET does not sign in: browsers and chats fetch links to show a preview."""
    user = first_sign_in.find_user(key, token)
    if user is None or request.method != "POST":
        status = 410 if user is None else 200
        return render_page(request, "accounts/first_sign_in.html", {"who": user}, status=status)
    answer: HttpResponse = perform_login(request, user)
    return answer


@login_not_required
def administration_sign_in(request: HttpRequest) -> HttpResponseBase:
    """Replaces the sign-in page of Django's administration, which does not count tries.

    Raises PermissionDenied for a signed-in user who is not staff.
    """
    if admin.site.has_permission(request):
        return redirect("admin:index")
    if request.user.is_authenticated:
        raise PermissionDenied(_("Django's administration is for its staff. Ask a superuser."))
    return redirect_to_login(request.GET.get("next") or reverse("admin:index"))


@login_not_required
@require_safe
def check_signed_in(request: HttpRequest) -> HttpResponse:
    """204 with a valid token or an open session, else 401. A proxy asks before it takes a large
    body (deploy/nginx.conf)."""
    scheme, _space, token = request.headers.get("Authorization", "").partition(" ")
    try:
        valid = scheme.lower() == "bearer" and tokens.authenticate(token.strip())
    except tokens.TokenExpired:
        valid = None
    return HttpResponse(status=204 if valid or is_signed_in(request) else 401)


@require_safe
def account_page(request: HttpRequest) -> HttpResponse:
    user = signed_in_user(request)
    context = {
        "grants": user.role_grants.select_related("guideline"),
        "events": user.role_events.select_related(*EVENT_NAMES)[:_MAX_EVENTS],
        **_links_context(user),
    }
    return render_page(request, "accounts/account.html", context)


def _links_context(user: User) -> dict[str, Any]:
    """What `_account_links.html` says of the person's own settings."""
    return {
        "factors": factors.factors_for(user),
        "linked": SocialAccount.objects.filter(user=user).exists(),
    }


@require_safe
def settings_page(request: HttpRequest) -> HttpResponse:
    """The person's own settings, and those of the company that they may open."""
    context = _links_context(signed_in_user(request))
    return render_page(request, "accounts/settings.html", context)


@login_not_required
@require_POST
def choose_theme(request: HttpRequest) -> HttpResponse:
    """Remembers the choice in a cookie, so that the first paint of every page has it."""
    chosen = request.POST.get("theme", "")
    response = _redirect_back(request)
    if chosen in THEMES:
        store_cookie(response, "theme", chosen)
    return response


@login_not_required
@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    """For this browser; for a signed-in user, also for letters and other browsers."""
    code = request.POST.get("language", "")
    response = _redirect_back(request)
    if language.is_known(code):
        language.set_language_cookie(response, code)
        if request.user.is_authenticated:
            language.store_choice(signed_in_user(request), code)
    return response


def _redirect_back(request: HttpRequest) -> HttpResponse:
    """Redirect to the form's page, if it is one of ours."""
    back = same_site_url(request, request.POST.get("next", "")) or reverse("queue")
    # Not `redirect`, which treats a text without a slash as a view's name.
    return HttpResponseRedirect(back)
