"""The runner: judges items, reuses kept outcomes, runs the rest concurrently, with retries."""

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from threading import Event, Lock
from typing import Any

from countersign_judge import steps
from countersign_judge.criteria import Criterion
from countersign_judge.evidence_check import (
    EVIDENCE_CHECK,
    FAILURE,
    check_evidence,
    is_evidence_checked,
)
from countersign_judge.judges import get_method
from countersign_judge.judges.base import CriterionScore, JudgeInput, Judgement, Unscored
from countersign_judge.judges.costs import CostEstimate
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
from countersign_judge.metaeval.plans import (
    JudgementRequest,
    JudgingPlan,
    MeasuredJudge,
    Part,
)
from countersign_judge.scores import format_score

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


# --- What was said ----------------------------------------------------------

Found = list[tuple[JudgementRequest, JudgementOutcome]]


def outcomes_by_judge(found: Found) -> dict[MeasuredJudge, list[JudgementOutcome]]:
    """Outcomes in the order of the items."""
    groups: dict[MeasuredJudge, list[JudgementOutcome]] = {}
    for request, outcome in found:
        groups.setdefault(request.measured, []).append(outcome)
    return groups
