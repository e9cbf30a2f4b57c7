"""What servers refuse of a request, how it is asked again without, and for how long."""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from countersign_judge.llm.answer_limits import (
    describe_limits,
    find_limits,
    list_schema,
    text_schema,
)
from countersign_judge.llm.errors import BadRequest, Misconfigured

from llm.models import ModelCall
from tests.clock import Clock
from tests.llm.conftest import Serve, ask
from tests.modelserver import ModelServer, Received, Reply, Strict

pytestmark = pytest.mark.django_db

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "reason": text_schema(60),
        "quotes": list_schema(text_schema(20, least=0), most=3),
        "level": {"type": "integer", "minimum": 1, "maximum": 5},
    },
    "required": ["reason", "quotes", "level"],
    "additionalProperties": False,
}
ANSWER = {"reason": "Clear.", "quotes": [], "level": 4}
FORM = "response_format"


def picky(complaint: str, when: Callable[[Received], bool], status: int = 400) -> Any:
    """A server that complains so of a request, and answers the others."""

    def script(request: Received) -> Reply:
        return Reply.error(status, complaint) if when(request) else Reply(data=ANSWER)

    return script


def dropped() -> list[str]:
    return list(ModelCall.objects.order_by("id").values_list("dropped", flat=True))


def schemas(server: ModelServer) -> list[set[str] | None]:
    """The limits in the schema of each request; None without a schema."""
    asked = [request.schema for request in server.requests]
    return [None if schema is None else {*find_limits(schema)} for schema in asked]


ALL = {"minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"}
LENGTHS = {"minLength", "maxLength"}


def test_a_keyword_that_is_named_is_left_out_and_said_in_the_prompt(serve: Serve) -> None:
    def openai(request: Received) -> Reply:
        return Strict("openai").refusal(request) or Reply(data=ANSWER)

    server = serve(openai)
    assert ask(schema=SCHEMA).choices[0].data == ANSWER
    assert schemas(server) == [ALL, ALL - {"minLength"}, ALL - LENGTHS]
    assert server.requests[-1].messages[-1]["content"] == (
        "Say hello.\n\nKeep to these limits: reason: at most 60 words; "
        "each of quotes: at most 20 words."
    )
    assert dropped() == ["", "minLength", "maxLength, minLength"]


@pytest.mark.parametrize(
    ("complaint", "status"),
    [
        ("The provided JSON schema contains features not supported by xgrammar.", 400),
        ("Failed to initialize samplers: failed to parse grammar", 400),
        ("JSON schema conversion failed: Unrecognized schema", 400),
    ],
)
def test_a_complaint_about_the_schema_costs_lengths_limits_and_last_the_schema(
    serve: Serve, complaint: str, status: int
) -> None:
    server = serve(picky(complaint, lambda request: request.schema is not None, status))
    assert ask(schema=SCHEMA).choices[0].data == ANSWER
    assert schemas(server) == [ALL, ALL - LENGTHS, set(), None]
    assert "It must satisfy this JSON Schema" in server.requests[-1].messages[-1]["content"]


def test_a_schema_of_which_ollama_makes_no_grammar_is_asked_for_with_less(serve: Serve) -> None:
    def old(request: Received) -> Reply:
        limits = find_limits(request.schema or {})
        if limits & LENGTHS:
            return Reply(status=500, raw='{"error": "invalid JSON schema in format"}')
        return Reply(data=ANSWER)

    server = serve(old)
    ask(model="ollama:llama3.1", schema=SCHEMA)
    assert schemas(server) == [ALL, ALL - LENGTHS]


def test_a_model_that_does_not_think_is_not_told_not_to(serve: Serve) -> None:
    def old(request: Received) -> Reply:
        if "think" in request.body:
            return Reply(status=400, raw='{"error": "\\"llama3.1\\" does not support thinking"}')
        return Reply("Hello.")

    server = serve(old)
    ask("first", model="ollama:llama3.1")
    ask("second", model="ollama:llama3.1")
    assert ["think" in request.body for request in server.requests] == [True, False, False]
    assert dropped() == ["", "think", "think"]


def test_a_thinking_model_is_asked_for_nothing_that_it_refuses(serve: Serve) -> None:
    def thinking(request: Received) -> Reply:
        return Strict("openai", thinks=True).refusal(request) or Reply("ok")

    server = serve(thinking)
    ask("first", top_logprobs=5, frequency_penalty=0.5, max_tokens=50)
    asked = len(server.requests)
    ask("second", top_logprobs=5, frequency_penalty=0.5, max_tokens=50)
    assert len(server.requests) == asked + 1
    assert set(server.requests[-1].body) == {"model", "messages", "max_completion_tokens"}
    assert dropped()[-1] == "frequency_penalty, logprobs, max_tokens, seed, temperature"


def test_azure_names_the_parameter_beside_its_complaint(serve: Serve) -> None:
    def deployment(request: Received) -> Reply:
        if "seed" in request.body:
            return Reply.error(400, "This is not available.", param="seed")
        return Reply("ok")

    server = serve(deployment)
    ask(model="azure:writer")
    assert ["seed" in request.body for request in server.requests] == [True, False]


def test_a_refusal_is_forgotten_after_an_hour(serve: Serve, clock: Clock) -> None:
    server = serve(picky("seed is unknown", lambda request: "seed" in request.body))
    ask("first")
    ask("second")
    clock.move(3600)
    ask("third")
    assert ["seed" in request.body for request in server.requests] == [
        *(True, False),
        False,
        *(True, False),
    ]


def test_a_refusal_by_one_model_is_none_by_another(serve: Serve) -> None:
    server = serve(picky("seed is unknown", lambda request: request.body.get("seed") is not None))
    ask(model="openai:one")
    ask(model="openai:other")
    assert ["seed" in request.body for request in server.requests] == [True, False] * 2


def test_a_complaint_about_the_messages_is_no_refusal_of_an_option(serve: Serve) -> None:
    serve([Reply.error(400, "'temperature' is no role", param="messages.[0].role"), Reply("ok")])
    with pytest.raises(BadRequest, match="is no role"):
        ask()


def test_giving_up_the_schema_is_a_warning_in_the_log(
    serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    serve(picky("response_format is not supported", lambda request: FORM in request.body))
    with caplog.at_level(logging.WARNING):
        ask("first", schema=SCHEMA)
        ask("second", schema=SCHEMA)
    warnings = [record.getMessage() for record in caplog.records]
    assert sum("refuses JSON schemas for the model gpt-test" in line for line in warnings) == 1
    assert dropped()[-1].split(", ") == sorted({*ALL, FORM})


# --- Dialects ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("model", "limits"),
    [
        ("openai:gpt-4o", ALL - LENGTHS),
        ("openai:ft:gpt-4o:acme", set()),
        ("azure:writer", set()),
    ],
)
def test_openai_and_azure_are_sent_what_they_take(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, model: str, limits: set[str]
) -> None:
    server = serve([Reply(data=ANSWER)])
    monkeypatch.setenv("HTTP_PROXY", server.base_url)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://api.openai.com/v1")
    ask(model=model, schema=SCHEMA)
    assert schemas(server) == [limits]
    assert "reason: at most 60 words" in server.requests[0].messages[-1]["content"]
    assert dropped() == [""]


@pytest.mark.parametrize("model", ["openai:qwen", "ollama:qwen"])
def test_other_servers_are_sent_every_limit(serve: Serve, model: str) -> None:
    server = serve([Reply(data=ANSWER)])
    ask(model=model, schema=SCHEMA)
    assert server.requests[0].schema == SCHEMA
    assert server.requests[0].messages[-1]["content"] == "Say hello."


def test_what_every_sentence_is_asked_for_is_said_once() -> None:
    claim = list_schema(
        {"type": "object", "properties": {"quote": text_schema(14)}, "required": ["quote"]}, most=3
    )
    schema = {"type": "object", "properties": {"1": claim, "2": claim}, "required": ["1", "2"]}
    assert describe_limits(schema, ALL) == (
        "Keep to these limits: each number: at most 3; quote: at most 14 words."
    )


def test_what_is_longer_than_was_said_is_cut_and_the_score_is_kept(serve: Serve) -> None:
    long = {"reason": "word " * 200, "quotes": ["a", "b", "c", "d"], "level": 4}
    serve([Reply(data=long)])
    data = ask(model="azure:writer", schema=SCHEMA).choices[0].data
    assert data is not None
    assert data["level"] == 4
    assert data["quotes"] == ["a", "b", "c"]
    assert data["reason"].endswith(" word…")
    assert len(data["reason"]) <= 480


# --- Thoughts ---------------------------------------------------------------


def test_a_model_that_thought_until_it_was_cut_gets_room_and_the_same_prompt(serve: Serve) -> None:
    server = serve([Reply("", finish_reason="length"), Reply("ok")])
    assert ask(max_tokens=100).choices[0].text == "ok"
    assert [request.max_tokens for request in server.requests] == [100, 4096]
    assert server.requests[0].messages == server.requests[1].messages


# --- Redirects --------------------------------------------------------------


@pytest.mark.parametrize(
    ("model", "variable"),
    [
        ("openai:gpt-4o", "OPENAI_BASE_URL"),
        ("azure:writer", "AZURE_OPENAI_ENDPOINT"),
        ("ollama:llama3.1", "OLLAMA_HOST"),
    ],
)
@pytest.mark.parametrize("status", [301, 307, 308])
def test_no_transcript_follows_a_redirect(
    serve: Serve, model: str, variable: str, status: int
) -> None:
    elsewhere = serve([Reply("Hello.")])
    moved = {"Location": f"{elsewhere.base_url}/v1/chat/completions"}
    serve([Reply(status=status, headers=moved, raw="")])
    host = elsewhere.base_url.removeprefix("http://")
    with pytest.raises(Misconfigured, match=rf"redirects to {host}\. .*set {variable} to"):
        ask(model=model)
    assert elsewhere.requests == []
