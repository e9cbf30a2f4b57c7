"""Amounts of US dollars in words. An unknown amount is never shown as 0."""

from decimal import Decimal

from countersign_judge.translation import gettext, localize_number, ngettext

# A call may cost less than a cent.
_PLACES = 4


def format_dollars(amount: float | Decimal, places: int = 2) -> str:
    """In the reader's format: "$1,234.50", "1.234,50 $"."""
    return gettext("${amount}").format(amount=localize_number(amount, places))


def format_cost(
    known: float | Decimal | None, unpriced: int | None = 0, places: int = _PLACES
) -> str:
    """What calls cost: "$0.0240", "at least $0.0240, 3 calls without a price" or "unknown price".

    Args:
        known: the US dollars of the calls whose price is known; None if there is no such call.
        unpriced: how many calls have no known price; None if some, but they were not counted.
        places: decimals.
    """
    if unpriced == 0 and known is not None:
        return format_dollars(known, places)
    if not known:
        return gettext("unknown price")
    amount = format_dollars(known, places)
    if unpriced is None:
        return gettext("at least {amount}, some calls without a price").format(amount=amount)
    words = ngettext(
        "at least {amount}, {count} call without a price",
        "at least {amount}, {count} calls without a price",
        unpriced,
    )
    return words.format(amount=amount, count=localize_number(unpriced))
