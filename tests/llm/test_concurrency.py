"""How many calls may be in flight at one endpoint."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from threading import Event, Thread, Timer
from typing import Any

import pytest
from countersign_judge.llm.errors import Deferred, RateLimited, TimedOut, Transient
from countersign_judge.llm.slots import most_in_flight
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import OPENAI_ADDRESS
from django.db import connection

from config.environment import CHECKOUT_DIRECTORY
from llm import concurrency
from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import ModelServer, Reply

ENDPOINT = "http://slots.test"


@pytest.fixture(autouse=True)
def _no_slot_is_taken() -> None:
    no_slot_is_taken()


def no_slot_is_taken() -> None:
    concurrency.redis_client().delete(concurrency._slots_key(ENDPOINT))


def taken() -> int:
    return int(concurrency.redis_client().zcard(concurrency._slots_key(ENDPOINT)))  # type: ignore[arg-type]


def take_and_leave() -> None:
    """What a killed process does: takes a slot and never gives it back."""
    assert concurrency._take_slot(concurrency._slots_key(ENDPOINT), "killed", most=1)


def test_a_slot_is_given_back() -> None:
    with concurrency.hold_slot(ENDPOINT, Deadline.after(5)):
        assert taken() == 1
    assert taken() == 0


def test_a_slot_is_given_back_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), concurrency.hold_slot(ENDPOINT, Deadline.after(5)):
        raise ZeroDivisionError
    assert taken() == 0


def test_the_wait_for_a_slot_is_no_part_of_the_calls_time(
    configure: Callable[..., None],
) -> None:
    configure(MAX_CONCURRENCY=1)
    take_and_leave()
    deadline = Deadline.after(5)
    before = deadline.at
    given_back = Timer(0.5, no_slot_is_taken)
    given_back.start()
    with concurrency.hold_slot(ENDPOINT, deadline):
        assert deadline.at >= before + 0.3


def test_threads_of_one_process_wait_without_asking_again(
    configure: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    configure(MAX_CONCURRENCY=1)
    take, asked = concurrency._take_slot, []

    def counted(*given: Any) -> bool:
        asked.append(given)
        return take(*given)

    monkeypatch.setattr(concurrency, "_take_slot", counted)
    waiting = threading.Event()

    def second() -> None:
        waiting.set()
        with concurrency.hold_slot(ENDPOINT, Deadline.after(30)):
            pass

    with ThreadPoolExecutor(1) as pool:
        with concurrency.hold_slot(ENDPOINT, Deadline.after(30)):
            ended = pool.submit(second)
            waiting.wait()
            with pytest.raises(Deferred), concurrency.hold_slot(ENDPOINT, Deadline.after(0.05)):
                pass
        ended.result()
    assert len(asked) == 2


def test_halved_slots_come_back() -> None:
    halved = concurrency._limit_key(concurrency._slots_key(ENDPOINT))
    concurrency.redis_client().delete(halved)
    for _ in range(20):
        # As if a whole window had gone by since.
        concurrency.redis_client().hincrby(halved, "at", -concurrency.WINDOW_MS)
        concurrency.halve_limit(ENDPOINT, "timed out")
    left: Any = concurrency.redis_client().hget(halved, "most")
    assert left == b"1"
    assert concurrency.calls_allowed(ENDPOINT) == 1
    key = concurrency._slots_key(ENDPOINT)
    assert concurrency._take_slot(key, "first", most=64)
    assert not concurrency._take_slot(key, "second", most=64)
    # As if the whole time had gone by since.
    concurrency.redis_client().hincrby(halved, "at", -concurrency.REGAINED_MS)
    assert concurrency._take_slot(key, "second", most=64)


def test_a_clock_that_was_ahead_takes_no_slots() -> None:
    key, redis = concurrency._slots_key(ENDPOINT), concurrency.redis_client()
    halved = concurrency._limit_key(key)
    redis.delete(halved)
    an_hour = 3_600_000
    assert concurrency._take_slot(key, "of the hour ahead", most=1)
    redis.zincrby(key, an_hour, "of the hour ahead")
    concurrency.halve_limit(ENDPOINT, "timed out")
    redis.hincrby(halved, "at", an_hour)
    assert concurrency._take_slot(key, "of now", most=1)
    assert redis.zrange(key, 0, -1) == [b"of now"]


def test_an_endpoint_in_constant_trouble_keeps_a_quarter_of_its_calls() -> None:
    halved = concurrency._limit_key(concurrency._slots_key(OPENAI_ADDRESS))
    concurrency.redis_client().delete(halved)
    for _ in range(40):
        concurrency.halve_limit(OPENAI_ADDRESS, "wants fewer calls")
        # As if a whole window had gone by since.
        concurrency.redis_client().hincrby(halved, "at", -concurrency.WINDOW_MS)
    left: Any = concurrency.redis_client().hget(halved, "most")
    concurrency.redis_client().delete(halved)
    assert int(left) >= 15


def test_no_slot_before_the_deadline_is_transient(configure: Callable[..., None]) -> None:
    configure(MAX_CONCURRENCY=1)
    take_and_leave()
    with (
        pytest.raises(
            Transient, match=r"Waiting for a free slot of openai:a \(at most 1 at once\)\."
        ),
        concurrency.hold_slot(ENDPOINT, Deadline.after(0.1), model="openai:a"),
    ):
        pass


_HOLDING = """
import sys, django
django.setup()
from countersign_judge.llm.slots import most_in_flight
from llm import concurrency
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import OPENAI_ADDRESS
with concurrency.hold_slot(sys.argv[1], Deadline.after(600)):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.mark.slow
def test_the_slot_of_a_killed_process_is_free_within_a_minute(
    configure: Callable[..., None],
) -> None:
    configure(MAX_CONCURRENCY=1)
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-c", _HOLDING, ENDPOINT]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=CHECKOUT_DIRECTORY, env=environment, **pipes) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "held\n"
            assert taken() == 1
        finally:
            holder.send_signal(signal.SIGKILL)
    killed = time.monotonic()
    with concurrency.hold_slot(ENDPOINT, Deadline.after(60)):
        assert time.monotonic() - killed < 60


def test_the_lease_of_a_long_call_is_renewed(
    configure: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    configure(MAX_CONCURRENCY=1)
    monkeypatch.setattr(concurrency, "LEASE", 1.0)
    monkeypatch.setattr(concurrency, "RENEWED_EVERY", 0.1)
    # The thread of former calls may sleep for a while still.
    monkeypatch.setattr(concurrency, "_LEASES", concurrency._Leases())
    other = Thread(target=take_when_free, args=[over := Event()], daemon=True)
    with concurrency.hold_slot(ENDPOINT, Deadline.after(60)):
        other.start()
        assert not over.wait(2.5)
    assert over.wait(30)


def take_when_free(over: Event) -> None:
    """As another process does, which shares nothing with this one but the Redis."""
    key = concurrency._slots_key(ENDPOINT)
    if concurrency._wait_for_slot(key, "other", 1, Deadline.after(60), lambda: None):
        over.set()


def test_hosted_servers_get_more_calls_at_once_than_others(
    configure: Callable[..., None],
) -> None:
    azure = "https://resource.openai.azure.com"
    for address in (OPENAI_ADDRESS, azure):
        assert most_in_flight(address) == 64
    for address in ("http://127.0.0.1:11434", "https://models.example.org/v1"):
        assert most_in_flight(address) == 4
    configure(MAX_CONCURRENCY=7)
    assert most_in_flight(OPENAI_ADDRESS) == 7


@pytest.mark.django_db
def test_429s_in_a_row_halve_the_calls_at_once(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(MAX_TRIES=1, MAX_CONCURRENCY=8)
    busy = Reply.error(429, "slow down")
    server = serve([busy, busy, Reply("Hello."), busy, busy, busy])
    halved = concurrency._limit_key(concurrency._slots_key(server.openai_url))
    left: list[Any] = []
    for text, refused in zip("abcdef", (True, True, False, True, True, True), strict=True):
        with pytest.raises(RateLimited) if refused else nullcontext():
            ask(text)
        left.append(concurrency.redis_client().hget(halved, "most"))
    assert left == [None, None, None, None, None, b"4"]


def test_calls_in_the_same_trouble_halve_once() -> None:
    halved = concurrency._limit_key(concurrency._slots_key(ENDPOINT))
    concurrency.redis_client().delete(halved)
    for _ in range(20):
        concurrency.halve_limit(ENDPOINT, "wants fewer calls")
    left: Any = concurrency.redis_client().hget(halved, "most")
    assert left == b"2"


@pytest.mark.django_db
def test_a_lost_redis_makes_work_wait_and_calls_nobody(serve: Serve, lost_redis: None) -> None:
    server = serve([Reply("Hello.")])
    with pytest.raises(Deferred, match="Redis does not answer") as caught:
        ask()
    assert caught.value.retry_after == 5
    assert server.requests == []
    assert not ModelCall.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_threads_together_stay_within_the_limit(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(MAX_CONCURRENCY=4)
    server = serve([Reply("Hello.", latency=0.05)])

    def one(number: int) -> None:
        ask(f"question {number}")
        connection.close()

    with ThreadPoolExecutor(12) as pool:
        list(pool.map(one, range(24)))
    assert len(server.requests) == 24
    assert server.most_in_flight == 4


def ask_many(count: int) -> None:
    def one(number: int) -> None:
        try:
            ask(f"question {number}")
        finally:
            connection.close()

    with ThreadPoolExecutor(count) as pool:
        list(pool.map(one, range(count)))


@pytest.mark.django_db(transaction=True)
def test_a_server_that_says_it_has_one_slot_gets_one_call_at_a_time(
    configure: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Four calls at once would take 1.6 seconds, of which each has one.
    configure(CALL_DEADLINE=1, MAX_TRIES=1)
    with ModelServer([Reply("Hello.", latency=0.4)], slots=1) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
        ask_many(2)
        assert server.most_in_flight == 1
        assert most_in_flight(server.openai_url) == 1
    assert set(ModelCall.objects.values_list("outcome", flat=True)) == {"ok"}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("slots", "limit", "most"), [(8, 0, 8), (2, 16, 2), (8, 3, 3), (0, 0, 4), (0, 16, 16)]
)
def test_a_limit_that_is_set_holds_up_to_the_slots_of_the_server(
    configure: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    slots: int,
    limit: int,
    most: int,
) -> None:
    configure(MAX_CONCURRENCY=limit)
    with ModelServer([Reply("Hello.")], slots=slots) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
        ask()
        assert most_in_flight(server.openai_url) == most


@pytest.mark.django_db(transaction=True)
def test_a_small_server_that_hides_its_only_slot_gets_one_call_at_a_time_after_a_timeout(
    configure: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    configure(CALL_DEADLINE=1.2, MAX_TRIES=1, BREAKER_FAILURES=1000)
    with ModelServer([Reply("Hello.", latency=0.5)], slots=1, hides=True) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.base_url)

        def one(number: int) -> bool:
            try:
                return bool(ask(f"question {number}", model="ollama:small").choices)
            except TimedOut:
                return False
            finally:
                connection.close()

        with ThreadPoolExecutor(4) as pool:
            assert not all(pool.map(one, range(4)))
        assert concurrency.calls_allowed(server.base_url) == 1
        # Calls that the client gave up still take their time in the server.
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(one, range(4, 8)))
        server.most_in_flight = 0
        with ThreadPoolExecutor(2) as pool:
            assert all(pool.map(one, range(8, 10)))
        assert server.most_in_flight == 1


@pytest.mark.parametrize("address", ["redis+socket:///tmp/x.sock?virtual_host=3"])
def test_the_brokers_way_to_write_a_socket_is_understood(address: str) -> None:
    options = concurrency._get_redis_client(address).connection_pool.connection_kwargs
    assert (options["path"], options["db"]) == ("/tmp/x.sock", 3)
