"""Trying a version on an attempt that is stored already. Its case is read and nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from decimal import Decimal
from itertools import groupby
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from django.conf import settings
from django.db import transaction

from judging.gate import shortfalls, unvouched
from judging.guidelines.drafts import write_steps
from judging.guidelines.estimate import CostEstimate, estimated
from judging.guidelines.history import Invalid, record, refuse, require_draft
from judging.judges import JUDGES, method_for
from judging.judges.base import Case, CriterionScore, Judgement, Unscored
from judging.judges.geval_prompt import generate_steps
from judging.models import GuidelineAction, Preview, StepsJob
from llm.types import OFFLINE, parse_model
from summaries import jobs
from summaries.models import Attempt, Criterion, GuidelineVersion, Method
from summaries.redaction.masking import veil_for

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def estimate_of(version: GuidelineVersion, attempt: Attempt) -> CostEstimate:
    """What a preview takes at most. Raises Invalid when the version cannot judge at all."""
    require_judge(version)
    return estimated(case_of(version, attempt, uuid4()), criteria_of(version))


@transaction.atomic
def request(*, version: GuidelineVersion, attempt: Attempt, by: "User | None") -> Preview:
    """Have a worker judge `attempt` by `version`. Raises Invalid."""
    estimate = estimate_of(version, attempt)
    preview = Preview.objects.create(
        version=version, attempt=attempt, asked_by=by, estimate=estimate.as_data()
    )
    note = f"on {attempt.summary.transcript.title}, attempt {attempt.number}"
    record(GuidelineAction.PREVIEW, version.guideline, by=by, version=version, note=note)
    jobs.enqueue(preview)
    return preview


def run(preview_id: UUID) -> None:
    """Judge as the preview asks, unless another worker does."""
    jobs.run(Preview, preview_id, _judge)


def _judge(preview: Preview) -> None:
    version = preview.version
    attempt = Attempt.objects.select_related("summary__transcript").get(pk=preview.attempt_id)
    case = case_of(version, attempt, preview.pk)
    case = replace(case, veil=veil_for(attempt.summary, version))
    preview.results = results_of(judgements_of(case, version))


def judgements_of(case: Case, version: GuidelineVersion) -> list[Judgement]:
    """The first judgement of every criterion; one that passes is not confirmed here."""
    groups = groups_of(criteria_of(version), case.model)
    return [JUDGES[name](case, criteria) for name, criteria in groups]


def require_judge(version: GuidelineVersion) -> None:
    """Raises Invalid for a version without criteria or with a model that cannot be read."""
    if not version.criteria.exists():
        raise refuse("criteria", [], "add one criterion at least")
    try:
        parse_model(_model(version))
    except ValueError as error:
        raise refuse("judge_model", _model(version), str(error)) from error


def _model(version: GuidelineVersion) -> str:
    chosen: str = version.judge_model or settings.LLM["JUDGE_MODEL"]
    return chosen


def case_of(version: GuidelineVersion, attempt: Attempt, subject: UUID) -> Case:
    """`subject` is not the case's: what a preview costs is no part of the case's budget."""
    transcript = attempt.summary.transcript
    return Case(
        subject=subject,
        title=transcript.title,
        turns=transcript.turns,
        text=attempt.text,
        model=_model(version),
        variant=version.variant,
        score_mode=version.score_mode,
        joint=version.joint,
    )


def criteria_of(version: GuidelineVersion) -> list[Criterion]:
    return list(version.criteria.select_related("guideline_version"))


def groups_of(criteria: Sequence[Criterion], model: str) -> Iterable[tuple[str, list[Criterion]]]:
    def judge_of(criterion: Criterion) -> str:
        return method_for(criterion.method, model)

    ordered = sorted(criteria, key=judge_of)
    return [(name, list(group)) for name, group in groupby(ordered, key=judge_of)]


def results_of(judgements: Sequence[Judgement]) -> dict[str, Any]:
    """As `Preview.results` describes them."""
    scores = [score for judgement in judgements for score in judgement.scores]
    costs = [judgement.cost for judgement in judgements]
    known = [cost for cost in costs if cost is not None]
    return {
        "passed": not (shortfalls(scores) or unvouched(scores)),
        "models": list(dict.fromkeys(judgement.model for judgement in judgements)),
        "prompt_tokens": sum(judgement.prompt_tokens for judgement in judgements),
        "completion_tokens": sum(judgement.completion_tokens for judgement in judgements),
        "cost": str(sum(known, Decimal(0))) if len(known) == len(costs) else None,
        "seconds": round(sum(judgement.seconds for judgement in judgements), 3),
        "scores": [_score(score) for score in _in_order(scores)],
    }


def _in_order(scores: Sequence[CriterionScore]) -> list[CriterionScore]:
    return sorted(scores, key=lambda score: score.criterion.position)


def _score(score: CriterionScore) -> dict[str, Any]:
    criterion = score.criterion
    return {
        "criterion": criterion.name,
        "value": score.value,
        "bar": criterion.bar,
        "blocking": criterion.blocking,
        "reaches": score.value >= criterion.bar,
        "mode": str(score.mode),
        "spread": score.spread,
        "reason": score.reason,
        "distribution": score.distribution,
        "quotes": [asdict(quote) for quote in score.quotes],
    }


# --- Steps ------------------------------------------------------------------
# Evaluation steps for a criterion of a draft, written in the background by the judge's model.


@transaction.atomic
def request_steps(*, version: GuidelineVersion, criterion: str, by: "User | None") -> StepsJob:
    """Have a worker ask for steps. Raises Invalid, also when there is no language model."""
    _require_language_model(version)
    require_draft(version)
    found = version.criteria.filter(name=criterion).first()
    if found is None or found.method != Method.GEVAL or not found.definition.strip():
        raise refuse("criterion", criterion, "choose a G-Eval criterion that has a definition")
    job = StepsJob.objects.create(version=version, criterion_name=criterion, asked_by=by)
    jobs.enqueue(job)
    return job


def run_steps(job_id: UUID) -> None:
    """Write the steps that the job asks for, unless another worker does."""
    jobs.run(StepsJob, job_id, _write)


def _write(job: StepsJob) -> None:
    criterion = job.version.criteria.filter(name=job.criterion_name).first()
    if criterion is None:
        raise Unscored(f"the draft has no criterion {job.criterion_name!r} by now; ask again")
    steps = generate_steps(criterion, _model(job.version))
    try:
        write_steps(
            version=job.version,
            criterion=criterion.name,
            steps=tuple(" ".join(step.split()) for step in steps),
            by=job.asked_by,
        )
    except Invalid as error:
        raise Unscored(str(error)) from error


def _require_language_model(version: GuidelineVersion) -> None:
    model = _model(version)
    try:
        offline = parse_model(model).provider == OFFLINE
    except ValueError as error:
        raise refuse("judge_model", model, str(error)) from error
    if offline:
        raise refuse(
            "judge_model",
            model,
            "a language model is needed to write steps: set the guideline's judge model or "
            "COUNTERSIGN_JUDGE_MODEL, or write the steps by hand",
        )
