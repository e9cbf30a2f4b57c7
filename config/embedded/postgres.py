"""A private PostgreSQL: made by initdb, reached through a socket that only we can enter."""

import contextlib
import os
import re
import secrets
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import psycopg
from psycopg import sql

from config.embedded import ServiceError
from config.embedded.accounts import Account
from config.embedded.homes import private_directory
from config.embedded.processes import Child, identity, send, wait_until, working_in

_ORPHANS_END_WITHIN = 2  # seconds; sessions notice by themselves, unless they compute
NAME = "countersign"  # of the role and of the database
_PATIENCE = 60  # seconds for crash recovery of a database of any size we expect
_BUILTIN_LOCALE_SINCE = 17
# Fast shutdown breaks off the sessions and writes a checkpoint; quit recovers at the next start.
STOP = ((signal.SIGINT, 20.0), (signal.SIGQUIT, 5.0), (signal.SIGKILL, 5.0))
_THROWAWAY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_wal_senders=0")


@dataclass
class Postgres:
    """One cluster. `durable=False` trades safety on power loss for speed: tests only.

    `executable` is `postgres`, with `initdb` beside it; `sockets` a short private directory.
    """

    executable: Path
    data: Path
    sockets: Path
    account: Account
    child: Child
    durable: bool = True

    @property
    def url(self) -> str:
        return f"postgresql://{NAME}@/{NAME}?host={self.sockets}"

    def start(self) -> None:
        """Make the cluster if need be, start the server, and wait until it answers.

        Raises ServiceError when the data belong to another major version or to another user, or
        when the server does not come up.
        """
        if not self.data.exists():
            self._initialise()
        private_directory(self.data, self.account)
        private_directory(self.sockets, self.account)
        self._check_version()
        self._start_server()
        self._make_database()

    def stop(self) -> None:
        self.child.stop()

    def _initialise(self) -> None:
        """initdb beside the final place, which appears only when it is complete."""
        scratch = self.data.with_name(f"{self.data.name}.{secrets.token_hex(4)}")
        private_directory(scratch, self.account)
        try:
            self._initdb(scratch)
            scratch.rename(self.data)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)

    def _initdb(self, directory: Path) -> None:
        command: list[str | Path] = [
            self.executable.with_name("initdb"),
            "-D",
            directory,
            "-U",
            NAME,
        ]
        # Trust is for whoever can open the socket, and its directory lets in only ourselves.
        command += ["-A", "trust", "-E", "UTF8", *self._locale()]
        made = self._run(command if self.durable else [*command, "--no-sync"])
        if made.returncode:
            raise ServiceError(f"initdb could not make {self.data}:\n{made.stderr.strip()}")

    def _locale(self) -> tuple[str, ...]:
        if self._major >= _BUILTIN_LOCALE_SINCE:
            # Knows Unicode's letters, needs no locale of the system, never changes with its libc.
            return ("--locale-provider=builtin", "--locale=C", "--builtin-locale=C.UTF-8")
        return ("--locale=C.UTF-8",)

    def _run(self, command: list[str | Path]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 (programs of PostgreSQL)
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd="/",
            env={"PATH": os.defpath, "LC_ALL": "C"},
            user=self.account.uid if self.account.switched else None,
            group=self.account.gid if self.account.switched else None,
            extra_groups=[] if self.account.switched else None,
            check=False,
        )

    @cached_property
    def _major(self) -> int:
        answer = self._run([self.executable, "--version"])
        found = re.search(r"(\d+)", answer.stdout)
        if answer.returncode or found is None:
            raise ServiceError(f"{self.executable} does not run: {answer.stderr.strip()}")
        return int(found[1])

    def _check_version(self) -> None:
        made_by = (self.data / "PG_VERSION").read_text().strip()
        if made_by != str(self._major):
            raise ServiceError(
                f"{self.data} was made by PostgreSQL {made_by}, and {self.executable} is "
                f"{self._major}. Set PG_BINDIR to the programs of PostgreSQL {made_by}, or move "
                "the data with pg_dumpall or pg_upgrade."
            )

    def _start_server(self) -> None:
        """Start until it answers: backends that outlive a killed server block a few attempts."""
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            self.child.stop_leftover()
            self._clear_after_crash()
            self.child.start(self._command())
            wait_until(self._settled, deadline - time.monotonic())
            if self._answers():
                return
            self.child.stop()
            time.sleep(0.2)
        raise ServiceError(f"PostgreSQL did not start within {_PATIENCE} s; see {self.child.log}")

    def _command(self) -> list[str | Path]:
        settings = ["listen_addresses=", "unix_socket_permissions=0700", "log_line_prefix=%m [%p] "]
        settings += [] if self.durable else [*_THROWAWAY, "wal_level=minimal"]
        options = [part for setting in settings for part in ("-c", setting)]
        return [self.executable, "-D", self.data, "-k", self.sockets, *options]

    def _settled(self) -> bool:
        return self.child.exit_status() is not None or self._answers()

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            self._connect("postgres").close()
            return self.child.running
        return False

    def _connect(self, database: str) -> psycopg.Connection:
        return psycopg.connect(
            host=str(self.sockets),
            user=NAME,
            dbname=database,
            port=5432,
            connect_timeout=5,
            autocommit=True,
        )

    def _make_database(self) -> None:
        with self._connect("postgres") as connection:
            known = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [NAME])
            if known.fetchone() is None:
                connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(NAME)))

    def _clear_after_crash(self) -> None:
        """Remove the lock files of a server that is certainly gone.

        They hold a process number. After a crash it may belong to anybody, and PostgreSQL would
        refuse to start for as long as that stranger lives.
        """
        lock = self.data / "postmaster.pid"
        if not lock.exists() or not wait_until(self._deserted, _ORPHANS_END_WITHIN):
            for pid in working_in(self.data):
                send(pid, signal.SIGQUIT)
            return
        if self._holder_is_a_stranger(lock):
            lock.unlink()
            (self.sockets / ".s.PGSQL.5432.lock").unlink(missing_ok=True)

    def _deserted(self) -> bool:
        """Every process of PostgreSQL works in the data directory."""
        return not working_in(self.data)

    def _holder_is_a_stranger(self, lock: Path) -> bool:
        """Whether the lock's process is not a PostgreSQL of these data.

        Without /proc only a number that nobody has is certain, and PostgreSQL sees to that itself.
        """
        if Path("/proc/self/cwd").exists():
            return True
        number = lock.read_text().partition("\n")[0].strip()
        return not number.isdigit() or not identity(int(number))
