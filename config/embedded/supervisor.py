"""One installation on one machine: services, preparation, web, workers and beat, watched."""

import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from countersign_judge.llm.providers.registry import loadable_providers

from config.embedded import ServiceError
from config.embedded.homes import FIRST_SIGN_IN, secret_key
from config.embedded.processes import Child, StopSteps, wait_until
from config.embedded.services import Services
from config.environment import CHECKOUT_DIRECTORY, Environment
from config.queues import SINGLE_WORKER, Worker

# --- Restarting -------------------------------------------------------------
# Starts a process again when it ends by itself, more slowly when it keeps ending.
#
# The pause stays short: cases wait while a worker is down.

_FIRST_PAUSE, _LONGEST_PAUSE = 0.2, 5.0  # seconds
_STABLE_AFTER = 10.0  # seconds of running after which a new end counts as the first
_REASON_BYTES = 2000


@dataclass
class RestartedChild:
    """One service: `begin` starts `child` and raises ServiceError when that fails."""

    child: Child
    begin: Callable[[], None]
    _ends: int = field(default=0, init=False)
    _began: float = field(default_factory=time.monotonic, init=False)
    _due: float | None = field(default=None, init=False)

    def start(self) -> None:
        self._began = time.monotonic()
        self.begin()

    def tend(self) -> str:
        """Notice an end, and start again after the pause; a line to print, or ''."""
        if self._due is None:
            return self._notice_end()
        if time.monotonic() >= self._due:
            self._due = None
            return self._start_again()
        return ""

    def _notice_end(self) -> str:
        status = self.child.exit_status()
        if status is None:
            return ""
        lasted = time.monotonic() - self._began
        how = f"by {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
        event = f"ended ({how}{self._last_words(status)}) after {lasted:.0f} s"
        return self._plan_restart(event, first=lasted > _STABLE_AFTER)

    def _last_words(self, status: int) -> str:
        """The end of a failed program's log: in Python the exception."""
        if status <= 0:
            return ""
        with self.child.log.open("rb") as log:
            log.seek(max(0, self.child.log.stat().st_size - _REASON_BYTES))
            lines = log.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f": {last[:300]}" if last else ""

    def _start_again(self) -> str:
        try:
            self.start()
        except (ServiceError, OSError) as error:  # the disk may be full for a while
            return self._plan_restart(f"did not start again: {error}", first=False)
        return ""

    def _plan_restart(self, event: str, *, first: bool) -> str:
        self._ends = 1 if first else self._ends + 1
        # Bound the exponent: a program may fail for days.
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** min(self._ends - 1, 10))
        self._due = time.monotonic() + pause
        return f"{self.child.name} {event}; starting it again in {pause:.1f} s"


# --- Commands ---------------------------------------------------------------
# The processes of the application: how they start and stop, and whether they serve.

HOST = "127.0.0.1"
# The preparation ran the system checks in the same environment. A worker would load every page
# for them, a fifth of its start.
_SKIP_CHECKS = {"CELERY_SKIP_CHECKS": "1"}
# A worker that finds the lease expired repeats an interrupted task.
WORKER_STOP_STEPS: StopSteps = ((signal.SIGTERM, 8.0), (signal.SIGQUIT, 3.0), (signal.SIGKILL, 5.0))
STOP_STEPS: StopSteps = ((signal.SIGTERM, 8.0), (signal.SIGKILL, 5.0))


def web_command(port: int) -> list[str]:
    return [sys.executable, "-m", "config.server", "--host", HOST, "--port", str(port)]


def worker_command(serving: Worker, environment: Mapping[str, str], name: str = "") -> list[str]:
    """`name` tells several processes of a worker on one host apart."""
    concurrency = f"--concurrency={count_threads(serving, environment)}"
    which = (f"--queues={','.join(serving.queues)}", f"--hostname={name or serving.name}@%h")
    # Gossip and mingle are for workers that talk to each other: a second at every start.
    quiet = ("--without-gossip", "--without-mingle", "--without-heartbeat")
    celery = [sys.executable, "-m", "celery", "-A", "config", "worker", "--loglevel=INFO"]
    return [*celery, "--pool=threads", concurrency, *which, *quiet]


def count_threads(serving: Worker, environment: Mapping[str, str]) -> int:
    """For an environment that the system checks accepted."""
    return serving.requested_threads(Environment.model_validate(environment)) + serving.beside


def beat_command(schedule: Path) -> list[str]:
    celery = [sys.executable, "-m", "celery", "-A", "config.ticks", "beat", "--pidfile="]
    return [*celery, f"--schedule={schedule}", "--loglevel=INFO"]


def is_ready(port: int, host: str, path: str = "/readyz") -> bool:
    """Whether `path` answers 200 to a request for `host`, the name that the settings allow."""
    connection = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        connection.request("GET", path, headers={"Host": host})
        return connection.getresponse().status == http.client.OK
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


# --- Log files --------------------------------------------------------------
# Kept at a bounded size; the terminal repeats their lines of errors.

MAX_LOG_BYTES = 20_000_000  # bytes; one older file of this size is kept


@dataclass
class LogMirror:
    """Reads what is appended to `log` and returns the lines that `errors` finds.

    The children write their files themselves, so that they lose nothing and do not wait when the
    supervisor is slow or gone.
    """

    name: str
    log: Path
    errors: re.Pattern[str]
    _position: int = field(default=0, init=False)
    _partial: bytes = field(default=b"", init=False)

    def skip_to_end(self) -> None:
        self._position = self._log_size()

    def read_new_errors(self) -> list[str]:
        """The lines of errors since the last call, each with the service's name in front."""
        if self._log_size() > MAX_LOG_BYTES:
            with suppress(OSError):  # a full disk has no room for the copy
                self._rotate_log()
        return [
            f"{self.name:8} | {text}"
            for line in self._lines()
            if self.errors.search(text := line.decode(errors="replace").rstrip())
        ]

    def _lines(self) -> list[bytes]:
        if not self.log.exists():
            return []
        with self.log.open("rb") as file:
            file.seek(self._position)
            read = file.read()
        self._position += len(read)
        *whole, self._partial = (self._partial + read).split(b"\n")
        return whole

    def _rotate_log(self) -> None:
        """Copy and truncate: the writer appends, and continues in the emptied file."""
        shutil.copyfile(self.log, self.log.with_suffix(".log.1"))
        with self.log.open("r+b") as file:
            file.truncate(0)
        self._position = 0

    def _log_size(self) -> int:
        return self.log.stat().st_size if self.log.exists() else 0


# --- Supervisor -------------------------------------------------------------

_READY_WITHIN = 120.0  # seconds
# Their database ended with the supervisor; interrupted work is repeated anyway.
_LEFTOVERS_END_WITHIN = 0.5  # seconds
_PORT_IS_FREE_WITHIN = 2.0  # seconds
_ERROR_PATTERN = re.compile(r"\b(ERROR|CRITICAL)\b")
# PostgreSQL's ERROR is a refused statement; these lines say what keeps the server down.
_SERVICE_ERROR_PATTERNS = {
    "postgres": re.compile(r"PANIC:|could not"),
    "redis": re.compile(r"MISCONF|OOM "),
}


def print_line(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


@dataclass
class Supervisor:
    """The services and processes of `home`, with the web server on `port`."""

    home: Path
    port: int
    services: Services = field(init=False)
    restarted: list[RestartedChild] = field(default_factory=list, init=False)
    mirrors: list[LogMirror] = field(default_factory=list, init=False)
    children: list[Child] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        self.services = Services(
            self.home,
            with_postgres=not os.environ.get("DATABASE_URL"),
            with_redis=not os.environ.get("CELERY_BROKER_URL"),
        )
        self.children = [
            Child("web", self.home, STOP_STEPS, directory=CHECKOUT_DIRECTORY),
            Child("worker", self.home, WORKER_STOP_STEPS, directory=CHECKOUT_DIRECTORY),
            Child("beat", self.home, STOP_STEPS, directory=CHECKOUT_DIRECTORY),
        ]

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start all, up to the line that says it is ready; raises ServiceError."""
        for child in self.children:
            child.stop_leftover(_LEFTOVERS_END_WITHIN)
        self._check_port()
        for service in self.services.wanted_servers:
            self._start_child(RestartedChild(service.child, service.start))
        print_line("Starting the database and the broker …")
        environment = self._build_environment(self.services.start())
        self._print_where_data_are()
        print_line("Preparing the database …")
        self._prepare_database(environment)
        environment.pop("DATABASE_OWNER_URL", None)  # for migrations alone
        print_line("Starting the web server …")
        self._keep_web(environment)
        # Worker and beat would take the processors from the web server during its start.
        print_line("Starting the workers …")
        self._keep_workers(environment)
        self._print_ready()

    def watch(self, parent: int) -> None:
        """Run until a signal, or until `parent` (0: none) is no longer our parent."""
        while not parent or os.getppid() == parent:
            self.tend()
            time.sleep(0.2)

    def tend(self) -> None:
        for child in self.restarted:
            line = child.tend()
            if line:
                print_line(line)
        self._print_errors()

    def _print_errors(self) -> None:
        for mirror in self.mirrors:
            for line in mirror.read_new_errors():
                print_line(line)

    def stop(self) -> None:
        if any(child.running for child in self.children):
            print_line("Stopping …")
        # Ask all at once, then wait for each. The beat is first: it makes work for the others.
        for child in reversed(self.children):
            child.ask_to_stop()
        for child in reversed(self.children):
            child.stop()
        self.services.stop()

    def _check_port(self) -> None:
        # The last threads of a killed server hold the port for a moment.
        if not wait_until(lambda: not _find_port_problem(self.port), _PORT_IS_FREE_WITHIN):
            raise ServiceError(
                f"PORT={self.port} cannot be used: {_find_port_problem(self.port)}. "
                f"Choose another one, for example: PORT={self.port % 65000 + 1} make run"
            )

    def _build_environment(self, services: dict[str, str]) -> dict[str, str]:
        defaults = {"COUNTERSIGN_BASE_URL": self.address, "PYTHONUNBUFFERED": "1"}
        if not os.environ.get("DJANGO_SECRET_KEY"):
            defaults["DJANGO_SECRET_KEY"] = secret_key(self.home)
        given = {name: value for name, value in os.environ.items() if value}
        fixed = {"COUNTERSIGN_HOME": str(self.home), "DJANGO_SETTINGS_MODULE": "config.settings"}
        return {**defaults, **services, **given, **fixed}

    def _start_child(self, kept: RestartedChild) -> None:
        child = kept.child
        mirror = LogMirror(
            child.name, child.log, _SERVICE_ERROR_PATTERNS.get(child.name, _ERROR_PATTERN)
        )
        mirror.skip_to_end()
        self.restarted.append(kept)
        self.mirrors.append(mirror)

    def _prepare_database(self, environment: dict[str, str]) -> None:
        log = self.home / "logs" / "prepare.log"
        with log.open("ab") as output:
            done = subprocess.run(
                [sys.executable, "-m", "config.embedded.prepare"],
                cwd=CHECKOUT_DIRECTORY,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.PIPE,
                check=False,
            )
            output.write(done.stderr)
        if done.returncode:
            self._print_errors()  # such as PostgreSQL's of a full disk
            message = done.stderr.decode(errors="replace").strip()
            raise ServiceError(f"{message}\nCountersign was not started; see also {log}")

    def _keep_web(self, environment: dict[str, str]) -> None:
        self._keep_process(self.children[0], web_command(self.port), environment)
        if not self._answers("/readyz", environment):
            raise ServiceError(
                f"{self.address}/readyz did not answer within {_READY_WITHIN:.0f} s; "
                f"see {self.home / 'logs'}"
            )

    def _keep_workers(self, environment: dict[str, str]) -> None:
        _, worker, beat = self.children
        pool = str(SINGLE_WORKER.connections(count_threads(SINGLE_WORKER, environment)))
        of_worker = {"DATABASE_POOL": pool, **_SKIP_CHECKS, **environment}
        self._keep_process(worker, worker_command(SINGLE_WORKER, environment), of_worker)
        schedule = self.home / "run" / "beat-schedule"
        self._keep_process(beat, beat_command(schedule), environment)
        # The web works without workers: a broker elsewhere may be down.
        if not self._answers("/readyz/workers", environment):
            print_line(f"The workers do not answer yet, so new transcripts wait; see {worker.log}")

    def _keep_process(self, child: Child, command: list[str], environment: dict[str, str]) -> None:
        child.environment = environment
        kept = RestartedChild(child, partial(child.start, command))
        self._start_child(kept)
        kept.start()

    def _answers(self, path: str, environment: Mapping[str, str]) -> bool:
        """Wait up to two minutes; start again what ends meanwhile."""
        host = urlsplit(environment["COUNTERSIGN_BASE_URL"]).netloc

        def answers() -> bool:
            self.tend()
            return is_ready(self.port, host, path)

        return wait_until(answers, _READY_WITHIN, pause=0.05)

    def _print_where_data_are(self) -> None:
        if self.services.wanted_servers and self.services.storage != self.home:
            print_line(
                f"The databases are in {self.services.storage}: the account "
                f"{self.services.account.name}, which runs them for root, cannot enter {self.home}."
            )

    def _print_ready(self) -> None:
        print_line(f"Countersign is ready at {self.address}")
        note = self.home / FIRST_SIGN_IN
        if note.is_file():
            print_line(first_sign_in_lines(note, terminal=sys.stdout.isatty()))
        print_line(sign_in_text(self.home / "credentials.json"))
        if line := model_line(os.environ):
            print_line(line)
        print_line(f"Ctrl-C stops it. Logs: {self.home / 'logs'}")


_CHOICE_LATER = "Choose a password before you sign out, or under Your account."


def first_sign_in_lines(note: Path, *, terminal: bool) -> str:
    """The link of `note`, which is removed. Without a terminal the output is a log, which is kept:
    the text says where the link is."""
    if not terminal:
        return f"Sign in once as the reviewer with the link in {note}. {_CHOICE_LATER}"
    link = note.read_text()
    note.unlink()
    return f"Sign in once as the reviewer with this link: {link}\n{_CHOICE_LATER}"


def _find_port_problem(port: int) -> str:
    """Why nothing can be served on `port`, or ""."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError as error:
            return error.strerror or str(error)
    return ""


def model_line(environment: Mapping[str, str]) -> str:
    """How to run on a model that this machine could use; "" where models are named."""
    if environment.get("COUNTERSIGN_WRITER_MODEL") or environment.get("COUNTERSIGN_JUDGE_MODEL"):
        return ""
    found = [
        f"{each.what}: {each.command}"
        for provider in loadable_providers()
        for each in provider.found(environment)
    ]
    if not found:
        found = ["see docs/models.md, for example: make run MODEL=ollama:llama3.1"]
    return f"No language model is set. To use one, {'; or '.join(found)}"


def sign_in_text(credentials: Path) -> str:
    """A database from elsewhere may have accounts that are in no file of this home, and changed
    passwords leave the file."""
    accounts = json.loads(credentials.read_text()) if credentials.is_file() else {}
    entries = [entry for entry in accounts.values() if isinstance(entry, dict)]
    names = [entry["username"] for entry in entries if "password" in entry]
    if not names:
        return "Sign in with the accounts of your database."
    named = " or ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
    return (
        f"Sign in as {named}: the first passwords are in {credentials}; choose your own at the "
        "first sign-in."
    )
