"""A judge's case on a scripted server, in either dialect."""

import uuid
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import JudgeInput

from tests.summaries.fixtures import MODELS

TURNS: list[dict[str, Any]] = [
    {"speaker": "Ana Ruiz", "start": 0.0, "end": 4.0, "text": "We need twelve thousand euros."},
    {
        "speaker": "Ben Okafor",
        "start": 4.0,
        "end": 9.0,
        "text": "Agreed, and Lena signs on Friday.",
    },
]
SUMMARY = "Ana Ruiz asked for 12,000 euros. Lena signs on Friday."


@pytest.fixture(params=["openai", "ollama"])
def dialect(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def prices(tmp_path: Path) -> str:
    """Two dollars a million prompt tokens, ten a million answered ones."""
    path = tmp_path / "prices.yaml"
    path.write_text("openai:scripted: {prompt: 2, completion: 10}")
    return str(path)


def a_case(dialect: str = "openai", **changes: Any) -> JudgeInput:
    values: dict[str, Any] = {
        "subject": uuid.UUID(int=7),
        "title": "Budget",
        "turns": TURNS,
        "text": SUMMARY,
        "model": MODELS[dialect],
        **changes,
    }
    return JudgeInput(**values)


def a_criterion(name: str = "consistency", **changes: Any) -> Criterion:
    values: dict[str, Any] = {
        "name": name,
        "definition": f"Whether the summary has {name}.",
        "steps": ["Read both.", "Compare them."],
        **changes,
    }
    return Criterion(**values)
