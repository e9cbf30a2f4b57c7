"""The address that a request comes from, as rate limits, events and lists of sessions have it."""

import ipaddress

from django.conf import settings
from django.http import HttpRequest

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
