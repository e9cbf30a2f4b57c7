"""What a call costs: prices per million tokens, kept as data."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import yaml

from countersign_judge.llm.errors import BadRequest, NotConfigured
from countersign_judge.llm.providers.registry import connect_model, load_provider
from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.types import Usage
from countersign_judge.llm.windows import SNAPSHOT

MILLION = Decimal(1_000_000)
_ONE_TOKEN_EACH = Usage(prompt=1, cached=0, completion=1)
Dollars = TypeVar("Dollars", Decimal, float)


class PricesError(ValueError):
    """The price file cannot be used; names the entry and the reason."""


@dataclass(frozen=True)
class Price:
    """US dollars per million tokens, `listed_on` the day that the file gives, if any."""

    prompt: Decimal
    cached: Decimal
    completion: Decimal
    listed_on: date | None = None

    def of(self, usage: Usage) -> Decimal:
        fresh = max(0, usage.prompt - usage.cached)
        total = (
            self.prompt * fresh + self.cached * usage.cached + self.completion * usage.completion
        )
        return total / MILLION


def find_price(provider: str, model: str, endpoint: str, answered_by: str = "") -> Price | None:
    """The price of a model, from the user's own file, then from the provider's; None when neither
    has it. `answered_by` is the model that the server names in its answer.

    A listed name has its price, and a snapshot of it has the same one. No other longer name does:
    it may be another model.
    """
    own = load_provider(provider)
    # The name of a deployment says nothing about its model.
    names = [f"{provider}:{model}", answered_by, model if own.names_models else ""]
    files = [Path(file) for file in (client_settings().PRICES, own.prices(endpoint)) if file]
    for listed in map(load_prices, files):
        for name in filter(None, names):
            price = listed.get(name) or listed.get(SNAPSHOT.sub("", name))
            if price is not None:
                return price
    return None


def price_usage(
    provider: str, model: str, endpoint: str, usage: Usage, answered_by: str = ""
) -> Decimal | None:
    """US dollars for `usage`, None when the price is unknown or the server counted no tokens. The
    other parameters are those of `find_price`."""
    price = find_price(provider, model, endpoint, answered_by)
    if price is None:
        return None
    counted = usage.prompt or usage.completion
    return price.of(usage) if counted or not price.of(_ONE_TOKEN_EACH) else None


def expected_cost(model: str, usage: Usage) -> Decimal | None:
    """US dollars for `usage` of `model` (PROVIDER:NAME) before it has answered; None when its price
    is unknown or it is not set up. A deployment costs what its last answer named."""
    try:
        asked = connect_model(model)
    except (BadRequest, NotConfigured):
        return None
    name = asked.provider.name
    behind = (
        "" if asked.provider.names_models else SERVICES.ledger.last_answered_by(name, asked.model)
    )
    return price_usage(name, asked.model, asked.endpoint, usage, behind)


def total_cost(
    costs: Iterable[Dollars | None],
    nothing: Dollars = Decimal(0),  # type: ignore[assignment]
) -> Dollars | None:
    """US dollars; `nothing` for no costs, None when one of them is unknown."""
    total = nothing
    for each in costs:
        if each is None:
            return None
        total += each
    return total


@lru_cache(maxsize=8)
def load_prices(path: Path) -> dict[str, Price]:
    """Prices by `model` or `provider:model`. Raises PricesError when the file is missing or an
    entry is wrong."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, yaml.YAMLError) as error:
        raise PricesError(f"cannot read {path}: {error}") from error
    if not isinstance(data, dict):
        raise PricesError(f"{path} must map models to prices")
    return {str(key): _parse_price(str(key), value) for key, value in data.items()}


def _parse_price(key: str, entry: Any) -> Price:
    if not isinstance(entry, dict) or not {"prompt", "completion"} <= entry.keys():
        raise PricesError(f"{key}: give prompt and completion, dollars per million tokens")
    day = entry.get("date")
    if day is not None and not isinstance(day, date):
        raise PricesError(f"{key}: date is {day!r}, not a day such as 2026-07-24")
    prompt = _parse_amount(key, "prompt", entry["prompt"])
    return Price(
        prompt=prompt,
        cached=_parse_amount(key, "cached", entry["cached"]) if "cached" in entry else prompt,
        completion=_parse_amount(key, "completion", entry["completion"]),
        listed_on=day,
    )


def _parse_amount(key: str, name: str, value: object) -> Decimal:
    try:
        amount = Decimal(str(value))
    except InvalidOperation:
        amount = Decimal(-1)
    if not amount.is_finite() or amount < 0:
        raise PricesError(f"{key}: {name} is {value!r}, not a price of 0 or more")
    return amount
