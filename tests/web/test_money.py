"""What calls cost, in words."""

from decimal import Decimal

import pytest
from countersign_judge.money import format_cost, format_dollars
from django.utils import translation


@pytest.mark.parametrize(
    ("known", "unpriced", "words"),
    [
        (Decimal("0.024"), 0, "$0.0240"),
        (Decimal(0), 0, "$0.0000"),
        (None, 0, "unknown price"),
        (None, 2, "unknown price"),
        (Decimal(0), 2, "unknown price"),
        (0.024, 1, "at least $0.0240, 1 call without a price"),
        (1234.5, 1200, "at least $1,234.5000, 1,200 calls without a price"),
        (0.024, None, "at least $0.0240, some calls without a price"),
    ],
)
def test_an_unknown_price_is_never_written_as_an_amount(
    known: Decimal | float | None, unpriced: int | None, words: str
) -> None:
    with translation.override("en"):
        assert format_cost(known, unpriced) == words


def test_an_amount_is_written_as_its_reader_writes_numbers() -> None:
    with translation.override("de"):
        assert format_dollars(1234.5) == "1.234,50 $"
