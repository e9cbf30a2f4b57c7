"""What became of one judgement, and where such outcomes are kept between runs."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any, Self

from judging.metaeval.problems import BadData

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
