"""Rounded figures: "more than 200" for the 210 of the source."""

from collections.abc import Iterable, Sequence

from judging.lexical.tokens import Kind, Token
from llm.language.word_sets import word_set

# How far off a rounded figure may be, as a share of it: after "over" lower than the exact one,
# after "nearly" higher, after "about" either.
TOLERANCE = 0.2
# Nobody rounds a year.
_YEARS = (1900, 2100)
_MORE = word_set("over above exceeding") | {"more than", "at least"}
_LESS = word_set("nearly almost under below") | {"less than", "fewer than", "up to", "at most"}
_ABOUT = word_set("about around roughly approximately some circa")


def rounded_from(tokens: Sequence[Token], at: int, known: Iterable[str]) -> str | None:
    """The key of `known` that the figure at `at` rounds, the nearest one; None where it is exact.

    `known` are keys of figures ("#210"); what is no plain number, or may be a year, is passed over.
    """
    sides = _sides(tokens, at)
    value = _value(tokens[at].key)
    if not sides or value is None or tokens[at].kind is not Kind.FIGURE:
        return None
    below, above = sides
    lowest, highest = value * (1 - below * TOLERANCE), value * (1 + above * TOLERANCE)
    near = [
        (abs(other - value), key)
        for key in known
        if (other := _value(key)) is not None
        and lowest <= other <= highest
        and not _YEARS[0] <= other <= _YEARS[1]
    ]
    return min(near)[1] if near else None


def _sides(tokens: Sequence[Token], at: int) -> tuple[int, int] | None:
    """Whether the figure may stand for a lower and for a higher one; None for an exact one."""
    words = [token.text.lower() for token in tokens[max(0, at - 2) : at]]
    hedges = {" ".join(words), *words[-1:]}
    if hedges & _MORE:
        return 0, 1
    if hedges & _LESS:
        return 1, 0
    return (1, 1) if hedges & _ABOUT else None


def _value(key: str) -> float | None:
    digits = key.removeprefix("#")
    return float(digits) if digits.replace(".", "", 1).isdecimal() else None
