"""Calls to identity providers: each within a deadline, and few at a time.

A page cannot be served by a thread that waits for a provider. So beyond the limits a request gets
an answer at once, whatever the provider does.
"""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import Any

import httpx2
from allauth.socialaccount.providers.oauth2.client import OAuth2Error

# Half of the web server's threads (`config.queues`).
_MAX_WAITING = 4
_SILENT_SECONDS, _DEADLINE_SECONDS = 5.0, 10.0


class ProviderUnusable(OAuth2Error):
    """The answer of the provider cannot be used."""


class ProviderAway(ProviderUnusable):
    """The provider does not answer."""


class ProviderBusy(ProviderAway):
    """As many requests as may do so wait for the provider already; it was not asked."""


_counting = threading.Lock()
_waiting: Counter[tuple[str, str]] = Counter()  # of this process


@contextmanager
def limit_waiting(provider: str, purpose: str, *, most: int) -> Iterator[None]:
    """`most` requests of a process wait for this provider for this purpose at a time, and half of
    the web server's threads for all of them. Raises ProviderBusy."""
    with _counting:
        if _waiting[provider, purpose] >= most or _waiting.total() >= _MAX_WAITING:
            raise ProviderBusy(f"other requests wait for {provider} already")
        _waiting[provider, purpose] += 1
    try:
        yield
    finally:
        with _counting:
            _waiting[provider, purpose] -= 1


class ProviderSession(AbstractContextManager["ProviderSession"]):
    """What django-allauth uses of a `requests.Session`."""

    def request(self, method: str, address: str, **options: Any) -> httpx2.Response:
        """Follows no redirect, which could leak a secret. Raises ProviderUnusable."""
        try:
            answer = asyncio.run(_send_with_deadline(method, address, options))
        except (httpx2.TimeoutException, httpx2.NetworkError, TimeoutError) as error:
            raise ProviderAway(f"{address} does not answer: {error!r}") from error
        except (httpx2.RequestError, httpx2.InvalidURL) as error:
            raise ProviderUnusable(f"{address} cannot be read: {error!r}") from error
        if answer.is_redirect:
            raise ProviderUnusable(f"{address} answers with a redirect, which is not followed")
        return answer

    def __exit__(self, *_: object) -> None:
        """Each request closes its connection."""


# Reading the trusted certificates takes 50 ms.
_tls_context = cache(httpx2.create_ssl_context)


async def _send_with_deadline(
    method: str, address: str, options: dict[str, Any]
) -> httpx2.Response:
    """The time-out of a client begins again with each byte that comes; this deadline does not."""
    async with (
        asyncio.timeout(_DEADLINE_SECONDS),
        httpx2.AsyncClient(timeout=_SILENT_SECONDS, verify=_tls_context()) as http,
    ):
        return await http.request(method, address, **options)


def fetch_json(address: str, access_token: str = "") -> dict[str, Any]:
    """The JSON object at an address of the provider. Raises ProviderUnusable."""
    headers = {"Authorization": f"Bearer {access_token}"} if access_token else {}
    answer = ProviderSession().request("GET", address, headers=headers)
    try:
        answer.raise_for_status()
        found = answer.json()
    except (httpx2.HTTPStatusError, ValueError, RecursionError) as error:
        raise ProviderUnusable(f"{address} cannot be read: {error}") from error
    if not isinstance(found, dict):
        raise ProviderUnusable(f"{address} answers no JSON object")
    return found
