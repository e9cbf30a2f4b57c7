"""What `make install` relies on."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from config.environment import CHECKOUT

LOCKS = (
    "requirements.lock",
    "requirements-onnx.lock",
    "requirements-local.lock",
    "requirements-dev.lock",
)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_with_hashes(lock):
    text = (CHECKOUT / lock).read_text()
    pinned = re.findall(r"^([a-z0-9-]+(?:\[[a-z,]+\])?)==\S+.*(\\)$", text, re.MULTILINE)
    named = re.findall(r"^[a-z0-9]", text, re.MULTILINE)
    assert len(pinned) == len(named) > 20
    assert text.count("--hash=sha256:") >= len(named)


@pytest.mark.parametrize("lock", LOCKS)
def test_the_locks_name_no_index(lock):
    assert not re.search(r"://|--index|--find-links|--extra-index", (CHECKOUT / lock).read_text())


def test_the_development_lock_holds_the_same_versions():
    pinned = [
        dict(re.findall(r"^([a-z0-9-]+)(?:\[.*\])?==(\S+)", text, re.MULTILINE))
        for text in ((CHECKOUT / lock).read_text() for lock in LOCKS)
    ]
    *used, development = pinned
    for runtime in used:
        assert {name: development.get(name) for name in runtime} == runtime


def test_a_machine_without_a_recent_python_is_told_so(tmp_path):
    done = make_install(tmp_path, "#!/bin/sh\nexit 1\n")
    assert done.returncode != 0
    assert "No Python 3.11 or newer was found" in done.stderr


def test_a_python_that_cannot_make_environments_is_told_the_remedy(tmp_path):
    """As Debian's python3 without the package python3-venv: `-m venv` fails, `-c` does not."""
    done = make_install(tmp_path, '#!/bin/sh\n[ "$1" != -m ]\n')
    assert done.returncode != 0
    assert "apt install python3-venv" in done.stderr


def make_install(directory: Path, python: str) -> subprocess.CompletedProcess[str]:
    """`make install` in an empty directory on a machine whose every Python is `python`."""
    for name in ("Makefile", "requirements.lock"):
        (directory / name).write_bytes((CHECKOUT / name).read_bytes())
    for name in ("python3", "python3.11", "python3.12", "python3.13", "python3.14"):
        (directory / name).write_text(python)
        (directory / name).chmod(0o755)
    return subprocess.run(
        ["make", "install"],
        cwd=directory,
        env={"PATH": f"{directory}{os.pathsep}{os.defpath}"},
        capture_output=True,
        text=True,
        check=False,
    )
