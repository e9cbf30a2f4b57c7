"""The scale that people score on."""

from typing import NamedTuple

LOWEST, HIGHEST = 1.0, 5.0
_NO_FAULT = "no fault found that costs a tenth of a point"


class Score(NamedTuple):
    """A score in [1, 5] and what led to it."""

    value: float
    reason: str


def on_scale(value: float) -> float:
    """Clipped to [1, 5]."""
    return min(HIGHEST, max(LOWEST, value))


def deducted(faults: dict[str, float]) -> Score:
    """Five less what each fault costs; the reason names the faults that cost a tenth or more."""
    named = [fault for fault, points in faults.items() if points >= 0.1]  # noqa: PLR2004
    return Score(on_scale(HIGHEST - sum(faults.values())), "; ".join(named) or _NO_FAULT)
