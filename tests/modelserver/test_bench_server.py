"""The model server of the benches, through the real SDK: its answers are shaped as a real one's."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import openai
import pytest
from countersign_judge.criteria import Criterion
from countersign_judge.judges import claims, geval, qag
from countersign_judge.variants import get_variant
from jsonschema import Draft202012Validator

from tools.bench.model_server import ModelServer, model_server

pytestmark = pytest.mark.slow

VERDICT = geval.answer_schema(get_variant(geval.BASE_VARIANT), [Criterion("", "")])

TALK = "\n".join(
    f"[{number}] Ana: on the third item we agreed that order {number} is due before the holiday"
    for number in range(20)
)


@pytest.fixture(scope="module")
def server() -> Iterator[ModelServer]:
    with model_server("--seconds", "0.01", "--slots", "2") as started:
        yield started


@pytest.fixture
def ask(server: ModelServer):
    server.reset(0.01)
    with openai.OpenAI(api_key="none", base_url=server.openai_url) as client:

        def asking(prompt: str = TALK, **options):
            messages: Any = [{"role": "user", "content": prompt}]
            return client.chat.completions.create(model="gpt-4o", messages=messages, **options)

        yield asking


def form(schema):
    return {"type": "json_schema", "json_schema": {"name": "x", "schema": schema, "strict": True}}


@pytest.mark.parametrize(
    "schema",
    [VERDICT, claims.claims_schema(range(3), reasons=True, most=6), qag.questions_schema(5)],
)
def test_answers_fit_the_schema(ask, schema):
    answer = ask(response_format=form(schema))
    Draft202012Validator(schema).validate(json.loads(answer.choices[0].message.content))


def test_quotes_are_from_the_transcript(ask):
    answer = ask(response_format=form(VERDICT))
    quotes = json.loads(answer.choices[0].message.content)["quotes"]
    assert quotes
    assert all(quote in TALK for quote in quotes)


def test_every_token_has_twenty_alternatives_and_the_tokens_are_the_text(ask):
    (choice,) = ask(response_format=form(VERDICT), logprobs=True, top_logprobs=20).choices
    content = choice.logprobs.content
    assert {len(entry.top_logprobs) for entry in content} == {20}
    assert "".join(entry.token for entry in content) == choice.message.content


def test_samples_differ_and_are_all_counted(ask):
    answer = ask(response_format=form(VERDICT), n=20, temperature=1)
    texts = [choice.message.content for choice in answer.choices]
    assert len(texts) == 20
    assert len(set(texts)) > 1
    assert answer.usage.completion_tokens > 20 * 30


def test_a_prefix_is_cached_once_it_was_answered(ask):
    first, second = ask(TALK + "\nOne."), ask(TALK + "\nTwo.")
    assert first.usage.prompt_tokens_details.cached_tokens == 0
    cached = second.usage.prompt_tokens_details.cached_tokens
    assert second.usage.prompt_tokens - 20 < cached < second.usage.prompt_tokens


def test_no_more_calls_are_open_than_there_are_slots(ask, server):
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda number: ask(f"{number} {TALK}"), range(6)))
    assert server.counts()["calls"] == 6
    assert server.counts()["most"] == 2
