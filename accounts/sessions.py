"""Sessions: they end when their person is shut out, lead to nothing but a new password while
somebody else chose the one that is there, and a form sent without one is not lost.

Each account has a number, which the database raises whenever somebody is shut out, in whatever way.
A session keeps the number that it began with, and ends when the account has another one.
"""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from allauth.account.auth_backends import AuthenticationBackend
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import SESSION_KEY, logout
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.contrib.auth.views import redirect_to_login
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import resolve_url
from django.urls import Resolver404, resolve, reverse
from django.utils.translation import gettext, gettext_noop

from accounts import providers

_KEY = "sign_in_stamp"


class StampedBackend(AuthenticationBackend):
    """Reads the number with the account, so that no page needs one more query for it.

    A name as it is spelled comes first. An address signs in where one account has it.
    """

    def _authenticate_by_username(self, username: str, password: str) -> Any:
        user = User.objects.filter(username=username).first()
        if user:
            return self._check_password(user, password)
        return super()._authenticate_by_username(username, password)

    def _authenticate_by_email(self, email: str, password: str) -> Any:
        found = User.objects.filter(email__iexact=email, is_active=True)
        # Compared as typed but for the case: databases fold letters that mail servers tell apart.
        same = [user for user in found if user.email.casefold() == email.casefold()]
        return self._check_password(same[0], password) if len(same) == 1 else None

    def _check_password(self, user: User, password: str) -> Any:
        """Nobody where an identity provider is the way in."""
        found = super()._check_password(user, password)
        return found if providers.may_use_password(user.get_username()) else None

    def get_user(self, user_id: Any) -> User | None:
        user = User.objects.select_related("sign_in_stamp").filter(pk=user_id).first()
        return user if user and self.user_can_authenticate(user) else None


@receiver(user_logged_in)
def remember(request: HttpRequest, user: User, **_: Any) -> None:
    # What this instance was read with may be older than the session.
    request.session[_KEY] = _stamp(User.objects.select_related("sign_in_stamp").get(pk=user.pk))


def end_outdated(get_response: Callable[[HttpRequest], HttpResponse]) -> Any:
    """Middleware: signs out sessions from before their person was shut out."""

    def answer(request: HttpRequest) -> HttpResponse:
        if _signed_in(request) and request.session.get(_KEY) != _stamp(request.user):
            logout(request)
        return get_response(request)

    return answer


def _signed_in(request: HttpRequest) -> bool:
    """Without a cookie the session is left alone: programs and probes have none."""
    if settings.SESSION_COOKIE_NAME not in request.COOKIES:
        return False
    return SESSION_KEY in request.session and request.user.is_authenticated


def _stamp(user: Any) -> int:
    """0 for who was never shut out."""
    stamp = getattr(user, "sign_in_stamp", None)
    return stamp.number if stamp else 0


# --- Passwords that somebody else chose -------------------------------------

_MEANWHILE = frozenset({"password", "password-new", "sign-out", "theme", "language"})


def must_change_password(user: Any) -> bool:
    """Whether somebody else set their password, and could sign in and decide as them."""
    stamp = getattr(user, "sign_in_stamp", None)
    return bool(stamp and stamp.must_change)


def ask_for_password(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Middleware: who has to choose a password reaches the page for that, and no other."""

    def middleware(request: HttpRequest) -> HttpResponseBase:
        if not (_signed_in(request) and must_change_password(request.user)):
            return get_response(request)
        if _page_name(request) in _MEANWHILE:
            return get_response(request)
        if "HX-Request" in request.headers:
            return HttpResponse(headers={"HX-Redirect": reverse("password")})
        return HttpResponseRedirect(reverse("password"))

    return middleware


def _page_name(request: HttpRequest) -> str | None:
    try:
        return resolve(request.path_info).url_name
    except Resolver404:
        return None


# --- Expired sessions -------------------------------------------------------
# A form that is sent after its session has ended.

_NOTHING_DONE = gettext_noop(
    "You had been signed out, so nothing was done. Sign in to come back to the page, and send it "
    "again."
)


def return_to_form_page(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Middleware: who signs in again comes to the page of the form, not to its address.

    An address like /summaries/…/approve takes no GET, so that signing in would end on a bare
    refusal.
    """

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if not (_is_a_form(request) and _asks_to_sign_in(response)):
            return response
        messages.warning(request, gettext(_NOTHING_DONE))
        return redirect_to_login(_page_of(request))

    return middleware


def _is_a_form(request: HttpRequest) -> bool:
    """Sent by the browser itself and not by a script of the page, which says so where it can."""
    mode = request.headers.get("Sec-Fetch-Mode", "navigate")
    return request.method == "POST" and mode == "navigate" and "HX-Request" not in request.headers


def _asks_to_sign_in(response: HttpResponseBase) -> bool:
    sign_in = resolve_url(settings.LOGIN_URL)
    return isinstance(response, HttpResponseRedirect) and response.url.startswith(f"{sign_in}?")


def _page_of(request: HttpRequest) -> str:
    """The page that the form stood on, as far as the browser tells; else the first one."""
    page = urlsplit(request.headers.get("Referer", ""))
    if page.netloc != request.get_host():
        return reverse("queue")
    return page._replace(scheme="", netloc="", fragment="").geturl()
