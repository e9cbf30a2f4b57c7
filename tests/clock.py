"""The clocks of this process, moved by a test; the database and other processes have theirs."""

import time

import pytest


class Clock:
    """`time.time` stands at the moment the test began, plus what the test moved it by;
    `time.monotonic`, by which waits are limited, goes on from there."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._now, self._monotonic = time.time(), time.monotonic

    def move(self, seconds: float) -> None:
        self._ahead += seconds

    def time(self) -> float:
        return self._now + self._ahead

    def monotonic(self) -> float:
        return self._monotonic() + self._ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock.time)
    monkeypatch.setattr(time, "monotonic", clock.monotonic)
    return clock
