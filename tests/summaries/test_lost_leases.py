"""Work that has cost several workers is parked as failed instead of costing the next one."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from countersign_judge.llm.errors import Transient
from django.db.models.functions import Now
from hypothesis import given
from hypothesis import strategies as st

from summaries import jobs, leases
from summaries.models import JobStatus, Suggestion, Summary
from summaries.moves import Actor
from summaries.pipeline import defer_summary, run_step, sweep_summaries
from summaries.services import retry_summary
from summaries.status import Role, Status
from tests.factories.cases import TEXT, case, put, user

pytestmark = pytest.mark.django_db

QUEUED = frozenset({Status.QUEUED})


def work_on(summary: Summary, work: Callable[..., None]) -> None:
    run_step(summary.pk, statuses=QUEUED, role=Role.WRITER, work=work)


def nothing(*_: object) -> None:
    """A worker that moves nothing on."""


def take(summary: Summary) -> UUID | None:
    return leases.acquire(Summary.objects.filter(pk=summary.pk))


def lose(summary: Summary, *, swept: bool = False) -> None:
    """A worker takes the case and is gone."""
    assert take(summary)
    lapse(Summary, summary.pk)
    if swept:
        sweep_summaries()


def lapse(model: Any, key: UUID) -> None:
    lapsed = {"lease_until": Now() - timedelta(seconds=1), "lease_token": uuid4()}
    assert model.objects.filter(pk=key, lease_until__isnull=False).update(**lapsed)


def killed(job: Suggestion) -> None:
    """As a killed worker leaves it: whatever it does afterwards, the lease is not its own."""
    lapse(Suggestion, job.pk)


def finish(job: Suggestion) -> None:
    job.text, job.model = TEXT, "offline"


@pytest.mark.parametrize("swept", [False, True])
def test_a_case_that_cost_three_workers_is_failed_and_not_worked_on(swept: bool) -> None:
    summary = case()
    for _ in range(3):
        lose(summary, swept=swept)
    touched: list[object] = []
    work_on(summary, lambda *_: touched.append(1))
    summary.refresh_from_db()
    assert not touched
    assert summary.status == Status.FAILED
    assert summary.failed_from == Status.QUEUED
    assert "lease was lost 3 times" in summary.failure
    assert "worker died or hung" in summary.failure


def test_a_case_that_cost_two_workers_is_worked_on() -> None:
    summary = case()
    lose(summary)
    lose(summary, swept=True)
    touched: list[object] = []
    work_on(summary, lambda *_: touched.append(1))
    assert touched


def test_a_worker_that_lives_to_tell_starts_the_count_again() -> None:
    summary = case()
    for _ in range(2):
        lose(summary)

    def stumble(*_: object) -> None:
        raise Transient("the model is away")

    work_on(summary, stumble)
    Summary.objects.filter(pk=summary.pk).update(not_before=None)
    lose(summary)
    touched: list[object] = []
    work_on(summary, lambda *_: touched.append(1))
    assert touched


def test_a_case_that_is_retried_has_its_workers_again() -> None:
    summary = case()
    for _ in range(3):
        lose(summary)
    work_on(summary, nothing)
    summary.refresh_from_db()
    retry_summary(summary, by=Actor(Role.OPERATOR))
    touched: list[object] = []
    work_on(summary, lambda *_: touched.append(1))
    assert touched


@pytest.mark.slow
@given(st.lists(st.booleans(), max_size=8))
def test_only_losses_in_a_row_count(lost: list[bool]) -> None:
    summary = case()
    expected = 0
    for one in lost:
        if expected >= leases.MAX_LOST_LEASES:
            break
        if one:
            lose(summary)
            expected += 1
        else:
            token = take(summary)
            assert token
            summary.refresh_from_db()
            defer_summary(summary, token, "the model is away")
            Summary.objects.filter(pk=summary.pk).update(not_before=None)
            expected = 0
    assert take(summary)
    summary.refresh_from_db()
    assert summary.lost_leases == expected


def test_a_job_that_cost_three_workers_is_failed_and_can_be_asked_for_again() -> None:
    author = user("", "authors")
    summary = put(case(by=author, own=TEXT), Status.RETURNED)
    job = Suggestion.objects.create(attempt=summary.attempts.get(), asked_by=author)
    for _ in range(3):
        jobs.run(Suggestion, job.pk, killed)
    touched: list[object] = []
    jobs.run(Suggestion, job.pk, touched.append)
    job.refresh_from_db()
    assert not touched
    assert job.status == JobStatus.FAILED
    assert "lease was lost 3 times" in job.failure
    assert jobs.retry_failed_job(job)
    jobs.run(Suggestion, job.pk, finish)
    job.refresh_from_db()
    assert job.status == JobStatus.DONE
