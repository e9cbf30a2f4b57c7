"""Several hosts: processes with homes of their own, which share a database and a broker alone."""

import http.client
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
import requests
from django.contrib.auth.models import User
from django.db.models.functions import Now
from django.urls import reverse
from pytest_django.fixtures import Settings

from accounts import tokens
from config.embedded import supervisor
from config.embedded.homes import make_home
from judging.models import Evaluation
from measuring.models import StoredFolder
from records.evidence_pack import check_pack
from records.log import keys
from summaries.models import GuidelineVersion, Summary
from summaries.status import Status
from tests.api.conftest import submission
from tests.config.test_pgbouncer import post
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import version
from tests.faults.stage import Stage, assert_whole, stage
from tests.faults.web import begin, kill, until
from tests.measuring.student.conftest import students, trained
from tests.ports import free_port

__all__ = ["stage", "students", "trained"]
pytestmark = [pytest.mark.nightly, pytest.mark.slow]

SLOTS, A_MINUTE = 3, 8


@dataclass
class Host:
    """`stage` starts workers in this home."""

    home: Path
    stage: Stage
    port: int = field(default_factory=free_port)
    running: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def start(self, name: str, command: list[str]) -> subprocess.Popen[bytes]:
        log = self.home / "logs" / f"{name}.log"
        self.running.append(begin(command, self.stage.environment, log))
        return self.running[-1]

    def serve(self) -> None:
        self.start("web", supervisor.web_command(self.port))

    def beat(self) -> subprocess.Popen[bytes]:
        return self.start("beat", supervisor.beat_command(self.home / "run" / "beat-schedule"))

    def said_by_beat(self, words: str) -> int:
        return (self.home / "logs" / "beat.log").read_text().count(words)


@pytest.fixture
def hosts(stage: Stage, tmp_path: Path) -> Iterator[list[Host]]:
    made = [_host(stage, make_home(tmp_path / name)) for name in ("first", "second")]
    yield made
    for process in [process for host in made for process in host.running]:
        kill(process)


def _host(stage: Stage, home: Path) -> Host:
    environment = {
        **stage.environment,
        "COUNTERSIGN_HOME": str(home),
        "COUNTERSIGN_MAX_CONCURRENCY": str(SLOTS),
    }
    return Host(home, replace(stage, environment=environment, logs=home / "logs"))


@pytest.fixture
def judged_by_a_student(trained: str) -> GuidelineVersion:
    """By one that was trained here, which is neither host, and by a model."""
    made = version("coherence", publish=False)
    made.criteria.create(
        position=2,
        name="consistency",
        definition="It is true.",
        method="student",
        parameters={"version": trained},
        blocking=False,
        threshold=1.0,
    )
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
    return made


def key(per_minute: int) -> str:
    owner = User.objects.create_user("nightly")
    return tokens.issue_token("tests", owner, ["ingest"], per_minute=per_minute)


def test_hosts_share_cases_students_slots_and_rate_limits(
    hosts: list[Host], judged_by_a_student: GuidelineVersion
) -> None:
    first, second = hosts
    for host in hosts:
        host.serve()
    second.stage.worker()
    token = key(A_MINUTE)
    until(lambda: all(supervisor.is_ready(host.port, "127.0.0.1") for host in hosts))

    # What the first one takes in, the second one writes and judges.
    guideline = judged_by_a_student.guideline.name
    assert post(first.port, token, submission(guideline=guideline)) == http.client.ACCEPTED
    second.stage.settle()
    assert Summary.objects.get().status == Status.IN_REVIEW
    (student,) = StoredFolder.objects.all()
    verdicts = Evaluation.objects.filter(judge="student")
    assert {found.details["consistency"]["student"] for found in verdicts} == {student.name}
    assert list((second.home / "fetched" / student.sha256).iterdir())
    assert not (first.home / "fetched").exists()

    # Limits are counted over both.
    for host in (first, first, second):
        host.stage.worker()
    bodies = [submission(external_id=f"c-{at}", guideline=guideline) for at in range(2 * A_MINUTE)]
    answers = Counter(
        (at % 2, post(hosts[at % 2].port, token, body)) for at, body in enumerate(bodies)
    )
    accepted = answers[0, http.client.ACCEPTED] + answers[1, http.client.ACCEPTED]
    # The window slides: at its edge one more is let through.
    assert A_MINUTE - 1 <= accepted <= A_MINUTE
    refused = http.client.TOO_MANY_REQUESTS
    assert {at for at, status in answers if status == refused} == {0, 1}
    second.stage.settle()
    assert first.stage.model.most_in_flight == SLOTS
    assert not Summary.objects.filter(status="failed").exists()


def test_two_beats_do_each_case_once_and_one_goes_on_when_the_other_is_killed(
    hosts: list[Host], settings: Settings
) -> None:
    first, second = hosts
    # Nothing but a tick tells a worker of a case.
    settings.PIPELINE_TASKS = {}
    second.stage.worker()
    beats = [host.beat() for host in hosts]
    until(lambda: all(host.said_by_beat("Sending due task") for host in hosts))
    cases = first.stage.open_cases(2)
    second.stage.settle(sweeping=False)
    kill(beats[0])
    cases += first.stage.open_cases(2)
    second.stage.settle(sweeping=False)
    assert_whole(cases)


def test_a_web_server_without_the_key_of_the_log_gives_out_packs_that_a_worker_signs(
    hosts: list[Host], settings: Settings
) -> None:
    first, second = hosts
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "DIRECTORY": str(second.home / "log")}
    verifier = keys.ensure_key("countersign.example/log")
    rosa = scenes.reviewer()
    scenes.approved(rosa)
    first.serve()
    second.stage.worker()
    until(lambda: supervisor.is_ready(first.port, "127.0.0.1"))

    signed_in = {name: cookie.value for name, cookie in client_of(rosa).cookies.items()}
    token = "x" * 32
    answer = requests.post(
        f"http://127.0.0.1:{first.port}{reverse('pack', args=[1])}",
        cookies={**signed_in, settings.CSRF_COOKIE_NAME: token},
        headers={"X-CSRFToken": token},
        timeout=60,
    )
    assert answer.headers["Content-Type"] == "application/zip", answer.text
    assert check_pack(answer.content, [str(verifier)]).leaf["number"] == 1
    assert not (first.home / "log").exists()
