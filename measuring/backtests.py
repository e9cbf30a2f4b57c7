"""Backtests compare a try-out's verdicts on decided summaries with people's decisions."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any
from uuid import UUID

from countersign_judge.llm.prices import total_cost
from django.db.models import QuerySet, prefetch_related_objects
from django.dispatch import receiver
from django.utils.translation import gettext

from judging.guidelines.content import get_content
from judging.guidelines.drafts import publishing
from judging.models import TriedText, TryOut
from measuring.agreement import Estimate, wilson_estimate
from summaries.models import GuidelineVersion, JobStatus
from web.text import localize_number

# --- Results ----------------------------------------------------------------
# What would have passed, against people's decisions.

_MOST_RUNS = 10
_LARGE_FIELDS = ("attempt__text", "attempt__summary__transcript__turns")


@dataclass(frozen=True)
class VerdictCounts:
    """One way of judging: counts of texts that people called good or bad."""

    name: str
    good_passed: int
    good_stopped: int
    bad_passed: int
    bad_stopped: int

    @property
    def false_passes(self) -> Estimate | None:
        """The share of passing texts that people did not keep; None below 20."""
        return wilson_estimate(self.bad_passed, self.bad_passed + self.good_passed)

    @property
    def withheld(self) -> Estimate | None:
        """The share of kept texts that is stopped; None below 20."""
        return wilson_estimate(self.good_stopped, self.good_stopped + self.good_passed)


@dataclass(frozen=True)
class BacktestResult:
    """`lines` are the verdicts that people saw, then those of the backtest, on the same texts.

    `judged` are the finished texts, in their order; `changed` are those of them whose verdict is
    different now, the false ones first.
    """

    try_out: TryOut
    total: int
    lines: tuple[VerdictCounts, ...]
    judged: tuple[TriedText, ...]
    changed: tuple[TriedText, ...]
    unscored: tuple[TriedText, ...]
    tokens: int
    cost: Decimal | None

    @property
    def done(self) -> int:
        return len(self.judged)

    @property
    def stale(self) -> bool:
        """Whether the version was changed since."""
        return get_content(self.try_out.version).sha256 != self.try_out.content_sha256


def build_backtest_result(backtest: TryOut) -> BacktestResult:
    texts = list(
        backtest.texts.select_related("attempt__summary__transcript").defer(*_LARGE_FIELDS)
    )
    done = [text for text in texts if text.done_at]
    scored = [text for text in done if text.result]
    changed = [text for text in scored if text.result["passed"] != text.decided["passed"]]
    then = [(text.decided["passed"], text.decided["good"]) for text in scored]
    now = [(text.result["passed"], text.decided["good"]) for text in scored]
    costs = [text.result["cost"] for text in scored]
    return BacktestResult(
        backtest,
        total=len(texts),
        lines=(
            _build_line(gettext("At the time"), then),
            _build_line(gettext("This backtest"), now),
        ),
        judged=tuple(done),
        changed=tuple(
            sorted(changed, key=lambda text: text.result["passed"] == text.decided["good"])
        ),
        unscored=tuple(text for text in done if text.failure),
        tokens=sum(
            text.result["prompt_tokens"] + text.result["completion_tokens"] for text in scored
        ),
        cost=total_cost(None if cost is None else Decimal(cost) for cost in costs),
    )


def _build_line(name: str, verdicts: Sequence[tuple[bool, bool]]) -> VerdictCounts:
    return VerdictCounts(
        name,
        good_passed=verdicts.count((True, True)),
        good_stopped=verdicts.count((False, True)),
        bad_passed=verdicts.count((True, False)),
        bad_stopped=verdicts.count((False, False)),
    )


def latest_backtest(version: GuidelineVersion) -> BacktestResult | None:
    run = version.try_outs.filter(kind=TryOut.Kind.DECIDED).first()
    return build_backtest_result(run) if run else None


def latest_runs(version: GuidelineVersion) -> list[tuple[TryOut, BacktestResult | None]]:
    """The version's newest backtests and previews, the newest first. The result of a preview is
    that of its only text."""
    shown = version.try_outs.filter(kind__in=(TryOut.Kind.DECIDED, TryOut.Kind.STORED))
    runs = list(shown.select_related("version__guideline", "asked_by")[:_MOST_RUNS])
    previews = [run for run in runs if run.kind == TryOut.Kind.STORED]
    prefetch_related_objects(previews, "texts__attempt__summary__transcript")
    return [(run, None if run in previews else build_backtest_result(run)) for run in runs]


# --- Before publishing ------------------------------------------------------


@receiver(publishing)
def more_are_blocked(version: GuidelineVersion, **_: Any) -> str:
    """The warning to confirm where `version` blocks more of its backtest's texts than the version
    in force, or than the judge did when people saw them; else empty."""
    backtest = (
        _published_backtests(version)
        .filter(status=JobStatus.DONE, content_sha256=get_content(version).sha256)
        .first()
    )
    texts = list(backtest.texts.exclude(result={})) if backtest else []
    known = _verdicts_in_force(version.guideline.current, [text.attempt_id for text in texts])
    before = sum(not known.get(text.attempt_id, text.decided["passed"]) for text in texts)
    now = sum(not text.result["passed"] for text in texts)
    if now <= before:
        return ""
    said = (
        gettext(
            "This version blocks {now} of {all} decided summaries ({share}); {current} blocks "
            "{before} ({share_before})."
        )
        if len(known) == len(texts)
        else gettext(
            "This version blocks {now} of {all} decided summaries ({share}); when people saw them "
            "it was {before} ({share_before})."
        )
    )
    return said.format(
        now=now,
        all=len(texts),
        share=f"{localize_number(100 * now / len(texts), 1)} %",
        current=version.guideline.current,
        before=before,
        share_before=f"{localize_number(100 * before / len(texts), 1)} %",
    )


def _published_backtests(version: GuidelineVersion | None) -> QuerySet[TryOut]:
    """The version's backtests with its own model and wording."""
    return TryOut.objects.filter(
        kind=TryOut.Kind.DECIDED, version=version, judge_model="", variant=""
    )


def _verdicts_in_force(
    current: GuidelineVersion | None, attempts: Sequence[UUID | None]
) -> dict[UUID | None, bool]:
    """The verdicts of the version in force, from its own newest backtests."""
    texts = TriedText.objects.filter(
        try_out__in=_published_backtests(current), attempt__in=attempts
    )
    scored = texts.exclude(result={}).order_by("done_at")
    return dict(scored.values_list("attempt", "result__passed"))
