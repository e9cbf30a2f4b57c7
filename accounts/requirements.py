"""Steps that a user must take before any other page opens: choose a new password if another person
set it, and set up a second factor if their role needs one and the identity provider did not ask for
it. On the first visit by link the password can wait, unless a factor needs it.

Only pages ask: the maker of an API token has passed them, so tokens are not affected.
"""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.urls import Resolver404, resolve, reverse

from accounts import factors
from accounts.sessions import has_given_password, is_signed_in, must_change_password

_ALWAYS_OPEN = frozenset({"sign-out", "theme", "language", "known"})
_OPEN_WITHOUT_PASSWORD = _ALWAYS_OPEN | {
    "account_change_password",
    "account_reset_password_from_key",
}
_OPEN_WITHOUT_FACTOR = _ALWAYS_OPEN | {
    "mfa_index",
    "mfa_activate_totp",
    "mfa_add_webauthn",
    "account_reauthenticate",
    "mfa_reauthenticate",
    "mfa_reauthenticate_webauthn",
}


def ask_for_what_is_missing(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Middleware: redirects to the page of a missing step."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        leads_to = (
            _find_required_page(request, _get_view_name(request)) if is_signed_in(request) else None
        )
        if leads_to is None:
            return get_response(request)
        if "HX-Request" in request.headers:
            return HttpResponse(headers={"HX-Redirect": reverse(leads_to)})
        return HttpResponseRedirect(reverse(leads_to))

    return middleware


def _find_required_page(request: HttpRequest, asked: str | None) -> str | None:
    """The name of the page that must come before the requested one."""
    user: Any = request.user
    # A link proves too little to set up a factor, so the password that does comes first.
    waits = has_given_password(user) and factors.is_missing(request, user)
    if waits or must_change_password(user):
        return None if asked in _OPEN_WITHOUT_PASSWORD else "account_change_password"
    if asked not in _OPEN_WITHOUT_FACTOR and factors.is_missing(request, user):
        return "mfa_index"
    return None


def _get_view_name(request: HttpRequest) -> str | None:
    try:
        return resolve(request.path_info).url_name
    except Resolver404:
        return None
