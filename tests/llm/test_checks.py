"""Wrong or half configuration is reported before anything runs, with the variable to set."""

import subprocess
import sys
from collections.abc import Mapping

import pytest
from pytest_django import Settings

from llm.checks import model_errors, price_errors, self_judging

AZURE = {
    "AZURE_OPENAI_ENDPOINT": "https://x.openai.azure.com",
    "AZURE_OPENAI_API_KEY": "k",
    "OPENAI_API_VERSION": "2024-10-21",
}


def ids(settings: Settings, model: str, environment: Mapping[str, str]) -> list[str | None]:
    settings.LLM = {"JUDGE_MODEL": model}
    return [error.id for error in model_errors(environment)]


@pytest.mark.parametrize(
    ("model", "environment"),
    [
        ("offline", {}),
        ("openai:gpt-4o", {"OPENAI_API_KEY": "k"}),
        ("openai:local", {"OPENAI_BASE_URL": "http://localhost:8080/v1"}),
        ("azure:writer", AZURE),
        ("ollama:llama3.2", {}),
        ("ollama:llama3.2", {"OLLAMA_HOST": "gpu-box:11434"}),
        ("ollama:llama3.2", {"OLLAMA_HOST": ":11434"}),
        ("ollama:llama3.2", {"OLLAMA_HOST": "https://[::1]:11434/ollama"}),
        ("ollama:llama3.2:8b", {}),
    ],
)
def test_a_whole_configuration_passes(
    settings: Settings, model: str, environment: dict[str, str]
) -> None:
    assert ids(settings, model, environment) == []


@pytest.mark.parametrize(
    ("model", "environment", "expected"),
    [
        ("gpt-4o", {}, ["llm.E001"]),
        ("openai:", {}, ["llm.E001"]),
        ("claude:opus", {}, ["llm.E001"]),
        ("openai:gpt-4o", {}, ["llm.E003"]),
        ("openai:gpt-4o", {"OPENAI_BASE_URL": "https://api.openai.com/v1"}, ["llm.E003"]),
        ("openai:gpt-4o", {"OPENAI_BASE_URL": "localhost:8080"}, ["llm.E002"]),
        ("azure:writer", {}, ["llm.E003", "llm.E003"]),
        ("azure:writer", {**AZURE, "OPENAI_API_VERSION": "2024-06-01"}, ["llm.E006"]),
        ("azure:writer", {**AZURE, "AZURE_OPENAI_ENDPOINT": "x.openai"}, ["llm.E002"]),
        ("ollama:llama3.2", {"OLLAMA_HOST": "http://gpu box"}, ["llm.E002"]),
        ("ollama:llama3.2", {"OLLAMA_HOST": "host:port"}, ["llm.E002"]),
        ("ollama:llama3.2", {"OLLAMA_HOST": "ftp://host"}, ["llm.E002"]),
    ],
)
def test_what_is_wrong_is_named(
    settings: Settings, model: str, environment: dict[str, str], expected: list[str]
) -> None:
    assert ids(settings, model, environment) == expected


def test_the_message_names_the_variable_its_value_and_the_remedy(settings: Settings) -> None:
    settings.LLM = {"WRITER_MODEL": "gpt-4o"}
    (error,) = model_errors({})
    assert error.msg == "COUNTERSIGN_WRITER_MODEL is 'gpt-4o'."
    assert error.hint == "Write openai:NAME, azure:DEPLOYMENT, ollama:NAME or offline."


def test_a_price_file_that_is_not_there_is_named(settings: Settings) -> None:
    settings.LLM = {"PRICES": "/nowhere/prices.yaml"}
    (error,) = price_errors()
    assert "COUNTERSIGN_PRICES: cannot read /nowhere/prices.yaml" in error.msg


@pytest.mark.parametrize(
    ("writer", "judge", "second", "warned"),
    [
        ("openai:gpt-4o", "openai:gpt-4o", "", True),
        ("azure:GPT-4o", "openai:gpt-4o", "", True),
        ("openai:gpt-4o", "ollama:llama3.1", "", False),
        ("openai:gpt-4o", "openai:gpt-4o", "ollama:llama3.1", False),
        ("openai:gpt-4o", "offline", "", False),
        ("offline", "offline", "", False),
    ],
)
def test_a_model_that_judges_itself_is_warned_of(
    settings: Settings, writer: str, judge: str, second: str, *, warned: bool
) -> None:
    settings.LLM = {"WRITER_MODEL": writer, "JUDGE_MODEL": judge, "SECOND_JUDGE_MODEL": second}
    assert [warning.id for warning in self_judging()] == ["llm.W001"] * warned


def test_the_second_judge_is_checked_like_the_first(settings: Settings) -> None:
    settings.LLM = {"SECOND_JUDGE_MODEL": "gpt-4o"}
    (error,) = model_errors({})
    assert error.msg == "COUNTERSIGN_SECOND_JUDGE_MODEL is 'gpt-4o'."


def test_the_providers_are_known_without_their_sdks() -> None:
    script = (
        "import sys; from countersign_judge.llm.providers.registry import loadable_providers;"
        "names = [p.name for p in loadable_providers()];"
        "print(*names, *sorted({'openai', 'ollama', 'httpx'} & sys.modules.keys()), sep=':')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "openai:azure:ollama"
