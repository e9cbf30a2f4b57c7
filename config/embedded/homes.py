"""The directory that holds everything of one installation, and who may use it at a time."""

import fcntl
import json
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from config.embedded.errors import ServiceError


def make_home(path: Path) -> Path:
    """The home `path`, made if need be; its secrets are in files of mode 0600.

    Root makes it enterable (0711), because the account that runs PostgreSQL has to get at its data.
    Raises ServiceError when it cannot be made or written.
    """
    home = path.expanduser().absolute()
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        if not home.is_dir():
            home.mkdir(mode=0o700)
            home.chmod(0o711 if os.geteuid() == 0 else 0o700)
        for name in ("logs", "run"):
            (home / name).mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise ServiceError(
            f"COUNTERSIGN_HOME={home} cannot be used: {error.strerror}. "
            "Choose a directory that you may write."
        ) from error
    return home


def secret_key(home: Path) -> str:
    """Django's secret key of this home: random, written once, mode 0600."""
    return write_once(home / "secret_key", secrets.token_urlsafe(50))


def write_once(path: Path, text: str) -> str:
    """The content of `path`; `text` becomes it when there is none yet."""
    scratch = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    with _open_private(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, "w") as file:
        file.write(text)
    try:
        # A link appears whole or not at all: nobody ever reads half a key.
        path.hardlink_to(scratch)
    except FileExistsError:
        return path.read_text().strip()
    finally:
        scratch.unlink()
    return text


def _open_private(path: Path, flags: int, mode: str) -> IO[str]:
    return os.fdopen(os.open(path, flags, 0o600), mode)


@dataclass
class HomeLock:
    """Held for the life of a supervisor; the kernel frees it however that life ends."""

    home: Path
    _file: IO[str] | None = field(default=None, init=False)

    @property
    def _path(self) -> Path:
        return self.home / "run" / "lock"

    def acquire(self) -> bool:
        """Whether the home is ours now."""
        file = _open_private(self._path, os.O_RDWR | os.O_CREAT, "r+")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return False
        self._file = file
        return True

    def describe(self, **facts: Any) -> None:
        """Leave `facts` for whoever finds the home taken."""
        self._path.write_text(json.dumps(facts))

    def holder(self) -> dict[str, Any]:
        """What the present holder left; empty while it has left nothing."""
        try:
            facts: dict[str, Any] = json.loads(self._path.read_text())
        except (OSError, ValueError):
            return {}
        return facts

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
