"""How many calls an endpoint has in flight. Without an application the limit holds for one process;
an application that runs several counts them together.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from threading import Condition
from typing import Protocol
from uuid import UUID

from countersign_judge.llm.errors import Deferred
from countersign_judge.llm.problems import NO_SLOT
from countersign_judge.llm.providers.registry import ServedModel, loadable_providers
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import HOSTED_CALLS, OWN_CALLS

logger = logging.getLogger(__name__)


class Slots(Protocol):
    def hold_slot(
        self, endpoint: str, deadline: Deadline, *, model: str = "", subject: UUID | None = None
    ) -> AbstractContextManager[None]:
        """Hold one of the endpoint's slots. The wait is added to `deadline`, since the server has
        no part in it. Raises Deferred, which names `model`, when none becomes free in the time that
        the call itself may take."""

    def halve_limit(self, endpoint: str, why: str) -> None:
        """After time-outs or 429s in a row: an overloaded server answers no call in time. `why` is
        for the log."""

    def limit_to_one(self, endpoint: str) -> None:
        """After a time-out of a small server: its calls wait for each other."""


# A lowered limit is in force for so long.
LOWERED_SECONDS = 60.0


@dataclass
class ProcessSlots:
    """The slots of this process's threads."""

    _used: dict[str, int] = field(default_factory=dict)
    # The lowered limit of an endpoint, and until when it holds.
    _lowered: dict[str, tuple[int, float]] = field(default_factory=dict)
    _freed: Condition = field(default_factory=Condition)

    @contextmanager
    def hold_slot(
        self, endpoint: str, deadline: Deadline, *, model: str = "", subject: UUID | None = None
    ) -> Iterator[None]:
        started = time.monotonic()
        with self._freed:
            if not self._freed.wait_for(lambda: self._has_room(endpoint), deadline.left()):
                most = self._limit(endpoint)
                raise Deferred(NO_SLOT.format(model=model or endpoint, most=most))
            self._used[endpoint] = self._used.get(endpoint, 0) + 1
        deadline.postpone(time.monotonic() - started)
        try:
            yield
        finally:
            with self._freed:
                self._used[endpoint] -= 1
                self._freed.notify_all()

    def halve_limit(self, endpoint: str, why: str) -> None:
        self._lower(endpoint, max(1, self._limit(endpoint) // 2), why)

    def limit_to_one(self, endpoint: str) -> None:
        self._lower(endpoint, 1, "timed out")

    def _lower(self, endpoint: str, most: int, why: str) -> None:
        self._lowered[endpoint] = (most, time.monotonic() + LOWERED_SECONDS)
        logger.warning("%s %s and gets %s calls at once", endpoint, why, most)

    def _has_room(self, endpoint: str) -> bool:
        return self._used.get(endpoint, 0) < self._limit(endpoint)

    def _limit(self, endpoint: str) -> int:
        most, until = self._lowered.get(endpoint, (0, 0.0))
        usual = most_in_flight(endpoint)
        return min(most, usual) if until > time.monotonic() else usual


# --- Limits -----------------------------------------------------------------
# More calls than a server computes at a time would wait inside it, where their time-outs run.

SLOTS_PERIOD = 3600.0
# How many calls each server says that it computes at a time, None if it does not say, and when it
# has to be asked again.
_SLOTS_BY_ENDPOINT: dict[str, tuple[int | None, float]] = {}


def most_in_flight(endpoint: str) -> int:
    """MAX_CONCURRENCY, or 64 for OpenAI and Azure and 4 for every other server; but for a server
    that this process asked and that has slots, no more than its slots."""
    set_limit, says = (
        client_settings().MAX_CONCURRENCY,
        _SLOTS_BY_ENDPOINT.get(endpoint, (None, 0.0))[0],
    )
    usual = says or (HOSTED_CALLS if _is_hosted(endpoint) else OWN_CALLS)
    return min(set_limit or usual, says or set_limit or usual)


def is_small(endpoint: str) -> bool:
    """Whether one of few calls that times out shows that they wait for each other in the server."""
    return not _is_hosted(endpoint) and most_in_flight(endpoint) <= OWN_CALLS


def ask_slots(asked: ServedModel) -> None:
    """Ask a server of your own how many calls it computes at a time, once in ASKED_EVERY."""
    endpoint = asked.endpoint
    if _SLOTS_BY_ENDPOINT.get(endpoint, (None, 0.0))[1] > time.monotonic() or _is_hosted(endpoint):
        return
    # Other threads do not wait for this answer.
    _SLOTS_BY_ENDPOINT[endpoint] = (
        _SLOTS_BY_ENDPOINT.get(endpoint, (None, 0.0))[0],
        time.monotonic() + SLOTS_PERIOD,
    )
    _SLOTS_BY_ENDPOINT[endpoint] = (asked.slots(), time.monotonic() + SLOTS_PERIOD)


def _is_hosted(endpoint: str) -> bool:
    return any(provider.is_hosted(endpoint) for provider in loadable_providers())
