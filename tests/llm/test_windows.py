"""How much a model reads: from a setting, from the list, from Ollama, or assumed."""

import pytest
from countersign_judge.llm.ledger import CallOutcome
from countersign_judge.llm.providers.registry import load_model_provider
from countersign_judge.llm.tokens import context_window
from countersign_judge.llm.windows import ASSUMED_WINDOW, find_window
from pytest_django.fixtures import Settings

from llm import ledger
from llm.models import ModelCall
from tests.modelserver import ModelServer, Reply


@pytest.mark.parametrize(
    ("model", "tokens"),
    [
        ("gpt-4", 8_192),
        ("gpt-4-0613", 8_192),
        ("gpt-4o-2024-08-06", 128_000),
        ("gpt-4.1-mini", 1_047_576),
        ("gpt-5-2025-08-07", 272_000),
        ("o3-mini", 200_000),
        ("Qwen/Qwen2.5-7B-Instruct", 32_768),
        ("meta-llama/Llama-3.1-8B-Instruct", 131_072),
        ("llama3:8b", 8_192),
        ("gemma-2-9b-it", 8_192),
        ("openai/gpt-oss-20b", 131_072),
    ],
)
def test_a_known_model_has_the_window_of_the_list_with_its_date(model: str, tokens: int) -> None:
    found = find_window(model, None)
    assert (found.tokens, found.source) == (tokens, "list")
    assert found.listed_on


@pytest.mark.parametrize("model", ["gpt-4-other", "gpt-4o-search-next", "my-model", ""])
def test_the_window_of_an_unknown_model_is_assumed_and_says_so(model: str) -> None:
    found = find_window(model, None)
    assert (found.tokens, found.source) == (ASSUMED_WINDOW, "assumed")


def test_a_setting_comes_first(settings: Settings) -> None:
    settings.LLM = {"OPENAI_CONTEXT_TOKENS": 9_000}
    assert context_window("openai:gpt-4.1") == 9_000
    assert load_model_provider("openai:gpt-4.1").known_window("gpt-4.1").source == "setting"


@pytest.mark.django_db
def test_a_deployment_has_the_window_of_the_model_that_answered() -> None:
    assert load_model_provider("azure:board").known_window("board").source == "assumed"
    ModelCall.objects.create(
        purpose="judge",
        provider="azure",
        endpoint="https://a.openai.azure.com",
        model="board",
        answered_by="gpt-4-0613",
        latency_ms=1,
        outcome=CallOutcome.OK,
        request_sha256=bytes(32),
    )
    assert ledger.last_answered_by("azure", "board") == "gpt-4-0613"
    assert context_window("azure:board") == 8_192


@pytest.mark.parametrize(
    ("trained", "num_ctx", "tokens"), [(8_192, 16_384, 8_192), (131_072, 16_384, 16_384)]
)
def test_ollama_says_what_its_model_was_trained_on(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    trained: int,
    num_ctx: int,
    tokens: int,
) -> None:
    settings.LLM = {"OLLAMA_NUM_CTX": num_ctx}
    with ModelServer([Reply("")], trained=trained) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.base_url)
        found = load_model_provider("ollama:any").known_window("any")
    assert (found.tokens, found.trained, found.source) == (tokens, trained, "server")


def test_without_an_answer_of_ollama_its_window_is_assumed(monkeypatch: pytest.MonkeyPatch) -> None:
    with ModelServer([Reply("")]) as server:
        monkeypatch.setenv("OLLAMA_HOST", server.base_url)
        found = load_model_provider("ollama:none").known_window("none")
    assert (found.tokens, found.source) == (16_384, "assumed")
