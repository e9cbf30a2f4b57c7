"""Threshold advice: what another threshold would do to decided texts, and at what cost."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from countersign_judge.metaeval.bootstrap import SEED
from countersign_judge.money import format_dollars
from django.contrib.auth.models import User
from django.db.models import Count, Sum
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from numpy.typing import NDArray

from insight.agreement import Decisions
from insight.figures import summarize_review_times
from insight.labels import LabelledScore
from insight.models import CostWeights
from insight.panels import Chart, Panel, explain_too_few, interval_cells
from insight.scope import FigureScope
from llm.ledger import UNPRICED
from measuring.agreement import TOO_FEW, Estimate, wilson_estimate
from measuring.score_worth import (
    RatedText,
    enough_ratings_for,
    rated_texts,
    ratings_shown_to,
    run_threshold_tests,
)
from reviews.templatetags.display import score
from summaries.models import GuidelineVersion, Origin
from web.text import localize_number

GRID = tuple(step / 4 for step in range(4, 21))
_DRAWS = 4000
_ALPHA = 0.05


@dataclass(frozen=True)
class GradedText:
    """The highest threshold that a text passes (see `lowest_score`), and whether people kept
    it."""

    lowest_score: float
    good: bool


@dataclass(frozen=True)
class Costs:
    """In US dollars: a bad text that passes, a good one stopped, a bad one stopped."""

    false_pass: float
    good_stopped: float
    bad_stopped: float

    def per_text(self, texts: Sequence[GradedText], threshold: float) -> NDArray[np.float64]:
        """Each text's cost under a threshold."""
        good = np.array([text.good for text in texts], dtype=bool)
        passes = np.array([text.lowest_score >= threshold for text in texts], dtype=bool)
        stopped = np.where(good, self.good_stopped, self.bad_stopped)
        return np.where(passes, np.where(good, 0.0, self.false_pass), stopped)


@dataclass(frozen=True)
class Point:
    """One threshold. `known`: people saw what it would pass, because it is not below the
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
        """The share of passing texts that people did not keep; None below 20."""
        return wilson_estimate(self.bad_passed, self.bad_passed + self.good_passed)

    @property
    def sent_back(self) -> Estimate | None:
        """The share of kept texts that is stopped; None below 20."""
        return wilson_estimate(self.good_stopped, self.good_stopped + self.good_passed)


@dataclass(frozen=True)
class Advice:
    """`threshold` is None with too few texts, or where no other is surely cheaper."""

    threshold: float | None
    why: str


def find_lowest_score(scores: Sequence[LabelledScore]) -> float | None:
    """The highest threshold that the blocking criteria pass which the version's threshold moves.

    -inf when one with its own threshold fell short of it, inf when all have one and reached it;
    None without any that blocks.
    """
    blocking = [score for score in scores if score.blocking]
    if not blocking:
        return None
    if any(score.own_threshold and score.highest_threshold < score.threshold for score in blocking):
        return -math.inf
    moved = (score.highest_threshold for score in blocking if not score.own_threshold)
    return min(moved, default=math.inf)


def build_curve(texts: Sequence[GradedText], *, current: float, costs: Costs) -> list[Point]:
    points = []
    for threshold in GRID:
        passing = [text.good for text in texts if text.lowest_score >= threshold]
        stopped = [text.good for text in texts if text.lowest_score < threshold]
        points.append(
            Point(
                threshold,
                good_passed=passing.count(True),
                bad_passed=passing.count(False),
                good_stopped=stopped.count(True),
                bad_stopped=stopped.count(False),
                cost=float(costs.per_text(texts, threshold).mean()) if texts else 0.0,
                known=threshold >= current,
            )
        )
    return points


def advise_threshold(texts: Sequence[GradedText], *, current: float, costs: Costs) -> Advice:
    """The cheapest threshold from `current` up, if it is surely cheaper than `current` itself.

    Only those that let at least TOO_FEW texts pass: it never advises to stop all.

    Surely: the percentile bootstrap's interval of the difference (4,000 draws of texts from a
    fixed seed) is below zero at 5 % divided by the number of thresholds compared (Bonferroni),
    since the best of many looks better than it is.
    """
    good = sum(text.good for text in texts)
    if len(texts) < TOO_FEW:
        return Advice(None, f"{explain_too_few(len(texts))}.")
    if good in (0, len(texts)):
        all_bad = _("Too few: all {whole} decided texts were bad, so there is nothing to compare.")
        all_good = _(
            "Too few: all {whole} decided texts were good, so there is nothing to compare."
        )
        return Advice(None, (all_good if good else all_bad).format(whole=len(texts)))
    saved = {
        threshold: costs.per_text(texts, current) - costs.per_text(texts, threshold)
        for threshold in GRID
        if threshold > current and sum(text.lowest_score >= threshold for text in texts) >= TOO_FEW
    }
    if not saved:
        words = _("Keep {current}: too few texts would pass a higher threshold to judge it.")
        return Advice(None, words.format(current=score(current)))
    best = max(saved, key=lambda threshold: saved[threshold].mean())
    low, high = _bootstrap_interval(saved[best], _ALPHA / len(saved))
    said = {
        "current": score(current),
        "best": score(best),
        "saving": _format_saving(float(saved[best].mean())),
        "range": _format_savings_range(low, high),
    }
    if low <= 0:
        words = _("Keep {current}: the best alternative, {best}, {saving} ({range}).")
        return Advice(None, words.format(**said))
    return Advice(best, _("{best} instead of {current} {saving} ({range}).").format(**said))


def _bootstrap_interval(saved: NDArray[np.float64], alpha: float) -> tuple[float, float]:
    """There are few values, so draw how often each comes: independent of the number of texts."""
    values, counts = np.unique(saved, return_counts=True)
    random = np.random.default_rng(SEED)
    drawn = random.multinomial(len(saved), counts / len(saved), size=_DRAWS) @ values / len(saved)
    low, high = np.percentile(drawn, (100 * alpha / 2, 100 * (1 - alpha / 2)))
    return float(low), float(high)


def _format_saving(saving: float) -> str:
    cents = round(saving, 2)
    if cents == 0:
        return _("costs the same")
    words = _("saves {amount} per text") if cents > 0 else _("costs {amount} more per text")
    return words.format(amount=format_dollars(abs(cents)))


def _format_savings_range(low: float, high: float) -> str:
    """Words for savings from `low` to `high`; either may be a loss."""
    if low >= 0:
        return _("{low} to {high}").format(low=format_dollars(low), high=format_dollars(high))
    if high <= 0:
        return _("{low} to {high} more").format(
            low=format_dollars(-high), high=format_dollars(-low)
        )
    return _("from {more} more to {less} less").format(
        more=format_dollars(-low), less=format_dollars(high)
    )


# --- The page ---------------------------------------------------------------
# The curve of thresholds for one guideline, with the costs measured or set there.


@dataclass(frozen=True)
class Study:
    """All that the page says about a version of a guideline.

    Measured costs come from the ledger and the claims of the scope, None where unknown.
    Calls are counted whole: writing, judging and confirming, over the texts they made.
    """

    scope: FigureScope
    version: GuidelineVersion
    texts: list[GradedText]
    tokens_per_text: float | None
    dollars_per_text: float | None
    handling_seconds: float | None
    costs: Costs
    rated: list[RatedText]
    limit: float

    @classmethod
    def from_decisions(
        cls, scope: FigureScope, version: GuidelineVersion, weights: CostWeights, *, reader: User
    ) -> "Study":
        """From decisions of the period under `version`, and the ratings that `reader` may count;
        the scope is its guideline's.

        A stopped text is rewritten; a good one then takes a reviewer's time all the same, and so
        does a bad one that passed.
        """
        read = Decisions(replace(scope, guideline=f"{version.guideline.name}:{version.number}"))
        texts = []
        for outcome in read.outcomes:
            lowest = find_lowest_score(read.scores.get(outcome.attempt, []))
            if lowest is not None:
                texts.append(GradedText(lowest, outcome.good))
        spent = scope.calls().aggregate(
            tokens=Sum("prompt_tokens") + Sum("completion_tokens"),
            dollars=Sum("cost"),
            unpriced=Count("pk", filter=UNPRICED),
        )
        made = scope.texts().filter(origin=Origin.MODEL).count()
        is_priced = made and spent["dollars"] is not None and not spent["unpriced"]
        each = float(spent["dollars"]) / made if is_priced else None
        seconds = summarize_review_times(scope.decisions())[2][0]
        rewrite = weights.rewrite if weights.rewrite is not None else each or 0.0
        review = weights.reviewer_hour * (seconds or 0.0) / 3600
        return cls(
            scope=scope,
            version=version,
            texts=texts,
            tokens_per_text=(spent["tokens"] or 0) / made if made else None,
            dollars_per_text=each,
            handling_seconds=seconds,
            costs=Costs(weights.false_pass + review, rewrite + review, rewrite),
            rated=rated_texts(version, ratings_shown_to(reader).filter(attempt__in=scope.texts())),
            limit=weights.most_bad / 100,
        )

    @property
    def good(self) -> int:
        return sum(text.good for text in self.texts)

    @cached_property
    def points(self) -> list[Point]:
        return build_curve(self.texts, current=self.version.threshold, costs=self.costs)

    @cached_property
    def advice(self) -> Advice:
        return advise_threshold(self.texts, current=self.version.threshold, costs=self.costs)

    @cached_property
    def safe(self) -> Advice:
        """The lowest threshold, from the one in force up, that surely keeps bad texts within the
        limit. Below the one in force people saw too little of what passes."""
        grid = [step for step in GRID if step >= self.version.threshold]
        tests = run_threshold_tests(self.rated, grid, self.limit)
        limit = f"{100 * self.limit:g}"
        if not tests:
            most = max((sum(text.score >= step for text in self.rated) for step in grid), default=0)
            words = _(
                "Not enough ratings yet for a limit of {limit} %: {n} of {least} texts that pass."
            )
            said = words.format(
                limit=number_format(limit), n=most, least=enough_ratings_for(self.limit)
            )
            return Advice(None, said)
        held = [test for test in tests if test.most_bad <= self.limit]
        test = held[-1] if held else tests[0]
        words = _(
            "At {threshold}, {bad} of {passed} passing texts were bad to your reviewers: at most "
            "{most} % are (95 % sure), within the limit of {limit} %. It is the lowest threshold "
            "that surely keeps it."
        )
        none = _(
            "No threshold surely keeps bad texts within {limit} % of those that pass: at "
            "{threshold}, {bad} of {passed} were bad to your reviewers, so up to {most} % may be."
        )
        said = (words if held else none).format(
            threshold=score(test.threshold),
            bad=test.bad,
            passed=test.passed,
            most=localize_number(math.ceil(1000 * test.most_bad) / 10, 1),
            limit=number_format(limit),
        )
        return Advice(test.threshold if held else None, said)

    @property
    def unknown_costs(self) -> bool:
        """Whether no one knows what a stopped text costs, so that the curve leaves it out."""
        return self.costs.bad_stopped == 0 and self.dollars_per_text is None

    @property
    def chart(self) -> Chart:
        """Both shares by threshold, without those of too few texts, over a shade where people did
        not see what passes."""
        shares = {
            _("False passes, of what passes"): [point.false_passes for point in self.points],
            _("Good ones sent back"): [point.sent_back for point in self.points],
        }
        datasets: list[dict[str, Any]] = [
            {"label": label, "data": [share and share.value for share in found]}
            for label, found in shares.items()
        ]
        unseen = [None if point.known else 1 for point in self.points]
        label = _("Below the current threshold")
        datasets.append({"part": "shade", "label": label, "data": unseen})
        labels = [number_format(threshold, 2) for threshold in GRID]
        axes = {"x": _("Threshold"), "y": _("Share"), "unit": "percent"}
        return {"kind": "lines", "labels": labels, "datasets": datasets, **axes}

    @property
    def panel(self) -> Panel:
        """The table and the file."""
        return Panel(
            name="threshold",
            title=_("False passes against send-backs"),
            says="",
            chart=self.chart,
            columns=(
                *(_("Threshold"), _("People saw what passes")),
                *(_("Approved unchanged, passes"), _("Approved unchanged, sent back")),
                *(_("Changed or rejected, passes"), _("Changed or rejected, sent back")),
                *(_("False passes"), _("From"), _("To")),
                *(_("Good ones sent back"), _("From"), _("To"), _("US dollars per text")),
            ),
            rows=[
                (
                    *(point.threshold, _("yes") if point.known else _("no")),
                    *(point.good_passed, point.good_stopped),
                    *(point.bad_passed, point.bad_stopped),
                    *(
                        *interval_cells(point.false_passes),
                        *interval_cells(point.sent_back),
                        round(point.cost, 4),
                    ),
                )
                for point in self.points
            ],
        )
