"""Sessions: they end when the user is deactivated, is idle or ends them, and a form sent without
one leads back to its page.

Each account has a number, which the database raises whenever the account is deactivated. A session
keeps the number that it began with, and ends when the account has another one.
"""

import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any
from urllib.parse import urlsplit

from allauth.account.auth_backends import AuthenticationBackend
from allauth.account.signals import password_changed, password_set
from allauth.usersessions.adapter import get_adapter
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import SESSION_KEY, logout
from django.contrib.auth.middleware import LoginRequiredMiddleware
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
from accounts.models import LogoutToken, RoleAction, SignInStamp
from web.pages import signed_in_user

_STAMP_KEY = "sign_in_stamp"
_BEGAN_KEY, _LAST_ACTIVITY_KEY = "began_at", "seen_at"  # Unix time
_FIRST_LINK_KEY = "by_first_link"
_PROVIDER_SESSION_KEY = "provider_session"


class StampedBackend(AuthenticationBackend):
    """Reads the number with the account, so that no page needs another query.

    A username in its exact spelling comes first. An address signs in if one account has it.
    """

    _refused: int | None = None

    def _authenticate_by_username(self, username: str, password: str) -> Any:
        user = User.objects.filter(username=username).first()
        if user:
            return self._check_password(user, password)
        return super()._authenticate_by_username(username, password)

    def _authenticate_by_email(self, email: str, password: str) -> Any:
        found = User.objects.filter(email__iexact=email, is_active=True)
        # Only the case may differ: databases fold letters that mail servers tell apart.
        same = [user for user in found if user.email.casefold() == email.casefold()]
        return self._check_password(same[0], password) if len(same) == 1 else None

    def _check_password(self, user: User | None, password: str) -> Any:
        """None where an identity provider is the way in. An address is tried as a name too: a
        second hash for the same account would reveal that it exists."""
        if user is None or user.pk == self._refused:
            return None
        self._refused = user.pk
        found = super()._check_password(user, password)
        return found if found and providers.can_use_password(found.get_username()) else None

    def get_user(self, user_id: Any) -> User | None:
        user = User.objects.select_related("sign_in_stamp").filter(pk=user_id).first()
        return user if user and self.user_can_authenticate(user) else None

    def get_all_permissions(self, user_obj: Any, obj: Any = None) -> set[str]:
        """None: rights come only from roles, not from rows of Django's permissions and groups."""
        return set()


@receiver(user_logged_in)
def store_sign_in_stamp(request: HttpRequest, user: User, **_: Any) -> None:
    # The number on this instance may be older than the session.
    request.session[_STAMP_KEY] = _get_stamp(
        User.objects.select_related("sign_in_stamp").get(pk=user.pk)
    )
    request.session[_BEGAN_KEY] = request.session[_LAST_ACTIVITY_KEY] = time.time()
    page = request.resolver_match
    request.session[_FIRST_LINK_KEY] = bool(page and page.url_name == "first-sign-in")


def note_provider_session(request: HttpRequest, issuer: str, sid: str) -> None:
    """Keep the provider's session that this one began in. A provider may name only that when its
    user signs out there."""
    request.session[_PROVIDER_SESSION_KEY] = {"issuer": issuer, "sid": sid}
    _list_provider_session(request)


@receiver([password_changed, password_set])
def _list_provider_session(request: HttpRequest, **_: Any) -> None:
    """In the row of the session; with a new password, the session gets another."""
    if _PROVIDER_SESSION_KEY in request.session:
        # At a sign-in, allauth removes the rows of sessions that are not stored.
        request.session.save()
        UserSession.objects.create_from_request(request)
        rows = UserSession.objects.filter(session_key=request.session.session_key)
        rows.update(data=request.session[_PROVIDER_SESSION_KEY])


def end_outdated(get_response: Callable[[HttpRequest], HttpResponse]) -> Any:
    """Middleware: signs out sessions from before their user was deactivated, and those that are
    idle or too old. `user.on_first_visit` says that the link of a first sign-in began this one."""

    def answer(request: HttpRequest) -> HttpResponse:
        if is_signed_in(request):
            outdated = request.session.get(_STAMP_KEY) != _get_stamp(request.user)
            if outdated or _is_over(request.session):
                logout(request)
            else:
                user: Any = request.user
                user.on_first_visit = request.session.get(_FIRST_LINK_KEY, False)
                _note_activity(request)
        return get_response(request)

    return answer


class SignInRequired(LoginRequiredMiddleware):
    """Middleware: every view asks for the sign-in, unless it is `login_not_required`. Those load no
    session: programs and probes have none."""

    def process_view(self, request: HttpRequest, view: Any, *given: Any) -> HttpResponseBase | None:
        if getattr(view, "login_required", True):
            return super().process_view(request, view, *given)
        return None


def is_signed_in(request: HttpRequest) -> bool:
    """Loads no session without a cookie: programs and probes have none."""
    if settings.SESSION_COOKIE_NAME not in request.COOKIES:
        return False
    return SESSION_KEY in request.session and request.user.is_authenticated


def _get_stamp(user: Any) -> int:
    """The number, 0 by default."""
    stamp = getattr(user, "sign_in_stamp", None)
    return stamp.number if stamp else 0


def has_given_password(user: Any) -> bool:
    """Whether another person set their password, and could sign in and act as them."""
    stamp = getattr(user, "sign_in_stamp", None)
    return bool(stamp and stamp.must_change)


def must_change_password(user: Any) -> bool:
    """Whether to choose another password first. A first visit by link may do so at its end: it
    began without that password, which opens nothing else meanwhile."""
    return has_given_password(user) and not getattr(user, "on_first_visit", False)


# --- How long they last -----------------------------------------------------
# By default an hour without activity, and half a day in any case (OWASP ASVS 5, 7.3).

_NOTE_ACTIVITY_EVERY = 60  # seconds


def _is_over(session: SessionBase) -> bool:
    now = time.time()
    idle: bool = now - session.get(_LAST_ACTIVITY_KEY, 0) > settings.IDLE_MINUTES * 60
    return idle or bool(now - session.get(_BEGAN_KEY, 0) > settings.SESSION_HOURS * 3600)


def _note_activity(request: HttpRequest) -> None:
    """Note that the user acted. Polling pages send a GET by htmx, which does not count. A POST
    renews the claim of a case only while the user types or points."""
    asks_by_itself = "HX-Request" in request.headers and request.method == "GET"
    if asks_by_itself or time.time() - request.session[_LAST_ACTIVITY_KEY] < _NOTE_ACTIVITY_EVERY:
        return
    request.session[_LAST_ACTIVITY_KEY] = time.time()


# --- Ending them ------------------------------------------------------------


def end_others(request: HttpRequest) -> None:
    """End the user's sessions except this one."""
    rows = UserSession.objects.filter(user=signed_in_user(request))
    get_adapter().end_sessions(list(rows.exclude(session_key=request.session.session_key)))


@transaction.atomic
def end_every(user: User) -> None:
    """End all sessions, listed or not; the caller writes the event."""
    stamp, _ = SignInStamp.objects.select_for_update().get_or_create(user=user)
    SignInStamp.objects.filter(pk=stamp.pk).update(number=F("number") + 1)
    for row in UserSession.objects.filter(user=user):
        row.end()


@transaction.atomic
def end_all(user: User, *, by: User | None) -> None:
    """Also record it."""
    end_every(user)
    grants.record_role_event(RoleAction.SESSIONS, user, by)


def end_begun_at_provider(issuer: str, sid: str) -> set[User]:
    """End the sessions that began in the session `sid` of the provider; return their users."""
    rows = UserSession.objects.filter(data={"issuer": issuer, "sid": sid}).select_related("user")
    users = set()
    for row in rows:
        row.end()
        users.add(row.user)
    return users


def delete_ended() -> int:
    """Delete sessions and logout tokens that are over; return how many sessions were listed."""
    SessionStore.clear_expired()
    LogoutToken.objects.filter(ends_at__lt=timezone.now()).delete()
    since = timezone.now() - timedelta(hours=settings.SESSION_HOURS)
    return int(UserSession.objects.filter(created_at__lt=since).delete()[0])


# --- Expired sessions -------------------------------------------------------
# A form that is sent after its session has ended.

_NOTHING_DONE = gettext_noop("Not sent: you were signed out. Sign in and send it again.")


def return_to_form_page(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Middleware: signing in again leads to the form's page, not to the address that it posts to.

    An address like /summaries/…/approve takes no GET, so signing in would end on an error.
    """

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if not (_is_a_form(request) and _is_sign_in_redirect(response)):
            return response
        messages.warning(request, gettext(_NOTHING_DONE))
        return redirect_to_login(_find_form_page(request))

    return middleware


def _is_a_form(request: HttpRequest) -> bool:
    """Sent by the browser itself and not by a script, as far as the headers say."""
    mode = request.headers.get("Sec-Fetch-Mode", "navigate")
    return request.method == "POST" and mode == "navigate" and "HX-Request" not in request.headers


def _is_sign_in_redirect(response: HttpResponseBase) -> bool:
    sign_in = resolve_url(settings.LOGIN_URL)
    return isinstance(response, HttpResponseRedirect) and response.url.startswith(f"{sign_in}?")


def _find_form_page(request: HttpRequest) -> str:
    """The page with the form, if the browser names it; else the queue."""
    page = urlsplit(request.headers.get("Referer", ""))
    if page.netloc != request.get_host():
        return reverse("queue")
    return page._replace(scheme="", netloc="", fragment="").geturl()
