"""`python -m config.run` from start to stop, with real processes and real crashes."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from config.embedded.homes import HomeLock
from config.embedded.processes import get_process_identity, wait_until
from config.embedded.supervisor import first_sign_in_lines, sign_in_text
from config.environment import CHECKOUT_DIRECTORY
from tests.database import own_database
from tests.ports import free_port

__all__ = ["own_database"]

pytestmark = pytest.mark.slow

OURS = {"web", "worker", "beat"}
READY_WITHIN = 300  # seconds, on a machine that also runs the other tests
SERVICES = {"DATABASE_URL", "CELERY_BROKER_URL", "REDIS_URL"}
NOT_OURS = {*SERVICES, "DJANGO_SECRET_KEY", "DJANGO_SETTINGS_MODULE"}


@dataclass
class Installation:
    """One home, and the supervisor that a test starts on it."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def output(self) -> str:
        return (self.folder / "output").read_text()

    def run(self, *through: str, **variables: str) -> subprocess.Popen[bytes]:
        kept = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
        own = {
            "COUNTERSIGN_HOME": str(self.home),
            "PORT": str(self.port),
        }
        with (self.folder / "output").open("wb") as output:
            return subprocess.Popen(
                [*through, sys.executable, "-m", "config.run", "--with-parent"],
                cwd=CHECKOUT_DIRECTORY,
                env={**kept, **own, **variables},
                stdin=subprocess.PIPE if through else None,
                stdout=output,
                stderr=output,
            )

    def start(self, **variables: str) -> None:
        self.process = self.run(**variables)
        ready = f"Countersign is ready at http://127.0.0.1:{self.port}\n"
        process = self.process
        # The line after it is the last that a start prints.
        told = "Ctrl-C stops it."
        wait_until(lambda: told in self.output or process.poll() is not None, READY_WITHIN)
        assert ready in self.output, self.output

    def refuse(self, **variables: str) -> str:
        """The message of a start that fails."""
        process = self.run(**variables)
        assert process.wait(READY_WITHIN) == 1
        return self.output

    def stop(self, signum: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(signum)
        return self.process.wait(60)

    def pids(self) -> dict[str, int]:
        found = {}
        for file in (self.home / "run").glob("*.pid"):
            # A process that is being started again has none, or an empty one.
            with suppress(FileNotFoundError, IndexError):
                found[file.stem] = int(file.read_text().split()[0])
        return found

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def serves(self, path: str = "/readyz") -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", path)
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()


@contextmanager
def apart() -> Iterator[Installation]:
    """In a folder of its own; at the end it is stopped and removed."""
    folder = Path(tempfile.mkdtemp(prefix="countersign-"))
    folder.chmod(0o711)
    installation = Installation(folder)
    yield installation
    if installation.running:
        installation.stop()
    subprocess.run(["rm", "-rf", folder], check=True)


@pytest.fixture(scope="module")
def installation() -> Iterator[Installation]:
    """One home for the tests of this module: making and migrating a database takes seconds."""
    with apart() as installation:
        yield installation


@pytest.fixture
def running(installation: Installation) -> Installation:
    """The installation, started unless the test before left it running."""
    if not installation.running:
        installation.start()
    return installation


@pytest.fixture
def other(folder: Path) -> Iterator[Installation]:
    installation = Installation(folder)
    yield installation
    if installation.running:
        installation.stop()


@pytest.fixture
def given_services(own_database: str) -> dict[str, str]:
    key = {"DJANGO_SECRET_KEY": "the-key-of-a-node-on-the-given-services-of-these-tests"}
    services = {name: os.environ[name] for name in SERVICES & set(os.environ)}
    return services | {"DATABASE_URL": own_database} | key


def test_the_first_start_says_how_to_sign_in(running):
    said = running.output
    credentials = running.home / "credentials.json"
    accounts = json.loads(credentials.read_text())
    assert f"Sign in as admin, reviewer or author: the first passwords are in {credentials}" in said
    note = running.home / "run" / "first-sign-in"
    assert f"Sign in once as the reviewer with the link in {note}. Choose a password before" in said
    assert note.read_text().startswith(f"http://127.0.0.1:{running.port}/sign-in/first/")
    assert note.stat().st_mode & 0o777 == 0o600
    assert note.read_text() not in said
    assert credentials.stat().st_mode & 0o777 == 0o600
    assert set(accounts) == {"admin", "reviewer", "author", "api_token"}
    assert not any(account["password"] in said for name, account in accounts.items()
                   if name != "api_token")  # fmt: skip


def test_a_start_names_the_accounts_whose_first_password_is_in_the_file(tmp_path):
    file, token = tmp_path / "credentials.json", {"api_token": "cs_password"}
    kept, changed = {"username": "admin", "password": "x"}, {"username": "reviewer"}
    assert sign_in_text(file) == "Sign in with the accounts of your database."
    file.write_text(json.dumps({"admin": changed, "reviewer": changed, **token}))
    assert sign_in_text(file) == "Sign in with the accounts of your database."
    file.write_text(json.dumps({"admin": kept, "reviewer": changed, **token}))
    assert sign_in_text(file).startswith(f"Sign in as admin: the first passwords are in {file}")


def test_a_terminal_shows_the_link_and_the_file_of_it_is_gone(tmp_path):
    note = tmp_path / "first-sign-in"
    note.write_text("http://127.0.0.1/sign-in/first/x")
    link, password = first_sign_in_lines(note, terminal=True).splitlines()
    assert link == "Sign in once as the reviewer with this link: http://127.0.0.1/sign-in/first/x"
    assert password == "Choose a password before you sign out, or under Your account."
    assert not note.exists()


@pytest.mark.nightly
def test_once_it_says_that_it_is_ready_the_workers_answer(other, given_services):
    other.start(**given_services)
    assert other.serves("/readyz/workers")
    assert "do not answer yet" not in other.output


def test_a_second_run_of_a_home_says_where_the_first_one_is(running, tmp_path):
    second = Installation(tmp_path)
    said = second.refuse(COUNTERSIGN_HOME=str(running.home))
    assert f"already running at http://127.0.0.1:{running.port}" in said
    assert f"process {running.process.pid}" in said
    assert running.serves()


@pytest.mark.parametrize("name", ["web", "worker", "beat", "redis", "postgres"])
def test_a_killed_process_comes_back(running, name):
    before = running.pids()
    os.kill(before[name], signal.SIGKILL)
    assert wait_until(lambda: running.pids().get(name, before[name]) != before[name], READY_WITHIN)
    assert wait_until(running.serves, READY_WITHIN)
    assert f"{name} ended (by SIGKILL)" in running.output
    assert {key: pid for key, pid in running.pids().items() if key != name} == {
        key: pid for key, pid in before.items() if key != name
    }


def test_ctrl_c_leaves_nothing_behind(running):
    pids = running.pids()
    assert set(pids) == OURS | {"redis", "postgres"}
    assert running.stop(signal.SIGINT) == 0
    assert not [name for name, pid in pids.items() if get_process_identity(pid)]
    assert running.pids() == {}


@pytest.mark.nightly
def test_a_run_after_a_killed_supervisor_recovers(running):
    before = running.pids()
    running.stop(signal.SIGKILL)
    running.start()
    assert not [name for name, pid in before.items() if get_process_identity(pid)]
    assert running.serves()


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can mount")
def test_a_full_disk_is_a_sentence(other):
    other.home.mkdir()
    other.home.chmod(0o711)
    mount = ["mount", "-t", "tmpfs", "-o", "size=30m,mode=711", "tmpfs", str(other.home)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        said = other.refuse()
    finally:
        subprocess.run(["umount", str(other.home)], check=True)
    assert "Traceback" not in said
    assert said.splitlines()[-1].startswith(
        f"initdb could not make {other.home}/postgres: could not"
    )
    assert said.endswith("No space left on device\n")


def test_a_port_that_is_taken_is_named_with_a_way_out(other):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", other.port))
        taken.listen()
        said = other.refuse()
    assert f"PORT={other.port} cannot be used: Address already in use. Choose another" in said


@pytest.mark.parametrize("port", ["0", "65536", "eight", "-1", "80 80"])
def test_a_port_that_is_none_is_refused_by_name(other, port):
    assert f"PORT: {port!r} is not a port" in other.refuse(PORT=port)


def test_a_wrong_configuration_stops_the_start_with_the_variable_and_the_remedy(
    other, given_services
):
    said = other.refuse(**given_services | {"CELERY_BROKER_URL": "sqs://somewhere"})
    assert "CELERY_BROKER_URL: it is not an address of Redis or RabbitMQ" in said
    assert "redis://HOST:6379/0" in said
    assert "Traceback" not in said


@pytest.mark.nightly
def test_services_that_variables_replace_are_not_started(other, given_services):
    other.start(**given_services)
    assert set(other.pids()) == OURS
    assert not (other.home / "postgres").exists()
    assert other.stop() == 0


@pytest.mark.nightly
def test_a_parent_that_ends_during_the_start_takes_the_installation_along(other, given_services):
    parent = other.run("sh", "-c", '"$@" & read line', "sh", **given_services)
    lock = HomeLock(other.home)
    assert wait_until(lambda: bool(lock.holder()), READY_WITHIN)
    parent.communicate()
    assert wait_until(lock.acquire, READY_WITHIN), other.output
    lock.release()
    assert other.pids() == {}
