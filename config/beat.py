"""The beat: sends the ticks. `python -m config.beat --schedule FILE` is `celery beat` without the
application and without Celery's command line, in half the memory."""

import argparse
import sys
from logging.config import dictConfig
from pathlib import Path
from typing import Any

from celery.apps.beat import Beat
from celery.beat import PersistentScheduler
from celery.signals import setup_logging
from pydantic import ValidationError

from config import environment, logs
from config.messages import Ticks, application

_VARIABLES = (
    "CELERY_BROKER_URL",
    "COUNTERSIGN_NOTIFY_SECONDS",
    "COUNTERSIGN_SWEEP_SECONDS",
    "COUNTERSIGN_OUTBOX_SECONDS",
    "COUNTERSIGN_LOG_LEVEL",
    "COUNTERSIGN_LOG_FORMAT",
)


class Scheduler(PersistentScheduler):
    """Goes on where the clock was set back: Celery would wait until it has caught up.

    It touches `SCHEDULE.sent` with every tick that the broker took, for a health check.
    """

    schedule_filename: str

    def tick(self, *arguments: Any, **options: Any) -> Any:
        now = self.app.now()
        for entry in self.schedule.values():
            if entry.last_run_at and entry.last_run_at > now:
                entry.last_run_at = now
                self._heap = None  # the times in it are of the former clock
        return super().tick(*arguments, **options)

    def apply_async(self, *args: Any, **kwargs: Any) -> Any:
        sent = super().apply_async(*args, **kwargs)
        Path(f"{self.schedule_filename}.sent").touch()
        return sent


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m config.beat", description=__doc__)
    parser.add_argument("--schedule", default="beat-schedule", help="file of what was sent when")
    beat(parser.parse_args().schedule).run()
    return 0


def beat(schedule: str) -> Beat:
    try:
        env = environment.part(*_VARIABLES)
    except ValidationError as error:
        wrong = [*environment.adopt_files(), *environment.problems(error)]
        sys.exit("\n".join(f"{it.variable}: {it.message}. {it.remedy}." for it in wrong))
    ticks = Ticks(
        broker=env.CELERY_BROKER_URL,
        notify=env.COUNTERSIGN_NOTIFY_SECONDS,
        sweep=env.COUNTERSIGN_SWEEP_SECONDS,
        outbox=env.COUNTERSIGN_OUTBOX_SECONDS,
    )
    wanted = logs.configuration(env.COUNTERSIGN_LOG_FORMAT, env.COUNTERSIGN_LOG_LEVEL)
    setup_logging.connect(lambda **_: dictConfig(wanted), weak=False)
    # Celery looks for Django wherever DJANGO_SETTINGS_MODULE is set.
    app = application("countersign-beat", ticks, fixups=())
    return Beat(
        app=app,
        schedule=schedule,
        scheduler_cls=f"{__name__}:Scheduler",
        loglevel=env.COUNTERSIGN_LOG_LEVEL,
    )


if __name__ == "__main__":
    sys.exit(main())
