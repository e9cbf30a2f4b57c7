"""The embedded services of one home, started and stopped together."""

import contextlib
import shutil
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from config.embedded import addresses
from config.embedded.accounts import Account, service_account
from config.embedded.homes import open_storage, socket_directory
from config.embedded.postgres import STOP as POSTGRES_STOP
from config.embedded.postgres import Postgres
from config.embedded.processes import Child, StopSteps
from config.embedded.programs import Program, postgres_program, redis_program, runnable
from config.embedded.redis import STOP as REDIS_STOP
from config.embedded.redis import Redis


@dataclass
class Services:
    """PostgreSQL and Redis of `home` (see `homes.make_home`), or the one of them that is wanted.

    Whoever starts them holds the home's `HomeLock`. `durable=False` is for tests.
    """

    home: Path
    durable: bool = True
    with_postgres: bool = True
    with_redis: bool = True
    redis_databases: int = 16
    _started: list[Postgres | Redis] = field(default_factory=list, init=False)

    @cached_property
    def account(self) -> Account:
        return service_account()

    @cached_property
    def storage(self) -> Path:
        return open_storage(self.home, self.account)

    @cached_property
    def sockets(self) -> Path:
        return socket_directory(self.home, self.account)

    @cached_property
    def postgres(self) -> Postgres:
        return Postgres(
            executable=self._runnable(postgres_program()),
            data=self.storage / "postgres",
            sockets=self.sockets,
            account=self.account,
            child=self._child("postgres", POSTGRES_STOP),
            durable=self.durable,
        )

    @cached_property
    def redis(self) -> Redis:
        return Redis(
            executable=self._runnable(redis_program()),
            data=self.storage / "redis",
            sockets=self.sockets,
            account=self.account,
            child=self._child("redis", REDIS_STOP),
            durable=self.durable,
            databases=self.redis_databases,
        )

    @property
    def wanted(self) -> list[Postgres | Redis]:
        return [
            *([self.redis] if self.with_redis else []),
            *([self.postgres] if self.with_postgres else []),
        ]

    def start(self) -> dict[str, str]:
        """Start what is wanted, wait until it answers, and return the variables that lead there.

        DATABASE_URL for PostgreSQL; CELERY_BROKER_URL and REDIS_URL, two databases of one server,
        for Redis. Raises ServiceError.
        """
        for service in self.wanted:
            self._started.append(service)
            service.start()
        environment = self.environment()
        addresses.record(self.home, environment)
        return environment

    def environment(self) -> dict[str, str]:
        found = {"DATABASE_URL": self.postgres.url} if self.with_postgres else {}
        if self.with_redis:
            found["CELERY_BROKER_URL"] = self.redis.broker_url(0)
            found["REDIS_URL"] = self.redis.url(1)
        return found

    def stop(self) -> None:
        addresses.forget(self.home)
        for service in reversed(self._started):
            service.stop()
        if self._started:
            with contextlib.suppress(OSError):
                self.sockets.rmdir()

    def destroy(self) -> None:
        """Stop, and delete the home with all its data: for homes that were made for a test."""
        self.stop()
        for directory in (self.sockets, self.storage, self.home):
            shutil.rmtree(directory, ignore_errors=True)

    def _runnable(self, program: Program) -> Path:
        return runnable(program, self.account, self.storage / "programs")

    def _child(self, name: str, stop_steps: StopSteps) -> Child:
        return Child(
            name=name,
            log=self.home / "logs" / f"{name}.log",
            pidfile=self.home / "run" / f"{name}.pid",
            stop_steps=stop_steps,
            account=self.account,
        )
