"""What goes to a server that speaks chat completions, and what is made of its answer."""

import math

import pytest
from countersign_judge.llm.errors import (
    BadRequest,
    Declined,
    InvalidAnswer,
    NotConfigured,
    Truncated,
)
from countersign_judge.llm.types import Usage

from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import Received, Reply

pytestmark = pytest.mark.django_db

VERDICT = {
    "type": "object",
    "properties": {"reason": {"type": "string"}, "score": {"type": "integer", "minimum": 1}},
    "required": ["reason", "score"],
    "additionalProperties": False,
}


def test_the_request_carries_model_messages_and_sampling_options(serve: Serve) -> None:
    server = serve([Reply("Hello.")])
    ask(temperature=0.5, seed=11, max_tokens=99)
    assert server.requests[0].body == {
        "model": "gpt-test",
        "messages": [
            {"role": "system", "content": "You are brief."},
            {"role": "user", "content": "Say hello."},
        ],
        "temperature": 0.5,
        "seed": 11,
        "max_tokens": 99,
    }


def test_the_result_holds_text_usage_and_where_it_came_from(serve: Serve) -> None:
    server = serve([Reply("Hello there.", latency=0.05)])
    result = ask()
    assert result.choices[0].text == "Hello there."
    assert result.choices[0].finish_reason == "stop"
    assert result.usage == Usage(prompt=5, cached=0, completion=2)
    assert result.model == "openai:gpt-test"
    assert result.endpoint == server.openai_url
    assert result.latency >= 0.05
    assert result.cached is False
    assert result.cost is None


def test_a_server_of_ones_own_needs_no_key(serve: Serve) -> None:
    server = serve([Reply("Hello.")])
    ask()
    assert server.requests[0].headers["authorization"] == "Bearer not-needed"


def test_a_key_in_the_environment_is_sent(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve([Reply("Hello.")])
    monkeypatch.setenv("OPENAI_API_KEY", "sk-mine")
    ask()
    assert server.requests[0].headers["authorization"] == "Bearer sk-mine"


@pytest.mark.parametrize("variable", ["ALL_PROXY", "HTTP_PROXY"])
def test_a_proxy_that_the_environment_names_is_asked(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    server = serve([Reply("Hello.")])
    monkeypatch.setenv(variable, server.base_url)
    monkeypatch.setenv("OPENAI_BASE_URL", "http://models.test/v1")
    ask()
    assert server.requests[0].path == "http://models.test/v1/chat/completions"


def test_calls_one_after_the_other_share_a_connection(serve: Serve) -> None:
    server = serve([Reply("Hello.")] * 3)
    for _ in range(3):
        ask()
    assert len({request.client for request in server.requests}) == 1


def test_without_key_and_address_the_error_names_the_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    with pytest.raises(NotConfigured, match="OPENAI_API_KEY is not set"):
        ask()


def test_an_unknown_provider_is_refused_with_the_forms_that_exist() -> None:
    with pytest.raises(BadRequest, match="'gpt-4o' is not a model: write openai:NAME"):
        ask(model="gpt-4o")


def test_a_schema_is_asked_for_strictly_and_the_object_comes_back(serve: Serve) -> None:
    server = serve([Reply(data={"reason": "Clear.", "score": 4})])
    result = ask(schema=VERDICT, schema_name="verdict")
    assert server.requests[0].body["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "verdict", "schema": VERDICT, "strict": True},
    }
    assert result.choices[0].data == {"reason": "Clear.", "score": 4}


def test_logprobs_come_with_their_alternatives(serve: Serve) -> None:
    server = serve([Reply("4", distribution={"4": 0.75, "5": 0.25})])
    logprobs = ask(top_logprobs=5).choices[0].logprobs
    assert server.requests[0].body["logprobs"] is True
    assert server.requests[0].body["top_logprobs"] == 5
    assert logprobs is not None
    assert logprobs[0].token == "4"
    assert dict(logprobs[0].top) == {"4": math.log(0.75), "5": math.log(0.25)}


def test_only_labels_and_what_stood_before_them_are_read_of_the_logprobs(serve: Serve) -> None:
    serve([Reply('{"reason": "Ben, 4 times", "score": 4}', distribution={"4": 0.75, "5": 0.25})])
    logprobs = ask(top_logprobs=5, labels=("4", "5")).choices[0].logprobs
    assert logprobs is not None
    assert [token.token for token in logprobs] == ["4", "4"]
    assert logprobs[1].before == '{"reason": "Ben, 4 times", "score": '
    assert dict(logprobs[1].top) == {"4": math.log(0.75), "5": math.log(0.25)}


def test_a_server_that_sends_no_logprobs_leaves_them_out(serve: Serve) -> None:
    serve([Reply("4", logprobs=())])
    assert ask(top_logprobs=5).choices[0].logprobs is None


def test_a_chosen_token_may_be_absent_from_its_alternatives(serve: Serve) -> None:
    serve([Reply("4", logprobs=(("4", -3.0, {"Sure": -0.1}),))])
    logprobs = ask(top_logprobs=5).choices[0].logprobs
    assert logprobs is not None
    assert logprobs[0].top == (("Sure", -0.1),)


def test_a_shared_prefix_is_counted_as_cached(serve: Serve) -> None:
    serve([Reply("ok")])
    ask("one two three four A")
    assert ask("one two three four B").usage == Usage(prompt=8, cached=7, completion=1)


def test_n_choices_come_from_one_call_where_the_server_gives_them(serve: Serve) -> None:
    server = serve([Reply(texts=("a", "b", "c"))])
    result = ask(n=3, temperature=1.0)
    assert [choice.text for choice in result.choices] == ["a", "b", "c"]
    assert len(server.requests) == 1


def test_fewer_choices_than_asked_are_made_up_by_further_calls(serve: Serve) -> None:
    server = serve([Reply(texts=("a", "b")), Reply(texts=("c",)), Reply(texts=("d", "e"))])
    result = ask(n=4, temperature=1.0, seed=7)
    assert [choice.text for choice in result.choices] == ["a", "b", "c", "d"]
    assert [request.n for request in server.requests] == [4, 2, 1]
    assert result.usage.completion == 5


def test_further_calls_for_samples_never_repeat_a_seed(serve: Serve) -> None:
    server = serve([Reply("x", choices=1)])
    ask(n=3, temperature=1.0, seed=7)
    assert [request.body["seed"] for request in server.requests] == [7, 8, 9]


def test_a_server_that_refuses_n_is_asked_once_a_choice(serve: Serve) -> None:
    def one_slot(request: Received) -> Reply:
        if request.n > 1:
            return Reply.error(400, "number of choices exceeds the slots", code=400)
        return Reply("x")

    server = serve(one_slot)
    assert len(ask(n=3, temperature=1.0).choices) == 3
    assert [request.n for request in server.requests] == [3, 1, 1, 1]


@pytest.mark.parametrize(
    ("option", "body_key", "changes"),
    [
        ("logprobs", "logprobs", {"top_logprobs": 5}),
        ("seed", "seed", {}),
        ("temperature", "temperature", {}),
        ("frequency_penalty", "frequency_penalty", {"frequency_penalty": 0.5}),
    ],
)
def test_an_option_the_server_rejects_is_left_out_from_then_on(
    serve: Serve, option: str, body_key: str, changes: dict[str, object]
) -> None:
    def picky(request: Received) -> Reply:
        if body_key in request.body:
            return Reply.error(400, f"Unsupported parameter: '{option}'.", param=option)
        return Reply('{"reason": "Clear.", "score": 4}')

    server = serve(picky)
    ask("first", **changes)
    ask("second", **changes)
    assert [body_key in request.body for request in server.requests] == [True, False, False]


def test_without_response_format_the_schema_is_put_behind_the_prompt(serve: Serve) -> None:
    def old(request: Received) -> Reply:
        if request.schema is not None:
            return Reply.error(400, "response_format is not supported")
        return Reply('```json\n{"reason": "Clear.", "score": 4}\n```')

    server = serve(old)
    assert ask(schema=VERDICT).choices[0].data == {"reason": "Clear.", "score": 4}
    last = server.requests[-1].messages[-1]["content"]
    assert last.startswith("Say hello.\n\nAnswer with one JSON object")
    assert '"required": ["reason", "score"]' in last


def test_reasoning_models_get_max_completion_tokens(serve: Serve) -> None:
    def reasoning(request: Received) -> Reply:
        if "max_tokens" in request.body:
            return Reply.error(400, "'max_tokens' is not supported with this model.")
        return Reply("ok")

    server = serve(reasoning)
    ask(max_tokens=50)
    assert server.requests[-1].body["max_completion_tokens"] == 50


def test_an_option_is_not_forgotten_for_a_refusal_of_the_prompt(serve: Serve) -> None:
    server = serve(
        [Reply.error(400, "the seed of doubt is not allowed"), Reply.error(400), Reply("ok")]
    )
    with pytest.raises(BadRequest):
        ask()
    ask()
    assert "seed" in server.requests[-1].body


def test_thoughts_before_the_answer_are_left_out(serve: Serve) -> None:
    serve([Reply('<think>Hm, 4 or 5?</think>\n{"reason": "r", "score": 5}')])
    assert ask(schema=VERDICT).choices[0].data == {"reason": "r", "score": 5}


def test_an_answer_that_breaks_the_schema_is_asked_for_once_more(serve: Serve) -> None:
    server = serve(
        [Reply(data={"reason": "r", "score": 0}), Reply(data={"reason": "r", "score": 3})]
    )
    assert ask(schema=VERDICT).choices[0].data == {"reason": "r", "score": 3}
    first, again = (request.messages for request in server.requests)
    assert [message["role"] for message in again] == [message["role"] for message in first]
    assert again[-1]["content"].startswith(first[-1]["content"])
    assert "it breaks the schema at properties/score/minimum: 1" in again[-1]["content"]
    outcomes = ModelCall.objects.order_by("id").values_list("outcome", flat=True)
    assert list(outcomes) == ["invalid", "ok"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("I would say four.", "not JSON"),
        ('{"reason": "cut', "not JSON"),
        ("[4]", "expected a JSON object, got list"),
        ('{"reason": "r"}', "'score' is a required property"),
        ('{"reason": "r", "score": NaN}', "NaN"),
        ("", "empty text"),
    ],
)
def test_a_second_unusable_answer_is_an_error_and_never_a_value(
    serve: Serve, text: str, complaint: str
) -> None:
    server = serve([Reply(text)])
    with pytest.raises(InvalidAnswer, match=complaint):
        ask(schema=VERDICT)
    assert len(server.requests) == 2


def test_a_cut_answer_is_never_parsed_even_when_it_would_parse(serve: Serve) -> None:
    server = serve([Reply(data={"reason": "r", "score": 4}, finish_reason="length")])
    with pytest.raises(Truncated, match="4096 tokens"):
        ask(schema=VERDICT)
    assert len(server.requests) == 3
    assert set(ModelCall.objects.values_list("outcome", flat=True)) == {"truncated"}


def test_a_refusal_is_an_error_with_the_models_words(serve: Serve) -> None:
    serve([Reply(refusal="I cannot help with that.")])
    with pytest.raises(Declined, match="I cannot help with that"):
        ask(schema=VERDICT)


def test_unusable_samples_are_left_out_and_never_padded(serve: Serve) -> None:
    good, bad = '{"reason": "r", "score": 4}', "no"
    serve([Reply(texts=(good, bad, good)), Reply(bad), Reply(bad)])
    result = ask(schema=VERDICT, n=3, temperature=1.0)
    assert [choice.data for choice in result.choices] == [{"reason": "r", "score": 4}] * 2


def test_characters_that_no_database_holds_are_replaced(serve: Serve) -> None:
    serve([Reply('{"reason": "a\\u0000b\\ud800c", "score": 4}')])
    data = ask(schema=VERDICT).choices[0].data
    assert data is not None
    assert data["reason"] == "a\ufffdb\ufffdc"
