"""What a broker may do: forget everything, or deliver everything twice."""

import pytest
from django.conf import settings

from summaries.moves import send_task
from summaries.status import Status
from tests.faults.stage import Stage, assert_whole, drop_everything_queued

pytestmark = pytest.mark.slow


def send_again(stage: Stage, times: int) -> None:
    """Every task of the pipeline for every case, whether it is its turn or not."""
    for summary in stage.version.summary_set.all():
        for task in sorted(set(settings.PIPELINE_TASKS.values())):
            for _ in range(times):
                send_task(task, summary.pk)


def test_a_broker_that_forgets_everything_in_the_middle_costs_time_only(stage: Stage) -> None:
    stage.worker(threads=4)
    cases = stage.open_cases(8)
    stage.until(lambda: stage.asked("judge"), sweeping=True)
    drop_everything_queued()
    stage.settle()
    assert_whole(cases)


def test_messages_lost_before_any_worker_ran_are_made_up_by_the_sweep(stage: Stage) -> None:
    cases = stage.open_cases(3)
    drop_everything_queued()
    stage.worker()
    stage.settle()
    assert_whole(cases)


def test_every_message_delivered_three_times_makes_one_of_everything(stage: Stage) -> None:
    cases = stage.open_cases(6)
    send_again(stage, 2)
    stage.worker()
    stage.until(lambda: stage.asked("judge"), sweeping=True)
    send_again(stage, 3)
    stage.settle()
    assert_whole(cases)
    assert sum(request.role == "writer" for request in stage.requests) == 2 * len(cases)


def test_two_workers_on_the_same_cases_make_one_of_everything(stage: Stage) -> None:
    stage.worker()
    stage.worker()
    cases = stage.open_cases(4)
    for _ in range(3):
        send_again(stage, 2)
    stage.settle()
    assert_whole(cases)
    assert {summary.status for summary in cases} == {Status.IN_REVIEW}
    assert sum(request.role == "writer" for request in stage.requests) == 2 * len(cases)
