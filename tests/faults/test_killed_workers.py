"""kill -9 at the worst moments."""

from tests.faults.stage import Stage, assert_whole


def test_a_worker_killed_while_it_writes_loses_time_and_nothing_else(stage: Stage) -> None:
    worker = stage.worker()
    cases = stage.open_cases(6)
    stage.until(lambda: stage.asked("writer"), sweeping=True)
    stage.kill(worker)
    stage.worker()
    stage.settle()
    assert_whole(cases)


def test_a_worker_killed_while_it_judges_loses_time_and_nothing_else(stage: Stage) -> None:
    worker = stage.worker()
    cases = stage.open_cases(6)
    stage.until(lambda: stage.asked("judge"), sweeping=True)
    stage.kill(worker)
    stage.worker()
    stage.settle()
    assert_whole(cases)


def test_the_beat_alone_brings_a_killed_workers_cases_to_the_next_one(stage: Stage) -> None:
    stage.beat()
    worker = stage.worker()
    cases = stage.open_cases(4)
    stage.until(lambda: stage.asked("writer"))
    stage.kill(worker)
    stage.worker()
    stage.settle(sweeping=False)
    assert_whole(cases)
