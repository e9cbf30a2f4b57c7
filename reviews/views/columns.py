"""What a row of the queue shows beside the case's own columns."""

from django.db.models import (
    Case,
    Count,
    Exists,
    F,
    IntegerField,
    Min,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    When,
)
from django.db.models.functions import Coalesce

from judging.models import Evaluation, Finding, Relation, Score
from llm.names import OFFLINE
from reviews.records import newest_first
from summaries.models import Attempt, Summary
from summaries.status import WAITING, Status

_NO_MODEL = ["", OFFLINE]
_UNSUPPORTED = [Relation.NOT_MENTIONED, Relation.CONTRADICTED]


def in_columns(cases: QuerySet[Summary]) -> QuerySet[Summary]:
    """With `attempt_count`, `by_model`, and of the attempt that a person would decide on (the
    newest judged one or, attempts used up, the best) `lowest`, its lowest blocking score, and
    `unsupported`, how many of its sentences the transcript does not bear out."""
    attempts = Attempt.objects.filter(summary=OuterRef("pk"))
    judged = Evaluation.objects.filter(attempt__summary=OuterRef("pk"))
    lowest = Score.objects.filter(
        evaluation__attempt=OuterRef("judged_attempt"), criterion__blocking=True
    ).order_by("value")
    rows = cases.annotate(
        waits_for_a_person=Q(status__in=WAITING),
        attempt_count=Subquery(attempts.order_by("-number").values("number")[:1]),
        judged_attempt=_judged_attempt(),
        lowest=Subquery(lowest.values("value")[:1]),
        unsupported=_unsupported(),
        by_model=Exists(attempts.exclude(model__in=_NO_MODEL, suggested_by__in=_NO_MODEL))
        | Exists(judged.exclude(model=OFFLINE)),
    )
    related = ("transcript", "guideline_version__guideline", "author", "claim__holder")
    # Two hours of talk are a megabyte that no row shows.
    light = rows.select_related(*related).defer("transcript__turns")
    return light.prefetch_related(newest_first())


def _judged_attempt() -> Case:
    scores = Score.objects.filter(
        evaluation__attempt__summary=OuterRef("pk"), criterion__blocking=True
    )
    number = F("evaluation__attempt__number")
    newest = scores.order_by(number.desc()).values("evaluation__attempt")[:1]
    by_attempt = scores.order_by().values("evaluation__attempt").annotate(low=Min("value"))
    best = by_attempt.order_by("-low", number.desc()).values("evaluation__attempt")[:1]
    return Case(When(status=Status.EXHAUSTED, then=Subquery(best)), default=Subquery(newest))


def _unsupported() -> Coalesce:
    findings = Finding.objects.filter(
        evaluation__attempt=OuterRef("judged_attempt"), relation__in=_UNSUPPORTED
    )
    counted = (
        findings.order_by()
        .values("evaluation__attempt")
        .annotate(count=Count("start", distinct=True))
    )
    return Coalesce(Subquery(counted.values("count")[:1]), 0, output_field=IntegerField())
