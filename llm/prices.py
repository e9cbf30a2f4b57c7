"""What a call costs: prices per million tokens, kept as data."""

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from llm.conf import options
from llm.providers.registry import provider_named
from llm.types import Usage

MILLION = Decimal(1_000_000)


class PricesError(ValueError):
    """The price file cannot be used; names the entry and the reason."""


@dataclass(frozen=True)
class Price:
    """US dollars per million tokens."""

    prompt: Decimal
    cached: Decimal
    completion: Decimal

    def of(self, usage: Usage) -> Decimal:
        fresh = max(0, usage.prompt - usage.cached)
        total = (
            self.prompt * fresh + self.cached * usage.cached + self.completion * usage.completion
        )
        return total / MILLION


def cost(provider: str, model: str, endpoint: str, usage: Usage) -> Decimal | None:
    """Dollars for `usage`, None when the price is unknown: from the user's own file, then from the
    provider's."""
    for file in (options().PRICES, provider_named(provider).prices(endpoint)):
        if file and (price := _find(load(Path(file)), provider, model)):
            return price.of(usage)
    return None


def _find(prices: dict[str, Price], provider: str, model: str) -> Price | None:
    """Dated names (`name-2026-01-31`) cost what the longest listed name before the date costs."""
    full = f"{provider}:{model}"
    listed = [key for key in prices if full == key or full.startswith(f"{key}-20")]
    return prices[max(listed, key=len)] if listed else None


@lru_cache(maxsize=8)
def load(path: Path) -> dict[str, Price]:
    """Prices by `provider:model`. Raises PricesError when the file is missing or an entry wrong."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, yaml.YAMLError) as error:
        raise PricesError(f"cannot read {path}: {error}") from error
    if not isinstance(data, dict):
        raise PricesError(f"{path} must map provider:model to prices")
    return {str(key): _price(str(key), value) for key, value in data.items()}


def _price(key: str, entry: Any) -> Price:
    if not isinstance(entry, dict) or not {"prompt", "completion"} <= entry.keys():
        raise PricesError(f"{key}: give prompt and completion, dollars per million tokens")
    prompt = _amount(key, "prompt", entry["prompt"])
    return Price(
        prompt=prompt,
        cached=_amount(key, "cached", entry["cached"]) if "cached" in entry else prompt,
        completion=_amount(key, "completion", entry["completion"]),
    )


def _amount(key: str, name: str, value: object) -> Decimal:
    try:
        amount = Decimal(str(value))
    except InvalidOperation:
        amount = Decimal(-1)
    if not amount.is_finite() or amount < 0:
        raise PricesError(f"{key}: {name} is {value!r}, not a price of 0 or more")
    return amount
