"""A model server for each test, and none of the state that a process keeps between calls."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from countersign_judge.llm import slots
from countersign_judge.llm.circuit_breaker import CIRCUIT_BREAKERS
from countersign_judge.llm.client import chat
from countersign_judge.llm.providers.dialects import REFUSALS
from countersign_judge.llm.providers.registry import CLIENTS
from countersign_judge.llm.timeouts import RESPONSE_TIMES
from countersign_judge.llm.types import ChatRequest, ChatResult, Message
from pytest_django import Settings

from llm import concurrency
from tests.modelserver import ModelServer
from tests.modelserver.server import Script

Ask = Callable[..., ChatResult]
Serve = Callable[[Script], ModelServer]


@pytest.fixture(autouse=True)
def fresh_process(
    redis_server: None, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    settings.LLM = {"ALLOW_ATOMIC": True, "BACKOFF": 0.001, "CALL_DEADLINE": 20}
    for variable in ("OPENAI_API_KEY", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID"):
        monkeypatch.delenv(variable, raising=False)
    # An earlier test's server may have had the port of this test's.
    redis = concurrency.redis_client()
    for key in redis.scan_iter("countersign:slots:*"):
        redis.delete(key)
    yield
    CIRCUIT_BREAKERS.clear()
    RESPONSE_TIMES.clear()
    slots._SLOTS_BY_ENDPOINT.clear()
    REFUSALS.clear()
    CLIENTS.close()


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Start a server with a script; every provider's environment points at the newest one."""
    with ExitStack() as stack:

        def start(script: Script) -> ModelServer:
            server = stack.enter_context(ModelServer(script))
            monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
            monkeypatch.setenv("AZURE_OPENAI_ENDPOINT", server.base_url)
            monkeypatch.setenv("AZURE_OPENAI_API_KEY", "azure-key")
            monkeypatch.setenv("OPENAI_API_VERSION", "2024-10-21")
            monkeypatch.setenv("OLLAMA_HOST", server.base_url)
            return server

        yield start


@pytest.fixture
def configure(settings: Settings) -> Callable[..., None]:
    def change(**changes: object) -> None:
        settings.LLM = {**settings.LLM, **changes}

    return change


@pytest.fixture
def lost_redis(settings: Settings) -> Iterator[None]:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    yield
    concurrency._get_redis_client.cache_clear()


def request_of(text: str = "Say hello.", **changes: object) -> ChatRequest:
    values: dict[str, object] = {
        "model": "openai:gpt-test",
        "messages": (Message("system", "You are brief."), Message("user", text)),
        "purpose": "test",
        **changes,
    }
    return ChatRequest(**values)  # type: ignore[arg-type]


def ask(text: str = "Say hello.", **changes: object) -> ChatResult:
    return chat(request_of(text, **changes))
