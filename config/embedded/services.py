"""The embedded services of one home: PostgreSQL and Valkey, which speaks as Redis does."""

import contextlib
import os
import pwd
import re
import secrets
import shutil
import signal
import socket
import subprocess
import time
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
from psycopg import pq, sql

from config.embedded import APPLICATION_ROLE, READER_ROLE, ServiceError, homes
from config.embedded.homes import (
    ServiceAccount,
    open_storage,
    private_directory,
    service_account,
    socket_directory,
)
from config.embedded.processes import (
    Child,
    StopSteps,
    find_processes_in,
    get_process_identity,
    send_signal,
    wait_until,
)
from config.embedded.programs import Program, make_runnable, postgres_program, redis_program


@dataclass
class EmbeddedServer:
    """`sockets` is a short private directory.

    `durable=False` trades safety on power loss for speed: tests only.
    """

    executable: Path
    data: Path
    sockets: Path
    account: ServiceAccount
    child: Child
    durable: bool = True

    def stop(self) -> None:
        self.child.stop()


# --- Postgres ---------------------------------------------------------------
# A private PostgreSQL: made by initdb, reached through a socket that only we can open.

_ORPHANS_END_WITHIN = 2  # seconds; sessions notice by themselves, unless they compute
DATABASE_NAME = "countersign"  # of the database and of the role that owns it
_SUPERUSER = "postgres"  # makes the roles and the database, and nothing else
# The kernel tells PostgreSQL which account is at the other end of a socket: no password to keep.
_HBA_TEXT = """# Countersign writes this file at every start.
local all,replication {roles} peer map=countersign
local all all scram-sha-256
"""
_POSTGRES_STARTS_WITHIN = 60  # seconds for crash recovery of a database of any size we expect
_BUILTIN_LOCALE_SINCE = 17
_IO_METHOD_SINCE = 18
# Fast shutdown ends the sessions and writes a checkpoint; quit recovers at the next start.
POSTGRES_STOP_STEPS = ((signal.SIGINT, 20.0), (signal.SIGQUIT, 5.0), (signal.SIGKILL, 5.0))
_NOT_DURABLE_OPTIONS = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_wal_senders=0",
)


def _role_names() -> tuple[str, str]:
    """The names of the application's role and of the reader's."""
    named = os.environ.get("DATABASE_APPLICATION_ROLE"), os.environ.get("DATABASE_READER_ROLE")
    return named[0] or APPLICATION_ROLE, named[1] or READER_ROLE


class Postgres(EmbeddedServer):
    """One cluster. `executable` is `postgres`; `initdb` is in its directory."""

    @property
    def url(self) -> str:
        """For the application's role."""
        return self._url_as(_role_names()[0])

    @property
    def owner_url(self) -> str:
        """For the owner of the tables, for migrations."""
        return self._url_as(DATABASE_NAME)

    @property
    def superuser_url(self) -> str:
        return self._url_as(_SUPERUSER)

    def _url_as(self, role: str) -> str:
        return f"postgresql://{quote(role, safe='')}@/{DATABASE_NAME}?host={self.sockets}"

    def start(self) -> None:
        """Create the cluster if missing, start the server, and wait until it answers.

        Raises ServiceError when the data belong to another major version or to another user, or
        when the server does not come up.
        """
        if not self.data.exists():
            self._create_cluster()
        private_directory(self.data, self.account)
        private_directory(self.sockets, self.account)
        self._check_version()
        self._write_admission()
        self._start_server()
        self._make_roles()
        self._make_database()

    def _create_cluster(self) -> None:
        """Run initdb next to the final place, which appears only when complete."""
        scratch = self.data.with_name(f"{self.data.name}.{secrets.token_hex(4)}")
        private_directory(scratch, self.account)
        try:
            self._run_initdb(scratch)
            scratch.rename(self.data)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)

    def _run_initdb(self, directory: Path) -> None:
        initdb = self.executable.with_name("initdb")
        command: list[str | Path] = [initdb, "-D", directory, "-U", _SUPERUSER]
        command += ["-A", "peer", "-E", "UTF8"]
        if self._major_version >= _BUILTIN_LOCALE_SINCE:
            # Knows Unicode's letters, needs no locale of the system, never changes with its libc.
            command += ["--locale-provider=builtin", "--locale=C", "--builtin-locale=C.UTF-8"]
        else:
            command += ["--locale=C.UTF-8"]
        made = self._run(command if self.durable else [*command, "--no-sync"])
        if made.returncode:
            # What failed; around it are the statement and what was cleaned up.
            found = re.search(r"(?:FATAL|PANIC|error): +(.*)", made.stderr)
            why = found[1] if found else made.stderr.strip()
            raise ServiceError(f"initdb could not make {self.data}: {why}")

    def _run(self, command: list[str | Path]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 (programs of PostgreSQL)
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd="/",
            env={"PATH": os.defpath, "LC_ALL": "C"},
            check=False,
            **self.account.process_options,
        )

    @cached_property
    def _major_version(self) -> int:
        answer = self._run([self.executable, "--version"])
        found = re.search(r"(\d+)", answer.stdout)
        if answer.returncode or found is None:
            raise ServiceError(f"{self.executable} does not run: {answer.stderr.strip()}")
        return int(found[1])

    def _check_version(self) -> None:
        made_by = (self.data / "PG_VERSION").read_text().strip()
        if made_by != str(self._major_version):
            raise ServiceError(
                f"{self.data} was made by PostgreSQL {made_by}, and {self.executable} is "
                f"{self._major_version}. Set PG_BINDIR to the programs of PostgreSQL {made_by}, or "
                "move "
                "the data with pg_dumpall or pg_upgrade."
            )

    def _write_admission(self) -> None:
        """Our account, root, and the account that runs the server may take our roles; no other."""
        accounts = {pwd.getpwuid(uid).pw_name for uid in (0, os.geteuid(), self.account.uid)}
        names = (_SUPERUSER, DATABASE_NAME, *_role_names())
        roles = [sql.Identifier(name).as_string() for name in names]
        admission = _HBA_TEXT.format(roles=",".join(roles))
        lines = [f'countersign "{name}" {role}\n' for name in accounts for role in roles]
        for name, text in (("pg_hba.conf", admission), ("pg_ident.conf", "".join(lines))):
            scratch = self.data / f"{name}.new"
            scratch.unlink(missing_ok=True)
            with scratch.open("x") as file:  # root writes through no link of the account's
                file.write(text)
                os.fchown(file.fileno(), self.account.uid, self.account.gid)
            scratch.replace(self.data / name)

    def _start_server(self) -> None:
        """Start until it answers: backends that outlive a killed server block a few attempts."""
        deadline = time.monotonic() + _POSTGRES_STARTS_WITHIN
        while time.monotonic() < deadline:
            self.child.stop_leftover()
            self._clear_after_crash()
            self.child.start(self._command())
            wait_until(self._is_settled, deadline - time.monotonic())
            if self._answers():
                return
            self.child.stop()
            time.sleep(0.2)
        raise ServiceError(
            f"PostgreSQL did not start within {_POSTGRES_STARTS_WITHIN} s; see {self.child.log}"
        )

    def _command(self) -> list[str | Path]:
        settings = ["listen_addresses=", "unix_socket_permissions=0700", "log_line_prefix=%m [%p] "]
        # One installation on one machine does without these processes.
        settings += ["max_logical_replication_workers=0", "max_parallel_workers=0"]
        settings += ["io_method=sync"] if self._major_version >= _IO_METHOD_SINCE else []
        settings += [] if self.durable else [*_NOT_DURABLE_OPTIONS, "wal_level=minimal"]
        options = [part for setting in settings for part in ("-c", setting)]
        return [self.executable, "-D", self.data, "-k", self.sockets, *options]

    def _is_settled(self) -> bool:
        return self.child.exit_status() is not None or self._answers()

    def _answers(self) -> bool:
        where = f"{self._url_as(_SUPERUSER)}&port=5432&connect_timeout=5"
        return pq.PGconn.ping(where.encode()) == pq.Ping.OK and self.child.running

    def _administration(self) -> psycopg.Connection:
        try:
            return psycopg.connect(
                host=str(self.sockets),
                user=_SUPERUSER,
                dbname="postgres",
                port=5432,
                connect_timeout=5,
                autocommit=True,
            )
        except psycopg.OperationalError as error:
            raise ServiceError(
                f"PostgreSQL runs with {self.data}, but its role {_SUPERUSER} cannot sign in: "
                f"{str(error).strip()}. If a version before 1.0.0 made these data, back them up "
                "with that version and restore the backup into a new home (docs/operations.md)."
            ) from error

    def _make_roles(self) -> None:
        """`migrate` grants their rights (`config.database_roles`)."""
        with self._administration() as connection:
            known = {name for (name,) in connection.execute("SELECT rolname FROM pg_roles")}
            for role in {DATABASE_NAME, *_role_names()} - known:
                connection.execute(sql.SQL("CREATE ROLE {} LOGIN").format(sql.Identifier(role)))

    def _make_database(self) -> None:
        with self._administration() as connection:
            known = connection.execute(
                "SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE_NAME]
            )
            if known.fetchone() is None:
                connection.execute(f"CREATE DATABASE {DATABASE_NAME} OWNER {DATABASE_NAME}")

    def _clear_after_crash(self) -> None:
        """Remove the lock files of a server that is certainly gone.

        They hold a process number. After a crash another process may have it, and PostgreSQL would
        refuse to start while that one lives.
        """
        lock = self.data / "postmaster.pid"
        # Every process of PostgreSQL works in the data directory.
        if not lock.exists() or not wait_until(
            lambda: not find_processes_in(self.data), _ORPHANS_END_WITHIN
        ):
            for pid in find_processes_in(self.data):
                send_signal(pid, signal.SIGQUIT)
            return
        if self._holder_is_a_stranger(lock):
            lock.unlink()
            (self.sockets / ".s.PGSQL.5432.lock").unlink(missing_ok=True)

    def _holder_is_a_stranger(self, lock: Path) -> bool:
        """Whether the lock's process is not a PostgreSQL of these data.

        Without /proc only an unused number is certain, and PostgreSQL checks that itself.
        """
        if Path("/proc/self/cwd").exists():
            return True
        number = lock.read_text().partition("\n")[0].strip()
        return not number.isdigit() or not get_process_identity(int(number))


# --- Redis ------------------------------------------------------------------
# A private Valkey for the broker, the caches and the limits, behind our own socket.

_REDIS_STARTS_WITHIN = 30  # seconds to read its file
REDIS_STOP_STEPS = ((signal.SIGTERM, 10.0), (signal.SIGKILL, 5.0))


@dataclass
class Redis(EmbeddedServer):
    """One server."""

    databases: int = 16

    @property
    def socket_path(self) -> Path:
        return self.sockets / "redis.sock"

    def url(self, database: int) -> str:
        return f"unix://{self.socket_path}?db={database}"

    def broker_url(self, database: int) -> str:
        """The same in Celery's form."""
        return f"redis+socket://{self.socket_path}?virtual_host={database}"

    def start(self) -> None:
        """Start the server and wait until it answers; raises ServiceError when it does not."""
        private_directory(self.data, self.account)
        private_directory(self.sockets, self.account)
        if not self._come_up() and not (self._set_file_aside() and self._come_up()):
            raise ServiceError(f"Valkey did not start; see {self.child.log}")

    def _come_up(self) -> bool:
        self.child.start(self._command())
        wait_until(
            lambda: self.child.exit_status() is not None or self._answers(), _REDIS_STARTS_WITHIN
        )
        if self._answers():
            return True
        self.child.stop()
        return False

    def _set_file_aside(self) -> bool:
        """Rename a file that may keep the server from starting; whether there was one."""
        with contextlib.suppress(FileNotFoundError):
            (self.data / "dump.rdb").rename(self.data / f"damaged-{time.time_ns()}-dump.rdb")
            return True
        return False

    def _command(self) -> list[str | Path]:
        options = {
            "--port": "0",
            "--unixsocket": str(self.socket_path),
            "--unixsocketperm": "700",
            "--dir": str(self.data),
            "--appendonly": "no",
            # The queues only deliver: the work is in the database, and the sweep sends it again.
            # A crash may cost a minute of them; a full disk costs none.
            "--save": "60 1" if self.durable else "",
            "--stop-writes-on-bgsave-error": "no",
            "--maxmemory-policy": "noeviction",
            "--databases": str(self.databases),
        }
        return [self.executable, *(part for option in options.items() for part in option)]

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(2)
            connection.connect(str(self.socket_path))
            connection.sendall(b"PING\r\n")
            return connection.recv(16).startswith(b"+PONG") and self.child.running
        return False


# --- Services ---------------------------------------------------------------


@dataclass
class Services:
    """The wanted services of `home` (see `homes.make_home`).

    The caller of `start` holds the home's `HomeLock`. `durable=False` is for tests.
    """

    home: Path
    durable: bool = True
    with_postgres: bool = True
    with_redis: bool = True
    redis_databases: int = 16
    _started: list[Postgres | Redis] = field(default_factory=list, init=False)

    @cached_property
    def account(self) -> ServiceAccount:
        return service_account()

    @cached_property
    def storage(self) -> Path:
        return open_storage(self.home, self.account)

    @cached_property
    def sockets(self) -> Path:
        return socket_directory(self.home, self.account)

    @cached_property
    def postgres(self) -> Postgres:
        return Postgres(**self._server_options("postgres", postgres_program(), POSTGRES_STOP_STEPS))

    @cached_property
    def redis(self) -> Redis:
        parts = self._server_options("redis", redis_program(), REDIS_STOP_STEPS)
        return Redis(**parts, databases=self.redis_databases)

    @property
    def wanted_servers(self) -> list[Postgres | Redis]:
        return [
            *([self.redis] if self.with_redis else []),
            *([self.postgres] if self.with_postgres else []),
        ]

    def start(self) -> dict[str, str]:
        """Start what is wanted, wait until it answers, and return the variables that lead there.

        DATABASE_URL and DATABASE_OWNER_URL for PostgreSQL; CELERY_BROKER_URL and REDIS_URL, two
        databases of one server, for Redis. The owner's is not recorded: only the starting process
        migrates. Raises ServiceError.
        """
        for service in self.wanted_servers:
            self._started.append(service)
            service.start()
        environment = self.environment()
        known = {name: url for name, url in environment.items() if name != "DATABASE_OWNER_URL"}
        homes.record_environment(self.home, known)
        return environment

    def environment(self) -> dict[str, str]:
        found = {}
        if self.with_postgres:
            found["DATABASE_URL"] = self.postgres.url
            found["DATABASE_OWNER_URL"] = self.postgres.owner_url
        if self.with_redis:
            found["CELERY_BROKER_URL"] = self.redis.broker_url(0)
            found["REDIS_URL"] = self.redis.url(1)
        return found

    def stop(self) -> None:
        homes.forget_environment(self.home)
        for service in reversed(self._started):
            service.stop()
        if self._started:
            with contextlib.suppress(OSError):
                self.sockets.rmdir()

    def destroy(self) -> None:
        """Stop, and delete the home with all its data: for homes of tests."""
        self.stop()
        for directory in (self.sockets, self.storage, self.home):
            shutil.rmtree(directory, ignore_errors=True)

    def _server_options(self, name: str, program: Program, stop_steps: StopSteps) -> dict[str, Any]:
        return {
            "executable": make_runnable(program, self.account, self.storage / "programs"),
            "data": self.storage / name,
            "sockets": self.sockets,
            "account": self.account,
            "child": Child(name, self.home, stop_steps, self.account),
            "durable": self.durable,
        }
