"""Trying before it counts.

A preview, which is a guideline version judged on a stored text; evaluation steps
written by a model; and a trial, which is an author's text judged before they hand it in.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.utils.translation import gettext as _

from judging import estimates
from judging.evidence_check import evidence_beside, lacks_evidence
from judging.gate import Groups, judged_by_prescreens_only, shortfalls, unfounded
from judging.guidelines.content import InvalidGuideline, refuse
from judging.guidelines.drafts import record, require_draft, write_steps
from judging.judges import criteria_by_judge, judge_input_of, method_named, methods
from judging.judges.base import (
    CriterionScore,
    JudgeInput,
    Judgement,
    Unscored,
    total_cost,
)
from judging.judges.calls import ask
from judging.judges.geval import closed
from judging.models import FAILURE, GuidelineAction, Preview, StepsJob, Trial
from llm.answer_limits import list_of, longest_answer, text_of
from llm.fence import neutralise, one_line
from llm.types import OFFLINE, ChatRequest, ChatResult, Message, parse_model
from summaries import jobs
from summaries.models import (
    Attempt,
    Criterion,
    GuidelineVersion,
    JobStatus,
    Summary,
)
from summaries.redaction import masking_for
from summaries.suggestions import check_with_author
from summaries.texts import sha256, summary_text

if TYPE_CHECKING:
    from django.contrib.auth.models import User

# --- Previews ---------------------------------------------------------------
# A version is tried on a stored attempt, whose summary is read and not changed.


@transaction.atomic
def request_preview(*, version: GuidelineVersion, attempt: Attempt, by: "User | None") -> Preview:
    """Have a worker judge `attempt` by `version`. Raises InvalidGuideline."""
    require_judge(version)
    estimate = estimates.of_attempt(version, attempt)
    preview = Preview.objects.create(
        version=version, attempt=attempt, asked_by=by, estimate=estimate.as_data()
    )
    note = f"on {attempt.summary.transcript.title}, attempt {attempt.number}"
    record(GuidelineAction.PREVIEW, version.guideline, by=by, version=version, note=note)
    jobs.enqueue(preview)
    return preview


def run_preview(preview_id: UUID) -> None:
    """Judge as the preview asks, unless another worker does."""
    jobs.run(Preview, preview_id, _judge)


def _judge(preview: Preview) -> None:
    version = preview.version
    attempt = Attempt.objects.select_related("summary__transcript").get(pk=preview.attempt_id)
    masking = masking_for(attempt.summary, version)
    judge_input = judge_input_of(version, attempt, preview.pk, masking)
    groups = criteria_by_judge(version, judge_input.model)
    preview.results = results_of(judgements_of(judge_input, groups))


def judgements_of(judge_input: JudgeInput, groups: Groups) -> list[Judgement]:
    """The first judgement of every criterion, and the evidence; what passes is not confirmed."""
    judgements = [method_named(name).run(judge_input, criteria) for name, criteria in groups]
    found = [finding for judgement in judgements for finding in judgement.findings]
    beside = evidence_beside(judge_input, {name for name, _ in groups}, found)
    return [*judgements, beside] if beside else judgements


def require_judge(version: GuidelineVersion) -> None:
    """Raises InvalidGuideline for a version without criteria or with an unknown model."""
    if not version.criteria.exists():
        raise refuse("criteria", [], _("add one criterion at least"))
    _judge_provider(version)


def _judge_provider(version: GuidelineVersion) -> str:
    model = version.effective_judge_model
    try:
        return parse_model(model).provider
    except ValueError as error:
        raise refuse("judge_model", model, str(error)) from error


def results_of(judgements: Sequence[Judgement]) -> dict[str, Any]:
    """As `Preview.results` describes them."""
    scores = [score for judgement in judgements for score in judgement.scores]
    cost = total_cost(judgement.cost for judgement in judgements)
    return {
        "passed": not (
            shortfalls(scores)
            or judged_by_prescreens_only(scores)
            or unfounded(scores)
            or any(lacks_evidence(item.details) for item in judgements if not item.scores)
        ),
        "models": list(dict.fromkeys(item.model for item in judgements if item.scores)),
        "prompt_tokens": sum(judgement.prompt_tokens for judgement in judgements),
        "completion_tokens": sum(judgement.completion_tokens for judgement in judgements),
        "cost": None if cost is None else str(cost),
        "seconds": round(sum(judgement.seconds for judgement in judgements), 3),
        "findings": [item.stored() for judgement in judgements for item in judgement.findings],
        "marks": Counter(
            str(item.mark) for judgement in judgements for item in judgement.findings if item.mark
        ),
        "unchecked": next((item.details[FAILURE] for item in judgements if _failed(item)), ""),
        "scores": [
            _score(score) for score in sorted(scores, key=lambda score: score.criterion.position)
        ],
    }


def _failed(judgement: Judgement) -> bool:
    """Whether it is an evidence check without verdicts: a judge's details are of its scores."""
    return not judgement.scores and FAILURE in judgement.details


def _score(score: CriterionScore) -> dict[str, Any]:
    criterion = score.criterion
    return {
        "criterion": criterion.name,
        "value": score.value,
        "threshold": criterion.effective_threshold,
        "blocking": criterion.blocking,
        "reaches": score.reaches,
        "unfounded": score.unfounded,
        "mode": str(score.mode),
        "spread": score.spread,
        "reason": score.reason,
        "distribution": score.distribution,
        "quotes": [asdict(quote) for quote in score.quotes],
    }


# --- Evaluation steps -------------------------------------------------------
# Evaluation steps of a criterion of a draft, written once by the judge's model for an admin to
# edit: the chain of thought that G-Eval (arXiv 2303.16634, section 2) derives from the definition.

LEAST = 2
MOST = 8

STEPS_SYSTEM = (
    "You write instructions for a judge who scores summaries of meetings. The judge sees the "
    "transcript and the summary, and nothing else."
)


STEPS_SCHEMA: dict[str, Any] = closed({"steps": list_of(text_of(50), least=LEAST, most=MOST)})


def generate_steps(criterion: Criterion, model: str) -> list[str]:
    """Two to eight steps, without numbers, in order; nothing is stored.

    Raises Unscored when the model writes none that can be used, llm.errors otherwise.
    """
    request = ChatRequest(
        model=model,
        messages=(Message("system", STEPS_SYSTEM), Message("user", steps_task(criterion))),
        purpose="judge-steps",
        schema=STEPS_SCHEMA,
        schema_name="steps",
        max_tokens=longest_answer(STEPS_SCHEMA),
    )
    return ask(request, _read, about=f"steps for {criterion.name}").value


def steps_task(criterion: Criterion) -> str:
    return (
        "Task: write the evaluation steps for one criterion, scored from 1 (worst) to 5 (best).\n\n"
        f"Criterion: {one_line(criterion.name)}\n{neutralise(criterion.definition)}\n\n"
        "1. Write three to six steps in the language of the definition, each one action in one "
        "sentence.\n"
        "2. Say what the judge reads first, what to look for and what counts against the "
        "summary.\n"
        "3. Say in the last step what a 5, a 3 and a 1 mean.\n\n"
        "Answer in JSON with steps, a list of texts.\n"
        'Example: {"steps": ["Read the made-up part.", "Score: 5 = no fault, 3 = some, 1 = many."]}'
    )


def _read(result: ChatResult) -> list[str] | None:
    written = (result.choices[0].data or {}).get("steps", [])
    steps = [step for step in map(_bare, written) if step]
    return steps if LEAST <= len(steps) <= MOST else None


def _bare(step: str) -> str:
    """A model numbers its steps although the prompt numbers them again."""
    head, dot, rest = step.strip().partition(". ")
    return rest.strip() if dot and head.isdigit() else step.strip()


@transaction.atomic
def request_steps(*, version: GuidelineVersion, criterion: str, by: "User | None") -> StepsJob:
    """Have a worker ask for steps. Raises InvalidGuideline, also without a language model."""
    if _judge_provider(version) == OFFLINE:
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


def run_steps(job_id: UUID) -> None:
    """Write the steps that the job asks for, unless another worker does."""
    jobs.run(StepsJob, job_id, _write)


def _write(job: StepsJob) -> None:
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


# --- Trials -----------------------------------------------------------------
# A text that an author is still working on is judged, as often as a rate limit allows. It decides
# nothing: what counts is the judgement of the text that they hand in.


@transaction.atomic
def request_trial(summary: Summary, *, text: str, by: "User") -> Trial:
    """Have a worker judge `text` by the summary's guideline; the same text gives the same trial.

    Raises summaries.status.ForbiddenMove, jobs.AskedTooOften, UnfitText, and ValueError
    without a language model.
    """
    check_with_author(summary, by)
    if summary.effective_judge_model == OFFLINE:
        raise ValueError(
            _("Judging needs a language model. Set one up on the page “Set up a model”.")
        )
    text = summary_text(text)
    attempt = summary.to_rewrite
    assert attempt is not None  # noqa: S101 (the text that came back)
    known = attempt.trials.exclude(status=JobStatus.FAILED).filter(sha256=sha256(text)).first()
    if known is not None:
        return known
    jobs.check_asked(Trial, by=by, most=settings.TRIALS_PER_HOUR)
    trial = Trial.objects.create(attempt=attempt, text=text, sha256=sha256(text), asked_by=by)
    jobs.enqueue(trial)
    return trial


def run_trial(trial_id: UUID) -> None:
    """Judge as the trial asks, unless another worker does."""
    jobs.run(Trial, trial_id, _judge_trial)


def _judge_trial(trial: Trial) -> None:
    related = ("summary__transcript", "summary__guideline_version")
    attempt = Attempt.objects.select_related(*related).get(pk=trial.attempt_id)
    version = attempt.summary.guideline_version
    masking = masking_for(attempt.summary, version)
    judge_input = replace(judge_input_of(version, attempt, trial.pk, masking), text=trial.text)
    groups = criteria_by_judge(version, judge_input.model)
    trial.results = results_of(judgements_of(judge_input, groups))
