"""No answer to HEAD has a body: a proxy that keeps its connection would read it as the next answer.

Through a raw socket, because clients hide what they did not expect.
"""

import socket
from contextlib import closing

import pytest
from django.urls import URLPattern, URLResolver, get_resolver

from tests.faults.web import Start

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

_ID = "00000000-0000-0000-0000-000000000000"
_NEXT = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


def paths(patterns: list[URLPattern | URLResolver], before: str = "/") -> list[str]:
    """Every route, its parameters filled in with an id that nothing has."""
    found: list[str] = []
    for each in patterns:
        route = before + str(each.pattern).lstrip("^").rstrip("$")
        if isinstance(each, URLResolver):
            found += paths(each.url_patterns, route)
            continue
        converters = each.pattern.converters
        for name, converter in converters.items():
            kind = type(converter).__name__
            value = {"UUIDConverter": _ID, "IntConverter": "1"}.get(kind, "x")
            route = route.replace(f"<{kind.removesuffix('Converter').lower()}:{name}>", value)
            route = route.replace(f"<{name}>", value)
        found.append(route)
    return found


def test_no_route_answers_head_with_a_body(start: Start, port: int) -> None:
    start()
    routes = [path for path in paths(get_resolver().url_patterns) if "(" not in path]
    assert len(routes) > 100
    others = ["/static/css/none.css", "/no-such-page", "/api/v1/no-such-route"]
    answered = []
    for path in [*routes, *others]:
        for header in ("", "Range: bytes=0-99\r\n"):
            said = f"HEAD {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{header}\r\n".encode()
            with closing(socket.create_connection(("127.0.0.1", port), timeout=30)) as client:
                client.sendall(said + _NEXT)
                received = b"".join(iter(lambda: client.recv(65536), b""))
            head, _, rest = received.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 "), path
            # Nothing, where the server closed the connection, or the answer to the next request.
            assert rest == b"" or rest.startswith(b"HTTP/1.1 200 OK\r\n"), (path, rest[:80])
            answered.append(rest != b"")
    assert sum(answered) > len(answered) / 2
