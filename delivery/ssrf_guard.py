"""SSRF guard: which addresses the server connects to when the URL is a user's."""

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from django.conf import settings
from django.utils.translation import gettext as _

_DEFAULT_PORTS = {"http": 80, "https": 443}
_NAT64_NETWORK = ipaddress.ip_network("64:ff9b::/96")
# All that IANA has given to the Internet; the rest is reserved, or means an IPv4 address.
_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
# Special addresses that Python 3.11 does not know, and those that only answer in a cloud.
_SPECIAL_NETWORKS = (
    ipaddress.ip_network("3fff::/20"),
    ipaddress.ip_network("192.0.0.0/24"),
    ipaddress.ip_network("192.88.99.0/24"),
    ipaddress.ip_network("168.63.129.16/32"),
)
# ISATAP (RFC 5214): the last 32 bits are an IPv4 address.
_ISATAP_PREFIXES = (0x00005EFE, 0x02005EFE)
_IPV4_WIDTH, _IPV4_BITS = 32, 0xFFFFFFFF

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class AddressRefused(ValueError):
    """The URL, or the address that its name resolves to, is not one that we may send to.

    `public_message` is what its owner may know.
    """

    def __init__(self, message: str, *, public_message: str = "") -> None:
        super().__init__(message)
        self.public_message = public_message or message


@dataclass(frozen=True)
class Target:
    """Where a request goes: connect to `address`; TLS and Host name `host`."""

    scheme: str
    host: str
    port: int
    path: str
    address: str

    @property
    def netloc(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"


def check_url(url: str) -> None:
    """Checks what needs no DNS lookup. Raises AddressRefused with the remedy."""
    _, host, _, _ = _split_url(url)
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:
        return
    _check_address(literal, host)


def resolve_target(url: str) -> Target:
    """Resolve the name once: a client that connects to `address` cannot be redirected later.

    Every address of the name must be allowed: with one that is not, none is used. Raises
    AddressRefused, and OSError when the name is unknown.
    """
    scheme, host, port, path = _split_url(url)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    for address in addresses:
        _check_resolved_address(ipaddress.ip_address(address), host)
    return Target(scheme, host, port, path, addresses[0])


def _split_url(url: str) -> tuple[str, str, int, str]:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        refusal = _("{url} is not a web address: {error}.")
        raise AddressRefused(refusal.format(url=repr(url), error=error)) from error
    if fault := _find_fault(url, parts):
        raise AddressRefused(fault.format(url=repr(url)))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname or "", port or _DEFAULT_PORTS[parts.scheme], path


def _find_fault(url: str, parts: SplitResult) -> str:
    """What is wrong with a URL, and the remedy; empty for nothing."""
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
        return _("{url} is not a web address. Write https://HOST/PATH.")
    if parts.username is not None or parts.fragment:
        return _("{url} contains a user name or a fragment. Leave them out.")
    if not url.isascii() or any(sign.isspace() for sign in url):
        return _("{url} contains spaces or characters that must be encoded. Encode them.")
    if parts.scheme == "http" and not settings.ALLOW_PRIVATE_WEBHOOKS:
        return _("{url} is not encrypted. Write https://.")
    port, allowed = parts.port or _DEFAULT_PORTS[parts.scheme], settings.WEBHOOK_PORTS
    if allowed and port not in allowed:
        return _(
            "{url} names a port that COUNTERSIGN_WEBHOOK_PORTS does not list. Use port 443, or ask "
            "a system admin to list the port."
        )
    return ""


def _check_resolved_address(address: Address, host: str) -> None:
    if host == str(address):
        _check_address(address, host)
    elif not _is_allowed(address):
        # Otherwise the author of the name could map our network through our DNS.
        raise AddressRefused(
            f"{host} is {address}, which is not a public address",
            public_message=f"{host} is an address inside the network, so nothing is sent there. "
            "Use a public host name, or ask a system admin; the log has the address.",
        )


def _is_allowed(address: Address) -> bool:
    return settings.ALLOW_PRIVATE_WEBHOOKS or all(
        is_public(each) for each in _reached_addresses(address)
    )


def _check_address(address: Address, host: str) -> None:
    if not _is_allowed(address):
        refusal = _(
            "{host} is {address}, which is not a public address. Use a public one, or set "
            "COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS=true to allow your own network."
        )
        raise AddressRefused(refusal.format(host=host, address=address))


def _reached_addresses(address: Address) -> list[Address]:
    """The address and the IPv4 addresses that gateways translate it to."""
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    inner: list[Address] = [
        each for each in (address.ipv4_mapped, address.sixtofour) if each is not None
    ]
    if address.teredo is not None:
        inner += address.teredo
    if address in _NAT64_NETWORK:
        return [ipaddress.IPv4Address(int(address) & _IPV4_BITS)]
    if int(address) >> _IPV4_WIDTH & _IPV4_BITS in _ISATAP_PREFIXES:
        inner.append(ipaddress.IPv4Address(int(address) & _IPV4_BITS))
    # Judge a mapped address by the IPv4 one: Python calls all of them private.
    return inner if address.ipv4_mapped is not None else [address, *inner]


def is_public(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address) and address not in _GLOBAL_UNICAST:
        return False
    special = any(address in network for network in _SPECIAL_NETWORKS)
    return address.is_global and not address.is_multicast and not special
