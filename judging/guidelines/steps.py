"""Evaluation steps of a draft's criterion. The judge's model writes them once, an admin edits
them: the chain of thought that G-Eval derives from the definition (arXiv 2303.16634, section 2)."""

from typing import Any
from uuid import UUID

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _

from judging.guidelines.content import InvalidGuideline, refuse
from judging.guidelines.drafts import require_draft, write_steps
from judging.judges import methods
from judging.judges.base import Unscored
from judging.judges.calls import ask
from judging.judges.costs import CostEstimate, cost_of, planned
from judging.models import StepsJob
from judging.tryouts import judge_provider
from llm.answer_limits import closed, list_of, longest_answer, outline, text_of
from llm.fence import neutralise, one_line
from llm.tokens import estimate
from llm.types import OFFLINE, ChatRequest, ChatResult, Message
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
SCHEMA: dict[str, Any] = closed({"steps": list_of(text_of(_MOST_WORDS), least=LEAST, most=MOST)})


def generate(criterion: Criterion, model: str) -> list[str]:
    """Two to eight steps, without numbers, in order; stores nothing.

    Raises Unscored when the model writes no usable ones, llm.errors otherwise.
    """
    request = ChatRequest(
        model=model,
        messages=(Message("system", SYSTEM), Message("user", task(criterion))),
        purpose="judge-steps",
        schema=SCHEMA,
        schema_name="steps",
        max_tokens=longest_answer(SCHEMA),
    )
    return ask(request, _read, about=f"steps for {criterion.name}").value


def cost(criterion: Criterion, model: str) -> CostEstimate:
    """The cost of `generate`."""
    texts = estimate(SYSTEM + task(criterion))
    answer = longest_answer(SCHEMA)
    return cost_of(model, [planned(texts, answer=(answer // 4, answer), task=(0, 0))])


def task(criterion: Criterion) -> str:
    return (
        "Task: write the evaluation steps for one criterion, scored from 1 (worst) to 5 (best).\n\n"
        f"Criterion: {one_line(criterion.name)}\n{neutralise(criterion.definition)}\n\n"
        "1. Write three to six steps in the language of the definition, each one action in one "
        "sentence.\n"
        "2. Say what the judge reads first, what to look for and what counts against the "
        "summary.\n"
        "3. Say in the last step what a 5, a 3 and a 1 mean.\n\n"
        "Answer in JSON with steps, a list of texts.\n"
        f"Form: {outline(SCHEMA)}"
    )


def _read(result: ChatResult) -> list[str] | None:
    written = (result.choices[0].data or {}).get("steps", [])
    steps = [step for step in map(_bare, written) if step]
    return steps if LEAST <= len(steps) <= MOST else None


def _bare(step: str) -> str:
    """Removes the model's own number: the prompt adds one."""
    head, dot, rest = step.strip().partition(". ")
    return rest.strip() if dot and head.isdigit() else step.strip()


@transaction.atomic
def request(*, version: GuidelineVersion, criterion: str, by: User | None) -> StepsJob:
    """Have a worker ask for steps. Raises InvalidGuideline, also without a language model."""
    if judge_provider(version) == OFFLINE:
        remedy = _(
            "a language model is needed to write steps: set the guideline's judge model or "
            "COUNTERSIGN_JUDGE_MODEL, or write the steps by hand"
        )
        raise refuse("judge_model", version.effective_judge_model, remedy)
    require_draft(version)
    found = version.criteria.filter(name=criterion).first()
    if found is None or not methods()[found.method].follows_steps or not found.definition.strip():
        raise refuse("criterion", criterion, _("choose a G-Eval criterion that has a definition"))
    job = StepsJob.objects.create(version=version, criterion_name=criterion, asked_by=by)
    jobs.enqueue(job)
    return job


def run(job_id: UUID) -> None:
    """Write the job's steps, unless another worker does."""
    jobs.run(StepsJob, job_id, _write)


def _write(job: StepsJob) -> None:
    criterion = job.version.criteria.filter(name=job.criterion_name).first()
    if criterion is None:
        raise Unscored(f"the draft has no criterion {job.criterion_name!r} by now; ask again")
    steps = generate(criterion, job.version.effective_judge_model)
    try:
        write_steps(
            version=job.version,
            criterion=criterion.name,
            steps=tuple(" ".join(step.split()) for step in steps),
            by=job.asked_by,
        )
    except InvalidGuideline as error:
        raise Unscored(str(error)) from error
