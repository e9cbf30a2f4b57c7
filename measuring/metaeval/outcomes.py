"""Outcomes of judgements, and the file in which a command keeps them between its runs."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, Self

from judging.judges.base import CriterionScore, Judgement, total_cost
from measuring.metaeval.items import BadData
from measuring.metaeval.plans import JudgementRequest

_TABLE = "CREATE TABLE IF NOT EXISTS judgement (request TEXT PRIMARY KEY, outcome TEXT NOT NULL)"


@dataclass(frozen=True)
class GivenScore:
    """A criterion's score: `value` in [1, 5], `mode` how it came out of the judge, `distribution`
    the probability of each label "1" to "5" where it is known, `spread` half the width of the
    interval around `value`, `quotes` passages that code looked for in the source."""

    value: float
    mode: str = ""
    reason: str = ""
    distribution: Mapping[str, float] = field(default_factory=dict)
    spread: float | None = None
    quotes: tuple[Mapping[str, Any], ...] = ()

    @classmethod
    def of(cls, score: CriterionScore) -> Self:
        return cls(
            value=score.value,
            mode=str(score.mode),
            reason=score.reason,
            distribution=score.distribution,
            spread=score.spread,
            quotes=tuple(asdict(quote) for quote in score.quotes),
        )


@dataclass(frozen=True)
class JudgementOutcome:
    """`scores` by criterion. Where one is missing, `unscored` says in a word or two why and
    `reason` what the judge or the server said. `final` is false for what another run should try
    again. `cost` in US dollars as it was billed, None when a price is unknown."""

    scores: Mapping[str, GivenScore] = field(default_factory=dict)
    findings: tuple[Mapping[str, Any], ...] = ()
    unscored: str = ""
    reason: str = ""
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float | None = 0.0
    seconds: float = 0.0
    final: bool = True

    @classmethod
    def of(cls, judge: str, judgement: Judgement) -> Self:
        return cls(
            scores={score.criterion.name: GivenScore.of(score) for score in judgement.scores},
            findings=tuple(
                {
                    "judge": judge,
                    "version": judgement.prompt_version,
                    "text": finding.text,
                    "mark": finding.mark,
                    **finding.stored(),
                }
                for finding in judgement.findings
            ),
            prompt_tokens=judgement.prompt_tokens,
            completion_tokens=judgement.completion_tokens,
            cost=None if judgement.cost is None else float(judgement.cost),
            seconds=judgement.seconds,
        )

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """What `dataclasses.asdict` made of one."""
        scores = {name: GivenScore(**score) for name, score in data["scores"].items()}
        return cls(**{**data, "scores": scores})

    @property
    def values(self) -> dict[str, float]:
        return {name: score.value for name, score in self.scores.items()}


def merged(outcomes: Iterable[JudgementOutcome]) -> JudgementOutcome:
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


class Kept(Protocol):
    """Where outcomes are kept. Both are called from several threads; what `keep` raises ends the
    run."""

    def get(self, request: JudgementRequest, /) -> JudgementOutcome | None: ...

    def keep(self, request: JudgementRequest, outcome: JudgementOutcome, /) -> None: ...


class Nowhere:
    """Keeps nothing."""

    def get(self, _: JudgementRequest) -> None:
        return None

    def keep(self, _: JudgementRequest, __: JudgementOutcome) -> None:
        return None


class OutcomeCache:
    """Outcomes by the SHA-256 of their requests, in a file of SQLite.

    Each is committed by itself, so a run that is killed leaves all that it had finished and
    nothing half-written. Several threads may use one. Judges that answer at once are asked anew:
    their code may have changed.
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

    def get(self, request: JudgementRequest) -> JudgementOutcome | None:
        if request.instant:
            return None
        with self._lock:
            found = self._file.execute(
                "SELECT outcome FROM judgement WHERE request = ?", [request.key]
            ).fetchone()
        return None if found is None else JudgementOutcome.from_data(json.loads(found[0]))

    def keep(self, request: JudgementRequest, outcome: JudgementOutcome) -> None:
        if request.instant or not outcome.final:
            return
        text = json.dumps(asdict(outcome))
        with self._lock, self._file:
            self._file.execute(
                "INSERT OR REPLACE INTO judgement VALUES (?, ?)", [request.key, text]
            )
