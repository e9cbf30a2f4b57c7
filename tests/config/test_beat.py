"""The beat's own program: the schedule without the application."""

import subprocess
import sys
import time
from datetime import timedelta
from typing import Any

from celery import Celery

from config.beat import Scheduler
from config.celery import app
from config.environment import CHECKOUT


def test_it_sends_what_the_application_has_scheduled_and_loads_no_more() -> None:
    script = """
import sys
from celery import Celery

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


def test_a_clock_that_was_set_back_stops_no_tick(tmp_path) -> None:
    ours = Celery("ticks", broker="memory://", set_as_current=False)
    ours.conf.beat_schedule = {
        name: {"task": name, "schedule": timedelta(seconds=seconds)}
        for name, seconds in (("sweep", 5), ("letters", 60))
    }
    scheduler = Scheduler(app=ours, schedule_filename=str(tmp_path / "ticks"))
    for entry in scheduler.schedule.values():
        entry.last_run_at = ours.now() + timedelta(hours=1)
    assert scheduler.tick() <= 5
    heap: Any = scheduler._heap
    assert heap is not None
    due = {event.entry.task: event.time for event in heap}
    assert due["letters"] <= time.time() + 60
    scheduler.close()
