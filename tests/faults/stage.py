"""A stage for faults: real workers on the test database and broker, a model with latency."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from judging.models import Evaluation
from llm import concurrency
from summaries import leases
from summaries.models import GuidelineVersion, Summary
from summaries.pipeline import sweep_summaries
from summaries.status import TERMINAL, WAITING
from tests.factories.cases import case, version
from tests.faults import warm
from tests.modelserver import ModelServer, Scenario
from tests.modelserver.received import Received

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0  # seconds; a run that is well takes a few, beside other work many more
PAUSE = 0.03
LATENCY = 0.4
TEXTS = ["A first text that does not pass.", "A second text that passes."]


@dataclass
class Stage:
    """`workers` run until the test ends, unless it kills them; `requests` is what they asked."""

    model: ModelServer
    environment: dict[str, str]
    logs: Path
    version: GuidelineVersion
    workers: list[BaseProcess] = field(default_factory=list)

    @property
    def requests(self) -> list[Received]:
        return list(self.model.requests)

    def worker(self, *, threads: int = 8) -> BaseProcess:
        return self.start(
            "worker", "-P", "threads", "-c", str(threads), "--without-gossip", "--without-mingle"
        )

    def beat(self) -> BaseProcess:
        return self.start("beat", "-s", str(self.logs / "beat"), "--pidfile=")

    def start(self, *arguments: str) -> BaseProcess:
        log = self.logs / f"{arguments[0]}-{len(self.workers)}.log"
        self.workers.append(warm.start(arguments, self.environment, log))
        return self.workers[-1]

    def kill(self, process: BaseProcess) -> None:
        warm.kill(process)

    def open_cases(self, number: int) -> list[Summary]:
        return [case(self.version) for _ in range(number)]

    def until(self, happened: Callable[[], bool], *, sweeping: bool = False) -> None:
        """Look again and again; with `sweeping` this process does the work of the beat."""
        deadline = time.monotonic() + PATIENCE
        due = 0.0
        while not happened():
            if time.monotonic() > deadline:
                pytest.fail(f"not within {PATIENCE:g} s\n{self.told()}")
            if sweeping and time.monotonic() > due:
                sweep_summaries()
                due = time.monotonic() + 1
            time.sleep(PAUSE)

    def settle(self, *, sweeping: bool = True) -> None:
        """Wait until no case is with the pipeline any more."""
        self.until(self.settled, sweeping=sweeping)

    def settled(self) -> bool:
        return not Summary.objects.exclude(status__in=[*WAITING, *TERMINAL]).exists()

    def asked(self, role: str) -> bool:
        return any(request.role == role for request in self.requests)

    def told(self) -> str:
        rows = Summary.objects.values_list(
            "status", "lease_until", "not_before", "waiting_for", "failure"
        )
        logs = [log.read_text(errors="replace")[-6000:] for log in sorted(self.logs.glob("*.log"))]
        return "\n".join([*map(str, rows), *logs])

    def close(self) -> None:
        for process in self.workers:
            warm.kill(process)


@pytest.fixture
def stage(
    process_environment: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Stage]:
    monkeypatch.setattr(leases, "LEASE_SECONDS", warm.LEASE)
    monkeypatch.setattr(leases, "RESEND_AFTER_SECONDS", warm.NUDGE)
    drop_everything_queued()
    with ExitStack() as stack:
        model = stack.enter_context(ModelServer(Scenario(writer=TEXTS, latency=LATENCY)))
        environment = {
            **process_environment,
            "DATABASE_POOL": "8",
            "OPENAI_BASE_URL": model.openai_url,
            "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
            "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
            # Doubles have to meet in the database, not in the cache of answers.
            "COUNTERSIGN_RETENTION_DAYS": "answers=0",
        }
        stage = Stage(model, environment, tmp_path, version("coherence", "consistency"))
        stack.callback(stage.close)
        yield stage
    drop_everything_queued()


def drop_everything_queued() -> None:
    """What FLUSHALL does, within the databases of this run: other runs share the server."""
    for url in {os.environ["CELERY_BROKER_URL"], os.environ["REDIS_URL"]}:
        concurrency._get_redis_client(url).flushdb()


def assert_whole(cases: list[Summary], *, attempts: int = 2) -> None:
    """Every case waits for a person, with one attempt a number and one evaluation an attempt."""
    for summary in cases:
        summary.refresh_from_db()
        assert summary.status in {*WAITING, *TERMINAL}
        assert (summary.lease_token, summary.not_before) == (None, None)
        numbers = list(summary.attempts.values_list("number", flat=True))
        assert numbers == list(range(1, attempts + 1))
        _assert_judged_once(summary)
        _assert_unbroken(summary)


def _assert_judged_once(summary: Summary) -> None:
    for attempt in summary.attempts.all():
        assert Evaluation.objects.filter(attempt=attempt, judge="evidence").count() == 1
        evaluation = Evaluation.objects.exclude(judge="evidence").get(attempt=attempt)
        assert evaluation.scores.count() == summary.guideline_version.criteria.count()


def _assert_unbroken(summary: Summary) -> None:
    moves = list(summary.transitions.order_by("id").values_list("old", "new"))
    assert [new for _, new in moves[:-1]] == [old for old, _ in moves[1:]]
    assert moves[-1][1] == summary.status
