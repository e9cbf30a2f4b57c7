"""What a judge's score is worth here, by the blind ratings of this installation's reviewers.

A text is good in a criterion if the mean of its blind ratings is at or above the threshold that its
score has to reach. It counts once, whether one person rated it or several. Intervals are exact for
any number of texts (C. Clopper and E. Pearson, Biometrika 26 (1934), 404-413).
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import NamedTuple
from uuid import UUID

import scipy  # loads its parts on use: most processes do not need them
from countersign_judge.pass_rule import deciding_number
from countersign_judge.scores import format_score
from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import Avg, Exists, F, Func, JSONField, OuterRef, Q, QuerySet, Value
from django.db.models.functions import JSONObject
from django.utils.formats import number_format
from django.utils.translation import gettext as _

from judging import blind
from judging.models import EvaluationRole, Rating, Score
from summaries.models import GuidelineVersion

# Fewer texts make no figure: at 40 an interval is up to 32 points wide.
LEAST_RATINGS = 40
# A judge's figure follows its present behaviour, and costs the same after a million ratings.
MOST_RATINGS = 2000
# How often the choice of a threshold may be wrong.
ERROR_RATE = 0.05


class RatedScore(NamedTuple):
    """A judge's first score of a criterion of a text, and the mean of the text's blind ratings.

    `criterion` is a name and a definition, `judge` a method, its model and its wording. The score
    is -inf where it does not count, because most of its quotes are made up.
    """

    attempt: UUID
    criterion: tuple[str, str]
    judge: tuple[str, str, str]
    score: float
    rating: float


def rated_scores(ratings: QuerySet[Rating]) -> Iterator[RatedScore]:
    """The newest text first; `ratings` are blind ones."""
    said = JSONObject(criterion=F("criterion_id"), unfounded=Value(True))
    unfounded = Func(said, function="jsonb_build_array", output_field=JSONField())
    scores = Score.objects.filter(
        evaluation__role=EvaluationRole.FIRST,
        evaluation__attempt__ratings__criterion=F("criterion"),
        evaluation__attempt__ratings__in=ratings.order_by("-pk")[:MOST_RATINGS],
    )
    rows = (
        scores.annotate(counts=~Q(evaluation__said__contains=unfounded))
        .values_list(
            "evaluation__attempt",
            *("criterion__name", "criterion__definition"),
            *("evaluation__judge", "evaluation__model", "evaluation__prompt_version"),
            *("value", "answer", "counts"),
        )
        .annotate(rating=Avg("evaluation__attempt__ratings__value"))
        .order_by("-evaluation__attempt__created_at", "pk")
    )
    for attempt, name, definition, judge, model, wording, value, answer, counts, rating in rows:
        score = deciding_number(value, answer) if counts else -math.inf
        yield RatedScore(attempt, (name, definition), (judge, model, wording), score, rating)


def ratings_shown_to(reader: User) -> QuerySet[Rating]:
    """Blind ratings, without those of cases that `reader` has still to rate blind: a count that
    grows by one would tell them that the score was high."""
    unrated = blind.summaries_to_rate(reader).filter(pk=OuterRef("attempt__summary"))
    return Rating.objects.filter(~Exists(unrated), blind=True)


# --- Beside a score ---------------------------------------------------------


@dataclass(frozen=True)
class ScoreWorth:
    """What the scores under a guideline are worth, read once when first needed."""

    guideline: int
    reader: User

    @cached_property
    def _rated_scores(self) -> list[RatedScore]:
        ratings = ratings_shown_to(self.reader)
        under = "criterion__guideline_version__guideline"
        return list(rated_scores(ratings.filter(**{under: self.guideline})))

    def sentence(self, score: Score) -> str:
        """'' for a score that ratings are never compared with: of a criterion that people do not
        rate, or of a confirmation."""
        criterion, by = score.criterion, score.evaluation
        if not criterion.blocking or by.role != EvaluationRole.FIRST:
            return ""
        threshold = criterion.effective_threshold
        about = (criterion.name, criterion.definition), (by.judge, by.model, by.prompt_version)
        good = [
            each.rating >= threshold
            for each in self._rated_scores
            if (each.criterion, each.judge) == about and each.score >= threshold
        ]
        if not good and not settings.BLIND_SHARE:
            return ""  # no text will be rated
        if len(good) < LEAST_RATINGS:
            words = _("Not enough ratings yet: {n} of {least}.")
            return words.format(n=len(good), least=LEAST_RATINGS)
        low, high = scipy.stats.binomtest(sum(good), len(good)).proportion_ci(method="exact")
        share, low, high = (round(100 * part) for part in (sum(good) / len(good), low, high))
        figures = {"share": share, "low": low, "high": high, "n": len(good)}
        return _(
            "Of texts scored {threshold} or higher, {share} % were good to your reviewers "
            "({low} to {high}, n = {n})."
        ).format(threshold=number_format(Decimal(format_score(threshold)).normalize()), **figures)


# --- The threshold that keeps bad texts rare --------------------------------


class RatedText(NamedTuple):
    """The highest threshold that a text passes, and whether people found it good."""

    score: float
    good: bool


def rated_texts(version: GuidelineVersion, ratings: QuerySet[Rating]) -> list[RatedText]:
    """The texts with these `ratings` that the newest judge scored on every blocking criterion of
    the version. A text is good if it is good in each.

    Criteria with their own threshold keep it: a text below one of them passes no threshold.
    """
    blocking = {
        (criterion.name, criterion.definition): criterion
        for criterion in version.criteria.filter(blocking=True)
    }
    by_text: dict[UUID, list[RatedScore]] = {}
    for each in rated_scores(ratings.filter(criterion__in=blocking.values())):
        by_text.setdefault(each.attempt, []).append(each)
    whole = [rows for rows in by_text.values() if {row.criterion for row in rows} == {*blocking}]
    texts = []
    for rows in whole:
        if {row.judge for row in rows} == {row.judge for row in whole[0]}:
            score, good = math.inf, True
            for row in rows:
                criterion = blocking[row.criterion]
                good = good and row.rating >= criterion.effective_threshold
                if criterion.threshold is None:
                    score = min(score, row.score)
                elif row.score < criterion.threshold:
                    score = -math.inf
            texts.append(RatedText(score, good))
    return texts


@dataclass(frozen=True)
class PassedTexts:
    """The texts that pass a threshold."""

    threshold: float
    passed: int
    bad: int

    @property
    def most_bad(self) -> float:
        """The exact upper bound, at 1 - DELTA, on the share of bad texts among those that pass."""
        good = self.passed - self.bad
        return float(scipy.special.betaincinv(self.bad + 1, good, 1 - ERROR_RATE)) if good else 1.0


def enough_ratings_for(limit: float) -> int:
    """How many texts have to pass before `most_bad` is within `limit` even if none is bad."""
    return max(LEAST_RATINGS, math.ceil(math.log(ERROR_RATE) / math.log1p(-limit)))


def run_threshold_tests(
    texts: Sequence[RatedText], thresholds: Iterable[float], limit: float
) -> list[PassedTexts]:
    """The tested thresholds, the strictest first. All but the last keep `most_bad` within `limit`,
    a share; the last does so if it is the lowest of all.

    Fixed-sequence testing: from strict to lax, and no further than the first bound above the limit,
    so that the threshold picked has more bad texts than the limit in at most DELTA of samples,
    though many were tried. It begins where enough texts pass to be within the limit if none of them
    is bad; the number of passing texts says nothing about how many are bad.

    A. Angelopoulos et al., "Learn then Test", arXiv 2110.01052; for judges, J. Jung et al.,
    arXiv 2407.18370.
    """
    found: list[PassedTexts] = []
    for threshold in sorted(thresholds, reverse=True):
        passing = [text.good for text in texts if text.score >= threshold]
        if len(passing) >= enough_ratings_for(limit):
            found.append(PassedTexts(threshold, len(passing), passing.count(False)))
            if found[-1].most_bad > limit:
                break
    return found
