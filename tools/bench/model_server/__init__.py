"""A scripted model server for speed: its answers are those of a real one in form and size.

`tests.modelserver` answers whatever a test asks of it, from threads, and would itself be the limit
of 100 calls at once. This one is one event loop in a process of its own, speaks OpenAI's chat
completions alone, and writes an answer of 130 kB in half a millisecond.
"""

import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


@dataclass(frozen=True)
class ModelServer:
    address: str

    @property
    def openai_url(self) -> str:
        return f"{self.address}/v1"

    def reset(self, seconds: float) -> None:
        """Forget what was counted and what the prefix cache holds; a call takes `seconds`."""
        self._get(f"/reset?seconds={seconds}")

    def counts(self) -> dict[str, float]:
        """`server.Counts` since the last reset."""
        counts: dict[str, float] = json.loads(self._get("/counts"))
        return counts

    def bodies(self) -> bytes:
        """A JSON list of the requests since the last reset."""
        return self._get("/bodies")

    def _get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path) as answer:
            return bytes(answer.read())


@contextmanager
def model_server(*options: str) -> Iterator[ModelServer]:
    """One in a process of its own, with `options` of its command line."""
    command = [sys.executable, "-m", "tools.bench.model_server", *options]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield ModelServer(process.stdout.readline().strip())
        finally:
            process.terminate()
