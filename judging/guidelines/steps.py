"""Evaluation steps for a criterion of a draft, written in the background by the judge's model."""

from typing import TYPE_CHECKING
from uuid import UUID

from django.conf import settings
from django.db import transaction

from judging.guidelines.drafts import write_steps
from judging.guidelines.history import require_draft
from judging.guidelines.problems import Invalid, refuse
from judging.judges.base import Unscored
from judging.judges.geval_steps import generate_steps
from judging.models import StepsJob
from llm.names import OFFLINE, parse_model
from summaries import jobs
from summaries.models import GuidelineVersion
from summaries.models.guidelines import Method

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def request(*, version: GuidelineVersion, criterion: str, by: "User | None") -> StepsJob:
    """Have a worker ask for steps. Raises Invalid, also when there is no language model."""
    _require_language_model(version)
    require_draft(version)
    found = version.criteria.filter(name=criterion).first()
    if found is None or found.method != Method.GEVAL or not found.definition.strip():
        raise refuse("criterion", criterion, "choose a G-Eval criterion that has a definition")
    job = StepsJob.objects.create(version=version, criterion_name=criterion, asked_by=by)
    jobs.enqueue(job)
    return job


def run(job_id: UUID) -> None:
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


def _model(version: GuidelineVersion) -> str:
    chosen: str = version.judge_model or settings.LLM["JUDGE_MODEL"]
    return chosen


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
