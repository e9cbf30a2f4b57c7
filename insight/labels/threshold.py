"""What another threshold would have done to the texts that people decided on."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from insight.labels.rows import Judged
from measuring.agreement import SEED, TOO_FEW, Estimate, wilson
from summaries.texts import spelled

GRID = tuple(step / 4 for step in range(4, 21))
_DRAWS = 4000
_ALPHA = 0.05


@dataclass(frozen=True)
class Graded:
    """The highest threshold that a text passes (see `lowest`), and whether people let it stand."""

    lowest: float
    good: bool


@dataclass(frozen=True)
class Costs:
    """In US dollars: a bad text that passes, a good one that is stopped, a bad one that is."""

    false_pass: float
    good_stopped: float
    bad_stopped: float

    def of(self, text: Graded, threshold: float) -> float:
        if text.lowest >= threshold:
            return 0.0 if text.good else self.false_pass
        return self.good_stopped if text.good else self.bad_stopped


@dataclass(frozen=True)
class Point:
    """One threshold. `known` says that people saw what would pass by it: it is not below the bar
    under which the texts were shown. `cost` is in dollars a text."""

    threshold: float
    good_passed: int
    bad_passed: int
    good_stopped: int
    bad_stopped: int
    cost: float
    known: bool

    @property
    def false_passes(self) -> Estimate | None:
        """Of what passes, the share that people did not let stand; None below 20."""
        return wilson(self.bad_passed, self.bad_passed + self.good_passed)

    @property
    def sent_back(self) -> Estimate | None:
        """Of what people let stand, the share that is stopped; None below 20."""
        return wilson(self.good_stopped, self.good_stopped + self.good_passed)


@dataclass(frozen=True)
class Advice:
    """`threshold` is None where there are too few texts, or no other one is surely cheaper."""

    threshold: float | None
    why: str


def lowest(scores: Sequence[Judged]) -> float | None:
    """The lowest score of the blocking criteria that the version's threshold moves.

    -inf when one that has a bar of its own fell short of it, inf when all have one and reached it;
    None without any that blocks.
    """
    blocking = [score for score in scores if score.blocking]
    if not blocking:
        return None
    if any(score.score < score.bar for score in blocking if score.own_bar):
        return -math.inf
    return min((score.score for score in blocking if not score.own_bar), default=math.inf)


def curve(texts: Sequence[Graded], *, bar: float, costs: Costs) -> list[Point]:
    return [_point(texts, threshold, bar, costs) for threshold in GRID]


def _point(texts: Sequence[Graded], threshold: float, bar: float, costs: Costs) -> Point:
    passing = [text.good for text in texts if text.lowest >= threshold]
    stopped = [text.good for text in texts if text.lowest < threshold]
    total = sum(costs.of(text, threshold) for text in texts)
    return Point(
        threshold,
        good_passed=passing.count(True),
        bad_passed=passing.count(False),
        good_stopped=stopped.count(True),
        bad_stopped=stopped.count(False),
        cost=total / len(texts) if texts else 0.0,
        known=threshold >= bar,
    )


def advise(texts: Sequence[Graded], *, bar: float, costs: Costs) -> Advice:
    """The cheapest threshold from `bar` up, if it is surely cheaper than `bar` itself.

    Only such as let TOO_FEW texts pass at least: nobody is advised to stop everything.

    Surely: the percentile bootstrap's interval of the difference (4,000 draws of texts from a
    fixed seed) is below zero at 5 % divided by the number of thresholds compared (Bonferroni),
    since the best of many looks better than it is.
    """
    good = sum(text.good for text in texts)
    if len(texts) < TOO_FEW or not 0 < good < len(texts):
        return Advice(None, _too_few(len(texts), good))
    others = [
        threshold
        for threshold in GRID
        if threshold > bar and sum(text.lowest >= threshold for text in texts) >= TOO_FEW
    ]
    if not others:
        few = "too few of the texts would pass by a higher threshold to judge it"
        return Advice(None, f"Stay at {spelled(bar)}: {few}.")
    saved = {threshold: _savings(texts, threshold, bar, costs) for threshold in others}
    best = max(others, key=lambda threshold: saved[threshold].mean())
    low, high = _interval(saved[best], _ALPHA / len(others))
    told = f"{_said(float(saved[best].mean()))} ({_range(low, high)})"
    if low <= 0:
        return Advice(None, f"Stay at {spelled(bar)}: the best other one, {spelled(best)}, {told}.")
    return Advice(best, f"{spelled(best)} instead of {spelled(bar)} {told}.")


def _said(saving: float) -> str:
    cents = round(saving, 2)
    if cents == 0:
        return "costs the same"
    return f"saves ${cents:,.2f} a text" if cents > 0 else f"costs ${-cents:,.2f} more a text"


def _range(low: float, high: float) -> str:
    """Of savings, from `low` to `high`, either of which may be a loss."""
    if low >= 0:
        return f"${low:,.2f} to ${high:,.2f}"
    if high <= 0:
        return f"${-high:,.2f} to ${-low:,.2f} more"
    return f"from ${-low:,.2f} more to ${high:,.2f} less"


def _too_few(whole: int, good: int) -> str:
    if whole < TOO_FEW:
        return f"Too few: {whole} decided texts, and {TOO_FEW} are the least."
    kind = "good" if good else "bad"
    return f"Too few: all {whole} decided texts were {kind}, so nothing tells them apart."


def _savings(
    texts: Sequence[Graded], threshold: float, bar: float, costs: Costs
) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    return np.array([costs.of(text, bar) - costs.of(text, threshold) for text in texts])


def _interval(
    saved: "np.ndarray[tuple[int], np.dtype[np.float64]]", alpha: float
) -> tuple[float, float]:
    """Few values come, so the draws are of how often each does: their size is not the texts'."""
    values, counts = np.unique(saved, return_counts=True)
    random = np.random.default_rng(SEED)
    drawn = random.multinomial(len(saved), counts / len(saved), size=_DRAWS) @ values / len(saved)
    low, high = np.percentile(drawn, (100 * alpha / 2, 100 * (1 - alpha / 2)))
    return float(low), float(high)
