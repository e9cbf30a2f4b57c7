"""A run from a command: its cost, progress, signals, and continuing another day."""

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Protocol

from countersign_judge.criteria import ScoreMode
from countersign_judge.judges.costs import CostEstimate, Work
from countersign_judge.llm.services import SERVICES
from countersign_judge.metaeval.items import DatasetItem
from countersign_judge.metaeval.plans import JudgementRequest, JudgingPlan, Scoring
from countersign_judge.metaeval.running import (
    Found,
    Interrupted,
    JudgementOutcome,
    JudgementRun,
    OutcomeCache,
    OutcomeStore,
    Stopped,
    Watcher,
    list_price,
    write_missing_steps,
)
from countersign_judge.money import format_cost
from countersign_judge.variants import SAMPLING

REFUSED, TRY_AGAIN, INTERRUPTED = 1, 75, 130


class Stream(Protocol):
    def write(self, text: str, /) -> object: ...

    def isatty(self) -> bool: ...


@dataclass(frozen=True)
class Console:
    """Where a command writes: `stdout` and `stderr`, of a terminal or of an application's
    command."""

    stdout: Stream
    stderr: Stream

    def write(self, text: str) -> None:
        _write_line(self.stdout, text)

    def warn(self, text: str) -> None:
        _write_line(self.stderr, text)


def _write_line(stream: Stream, text: str) -> None:
    stream.write(text if text.endswith("\n") else f"{text}\n")


def parse_scoring(options: dict[str, Any]) -> Scoring:
    """By the options of `arguments.add_score_arguments`."""
    mode = options["score_mode"] or ScoreMode.AUTO.value
    given = {name: options[name] for name in ("samples", "temperature", "score_only", *SAMPLING)}
    return Scoring(mode, **given)


class CommandFailed(Exception):
    """The command ends with this message and exit code."""

    def __init__(self, message: str, returncode: int = REFUSED) -> None:
        super().__init__(message)
        self.returncode = returncode


class DryRun(Exception):
    """The command only wanted an estimate of the cost."""


def run_plans(
    console: Console,
    options: dict[str, Any],
    cache: Path | None,
    items: Sequence[DatasetItem],
    plans: Sequence[JudgingPlan],
) -> Found:
    """Each plan's outcomes for all items, once the cost is agreed.

    `options` are those of `arguments.add_run_arguments`. Raises CommandFailed, and DryRun.
    """
    with ExitStack() as stack:
        kept = stack.enter_context(closing(OutcomeCache(cache))) if cache else OutcomeStore()
        run = JudgementRun(items, kept, Watcher(), options["concurrency"])
        plans = [write_missing_steps(plan, kept, ask=False) for plan in plans]
        requests = [request for plan in plans for request in plan.requests(items)]
        costs_of_steps = (plan.cost_of_steps() for plan in plans)
        confirm_cost(console, options, sum(costs_of_steps, run.estimate(requests)))
        with (
            show_progress(quiet=options["verbosity"] == 0) as run.watcher,
            _stop_on_signal(console, run),
            SERVICES.connections.share_connections(options["concurrency"]),
        ):
            try:
                if any(plan.unwritten for plan in plans):
                    plans = [write_missing_steps(plan, kept) for plan in plans]
                    requests = [request for plan in plans for request in plan.requests(items)]
                outcomes = run.outcomes(requests)
            except Stopped as error:
                place = f"Everything finished is kept in {cache}; the same command continues from "
                raise CommandFailed(
                    f"{error}. {place}there." if cache else f"{error}.",
                    INTERRUPTED if isinstance(error, Interrupted) else TRY_AGAIN,
                ) from error
    return [(request, outcomes[request.key]) for request in requests]


def confirm_cost(console: Console, options: dict[str, Any], estimate: CostEstimate) -> None:
    """Raises CommandFailed without agreement, and DryRun."""
    text = describe_estimate(estimate)
    if options["dry_run"]:
        console.write(text)
        raise DryRun
    if not estimate.at_most.calls:
        return
    if options["verbosity"]:
        console.warn(text)
    if options["yes"]:
        return
    if not sys.stdin.isatty():
        said = "" if options["verbosity"] else f"{text} "
        problem = f"{said}Give --yes to agree, or --dry-run for the estimate alone."
        raise CommandFailed(problem)
    if input("Continue? [y/N] ").strip().lower() not in {"y", "yes"}:
        raise CommandFailed("No model was called.")


def describe_estimate(estimate: CostEstimate) -> str:
    """In two sentences, without what an earlier run kept."""

    def describe_work(work: Work) -> str:
        cost = format_cost(work.cost, places=2)
        calls = "1 call" if work.calls == 1 else f"{work.calls:,} calls"
        tokens = f"{work.prompt_tokens:,} prompt and {work.completion_tokens:,} answer tokens"
        return f"{calls}, {tokens}, {cost}"

    if not estimate.at_most.calls:
        return "No model needs to be asked."
    return (
        f"Expected: {describe_work(estimate.expected)}. At most: "
        f"{describe_work(estimate.at_most)}; more only for answers that cannot be read and are "
        "asked for again."
    )


@contextmanager
def show_progress(*, quiet: bool = False) -> Iterator[Watcher]:
    """A watcher that shows a run's progress on the error stream: on a screen in a line that moves,
    elsewhere once at the end. Rate and time left count this run's work."""
    if quiet:
        yield Watcher()
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    numbers = TextColumn(
        "{task.completed:.0f}/{task.total:.0f} ({task.fields[kept]} kept, {task.fields[unscored]} "
        "unscored)  {task.fields[rate]:.1f}/s  {task.fields[cost]}",
        markup=False,
    )
    console = Console(stderr=True, highlight=False)
    columns = (BarColumn(24), numbers, TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        yield _TerminalWatcher(progress)


class _TerminalWatcher(Watcher):
    """`progress` is rich's."""

    def __init__(self, progress: Any) -> None:
        self._progress = progress
        self._kept = self._done = self._unscored = 0
        self._known, self._unpriced = 0.0, 0

    def begin(self, total: int, kept: int) -> None:
        self._kept = kept
        said = {"kept": kept, "unscored": 0, "rate": 0.0, "cost": format_cost(0.0)}
        self._task = self._progress.add_task("", total=total, completed=kept, **said)

    def done(self, request: JudgementRequest, outcome: JudgementOutcome) -> None:
        self._done += 1
        self._unscored += bool(outcome.unscored)
        cost = list_price(request.measured, outcome.prompt_tokens, outcome.completion_tokens)
        self._known += cost or 0.0
        self._unpriced += cost is None
        elapsed = self._progress.tasks[0].elapsed or 1e-9
        self._progress.update(
            self._task,
            completed=self._kept + self._done,
            unscored=self._unscored,
            rate=self._done / elapsed,
            cost=format_cost(self._known, self._unpriced),
        )

    def waiting(self, seconds: float, reason: str) -> None:
        self._progress.console.print(f"waiting {seconds:.0f} s: {reason}", markup=False)


@contextmanager
def _stop_on_signal(console: Console, run: JudgementRun) -> Iterator[None]:
    """The first signal lets the calls in flight finish, the second ends the process."""

    def stop(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        console.warn("\nfinishing the calls in flight; Ctrl-C again stops at once")
        run.stop()

    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
