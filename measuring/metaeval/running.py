"""The runner: judges items, reuses kept outcomes, runs the rest concurrently, with retries.

And a run from a command: its cost, progress, signals, and continuing another day.
"""

import json
import logging
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from threading import Event, Lock
from types import FrameType
from typing import Any

from countersign_judge import steps
from countersign_judge.criteria import Criterion, ScoreMode
from countersign_judge.evidence_check import (
    EVIDENCE_CHECK,
    FAILURE,
    check_evidence,
    is_evidence_checked,
)
from countersign_judge.judges import get_method
from countersign_judge.judges.base import CriterionScore, JudgeInput, Judgement, Unscored
from countersign_judge.judges.costs import CostEstimate, Work
from countersign_judge.llm import prices
from countersign_judge.llm.errors import (
    BadRequest,
    ContentFiltered,
    ContextOverflow,
    Declined,
    InvalidAnswer,
    LLMError,
    Permanent,
    QuotaExhausted,
    SetUpFault,
    Transient,
    Truncated,
)
from countersign_judge.llm.prices import total_cost
from countersign_judge.llm.types import Usage
from countersign_judge.metaeval.items import BadData, DatasetItem
from countersign_judge.metaeval.statistics import Column
from countersign_judge.money import format_cost
from countersign_judge.scores import format_score
from countersign_judge.variants import SAMPLING
from django.core.management.base import BaseCommand, CommandError
from django.db import connection

from measuring.metaeval.plans import (
    JudgementRequest,
    JudgingPlan,
    MeasuredJudge,
    Part,
    Scoring,
)

# --- Outcomes ---------------------------------------------------------------


@dataclass(frozen=True)
class GivenScore:
    """A criterion's score: `value` in [1, 5], `mode` how the judge made it, `distribution` the
    probability of each label "1" to "5" if known, `spread` half the width of the interval around
    `value`, `quotes` passages that code searched for in the source, `score_breakdown` the judge's
    counts (docs/judging.md), empty for a judge that counts nothing. `answer` and
    `probability_below`, of the criterion's threshold, are as in `judges.base.CriterionScore`."""

    value: float
    mode: str = ""
    reason: str = ""
    distribution: Mapping[str, float] = field(default_factory=dict)
    spread: float | None = None
    quotes: tuple[Mapping[str, Any], ...] = ()
    score_breakdown: Mapping[str, Any] = field(default_factory=dict)
    answer: int | None = None
    probability_below: float | None = None


@dataclass(frozen=True)
class JudgementOutcome:
    """`scores` by criterion. Where one is missing, `unscored` says in a word or two why and
    `reason` what the judge or the server said. `final` is false if another run should try
    again. `cost` in US dollars as billed, None when a price is unknown."""

    scores: Mapping[str, GivenScore] = field(default_factory=dict)
    findings: tuple[Mapping[str, Any], ...] = ()
    unscored: str = ""
    reason: str = ""
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float | None = 0.0
    seconds: float = 0.0
    final: bool = True

    @property
    def values(self) -> dict[str, float]:
        return {name: score.value for name, score in self.scores.items()}


UNFOUNDED = "made-up quotes"


def _build_outcome(judge: str, judgement: Judgement) -> JudgementOutcome:
    """A score that the gate rejects as unfounded is none here either."""
    by = {"judge": judge, "version": judgement.prompt_version}
    unfounded = [score for score in judgement.scores if score.unfounded]
    return JudgementOutcome(
        scores={
            score.criterion.name: _given_score(score, judgement.details)
            for score in judgement.scores
            if not score.unfounded
        },
        unscored=UNFOUNDED if unfounded else "",
        reason="; ".join(map(_why_unfounded, unfounded)),
        findings=tuple(
            {**by, "text": finding.text, "mark": finding.mark, **finding.stored()}
            for finding in judgement.findings
        ),
        prompt_tokens=judgement.prompt_tokens,
        completion_tokens=judgement.completion_tokens,
        cost=None if judgement.cost is None else float(judgement.cost),
        seconds=judgement.seconds,
    )


def _why_unfounded(score: CriterionScore) -> str:
    lost = ", ".join(f"“{quote.quote}”" for quote in score.quotes if quote.turn is None)
    return (
        f"{score.criterion.name}: the judge answered {format_score(score.value)}, but most of its "
        f"quotes are not in the source{lost and ': '}{lost}. Its reason: {score.reason}"
    )


def _given_score(score: CriterionScore, details: Mapping[str, Any]) -> GivenScore:
    return GivenScore(
        value=score.value,
        mode=str(score.mode),
        reason=score.reason,
        distribution=score.distribution,
        spread=score.spread,
        quotes=tuple(asdict(quote) for quote in score.quotes),
        score_breakdown=details.get(score.criterion.name, {}),
        answer=score.answer,
        probability_below=score.probability_below,
    )


def _merge_outcomes(outcomes: Iterable[JudgementOutcome]) -> JudgementOutcome:
    """Several judges' outcomes on one text as one."""
    listed = list(outcomes)
    if len(listed) == 1:
        return listed[0]
    return JudgementOutcome(
        scores={name: score for each in listed for name, score in each.scores.items()},
        findings=tuple(finding for each in listed for finding in each.findings),
        unscored=next((each.unscored for each in listed if each.unscored), ""),
        reason="; ".join(dict.fromkeys(each.reason for each in listed if each.reason)),
        prompt_tokens=sum(each.prompt_tokens for each in listed),
        completion_tokens=sum(each.completion_tokens for each in listed),
        cost=total_cost((each.cost for each in listed), 0.0),
        seconds=sum(each.seconds for each in listed),
        final=all(each.final for each in listed),
    )


class OutcomeStore:
    """Keeps outcomes, and the evaluation steps that a model wrote: this class keeps none. `get` and
    `keep` are called from several threads; their exceptions end the run."""

    def get(self, request: JudgementRequest) -> JudgementOutcome | None:
        return None

    def keep(self, request: JudgementRequest, outcome: JudgementOutcome) -> None: ...

    def steps_of(self, criterion: Criterion, model: str) -> list[str]:
        return []

    def keep_steps(self, criterion: Criterion, model: str, written: list[str]) -> None: ...


class OutcomeCache(OutcomeStore):
    """Outcomes by the SHA-256 of their requests, in a file of SQLite.

    Each is committed by itself, so a killed run leaves all that it had finished and nothing
    half-written. Several threads may use one. Judges that answer at once are asked again:
    their code may have changed.
    """

    def __init__(self, path: Path) -> None:
        """Raises BadData when the file cannot be opened or is something else."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = sqlite3.connect(path, check_same_thread=False, timeout=60)
            # Waits for the disk now and then instead of twice a judgement.
            self._file.executescript(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE IF NOT EXISTS"
                " judgement (request TEXT PRIMARY KEY, outcome TEXT NOT NULL)"
            )
        except (OSError, sqlite3.Error) as error:
            raise BadData(path, [f"cannot be used as a cache ({error}); name another"]) from error
        self._lock = Lock()

    def close(self) -> None:
        with self._lock:
            self._file.close()

    def get(self, request: JudgementRequest) -> JudgementOutcome | None:
        if request.instant:
            return None
        data = self._found(request.key)
        if data is None:
            return None
        scores = {name: GivenScore(**score) for name, score in data["scores"].items()}
        return JudgementOutcome(**{**data, "scores": scores})

    def keep(self, request: JudgementRequest, outcome: JudgementOutcome) -> None:
        if outcome.final and not request.instant:
            self._put(request.key, asdict(outcome))

    def steps_of(self, criterion: Criterion, model: str) -> list[str]:
        return self._found(f"{model} {steps.generation_task(criterion)}") or []

    def keep_steps(self, criterion: Criterion, model: str, written: list[str]) -> None:
        self._put(f"{model} {steps.generation_task(criterion)}", written)

    def _found(self, key: str) -> Any:
        query = "SELECT outcome FROM judgement WHERE request = ?"
        with self._lock:
            found = self._file.execute(query, [key]).fetchone()
        return found and json.loads(found[0])

    def _put(self, key: str, value: object) -> None:
        with self._lock, self._file:
            row = [key, json.dumps(value)]
            self._file.execute("INSERT OR REPLACE INTO judgement VALUES (?, ?)", row)


# --- Runs -------------------------------------------------------------------

# Seconds before the second, third ... try; the client retries several times within each.
PAUSE_SECONDS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
# Do not wait longer than this for a server.
_LONGEST_PAUSE = 120.0
_REASONS: tuple[tuple[type[Permanent], str], ...] = (
    (Unscored, "no readable score"),
    (Declined, "refused by the model"),
    (ContentFiltered, "stopped by the content filter"),
    (ContextOverflow, "too long for the model"),
    (Truncated, "answer cut off"),
    (InvalidAnswer, "answer not of the form"),
    (BadRequest, "request refused"),
)
# For an error of a single criterion, ask for the others separately.
_CRITERION_FAULTS = (Unscored, Truncated, InvalidAnswer)
# Judgements at once; each has a call a criterion in flight, within COUNTERSIGN_MAX_CONCURRENCY.
CONCURRENCY = 32


class Stopped(Exception):
    """The run ended early; everything finished is kept. `cause` is the server's message, if
    any."""

    def __init__(self, reason: str, cause: Transient | None = None) -> None:
        super().__init__(reason)
        self.cause = cause


class Interrupted(Stopped):
    """`JudgementRun.stop` was called."""


def write_missing_steps(plan: JudgingPlan, kept: OutcomeStore, *, ask: bool = True) -> JudgingPlan:
    """With the missing evaluation steps of criteria: those that are kept, else, with `ask`, those
    that the judge's model writes now, which are kept. Raises Stopped."""
    found, model = {}, plan.measured.model
    for criterion in plan.unwritten:
        found[criterion.name] = kept.steps_of(criterion, model)
        if ask and not found[criterion.name]:
            try:
                found[criterion.name] = steps.generate_steps(criterion, model)
            except LLMError as error:
                cause = error if isinstance(error, Transient) else None
                raise Stopped(f"no steps for {criterion.name!r}: {error}", cause) from error
            kept.keep_steps(criterion, model, found[criterion.name])
    return plan.with_steps(found) if found else plan


class Watcher:
    """Is notified of the progress; this class shows none. Several threads call `waiting`."""

    def begin(self, total: int, kept: int) -> None: ...

    def done(self, request: JudgementRequest, outcome: JudgementOutcome) -> None: ...

    def waiting(self, seconds: float, reason: str) -> None: ...


@dataclass
class JudgementRun:
    """`pauses` in seconds between tries of one judgement."""

    items: Sequence[DatasetItem]
    kept: OutcomeStore = field(default_factory=OutcomeStore)
    watcher: Watcher = field(default_factory=Watcher)
    concurrency: int = CONCURRENCY
    pauses: Sequence[float] = PAUSE_SECONDS
    _stop: Event = field(default_factory=Event)

    def stop(self) -> None:
        """Let the calls in flight finish, and begin no other. For signal handlers: an exception
        raised there could end the run between a call and the keeping of its outcome."""
        self._stop.set()

    def estimate(self, requests: Sequence[JudgementRequest]) -> CostEstimate:
        """The cost of those that are not kept."""
        missing = {each.key: each for each in requests if not self.kept.get(each)}
        found = (each.plan.estimate(self.items[each.item]) for each in missing.values())
        return sum(found, CostEstimate())

    def outcomes(self, requests: Sequence[JudgementRequest]) -> Mapping[str, JudgementOutcome]:
        """The outcome of every request, by its key.

        Raises Stopped with the reason when a server cannot continue, and Interrupted after `stop`,
        once the calls in flight are finished and kept.
        """
        wanted = {request.key: request for request in requests}
        found = {key: known for key in wanted if (known := self.kept.get(wanted[key]))}
        missing = [request for key, request in wanted.items() if key not in found]
        self.watcher.begin(len(wanted), len(found))
        for request in missing:
            if request.instant:
                found[request.key] = self._judge_with_retries(request)
                self.watcher.done(request, found[request.key])
        others = [request for request in missing if not request.instant]
        for measured in dict.fromkeys(request.measured for request in others):
            found |= self._side_by_side([each for each in others if each.measured == measured])
        return found

    def _side_by_side(self, requests: Sequence[JudgementRequest]) -> dict[str, JudgementOutcome]:
        found: dict[str, JudgementOutcome] = {}
        with ThreadPoolExecutor(self.concurrency) as pool:
            try:
                futures = {
                    pool.submit(self._judge_with_retries, request): request for request in requests
                }
                for future in as_completed(futures):
                    request, outcome = futures[future], future.result()
                    # A wrong model name or key: only the calls in flight fail, not all others.
                    if request is requests[0] and outcome.unscored == "request refused":
                        model = request.measured.model
                        raise Stopped(f"{model} takes no request: {outcome.reason}")
                    found[request.key] = outcome
                    self.watcher.done(request, outcome)
            except BaseException:
                self.stop()
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return found

    def _judge_with_retries(self, request: JudgementRequest) -> JudgementOutcome:
        """One judgement, kept; tried again after pauses while the server is only busy."""
        for pause in (*self.pauses, None):
            if self._stop.is_set():
                raise Interrupted("interrupted")
            try:
                outcome = self._judged(request)
            except Transient as error:
                seconds = max(pause or 0.0, error.retry_after or 0.0)
                hopeless = isinstance(error, QuotaExhausted | SetUpFault)
                if pause is None or hopeless or seconds > _LONGEST_PAUSE:
                    raise Stopped(str(error), error) from error
                self.watcher.waiting(seconds, str(error))
                self._stop.wait(seconds)
                continue
            self.kept.keep(request, outcome)
            return outcome
        raise AssertionError("the last pause raises")

    def _judged(self, request: JudgementRequest) -> JudgementOutcome:
        """Raises Transient, and Stopped where no call will ever be answered."""
        plan = request.plan
        judge_input = plan.judge_input(self.items[request.item], request.subject)
        outcomes = [_judge_part(judge_input, part) for part in plan.parts]
        if plan.evidence and is_evidence_checked(plan.judges):
            found = check_evidence(judge_input, plan.judges, (), patient=True)
            outcome = _build_outcome(EVIDENCE_CHECK, found) if found else JudgementOutcome()
            failure = found.details.get(FAILURE) if found else None
            if failure and not plan.parts:
                outcome = replace(outcome, unscored="no readable answer", reason=failure)
            outcomes.append(outcome)
        return _merge_outcomes(outcomes)


def _judge_part(judge_input: JudgeInput, part: Part) -> JudgementOutcome:
    judge, criteria = part
    try:
        outcome = _build_outcome(judge, get_method(judge).run(judge_input, criteria))
        missing = [each.name for each in criteria if each.name not in outcome.scores]
        if missing and not outcome.unscored:
            reason = f"{judge} does not measure {', '.join(missing)}"
            return replace(outcome, unscored="not measured by this judge", reason=reason)
        return outcome
    except Permanent as error:
        if isinstance(error, _CRITERION_FAULTS) and len(criteria) > 1:
            return _merge_outcomes(_judge_part(judge_input, (judge, (each,))) for each in criteria)
        why = next((text for kind, text in _REASONS if isinstance(error, kind)), "failed")
        # Configuration may cause a refusal, so another run asks again.
        final = not isinstance(error, BadRequest)
        return JudgementOutcome(unscored=why, reason=str(error), final=final)


def list_price(measured: MeasuredJudge, prompt: int, completion: int) -> float | None:
    """US dollars without any discount for cached tokens, so that a run costs the same after
    another one; None when the price is unknown."""
    if measured.free or not prompt + completion:
        return 0.0
    usage = Usage(prompt=prompt, cached=0, completion=completion)
    price = prices.expected_cost(measured.model, usage)
    return None if price is None else float(price)


@contextmanager
def limit_connections(most: int) -> Iterator[None]:
    """Threads share up to `most` connections instead of opening one for every query: each model
    call returns its own."""
    options = connection.settings_dict["OPTIONS"]
    if "pool" in options or connection.in_atomic_block:
        yield
        return
    lifetime = connection.settings_dict["CONN_MAX_AGE"]
    connection.close()
    connection.settings_dict["CONN_MAX_AGE"] = 0
    options["pool"] = {"min_size": 1, "max_size": most, "timeout": 30}
    try:
        yield
    finally:
        connection.close_pool()  # type: ignore[attr-defined]
        connection.settings_dict["CONN_MAX_AGE"] = lifetime
        del options["pool"]


# --- What was said ----------------------------------------------------------

Found = list[tuple[JudgementRequest, JudgementOutcome]]


def outcomes_by_judge(found: Found) -> dict[MeasuredJudge, list[JudgementOutcome]]:
    """Outcomes in the order of the items."""
    groups: dict[MeasuredJudge, list[JudgementOutcome]] = {}
    for request, outcome in found:
        groups.setdefault(request.measured, []).append(outcome)
    return groups


def build_columns(found: Found) -> list[Column]:
    """One per judge and dimension. Tokens, cost and time are those of the judgements behind the
    column, in equal parts where one judgement scored several dimensions."""
    groups = {request.measured: request.plan.group for request, _ in found}
    columns = []
    for measured, outcomes in outcomes_by_judge(found).items():
        shared = len(groups[measured])
        prompt, completion = (
            round(sum(getattr(each, name) for each in outcomes) / max(1, shared))
            for name in ("prompt_tokens", "completion_tokens")
        )
        for dimension in groups[measured]:
            given = [measured.find_score(dimension, outcome.values) for outcome in outcomes]
            missing = (
                outcome.unscored or "not measured by this judge"
                for outcome, score in zip(outcomes, given, strict=True)
                if score is None
            )
            column = Column(
                judge=measured.name,
                model=measured.model,
                variant=measured.variant,
                dimension=dimension,
                scores=tuple(given),
                unscored=Counter(missing),
                prompt_tokens=prompt,
                completion_tokens=completion,
                cost=list_price(measured, prompt, completion),
                seconds=sum(outcome.seconds for outcome in outcomes) / shared,
            )
            columns.append(column)
    return columns


def item_lines(items: Sequence[DatasetItem], found: Found) -> Iterator[dict[str, Any]]:
    """An object per item and judge, with all that the judge said."""
    for request, outcome in found:
        item, measured = items[request.item], request.measured
        said = asdict(outcome)
        del said["final"]
        scores = []
        for name in request.plan.group:
            score = measured.find_score(name, said["scores"]) or {"value": None}
            scores.append({"dimension": name, "human": item.human.get(name), **score})
        yield {
            "doc_id": item.document,
            "system_id": item.system,
            "judge": measured.name,
            "model": measured.model,
            "variant": measured.variant,
            **said,
            "scores": scores,
        }


def lines_of_columns(
    items: Sequence[DatasetItem], columns: Sequence[Column]
) -> Iterator[dict[str, Any]]:
    """The same for baselines and recorded answers, which are read, not asked for."""
    judges: dict[tuple[str, str], list[Column]] = {}
    for column in columns:
        judges.setdefault((column.judge, column.model), []).append(column)
    for (judge, model), mine in judges.items():
        for at, item in enumerate(items):
            scores = [
                {
                    "dimension": column.dimension,
                    "human": item.human.get(column.dimension),
                    "value": column.scores[at],
                    **({"answer": column.answers[at]} if column.answers else {}),
                }
                for column in mine
                if not column.answers or column.answers[at] is not None
            ]
            named = {"doc_id": item.document, "system_id": item.system}
            if scores:
                yield {**named, "judge": judge, "model": model, "variant": None, "scores": scores}


# --- From a command ---------------------------------------------------------

REFUSED, TRY_AGAIN, INTERRUPTED = 1, 75, 130


def parse_scoring(options: dict[str, Any]) -> Scoring:
    """By the options of `arguments.add_score_arguments`."""
    mode = options["score_mode"] or ScoreMode.AUTO.value
    given = {name: options[name] for name in ("samples", "temperature", "score_only", *SAMPLING)}
    return Scoring(mode, **given)


class DryRun(Exception):
    """The command only wanted an estimate of the cost."""


def run_plans(
    command: BaseCommand,
    options: dict[str, Any],
    cache: Path | None,
    items: Sequence[DatasetItem],
    plans: Sequence[JudgingPlan],
) -> Found:
    """Each plan's outcomes for all items, once the cost is agreed.

    `options` are those of `arguments.add_run_arguments`. Raises CommandError, and DryRun.
    """
    with ExitStack() as stack:
        kept = stack.enter_context(closing(OutcomeCache(cache))) if cache else OutcomeStore()
        run = JudgementRun(items, kept, Watcher(), options["concurrency"])
        plans = [write_missing_steps(plan, kept, ask=False) for plan in plans]
        requests = [request for plan in plans for request in plan.requests(items)]
        costs_of_steps = (plan.cost_of_steps() for plan in plans)
        confirm_cost(command, options, sum(costs_of_steps, run.estimate(requests)))
        with (
            show_progress(quiet=options["verbosity"] == 0) as run.watcher,
            _stop_on_signal(command, run),
            limit_connections(options["concurrency"]),
        ):
            try:
                if any(plan.unwritten for plan in plans):
                    plans = [write_missing_steps(plan, kept) for plan in plans]
                    requests = [request for plan in plans for request in plan.requests(items)]
                outcomes = run.outcomes(requests)
            except Stopped as error:
                place = f"Everything finished is kept in {cache}; the same command continues from "
                raise CommandError(
                    f"{error}. {place}there." if cache else f"{error}.",
                    returncode=INTERRUPTED if isinstance(error, Interrupted) else TRY_AGAIN,
                ) from error
    return [(request, outcomes[request.key]) for request in requests]


def confirm_cost(command: BaseCommand, options: dict[str, Any], estimate: CostEstimate) -> None:
    """Raises CommandError without agreement, and DryRun."""
    text = describe_estimate(estimate)
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
        said = "" if options["verbosity"] else f"{text} "
        problem = f"{said}Give --yes to agree, or --dry-run for the estimate alone."
        raise CommandError(problem, returncode=REFUSED)
    if input("Continue? [y/N] ").strip().lower() not in {"y", "yes"}:
        raise CommandError("No model was called.", returncode=REFUSED)


def describe_estimate(estimate: CostEstimate) -> str:
    """In two sentences, without what an earlier run kept."""

    def told(work: Work) -> str:
        cost = format_cost(work.cost, places=2)
        calls = "1 call" if work.calls == 1 else f"{work.calls:,} calls"
        tokens = f"{work.prompt_tokens:,} prompt and {work.completion_tokens:,} answer tokens"
        return f"{calls}, {tokens}, {cost}"

    if not estimate.at_most.calls:
        return "No model needs to be asked."
    return (
        f"Expected: {told(estimate.expected)}. At most: {told(estimate.at_most)}; more only for "
        "answers that cannot be read and are asked for again."
    )


@contextmanager
def show_progress(*, quiet: bool = False) -> Iterator[Watcher]:
    """A watcher that shows a run's progress on the error stream: on a screen in a line that moves,
    elsewhere once at the end. Rate and time left count this run's work."""
    if quiet:
        with _without_call_logs():
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
    # A line a call would break up the moving one.
    with (
        _without_call_logs(),
        Progress(BarColumn(24), numbers, TimeRemainingColumn(), console=console) as progress,
    ):
        yield _TerminalWatcher(progress)


@contextmanager
def _without_call_logs() -> Iterator[None]:
    log = logging.getLogger("llm.ledger")
    before = log.level
    log.setLevel(logging.WARNING)
    try:
        yield
    finally:
        log.setLevel(before)


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
def _stop_on_signal(command: BaseCommand, run: JudgementRun) -> Iterator[None]:
    """The first signal lets the calls in flight finish, the second ends the process."""

    def stop(number: int, _: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        command.stderr.write("\nfinishing the calls in flight; Ctrl-C again stops at once")
        run.stop()

    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
