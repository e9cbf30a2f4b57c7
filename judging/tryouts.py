"""Try-outs: of a guideline version on stored, decided and pinned texts, and of a text that an
author has not handed in. They do not change summaries or count against a summary's budget.

Every text is committed separately: a killed worker loses one text, and the next worker continues
with the one after.
"""

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any
from uuid import UUID, uuid4

from countersign_judge.criteria import invalid_field
from countersign_judge.estimates import estimate_judgement
from countersign_judge.evidence_check import FAILURE, check_evidence, check_state
from countersign_judge.judges import get_method
from countersign_judge.judges.base import CriterionScore, JudgeInput, Judgement, Unscored
from countersign_judge.judges.costs import CostEstimate, Work
from countersign_judge.llm.errors import Permanent, Transient
from countersign_judge.llm.prices import total_cost
from countersign_judge.llm.providers.registry import parse_model
from countersign_judge.llm.types import OFFLINE, Masking
from countersign_judge.pass_rule import decide_verdict, is_threshold_reached
from countersign_judge.variants import BadVariant, get_variant
from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now
from django.utils.translation import gettext as _

from judging.estimates import estimate_text
from judging.gate import CriteriaByJudge, judge_with_confirmation
from judging.guidelines.content import get_content, get_criteria
from judging.guidelines.drafts import lock_guideline, record_event
from judging.judges import build_judge_input, criteria_by_judge
from judging.models import GuidelineAction, TriedText, TryOut
from summaries import jobs, leases
from summaries.background import Background
from summaries.models import Attempt, GuidelineVersion, JobStatus, Summary
from summaries.redaction import prepare_masking
from summaries.suggestions import check_author_can_revise
from summaries.texts import clean_summary_text
from summaries.writing import WritingTask, write_draft

# --- What it takes ----------------------------------------------------------

MOST_TEXTS = 500
# New decisions may change a few of the texts: this much more work needs no new consent.
_LEEWAY = 1.1


class NotAgreed(Exception):
    """The person agreed to something other than the current terms."""


@dataclass(frozen=True)
class DecidedText:
    """A text, what people decided, and the judge's verdict; see TriedText."""

    attempt: UUID
    people: str
    good: bool
    passed: bool


# One stored text, or decided ones.
TextsToTry = Attempt | Sequence[DecidedText]


@dataclass(frozen=True)
class TryOutPlan:
    """A version, with another judge model or another wording where not empty."""

    version: GuidelineVersion
    judge_model: str = ""
    variant: str = ""

    def check(self) -> None:
        """Raises InvalidGuideline with field, value and remedy."""
        require_judge(self.version)
        try:
            if self.judge_model:
                parse_model(self.judge_model)
        except ValueError as error:
            raise invalid_field("judge_model", self.judge_model, str(error)) from error
        try:
            if self.variant:
                get_variant(self.variant, self.version.wordings)
        except BadVariant as error:
            raise invalid_field("variant", self.variant, str(error)) from error

    def judge_input(
        self, attempt: Attempt, subject: UUID, masking: Masking | None = None
    ) -> JudgeInput:
        own = build_judge_input(self.version, attempt, subject, masking)
        model, variant = self.judge_model or own.model, self.variant or own.variant
        return replace(own, model=model, variant=variant)


def require_judge(version: GuidelineVersion) -> None:
    """Raises InvalidGuideline for a version without criteria or with an unknown model."""
    if not version.criteria.exists():
        raise invalid_field("criteria", [], _("add at least one criterion"))
    judge_provider(version)


def judge_provider(version: GuidelineVersion) -> str:
    """Raises InvalidGuideline for an unknown model."""
    model = version.effective_judge_model
    try:
        return parse_model(model).provider
    except ValueError as error:
        raise invalid_field("judge_model", model, str(error)) from error


def estimate_try_out(plan: TryOutPlan, texts: TextsToTry) -> CostEstimate:
    """The cost of a stored text with its evidence; decided texts at most confirm every pass.
    Raises InvalidGuideline."""
    plan.check()
    version = plan.version
    if isinstance(texts, Attempt):
        return estimate_text(version, plan.judge_input(texts, uuid4()))
    whole, criteria = CostEstimate(), get_criteria(version)
    found = Attempt.objects.filter(pk__in=[text.attempt for text in texts])
    related = found.select_related("summary__transcript").order_by()
    for attempt in related.iterator(chunk_size=20):
        once = estimate_judgement(plan.judge_input(attempt, uuid4()), criteria)
        whole += once + CostEstimate(at_most=once.at_most if version.confirm else Work())
    return whole


def consent_terms(plan: TryOutPlan, estimate: CostEstimate) -> str:
    """What a person agrees to on seeing `estimate`: the version's content and the work."""
    work = estimate.at_most
    return f"{get_content(plan.version).sha256}:{work.calls}:{work.tokens}"


def _check_agreed(agreed: str | None, now: str) -> None:
    """Raises NotAgreed if the version's content changed or the work grew noticeably."""
    if agreed is None:
        return
    content, *work = now.split(":")
    seen, *limits = agreed.split(":")
    if seen != content or len(limits) != len(work) or not all(map(str.isdecimal, limits)):
        raise NotAgreed
    if any(int(wanted) > _LEEWAY * int(limit) for wanted, limit in zip(work, limits, strict=True)):
        raise NotAgreed


# --- Asking -----------------------------------------------------------------


@transaction.atomic
def request_try_out(
    plan: TryOutPlan, texts: TextsToTry, *, by: User | None, agreed: str | None = None
) -> TryOut:
    """Have a worker judge `texts`, in order. Raises InvalidGuideline, also for none or over MOST,
    and NotAgreed where `agreed`, the `consent_terms` that the person saw, are outdated."""
    if not isinstance(texts, Attempt) and not 0 < len(texts) <= MOST_TEXTS:
        remedy = _("choose from 1 to {most} decided cases").format(most=MOST_TEXTS)
        raise invalid_field("cases", len(texts), remedy)
    estimate = estimate_try_out(plan, texts)
    _check_agreed(agreed, consent_terms(plan, estimate))
    summary: Summary | None = None
    if isinstance(texts, Attempt):
        kind, action, summary = TryOut.Kind.STORED, GuidelineAction.PREVIEW, texts.summary
        note = f"on {summary.transcript.title}, attempt {texts.number}"
        rows = [TriedText(attempt=texts)]
    else:
        kind, action = TryOut.Kind.DECIDED, GuidelineAction.BACKTEST
        note = f"on {len(texts)} decided cases"
        rows = [
            TriedText(
                position=position,
                attempt_id=text.attempt,
                decided={"people": text.people, "good": text.good, "passed": text.passed},
            )
            for position, text in enumerate(texts)
        ]
    record_event(action, plan.version.guideline, by=by, version=plan.version, note=note)
    return store_try_out(kind, plan, rows, by=by, summary=summary, estimate=estimate.as_data())


@transaction.atomic
def request_typed(summary: Summary, *, text: str, by: User) -> TryOut:
    """Have a worker judge `text` under the summary's guideline, within a rate limit; the same text
    gives the same try-out. Only the judgement of the text that is handed in counts.

    Raises summaries.status.ForbiddenMove, jobs.AskedTooOften, UnfitText, and ValueError
    without a language model.
    """
    check_author_can_revise(summary, by)
    if summary.effective_judge_model == OFFLINE:
        raise ValueError(
            _("Judging needs a language model. Set one up on the page “Set up a model”.")
        )
    text = clean_summary_text(text)
    attempt = summary.attempt_to_rewrite
    assert attempt is not None  # noqa: S101 (the text that came back)
    kind = TryOut.Kind.TYPED
    known = TryOut.objects.filter(kind=kind, texts__attempt=attempt, texts__text=text)
    usable = known.exclude(status=JobStatus.FAILED).first()
    if usable is not None:
        return usable
    jobs.check_hourly_limit(TryOut, by=by, most=settings.HOURLY_LIMITS.trials, kind=kind)
    texts = [TriedText(attempt=attempt, text=text)]
    return store_try_out(kind, TryOutPlan(summary.guideline_version), texts, by=by, summary=summary)


def store_try_out(
    kind: TryOut.Kind,
    plan: TryOutPlan,
    texts: Iterable[TriedText],
    *,
    by: User | None,
    **columns: Any,
) -> TryOut:
    """Store a try-out of `texts` with its `columns`, and tell a worker after the commit."""
    made = TryOut.objects.create(
        kind=kind,
        version=plan.version,
        judge_model=plan.judge_model,
        variant=plan.variant,
        content_sha256=get_content(plan.version).sha256,
        asked_by=by,
        **columns,
    )
    rows = list(texts)
    for row in rows:
        row.try_out = made
    TriedText.objects.bulk_create(rows)
    jobs.enqueue(made)
    return made


def cancel_try_out(try_out: TryOut, *, by: User) -> bool:
    """Whether there was anything left to cancel. What was judged stays."""
    pending = TryOut.objects.filter(pk=try_out.pk, status__in=JobStatus.pending())
    failure = f"Cancelled by {by.get_full_name() or by.get_username()}."
    return bool(leases.release(pending, status=JobStatus.FAILED, failure=failure))


# --- Running ----------------------------------------------------------------

# A worker's slot is free again after this long, so that summaries do not wait for long try-outs.
SLICE_SECONDS = 120.0
_PAUSE = 60.0
# A person may raise a budget before it renews itself.
_LONGEST_PAUSE = 900.0
_MOST_FAILURES = 3


def run_try_out(try_out_id: UUID) -> None:
    """Judge the remaining texts, unless another worker does."""
    jobs.run(TryOut, try_out_id, _judge_texts)


def _judge_texts(try_out: TryOut) -> None:
    started = time.monotonic()
    left = try_out.texts.filter(done_at=None)
    for key in list(left.values_list("pk", flat=True)):
        text = TriedText.objects.select_related("attempt__summary__transcript").get(pk=key)
        columns = _judge_text(try_out, text)
        # Only the holder of the lease saves, and only once.
        ours = left.filter(pk=key, try_out__lease_token=try_out.lease_token)
        if not ours.update(done_at=Now(), **columns):
            return
        _check_failures(try_out)
        if time.monotonic() - started > SLICE_SECONDS and left.exists():
            raise jobs.Paused


def _check_failures(try_out: TryOut) -> None:
    """Stops, so that a judge that never answers is not asked hundreds of times."""
    done = try_out.texts.exclude(done_at=None)
    failures = list(done.values_list("failure", flat=True)[: _MOST_FAILURES + 1])
    if len(failures) == _MOST_FAILURES and all(failures):
        raise Unscored(f"The first {_MOST_FAILURES} texts could not be scored: {failures[-1]}")


def _judge_text(try_out: TryOut, text: TriedText) -> dict[str, Any]:
    """The columns of `text` when it is done."""
    with transaction.atomic():
        # The draft cannot be saved meanwhile, so all reads see the same content.
        lock_guideline(try_out.version.guideline_id)
        version = GuidelineVersion.objects.select_related("guideline").get(pk=try_out.version_id)
        if get_content(version).sha256 != try_out.content_sha256:
            raise Unscored("The draft has changed. Try it again.")
        model = try_out.judge_model or version.effective_judge_model
        groups = criteria_by_judge(version, model)
    masking = prepare_masking(text.meeting, version)
    attempt = text.attempt or _write_text(try_out, text, version, masking)
    plan = TryOutPlan(version, try_out.judge_model, try_out.variant)
    judge_input = plan.judge_input(attempt, text.pk, masking)
    if text.decided:
        return _judge_as_gate(judge_input, groups, attempt, version)
    judge_input = replace(judge_input, text=text.text or attempt.text)
    written = {} if text.attempt else {"text": attempt.text}
    return {**written, "result": build_result(_judge_once(judge_input, groups), version)}


def _write_text(
    try_out: TryOut, text: TriedText, version: GuidelineVersion, masking: Masking | None
) -> Attempt:
    """A text about the meeting under `version`; neither it nor its summary is stored."""
    if not text.meeting.transcript.turns:
        raise Unscored("The transcript was disposed of. Pin another meeting.")
    # The writer reads transcript, version and models from it.
    summary = Summary(
        pk=text.pk,
        transcript=text.meeting.transcript,
        guideline_version=version,
        writer_model=try_out.writer_model,
        judge_model=try_out.judge_model,
    )
    background = Background.for_summary(summary, version)
    task = WritingTask(summary, None, [], masking, background=background)
    return Attempt(summary=summary, text=write_draft(task))


def _judge_once(judge_input: JudgeInput, groups: CriteriaByJudge) -> list[Judgement]:
    """The first judgement of every criterion, and the evidence; what passes is not confirmed."""
    judgements = [get_method(name).run(judge_input, criteria) for name, criteria in groups]
    found = [finding for judgement in judgements for finding in judgement.findings]
    beside = check_evidence(judge_input, {name for name, _ in groups}, found)
    return [*judgements, beside] if beside else judgements


def _judge_as_gate(
    judge_input: JudgeInput, groups: CriteriaByJudge, attempt: Attempt, version: GuidelineVersion
) -> dict[str, Any]:
    """Judges with a confirmation where the gate wants one. Raises Paused where a later try may
    succeed; after a text that cannot be scored, the others follow."""
    try:
        verdicts = judge_with_confirmation(judge_input, groups, attempt, version)
    except Transient as error:
        pause = min(max(error.retry_after or 0.0, _PAUSE), _LONGEST_PAUSE)
        raise jobs.Paused(str(error), seconds=pause) from error
    except Permanent as error:
        return {"failure": str(error) or type(error).__name__}
    return {
        "result": reduce_to_figures(
            build_result([verdict.judgement for verdict in verdicts], version)
        )
    }


# --- Results ----------------------------------------------------------------


def build_result(judgements: Sequence[Judgement], version: GuidelineVersion) -> dict[str, Any]:
    """The form of `TriedText.result`."""
    scores = [score for judgement in judgements for score in judgement.scores]
    cost = total_cost(judgement.cost for judgement in judgements)
    # The details of evidence checks; those of judges are about scores.
    checks = [item.details for item in judgements if not item.scores]
    places = {each.name: place for place, each in enumerate(get_criteria(version))}
    return {
        "passed": decide_verdict(scores, version).passes
        and not any(check_state(each).lacks_evidence for each in checks),
        "models": list(dict.fromkeys(item.model for item in judgements if item.scores)),
        "prompt_tokens": sum(judgement.prompt_tokens for judgement in judgements),
        "completion_tokens": sum(judgement.completion_tokens for judgement in judgements),
        "cost": None if cost is None else str(cost),
        "seconds": round(sum(judgement.seconds for judgement in judgements), 3),
        "findings": [item.stored() for judgement in judgements for item in judgement.findings],
        "marks": Counter(
            str(item.mark) for judgement in judgements for item in judgement.findings if item.mark
        ),
        "unchecked": next((each[FAILURE] for each in checks if FAILURE in each), ""),
        "scores": [
            _score_row(score)
            for score in sorted(scores, key=lambda score: places[score.criterion.name])
        ],
    }


def _score_row(score: CriterionScore) -> dict[str, Any]:
    criterion = score.criterion
    return {
        "criterion": criterion.name,
        "value": score.value,
        "answer": score.answer,
        "probability_below": score.probability_below,
        "threshold": criterion.effective_threshold,
        "blocking": criterion.blocking,
        "reaches": is_threshold_reached(score),
        "unfounded": score.unfounded,
        "mode": str(score.mode),
        "spread": score.spread,
        "reason": score.reason,
        "distribution": score.distribution,
        "quotes": [asdict(quote) for quote in score.quotes],
        "read": score.read and asdict(score.read),
    }


def reduce_to_figures(result: dict[str, Any]) -> dict[str, Any]:
    """The figures kept for each of hundreds of texts, without any quotes."""
    figures = {key: result[key] for key in ("passed", "prompt_tokens", "completion_tokens", "cost")}
    columns = ("criterion", "value", "answer", "threshold", "blocking", "reaches")
    scores = [{column: score[column] for column in columns} for score in result["scores"]]
    return {**figures, "scores": scores}
