"""A real model for the tests marked `real_model`: a small one on llama.cpp's server.

It is reached as any other server is, through OPENAI_BASE_URL. One server a session; it writes some
tens of tokens a second on an idle processor, so transcripts and answers in these tests are short.
"""

from collections.abc import Iterator

import pytest
from pytest_django import Settings

from summaries.models import GuidelineVersion
from tests.factories.cases import version
from tests.llama_server import MODEL, PACKAGES, WINDOW, RealServer, serving

__all__ = ["MODEL", "PACKAGES", "WINDOW", "RealServer", "real_model", "real_server"]


@pytest.fixture(scope="session")
def real_server() -> Iterator[RealServer]:
    with serving() as server:
        yield server


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
