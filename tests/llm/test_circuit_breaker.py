"""An endpoint that is down rests, and comes back by one caller's try."""

import math
import time
from collections.abc import Callable

import pytest
from countersign_judge.llm.circuit_breaker import (
    CIRCUIT_BREAKERS,
    FIRST_REST,
    CircuitBreaker,
    EndpointResting,
)
from countersign_judge.llm.errors import BadRequest, Deferred, RateLimited, ServerFault, Transient

from llm.counters import recovered
from tests.clock import Clock
from tests.llm.conftest import Serve, ask
from tests.modelserver import Reply

pytestmark = pytest.mark.django_db
DOWN = Reply.error(503)


@pytest.fixture(autouse=True)
def one_try(configure: Callable[..., None]) -> None:
    configure(MAX_TRIES=1, BREAKER_FAILURES=3)


def fail(times: int) -> None:
    for number in range(times):
        with pytest.raises(Transient):
            ask(f"failing {number}")


def test_after_enough_failures_the_server_is_left_alone(serve: Serve) -> None:
    server = serve([DOWN])
    fail(3)
    with pytest.raises(Deferred, match="failed 3 times in a row") as caught:
        ask()
    assert caught.value.retry_after == pytest.approx(1, abs=0.5)
    assert len(server.requests) == 3


def test_a_call_waits_by_itself_for_the_end_of_a_short_rest(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(MAX_TRIES=3, BREAKER_FAILURES=3, BACKOFF=0)
    server = serve([DOWN, DOWN, DOWN, Reply("up")])
    fail(1)
    failed = time.monotonic()
    assert ask().choices[0].text == "up"
    assert time.monotonic() - failed > FIRST_REST / 2
    assert len(server.requests) == 4


def rests_of(breaker: CircuitBreaker, times: int, clock: Clock) -> list[int]:
    """How long it rests each time, when the try after each rest fails."""
    rests: list[int] = []
    for _ in range(3):
        breaker.note(ServerFault("down"))
    for _ in range(times):
        with pytest.raises(EndpointResting) as resting:
            breaker.enter()
        assert resting.value.retry_after is not None
        rests.append(math.ceil(resting.value.retry_after))
        clock.move(resting.value.retry_after)
        breaker.enter()
        # Those that were in flight when it opened make no rest longer.
        for _ in range(10):
            breaker.note(ServerFault("down"))
    return rests


def test_rests_grow_to_half_a_minute(clock: Clock) -> None:
    assert rests_of(CircuitBreaker("http://down"), 7, clock) == [1, 2, 4, 8, 16, 30, 30]


def test_after_an_answer_rests_begin_short_again(clock: Clock) -> None:
    breaker = CircuitBreaker("http://down")
    rests_of(breaker, 5, clock)
    breaker.note(None)
    breaker.enter()
    assert rests_of(breaker, 2, clock) == [1, 2]


def test_that_a_server_answers_again_is_told_once(serve: Serve) -> None:
    told: list[str] = []

    def tell(endpoint: str, **_: object) -> None:
        told.append(endpoint)

    server = serve([DOWN, DOWN, DOWN, Reply("up")])
    recovered.connect(tell)
    try:
        fail(3)
        for breaker in CIRCUIT_BREAKERS.values():
            breaker.note(None)
            breaker.note(None)
    finally:
        recovered.disconnect(tell)
    assert told == [server.openai_url]


def test_a_success_between_failures_starts_the_count_again(serve: Serve) -> None:
    serve([DOWN, DOWN, Reply("up"), DOWN, DOWN, Reply("up")])
    fail(2)
    ask("a")
    fail(2)
    assert ask("b").choices[0].text == "up"


def test_after_its_rest_a_server_that_is_back_is_used_again(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(BREAKER_SECONDS=0)
    serve([DOWN, DOWN, DOWN, Reply("up")])
    fail(3)
    assert ask().choices[0].text == "up"


def test_too_many_requests_do_not_count_as_an_outage(serve: Serve) -> None:
    serve([Reply.error(429)] * 4 + [Reply("up")])
    for number in range(4):
        with pytest.raises(RateLimited):
            ask(f"limited {number}")
    assert ask().choices[0].text == "up"


def test_a_refusal_shows_that_the_server_is_well(serve: Serve) -> None:
    serve([DOWN, DOWN, Reply.error(422), DOWN, Reply("up")])
    fail(2)
    with pytest.raises(BadRequest):
        ask("refused", seed=None)
    fail(1)
    assert ask().choices[0].text == "up"


def test_one_endpoint_resting_does_not_stop_another(serve: Serve) -> None:
    serve([DOWN])
    fail(3)
    serve([Reply("up")])
    assert ask().choices[0].text == "up"
