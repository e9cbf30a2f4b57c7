"""Asking again: after a fault that may pass, and without an option the server will not take."""

import random

from llm.answers import Reading
from llm.conf import options
from llm.connections import release
from llm.errors import Deferred, OptionRefused, QuotaExhausted, Transient
from llm.exchange import Line
from llm.providers.base import ABILITIES
from llm.types import ChatRequest

MOST_PAUSE = 30.0


def persist(line: Line, request: ChatRequest) -> Reading:
    """Up to MAX_TRIES calls within the deadline. Raises what the last one raised."""
    faults: list[Transient] = []
    without = ABILITIES.refused(line.provider)
    while True:
        try:
            reading = line.exchange(request, without)
        except OptionRefused as refusal:
            # Each option is left out once at most, so this ends.
            without |= {refusal.option}
        except Transient as fault:
            faults.append(fault)
            _pause_or_raise(line, faults)
        else:
            ABILITIES.learn(line.provider, without)
            return reading


def _pause_or_raise(line: Line, faults: list[Transient]) -> None:
    fault = faults[-1]
    pause = _pause(len(faults), fault.retry_after)
    hopeless = isinstance(fault, QuotaExhausted | Deferred) or pause >= line.deadline.left()
    if hopeless or len(faults) >= options().MAX_TRIES:
        raise fault
    release()
    line.deadline.sleep(pause)


def _pause(failures: int, retry_after: float | None) -> float:
    """Seconds: what the server asked for and a little more, else exponential with full jitter."""
    spread = random.uniform(0, options().BACKOFF * 2 ** (failures - 1))  # noqa: S311
    return min(MOST_PAUSE, spread) if retry_after is None else retry_after + spread
