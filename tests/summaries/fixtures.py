"""Fixtures that the rooms share; their conftests import them from here."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from countersign_judge.llm.answer_limits import longest_answer
from countersign_judge.llm.circuit_breaker import CIRCUIT_BREAKERS
from countersign_judge.llm.providers.dialects import REFUSALS
from countersign_judge.llm.providers.registry import CLIENTS
from pytest_django.fixtures import Settings

from tests.modelserver import ModelServer, Strict
from tests.modelserver.server import Script

Serve = Callable[..., ModelServer]
MODELS = {"openai": "openai:scripted", "azure": "azure:scripted", "ollama": "ollama:scripted"}


@pytest.fixture
def serve(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Start a scripted server that writes and judges for this installation.

    `serve(script, dialect="ollama", CALL_DEADLINE=5)`: whatever else is in settings.LLM. A `strict`
    one is in the place of api.openai.com or of Azure, and refuses what they refuse. In the end the
    longest valid answer to each question that was asked has to fit the room for it.
    """
    servers: list[ModelServer] = []
    with ExitStack() as stack:

        def start(
            script: Script | None = None,
            *,
            dialect: str = "openai",
            strict: Strict | None = None,
            window: int | None = None,
            trained: int | None = None,
            **options: Any,
        ) -> ModelServer:
            server = ModelServer(script, strict=strict, window=window, trained=trained)
            stack.enter_context(server)
            monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url)
            monkeypatch.setenv("OLLAMA_HOST", server.base_url)
            monkeypatch.setenv("AZURE_OPENAI_ENDPOINT", server.base_url)
            monkeypatch.setenv("AZURE_OPENAI_API_KEY", "scripted")
            if strict is None:
                servers.append(server)
            elif strict.provider == "openai":
                # By its own name, which a proxy answers for.
                monkeypatch.setenv("OPENAI_BASE_URL", "http://api.openai.com/v1")
                monkeypatch.setenv("OPENAI_API_KEY", "scripted")
                monkeypatch.setenv("HTTP_PROXY", server.base_url)
            model = MODELS[strict.provider if strict else dialect]
            settings.LLM = {
                "WRITER_MODEL": model,
                "JUDGE_MODEL": model,
                "ALLOW_ATOMIC": True,
                "BACKOFF": 0.001,
                "CALL_DEADLINE": 20,
                **options,
            }
            return server

        yield start
    for request in (request for server in servers for request in server.requests):
        if request.schema is not None:
            assert longest_answer(request.schema) <= request.max_tokens, request.schema
    CIRCUIT_BREAKERS.clear()
    REFUSALS.clear()
    CLIENTS.close()
