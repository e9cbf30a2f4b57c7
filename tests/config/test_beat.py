"""The beat's own program: the schedule without the application."""

import subprocess
import sys

from config.celery import app
from config.environment import CHECKOUT


def test_it_sends_what_the_application_has_scheduled_and_loads_no_more() -> None:
    script = """
import sys
from config.beat import beat
entries = beat("schedule").app.conf.beat_schedule
assert not {"django.apps", "psycopg", "judging", "openai"} & sys.modules.keys()
print(sorted((entry["task"], entry["schedule"].run_every.seconds) for entry in entries.values()))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    entries = app.conf.beat_schedule.values()
    wanted = sorted((entry["task"], entry["schedule"].run_every.seconds) for entry in entries)
    assert done.stdout.strip() == str(wanted), done.stderr
