"""The home of an embedded installation: its directories and their owner, its lock, its secrets."""

import contextlib
import fcntl
import json
import os
import pwd
import re
import secrets
import stat
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from config.embedded import ServiceError

# --- Homes ------------------------------------------------------------------
# The directory of one installation, and which supervisor may use it.


# In a home: the first sign-in link, until the terminal has shown it.
FIRST_SIGN_IN = Path("run", "first-sign-in")


def make_home(path: Path) -> Path:
    """The home `path`, created if missing; its secrets are in files of mode 0600.

    Root opens it with mode 0711, so that the account that runs PostgreSQL reaches its data.
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
    """Write `text` to `path` unless it exists; return its content."""
    scratch = _write_scratch_file(path, text)
    try:
        # A link is atomic: no process reads half a key.
        path.hardlink_to(scratch)
    except FileExistsError:
        return path.read_text().strip()
    finally:
        scratch.unlink()
    return text


def replace_file(path: Path, text: str) -> None:
    """Write `text` to `path` in one step, mode 0600."""
    _write_scratch_file(path, text).replace(path)


def _write_scratch_file(path: Path, text: str) -> Path:
    """A new private file beside `path` with `text`."""
    scratch = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    with _open_private(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, "w") as file:
        file.write(text)
    return scratch


def _open_private(path: Path, flags: int, mode: str) -> IO[str]:
    return os.fdopen(os.open(path, flags, 0o600), mode)


@dataclass
class HomeLock:
    """Held while a supervisor runs; the kernel frees it however that ends."""

    home: Path
    _file: IO[str] | None = field(default=None, init=False)

    @property
    def _lock_path(self) -> Path:
        return self.home / "run" / "lock"

    def acquire(self) -> bool:
        """Whether the home is ours now."""
        file = _open_private(self._lock_path, os.O_RDWR | os.O_CREAT, "r+")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return False
        self._file = file
        return True

    def describe(self, **facts: Any) -> None:
        """Write `facts` about us, the holder."""
        self._lock_path.write_text(json.dumps(facts))

    def holder(self) -> dict[str, Any]:
        """The facts about the present holder; empty before it wrote any."""
        try:
            facts: dict[str, Any] = json.loads(self._lock_path.read_text())
        except (OSError, ValueError):
            return {}
        return facts

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


# --- Recorded environment ---------------------------------------------------
# Where the services of a home are, for processes that the supervisor did not start.


def _addresses_file(home: Path) -> Path:
    return home / "run" / "addresses.json"


def record_environment(home: Path, environment: Mapping[str, str]) -> None:
    scratch = _addresses_file(home).with_suffix(".new")
    scratch.write_text(json.dumps(dict(environment)))
    scratch.replace(_addresses_file(home))


def forget_environment(home: Path) -> None:
    _addresses_file(home).unlink(missing_ok=True)


def read_recorded_environment(home: Path) -> dict[str, str]:
    """DJANGO_SECRET_KEY of `home`; DATABASE_URL, CELERY_BROKER_URL and REDIS_URL while it runs.

    For a shell that runs `manage.py`.
    """
    found: dict[str, str] = {}
    with contextlib.suppress(OSError):
        found["DJANGO_SECRET_KEY"] = (home / "secret_key").read_text().strip()
    with contextlib.suppress(OSError, ValueError):
        found |= json.loads(_addresses_file(home).read_text())
    return found


# --- Service account --------------------------------------------------------
# The operating system's account that the services run under.
#
# PostgreSQL refuses to run as root, so root runs it (and Redis) under an existing account.
# We make no account and change permissions of our own directories only.

PREFERRED_ACCOUNTS = ("postgres", "nobody")


@dataclass(frozen=True)
class ServiceAccount:
    """The user that a service runs as; `switched` when it is another than ours."""

    name: str
    uid: int
    gid: int
    switched: bool

    @property
    def process_options(self) -> dict[str, Any]:
        """The options of `subprocess` for a process of this account."""
        if not self.switched:
            return {}
        return {"user": self.uid, "group": self.gid, "extra_groups": []}

    def take(self, path: Path) -> None:
        """Give `path`, which we just made, to this account."""
        if self.switched:
            os.chown(path, self.uid, self.gid, follow_symlinks=False)

    def can_reach(self, path: Path) -> bool:
        """Whether this account may enter the directory, or execute the file, `path`."""
        if not self.switched:
            return os.access(path, os.X_OK)
        # Trying as the account itself also covers ACLs and security modules.
        answer = subprocess.run(  # noqa: S603 (a fixed program)
            ["/bin/sh", "-c", 'test -x "$1"', "sh", str(path)],
            cwd="/",
            check=False,
            **self.process_options,
        )
        return answer.returncode == 0


def service_account() -> ServiceAccount:
    """Our account, or for root the first of `PREFERRED_ACCOUNTS` that exists.

    Raises ServiceError when root finds none of them.
    """
    if os.geteuid() != 0:
        return ServiceAccount(str(os.geteuid()), os.geteuid(), os.getegid(), switched=False)
    for name in PREFERRED_ACCOUNTS:
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return ServiceAccount(name, entry.pw_uid, entry.pw_gid, switched=True)
    raise ServiceError(
        "PostgreSQL does not run as root, and no account "
        f"{' or '.join(PREFERRED_ACCOUNTS)} exists to run "
        "it. Start as an ordinary user, or set DATABASE_URL."
    )


# --- Directories ------------------------------------------------------------
# With the owner and the permissions that the services need.

# sockaddr_un holds 108 bytes with the closing NUL; PostgreSQL adds "/.s.PGSQL.5432.lock".
_MAX_SOCKET_DIRECTORY_LENGTH = 80
_OUTSIDE_DIRECTORIES = (Path("/var/lib"), Path("/var/tmp"))  # noqa: S108 (names in them are random, mode 0711)


def open_storage(home: Path, account: ServiceAccount) -> Path:
    """The directory under which the services keep their data: `home` where possible.

    When the account that runs them cannot enter `home` (root's checkout in `/root`), make a
    directory with a random name outside and note it in `home/services_are_at`.
    """
    note = home / "services_are_at"
    if note.exists():
        return _read_noted_place(note)
    if account.can_reach(home):
        return home
    place = _make_outside(account)
    note.write_text(f"{place}\n")
    return place


def _read_noted_place(note: Path) -> Path:
    place = Path(note.read_text().strip())
    if not place.is_dir() or place.is_symlink() or place.stat().st_uid != os.geteuid():
        raise ServiceError(
            f"{note} says that the data are in {place}, which is missing or not ours. "
            f"Put it back, or remove {note.parent} to start with nothing."
        )
    return place


def _make_outside(account: ServiceAccount) -> Path:
    for parent in (*_OUTSIDE_DIRECTORIES, Path(tempfile.gettempdir())):
        if account.can_reach(parent) and os.access(parent, os.W_OK):
            place = parent / f"countersign-{secrets.token_hex(8)}"
            place.mkdir(mode=0o711)
            place.chmod(0o711)
            return place
    raise ServiceError(
        f"The account {account.name}, which has to run PostgreSQL, can enter no directory we know. "
        "Set COUNTERSIGN_HOME to a directory that it can enter."
    )


def private_directory(path: Path, account: ServiceAccount) -> Path:
    """`path`, created if missing, which only `account` may enter.

    Raises ServiceError when it is something else: a link, another owner, wider permissions.
    """
    try:
        path.mkdir(mode=0o700)
        account.take(path)
    except FileExistsError:
        pass
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode):
        raise ServiceError(f"{path} is in the way: it is not a directory. Remove it.")
    if found.st_uid != account.uid:
        raise ServiceError(
            f"{path} belongs to the user with the number {found.st_uid}, and {account.name} has to "
            "run the service. Start as the user who started it first, or choose another "
            "COUNTERSIGN_HOME."
        )
    if stat.S_IMODE(found.st_mode) & 0o077:
        raise ServiceError(
            f"{path} is open to others (mode {stat.S_IMODE(found.st_mode):o}). Find who changed "
            f"it, then close it: chmod 700 {path}"
        )
    return path


def socket_directory(home: Path, account: ServiceAccount) -> Path:
    """A short private directory for the sockets of `home`, under the temporary folder.

    A socket's address has about 107 bytes, and a home's path may be longer.
    """
    digest = sha256(f"{os.geteuid()}\0{home.resolve()}".encode()).hexdigest()[:12]
    # A directory in /tmp must be ours and private.
    for folder in (Path(tempfile.gettempdir()), Path("/tmp")):  # noqa: S108
        path = folder / f"countersign-{digest}"
        plain = re.fullmatch(r"[\w./+-]+", str(path))  # it goes into lists and into URLs
        short = len(os.fsencode(path)) <= _MAX_SOCKET_DIRECTORY_LENGTH
        if plain and short and account.can_reach(folder) and os.access(folder, os.W_OK):
            return private_directory(path, account)
    raise ServiceError(
        "No temporary folder with a short path can be written. Set TMPDIR to one, for example /tmp."
    )
