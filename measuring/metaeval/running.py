"""Judging a set of items: kept outcomes first, the rest side by side, waiting where told to."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import Event, Lock
from types import TracebackType
from typing import Any, Protocol, Self

from judging.judges import JUDGES
from judging.judges.base import Unscored
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
from measuring.metaeval.items import BadData, Item
from measuring.metaeval.stations import Request, case_of

# --- Outcomes ---------------------------------------------------------------
# What became of one judgement, and where such outcomes are kept between runs.

_TABLE = "CREATE TABLE IF NOT EXISTS outcome (request TEXT PRIMARY KEY, outcome TEXT NOT NULL)"


@dataclass(frozen=True)
class Outcome:
    """`scores` by criterion; without any, `unscored` says in a word or two why and `reason` what
    the judge or the server said. `final` is false for what another run should try again."""

    scores: Mapping[str, float] = field(default_factory=dict)
    unscored: str = ""
    reason: str = ""
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0
    final: bool = True


class Outcomes:
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

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._lock:
            self._file.close()

    def get(self, request: str) -> Outcome | None:
        with self._lock:
            found = self._file.execute(
                "SELECT outcome FROM outcome WHERE request = ?", [request]
            ).fetchone()
        return None if found is None else Outcome(**_decoded(found[0]))

    def keep(self, request: str, outcome: Outcome) -> None:
        text = json.dumps(asdict(outcome))
        with self._lock, self._file:
            self._file.execute("INSERT OR REPLACE INTO outcome VALUES (?, ?)", [request, text])


def _decoded(text: str) -> dict[str, Any]:
    decoded: dict[str, Any] = json.loads(text)
    return decoded


# --- Running ----------------------------------------------------------------

# Seconds before the second, third ... try; the door has tried several times before each.
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
    """Is told what happens, from the thread that called `run`."""

    def begin(self, total: int, kept: int) -> None: ...

    def done(self, request: Request, outcome: Outcome) -> None: ...

    def waiting(self, seconds: float, reason: str) -> None: ...


@dataclass
class Run:
    """`pauses` in seconds between tries of one judgement."""

    items: Sequence[Item]
    kept: Outcomes
    watcher: Watcher
    concurrency: int = 8
    pauses: Sequence[float] = PAUSES
    _stop: Event = field(default_factory=Event)

    def outcomes(self, requests: Sequence[Request]) -> Mapping[str, Outcome]:
        """The outcome of every request, by its key.

        Raises Stopped with the reason when a server cannot go on, and lets KeyboardInterrupt
        through once the calls in flight are finished and kept.
        """
        wanted = {request.key: request for request in requests}
        found = {key: outcome for key in wanted if (outcome := self._known(wanted[key]))}
        missing = [request for key, request in wanted.items() if key not in found]
        self.watcher.begin(len(wanted), len(found))
        instant = [request for request in missing if request.station.instant]
        asking = [request for request in missing if not request.station.instant]
        for request in instant:
            found[request.key] = self._noted(request, self._judged(request))
        found.update(self._asked(asking))
        return found

    def _known(self, request: Request) -> Outcome | None:
        """Judges that answer at once are asked anew: their code may have changed."""
        return None if request.station.instant else self.kept.get(request.key)

    def _asked(self, requests: Sequence[Request]) -> dict[str, Outcome]:
        found: dict[str, Outcome] = {}
        for station in dict.fromkeys(request.station for request in requests):
            mine = [request for request in requests if request.station == station]
            # The first alone: a wrong model name or key fails once instead of a thousand times.
            found[mine[0].key] = self._noted(mine[0], self._first(mine[0]))
            found.update(self._side_by_side(mine[1:]))
        return found

    def _first(self, request: Request) -> Outcome:
        outcome = self._patiently(request)
        if outcome.unscored == "request refused":
            raise Stopped(f"{request.station.model} takes no request: {outcome.reason}")
        return outcome

    def _side_by_side(self, requests: Sequence[Request]) -> dict[str, Outcome]:
        found: dict[str, Outcome] = {}
        with ThreadPoolExecutor(self.concurrency) as pool:
            futures = {pool.submit(self._patiently, request): request for request in requests}
            try:
                for future in as_completed(futures):
                    request = futures[future]
                    found[request.key] = self._noted(request, future.result())
            except BaseException:
                self._stop.set()
                _cancel(futures)
                raise
        return found

    def _noted(self, request: Request, outcome: Outcome) -> Outcome:
        self.watcher.done(request, outcome)
        return outcome

    def _patiently(self, request: Request) -> Outcome:
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

    def _judged(self, request: Request) -> Outcome:
        """Raises Transient, and Stopped where nothing will ever be answered."""
        station = request.station
        case = case_of(request, self.items[request.item])
        try:
            judgement = JUDGES[station.judge](case, station.asked_for(request.group))
        except AuthenticationFailed as error:
            raise Stopped(str(error)) from error
        except Permanent as error:
            return _without_score(error)
        return Outcome(
            scores={score.criterion.name: score.value for score in judgement.scores},
            prompt_tokens=judgement.prompt_tokens,
            completion_tokens=judgement.completion_tokens,
            seconds=judgement.seconds,
        )


def _without_score(error: Permanent) -> Outcome:
    """A refused request may be a matter of configuration, so another run asks again."""
    reason = next((text for kind, text in _REASONS if isinstance(error, kind)), "failed")
    return Outcome(unscored=reason, reason=str(error), final=not isinstance(error, BadRequest))


def _cancel(futures: Mapping[Future[Outcome], Request]) -> None:
    for future in futures:
        future.cancel()
