"""Sessions: they end when their person is shut out, leaves them or ends them, and a form sent
without one is not lost.

Each account has a number, which the database raises whenever somebody is shut out, in whatever way.
A session keeps the number that it began with, and ends when the account has another one.
"""

import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

from allauth.account.auth_backends import AuthenticationBackend
from allauth.usersessions.adapter import get_adapter
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import SESSION_KEY, logout
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.contrib.auth.views import redirect_to_login
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.backends.db import SessionStore
from django.db import transaction
from django.db.models import F
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import resolve_url
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext, gettext_noop

from accounts import grants, providers
from accounts.models import RoleAction, SignInStamp
from web.pages import person

_KEY = "sign_in_stamp"
_BEGAN, _SEEN = "began_at", "seen_at"  # Unix time


class StampedBackend(AuthenticationBackend):
    """Reads the number with the account, so that no page needs one more query for it.

    A name as it is spelled comes first. An address signs in where one account has it.
    """

    _refused: int | None = None

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

    def _check_password(self, user: User | None, password: str) -> Any:
        """Nobody where an identity provider is the way in. An address is tried as a name too: a
        second hash for the same account would tell that there is one."""
        if user is None or user.pk == self._refused:
            return None
        self._refused = user.pk
        found = super()._check_password(user, password)
        return found if found and providers.may_use_password(found.get_username()) else None

    def get_user(self, user_id: Any) -> User | None:
        user = User.objects.select_related("sign_in_stamp").filter(pk=user_id).first()
        return user if user and self.user_can_authenticate(user) else None


@receiver(user_logged_in)
def remember(request: HttpRequest, user: User, **_: Any) -> None:
    # What this instance was read with may be older than the session.
    request.session[_KEY] = _stamp(User.objects.select_related("sign_in_stamp").get(pk=user.pk))
    request.session[_BEGAN] = request.session[_SEEN] = time.time()


def end_outdated(get_response: Callable[[HttpRequest], HttpResponse]) -> Any:
    """Middleware: signs out sessions from before their person was shut out, and those that were
    left or are too old."""

    def answer(request: HttpRequest) -> HttpResponse:
        if is_signed_in(request):
            outdated = request.session.get(_KEY) != _stamp(request.user)
            if outdated or _is_over(request.session):
                logout(request)
            else:
                _touch(request)
        return get_response(request)

    return answer


def is_signed_in(request: HttpRequest) -> bool:
    """Without a cookie the session is left alone: programs and probes have none."""
    if settings.SESSION_COOKIE_NAME not in request.COOKIES:
        return False
    return SESSION_KEY in request.session and request.user.is_authenticated


def _stamp(user: Any) -> int:
    """0 for who was never shut out."""
    stamp = getattr(user, "sign_in_stamp", None)
    return stamp.number if stamp else 0


def must_change_password(user: Any) -> bool:
    """Whether somebody else set their password, and could sign in and decide as them."""
    stamp = getattr(user, "sign_in_stamp", None)
    return bool(stamp and stamp.must_change)


# --- How long they last -----------------------------------------------------
# An hour without an act of its person, and half a day in any case, unless the settings say more
# (OWASP ASVS 5, 7.3).

_TOUCHED_EVERY = 60  # seconds


def _is_over(session: SessionBase) -> bool:
    now = time.time()
    idle: bool = now - session.get(_SEEN, 0) > settings.IDLE_MINUTES * 60
    return idle or bool(now - session.get(_BEGAN, 0) > settings.SESSION_HOURS * 3600)


def _touch(request: HttpRequest) -> None:
    """Somebody acted: a page that asks for news by itself does so with a GET of htmx, and a case
    that stays claimed is claimed by a POST only while somebody types or points."""
    asks_by_itself = "HX-Request" in request.headers and request.method == "GET"
    if asks_by_itself or time.time() - request.session[_SEEN] < _TOUCHED_EVERY:
        return
    request.session[_SEEN] = time.time()


# --- Ending them ------------------------------------------------------------


def end_others(request: HttpRequest) -> None:
    """Those of who is signed in, but this one."""
    rows = UserSession.objects.filter(user=person(request))
    get_adapter().end_sessions(list(rows.exclude(session_key=request.session.session_key)))


@transaction.atomic
def end_every(user: User) -> None:
    """In every browser, whether it is listed or not; the caller writes the event."""
    stamp, _ = SignInStamp.objects.select_for_update().get_or_create(user=user)
    SignInStamp.objects.filter(pk=stamp.pk).update(number=F("number") + 1)
    for row in UserSession.objects.filter(user=user):
        row.end()


@transaction.atomic
def end_all(user: User, *, by: User | None) -> None:
    """Of somebody else."""
    end_every(user)
    grants.note(RoleAction.SESSIONS, user, by)


def forget_ended() -> int:
    """Delete what is left of sessions that are over; the number of those that were listed."""
    SessionStore.clear_expired()
    since = timezone.now() - timedelta(hours=settings.SESSION_HOURS)
    return int(UserSession.objects.filter(created_at__lt=since).delete()[0])


# --- Expired sessions -------------------------------------------------------
# A form that is sent after its session has ended.

_NOTHING_DONE = gettext_noop("You were signed out; nothing was saved. Sign in and try again.")


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
