"""Threshold advice: what another threshold would have done to decided texts, and at what cost."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from django.db.models import Count, Sum
from django.utils.translation import gettext as _

from insight.agreement import Decisions
from insight.figures import handling_median
from insight.labels import LabelledScore
from insight.models import CostWeights
from insight.panels import Panel, ends, needs
from insight.scope import FigureScope
from measuring.agreement import SEED, TOO_FEW, Estimate, wilson
from reviews.templatetags.display import dollars, score
from summaries.models import GuidelineVersion, Origin

GRID = tuple(step / 4 for step in range(4, 21))
_DRAWS = 4000
_ALPHA = 0.05


@dataclass(frozen=True)
class GradedText:
    """The highest threshold that a text passes (see `lowest`), and whether people let it stand."""

    lowest_score: float
    good: bool


@dataclass(frozen=True)
class Costs:
    """In US dollars: a bad text that passes, a good one that is stopped, a bad one that is."""

    false_pass: float
    good_stopped: float
    bad_stopped: float

    def of(self, text: GradedText, threshold: float) -> float:
        if text.lowest_score >= threshold:
            return 0.0 if text.good else self.false_pass
        return self.good_stopped if text.good else self.bad_stopped


@dataclass(frozen=True)
class Point:
    """One threshold. `known` says that people saw what would pass by it: it is not below the
    threshold under which the texts were shown. `cost` is in dollars a text."""

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


def lowest_score(scores: Sequence[LabelledScore]) -> float | None:
    """The lowest score of the blocking criteria that the version's threshold moves.

    -inf when one that has a threshold of its own fell short of it, inf when all have one and
    reached it; None without any that blocks.
    """
    blocking = [score for score in scores if score.blocking]
    if not blocking:
        return None
    if any(score.score < score.threshold for score in blocking if score.own_threshold):
        return -math.inf
    return min((score.score for score in blocking if not score.own_threshold), default=math.inf)


def curve(texts: Sequence[GradedText], *, current: float, costs: Costs) -> list[Point]:
    return [_point(texts, threshold, current, costs) for threshold in GRID]


def _point(texts: Sequence[GradedText], threshold: float, current: float, costs: Costs) -> Point:
    passing = [text.good for text in texts if text.lowest_score >= threshold]
    stopped = [text.good for text in texts if text.lowest_score < threshold]
    total = sum(costs.of(text, threshold) for text in texts)
    return Point(
        threshold,
        good_passed=passing.count(True),
        bad_passed=passing.count(False),
        good_stopped=stopped.count(True),
        bad_stopped=stopped.count(False),
        cost=total / len(texts) if texts else 0.0,
        known=threshold >= current,
    )


def advise(texts: Sequence[GradedText], *, current: float, costs: Costs) -> Advice:
    """The cheapest threshold from `current` up, if it is surely cheaper than `current` itself.

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
        if threshold > current and sum(text.lowest_score >= threshold for text in texts) >= TOO_FEW
    ]
    if not others:
        words = _(
            "Stay at {current}: too few of the texts would pass by a higher threshold to judge it."
        )
        return Advice(None, words.format(current=score(current)))
    saved = {threshold: _savings(texts, threshold, current, costs) for threshold in others}
    best = max(others, key=lambda threshold: saved[threshold].mean())
    low, high = _interval(saved[best], _ALPHA / len(others))
    said = {
        "current": score(current),
        "best": score(best),
        "saving": _saving_in_words(float(saved[best].mean())),
        "range": _range(low, high),
    }
    if low <= 0:
        words = _("Stay at {current}: the best other one, {best}, {saving} ({range}).")
        return Advice(None, words.format(**said))
    return Advice(best, _("{best} instead of {current} {saving} ({range}).").format(**said))


def _saving_in_words(saving: float) -> str:
    cents = round(saving, 2)
    if cents == 0:
        return _("costs the same")
    words = _("saves {amount} a text") if cents > 0 else _("costs {amount} more a text")
    return words.format(amount=dollars(abs(cents)))


def _range(low: float, high: float) -> str:
    """Of savings, from `low` to `high`, either of which may be a loss."""
    if low >= 0:
        return _("{low} to {high}").format(low=dollars(low), high=dollars(high))
    if high <= 0:
        return _("{low} to {high} more").format(low=dollars(-high), high=dollars(-low))
    return _("from {more} more to {less} less").format(more=dollars(-low), less=dollars(high))


def _too_few(whole: int, good: int) -> str:
    if whole < TOO_FEW:
        return f"{needs(whole)}."
    if good:
        words = _("Too few: all {whole} decided texts were good, so nothing tells them apart.")
    else:
        words = _("Too few: all {whole} decided texts were bad, so nothing tells them apart.")
    return words.format(whole=whole)


def _savings(
    texts: Sequence[GradedText], threshold: float, current: float, costs: Costs
) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    return np.array([costs.of(text, current) - costs.of(text, threshold) for text in texts])


def _interval(
    saved: "np.ndarray[tuple[int], np.dtype[np.float64]]", alpha: float
) -> tuple[float, float]:
    """Few values come, so the draws are of how often each does: their size is not the texts'."""
    values, counts = np.unique(saved, return_counts=True)
    random = np.random.default_rng(SEED)
    drawn = random.multinomial(len(saved), counts / len(saved), size=_DRAWS) @ values / len(saved)
    low, high = np.percentile(drawn, (100 * alpha / 2, 100 * (1 - alpha / 2)))
    return float(low), float(high)


# --- The page ---------------------------------------------------------------
# The curve of thresholds for one guideline, with the costs that were measured or set there.

# Of the chart: its frame, in the units of its view box.
_LEFT, _TOP, _WIDTH, _HEIGHT = 60, 20, 520, 220


@dataclass(frozen=True)
class Measured:
    """By the ledger and the claims, in the scope: null where nothing tells it."""

    tokens_per_text: float | None
    dollars_per_text: float | None
    handling_seconds: float | None


@dataclass(frozen=True)
class Study:
    """Everything that the page says of a version of a guideline."""

    scope: FigureScope
    version: GuidelineVersion
    texts: int
    good: int
    measured: Measured
    costs: Costs
    points: list[Point]
    advice: Advice

    @property
    def unknown_costs(self) -> bool:
        """Whether stopping a text seems free for want of any measurement."""
        return self.costs.good_stopped == 0 and self.measured.handling_seconds is None

    @property
    def false_line(self) -> str:
        return _line(self.points, "false_passes")

    @property
    def sent_line(self) -> str:
        return _line(self.points, "sent_back")

    @property
    def known_x(self) -> float:
        return _x(self.version.threshold)

    @property
    def unknown_width(self) -> float:
        return _x(self.version.threshold) - _LEFT


def study(scope: FigureScope, version: GuidelineVersion, weights: CostWeights) -> Study:
    """Of decisions of the period under `version`; the scope is of its guideline."""
    read = Decisions(replace(scope, guideline=f"{version.guideline.name}:{version.number}"))
    graded = [
        (lowest_score(read.scores.get(outcome.attempt, [])), outcome.good)
        for outcome in read.outcomes
    ]
    texts = [GradedText(score, good) for score, good in graded if score is not None]
    measured = _measured(scope)
    costs = costs_of(weights, measured)
    return Study(
        scope=scope,
        version=version,
        texts=len(texts),
        good=sum(text.good for text in texts),
        measured=measured,
        costs=costs,
        points=curve(texts, current=version.threshold, costs=costs),
        advice=advise(texts, current=version.threshold, costs=costs),
    )


def costs_of(weights: CostWeights, measured: Measured) -> Costs:
    """A stopped text is rewritten; a good one then takes a reviewer's time all the same, and so
    does a bad one that passed."""
    rewrite = weights.rewrite if weights.rewrite is not None else measured.dollars_per_text or 0.0
    review = weights.reviewer_hour * (measured.handling_seconds or 0.0) / 3600
    return Costs(
        false_pass=weights.false_pass + review, good_stopped=rewrite + review, bad_stopped=rewrite
    )


def _measured(scope: FigureScope) -> Measured:
    """Calls are counted whole: writing, judging and confirming, over the texts they made."""
    spent = scope.calls().aggregate(
        prompt=Sum("prompt_tokens"), completion=Sum("completion_tokens"), dollars=Sum("cost")
    )
    texts = scope.texts().filter(origin=Origin.MODEL).aggregate(n=Count("pk"))["n"]
    tokens = (spent["prompt"] or 0) + (spent["completion"] or 0)
    return Measured(
        tokens_per_text=tokens / texts if texts else None,
        dollars_per_text=float(spent["dollars"]) / texts if texts and spent["dollars"] else None,
        handling_seconds=handling_median(scope),
    )


def _x(threshold: float) -> float:
    return round(_LEFT + (threshold - 1) / 4 * _WIDTH, 1)


def _line(points: list[Point], name: str) -> str:
    """As the `points` of a polyline; thresholds with too few texts have none."""
    found = [(point.threshold, getattr(point, name)) for point in points]
    return " ".join(
        f"{_x(threshold)},{round(_TOP + (1 - share.value) * _HEIGHT, 1)}"
        for threshold, share in found
        if share is not None
    )


def panel(found: Study) -> Panel:
    """The table and the file."""
    return Panel(
        name="threshold",
        title=_("Threshold"),
        says="",
        columns=(
            _("Threshold"),
            _("People saw what passes"),
            _("Approved unchanged, passes"),
            _("Approved unchanged, sent back"),
            _("Changed or rejected, passes"),
            _("Changed or rejected, sent back"),
            _("False passes"),
            _("From"),
            _("To"),
            _("Good ones sent back"),
            _("From"),
            _("To"),
            _("US dollars a text"),
        ),
        rows=[
            (
                float(point.threshold),
                _("yes") if point.known else _("no"),
                point.good_passed,
                point.good_stopped,
                point.bad_passed,
                point.bad_stopped,
                *ends(point.false_passes),
                *ends(point.sent_back),
                round(point.cost, 4),
            )
            for point in found.points
        ],
    )
