"""A try ends when it takes far longer than such calls do, and a slow server is still waited for."""

import math
from collections.abc import Callable
from typing import Any

import pytest
from countersign_judge.llm import timeouts
from countersign_judge.llm.errors import TimedOut
from countersign_judge.llm.timeouts import FEWEST_ANSWERS, RESPONSE_TIMES, ResponseTimes
from hypothesis import given
from hypothesis import strategies as st

from llm import concurrency
from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import Reply

SECONDS = st.floats(0.01, 110)


@given(st.lists(SECONDS, min_size=0, max_size=60), SECONDS, st.lists(st.booleans(), max_size=30))
def test_a_server_that_takes_as_long_every_time_is_answered_in_the_end(
    before: list[float], takes: float, stalls: list[bool]
) -> None:
    shown = ResponseTimes()
    for seconds in before:
        shown.answered(seconds, 100)
    for _ in range(12):
        if shown.limit(100) >= takes:
            break
        shown.note_timeout()
    else:
        pytest.fail(f"given up at {shown.limit(100)} of {takes} s")
    # From then on it is waited for every time, whatever stalls in between.
    for stalled in stalls:
        shown.answered(takes, 100)
        if stalled:
            shown.note_timeout()
        assert shown.limit(100) > takes


@given(st.lists(SECONDS, min_size=FEWEST_ANSWERS, max_size=200), st.integers(1, 8))
def test_more_tokens_and_more_timeouts_never_make_it_shorter(
    before: list[float], times: int
) -> None:
    shown = ResponseTimes()
    for seconds in before:
        shown.answered(seconds, 100)
    first = shown.limit(100)
    assert first >= timeouts.LEAST_SECONDS
    assert shown.limit(100 * times) >= first
    shown.note_timeout()
    assert shown.limit(100) == pytest.approx(2 * first)


def test_the_first_answers_say_how_long_a_try_may_take() -> None:
    shown = ResponseTimes()
    limits = []
    for _ in range(FEWEST_ANSWERS):
        shown.answered(2.0, 100)
        limits.append(shown.limit(100))
    assert limits[1] == math.inf
    assert limits[2] == pytest.approx(2.0 * 4 * 20 / 3)
    assert limits[2:] == sorted(limits[2:], reverse=True)
    assert limits[-1] == timeouts.LEAST_SECONDS


@pytest.mark.django_db
def test_a_stalled_call_is_asked_again_long_before_the_deadline(
    serve: Serve, configure: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "LEAST_SECONDS", 0.3)
    configure(CALL_DEADLINE=60)
    server = serve([*[Reply("Hello.")] * FEWEST_ANSWERS, Reply(fault="hang"), Reply("At last.")])
    for number in range(FEWEST_ANSWERS):
        ask(f"{number}")
    assert ask("stalled").choices[0].text == "At last."
    calls = ModelCall.objects.order_by("-id")
    assert [call.outcome for call in calls[:2]] == ["ok", "timeout"]
    assert calls[1].latency_ms < 20_000
    assert len(server.requests) == FEWEST_ANSWERS + 2


@given(st.lists(SECONDS, max_size=60), st.integers(1, 4000), st.integers(0, 9))
def test_the_whole_call_gets_what_the_measured_speed_asks_for_within_bounds(
    before: list[float], max_tokens: int, timeouts_in_a_row: int
) -> None:
    shown = ResponseTimes()
    for seconds in before:
        shown.answered(seconds, 100, 20)
    for _ in range(timeouts_in_a_row):
        shown.note_timeout()
    assert 60 <= shown.call_seconds(60, max_tokens) <= 4 * 60
    slowest = max([seconds / 20 for seconds in before], default=0.0)
    if before and len(before) < 20:
        needed = min(4 * 60.0, max(60, slowest * max_tokens))
        assert shown.call_seconds(60, max_tokens) >= needed - 1e-6


def test_a_quick_server_and_a_few_tokens_leave_the_deadline_as_it_is_set() -> None:
    shown = ResponseTimes()
    shown.answered(2.0, 100, 80)
    # Two tokens in nine seconds tell how long it read, not how slowly it writes.
    shown.answered(9.0, 100, 2)
    assert shown.call_seconds(60, 1000) == 60


@pytest.mark.django_db
def test_a_server_that_is_too_slow_gets_more_time_after_a_timeout(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(CALL_DEADLINE=0.5, MAX_TRIES=1)
    serve([Reply("Slow.", latency=0.8)])
    with pytest.raises(TimedOut, match=r"raise COUNTERSIGN_CALL_DEADLINE, now 0\.5 s"):
        ask()
    assert ask().choices[0].text == "Slow."


@pytest.mark.django_db
def test_timeouts_in_a_row_halve_the_calls_at_once(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(CALL_DEADLINE=0.2, MAX_TRIES=1, MAX_CONCURRENCY=8)
    serve([Reply(fault="hang")])
    left: list[Any] = []
    for _ in range(4):
        with pytest.raises(TimedOut):
            ask()
        endpoint = ModelCall.objects.latest("id").endpoint
        key = concurrency._limit_key(concurrency._slots_key(endpoint))
        left.append(concurrency.redis_client().hget(key, "most"))
    # One or two may be stalls, and the fourth comes in the window of the third.
    assert left == [None, None, b"4", b"4"]


@pytest.mark.django_db
def test_the_deadline_of_the_whole_call_holds_as_before(
    serve: Serve, configure: Callable[..., None]
) -> None:
    serve([Reply(fault="hang")])
    configure(CALL_DEADLINE=0.4)
    with pytest.raises(TimedOut):
        ask()
    assert ModelCall.objects.get().outcome == "timeout"
    kind = (ModelCall.objects.get().endpoint, "gpt-test", "test")
    assert RESPONSE_TIMES[kind].limit(1) > 60
