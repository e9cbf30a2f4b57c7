"""Where contenders take their turns: the services, the model server, the peers' environments."""

import json
import os
import secrets
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from tools.bench.contenders.turn import IN_FLIGHT
from tools.bench.model_server import ModelServer, model_server
from tools.bench.pipeline_throughput import ROOT, _services
from tools.bench.processes import Watched

CACHED_PRICE = 0.1
_WARMING_UP = 0.01  # seconds a call


@dataclass(frozen=True)
class Contender:
    """`module` of `contenders`, with `more` in its environment; `peer` names the virtual
    environment that it runs in, if not ours."""

    name: str
    jobs: tuple[str, ...]
    module: str
    peer: str = ""
    more: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Turn:
    """What a contender took for a job: seconds, megabytes, and what the server counted."""

    wall: float
    processor: float
    peak: float
    scores: int
    counts: dict[str, float]

    @property
    def billed(self) -> float:
        """Tokens, with those of a discounted beginning at a tenth."""
        fresh = self.counts["prompt"] - self.counts["discounted"]
        return fresh + CACHED_PRICE * self.counts["discounted"] + self.counts["output"]


@dataclass(frozen=True)
class Stage:
    """The model server, a folder for files, and the environment of all processes."""

    server: ModelServer
    folder: Path
    pythons: Mapping[str, Path]
    environment: Mapping[str, str]

    def turn(self, contender: Contender, job: str, seconds: float, count: int) -> Turn:
        self._forget_answers()
        with self._process(contender, job, self._cases(count)) as process:
            self.server.reset(seconds)
            with Watched(process.pid) as watched:
                assert process.stdin is not None
                process.stdin.write("go\n")
                process.stdin.flush()
                report = json.loads(_line_of(process, self._log))
            counts = self.server.counts()
        processor = max(report["processor"], watched.processor)
        return Turn(report["wall"], processor, watched.megabytes, report["scores"], counts)

    def keep_bodies(self) -> str:
        """A file with the requests that the server has got since the turn before began."""
        path = self.folder / "bodies.json"
        path.write_bytes(self.server.bodies())
        return str(path)

    @property
    def _log(self) -> Path:
        return self.folder / "log.txt"

    def _cases(self, count: int) -> Path:
        path = self.folder / f"cases-{count}.json"
        if not path.exists():
            command = [sys.executable, "-m", "tools.bench.contenders.cases", str(count), str(path)]
            subprocess.run(command, cwd=ROOT, env=self.environment, check=True)
        return path

    def _forget_answers(self) -> None:
        """Every turn asks the server: nothing that an earlier one was told is in the cache."""
        with psycopg.connect(self.environment["DATABASE_URL"]) as connection:
            connection.execute("DELETE FROM llm_cachedanswer")

    @contextmanager
    def _process(
        self, contender: Contender, job: str, path: Path
    ) -> "Iterator[subprocess.Popen[str]]":
        """One that has said that it is ready, in a folder where it may leave files."""
        self.server.reset(_WARMING_UP)
        python = str(self.pythons.get(contender.peer, sys.executable))
        command = [python, "-m", f"tools.bench.contenders.{contender.module}", job, str(path)]
        environment = {**self.environment, **contender.more}
        with self._log.open("w") as log:
            process = subprocess.Popen(
                command,
                cwd=self.folder,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
            try:
                _line_of(process, self._log)
                yield process
            finally:
                process.terminate()
                process.wait()


def _line_of(process: "subprocess.Popen[str]", log: Path) -> str:
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise SystemExit(f"a contender ended early:\n{log.read_text()[-3000:]}")
    return line


@contextmanager
def stage(pythons: Mapping[str, Path]) -> Iterator[Stage]:
    """PostgreSQL with the tables, Redis and the model server, started and stopped again."""
    with _services() as found, model_server() as server, tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            **found,
            "PYTHONPATH": str(ROOT),
            "HOME": folder,
            "OPENAI_API_KEY": "none",
            "OPENAI_BASE_URL": server.openai_url,
            "DJANGO_SETTINGS_MODULE": "config.settings",
            # As people start it: what is compiled once is kept.
            "PYTHONDONTWRITEBYTECODE": "",
            "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
            "COUNTERSIGN_JUDGE_MODEL": "openai:gpt-4o",
            "COUNTERSIGN_MAX_CONCURRENCY": str(IN_FLIGHT),
            "DEEPEVAL_TELEMETRY_OPT_OUT": "YES",
        }
        command = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
        yield Stage(server, Path(folder), pythons, environment)


def peer_python(folder: Path, packages: Sequence[str]) -> Path:
    """The Python of a virtual environment with `packages`, made unless it is there."""
    python, mark = folder / "bin" / "python", folder / "packages.txt"
    wanted = "\n".join(packages)
    if not mark.is_file() or mark.read_text() != wanted:
        print(f"installing {', '.join(packages)} in {folder}", file=sys.stderr, flush=True)
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
        mark.write_text(wanted)
    return python
