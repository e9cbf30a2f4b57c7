"""Evaluation steps of a draft's criterion. The judge's model writes them once, an admin edits
them: the chain of thought that G-Eval derives from the definition (arXiv 2303.16634, section 2)."""

from typing import Any
from uuid import UUID

from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    object_schema,
    outline_schema,
    text_schema,
)
from countersign_judge.llm.fence import neutralize, to_one_line
from countersign_judge.llm.tokens import estimate_tokens
from countersign_judge.llm.types import OFFLINE, ChatRequest, ChatResult, Message
from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _

from judging.guidelines.content import InvalidGuideline, invalid_field
from judging.guidelines.drafts import require_draft, write_steps
from judging.judges import judge_methods
from judging.judges.base import Unscored
from judging.judges.calls import ask_judge
from judging.judges.costs import CostEstimate, plan_call, price_calls
from judging.models import StepsJob
from judging.tryouts import judge_provider
from summaries import jobs
from summaries.models import Criterion, GuidelineVersion

LEAST = 2
MOST = 8
_MOST_WORDS = 50
# Of maximum length, for estimates of what judging by them costs.
LONGEST = ("word " * _MOST_WORDS,) * MOST

SYSTEM = (
    "You write instructions for a judge who scores summaries of meetings. The judge sees the "
    "transcript and the summary, and nothing else."
)
SCHEMA: dict[str, Any] = object_schema(
    {"steps": list_schema(text_schema(_MOST_WORDS), least=LEAST, most=MOST)}
)


def generate_steps(criterion: Criterion, model: str) -> list[str]:
    """Two to eight steps, without numbers, in order; stores nothing.

    Raises Unscored when the model writes no usable ones, countersign_judge.llm.errors otherwise.
    """
    request = ChatRequest(
        model=model,
        messages=(Message("system", SYSTEM), Message("user", generation_task(criterion))),
        purpose="judge-steps",
        schema=SCHEMA,
        schema_name="steps",
        max_tokens=longest_answer(SCHEMA),
    )
    return ask_judge(request, _read_steps, about=f"steps for {criterion.name}").value


def estimate_generation(criterion: Criterion, model: str) -> CostEstimate:
    """The cost of `generate_steps`."""
    texts = estimate_tokens(SYSTEM + generation_task(criterion))
    answer = longest_answer(SCHEMA)
    return price_calls(model, [plan_call(texts, answer=(answer // 4, answer), task=(0, 0))])


def generation_task(criterion: Criterion) -> str:
    return (
        "Task: write the evaluation steps for one criterion, scored from 1 (worst) to 5 (best).\n\n"
        f"Criterion: {to_one_line(criterion.name)}\n{neutralize(criterion.definition)}\n\n"
        "1. Write three to six steps in the language of the definition, each one action in one "
        "sentence.\n"
        "2. Say what the judge reads first, what to look for and what counts against the "
        "summary.\n"
        "3. Say in the last step what a 5, a 3 and a 1 mean.\n\n"
        "Answer in JSON with steps, a list of texts.\n"
        f"Form: {outline_schema(SCHEMA)}"
    )


def _read_steps(result: ChatResult) -> list[str] | None:
    written = (result.choices[0].data or {}).get("steps", [])
    steps = [step for step in map(_strip_number, written) if step]
    return steps if LEAST <= len(steps) <= MOST else None


def _strip_number(step: str) -> str:
    """Removes the model's own number: the prompt adds one."""
    head, dot, rest = step.strip().partition(". ")
    return rest.strip() if dot and head.isdigit() else step.strip()


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
    steps = generate_steps(criterion, job.version.effective_judge_model)
    try:
        write_steps(
            version=job.version,
            criterion=criterion.name,
            steps=tuple(" ".join(step.split()) for step in steps),
            by=job.asked_by,
        )
    except InvalidGuideline as error:
        raise Unscored(str(error)) from error
