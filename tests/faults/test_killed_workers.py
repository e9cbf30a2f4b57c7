"""kill -9 at the worst moments."""

import pytest

from summaries.models import Summary
from summaries.status import Status
from tests.faults.stage import Stage, assert_whole

pytestmark = pytest.mark.slow


def test_a_worker_killed_while_it_writes_loses_time_and_nothing_else(stage: Stage) -> None:
    worker = stage.worker()
    cases = stage.open_cases(6)
    stage.until(lambda: stage.asked("writer"), sweeping=True)
    stage.kill(worker)
    stage.worker()
    stage.settle()
    assert_whole(cases)


@pytest.mark.nightly
def test_a_worker_killed_while_it_judges_loses_time_and_nothing_else(stage: Stage) -> None:
    worker = stage.worker()
    cases = stage.open_cases(6)
    stage.until(lambda: stage.asked("judge"), sweeping=True)
    stage.kill(worker)
    stage.worker()
    stage.settle()
    assert_whole(cases)


@pytest.mark.nightly
def test_the_beat_alone_brings_a_killed_workers_cases_to_the_next_one(stage: Stage) -> None:
    stage.beat()
    worker = stage.worker()
    cases = stage.open_cases(4)
    stage.until(lambda: stage.asked("writer"))
    stage.kill(worker)
    stage.worker()
    stage.settle(sweeping=False)
    assert_whole(cases)


def test_a_case_in_which_a_third_worker_dies_is_parked_by_the_next_one(stage: Stage) -> None:
    cases = stage.open_cases(1)
    found = Summary.objects.filter(pk=cases[0].pk)
    found.update(lost_leases=2)
    worker = stage.worker()
    stage.until(lambda: stage.asked("writer"), sweeping=True)
    stage.kill(worker)
    asked = len(stage.requests)
    stage.worker()
    stage.until(lambda: found.get().status == Status.FAILED, sweeping=True)
    assert "worker died or hung" in found.get().failure
    assert len(stage.requests) == asked
