"""A private Redis for the broker, the caches and the limits, behind a socket of our own."""

import contextlib
import signal
import socket
import time
from dataclasses import dataclass
from pathlib import Path

from config.embedded import ServiceError
from config.embedded.accounts import Account
from config.embedded.homes import private_directory
from config.embedded.processes import Child, wait_until

_PATIENCE = 30  # seconds to read the append-only file
STOP = ((signal.SIGTERM, 10.0), (signal.SIGKILL, 5.0))


@dataclass
class Redis:
    """One server. `durable=False` keeps nothing on disk: tests only."""

    executable: Path
    data: Path
    sockets: Path
    account: Account
    child: Child
    durable: bool = True
    databases: int = 16

    @property
    def socket_path(self) -> Path:
        return self.sockets / "redis.sock"

    def url(self, database: int) -> str:
        return f"unix://{self.socket_path}?db={database}"

    def broker_url(self, database: int) -> str:
        """The same as Celery writes it."""
        return f"redis+socket://{self.socket_path}?virtual_host={database}"

    def start(self) -> None:
        """Start the server and wait until it answers; raises ServiceError when it does not."""
        private_directory(self.data, self.account)
        private_directory(self.sockets, self.account)
        if self._come_up():
            return
        if not self._set_damaged_file_aside() or not self._come_up():
            raise ServiceError(f"Redis did not start; see {self.child.log}")

    def stop(self) -> None:
        self.child.stop()

    def _come_up(self) -> bool:
        self.child.start(self._command())
        wait_until(lambda: self.child.exit_status() is not None or self._answers(), _PATIENCE)
        if self._answers():
            return True
        self.child.stop()
        return False

    def _set_damaged_file_aside(self) -> bool:
        """Whether there were queues that may be what kept the server from starting.

        They are only the delivery: what waits is in the database, and the sweep enqueues it again.
        """
        aside = f"damaged-{time.time_ns()}"
        kept = [path for name in ("appendonly.aof", "appendonlydir")
                if (path := self.data / name).exists()]  # fmt: skip
        for path in kept:
            path.rename(path.with_name(f"{aside}-{path.name}"))
        return bool(kept)

    def _command(self) -> list[str | Path]:
        options = {
            "--port": "0",
            "--unixsocket": str(self.socket_path),
            "--unixsocketperm": "700",
            "--dir": str(self.data),
            "--appendonly": "yes" if self.durable else "no",
            "--appendfsync": "everysec",
            "--save": "",
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
