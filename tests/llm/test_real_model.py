"""The client with a real model on llama.cpp's server: what a scripted server can only imitate."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from countersign_judge.judges.claims import claims_schema
from countersign_judge.llm.answer_limits import longest_answer
from countersign_judge.llm.client import chat
from countersign_judge.llm.errors import ContextOverflow, Transient
from countersign_judge.llm.types import ChatRequest, ChatResult, Message
from countersign_judge.prompts import build_messages, format_transcript
from django.db import connection
from pytest_django import Settings

from llm.models import ModelCall
from summaries.models import Summary
from summaries.services import write_next_attempt
from summaries.status import Status
from tests.factories.cases import TURNS, case
from tests.real_model import (
    MODEL,
    WINDOW,
    RealServer,
    real_model,
    real_server,
    short_guideline,
)

__all__ = ["real_model", "real_server"]

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.slow,
    pytest.mark.real_model,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("real_model"),
]


def answer(**properties: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object: without a limit on every string a small model finds no end."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


WORDS = answer(words={"type": "string", "maxLength": 12})
VERDICT = answer(
    reason={"type": "string", "maxLength": 40},
    score={"type": "integer", "enum": [1, 2, 3, 4, 5]},
)


def ask(text: str | tuple[Message, ...] = "How good is tea?", **changes: Any) -> ChatResult:
    messages = (Message("user", text),) if isinstance(text, str) else text
    given: dict[str, Any] = {"model": MODEL, "purpose": "test", "schema": WORDS, "max_tokens": 40}
    return chat(ChatRequest(messages=messages, **{**given, **changes}))


def test_a_schema_is_obeyed_and_probabilities_come_with_it() -> None:
    result = ask(schema=VERDICT, top_logprobs=5, max_tokens=60)
    (choice,) = result.choices
    assert choice.data is not None
    assert choice.data["score"] in {1, 2, 3, 4, 5}
    assert len(choice.data["reason"]) <= 40
    assert choice.finish_reason == "stop"
    assert choice.logprobs
    (score,) = [each for each in choice.logprobs[-4:] if each.token.strip() in set("12345")]
    assert len(score.top) == 5
    assert result.usage.completion <= 60


def test_the_second_question_about_a_transcript_finds_it_read(real_server: RealServer) -> None:
    shared = format_transcript("Pump review", TURNS)
    first = ask(build_messages(shared, "Task: name one speaker."))
    second = ask(build_messages(shared, "Task: say what was left open."))
    assert first.usage.prompt > real_server.tokens(shared)
    assert second.usage.cached >= 0.9 * real_server.tokens(shared)


def test_samples_that_the_server_refuses_are_made_up() -> None:
    """One slot gives one choice at a time: llama.cpp answers 400 to more."""
    result = ask(n=3, temperature=1.0, max_tokens=120)
    assert len(result.choices) == 3
    outcomes = list(ModelCall.objects.order_by("created_at").values_list("outcome", flat=True))
    assert outcomes[0] == "permanent"
    assert outcomes.count("ok") == 3


def test_a_prompt_above_the_window_is_an_overflow() -> None:
    with pytest.raises(ContextOverflow, match="exceed"):
        ask("word " * (WINDOW + 100))


def test_a_slow_answer_ends_at_the_deadline_and_leaves_the_slot_free(settings: Settings) -> None:
    patient = settings.LLM
    settings.LLM = {**patient, "CALL_DEADLINE": 1, "MAX_TRIES": 1}
    long = answer(words={"type": "string", "minLength": 1500})  # some seconds' work
    with pytest.raises(Transient):
        ask(schema=long, max_tokens=1500)
    settings.LLM = patient
    assert ask().choices[0].text


def test_two_summaries_at_once_wait_for_the_one_slot() -> None:
    under = short_guideline("consistency")

    def step(summary: Summary) -> None:
        try:
            write_next_attempt(summary.pk)
        finally:
            connection.close()

    summaries = [case(under), case(under, turns=TURNS[:2])]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(step, summaries))
    for summary in summaries:
        summary.refresh_from_db()
        assert summary.status == Status.DRAFTED, summary.waiting_for or summary.failure
    outcomes = set(ModelCall.objects.values_list("outcome", flat=True))
    assert outcomes <= {"ok", "truncated"}, "a call waits for the slot here, and not in the server"


def test_no_sentence_is_misnumbered_where_claims_are_asked_for() -> None:
    schema = claims_schema(range(1, 3), reasons=True, most=1)
    choice = ask(schema=schema, max_tokens=longest_answer(schema)).choices[0]
    assert choice.data is not None
    assert list(choice.data["sentences"]) == ["2", "3"]
