"""Asking again: after a fault that may pass, and without an option the server will not take."""

import random

from llm.answers import Reading
from llm.breaker import BREAKERS
from llm.conf import options
from llm.connections import release
from llm.errors import BadRequest, Deferred, OptionRefused, QuotaExhausted, ServerFault, Transient
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
    if len(faults) >= options().MAX_TRIES:
        raise _last_word(line, faults)
    if isinstance(fault, QuotaExhausted | Deferred) or pause >= line.deadline.left():
        raise fault
    release()
    line.deadline.sleep(pause)


def _pause(failures: int, retry_after: float | None) -> float:
    """Seconds: what the server asked for and a little more, else exponential with full jitter."""
    spread = random.uniform(0, options().BACKOFF * 2 ** (failures - 1))  # noqa: S311
    return min(MOST_PAUSE, spread) if retry_after is None else retry_after + spread


def _last_word(line: Line, faults: list[Transient]) -> BadRequest | Transient:
    """Some servers answer 500 to a request they cannot parse, for ever.

    While the endpoint answers others, a 500 that repeats is the request's fault; once the breaker
    is open, it is the server's.
    """
    same = all(isinstance(fault, ServerFault) for fault in faults)
    if same and not BREAKERS.of(line.provider.endpoint).is_open():
        return BadRequest(f"failed {len(faults)} times alike, so it will again: {faults[-1]}")
    return faults[-1]
