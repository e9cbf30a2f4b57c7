"""What a call costs, as far as anybody said."""

from decimal import Decimal
from pathlib import Path

import pytest
from pytest_django import Settings

from llm.conf import SHIPPED_PRICES
from llm.prices import PricesError, cost, load
from llm.types import Usage

OPENAI = "https://api.openai.com/v1"
MILLION = Usage(prompt=1_000_000, cached=400_000, completion=1_000_000)


def test_cached_tokens_have_their_own_price() -> None:
    assert cost("openai", "gpt-4o-mini", OPENAI, MILLION) == Decimal("0.72")


def test_a_dated_name_costs_what_its_family_costs() -> None:
    dated = cost("openai", "gpt-4o-mini-2024-07-18", OPENAI, MILLION)
    assert dated == cost("openai", "gpt-4o-mini", OPENAI, MILLION)


@pytest.mark.parametrize(
    ("provider", "model", "endpoint"),
    [
        ("openai", "gpt-99", OPENAI),
        ("openai", "gpt-4o-mini-audio", OPENAI),
        ("openai", "gpt-4o-mini", "http://localhost:8080/v1"),
        ("azure", "gpt-4o-mini", "https://x.openai.azure.com"),
        ("ollama", "llama3.2", "http://localhost:11434"),
    ],
)
def test_an_unknown_price_is_none_and_not_zero(provider: str, model: str, endpoint: str) -> None:
    assert cost(provider, model, endpoint, MILLION) is None


def test_a_file_of_ones_own_comes_first_and_reaches_every_endpoint(
    settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "azure:writer: {prompt: 1, completion: 2}\nopenai:gpt-4o: {prompt: 0, completion: 0}"
    )
    settings.LLM = {"PRICES": str(path)}
    assert cost("azure", "writer", "https://x", MILLION) == 3
    assert cost("openai", "gpt-4o", OPENAI, MILLION) == 0
    assert cost("openai", "gpt-4.1", OPENAI, MILLION) is not None


def test_the_shipped_prices_can_be_read() -> None:
    assert len(load(SHIPPED_PRICES)) >= 5


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("- a\n- b", "must map provider:model"),
        ("openai:x: 3", "openai:x: give prompt and completion"),
        ("openai:x: {prompt: cheap, completion: 1}", "prompt is 'cheap', not a price"),
        ("openai:x: {prompt: 1, completion: -1}", "completion is -1, not a price"),
        ("a: [", "cannot read"),
    ],
)
def test_a_wrong_file_is_refused_with_the_entry(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(text)
    with pytest.raises(PricesError, match=complaint):
        load(path)


def test_a_missing_file_is_refused_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(PricesError, match=r"cannot read .*gone\.yaml"):
        load(tmp_path / "gone.yaml")
