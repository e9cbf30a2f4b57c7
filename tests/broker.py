"""Messages to workers: seen by a test, or run where they are sent."""

from collections.abc import Iterator
from typing import Any

import pytest
from celery import current_app
from celery.signals import before_task_publish


@pytest.fixture
def sent_tasks() -> Iterator[list[tuple[Any, ...]]]:
    """Name and arguments of each task that this process sends, in order."""
    sent: list[tuple[Any, ...]] = []

    def note(sender: str, body: Any, **_: Any) -> None:
        sent.append((sender, *body[0]))

    before_task_publish.connect(note)
    yield sent
    before_task_publish.disconnect(note)


@pytest.fixture
def tasks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(current_app.conf, "task_always_eager", True)
