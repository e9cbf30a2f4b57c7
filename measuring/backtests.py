"""Backtests: a guideline version tried on decided summaries before it is published."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from django.db import transaction
from django.db.models import Q
from django.db.models.functions import Now
from django.dispatch import receiver
from django.utils.translation import gettext

from judging import previews
from judging.estimates import estimated
from judging.gate import JudgeVerdict, judged_by_prescreens_only, scores_of, shortfalls, verdicts_on
from judging.guidelines.content import content_of, refuse
from judging.guidelines.drafts import publishing, record
from judging.judges import criteria_by_judge, criteria_of, judge_input_of
from judging.judges.base import JudgeInput, Unscored, total_cost
from judging.judges.costs import CostEstimate, Work
from judging.models import GuidelineAction
from judging.variants import BadVariant, variant_named
from llm.errors import Permanent, Transient
from llm.types import parse_model
from measuring.agreement import Estimate, wilson
from measuring.models import Backtest, BacktestItem
from summaries import jobs, leases
from summaries.models import Attempt, GuidelineVersion, JobStatus
from summaries.redaction import masking_for
from web.text import written

if TYPE_CHECKING:
    from django.contrib.auth.models import User

# --- Running ----------------------------------------------------------------
# Asking for a backtest, doing it text by text, giving it up.
#
# Every text is committed by itself, so a worker that is killed loses one text and the next worker
# goes on with the one after. No summary knows of it, and what it costs is no part of the budget of
# one.

MOST = 500
# A worker's slot is given back after so long, so that summaries do not wait for a long backtest.
SLICE = 120.0
_PAUSE = 60.0
# Somebody may raise a budget before it comes back by itself.
_LONGEST_PAUSE = 900.0
_HOPELESS = 3
# Decisions made meanwhile change a few of the texts: so much more needs no second look.
_LEEWAY = 1.1


class NotAgreed(Exception):
    """What somebody agreed to is not what it would take now."""


@dataclass(frozen=True)
class Decided:
    """A text, what people made of it, and what the judge had said; see BacktestItem."""

    attempt: UUID
    people: str
    good: bool
    passed: bool


@dataclass(frozen=True)
class Plan:
    """A version, with another model of the judge or another wording where they are not empty."""

    version: GuidelineVersion
    judge_model: str = ""
    variant: str = ""

    def check(self) -> None:
        """Raises Invalid with field, value and remedy."""
        previews.require_judge(self.version)
        try:
            if self.judge_model:
                parse_model(self.judge_model)
        except ValueError as error:
            raise refuse("judge_model", self.judge_model, str(error)) from error
        try:
            if self.variant:
                variant_named(self.variant, self.version.wordings)
        except BadVariant as error:
            raise refuse("variant", self.variant, str(error)) from error

    def judge_input(self, attempt: Attempt, subject: UUID) -> JudgeInput:
        own = judge_input_of(self.version, attempt, subject)
        model, variant = self.judge_model or own.model, self.variant or own.variant
        return replace(own, model=model, variant=variant)


def estimate_of(plan: Plan, attempts: Sequence[UUID]) -> CostEstimate:
    """At most with a confirmation of every pass. Raises Invalid."""
    plan.check()
    criteria = criteria_of(plan.version)
    whole = CostEstimate()
    found = Attempt.objects.filter(pk__in=attempts).select_related("summary__transcript")
    for attempt in found.order_by().iterator(chunk_size=20):
        once = estimated(plan.judge_input(attempt, uuid4()), criteria)
        again = once.at_most if plan.version.confirm else Work()
        whole += once + CostEstimate(at_most=again)
    return whole


def terms(plan: Plan, estimate: CostEstimate) -> str:
    """What somebody agrees to who has seen `estimate`: this text of the version, so much work."""
    work = estimate.at_most
    return f"{content_of(plan.version).sha256}:{work.calls}:{work.tokens}"


def _check_agreed(agreed: str, now: str) -> None:
    """Raises NotAgreed for another text of the version, and for noticeably more work."""
    content, *work = now.split(":")
    seen, *limits = agreed.split(":")
    if seen != content or len(limits) != len(work) or not all(map(str.isdecimal, limits)):
        raise NotAgreed
    if any(int(wanted) > _LEEWAY * int(limit) for wanted, limit in zip(work, limits, strict=True)):
        raise NotAgreed


@transaction.atomic
def request(
    plan: Plan, *, texts: Sequence[Decided], by: "User | None", agreed: str | None = None
) -> Backtest:
    """Have a worker judge `texts`, in their order. Raises Invalid, also for none or over MOST, and
    NotAgreed where `agreed`, the `terms` that somebody saw, are not what they are now."""
    if not 0 < len(texts) <= MOST:
        raise refuse(
            "cases", len(texts), gettext("choose from 1 to {most} decided cases").format(most=MOST)
        )
    estimate = estimate_of(plan, [text.attempt for text in texts])
    if agreed is not None:
        _check_agreed(agreed, terms(plan, estimate))
    backtest = Backtest.objects.create(
        version=plan.version,
        judge_model=plan.judge_model,
        variant=plan.variant,
        content_sha256=content_of(plan.version).sha256,
        estimate=estimate.as_data(),
        asked_by=by,
    )
    BacktestItem.objects.bulk_create(
        BacktestItem(
            backtest=backtest,
            position=position,
            attempt_id=text.attempt,
            people=text.people,
            good=text.good,
            passed_before=text.passed,
        )
        for position, text in enumerate(texts)
    )
    note = f"on {len(texts)} decided cases"
    record(GuidelineAction.BACKTEST, plan.version.guideline, by=by, version=plan.version, note=note)
    jobs.enqueue(backtest)
    return backtest


def cancel(backtest: Backtest, *, by: "User") -> bool:
    """Whether there was anything left to give up. What was judged stays."""
    pending = Backtest.objects.filter(pk=backtest.pk, status__in=JobStatus.pending())
    return bool(
        leases.release(
            pending,
            status=JobStatus.FAILED,
            failure=f"Cancelled by {by.get_full_name() or by.get_username()}.",
            cancelled_at=Now(),
        )
    )


def run(backtest_id: UUID) -> None:
    """Judge what is left of it, unless another worker does."""
    jobs.run(Backtest, backtest_id, _judge_all)


def _judge_all(backtest: Backtest) -> None:
    started = time.monotonic()
    plan = Plan(backtest.version, backtest.judge_model, backtest.variant)
    for item in backtest.items.filter(done_at=None).select_related("attempt__summary__transcript"):
        _check_same(backtest)
        if not _judge(plan, item, backtest):
            return
        _check_hope(backtest)
        if time.monotonic() - started > SLICE and backtest.items.filter(done_at=None).exists():
            raise jobs.Paused


def _check_same(backtest: Backtest) -> None:
    version = GuidelineVersion.objects.get(pk=backtest.version_id)
    if content_of(version).sha256 != backtest.content_sha256:
        raise Unscored("The draft was changed meanwhile. Run another backtest of what it says now.")


def _check_hope(backtest: Backtest) -> None:
    """A judge that answers nothing at all is not asked hundreds of times."""
    done = backtest.items.exclude(done_at=None)
    failures = list(done.values_list("failure", flat=True)[: _HOPELESS + 1])
    if len(failures) == _HOPELESS and all(failures):
        raise Unscored(f"The first {_HOPELESS} texts could not be scored: {failures[-1]}")


def _judge(plan: Plan, item: BacktestItem, backtest: Backtest) -> bool:
    """Whether the worker may go on: the lease is still its own."""
    version = plan.version
    judge_input = plan.judge_input(item.attempt, item.pk)
    judge_input = replace(judge_input, masking=masking_for(item.attempt.summary, version))
    groups = criteria_by_judge(version, judge_input.model)
    try:
        verdicts = verdicts_on(judge_input, groups, item.attempt, version)
    except Transient as error:
        pause = min(max(error.retry_after or 0.0, _PAUSE), _LONGEST_PAUSE)
        raise jobs.Paused(str(error), seconds=pause) from error
    except Permanent as error:
        return _save(item, backtest, failure=str(error) or type(error).__name__)
    return _save(item, backtest, **_columns(verdicts))


def _save(item: BacktestItem, backtest: Backtest, **columns: Any) -> bool:
    """Only the holder of the lease saves, and only once."""
    ours = BacktestItem.objects.filter(
        pk=item.pk, done_at=None, backtest__lease_token=backtest.lease_token
    )
    return bool(ours.update(done_at=Now(), **columns))


def _columns(verdicts: Sequence[JudgeVerdict]) -> dict[str, Any]:
    scores = scores_of(verdicts)
    judgements = [verdict.judgement for verdict in verdicts]
    return {
        "passed": not (shortfalls(scores) or judged_by_prescreens_only(scores)),
        "scores": [
            {
                "criterion": score.criterion.name,
                "value": score.value,
                "threshold": score.criterion.effective_threshold,
                "blocking": score.criterion.blocking,
            }
            for score in scores
        ],
        "prompt_tokens": sum(judgement.prompt_tokens for judgement in judgements),
        "completion_tokens": sum(judgement.completion_tokens for judgement in judgements),
        "cost": total_cost(judgement.cost for judgement in judgements),
    }


# --- Results ----------------------------------------------------------------
# What a backtest says: who would have passed, against what people decided.


@dataclass(frozen=True)
class Line:
    """One way of judging: counts of texts that people called good or bad."""

    name: str
    good_passed: int
    good_stopped: int
    bad_passed: int
    bad_stopped: int

    @property
    def false_passes(self) -> Estimate | None:
        """Of what passes, the share that people did not let stand; None below 20."""
        return wilson(self.bad_passed, self.bad_passed + self.good_passed)

    @property
    def withheld(self) -> Estimate | None:
        """Of what people let stand, the share that is stopped; None below 20."""
        return wilson(self.good_stopped, self.good_stopped + self.good_passed)


@dataclass(frozen=True)
class Result:
    """`lines` are the verdicts that people saw, then those of the backtest, on the same texts.

    `judged` are the texts that are done, in their order; `changed` those of them whose verdict is
    another one now, the false ones first.
    """

    backtest: Backtest
    total: int
    done: int
    lines: tuple[Line, ...]
    judged: tuple[BacktestItem, ...]
    changed: tuple[BacktestItem, ...]
    unscored: tuple[BacktestItem, ...]
    tokens: int
    cost: Decimal | None

    @property
    def stale(self) -> bool:
        """Whether the version says something else by now."""
        return content_of(self.backtest.version).sha256 != self.backtest.content_sha256


def result_of(backtest: Backtest) -> Result:
    items = list(backtest.items.select_related("attempt__summary__transcript").defer(*_LARGE))
    done = [item for item in items if item.done_at]
    scored = [item for item in done if item.passed is not None]
    changed = [item for item in scored if item.passed != item.passed_before]
    return Result(
        backtest,
        total=len(items),
        done=len(done),
        lines=(
            _line(
                gettext("When people saw it"), [(item.passed_before, item.good) for item in scored]
            ),
            _line(gettext("This backtest"), [(bool(item.passed), item.good) for item in scored]),
        ),
        judged=tuple(done),
        changed=tuple(sorted(changed, key=lambda item: (item.passed == item.good, item.position))),
        unscored=tuple(item for item in done if item.passed is None),
        tokens=sum(item.prompt_tokens + item.completion_tokens for item in scored),
        cost=total_cost(item.cost for item in scored),
    )


# --- Before publishing ------------------------------------------------------


@receiver(publishing)
def more_are_blocked(version: GuidelineVersion, **_: Any) -> str:
    """What to confirm where `version` blocks more of its backtest's texts than the version in
    force, or than the judge did when people saw them; empty where it does not."""
    done = version.backtests.filter(status=JobStatus.DONE, judge_model="", variant="")
    backtest = done.filter(content_sha256=content_of(version).sha256).first()
    items = list(backtest.items.exclude(passed=None)) if backtest else []
    known = _in_force(version.guideline.current, [item.attempt_id for item in items])
    before = sum(not known.get(item.attempt_id, item.passed_before) for item in items)
    now = sum(not item.passed for item in items)
    if now <= before:
        return ""
    said = (
        gettext(
            "This version blocks {now} of {all} decided summaries ({share}); {current} blocks "
            "{before} ({share_before})."
        )
        if len(known) == len(items)
        else gettext(
            "This version blocks {now} of {all} decided summaries ({share}); when people saw them "
            "it was {before} ({share_before})."
        )
    )
    return said.format(
        now=now,
        all=len(items),
        share=_percent(now, items),
        current=version.guideline.current,
        before=before,
        share_before=_percent(before, items),
    )


def _in_force(current: GuidelineVersion | None, attempts: Sequence[UUID]) -> dict[UUID, bool]:
    """The verdicts of the version in force, of its own newest backtests."""
    own = Q(backtest__version=current, backtest__judge_model="", backtest__variant="")
    items = BacktestItem.objects.filter(own, attempt__in=attempts).exclude(passed=None)
    rows = items.order_by("done_at").values_list("attempt", "passed")
    return {attempt: bool(passed) for attempt, passed in rows}


def _percent(count: int, items: Sequence[BacktestItem]) -> str:
    return f"{written(100 * count / len(items), 1)} %"


def latest(version: GuidelineVersion) -> list[Result]:
    """Of the version's newest backtests, at most `_MOST`, the newest first."""
    found = version.backtests.select_related("version__guideline", "asked_by")[:_MOST]
    return [result_of(backtest) for backtest in found]


_MOST = 3
_LARGE = ("attempt__text", "attempt__summary__transcript__turns")


def _line(name: str, verdicts: Sequence[tuple[bool, bool]]) -> Line:
    return Line(
        name,
        good_passed=verdicts.count((True, True)),
        good_stopped=verdicts.count((False, True)),
        bad_passed=verdicts.count((True, False)),
        bad_stopped=verdicts.count((False, False)),
    )
