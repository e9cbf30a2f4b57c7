"""Running judges over items: cached outcomes first, the rest concurrently, with retries."""

import json
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import Event, Lock
from typing import Protocol

from judging.judges import all_judges
from judging.judges.base import Unscored
from llm import prices
from llm.errors import (
    AuthenticationFailed,
    BadRequest,
    ContentFiltered,
    ContextOverflow,
    InvalidAnswer,
    Permanent,
    QuotaExhausted,
    Refused,
    Transient,
    Truncated,
)
from llm.providers.registry import provider_for
from llm.types import Usage
from measuring.metaeval.items import BadData, DatasetItem, first_of
from measuring.metaeval.measured_judges import (
    JudgementRequest,
    LocalModel,
    MeasuredJudge,
    judge_input_of,
    requests_of,
)
from measuring.metaeval.statistics import Column
from measuring.student.model import digests

# --- Outcomes ---------------------------------------------------------------
# What became of one judgement, and where such outcomes are kept between runs.

_TABLE = "CREATE TABLE IF NOT EXISTS outcome (request TEXT PRIMARY KEY, outcome TEXT NOT NULL)"


@dataclass(frozen=True)
class JudgementOutcome:
    """`scores` by criterion; without any, `unscored` says in a word or two why and `reason` what
    the judge or the server said. `final` is false for what another run should try again."""

    scores: Mapping[str, float] = field(default_factory=dict)
    unscored: str = ""
    reason: str = ""
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0
    final: bool = True


class OutcomeCache:
    """Outcomes by the SHA-256 of their requests, in a file of SQLite.

    Each is committed by itself, so a run that is killed leaves all that it had finished and
    nothing half-written. Several threads may use one.
    """

    def __init__(self, path: Path) -> None:
        """Raises BadData when the file cannot be opened or is something else."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = sqlite3.connect(path, check_same_thread=False, timeout=60)
            self._file.execute(_TABLE)
        except (OSError, sqlite3.Error) as error:
            raise BadData(path, [f"cannot be used as a cache ({error}); name another"]) from error
        self._lock = Lock()

    def close(self) -> None:
        with self._lock:
            self._file.close()

    def get(self, request: str) -> JudgementOutcome | None:
        with self._lock:
            found = self._file.execute(
                "SELECT outcome FROM outcome WHERE request = ?", [request]
            ).fetchone()
        return None if found is None else JudgementOutcome(**json.loads(found[0]))

    def keep(self, request: str, outcome: JudgementOutcome) -> None:
        text = json.dumps(asdict(outcome))
        with self._lock, self._file:
            self._file.execute("INSERT OR REPLACE INTO outcome VALUES (?, ?)", [request, text])


# --- Running ----------------------------------------------------------------

# Seconds before the second, third ... try; `llm.client` retries several times within each.
PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
# A server that wants longer than this is not worth waiting for.
_LONGEST_PAUSE = 120.0
_REASONS: tuple[tuple[type[Permanent], str], ...] = (
    (Unscored, "no readable score"),
    (Refused, "refused by the model"),
    (ContentFiltered, "stopped by the content filter"),
    (ContextOverflow, "too long for the model"),
    (Truncated, "answer cut off"),
    (InvalidAnswer, "answer not of the form"),
    (BadRequest, "request refused"),
)


class Stopped(Exception):
    """The run ended early; everything finished is kept."""


class Watcher(Protocol):
    """Is notified of the progress, from the thread that called `run`."""

    def begin(self, total: int, kept: int) -> None: ...

    def done(self, request: JudgementRequest, outcome: JudgementOutcome) -> None: ...

    def waiting(self, seconds: float, reason: str) -> None: ...


@dataclass
class JudgementRun:
    """`pauses` in seconds between tries of one judgement."""

    items: Sequence[DatasetItem]
    kept: OutcomeCache
    watcher: Watcher
    concurrency: int = 8
    pauses: Sequence[float] = PAUSES
    _stop: Event = field(default_factory=Event)

    def outcomes(self, requests: Sequence[JudgementRequest]) -> Mapping[str, JudgementOutcome]:
        """The outcome of every request, by its key.

        Raises Stopped with the reason when a server cannot go on, and lets KeyboardInterrupt
        through once the calls in flight are finished and kept.
        """
        wanted = {request.key: request for request in requests}
        # Judges that answer at once are asked anew: their code may have changed.
        instant = [request for request in wanted.values() if request.measured.instant]
        asking = [request for request in wanted.values() if not request.measured.instant]
        found = {each.key: known for each in asking if (known := self.kept.get(each.key))}
        self.watcher.begin(len(wanted), len(found))
        for request in instant:
            found[request.key] = self._noted(request, self._judged(request))
        found.update(self._asked([each for each in asking if each.key not in found]))
        return found

    def _asked(self, requests: Sequence[JudgementRequest]) -> dict[str, JudgementOutcome]:
        found: dict[str, JudgementOutcome] = {}
        for measured in dict.fromkeys(request.measured for request in requests):
            mine = [request for request in requests if request.measured == measured]
            # The first alone: a wrong model name or key fails once instead of a thousand times.
            found[mine[0].key] = self._noted(mine[0], self._first(mine[0]))
            found.update(self._side_by_side(mine[1:]))
        return found

    def _first(self, request: JudgementRequest) -> JudgementOutcome:
        outcome = self._patiently(request)
        if outcome.unscored == "request refused":
            raise Stopped(f"{request.measured.model} takes no request: {outcome.reason}")
        return outcome

    def _side_by_side(self, requests: Sequence[JudgementRequest]) -> dict[str, JudgementOutcome]:
        found: dict[str, JudgementOutcome] = {}
        with ThreadPoolExecutor(self.concurrency) as pool:
            futures = {pool.submit(self._patiently, request): request for request in requests}
            try:
                for future in as_completed(futures):
                    request = futures[future]
                    found[request.key] = self._noted(request, future.result())
            except BaseException:
                self._stop.set()
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return found

    def _noted(self, request: JudgementRequest, outcome: JudgementOutcome) -> JudgementOutcome:
        self.watcher.done(request, outcome)
        return outcome

    def _patiently(self, request: JudgementRequest) -> JudgementOutcome:
        """One judgement, kept; tried again after pauses while the server is only busy."""
        for pause in (*self.pauses, None):
            if self._stop.is_set():
                raise Stopped("interrupted")
            try:
                outcome = self._judged(request)
            except Transient as error:
                self._wait(error, pause)
                continue
            if outcome.final:
                self.kept.keep(request.key, outcome)
            return outcome
        raise AssertionError("the last pause raises")

    def _wait(self, error: Transient, pause: float | None) -> None:
        seconds = max(pause or 0.0, error.retry_after or 0.0)
        if pause is None or isinstance(error, QuotaExhausted) or seconds > _LONGEST_PAUSE:
            raise Stopped(str(error)) from error
        self.watcher.waiting(seconds, str(error))
        self._stop.wait(seconds)

    def _judged(self, request: JudgementRequest) -> JudgementOutcome:
        """Raises Transient, and Stopped where nothing will ever be answered."""
        measured = request.measured
        judge_input = judge_input_of(request, self.items[request.item])
        try:
            judgement = all_judges()[measured.judge](judge_input, measured.asked_for(request.group))
        except AuthenticationFailed as error:
            raise Stopped(str(error)) from error
        except Permanent as error:
            return _without_score(error)
        return JudgementOutcome(
            scores={score.criterion.name: score.value for score in judgement.scores},
            prompt_tokens=judgement.prompt_tokens,
            completion_tokens=judgement.completion_tokens,
            seconds=judgement.seconds,
        )


def _without_score(error: Permanent) -> JudgementOutcome:
    """A refused request may be a matter of configuration, so another run asks again."""
    reason = next((text for kind, text in _REASONS if isinstance(error, kind)), "failed")
    return JudgementOutcome(
        unscored=reason, reason=str(error), final=not isinstance(error, BadRequest)
    )


# --- Training overlap -------------------------------------------------------
# Whether a student is measured on documents that it was trained on.

# Students that are named; results.json holds so many notes and no more.
_MOST_NAMED = 4


def training_overlap(judges: Sequence[MeasuredJudge], items: Sequence[DatasetItem]) -> list[str]:
    """One note for each measured student that may have been trained on the items."""
    students = [each.local_model for each in judges if each.local_model and each.judge == "student"]
    notes = [note for student in students if (note := _note(student, items))]
    return first_of(notes, _MOST_NAMED)


def _note(student: LocalModel, items: Sequence[DatasetItem]) -> str:
    sources = {item.document: item.turns for item in items if student.criterion in item.human}
    seen = sum(not student.learned_from.isdisjoint(digests(turns)) for turns in sources.values())
    if not seen:
        return ""
    return (
        f"judge student {student.name}: it was trained on {seen} of the {len(sources)} documents "
        "that it is measured on; what it does on others these figures do not tell, so measure it "
        "on others"
    )


# --- Columns ----------------------------------------------------------------
# From measured judges and items to columns of scores.


def columns_of(
    run: JudgementRun, judges: Sequence[MeasuredJudge], dimensions: Sequence[str]
) -> list[Column]:
    """A column per judge and dimension. Raises what JudgementRun.outcomes raises."""
    requests = [
        request for measured in judges for request in requests_of(measured, run.items, dimensions)
    ]
    outcomes = run.outcomes(requests)
    return [
        _column(measured, dimension, requests, outcomes)
        for measured in judges
        for dimension in measured.scored(dimensions)
    ]


def _column(
    measured: MeasuredJudge,
    dimension: str,
    requests: Sequence[JudgementRequest],
    outcomes: Mapping[str, JudgementOutcome],
) -> Column:
    """Tokens, cost and time are those of the judgements that gave this column, in equal parts
    where one judgement scored several dimensions."""
    mine = [
        (outcomes[request.key], len(request.group))
        for request in requests
        if request.measured == measured and dimension in request.group
    ]
    scores = tuple(measured.score_of(dimension, outcome.scores) for outcome, _ in mine)
    prompt = sum(outcome.prompt_tokens / shared for outcome, shared in mine)
    completion = sum(outcome.completion_tokens / shared for outcome, shared in mine)
    return Column(
        judge=measured.judge,
        model=measured.model,
        variant=measured.variant,
        dimension=dimension,
        scores=scores,
        unscored=Counter(
            outcome.unscored or "not measured by this judge"
            for (outcome, _), score in zip(mine, scores, strict=True)
            if score is None
        ),
        prompt_tokens=round(prompt),
        completion_tokens=round(completion),
        cost=list_price(measured, round(prompt), round(completion)),
        seconds=sum(outcome.seconds / shared for outcome, shared in mine),
    )


def list_price(measured: MeasuredJudge, prompt: int, completion: int) -> float | None:
    """US dollars without any discount for cached tokens, so that a run costs the same whoever
    asked before; None when nobody knows the price."""
    if measured.free:
        return 0.0
    provider = provider_for(measured.model)
    usage = Usage(prompt=prompt, cached=0, completion=completion)
    price = prices.cost(provider.name, provider.model, provider.endpoint, usage)
    return None if price is None else float(price)
