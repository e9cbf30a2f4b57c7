"""A try ends when it takes far longer than such calls do, and a slow server is still waited for."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from llm import timeouts
from llm.errors import TimedOut
from llm.models import ModelCall
from llm.timeouts import FEWEST_ANSWERS, RESPONSE_TIMES, ResponseTimes
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
        shown.timed_out()
    else:
        pytest.fail(f"given up at {shown.limit(100)} of {takes} s")
    # From then on it is waited for every time, whatever stalls in between.
    for stalled in stalls:
        shown.answered(takes, 100)
        if stalled:
            shown.timed_out()
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
    shown.timed_out()
    assert shown.limit(100) == pytest.approx(2 * first)


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
