"""An identity provider that takes connections and does not answer, or a byte now and then: pages
are served meanwhile, and people are told."""

import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from urllib.parse import parse_qs, urlsplit

import pytest
import requests

from tests.accounts.identity_provider import ProviderServer
from tests.faults.web import Start
from tests.ports import free_port

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

# More than the threads of the server.
MANY = 40
# A server whose threads all wait for the provider answers after five seconds at the earliest. One
# that is well takes milliseconds, and a busy machine more.
SOON = 4.0
DEADLINE = 10.0
DISCOVERY, KEYS, TOKEN = "/.well-known/openid-configuration", "/keys", "/token"


@dataclass
class SlowProvider:
    """Answers discovery and keys if it is `awake`, and the rest never: it is silent, or sends
    `drops`, a byte every half second. `held` is how many connections it keeps open at once."""

    port: int = field(default_factory=free_port)
    awake: bool = False
    drops: bytes = b""
    held: int = 0
    most_held: int = 0
    asked: list[str] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    counting: threading.Lock = field(default_factory=threading.Lock)

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def documents(self) -> dict[str, object]:
        names = {"authorization_endpoint": "/authorize", "token_endpoint": TOKEN, "jwks_uri": KEYS}
        addresses = {name: f"{self.issuer}{path}" for name, path in names.items()}
        return {DISCOVERY: {"issuer": self.issuer, **addresses}, KEYS: ProviderServer().jwks()}

    def serve(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            path = line.recv(65_536).split(b" ")[1].decode()
            self.asked.append(path)
            known = self.documents().get(path)
            if self.awake and known is not None:
                body = json.dumps(known).encode()
                head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
                line.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
                return
            self.hold(line)

    def hold(self, line: socket.socket) -> None:
        with self.counting:
            self.held += 1
            self.most_held = max(self.most_held, self.held)
        try:
            line.settimeout(0.5)
            while not self.over.is_set():
                with suppress(TimeoutError):
                    if line.recv(1) == b"":
                        return
                line.sendall(self.drops[:1])
                self.drops = self.drops[1:] + self.drops[:1]
        finally:
            with self.counting:
                self.held -= 1


@pytest.fixture
def provider() -> Iterator[SlowProvider]:
    slow = SlowProvider()

    def accept() -> None:
        with suppress(OSError):
            while True:
                line, _ = listening.accept()
                threading.Thread(target=slow.serve, args=[line], daemon=True).start()

    with socket.create_server(("127.0.0.1", slow.port), backlog=256) as listening:
        accepting = threading.Thread(target=accept, daemon=True)
        accepting.start()
        yield slow
        slow.over.set()
        listening.shutdown(socket.SHUT_RDWR)
        accepting.join()


@pytest.fixture
def process_environment(
    process_environment: dict[str, str], provider: SlowProvider
) -> dict[str, str]:
    """Behind a proxy, so that each request may come from an address of its own."""
    one = {"id": "okta", "label": "Okta", "issuer": provider.issuer, "client_id": "tests"}
    return {
        **process_environment,
        "COUNTERSIGN_BEHIND_PROXY": "true",
        "COUNTERSIGN_IDENTITY_PROVIDERS": json.dumps([{**one, "client_secret": "a secret"}]),
        "COUNTERSIGN_PASSWORD_SIGN_IN": "false",
    }


@dataclass
class Site:
    address: str
    people: Iterator[int] = field(default_factory=count)

    def person(self) -> requests.Session:
        person = requests.Session()
        person.headers["X-Forwarded-For"] = f"10.0.0.{next(self.people)}"
        return person

    def get(self, path: str, person: requests.Session) -> requests.Response:
        return person.get(self.address + path, allow_redirects=False, timeout=120)

    def slowest_health(self, while_waiting: threading.Event) -> float:
        """In seconds, until the event."""
        times: list[float] = []
        while not times or not while_waiting.wait(0.1):
            began = time.monotonic()
            assert self.get("/healthz", self.person()).status_code == 200
            times.append(time.monotonic() - began)
        return max(times)


@pytest.fixture
def site(start: Start, port: int) -> Site:
    """Its first page is slow, because it loads all modules and templates."""
    start()
    started = Site(f"http://127.0.0.1:{port}")
    assert started.get("/sign-in", started.person()).status_code == 200
    return started


def asked_at_once(
    site: Site, paths: list[tuple[str, requests.Session]]
) -> tuple[list[requests.Response], float]:
    """The answers, and how long /healthz took at most while they were waited for."""
    over = threading.Event()
    with ThreadPoolExecutor(len(paths) + 1) as pool:
        health = pool.submit(site.slowest_health, over)
        answers = list(pool.map(lambda each: site.get(*each), paths))
        over.set()
        return answers, health.result()


def assert_said_to_be_away(answer: requests.Response) -> None:
    text = re.sub(r"\s+", " ", answer.text)
    assert answer.status_code == 503, text
    assert "Okta does not answer." in text
    assert "emergency accounts can still sign in" in text
    assert answer.headers["Retry-After"] == "30"


def test_a_silent_provider_holds_one_request_and_no_page(
    site: Site, provider: SlowProvider
) -> None:
    began = time.monotonic()
    answers, health = asked_at_once(
        site, [("/sign-in/with/okta", site.person()) for _ in range(MANY)]
    )
    assert health < SOON
    assert time.monotonic() - began < DEADLINE + SOON
    for each in answers:
        assert_said_to_be_away(each)
    assert provider.most_held == 1
    at_once = [each for each in answers if each.elapsed.total_seconds() < SOON]
    assert len(at_once) == MANY - len(provider.asked)


@pytest.mark.parametrize(
    "drops", [b"HTTP/1.1 200 OK\r\nX-Long: " + b"a" * 1000, b"a"], ids=["headers", "no HTTP"]
)
def test_a_provider_that_sends_a_byte_now_and_then_is_given_up(
    site: Site, provider: SlowProvider, drops: bytes
) -> None:
    provider.drops = drops
    began = time.monotonic()
    answers, health = asked_at_once(site, [("/sign-in/with/okta", site.person()) for _ in range(9)])
    assert health < SOON
    assert time.monotonic() - began < DEADLINE + SOON
    for each in answers:
        assert_said_to_be_away(each)


def test_a_provider_that_falls_silent_during_sign_ins_holds_no_page(
    site: Site, provider: SlowProvider
) -> None:
    """Anybody can begin a sign-in and come back with a code."""
    provider.awake = True
    back = []
    for _ in range(MANY):
        person = site.person()
        begun = site.get("/sign-in/with/okta", person)
        assert begun.status_code == 302, begun.text
        state = parse_qs(urlsplit(begun.headers["Location"]).query)["state"][0]
        back.append((f"/sign-in/with/okta/callback?code=any&state={state}", person))
    assert provider.asked == [DISCOVERY, KEYS]
    answers, health = asked_at_once(site, back)
    assert health < SOON
    for each in answers:
        assert_said_to_be_away(each)
    assert 1 <= provider.most_held <= 3
