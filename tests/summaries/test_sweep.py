"""What the sweep announces, to which queue, and how much of it."""

import json
import logging
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from celery import current_app
from celery.signals import task_revoked
from django.conf import settings
from django.db import connection
from django.db.models.functions import Now
from django.test.utils import CaptureQueriesContext

from llm.concurrency import _get_redis_client
from summaries import leases
from summaries.models import Summary
from summaries.pipeline import _stamp_due, sweep_summaries
from summaries.status import Status
from tests.factories import cases as factories
from tests.faults.stage import drop_everything_queued

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def empty_broker() -> Any:
    drop_everything_queued()
    yield
    drop_everything_queued()


def announced(queue: str) -> list[str]:
    """Ids of the cases whose messages wait in the queue, the next one first."""
    messages: Any = _get_redis_client(settings.CELERY_BROKER_URL).lrange(queue, 0, -1)
    return [json.loads(each)["headers"]["argsrepr"] for each in reversed(messages)]


def waiting(number: int, status: Status = Status.QUEUED, **columns: Any) -> list[str]:
    """Cases that no message has announced, as they stand in a message."""
    made = [factories.put(factories.case(), status) for _ in range(number)]
    keys = [case.pk for case in made]
    Summary.objects.filter(pk__in=keys).update(nudged_at=None, **columns)
    return [f"['{key}']" for key in keys]


def test_begun_and_new_cases_go_to_queues_of_their_own() -> None:
    new = waiting(1)
    begun = [*waiting(1, Status.DRAFTED), *waiting(1, Status.REVISING)]
    lost = waiting(1, lease_until=Now(), lease_token="00000000-0000-4000-8000-000000000001")
    put_off = waiting(1, deferrals=1)
    Summary.objects.exclude(lease_until=None).update(lease_until="2020-01-01T00:00Z")
    assert sweep_summaries() == 5
    assert announced(settings.PIPELINE_NEW_QUEUE) == new
    assert sorted(announced(settings.PIPELINE_BEGUN_QUEUE)) == sorted([*begun, *lost, *put_off])


def test_a_clock_that_was_set_back_holds_nothing_up() -> None:
    """What was written before lies ahead: announcements, pauses, leases of workers that died."""
    hour = Now() + timedelta(hours=1)
    token = "00000000-0000-4000-8000-000000000002"
    waiting(1, Status.REVISING)
    waiting(1, Status.REVISING, not_before=hour)
    waiting(1, Status.REVISING, lease_until=hour, lease_token=token)
    Summary.objects.update(nudged_at=hour)
    assert sweep_summaries() == 3
    assert leases.available_rows(Summary.objects.all()).count() == 3
    assert not Summary.objects.filter(not_before__gt=Now()).exists()
    assert sweep_summaries() == 0


def test_a_pause_that_is_meant_lasts() -> None:
    waiting(1, Status.REVISING, not_before=Now() + timedelta(hours=1))
    waiting(1, Status.REVISING, lease_until=Now() + timedelta(minutes=1), lease_token=uuid4())
    assert sweep_summaries() == 0


def test_a_long_queue_is_not_made_longer() -> None:
    waiting(5)
    assert sweep_summaries(limit=3) == 3
    Summary.objects.update(nudged_at=None)
    assert sweep_summaries(limit=3) == 0
    waiting(1, Status.DRAFTED)
    assert sweep_summaries(limit=3) == 1
    drop_everything_queued()
    Summary.objects.update(nudged_at=None)
    assert sweep_summaries(limit=10) == 6


@pytest.mark.parametrize(("begun", "index"), [(True, "summary_begun"), (False, "summary_new")])
def test_the_sweep_follows_an_index_in_its_order(begun: bool, index: str) -> None:
    with connection.cursor() as cursor:
        for way in ("seqscan", "bitmapscan", "sort"):
            cursor.execute(f"SET LOCAL enable_{way} = off")
        with CaptureQueriesContext(connection) as queries:
            _stamp_due(5, begun=begun)
        cursor.execute(f"EXPLAIN {queries[0]['sql']}")
        plan = "\n".join(line for (line,) in cursor.fetchall())
    assert f"Index Scan using {index} on" in plan
    assert "Sort" not in plan


def test_a_tick_that_nobody_read_is_told(caplog: pytest.LogCaptureFixture) -> None:
    current_app.loader.import_default_modules()
    task = current_app.tasks["summaries.pipeline"]
    logging.getLogger("config.celery").addHandler(caplog.handler)
    task_revoked.send(sender=task, request=Expired(), terminated=False, signum=None, expired=True)
    assert "summaries.pipeline waited too long for a free thread" in caplog.text
    assert (
        "start another worker control, or with make run raise COUNTERSIGN_PIPELINE_THREADS"
        in caplog.text
    )


class Expired:
    task = "summaries.pipeline"
