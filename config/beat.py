"""The beat: sends the ticks. `python -m config.beat --schedule FILE` is `celery beat` without the
application and without Celery's command line, in half the memory. Of several, one ticks."""

import argparse
import logging
import secrets
import sys
from functools import partial
from logging.config import dictConfig
from pathlib import Path
from typing import Any

import redis
from celery.apps.beat import Beat
from celery.beat import PersistentScheduler
from celery.signals import setup_logging
from pydantic import ValidationError

from config import environment, logs
from config.messages import Ticks, application
from llm.redis_clients import client_of

log = logging.getLogger(__name__)

_VARIABLES = (
    "CELERY_BROKER_URL",
    "REDIS_URL",
    "COUNTERSIGN_NOTIFY_SECONDS",
    "COUNTERSIGN_SWEEP_SECONDS",
    "COUNTERSIGN_OUTBOX_SECONDS",
    "COUNTERSIGN_LOG_LEVEL",
    "COUNTERSIGN_LOG_FORMAT",
)


# --- Turn -------------------------------------------------------------------

_LOOKS_EVERY = 3.0  # seconds
_LASTS = 10.0  # seconds; then another beat may have it
_TAKE = """
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
  return 1
end
if redis.call('GET', KEYS[1]) == ARGV[1] then
  return redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return 0
"""
_LEAVE = "return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1])"


class Turn:
    """Whose turn it is to tick: of the beat whose token is in Redis, for `lasts` seconds more.

    While Redis is away every beat takes it to be its own: two ticks do no harm, none would.
    """

    def __init__(self, url: str, *, key: str = "countersign:beat", lasts: float = _LASTS) -> None:
        self._client, self._key, self._lasts = client_of(url), key, int(lasts * 1000)
        self._token = secrets.token_hex(8)
        self._was_ours: bool | None = None

    def is_ours(self) -> bool:
        try:
            ours = bool(self._client.eval(_TAKE, 1, self._key, self._token, str(self._lasts)))
        except redis.RedisError:
            ours = True
        if ours != self._was_ours:
            log.info("this beat ticks" if ours else "another beat ticks, this one waits")
        self._was_ours = ours
        return ours

    def leave(self) -> None:
        """The next beat need not wait until it has run out."""
        try:
            self._client.eval(_LEAVE, 1, self._key, self._token)
        except redis.RedisError:
            log.warning("Redis does not answer: the next beat waits for %d ms", self._lasts)


# --- Beat -------------------------------------------------------------------


class Scheduler(PersistentScheduler):
    """Goes on where the clock was set back: Celery would wait until it has caught up.

    It touches `SCHEDULE.sent` with every tick that the broker took, and with every look at
    another beat's turn, for a health check.
    """

    schedule_filename: str

    def __init__(self, *arguments: Any, turn: Turn, **options: Any) -> None:
        self._turn = turn
        super().__init__(*arguments, **options)

    def tick(self, *arguments: Any, **options: Any) -> Any:
        if not self._turn.is_ours():
            self._touch()
            return _LOOKS_EVERY
        now = self.app.now()
        for entry in self.schedule.values():
            if entry.last_run_at and entry.last_run_at > now:
                entry.last_run_at = now
                self._heap = None  # the times in it are of the former clock
        return min(_LOOKS_EVERY, super().tick(*arguments, **options))

    def apply_async(self, *args: Any, **kwargs: Any) -> Any:
        sent = super().apply_async(*args, **kwargs)
        self._touch()
        return sent

    def close(self) -> None:
        super().close()
        self._turn.leave()

    def _touch(self) -> None:
        Path(f"{self.schedule_filename}.sent").touch()


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
    scheduler: Any = partial(Scheduler, turn=Turn(env.REDIS_URL))
    return Beat(
        app=app,
        schedule=schedule,
        scheduler_cls=scheduler,
        loglevel=env.COUNTERSIGN_LOG_LEVEL,
    )


if __name__ == "__main__":
    sys.exit(main())
