"""Any module may be the first that a program imports: no two of them wait for each other."""

import os
import subprocess
import sys

import pytest

from tests.rooms.circles import in_circles

_NOWHERE = {
    "DJANGO_SETTINGS_MODULE": "config.settings",
    "DJANGO_SECRET_KEY": "never used, and long enough to be one, as the checks want it",
    "DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none",
    "CELERY_BROKER_URL": "redis://127.0.0.1:1/0",
}


def failing(names: list[str]) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.rooms.each_first"],
        input="\n".join(names),
        env={**os.environ, **_NOWHERE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
def test_every_module_can_be_imported_first():
    """One outside of all circles can when those within can: it finds them in no other state.

    The module that does not exist shows that failures are told.
    """
    circles = in_circles()
    assert "records.models" in circles
    told = failing([*circles, "judging.nowhere"])
    assert told == ["judging.nowhere: No module named 'judging.nowhere'"]
