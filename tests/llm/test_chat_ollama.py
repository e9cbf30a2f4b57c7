"""Ollama's own dialect, which cuts prompts silently unless it is told not to."""

import math
from collections.abc import Callable

import pytest
from countersign_judge.llm.errors import ContextOverflow, ModelMissing, Transient, Truncated
from countersign_judge.llm.types import Usage

from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import Reply

pytestmark = pytest.mark.django_db

MODEL = "ollama:llama3.2"
SCHEMA = {"type": "object", "properties": {"score": {"type": "integer"}}, "required": ["score"]}


def test_every_call_sets_num_ctx_and_forbids_truncation(serve: Serve) -> None:
    server = serve([Reply("Hello.")])
    ask(model=MODEL, max_tokens=77, seed=5)
    assert server.requests[0].path == "/api/chat"
    assert server.requests[0].body == {
        "model": "llama3.2",
        "messages": [
            {"role": "system", "content": "You are brief."},
            {"role": "user", "content": "Say hello."},
        ],
        "stream": False,
        "truncate": False,
        "think": False,
        "options": {"num_ctx": 16384, "num_predict": 77, "temperature": 0.0, "seed": 5},
    }


def test_a_frequency_penalty_is_among_its_options(serve: Serve) -> None:
    server = serve([Reply("ok")])
    ask(model="ollama:llama3.1", frequency_penalty=0.5)
    assert server.requests[0].body["options"]["frequency_penalty"] == 0.5


def test_text_and_counts_are_read_from_its_own_fields(serve: Serve) -> None:
    server = serve([Reply("Hello there.")])
    result = ask(model=MODEL)
    assert result.choices[0].text == "Hello there."
    assert result.usage == Usage(prompt=5, cached=0, completion=2)
    assert result.endpoint == server.base_url


def test_the_schema_goes_into_format_and_the_answer_is_checked(serve: Serve) -> None:
    server = serve([Reply(data={"score": "high"}), Reply(data={"score": 4})])
    assert ask(model=MODEL, schema=SCHEMA).choices[0].data == {"score": 4}
    assert server.requests[0].body["format"] == SCHEMA


def test_logprobs_come_back_where_the_server_has_them(serve: Serve) -> None:
    serve([Reply("4", distribution={"4": 0.75, "5": 0.25})])
    logprobs = ask(model=MODEL, top_logprobs=5).choices[0].logprobs
    assert logprobs is not None
    assert dict(logprobs[0].top) == {"4": math.log(0.75), "5": math.log(0.25)}


def test_several_choices_take_as_many_calls_each_with_its_seed(serve: Serve) -> None:
    server = serve([Reply("x")])
    assert len(ask(model=MODEL, n=3, temperature=0.8).choices) == 3
    assert [request.body["options"]["seed"] for request in server.requests] == [7, 8, 9]


def test_a_prompt_that_does_not_fit_is_refused_before_it_is_sent(serve: Serve) -> None:
    server = serve([Reply("Hello.")])
    with pytest.raises(ContextOverflow, match="num_ctx 16384: raise COUNTERSIGN_OLLAMA_NUM_CTX"):
        ask("word " * 20_000, model=MODEL)
    assert server.requests == []
    assert not ModelCall.objects.exists()


def test_a_larger_window_lets_the_same_prompt_through(
    serve: Serve, configure: Callable[..., None]
) -> None:
    server = serve([Reply("Hello.")])
    configure(OLLAMA_NUM_CTX=65536)
    ask("word " * 20_000, model=MODEL)
    assert server.requests[0].body["options"]["num_ctx"] == 65536


def test_a_server_that_read_only_part_of_the_prompt_is_found_out(serve: Serve) -> None:
    serve([Reply("Hello.", usage={"prompt_tokens": 2048})])
    with pytest.raises(ContextOverflow, match="read 2048 of about"):
        ask("word " * 8_000, model=MODEL)


def test_a_server_that_counts_nothing_is_believed(serve: Serve) -> None:
    serve([Reply("Hello.", usage={"prompt_tokens": 0})])
    assert ask("word " * 8_000, model=MODEL).usage.prompt == 0


def test_the_servers_own_refusal_of_a_long_prompt_is_an_overflow(serve: Serve) -> None:
    message = "the input length exceeds the context length"
    serve([Reply(status=400, raw=f'{{"error": "{message}"}}')])
    with pytest.raises(ContextOverflow, match=message):
        ask(model=MODEL)


def test_a_cut_answer_is_an_error(serve: Serve) -> None:
    serve([Reply("Hel", finish_reason="length")])
    with pytest.raises(Truncated):
        ask(model=MODEL)


def test_a_missing_model_is_named_with_the_command_that_gets_it(serve: Serve) -> None:
    serve([Reply(status=404, raw='{"error": "model \\"llama3.2\\" not found, try pulling it"}')])
    with pytest.raises(ModelMissing, match="Get it with `ollama pull"):
        ask(model=MODEL)


@pytest.mark.parametrize(
    "reply",
    [
        Reply(status=503, raw='{"error": "server busy, please try again"}'),
        Reply.html(),
        Reply(raw='{"model": "x", "mess'),
        Reply(fault="reset"),
        Reply("", finish_reason="load"),
    ],
    ids=["busy", "page", "half a body", "reset", "loading"],
)
def test_faults_that_pass_are_asked_again(serve: Serve, reply: Reply) -> None:
    serve([reply, Reply("Hello.")])
    assert ask(model=MODEL).choices[0].text == "Hello."


def test_a_body_that_drips_ends_at_the_deadline(
    serve: Serve, configure: Callable[..., None]
) -> None:
    serve([Reply("Hello.", fault="drip")])
    configure(CALL_DEADLINE=0.3)
    with pytest.raises(Transient):
        ask(model=MODEL)
