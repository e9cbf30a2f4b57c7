"""The curve of a threshold for one guideline, and what its faults cost there."""

from dataclasses import dataclass, replace

from django.db.models import Count, Sum

from insight.dashboard.agreement import Decisions
from insight.dashboard.cases import handling_median
from insight.dashboard.panels import Panel, ends
from insight.dashboard.scope import Scope
from insight.labels.threshold import Advice, Costs, Graded, Point, advise, curve, lowest
from insight.models import CostWeights
from summaries.models import GuidelineVersion, Origin

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
    """Everything that the page says of one guideline."""

    bar: float
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
        return _x(self.bar)

    @property
    def unknown_width(self) -> float:
        return _x(self.bar) - _LEFT


def study(scope: Scope, version: GuidelineVersion, weights: CostWeights) -> Study:
    """Of decisions of the period under `version`; the scope is of its guideline."""
    read = Decisions(replace(scope, guideline=f"{version.guideline.name}:{version.number}"))
    graded = [
        (lowest(read.scores.get(outcome.attempt, [])), outcome.good) for outcome in read.outcomes
    ]
    texts = [Graded(score, good) for score, good in graded if score is not None]
    measured = _measured(scope)
    costs = costs_of(weights, measured)
    return Study(
        bar=version.threshold,
        texts=len(texts),
        good=sum(text.good for text in texts),
        measured=measured,
        costs=costs,
        points=curve(texts, bar=version.threshold, costs=costs),
        advice=advise(texts, bar=version.threshold, costs=costs),
    )


def costs_of(weights: CostWeights, measured: Measured) -> Costs:
    """A stopped text is rewritten; a good one then takes a reviewer's time all the same, and so
    does a bad one that passed."""
    rewrite = weights.rewrite if weights.rewrite is not None else measured.dollars_per_text or 0.0
    review = weights.reviewer_hour * (measured.handling_seconds or 0.0) / 3600
    return Costs(
        false_pass=weights.false_pass + review, good_stopped=rewrite + review, bad_stopped=rewrite
    )


def _measured(scope: Scope) -> Measured:
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
        title="Threshold",
        says="",
        columns=(
            "Threshold",
            "People saw what passes",
            "Stood, passes",
            "Stood, sent back",
            "Did not stand, passes",
            "Did not stand, sent back",
            "False passes",
            "From",
            "To",
            "Good ones sent back",
            "From",
            "To",
            "US dollars a text",
        ),
        rows=[
            (
                float(point.threshold),
                "yes" if point.known else "no",
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
