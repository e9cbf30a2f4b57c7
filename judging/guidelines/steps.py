"""Evaluation steps of a draft's criterion. The judge's model writes them once, an admin edits
them: the chain of thought that G-Eval derives from the definition (arXiv 2303.16634, section 2)."""

from uuid import UUID

from countersign_judge.criteria import InvalidGuideline, invalid_field
from countersign_judge.judges import judge_methods
from countersign_judge.judges.base import Unscored
from countersign_judge.llm.types import OFFLINE
from countersign_judge.steps import generate_steps
from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _

from judging.guidelines.content import criterion_from_row
from judging.guidelines.drafts import require_draft, write_steps
from judging.models import StepsJob
from judging.tryouts import judge_provider
from summaries import jobs
from summaries.models import GuidelineVersion


@transaction.atomic
def request_steps(*, version: GuidelineVersion, criterion: str, by: User | None) -> StepsJob:
    """Have a worker ask for steps. Raises InvalidGuideline, also without a language model."""
    if judge_provider(version) == OFFLINE:
        remedy = _(
            "a language model is needed to write steps: set the guideline's judge model or "
            "COUNTERSIGN_JUDGE_MODEL, or write the steps by hand"
        )
        raise invalid_field("judge_model", version.effective_judge_model, remedy)
    require_draft(version)
    found = version.criteria.filter(name=criterion).first()
    if (
        found is None
        or not judge_methods()[found.method].follows_steps
        or not found.definition.strip()
    ):
        raise invalid_field(
            "criterion", criterion, _("choose a G-Eval criterion that has a definition")
        )
    job = StepsJob.objects.create(version=version, criterion_name=criterion, asked_by=by)
    jobs.enqueue(job)
    return job


def run_job(job_id: UUID) -> None:
    """Write the job's steps, unless another worker does."""
    jobs.run(StepsJob, job_id, _write_job)


def _write_job(job: StepsJob) -> None:
    criterion = job.version.criteria.filter(name=job.criterion_name).first()
    if criterion is None:
        raise Unscored(f"the draft has no criterion {job.criterion_name!r} by now; ask again")
    steps = generate_steps(criterion_from_row(criterion), job.version.effective_judge_model)
    try:
        write_steps(
            version=job.version,
            criterion=criterion.name,
            steps=tuple(" ".join(step.split()) for step in steps),
            by=job.asked_by,
        )
    except InvalidGuideline as error:
        raise Unscored(str(error)) from error
