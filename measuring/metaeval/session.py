"""A run of judges from a command: what it would cost, progress, signals, going on another day."""

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TextIO, cast

from django.core.management.base import BaseCommand, CommandError

from judging.judges.costs import CostEstimate, Work
from measuring.metaeval.items import DatasetItem
from measuring.metaeval.outcomes import JudgementOutcome, OutcomeCache
from measuring.metaeval.plans import JudgementRequest, Scoring
from measuring.metaeval.running import Interrupted, JudgementRun, Stopped, pooled_connections
from measuring.metaeval.terminal import Progress
from summaries.models import ScoreMode

REFUSED, TRY_AGAIN, INTERRUPTED = 1, 75, 130
_SIGNALS = (signal.SIGINT, signal.SIGTERM)

Found = list[tuple[JudgementRequest, JudgementOutcome]]


# Options of `arguments.add_score_arguments`, None or False where they are not given.
SCORING = ("score_mode", "samples", "temperature", "score_only")


def scoring_of(options: dict[str, Any]) -> Scoring:
    mode = options["score_mode"] or ScoreMode.AUTO.value
    return Scoring(mode, options["samples"], options["temperature"], options["score_only"])


def given(options: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Those of the options that a command was given, as one writes them."""
    # Zero is a value.
    wanted = [name for name in names if options[name] or type(options[name]) in {int, float}]
    return [f"--{name.replace('_', '-')}" for name in wanted]


class DryRun(Exception):
    """The cost was estimated, and nothing else was wanted."""


def judged(
    command: BaseCommand,
    options: dict[str, Any],
    cache: Path,
    items: Sequence[DatasetItem],
    requests: Sequence[JudgementRequest],
) -> Found:
    """Every request with its outcome, once somebody agreed to the cost.

    `options` are those of `arguments.add_run_arguments`. Raises CommandError, and DryRun.
    """
    progress = Progress(cast("TextIO", command.stderr._out), quiet=options["verbosity"] == 0)
    with closing(OutcomeCache(cache)) as kept:
        run = JudgementRun(items, kept, progress, options["concurrency"])
        _agree(command, options, run.estimate(requests))
        with _stoppable(command, run), pooled_connections(options["concurrency"]):
            try:
                outcomes = run.outcomes(requests)
            except Stopped as error:
                code = INTERRUPTED if isinstance(error, Interrupted) else TRY_AGAIN
                raise _unfinished(str(error), cache, code) from error
            finally:
                progress.close()
    return [(request, outcomes[request.key]) for request in requests]


def _agree(command: BaseCommand, options: dict[str, Any], estimate: CostEstimate) -> None:
    """Raises CommandError where nobody agreed, and DryRun."""
    text = described(estimate)
    if options["dry_run"]:
        command.stdout.write(text)
        raise DryRun
    if not estimate.at_most.calls:
        return
    if options["verbosity"]:
        command.stderr.write(text)
    if options["yes"]:
        return
    if not sys.stdin.isatty():
        raise CommandError(
            f"{text} Give --yes to agree, or --dry-run for the estimate alone.", returncode=REFUSED
        )
    if input("Go on? [y/N] ").strip().lower() not in {"y", "yes"}:
        raise CommandError("Nothing was asked.", returncode=REFUSED)


def described(estimate: CostEstimate) -> str:
    """In two sentences; what is kept from an earlier run is not in it."""
    if not estimate.at_most.calls:
        return "No model needs to be asked."
    return (
        f"Expected: {_described(estimate.expected)}. At most: {_described(estimate.at_most)}; more "
        "only for answers that cannot be read and are asked for again."
    )


def _described(work: Work) -> str:
    cost = "at an unknown price" if work.cost is None else f"${work.cost:,.2f}"
    calls = "1 call" if work.calls == 1 else f"{work.calls:,} calls"
    return (
        f"{calls}, {work.prompt_tokens:,} prompt and {work.completion_tokens:,} answer tokens, "
        f"{cost}"
    )


@contextmanager
def _stoppable(command: BaseCommand, run: JudgementRun) -> Iterator[None]:
    """The first signal lets the calls in flight finish, the second ends the process."""

    def stop(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        command.stderr.write("\nfinishing the calls in flight; once more leaves them")
        run.stop()

    before = {number: signal.signal(number, stop) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _unfinished(why: str, cache: Path, code: int) -> CommandError:
    return CommandError(
        f"{why}. Everything finished is kept in {cache}; the same command goes on from there.",
        returncode=code,
    )
