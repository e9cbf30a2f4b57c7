"""What a backtest says: who would have passed, against what people decided."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from judging.agreement import Estimate, wilson
from judging.backtests.models import Backtest, BacktestItem
from judging.guidelines.content import content_of
from summaries.models import GuidelineVersion


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
    costs = [item.cost for item in scored]
    known = [cost for cost in costs if cost is not None]
    return Result(
        backtest,
        total=len(items),
        done=len(done),
        lines=(
            _line("When people saw it", [(item.passed_before, item.good) for item in scored]),
            _line("This backtest", [(bool(item.passed), item.good) for item in scored]),
        ),
        judged=tuple(done),
        changed=tuple(sorted(changed, key=lambda item: (item.passed == item.good, item.position))),
        unscored=tuple(item for item in done if item.passed is None),
        tokens=sum(item.prompt_tokens + item.completion_tokens for item in scored),
        cost=sum(known, Decimal(0)) if len(known) == len(costs) else None,
    )


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
