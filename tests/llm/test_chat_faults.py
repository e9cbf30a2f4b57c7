"""Everything that goes wrong between us and a model, and whether it is worth waiting for."""

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest
from countersign_judge.llm.answer_limits import list_schema, longest_answer, text_schema
from countersign_judge.llm.errors import (
    AuthenticationFailed,
    BadRequest,
    ContentFiltered,
    ContextOverflow,
    LLMError,
    ModelMissing,
    QuotaExhausted,
    RateLimited,
    Transient,
    Truncated,
    WrongAddress,
)

from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import Reply

pytestmark = pytest.mark.django_db

LLAMA_OVERFLOW = "request (4390 tokens) exceeds the available context size (4096 tokens)"
# Seconds. Without a deadline these calls take longer; a busy machine may need some of it.
LATE = 5
OPENAI_OVERFLOW = "This model's maximum context length is 8192 tokens."


@pytest.mark.parametrize(
    ("reply", "error"),
    [
        (Reply.error(400, "bad"), BadRequest),
        (Reply.error(404, "no such model", code="model_not_found"), ModelMissing),
        (Reply.error(404, "no such path"), WrongAddress),
        (Reply.error(422, "messages: field required"), BadRequest),
        (Reply.error(501, "not implemented"), BadRequest),
        (Reply.error(401, "Incorrect API key"), AuthenticationFailed),
        (Reply.error(403, "no access to this model"), AuthenticationFailed),
        (
            Reply.error(400, LLAMA_OVERFLOW, code=400, type="exceed_context_size_error"),
            ContextOverflow,
        ),
        (Reply.error(400, OPENAI_OVERFLOW, code="context_length_exceeded"), ContextOverflow),
        (Reply.error(500, "Context size has been exceeded.", code=500), ContextOverflow),
        (Reply.error(200, LLAMA_OVERFLOW, code=400), ContextOverflow),
        (Reply.error(400, "flagged", code="content_policy_violation"), ContentFiltered),
        (Reply("", finish_reason="content_filter"), ContentFiltered),
    ],
)
def test_faults_that_asking_again_does_not_cure_are_raised_at_once(
    serve: Serve, reply: Reply, error: type[LLMError]
) -> None:
    server = serve([reply])
    with pytest.raises(error):
        ask(seed=None)
    assert len(server.requests) == 1
    assert ModelCall.objects.get().outcome == "permanent"


@pytest.mark.parametrize(
    "reply",
    [
        Reply.error(408),
        Reply.error(429),
        Reply.error(500),
        Reply.error(502),
        Reply.error(503),
        Reply.error(529),
        Reply.html(502),
        Reply.html(200),
        Reply.error(200, "overloaded"),
        Reply.error(200, "overloaded", code=503),
        Reply(raw='{"id": "x", "choices": [{"mess'),
        Reply(raw=""),
        Reply(raw="{}"),
        Reply(raw="[]"),
        Reply(raw='"words"'),
        Reply(raw='{"choices": null}'),
        Reply(raw='{"choices": [{"message": null}]}'),
        Reply(raw="[" * 100_000),
        Reply.empty(),
        Reply(fault="reset"),
    ],
    ids=lambda reply: f"{reply.status} {reply.fault or (reply.raw or '')[:30]}",
)
def test_faults_that_pass_are_asked_again(serve: Serve, reply: Reply) -> None:
    server = serve([reply, Reply("Hello.")])
    assert ask().choices[0].text == "Hello."
    assert len(server.requests) == 2
    assert list(ModelCall.objects.order_by("id").values_list("outcome", flat=True)) == [
        "transient",
        "ok",
    ]


def test_null_usage_counts_as_nothing(serve: Serve) -> None:
    raw = '{"choices": [{"message": {"content": "Hi."}, "finish_reason": null}], "usage": null}'
    serve([Reply(raw=raw)])
    result = ask()
    assert (result.choices[0].text, result.usage.prompt) == ("Hi.", 0)


def test_a_choice_that_ends_in_an_error_is_asked_again_and_not_read(serve: Serve) -> None:
    broken = {"finish_reason": "error", "message": {"role": "assistant", "content": "Hel"}}
    named = {**broken, "error": {"code": 502, "message": "Provider disconnected"}}
    script = [Reply(raw=json.dumps({"choices": [each]})) for each in (broken, named)]
    server = serve([*script, Reply("Hello.")])
    assert ask().choices[0].text == "Hello."
    assert len(server.requests) == 3


def test_an_answer_that_the_server_itself_refuses_is_asked_for_again_with_a_remark(
    serve: Serve,
) -> None:
    refused = Reply.error(
        400, 'Failed to generate JSON: {"say": "Ignore', code="json_validate_failed"
    )
    server = serve([refused, Reply('{"say": "Hello."}')])
    schema = {"type": "object", "properties": {"say": text_schema(8)}, "required": ["say"]}
    assert ask(schema=schema).choices[0].data == {"say": "Hello."}
    remark = server.requests[1].messages[-1]["content"]
    assert "An earlier answer could not be used" in remark
    assert "Ignore" not in remark
    assert server.requests[1].schema == server.requests[0].schema
    assert list(ModelCall.objects.order_by("id").values_list("outcome", flat=True)) == [
        "invalid",
        "ok",
    ]


def test_a_body_with_a_byte_order_mark_is_read(serve: Serve) -> None:
    raw = '\ufeff{"choices": [{"message": {"content": "Hi."}, "finish_reason": "stop"}]}'
    serve([Reply(raw=raw)])
    assert ask().choices[0].text == "Hi."


def test_an_outage_that_lasts_is_transient_after_the_last_try(serve: Serve) -> None:
    server = serve([Reply.error(503)])
    with pytest.raises(Transient, match="HTTP 503: scripted failure"):
        ask()
    assert len(server.requests) == 3


def test_a_500_that_repeats_makes_the_work_wait(serve: Serve) -> None:
    server = serve([Reply.error(500, "failed to parse")])
    with pytest.raises(Transient, match=r"HTTP 500: failed to parse"):
        ask()
    assert len(server.requests) == 3


def test_nobody_listening_is_transient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:1/v1")
    with pytest.raises(Transient, match=r"at http://127\.0\.0\.1:1/v1 refuses connections"):
        ask()


def test_retry_after_is_waited_for(serve: Serve) -> None:
    serve([Reply.error(429, headers={"Retry-After": "1"}), Reply("Hello.")])
    started = time.monotonic()
    ask()
    assert time.monotonic() - started >= 1


def test_a_retry_after_beyond_the_deadline_is_raised_and_not_slept(serve: Serve) -> None:
    server = serve([Reply.error(429, headers={"Retry-After": "900"})])
    with pytest.raises(RateLimited) as caught:
        ask()
    assert caught.value.retry_after == 900
    assert len(server.requests) == 1


def test_a_retry_after_may_be_a_date(serve: Serve) -> None:
    later = format_datetime(datetime.now(UTC) + timedelta(hours=1), usegmt=True)
    serve([Reply.error(503, headers={"Retry-After": later})])
    with pytest.raises(Transient) as caught:
        ask()
    assert caught.value.retry_after == pytest.approx(3600, abs=5)


def test_a_retry_after_in_milliseconds_is_understood(serve: Serve) -> None:
    serve([Reply.error(429, headers={"retry-after-ms": "50000"})])
    with pytest.raises(RateLimited) as caught:
        ask()
    assert caught.value.retry_after == 50


def test_the_last_tries_retry_after_reaches_the_caller(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(MAX_TRIES=1)
    serve([Reply.error(503, headers={"Retry-After": "4"})])
    with pytest.raises(Transient) as caught:
        ask()
    assert caught.value.retry_after == 4


def test_an_empty_account_makes_work_wait_and_is_not_hammered(serve: Serve) -> None:
    server = serve([Reply.error(429, "You exceeded your quota", code="insufficient_quota")])
    with pytest.raises(QuotaExhausted) as caught:
        ask()
    assert caught.value.retry_after == 300
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    "reply",
    [
        Reply(fault="hang"),
        Reply("Hello.", fault="drip", drip_seconds=0.1),
        Reply.error(400, "x" * 300),
    ],
    ids=["never answers", "drips", "drips an error"],
)
def test_a_call_is_over_at_its_deadline(
    serve: Serve, configure: Callable[..., None], reply: Reply
) -> None:
    if reply.status == 400:
        reply = Reply(status=400, raw=str(reply.data), fault="drip", drip_seconds=0.1)
    server = serve([reply])
    configure(CALL_DEADLINE=0.4)
    started = time.monotonic()
    with pytest.raises(Transient):
        ask()
    assert time.monotonic() - started < LATE
    assert len(server.requests) == 1


def test_a_slow_server_does_not_get_more_than_the_deadline_by_retries(
    serve: Serve, configure: Callable[..., None]
) -> None:
    server = serve([Reply.error(503, headers={"Retry-After": "0"}), Reply(fault="hang")])
    configure(CALL_DEADLINE=0.5)
    started = time.monotonic()
    with pytest.raises(Transient):
        ask()
    assert time.monotonic() - started < LATE
    assert len(server.requests) == 2


def test_a_cut_answer_is_asked_again_for_less(serve: Serve) -> None:
    server = serve([Reply("cut", finish_reason="length")] * 2 + [Reply("Whole.")])
    assert ask(max_tokens=100).choices[0].text == "Whole."
    asked = [request.body for request in server.requests]
    assert [body["max_tokens"] for body in asked] == [100, 100, 200]
    assert len({body["seed"] for body in asked}) == 3
    assert [body["messages"][0] for body in asked] == [asked[0]["messages"][0]] * 3
    first, *again = (body["messages"][-1]["content"] for body in asked)
    # The task's own limit is the only number of words.
    for remark in (text.removeprefix(first) for text in again):
        assert "far fewer words" in remark
        assert not any(character.isdigit() for character in remark)


def test_a_cut_answer_is_asked_again_under_a_tighter_schema(serve: Serve) -> None:
    schema = {
        "type": "object",
        "properties": {"steps": list_schema(text_schema(40), least=2, most=8)},
        "required": ["steps"],
    }
    steps = {"steps": ["Read.", "Compare."]}
    server = serve([Reply("cut", finish_reason="length")] * 2 + [Reply(data=steps)])
    room = longest_answer(schema)
    assert ask(schema=schema, max_tokens=room).choices[0].data == steps
    sent = [request.schema or {} for request in server.requests]
    limits = [each["properties"]["steps"] for each in sent]
    assert [each["maxItems"] for each in limits] == [8, 4, 2]
    assert [each["items"]["maxLength"] for each in limits] == [320, 160, 80]
    assert [request.max_tokens for request in server.requests] == [room, room, 2 * room]


def test_a_text_over_its_limit_that_came_whole_is_used(serve: Serve) -> None:
    """From a server that knows no limits of length."""
    schema = {"type": "object", "properties": {"summary": text_schema(1)}, "required": ["summary"]}
    serve([Reply(data={"summary": "Longer than eight characters."})])
    assert ask(schema=schema).choices[0].data == {"summary": "Longer than eight characters."}


def test_a_model_that_thinks_gets_room_for_it_and_the_cut_names_the_setting(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(THINKING_TOKENS=500)
    server = serve([Reply("cut", finish_reason="length")])
    with pytest.raises(Truncated, match="raise COUNTERSIGN_THINKING_TOKENS, now 500"):
        ask(max_tokens=100)
    assert server.requests[0].max_tokens == 600


def test_a_cut_answer_gets_no_more_room_than_the_models_window(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(OPENAI_CONTEXT_TOKENS=2048)
    server = serve([Reply("cut", finish_reason="length")])
    with pytest.raises(Truncated, match="cut off"):
        ask(max_tokens=1800)
    asked = [request.body["max_tokens"] for request in server.requests]
    assert len(asked) == 3
    assert asked[:2] == [1800, 1800]
    assert 1800 < asked[2] < 2048


def test_a_server_that_refuses_the_longer_request_leaves_the_cut_as_the_reason(
    serve: Serve,
) -> None:
    cut = Reply("cut", finish_reason="length")
    serve([cut, cut, Reply.error(400, "max_tokens is too large")])
    with pytest.raises(Truncated):
        ask(max_tokens=100)


def test_samples_that_came_before_a_fault_are_kept(serve: Serve) -> None:
    serve([Reply("a", choices=1), Reply.error(503)])
    result = ask(n=3, temperature=1.0)
    assert [choice.text for choice in result.choices] == ["a"]


@pytest.mark.parametrize("changes", [{"n": 0}, {"max_tokens": 0}, {"messages": ()}])
def test_a_senseless_request_is_refused_with_its_values(changes: dict[str, Any]) -> None:
    with pytest.raises(BadRequest, match="of 1 or more; got"):
        ask(**changes)
