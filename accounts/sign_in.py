"""Passwords that are looked at: on signing in, and where who is signed in gives theirs again.

A password is not looked at while a try from that place at that name has to wait
(`accounts.rate_limits`), and no more than `PER_CLIENT` tries that fail in an hour are heard from
one address. A browser in which somebody signed in before is counted apart at their name. Sessions
are asked for nothing.
"""

import ipaddress
import logging
import math
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, TypeVar, cast

from django import forms
from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.contrib.auth.models import User
from django.core import signing
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare, salted_hmac
from limits import RateLimitItemPerHour
from limits.strategies import MovingWindowRateLimiter

from accounts import grants
from accounts.rate_limits import Place
from web.rate_limits import if_counted, limiter

# --- Clients ----------------------------------------------------------------
# Where a request comes from, as limits count it.

_NETWORK = 64  # bits of an IPv6 address that one customer of a provider holds


def client_of(request: HttpRequest) -> str:
    """The address that asks; behind a proxy the one that the proxy itself saw.

    Of an IPv6 address its network: who has one has 2^64 of them.
    """
    seen = str(request.META["REMOTE_ADDR"])
    if settings.SECURE_PROXY_SSL_HEADER:
        seen = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip() or seen
    try:
        address = ipaddress.ip_address(_without_port(seen))
    except ValueError:
        # Of a server on a socket without a proxy: everybody is one client.
        return seen
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((address, _NETWORK), strict=False))


def _without_port(seen: str) -> str:
    """Some proxies write the port, which is another at every connection."""
    host, colon, _ = seen.rpartition(":")
    if seen.startswith("["):
        return seen[1:].partition("]")[0]
    return host if colon and ":" not in host else seen


# --- Signing in -------------------------------------------------------------

log = logging.getLogger(__name__)

PER_CLIENT = RateLimitItemPerHour(100)
COOKIE = "known_browser"
_KNOWN_FOR = 180 * 86_400  # seconds
_SALT = "accounts.sign_in"
_LONGEST_NAME = 150
Said = TypeVar("Said")


class TooManyTries(Exception):
    """The password was not looked at; the next try from here is heard in `seconds`, at least 1."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"Too many tries to sign in. The next one is heard in {seconds} s.")
        self.seconds = seconds


class SignInForm(AuthenticationForm):
    """Counts a try before its password is looked at; `is_valid` raises TooManyTries, too."""

    def clean(self) -> dict[str, Any]:
        name, password = (self.cleaned_data.get(field) for field in ("username", "password"))
        if not (self.request and name and password):
            return self.cleaned_data
        return _tried(name, self.request, super().clean) or self.cleaned_data


class ChangeForm(PasswordChangeForm):
    """Counts as SignInForm does, at the name of who is signed in."""

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._request = request

    def clean_old_password(self) -> str:
        look = super().clean_old_password
        return _tried(self.user.get_username(), self._request, look)


class PasswordForm(forms.Form):
    """Asks who is signed in for their password again, and counts as SignInForm does."""

    password = forms.CharField(
        label="Your password",
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
        error_messages={"required": "Write your password."},
    )

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._request = request
        self.user = cast("User", request.user)

    def clean_password(self) -> str:
        return _tried(self.user.get_username(), self._request, self._right)

    def _right(self) -> str:
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise ValidationError("This is not your password. Write it again.")
        return password


def _tried(name: str, request: HttpRequest, look: Callable[[], Said]) -> Said:
    """What `look` says, which raises ValidationError for a wrong password."""
    tries = _Tries.at(name, request)
    if_counted(tries.take)
    try:
        # A password that is right may be hashed anew, which is no change of it.
        with grants.changing_accounts():
            said = look()
    except ValidationError:
        if_counted(tries.fail)
        raise
    if_counted(tries.forget)
    return said


def know(browser: HttpResponse, user: User) -> None:
    """Have the browser keep that `user` signed in there, or opened a link to a new password."""
    kept = signing.dumps([_folded(user.get_username()), secrets.token_urlsafe(12)], salt=_SALT)
    browser.set_cookie(
        COOKIE,
        kept,
        max_age=_KNOWN_FOR,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


@dataclass(frozen=True)
class _Tries:
    """Those at one name: from a browser that is known there, or from the address of a stranger."""

    place: Place
    client: str | None

    @classmethod
    def at(cls, name: str, request: HttpRequest) -> Self:
        folded = _folded(name)
        browser = _known(request, folded)
        if browser:
            return cls(Place(f"browser:{browser}"), None)
        client = client_of(request)
        return cls(Place(f"from:{folded}:{client}", f"name:{folded}"), client)

    def take(self) -> None:
        """Raises TooManyTries."""
        if self.client and not _counter().test(PER_CLIENT, "sign-in-client", self.client):
            raise _refusal(self.client)
        seconds = self.place.wait()
        if seconds:
            log.warning("too many tries to sign in at %s", self.place.name or self.place.here)
            raise TooManyTries(seconds)

    def fail(self) -> None:
        if self.client:
            _counter().hit(PER_CLIENT, "sign-in-client", self.client)

    def forget(self) -> None:
        """Of an office behind one address nobody's successes count against the others."""
        self.place.forget()


def _counter() -> MovingWindowRateLimiter:
    """It keeps the moment of each try, so that it can tell when the next is heard."""
    return MovingWindowRateLimiter(limiter().storage)


def _refusal(client: str) -> TooManyTries:
    log.warning("too many tries to sign in from %s", client)
    reset = _counter().get_window_stats(PER_CLIENT, "sign-in-client", client).reset_time
    return TooManyTries(max(1, math.ceil(reset - time.time())))


def _folded(name: str) -> str:
    """A name as it is counted: hashed, because people type their password there, too."""
    spelled = unicodedata.normalize("NFKC", name[:_LONGEST_NAME]).strip().casefold()
    return salted_hmac(_SALT, spelled).hexdigest()[:32]


def _known(request: HttpRequest, folded: str) -> str | None:
    """What the browser is called, if it was known at that name."""
    try:
        name, browser = signing.loads(
            request.COOKIES.get(COOKIE, ""), salt=_SALT, max_age=_KNOWN_FOR
        )
    except signing.BadSignature:
        return None
    return str(browser) if constant_time_compare(name, folded) else None
