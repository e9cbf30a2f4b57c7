"""Agreement of the judge with people: over time, by guideline version, by model, by criterion."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from uuid import UUID

from countersign_judge.metaeval.bootstrap import DRAWS
from countersign_judge.pass_rule import deciding_number, highest_threshold
from django.db.models import OuterRef, Q, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, pgettext

from insight.drift import ALPHA, Drift, find_last_monday, format_p, measure_drift
from insight.labels import LabelledScore, find_first_scores
from insight.panels import (
    Chart,
    Panel,
    Row,
    build_share_panel,
    explain_too_few,
    format_figure,
    format_share,
    interval_cells,
)
from insight.scope import FigureScope
from judging.models import EvaluationRole, Rating, Score
from measuring.agreement import (
    TOO_FEW,
    NoEstimate,
    ScoredPair,
    confusion_matrix,
    measure_agreement,
)
from records.outcomes import ReviewOutcome, review_outcomes
from summaries.models import Attempt, Origin
from summaries.texts import criterion_label
from web.text import localize_number as number

# --- Blind ratings ----------------------------------------------------------
# The judge against people who rated before they saw its scores.

_LARGEST_RADIUS = 22  # radius of a bubble, in pixels
SAME_THROUGHOUT = gettext_noop("the judge or the people gave (nearly) the same score throughout")


def find_blind_ratings(scope: FigureScope) -> list[tuple[str, ScoredPair, bool]]:
    """For every text in the scope: the criterion, the judge's first score and a person's, and
    whether both are on the same side of the criterion's threshold."""
    first = Score.objects.filter(
        evaluation__attempt=OuterRef("attempt"),
        evaluation__role=EvaluationRole.FIRST,
        evaluation__guideline_version=OuterRef("attempt__summary__guideline_version"),
        criterion=OuterRef("criterion"),
    ).order_by("evaluation__created_at", "pk")
    ratings = Rating.objects.filter(
        Q(attempt__in=scope.texts().order_by().values("pk")), blind=True
    ).annotate(
        judge=Subquery(first.values("value")[:1]),
        answer=Subquery(first.values("answer")[:1]),
        least=Coalesce("criterion__threshold", "criterion__guideline_version__threshold"),
    )
    rows = (
        ratings.filter(judge__isnull=False)
        .order_by("pk")
        .values_list("criterion__name", "attempt_id", "judge", "answer", "value", "least")
    )
    return [
        (
            name,
            ScoredPair(str(attempt), judge, person),
            (highest_threshold([deciding_number(judge, answer)]) >= least) == (person >= least),
        )
        for name, attempt, judge, answer, person, least in rows
    ]


def judge_against_people_panel(scope: FigureScope) -> Panel:
    pairs = [pair for _criterion, pair, _same in find_blind_ratings(scope)]
    counts, kappa = confusion_matrix(pairs), measure_agreement(pairs)
    texts = len({pair.text for pair in pairs})
    if kappa is NoEstimate.TOO_FEW:
        said = explain_too_few(texts, "rated texts")
    elif isinstance(kappa, NoEstimate):
        said = f"{_(kappa.value)}: {_(SAME_THROUGHOUT)}"
    else:
        value, low, high = (number(part, 2) for part in (kappa.value, kappa.low, kappa.high))
        said = _("{value} ({low} to {high})").format(value=value, low=low, high=high)
    lines: list[Row] = [(str(score), *line) for score, line in enumerate(counts, start=1)]
    rated = _("{count} of {texts} texts").format(count=number(len(pairs)), texts=number(texts))
    return Panel(
        name="agreement",
        title=_("Judge against people"),
        says=_(
            "Blind ratings against the judge's rounded scores; larger dots are more ratings. Kappa "
            "has quadratic weights and a bootstrap interval of 95 % ({draws} draws of texts)."
        ).format(draws=number(DRAWS)),
        columns=(
            _("Judge"),
            *(_("People: {score}").format(score=score) for score in range(1, len(counts) + 1)),
        ),
        rows=[*lines, (_("Weighted kappa, from, to"), *interval_cells(kappa), _("texts"), texts)],
        facts=[(_("Weighted kappa"), said), (_("Ratings"), rated)],
        chart=_build_bubble_chart(counts) if pairs else None,
    )


def _build_bubble_chart(counts: Sequence[Sequence[int]]) -> Chart:
    """Their areas are the numbers of ratings."""
    most = max(map(max, counts))
    cells = {
        (judge, person): count
        for judge, line in enumerate(counts, start=1)
        for person, count in enumerate(line, start=1)
        if count
    }
    words = _("{count} (judge {judge}, people {people})")
    ratings = {
        "label": _("Ratings"),
        "data": [
            {"x": person, "y": judge, "r": round(_LARGEST_RADIUS * (count / most) ** 0.5, 1)}
            for (judge, person), count in cells.items()
        ],
        "texts": [
            words.format(count=number(count), judge=judge, people=person)
            for (judge, person), count in cells.items()
        ],
    }
    ends = [{"x": score, "y": score} for score in (1, len(counts))]
    same = {"part": "same", "label": _("Same score"), "data": ends}
    axes = {"x": pgettext("axis", "People"), "y": pgettext("axis", "Judge")}
    return {"kind": "bubbles", "datasets": [ratings, same], **axes}


# --- Decisions --------------------------------------------------------------

# The newest: a page is no batch job.
MOST_DECISIONS = 10_000
# A quarter in weeks; more bars are unreadable.
_MOST_BARS = 14


class Decisions:
    """Shared data of the page's figures, read once."""

    def __init__(self, scope: FigureScope) -> None:
        self.scope = scope

    @cached_property
    def outcomes(self) -> list[ReviewOutcome]:
        """Decisions of the period on texts that a judge read, without reviewers' own texts."""
        texts = replace(self.scope, period="all").texts().exclude(origin=Origin.REVIEWER)
        since = self.scope.since
        found = review_outcomes(texts, most=MOST_DECISIONS)
        return [outcome for outcome in found if since is None or outcome.at >= since]

    @cached_property
    def scores(self) -> dict[UUID, list[LabelledScore]]:
        keys = [outcome.attempt for outcome in self.outcomes]
        return find_first_scores(Attempt.objects.filter(pk__in=keys))

    @cached_property
    def drift(self) -> Drift:
        """For the chosen guideline and model, whatever the period; up to the last Monday."""
        return self.drift_until(find_last_monday(timezone.now()))

    def drift_until(self, end: datetime) -> Drift:
        return measure_drift(Decisions(replace(self.scope, period="365")).outcomes, end=end)

    def by(self, name: Callable[[ReviewOutcome], str]) -> list[tuple[str, int, int]]:
        """By the `name` of a decision: how often people and judge agreed, and how many."""
        groups: dict[str, list[bool]] = {}
        for outcome in self.outcomes:
            groups.setdefault(name(outcome), []).append(not outcome.overruled)
        return [(label, sum(agreed), len(agreed)) for label, agreed in groups.items()]


def _agreement_panel(
    name: str, title: str, head: str, found: list[tuple[str, int, int]], says: str
) -> Panel:
    heads = (head, _("Agree"), _("Decided"))
    return build_share_panel(heads, found, name=name, title=title, says=says)


def _format_quarter(outcome: ReviewOutcome) -> str:
    day = timezone.localtime(outcome.at)
    return f"{day:%Y} Q{(day.month + 2) // 3}"


_PERIOD_NAMES: dict[str, Callable[[ReviewOutcome], str]] = {
    gettext_noop(
        "Share of decided texts where judge and people agree, by week of the decision."
    ): lambda outcome: f"{find_last_monday(outcome.at):%Y-%m-%d}",
    gettext_noop(
        "Share of decided texts where judge and people agree, by month of the decision."
    ): lambda outcome: f"{timezone.localtime(outcome.at):%Y-%m}",
    gettext_noop(
        "Share of decided texts where judge and people agree, by quarter of the decision."
    ): _format_quarter,
}


def over_time_panel(read: Decisions) -> Panel:
    """By the shortest of week, month and quarter that mostly has enough decisions."""
    for says, name in _PERIOD_NAMES.items():
        found = read.by(name)
        panel = _agreement_panel("over-time", _("Over time"), _("Since"), found, _(says))
        enough = sum(whole >= TOO_FEW for _label, _part, whole in found)
        if len(found) <= _MOST_BARS and 2 * enough >= len(found):
            break
    return panel


def _explain_share() -> str:
    return _("Share of texts where judge and reviewers agree.")


def by_version_panel(read: Decisions) -> Panel:
    found = read.by(lambda outcome: f"{outcome.guideline_title} v{outcome.version}")
    return _agreement_panel(
        "by-version", _("By guideline version"), _("Version"), found, _explain_share()
    )


def by_judge_panel(read: Decisions) -> Panel:
    def models(outcome: ReviewOutcome) -> str:
        scores = read.scores.get(outcome.attempt, [])
        return _(" and ").join(sorted({score.model for score in scores})) or _("unknown")

    title = _("By the judge's model")
    return _agreement_panel("by-judge", title, _("Judge"), read.by(models), _explain_share())


def by_writer_panel(read: Decisions) -> Panel:
    found = read.by(lambda outcome: outcome.writer_model or _("a person"))
    head = pgettext("of a text", "Writer")
    return _agreement_panel("by-writer", _("By who wrote the text"), head, found, _explain_share())


def by_criterion_panel(read: Decisions) -> Panel:
    """From blind ratings: decisions are about the whole text."""
    pairs: dict[str, list[ScoredPair]] = {}
    same: Counter[str] = Counter()
    for criterion, pair, same_side in find_blind_ratings(read.scope):
        pairs.setdefault(criterion, []).append(pair)
        same[criterion] += same_side
    kappas = [interval_cells(measure_agreement(found)) for found in pairs.values()]
    heads = (_("Kappa"), _("From"), _("To"))
    return build_share_panel(
        (_("Criterion"), _("Same side"), _("Ratings")),
        [
            (criterion_label(criterion), same[criterion], len(found))
            for criterion, found in pairs.items()
        ],
        more={head: [kappa[at] for kappa in kappas] for at, head in enumerate(heads)},
        name="by-criterion",
        title=_("By criterion"),
        says=_(
            "Blind ratings on the same side of the criterion's threshold as the judge's score. "
            "Kappa has quadratic weights. It is undefined where the judge or the people gave "
            "(nearly) the same score throughout."
        ),
    )


def drift_panel(read: Decisions) -> Panel:
    found = read.drift
    p = [] if found.p is None else [("p", format_p(found.p).removeprefix("= "))]
    return build_share_panel(
        (_("Weeks"), _("Overruled"), _("Passes")),
        [
            (_("The last 4 whole weeks"), *found.recent),
            (_("The 12 weeks before"), *found.before),
        ],
        more={"p": [found.p, found.p]},
        name="drift",
        title=_("Drift"),
        says=_(
            "Passes that people overruled, independent of the chosen period. Fisher's exact "
            "test, one-sided, once per whole week; an alarm below p = {alpha}."
        ).format(alpha=format_figure(ALPHA)),
        facts=[
            (_("Drift"), found.verdict),
            *p,
            (_("Overruled now"), format_share(*found.recent)),
        ],
    )


PANELS: dict[str, Callable[[Decisions], Panel]] = {
    "over-time": over_time_panel,
    "drift": drift_panel,
    "by-version": by_version_panel,
    "by-judge": by_judge_panel,
    "by-writer": by_writer_panel,
    "by-criterion": by_criterion_panel,
}
