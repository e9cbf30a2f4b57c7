"""An endpoint that is down rests, and comes back by one caller's try."""

from collections.abc import Callable

import pytest

from llm.errors import BadRequest, Deferred, RateLimited, Transient
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
    assert caught.value.retry_after == pytest.approx(30, abs=1)
    assert len(server.requests) == 3


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
