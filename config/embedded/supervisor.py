"""One installation on one machine: services, preparation, web, workers and beat, watched."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from config.embedded import commands
from config.embedded.child import Child, StopSteps
from config.embedded.errors import ServiceError
from config.embedded.homes import secret_key
from config.embedded.keeper import Kept
from config.embedded.mirror import Mirror
from config.embedded.processes import wait_until
from config.embedded.services import Services
from config.queues import WORKERS

CHECKOUT = Path(__file__).resolve().parent.parent.parent
_READY_WITHIN = 120.0  # seconds
# Their database went with the supervisor; what they broke off is done again anyway.
_LEFTOVERS_END_WITHIN = 0.5  # seconds
_GRAVE = re.compile(r"\b(ERROR|CRITICAL)\b")
# PostgreSQL's ERROR is a statement refused, a constraint at work; what keeps it down is told.
_GRAVE_IN = {"postgres": re.compile(r"PANIC:|could not"), "redis": re.compile(r"MISCONF|OOM ")}


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


@dataclass
class Supervisor:
    """The services and processes of `home`, with the web server on `port`."""

    home: Path
    port: int
    services: Services = field(init=False)
    kept: list[Kept] = field(default_factory=list, init=False)
    mirrors: list[Mirror] = field(default_factory=list, init=False)
    children: list[Child] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        self.services = Services(
            self.home,
            with_postgres=not os.environ.get("DATABASE_URL"),
            with_redis=not os.environ.get("CELERY_BROKER_URL"),
        )
        self.children = [
            self._child("web", commands.STOP),
            *(self._child(worker.name, commands.WORKER_STOP) for worker in WORKERS),
            self._child("beat", commands.STOP),
        ]

    @property
    def address(self) -> str:
        return f"http://{commands.HOST}:{self.port}"

    def start(self) -> None:
        """Everything up to the line that says it is ready; raises ServiceError."""
        for child in self.children:
            child.stop_leftover(_LEFTOVERS_END_WITHIN)
        self._check_port()
        self._keep_services()
        environment = self._environment(self.services.start())
        self._tell_where_data_are()
        self._prepare(environment)
        self._keep_web(environment)
        # Worker and beat would take the processors from the web server while it is waited for.
        self._keep_workers(environment)
        self._tell_ready()

    def watch(self, parent: int) -> None:
        """Until a signal, or until `parent` (0: nobody) is no longer our parent."""
        while not parent or os.getppid() == parent:
            self.tend()
            time.sleep(0.2)

    def tend(self) -> None:
        for kept in self.kept:
            line = kept.tend()
            if line:
                say(line)
        for mirror in self.mirrors:
            for line in mirror.news():
                say(line)

    def stop(self) -> None:
        if any(child.running for child in self.children):
            say("Stopping …")
        # All are asked at once; then each is waited for, beat first: it makes work for the others.
        for child in reversed(self.children):
            child.ask_to_stop()
        for child in reversed(self.children):
            child.stop()
        self.services.stop()

    def _child(self, name: str, stop_steps: StopSteps) -> Child:
        log, pidfile = self.home / "logs" / f"{name}.log", self.home / "run" / f"{name}.pid"
        return Child(name, log, pidfile, stop_steps, directory=CHECKOUT)

    def _check_port(self) -> None:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((commands.HOST, self.port))
            except OSError as error:
                raise ServiceError(
                    f"PORT={self.port} cannot be used: {error.strerror}. "
                    f"Choose another one, for example: PORT={self.port % 65000 + 1} make run"
                ) from error

    def _environment(self, services: dict[str, str]) -> dict[str, str]:
        defaults = {"COUNTERSIGN_BASE_URL": self.address, "PYTHONUNBUFFERED": "1"}
        if not os.environ.get("DJANGO_SECRET_KEY"):
            defaults["DJANGO_SECRET_KEY"] = secret_key(self.home)
        given = {name: value for name, value in os.environ.items() if value}
        fixed = {"COUNTERSIGN_HOME": str(self.home), "DJANGO_SETTINGS_MODULE": "config.settings"}
        return {**defaults, **services, **given, **fixed}

    def _keep_services(self) -> None:
        for service in self.services.wanted:
            self._keep(Kept(service.child, service.start))

    def _keep(self, kept: Kept) -> None:
        child = kept.child
        mirror = Mirror(child.name, child.log, _GRAVE_IN.get(child.name, _GRAVE))
        mirror.skip_to_end()
        self.kept.append(kept)
        self.mirrors.append(mirror)

    def _prepare(self, environment: dict[str, str]) -> None:
        log = self.home / "logs" / "prepare.log"
        with log.open("ab") as output:
            done = subprocess.run(
                [sys.executable, "-m", "config.embedded.prepare"],
                cwd=CHECKOUT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.PIPE,
                check=False,
            )
            output.write(done.stderr)
        if done.returncode:
            message = done.stderr.decode(errors="replace").strip()
            raise ServiceError(f"{message}\nCountersign was not started; see also {log}")

    def _keep_web(self, environment: dict[str, str]) -> None:
        self._keep_process(self.children[0], commands.web(self.port), environment)
        self._wait_until_ready(environment["COUNTERSIGN_BASE_URL"])

    def _keep_workers(self, environment: dict[str, str]) -> None:
        _, *workers, beat = self.children
        for child, serving in zip(workers, WORKERS, strict=True):
            connections = serving.connections(commands.threads(serving, environment))
            pool = {"DATABASE_POOL": str(connections), **environment}
            self._keep_process(child, commands.worker(serving, environment), pool)
        schedule = self.home / "run" / "beat-schedule"
        self._keep_process(beat, commands.beat(schedule), environment)

    def _keep_process(self, child: Child, command: list[str], environment: dict[str, str]) -> None:
        child.environment = environment
        kept = Kept(child, partial(child.start, command))
        self._keep(kept)
        kept.start()

    def _wait_until_ready(self, base_url: str) -> None:
        host = urlsplit(base_url).netloc
        if not wait_until(lambda: self._settled(host), _READY_WITHIN, pause=0.05):
            raise ServiceError(
                f"{self.address}/readyz did not answer within {_READY_WITHIN:.0f} s; "
                f"see {self.home / 'logs'}"
            )

    def _settled(self, host: str) -> bool:
        self.tend()
        return commands.is_ready(self.port, host)

    def _tell_where_data_are(self) -> None:
        if self.services.wanted and self.services.storage != self.home:
            say(
                f"The databases are in {self.services.storage}: the account "
                f"{self.services.account.name}, which runs them for root, cannot enter {self.home}."
            )

    def _tell_ready(self) -> None:
        say(f"Countersign is ready at {self.address}")
        say(_how_to_sign_in(self.home / "credentials.json"))
        say(f"Ctrl-C stops it. Logs: {self.home / 'logs'}")


def _how_to_sign_in(credentials: Path) -> str:
    """A database from elsewhere may have accounts that no file of this home knows."""
    if not credentials.is_file():
        return "Sign in with the accounts of your database."
    accounts = json.loads(credentials.read_text())
    names = [entry["username"] for entry in accounts.values() if isinstance(entry, dict)]
    return f"Sign in as {', '.join(names[:-1])} or {names[-1]}; the passwords are in {credentials}"
