"""The beat's own program: the schedule without the application."""

import os
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

from celery import Celery

from config.beat import Scheduler, Turn
from config.celery import app
from config.environment import CHECKOUT
from tests.faults.web import until


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


def a_scheduler(place: Path, name: str = "ticks", *, lasts: float = 10.0) -> Scheduler:
    ours = Celery("ticks", broker="memory://", set_as_current=False)
    ours.conf.beat_schedule = {
        name: {"task": name, "schedule": timedelta(seconds=seconds)}
        for name, seconds in (("sweep", 5), ("letters", 60))
    }
    turn = Turn(os.environ["REDIS_URL"], key=f"test:beat:{place}", lasts=lasts)
    return Scheduler(app=ours, schedule_filename=str(place / name), turn=turn)


def ticked(scheduler: Scheduler) -> bool:
    """Whether it looked for what is due, in a heap that it then makes."""
    scheduler._heap = None
    scheduler.tick()
    return scheduler._heap is not None


def test_of_two_beats_one_ticks_and_the_other_takes_over_when_it_stops(tmp_path: Path) -> None:
    first, second = a_scheduler(tmp_path, "first"), a_scheduler(tmp_path, "second")
    assert ticked(first)
    assert not ticked(second)
    assert (tmp_path / "second.sent").exists()  # its health check is content
    assert second.tick() <= 3
    first.close()
    assert ticked(second)
    second.close()


def test_the_turn_of_a_beat_that_was_killed_runs_out(tmp_path: Path) -> None:
    first, second = a_scheduler(tmp_path, "first", lasts=0.05), a_scheduler(tmp_path, "second")
    assert ticked(first)
    until(lambda: ticked(second))
    assert not ticked(first)


def test_while_redis_is_away_every_beat_ticks() -> None:
    turns = [Turn("redis://127.0.0.1:1/0") for _ in range(2)]
    assert all(turn.is_ours() for turn in turns)
    turns[0].leave()


def test_a_clock_that_was_set_back_stops_no_tick(tmp_path: Path) -> None:
    scheduler = a_scheduler(tmp_path)
    for entry in scheduler.schedule.values():
        entry.last_run_at = scheduler.app.now() + timedelta(hours=1)
    assert scheduler.tick() <= 5
    heap: Any = scheduler._heap
    assert heap is not None
    due = {event.entry.task: event.time for event in heap}
    assert due["letters"] <= time.time() + 60
    scheduler.close()
