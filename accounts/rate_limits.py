"""The rate limit of sign-in: how fast passwords may be tried, counted in Redis over all processes.

Nobody is locked out. A password is not checked while a try has to wait. After failures the next
try at one name waits, and the wait grows: for one browser or one address at that name, up to
`_LONGEST_WAIT`; and once a name is tried from everywhere, for everybody who comes from a place
where the name failed or never signed in, up to `_LONGEST_WAIT_OF_NAME`. After its wait a try is
checked, however many others fail meanwhile. A browser in which somebody signed in before waits for
its own failures alone (OWASP, "Device cookies"). No more than `PER_CLIENT` failed tries an hour are
checked from one address. While Redis is away each process counts for itself. Sessions are never
limited.

allauth's own limit of a name locks out whoever has it, for as long as a stranger tries.
"""

import ipaddress
import logging
import math
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import redis
from django.conf import settings
from django.contrib.auth.models import User
from django.core import signing
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare, salted_hmac
from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from accounts import grants
from llm import counters
from llm.concurrency import redis_client
from web.pages import cookie_name, keep
from web.rate_limits import if_counted, limiter

log = logging.getLogger(__name__)

PER_CLIENT = RateLimitItemPerHour(100)
Result = TypeVar("Result")


class TooManyTries(Exception):
    """The password was not checked; the next try from here is in `seconds`, at least 1."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"Too many tries to sign in. The next one is heard in {seconds} s.")
        self.seconds = seconds


def limited(name: str, request: HttpRequest, check: Callable[[], Result]) -> Result:
    """The result of `check`, which raises ValidationError for a wrong password, under the limit.

    Raises TooManyTries.
    """
    tries = SignInTries.at(name, request)
    try:
        tries.require()
    except TooManyTries:
        counters.count("sign_ins", "delayed")
        raise
    except redis.RedisError as error:
        log.warning("tries to sign in are counted by each process, Redis is away: %s", error)
        _require_in_memory(name, request)
    try:
        # A password that is right may be hashed anew, which is no change of it.
        with grants.changing_accounts():
            result = check()
    except ValidationError:
        if_counted(tries.count_failure)
        raise
    if_counted(tries.reset)
    return result


_WITHOUT_REDIS = RateLimitItemPerMinute(20)
_IN_MEMORY = MovingWindowRateLimiter(MemoryStorage())


def _require_in_memory(name: str, request: HttpRequest) -> None:
    """Raises TooManyTries."""
    if not _IN_MEMORY.hit(_WITHOUT_REDIS, _folded(name), client_of(request)):
        raise TooManyTries(_WITHOUT_REDIS.get_expiry())


FREE = 10  # tries before the first wait
_COUNTED_FOR = 3600  # seconds after the last try
_LONGEST_WAIT = 900
_LONGEST_WAIT_OF_NAME = 60
_READY_FOR = 900  # seconds after the wait in which the try is heard
_PREFIX = "countersign:limits:tries"


@dataclass(frozen=True)
class SignInTries:
    """Tries at one name, from a browser that is known there or from the address of another one.

    `here` is counted for this place, `name` for all places but known browsers.
    """

    here: str
    name: str = ""
    client: str = ""

    @classmethod
    def at(cls, name: str, request: HttpRequest) -> Self:
        folded = _folded(name)
        browser = _known(request, folded)
        if browser:
            return cls(f"browser:{browser}")
        client = client_of(request)
        return cls(f"from:{folded}:{client}", f"name:{folded}", client)

    def require(self) -> None:
        """Raises TooManyTries."""
        if self.client and not _counter().test(PER_CLIENT, "sign-in-client", self.client):
            log.warning("too many tries to sign in from %s", self.client)
            stats = _counter().get_window_stats(PER_CLIENT, "sign-in-client", self.client)
            raise TooManyTries(max(1, math.ceil(stats.reset_time - time.time())))
        seconds = self._wait()
        if seconds:
            log.warning("too many tries to sign in at %s", self.name or self.here)
            raise TooManyTries(seconds)

    def count_failure(self) -> None:
        if self.client:
            _counter().hit(PER_CLIENT, "sign-in-client", self.client)

    def reset(self) -> None:
        """After a success. Only failures count for an address, which many people may share."""
        redis_client().delete(*self._counts, self._ready)

    @property
    def _counts(self) -> list[str]:
        """The keys of the counters, that of this place first."""
        return [f"{_PREFIX}:{key}" for key in (self.here, self.name) if key]

    @property
    def _ready(self) -> str:
        return f"{_PREFIX}:ready:{self.here}"

    def _wait(self) -> int:
        """Seconds until the next try from here is checked; at 0 this one is, and counts."""
        seconds = self._count()
        if not seconds or self._waited():
            return 0
        # A try that is not checked makes nobody's wait longer.
        with redis_client().pipeline() as pipe:
            for key in self._counts:
                pipe.decr(key)
            pipe.execute()
        # What is left of the wait that was begun first.
        ends = time.time() + seconds
        redis_client().set(self._ready, ends, ex=seconds + _READY_FOR, nx=True)
        return max(1, math.ceil((self._ready_at() or ends) - time.time()))

    def _count(self) -> int:
        """Before the password is checked, so that of several tries at once each sees the others."""
        with redis_client().pipeline() as pipe:
            for key in self._counts:
                pipe.incr(key)
                pipe.expire(key, _COUNTED_FOR)
            made = pipe.execute()[::2]
        return max(map(_seconds, made, (_LONGEST_WAIT, _LONGEST_WAIT_OF_NAME)))

    def _waited(self) -> bool:
        """Whether a wait is over; of several tries at once one has waited."""
        ready = self._ready_at()
        over = ready is not None and ready <= time.time()
        return over and bool(redis_client().delete(self._ready))

    def _ready_at(self) -> float | None:
        kept: Any = redis_client().get(self._ready)
        return None if kept is None else float(kept)


def _counter() -> MovingWindowRateLimiter:
    """It keeps the moment of each try, so it can say when the next one is checked."""
    return MovingWindowRateLimiter(limiter().storage)


def _seconds(made: int, slowest: int) -> int:
    """How long the try with this number has to wait."""
    over = made - FREE
    return min(slowest, 2 ** min(over - 1, 30)) if over > 0 else 0


# --- Known browsers ---------------------------------------------------------

COOKIE = "known_browser"
_KNOWN_FOR = 180 * 86_400  # seconds
_SALT = "countersign.sign_in"
_LONGEST_NAME = 150


def remember_browser(browser: HttpResponse, user: User) -> None:
    """Set a cookie that says that `user` signed in here, or opened a link to a new password."""
    names = [_folded(name) for name in (user.get_username(), user.email) if name]
    kept = signing.dumps([names, secrets.token_urlsafe(12)], salt=_SALT)
    keep(browser, COOKIE, kept, seconds=_KNOWN_FOR)


def _known(request: HttpRequest, folded: str) -> str | None:
    """The identity of the browser, if `name` signed in there."""
    try:
        names, browser = signing.loads(
            request.COOKIES.get(cookie_name(COOKIE), ""), salt=_SALT, max_age=_KNOWN_FOR
        )
    except signing.BadSignature:
        return None
    return str(browser) if any(constant_time_compare(name, folded) for name in names) else None


def _folded(name: str) -> str:
    """A name as it is counted: hashed, because people type their password there, too."""
    spelled = unicodedata.normalize("NFKC", name[:_LONGEST_NAME]).strip().casefold()
    return salted_hmac(_SALT, spelled).hexdigest()[:32]


# --- Clients ----------------------------------------------------------------
# The address that a request comes from, as rate limits count it.

_NETWORK = 64  # bits of an IPv6 address that one customer of a provider holds


def address_of(request: HttpRequest) -> str:
    """The address that asks; behind a proxy the one that the proxy itself saw.

    Of a server on a socket without a proxy everybody has the address 0.0.0.0.
    """
    seen = str(request.META["REMOTE_ADDR"])
    if settings.SECURE_PROXY_SSL_HEADER:
        seen = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip() or seen
    try:
        return str(ipaddress.ip_address(_without_port(seen)))
    except ValueError:
        return "0.0.0.0"  # noqa: S104 - no address to listen at


def client_of(request: HttpRequest) -> str:
    """The address, of IPv6 its network: who has one address there has 2^64 of them."""
    address = ipaddress.ip_address(address_of(request))
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
