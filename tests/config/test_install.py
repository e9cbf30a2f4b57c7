"""What `make install` relies on."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from config.environment import CHECKOUT_DIRECTORY

LOCKS = (
    "requirements.lock",
    "requirements-dev.lock",
)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_with_hashes(lock):
    text = (CHECKOUT_DIRECTORY / lock).read_text()
    pinned = re.findall(r"^([a-z0-9-]+(?:\[[a-z,]+\])?)==\S+.*(\\)$", text, re.MULTILINE)
    named = re.findall(r"^[a-z0-9]", text, re.MULTILINE)
    assert len(pinned) == len(named) > 20
    assert text.count("--hash=sha256:") >= len(named)


@pytest.mark.parametrize("lock", LOCKS)
def test_the_locks_name_no_index(lock):
    assert not re.search(
        r"://|--index|--find-links|--extra-index", (CHECKOUT_DIRECTORY / lock).read_text()
    )


def test_the_development_lock_holds_the_same_versions():
    pinned = [
        dict(re.findall(r"^([a-z0-9-]+)(?:\[.*\])?==(\S+)", text, re.MULTILINE))
        for text in ((CHECKOUT_DIRECTORY / lock).read_text() for lock in LOCKS)
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


@pytest.mark.parametrize(
    "error", ["[Errno 30] Read-only file system", "[Errno 13] Permission denied"]
)
def test_in_a_checkout_that_cannot_be_written_the_remedy_is_another_place(tmp_path, error):
    done = make_install(
        tmp_path, f'#!/bin/sh\n[ "$1" != -m ] || {{ echo "Error: {error}"; exit 1; }}\n'
    )
    assert done.returncode != 0
    assert "Name a place that you may write: make VENV=" in done.stderr
    assert "python3-venv" not in done.stderr


def test_ctrl_c_shows_no_traceback_of_the_python_that_makes_the_environment(tmp_path):
    """A terminal interrupts all of the process group."""
    done = make_install(tmp_path, _INTERRUPTED)
    assert done.returncode != 0
    assert "Stopped. The same command begins again." in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


_INTERRUPTED = """#!/bin/sh
[ "$1" = -m ] || exit 0
echo "Traceback (most recent call last):" >&2
kill -INT 0
"""


def test_the_model_of_make_run_writes_and_judges(tmp_path):
    assert made_to_run(tmp_path, "run", "MODEL=ollama:llama3.1") == [
        "writer=ollama:llama3.1",
        "judge=ollama:llama3.1",
    ]


def test_without_a_model_make_run_leaves_the_environment_alone(tmp_path):
    said = made_to_run(tmp_path, "run", COUNTERSIGN_WRITER_MODEL="openai:gpt-5")
    assert said == ["writer=openai:gpt-5", "judge="]


def made_to_run(directory: Path, *arguments: str, **environment: str) -> list[str]:
    """What `make` hands to the program, in an environment that seems to be installed."""
    program = directory / "bin" / "python"
    program.parent.mkdir()
    program.write_text(
        "#!/bin/sh\n"
        'echo "writer=$COUNTERSIGN_WRITER_MODEL"\n'
        'echo "judge=$COUNTERSIGN_JUDGE_MODEL"\n'
    )
    program.chmod(0o755)
    for name in (".python", ".installed"):
        (directory / name).touch()
    done = subprocess.run(
        ["make", f"VENV={directory}", *arguments],
        cwd=CHECKOUT_DIRECTORY,
        env={"PATH": os.defpath, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def make_install(directory: Path, python: str) -> subprocess.CompletedProcess[str]:
    """`make install` in an empty directory on a machine whose every Python is `python`."""
    for name in ("Makefile", "requirements.lock"):
        (directory / name).write_bytes((CHECKOUT_DIRECTORY / name).read_bytes())
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
        start_new_session=True,
    )
