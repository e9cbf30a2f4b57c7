"""The whole table: every status, every role, every action, every destination."""

from collections.abc import Iterator
from itertools import product

import pytest
from django.contrib.auth.models import User

from summaries.models import Summary, Transition
from summaries.moves import Actor, StaleStatus, move
from summaries.status import (
    OPENING,
    TERMINAL,
    TRANSITIONS,
    WAITING,
    WORKING,
    Action,
    ForbiddenMove,
    Role,
    Status,
)
from tests.factories.cases import case, put, user

pytestmark = pytest.mark.django_db

PIPELINE = {Role.WRITER, Role.JUDGE}


def allowed(old: Status, role: Role, action: Action, new: Status | None) -> set[Status]:
    """Where the table leads, read off its rows one by one."""
    return {
        rule.new
        for rule in TRANSITIONS
        if rule.old == old
        and rule.action == action
        and role in rule.roles
        and new in {None, rule.new}
    }


def actor(role: Role, person: User) -> Actor:
    return Actor(role, None if role in PIPELINE else person)


@pytest.fixture
def person() -> User:
    return user("somebody")


@pytest.fixture
def queued() -> Summary:
    return case()


def every(old: Status, *, permitted: bool) -> Iterator[tuple[Role, Action, Status | None]]:
    """Role, action and destination from `old`, where the table has exactly one way or not."""
    for role, action, new in product(Role, Action, [None, *Status]):
        if (len(allowed(old, role, action, new)) == 1) == permitted:
            yield role, action, new


@pytest.mark.parametrize("old", Status)
def test_every_move_outside_the_table_is_refused_and_nothing_is_written(
    old: Status, queued: Summary, person: User
) -> None:
    summary = put(queued, old)
    before = Summary.objects.filter(pk=summary.pk).values().get()
    history = list(Transition.objects.values())
    for role, action, new in every(old, permitted=False):
        with pytest.raises(ForbiddenMove):
            move(summary, action, by=actor(role, person), new=new, reason="because")
    assert Summary.objects.filter(pk=summary.pk).values().get() == before
    assert list(Transition.objects.values()) == history
    assert summary.status == old


@pytest.mark.parametrize("old", sorted(set(Status) - {Status.REJECTED}))
def test_every_move_of_the_table_is_made_and_written_down(
    old: Status, queued: Summary, person: User
) -> None:
    for role, action, new in every(old, permitted=True):
        summary = put(queued, old)
        move(summary, action, by=actor(role, person), new=new, reason="because")
        (goal,) = allowed(old, role, action, new)
        row = summary.transitions.latest("id")
        assert (row.old, row.action, row.role, row.new) == (old, action, role, goal)
        assert Summary.objects.get(pk=summary.pk).status == goal


def test_a_status_is_working_waiting_terminal_or_with_a_person() -> None:
    with_a_person = {Status.WAITING_FOR_NAMES, Status.RETURNED, Status.FAILED}
    groups = [WORKING, WAITING, TERMINAL, with_a_person]
    assert sum(len(group) for group in groups) == len(Status)
    assert set().union(*groups) == set(Status)


def test_nothing_leaves_a_terminal_status_but_a_correction_and_everything_else_has_a_way_out() -> (
    None
):
    reopening = {Action.CORRECT, Action.RECALL}
    left = {rule.old for rule in TRANSITIONS if rule.action not in reopening}
    assert left == set(Status) - TERMINAL
    corrected = {rule.old for rule in TRANSITIONS if rule.action in reopening}
    assert corrected == {Status.APPROVED}


def test_every_status_can_be_reached_from_where_cases_begin() -> None:
    reached = set(OPENING)
    for _ in Status:
        reached |= {rule.new for rule in TRANSITIONS if rule.old in reached}
    assert reached == set(Status)


def test_only_a_reviewer_brings_a_case_to_approved() -> None:
    roles = {role for rule in TRANSITIONS if rule.new == Status.APPROVED for role in rule.roles}
    assert roles == {Role.REVIEWER}


def test_a_move_writes_who_made_it_and_why(queued: Summary, person: User) -> None:
    summary = put(queued, Status.IN_REVIEW)
    move(summary, Action.REJECT, by=Actor(Role.REVIEWER, person), reason="not this meeting")
    row = summary.transitions.latest("id")
    assert (row.old, row.new, row.action) == ("in_review", "rejected", "reject")
    assert (row.role, row.actor, row.reason) == ("reviewer", person, "not this meeting")


def test_a_move_from_a_status_that_the_case_has_left_writes_nothing(
    queued: Summary, person: User
) -> None:
    summary = put(queued, Status.IN_REVIEW)
    Summary.objects.filter(pk=summary.pk).update(status=Status.REJECTED)
    with pytest.raises(StaleStatus):
        move(summary, Action.APPROVE, by=Actor(Role.REVIEWER, person))
    summary.refresh_from_db()
    assert summary.status == Status.REJECTED
    assert summary.transitions.count() == 1


def test_a_move_ends_the_lease_the_pause_and_the_reason_to_wait(queued: Summary) -> None:
    Summary.objects.filter(pk=queued.pk).update(deferrals=3, waiting_for="rate limit")
    move(queued, Action.WRITE, by=Actor(Role.WRITER))
    queued.refresh_from_db()
    assert (queued.lease_token, queued.not_before) == (None, None)
    assert (queued.deferrals, queued.waiting_for) == (0, "")


def test_a_failure_keeps_its_reason_and_where_it_came_from(queued: Summary) -> None:
    move(queued, Action.FAIL, by=Actor(Role.WRITER), reason="BadRequest: no such model")
    queued.refresh_from_db()
    assert (queued.failed_from, queued.failure) == ("queued", "BadRequest: no such model")


def test_a_retry_forgets_the_failure(queued: Summary, person: User) -> None:
    summary = put(queued, Status.FAILED)
    move(summary, Action.RETRY, by=Actor(Role.OPERATOR, person), new=Status.QUEUED)
    summary.refresh_from_db()
    assert (summary.failed_from, summary.failure) == ("", "")
