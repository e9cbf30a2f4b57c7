"""What a call costs, as far as anybody said."""

from decimal import Decimal
from pathlib import Path

import pytest
from countersign_judge.llm.prices import PricesError, load_prices, price_usage
from countersign_judge.llm.types import Usage
from countersign_judge.llm.windows import PRICES_FILE
from pytest_django import Settings

OPENAI = "https://api.openai.com/v1"
AZURE = "https://x.openai.azure.com"
MILLION = Usage(prompt=1_000_000, cached=400_000, completion=1_000_000)


def test_cached_tokens_have_their_own_price() -> None:
    assert price_usage("openai", "gpt-4o-mini", OPENAI, MILLION) == Decimal("0.72")


@pytest.mark.parametrize(
    ("snapshot", "family"),
    [
        ("gpt-4o-mini-2024-07-18", "gpt-4o-mini"),
        ("gpt-4o-2024-08-06", "gpt-4o"),
        ("gpt-4-0613", "gpt-4"),
        ("gpt-4-turbo-2024-04-09", "gpt-4-turbo"),
        ("gpt-4.1-nano-2025-04-14", "gpt-4.1-nano"),
        ("o3-mini-2025-01-31", "o3-mini"),
        ("gpt-5-2025-08-07", "gpt-5"),
    ],
)
def test_a_snapshot_costs_what_its_family_costs(snapshot: str, family: str) -> None:
    dated = price_usage("openai", snapshot, OPENAI, MILLION)
    assert dated == price_usage("openai", family, OPENAI, MILLION) is not None


def test_a_snapshot_with_a_price_of_its_own_has_that_one() -> None:
    assert price_usage("openai", "gpt-4o-2024-05-13", OPENAI, Usage(1_000_000, 0, 0)) == 5


def test_a_longer_name_has_no_price_of_a_shorter_one(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("openai:gpt-oss: {prompt: 1, completion: 2}")
    settings.LLM = {"PRICES": str(path)}
    for name in (
        "gpt-oss-20b",
        "gpt-4o-2024-08-06-ours",
        "gpt-5.1-codex-max",
        "gpt-4-32k",
        "o1-pro",
    ):
        assert price_usage("openai", name, OPENAI, MILLION) is None


def test_a_deployment_costs_what_the_model_behind_it_costs() -> None:
    behind = "gpt-4o-mini-2024-07-18"
    assert price_usage("azure", "writer", AZURE, MILLION, behind) == Decimal("0.72")
    # A deployment may have the name of another model.
    assert price_usage("azure", "gpt-4.1", AZURE, MILLION, behind) == Decimal("0.72")


def test_an_answer_without_counted_tokens_has_no_known_price(
    settings: Settings, tmp_path: Path
) -> None:
    assert price_usage("openai", "gpt-4o", OPENAI, Usage(0, 0, 0)) is None
    path = tmp_path / "free.yaml"
    path.write_text("ollama:llama3.2: {prompt: 0, completion: 0}")
    settings.LLM = {"PRICES": str(path)}
    assert price_usage("ollama", "llama3.2", "http://localhost:11434", Usage(0, 0, 0)) == 0


@pytest.mark.parametrize(
    ("provider", "model", "endpoint"),
    [
        ("openai", "gpt-99", OPENAI),
        ("openai", "gpt-4o-mini-audio", OPENAI),
        ("openai", "gpt-4o-mini", "http://localhost:8080/v1"),
        ("azure", "gpt-4o-mini", AZURE),
        ("ollama", "llama3.2", "http://localhost:11434"),
    ],
)
def test_an_unknown_price_is_none_and_not_zero(provider: str, model: str, endpoint: str) -> None:
    assert price_usage(provider, model, endpoint, MILLION) is None


def test_a_file_of_ones_own_comes_first_and_reaches_every_endpoint(
    settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "azure:writer: {prompt: 1, completion: 2}\nopenai:gpt-4o: {prompt: 0, completion: 0}"
    )
    settings.LLM = {"PRICES": str(path)}
    assert price_usage("azure", "writer", "https://x", MILLION) == 3
    assert price_usage("openai", "gpt-4o", OPENAI, MILLION) == 0
    assert price_usage("openai", "gpt-4.1", OPENAI, MILLION) is not None


def test_every_shipped_price_has_its_date() -> None:
    listed = load_prices(PRICES_FILE)
    assert {"gpt-4", "gpt-4.1", "gpt-4o", "gpt-5", "o1", "o3", "o3-mini", "o4-mini"} <= {*listed}
    assert all(price.listed_on for price in listed.values())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("- a\n- b", "must map models to prices"),
        ("gpt-x: {prompt: 1, completion: 1, date: May}", "gpt-x: date is 'May', not a day"),
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
        load_prices(path)


def test_a_missing_file_is_refused_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(PricesError, match=r"cannot read .*gone\.yaml"):
        load_prices(tmp_path / "gone.yaml")
