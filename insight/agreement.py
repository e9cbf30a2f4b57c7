"""Agreement of the judge with people: over time, by guideline version, by model, by criterion."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from uuid import UUID

from django.db.models import F, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, pgettext

from insight.drift import ALPHA, Drift, drift, last_monday, p_text
from insight.labels import LabelledScore, first_scores
from insight.panels import MatrixCell, Panel, TableCell, ends, figure, headline, needs, share_bars
from insight.scope import FigureScope
from judging.models import EvaluationRole, Rating, Score
from measuring.agreement import (
    DRAWS,
    SEED,
    TOO_FEW,
    Estimate,
    Pair,
    Unknown,
    agreement,
    matrix,
    wilson,
)
from records.outcomes import ReviewOutcome, review_outcomes
from summaries.models import Attempt, Origin
from web.text import written as number

# --- Blind ratings ----------------------------------------------------------
# The judge against people who rated before they saw its scores.

_SCALE = range(5)
_SHADES = 4
SAME_THROUGHOUT = gettext_noop("the judge or the people gave (nearly) one score throughout")


def blind_pairs(scope: FigureScope) -> list[Pair]:
    """Every blind rating of a text in the scope with the judge's first score of that criterion."""
    rows = _blind(scope).values_list("attempt_id", "judge", F("value"))
    return [Pair(str(attempt), judge, person) for attempt, judge, person in rows]


def blind_by_criterion(scope: FigureScope) -> dict[str, list[tuple[Pair, float]]]:
    """The same by the criterion's name, each with the threshold of its version."""
    threshold = Coalesce("criterion__threshold", "criterion__guideline_version__threshold")
    rows = _blind(scope).values_list(
        "criterion__name", threshold, "attempt_id", "judge", F("value")
    )
    found: dict[str, list[tuple[Pair, float]]] = {}
    for name, least, attempt, judge, person in rows:
        found.setdefault(name, []).append((Pair(str(attempt), judge, person), least))
    return found


def _blind(scope: FigureScope) -> QuerySet[Rating]:
    first = Score.objects.filter(
        evaluation__attempt=OuterRef("attempt"),
        evaluation__role=EvaluationRole.FIRST,
        evaluation__guideline_version=OuterRef("attempt__summary__guideline_version"),
        criterion=OuterRef("criterion"),
    ).order_by("evaluation__created_at", "pk")
    ratings = Rating.objects.filter(
        Q(attempt__in=scope.texts().order_by().values("pk")), blind=True
    )
    judged = ratings.annotate(judge=Subquery(first.values("value")[:1]))
    return judged.filter(judge__isnull=False).order_by("pk")


def judge_and_people(scope: FigureScope) -> Panel:
    pairs = blind_pairs(scope)
    counts, kappa = matrix(pairs), agreement(pairs)
    texts = len({pair.text for pair in pairs})
    return Panel(
        name="agreement",
        title=_("Judge against people"),
        says=_(
            "Blind ratings of texts written in the period, each beside the judge's score of the "
            "same criterion, rounded. Kappa has quadratic weights; its 95 % interval is the middle "
            "of {draws} draws of whole texts (seed {seed})."
        ).format(draws=number(DRAWS), seed=SEED),
        columns=(
            _("Judge"),
            *(_("People: {score}").format(score=score + 1) for score in _SCALE),
        ),
        rows=[
            *_lines(counts),
            (_("Weighted kappa, from, to"), *ends(kappa), _("texts"), texts),
        ],
        facts=[
            (_("Weighted kappa"), _kappa(kappa, texts)),
            (
                _("Ratings"),
                _("{count} of {texts} texts").format(count=number(len(pairs)), texts=number(texts)),
            ),
        ],
        squares=_squares(counts) if pairs else [],
    )


def _lines(counts: Sequence[Sequence[int]]) -> list[tuple[TableCell, ...]]:
    return [(str(row + 1), *counts[row]) for row in _SCALE]


def _kappa(found: Estimate | Unknown, texts: int) -> str:
    if found is Unknown.TOO_FEW:
        return needs(texts, "rated texts")
    if found is Unknown.UNDEFINED:
        return f"{_(found.value)}: {_(SAME_THROUGHOUT)}"
    if isinstance(found, Unknown):
        return _(str(found.value))
    value, low, high = (number(part, 2) for part in (found.value, found.low, found.high))
    return _("{value} ({low} to {high})").format(value=value, low=low, high=high)


def _squares(counts: Sequence[Sequence[int]]) -> list[MatrixCell]:
    most = max(max(row) for row in counts)
    return [
        MatrixCell(row, column, count, -(-_SHADES * count // most))
        for row, line in enumerate(counts)
        for column, count in enumerate(line)
    ]


# --- Decisions --------------------------------------------------------------

# Of the newest: a page is no batch job.
MOST = 10_000
# A quarter in weeks; more bars than these nobody reads.
_MOST_BARS = 14


class Decisions:
    """What the figures of the page share, read once."""

    def __init__(self, scope: FigureScope) -> None:
        self.scope = scope

    @cached_property
    def outcomes(self) -> list[ReviewOutcome]:
        """Decisions made in the period on texts that a judge read, reviewers' own left out."""
        written = replace(self.scope, period="all").texts()
        texts = written.exclude(origin=Origin.REVIEWER)
        since = self.scope.since
        found = review_outcomes(texts, most=MOST)
        return [outcome for outcome in found if since is None or outcome.at >= since]

    @cached_property
    def scores(self) -> dict[UUID, list[LabelledScore]]:
        keys = [outcome.attempt for outcome in self.outcomes]
        return first_scores(Attempt.objects.filter(pk__in=keys))


def _panel(
    name: str, title: str, head: str, groups: dict[str, list[ReviewOutcome]], says: str = ""
) -> Panel:
    rows = [
        (label, sum(not outcome.overruled for outcome in found), len(found))
        for label, found in groups.items()
    ]
    shares = [(label, part, whole, wilson(part, whole)) for label, part, whole in rows]
    return Panel(
        name=name,
        title=title,
        says=says
        or _(
            "Texts on whose worth judge and people agree: passed and stood, or stopped and did not."
        ),
        columns=(head, _("Agree"), _("Decided"), _("Share"), _("From"), _("To")),
        rows=[(label, part, whole, *ends(share)) for label, part, whole, share in shares],
        bars=share_bars(shares),
    )


def _grouped(
    outcomes: Iterable[ReviewOutcome], name: Callable[[ReviewOutcome], str]
) -> dict[str, list[ReviewOutcome]]:
    groups: dict[str, list[ReviewOutcome]] = {}
    for outcome in outcomes:
        groups.setdefault(name(outcome), []).append(outcome)
    return groups


def over_time(read: Decisions) -> Panel:
    """By the shortest of week, month and quarter that mostly has enough decisions to tell."""
    by_step = {step: _grouped(read.outcomes, name) for step, name in _STEPS.items()}
    step, groups = next(filter(_has_enough, by_step.items()), ("quarter", by_step["quarter"]))
    return _panel("over-time", _("Over time"), _("Since"), groups, _(_OVER_TIME[step]))


def _has_enough(step: tuple[str, dict[str, list[ReviewOutcome]]]) -> bool:
    groups = step[1]
    enough = sum(len(group) >= TOO_FEW for group in groups.values())
    return len(groups) <= _MOST_BARS and 2 * enough >= len(groups)


def _week(outcome: ReviewOutcome) -> str:
    return f"{last_monday(outcome.at):%Y-%m-%d}"


def _month(outcome: ReviewOutcome) -> str:
    return f"{timezone.localtime(outcome.at):%Y-%m}"


def _quarter(outcome: ReviewOutcome) -> str:
    day = timezone.localtime(outcome.at)
    return f"{day:%Y} Q{(day.month + 2) // 3}"


_STEPS = {"week": _week, "month": _month, "quarter": _quarter}
_OVER_TIME = {
    "week": gettext_noop(
        "Share of decided texts on which judge and people agree, by week of the decision. "
        "Wilson's 95 % interval."
    ),
    "month": gettext_noop(
        "Share of decided texts on which judge and people agree, by month of the decision. "
        "Wilson's 95 % interval."
    ),
    "quarter": gettext_noop(
        "Share of decided texts on which judge and people agree, by quarter of the decision. "
        "Wilson's 95 % interval."
    ),
}


def by_version(read: Decisions) -> Panel:
    groups = _grouped(read.outcomes, lambda found: f"{found.guideline_title} v{found.version}")
    return _panel("by-version", _("By guideline version"), _("Version"), groups)


def by_judge(read: Decisions) -> Panel:
    def models(outcome: ReviewOutcome) -> str:
        scores = read.scores.get(outcome.attempt, [])
        return _(" and ").join(sorted({score.model for score in scores})) or _("unknown")

    return _panel(
        "by-judge", _("By the judge's model"), _("Judge"), _grouped(read.outcomes, models)
    )


def by_writer(read: Decisions) -> Panel:
    groups = _grouped(read.outcomes, lambda found: found.writer_model or _("a person"))
    return _panel("by-writer", _("By who wrote the text"), pgettext("of a text", "Writer"), groups)


def by_criterion(read: Decisions) -> Panel:
    """From blind ratings: a decision is about the whole text."""
    pairs = blind_by_criterion(read.scope)
    rows = []
    for name, found in pairs.items():
        same = sum((pair.judge >= least) == (pair.person >= least) for pair, least in found)
        kappa = agreement([pair for pair, _ in found])
        rows.append((name, same, len(found), wilson(same, len(found)), kappa))
    return Panel(
        name="by-criterion",
        title=_("By criterion"),
        says=_(
            "Blind ratings on the same side of the criterion's threshold as the judge's score. "
            "Kappa has quadratic weights, and is undefined where the judge or the people gave "
            "(nearly) one score throughout."
        ),
        columns=(
            *(_("Criterion"), _("Same side"), _("Ratings")),
            *(_("Share"), _("From"), _("To"), _("Kappa"), _("From"), _("To")),
        ),
        rows=[
            (name, part, whole, *ends(share), *ends(kappa))
            for name, part, whole, share, kappa in rows
        ],
        bars=share_bars([row[:4] for row in rows]),
    )


def drifting(read: Decisions, *, end: datetime | None = None) -> Drift:
    """Of the guideline and model chosen, whatever the period; up to `end`, else the last Monday."""
    everything = Decisions(replace(read.scope, period="365"))
    return drift(everything.outcomes, end=end or last_monday(timezone.now()))


def drift_panel(read: Decisions) -> Panel:
    found = drifting(read)
    rows = [
        (_("The last 4 whole weeks"), *found.recent),
        (_("The 12 weeks before"), *found.before),
    ]
    shares = [(label, part, whole, wilson(part, whole)) for label, part, whole in rows]
    return Panel(
        name="drift",
        title=_("Drift"),
        says=_(
            "Passes that people overruled, whatever the period chosen. Fisher's exact test, "
            "one-sided, once a whole week; an alarm below p = {alpha}."
        ).format(alpha=figure(ALPHA)),
        columns=(
            *(_("Weeks"), _("Overruled"), _("Passes")),
            *(_("Share"), _("From"), _("To"), "p"),
        ),
        rows=[
            (label, part, whole, *ends(share), None if found.p is None else float(found.p))
            for label, part, whole, share in shares
        ],
        facts=[
            (_("Drift"), found.verdict),
            *([] if found.p is None else [("p", p_text(found.p).removeprefix("= "))]),
            (_("Overruled now"), headline(shares[0][3], shares[0][2])),
        ],
        bars=share_bars(shares),
    )


PANELS: dict[str, Callable[[Decisions], Panel]] = {
    "over-time": over_time,
    "drift": drift_panel,
    "by-version": by_version,
    "by-judge": by_judge,
    "by-writer": by_writer,
    "by-criterion": by_criterion,
}
