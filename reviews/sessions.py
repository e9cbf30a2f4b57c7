"""Sessions end with what let them begin: who is shut out and let in again signs in anew.

Each account has a number, which the database raises whenever somebody is shut out by whatever way.
A session keeps the number that it began under.
"""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY, logout
from django.contrib.auth.backends import ModelBackend
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse

_KEY = "sign_in_stamp"


class Accounts(ModelBackend):
    """Reads the number of an account with the account: no page costs a query more."""

    def get_user(self, user_id: Any) -> User | None:
        user = User.objects.select_related("sign_in_stamp").filter(pk=user_id).first()
        return user if user and self.user_can_authenticate(user) else None


@receiver(user_logged_in)
def remember(request: HttpRequest, user: User, **_: Any) -> None:
    # What this instance was read with may be older than the session.
    request.session[_KEY] = _stamp(User.objects.select_related("sign_in_stamp").get(pk=user.pk))


def end_former(get_response: Callable[[HttpRequest], HttpResponse]) -> Any:
    """Middleware: a session from before its person was shut out is nobody's."""

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
