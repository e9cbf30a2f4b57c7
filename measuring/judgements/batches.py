"""Pairs that a program sends to be judged: accepted, judged by a worker, deleted.

Every pair is committed by itself, so a killed worker loses only its calls in flight, and the next
worker continues with the rest.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import Unscored
from countersign_judge.metaeval.items import DatasetItem
from countersign_judge.metaeval.plans import (
    USUAL_SCORING,
    BadMeasuredJudge,
    JudgementRequest,
    JudgingPlan,
    Scoring,
)
from countersign_judge.metaeval.running import (
    JudgementOutcome,
    JudgementRun,
    OutcomeStore,
    Stopped,
    write_missing_steps,
)
from countersign_judge.pairs import Pair, build_plan
from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from llm.concurrency import release_connection
from llm.models import ModelCall
from measuring.guideline_plans import build_plan_by_version
from measuring.models import JudgementBatch, JudgementItem
from summaries import jobs
from summaries.models import DISPOSED, GuidelineVersion

MOST_PAIRS = 1000
# For a worker that also has summaries to judge.
CONCURRENCY = 8
# A worker gives its thread back after this, so that summaries do not wait for many pairs.
SLICE_SECONDS = 120.0
_PAUSE, _LONGEST_PAUSE = 60.0, 900.0


@transaction.atomic
def request_batch(
    pairs: Sequence[Pair],
    *,
    by: User,
    version: GuidelineVersion | None = None,
    judge: str = "",
    criteria: Sequence[str | Criterion] = (),
    parameters: Mapping[str, Any] | None = None,
    variant: str = "",
    scoring: Scoring = USUAL_SCORING,
    evidence: bool = False,
) -> JudgementBatch:
    """Have a worker judge the pairs as `judge_pairs` would.

    Raises BadMeasuredJudge, and jobs.AskedTooOften.
    """
    jobs.check_hourly_limit(JudgementBatch, by=by, most=settings.HOURLY_LIMITS.judgements)
    if version is not None:
        plan = build_plan_by_version(version)
    else:
        plan = build_plan(
            judge,
            criteria=criteria,
            parameters=parameters,
            variant=variant or "base",
            scoring=scoring,
            evidence=evidence,
        )
    items = [pair.item(number) for number, pair in enumerate(pairs)]
    estimate = sum((plan.estimate(item) for item in items), plan.cost_of_steps())
    batch = JudgementBatch.objects.create(
        version=version,
        judge="" if version else judge or plan.measured.judge,
        model=plan.measured.model,
        variant=plan.measured.variant or "",
        criteria=list(plan.group),
        own_criteria=[
            {"name": each.name, "definition": each.definition, "steps": list(each.steps)}
            for each in plan.own
        ],
        parameters=dict(parameters or {}),
        scoring=asdict(scoring),
        evidence=plan.evidence,
        estimate=estimate.as_data(),
        asked_by=by,
    )
    rows = zip(pairs, items, strict=True)
    JudgementItem.objects.bulk_create(
        JudgementItem(
            batch=batch, position=at, name=pair.id, turns=list(item.turns), text=item.summary
        )
        for at, (pair, item) in enumerate(rows)
    )
    jobs.enqueue(batch)
    return batch


# --- Work -------------------------------------------------------------------


def run_batch(batch_id: UUID) -> None:
    """Judge the rest of it, unless another worker does."""
    jobs.run(JudgementBatch, batch_id, _judge_slice)


def _judge_slice(batch: JudgementBatch) -> None:
    rows = list(batch.items.filter(outcome__isnull=True))
    items = [DatasetItem(row.name, "", tuple(row.turns), row.text, {}) for row in rows]
    kept = _BatchRows(batch)
    try:
        plan = write_missing_steps(_plan_of_batch(batch), kept)
        requests = list(plan.requests(items, [row.pk for row in rows]))
        kept.expect(requests)
        JudgementRun(items, kept, concurrency=CONCURRENCY, pauses=()).outcomes(requests)
    except BadMeasuredJudge as error:
        raise Unscored(str(error)) from error
    except Stopped as error:
        if error.cause is None:
            raise Unscored(str(error)) from error
        pause = max(error.cause.retry_after or 0.0, _PAUSE)
        raise jobs.Paused(str(error), seconds=min(pause, _LONGEST_PAUSE)) from error


def _plan_of_batch(batch: JudgementBatch) -> JudgingPlan:
    if batch.version is not None:
        return build_plan_by_version(batch.version)
    own = {each["name"]: Criterion(**each) for each in batch.own_criteria}
    return build_plan(
        batch.judge,
        model=batch.model,
        criteria=[own.get(name, name) for name in batch.criteria],
        parameters=batch.parameters,
        variant=batch.variant or "base",
        scoring=Scoring(**batch.scoring),
        evidence=batch.evidence,
    )


class _BatchRows(OutcomeStore):
    """Keeps outcomes in the batch's rows; raises Paused when the worker's time is over."""

    def __init__(self, batch: JudgementBatch) -> None:
        self._batch = batch
        self._ends = time.monotonic() + SLICE_SECONDS
        self._rows: dict[str, list[UUID]] = {}

    def expect(self, requests: Sequence[JudgementRequest]) -> None:
        # Judge equal pairs once.
        for each in requests:
            self._rows.setdefault(each.key, []).append(each.subject)

    def keep_steps(self, criterion: Criterion, model: str, written: list[str]) -> None:
        """The answer shows the steps, and all pairs are judged by the same ones."""
        batch = self._batch
        batch.own_criteria = [
            {**each, "steps": written} if each["name"] == criterion.name else each
            for each in batch.own_criteria
        ]
        ours = JudgementBatch.objects.filter(pk=batch.pk, lease_token=batch.lease_token)
        ours.update(own_criteria=batch.own_criteria)

    def keep(self, request: JudgementRequest, outcome: JudgementOutcome) -> None:
        ours = JudgementItem.objects.filter(
            pk__in=self._rows[request.key],
            outcome__isnull=True,
            batch__lease_token=self._batch.lease_token,
        )
        kept = ours.update(outcome=asdict(outcome))
        release_connection()
        if not kept:
            raise Stopped("another worker has the judgements, or they were deleted")
        if time.monotonic() > self._ends:
            raise jobs.Paused


# --- Retention --------------------------------------------------------------


def deletion_time(batch: JudgementBatch) -> datetime:
    return batch.created_at + timedelta(days=settings.RETENTION_DAYS.judgements)


@transaction.atomic
def forget_batches(batches: QuerySet[JudgementBatch]) -> int:
    """Delete pairs and scores, and errors of their calls, which may quote them; how many batches.
    The ledger keeps the costs."""
    found = list(batches.values_list("pk", flat=True))
    items = JudgementItem.objects.filter(batch__in=found)
    calls = ModelCall.objects.filter(subject__in=items.values("pk"))
    calls.exclude(error="").update(error=DISPOSED)
    JudgementBatch.objects.filter(pk__in=found).delete()
    return len(found)


def forget_old_batches() -> int:
    """Delete those whose retention is over, also unfinished ones."""
    until = timezone.now() - timedelta(days=settings.RETENTION_DAYS.judgements)
    return forget_batches(JudgementBatch.objects.filter(created_at__lte=until))
