"""Whatever a server sends as an error, it becomes one of ours."""

import contextlib
import json

import pytest
from countersign_judge.llm.errors import BadRequest, ContextOverflow, LLMError, Permanent, Transient
from countersign_judge.llm.providers.chat_completions import read_answer
from countersign_judge.llm.providers.http import fault, read_retry_after
from countersign_judge.llm.providers.ollama_chat import read_answer as read_ollama
from hypothesis import given
from hypothesis import strategies as st

KEYS = [
    "error",
    "message",
    "code",
    "type",
    "param",
    "innererror",
    "choices",
    "content",
    "logprobs",
    "usage",
    "prompt_tokens_details",
    "finish_reason",
    "refusal",
    "token",
    "logprob",
    "top_logprobs",
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(KEYS) | st.text(), inner),
    max_leaves=8,
)


@given(st.integers(200, 599), st.text() | JSON.map(json.dumps))
def test_every_error_body_is_either_transient_or_permanent(status: int, body: str) -> None:
    assert isinstance(fault(status, {}, body), Transient | Permanent)


@pytest.mark.slow
@given(JSON.map(json.dumps) | st.text())
def test_every_answer_is_read_or_refused_with_an_error_of_ours(body: str) -> None:
    for read in (read_answer, read_ollama):
        with contextlib.suppress(LLMError):
            read(body)


CHOICES = st.lists(
    st.dictionaries(st.sampled_from(["message", *KEYS]), JSON, max_size=4), min_size=1, max_size=2
)


@pytest.mark.slow
@given(CHOICES)
def test_any_list_of_choices_is_read_or_refused(choices: list[object]) -> None:
    with contextlib.suppress(LLMError):
        assert len(read_answer(json.dumps({"choices": choices})).choices) == len(choices)


@given(st.text())
def test_any_retry_after_is_seconds_of_zero_or_more_or_nothing(value: str) -> None:
    seconds = read_retry_after({"retry-after": value})
    assert seconds is None or seconds >= 0


@pytest.mark.parametrize("value", ["", "soon", "-5", "nan", "inf", "Wed, 99 Foo 2026"])
def test_a_retry_after_that_makes_no_sense_is_none(value: str) -> None:
    assert read_retry_after({"retry-after": value}) is None


def test_the_message_names_status_and_what_the_server_said() -> None:
    error = fault(400, {}, '{"error": {"message": "no\\n such  thing"}}')
    assert str(error) == "HTTP 400: no such thing"


def test_an_ordinary_mention_of_a_context_is_no_overflow() -> None:
    assert isinstance(fault(400, {}, '{"error": "invalid context id"}'), BadRequest)


@pytest.mark.parametrize(
    "message",
    [
        "prompt is too long: 210000 tokens > 200000 maximum",
        "Requested tokens (2285) exceed context window of 2048",
        "the request exceeds the available context size. try increasing the context size",
        "This model's maximum context length is 4096 tokens.",
    ],
)
def test_overflows_are_known_by_their_words_too(message: str) -> None:
    assert isinstance(fault(400, {}, json.dumps({"message": message})), ContextOverflow)
