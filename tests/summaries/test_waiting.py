"""How long a case waits for a model's server, and for an answer that can be used."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from countersign_judge.llm.circuit_breaker import CIRCUIT_BREAKERS, CircuitBreaker
from countersign_judge.llm.errors import ServerFault
from countersign_judge.llm.timeouts import RESPONSE_TIMES
from django.db import connection
from django.db.models import F
from django.db.models.functions import Now
from pytest_django.fixtures import Settings

from llm.models import ModelCall
from summaries import services
from summaries.models import FailureKind, Summary
from summaries.moves import Actor
from summaries.pipeline import MAX_TIMEOUTS, MAX_UNUSABLE_ANSWERS
from summaries.status import Role, Status
from tests.factories import cases as factories
from tests.modelserver import ModelServer, Reply
from tests.modelserver.server import Script

pytestmark = pytest.mark.django_db
HOURS = [1, 22, 2]


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Iterator[ModelServer]:
    settings.LLM = {
        **settings.LLM,
        "WRITER_MODEL": "openai:scripted",
        "BACKOFF": 0.001,
        "BREAKER_FAILURES": 1000,
    }
    with ModelServer([]) as started:
        monkeypatch.setenv("OPENAI_BASE_URL", started.openai_url)
        yield started
    CIRCUIT_BREAKERS.clear()
    RESPONSE_TIMES.clear()


def tried(case: Summary, server: ModelServer, script: Script, *, after: float = 0) -> Summary:
    """The case after one more try, that many hours later."""
    server.script = script
    server._served = 0
    ago = timedelta(hours=after)
    Summary.objects.filter(pk=case.pk).update(not_before=None, faulty_since=F("faulty_since") - ago)
    services.write_next_attempt(case.pk)
    case.refresh_from_db()
    return case


@pytest.mark.parametrize("fault", [Reply.error(500), Reply(fault="reset"), Reply.html(200)])
def test_a_server_that_fails_makes_a_case_wait_a_day_and_then_fails_it(
    server: ModelServer, fault: Reply
) -> None:
    case = factories.case()
    for hours in (0, *HOURS):
        assert case.status == Status.QUEUED
        tried(case, server, [fault], after=hours)
        assert case.waiting_for or case.failure
    assert (case.status, case.failure_kind) == (Status.FAILED, FailureKind.SERVER)
    assert "retry_failed" in case.remedy
    services.retry_summary(case, by=Actor(Role.OPERATOR))
    assert tried(case, server, [Reply('{"summary": "All is well."}')]).status == Status.DRAFTED


def test_growing_pauses_lie_between_the_tries(server: ModelServer) -> None:
    case, pauses = factories.case(), []
    for _ in range(4):
        tried(case, server, [Reply.error(503)])
        assert case.not_before is not None
        # Within a transaction the database's clock stands still.
        pauses.append(case.not_before - case.created_at)
    assert pauses == sorted(pauses)
    assert pauses[3] > 4 * pauses[0]


def test_what_the_server_is_not_to_blame_for_starts_the_day_anew(
    server: ModelServer, settings: Settings
) -> None:
    case = tried(factories.case(), server, [Reply.error(500)])
    empty = Reply.error(429, "You exceeded your quota", code="insufficient_quota")
    assert tried(case, server, [empty], after=30).faulty_since is None
    tried(case, server, [Reply.error(500)])
    assert (case.status, case.faulty_since is None) == (Status.QUEUED, False)


@pytest.mark.parametrize(
    ("reply", "kind"),
    [
        (Reply("cut", finish_reason="length"), FailureKind.CUT),
        (Reply("no JSON at all"), FailureKind.INVALID),
    ],
)
def test_answers_of_no_use_are_asked_for_again_later_a_few_times(
    server: ModelServer, reply: Reply, kind: FailureKind
) -> None:
    case = factories.case()
    for _ in range(MAX_UNUSABLE_ANSWERS):
        assert case.status == Status.QUEUED
        tried(case, server, [reply])
    assert (case.status, case.failure_kind) == (Status.FAILED, kind)
    assert case.remedy == kind.remedy


def test_a_server_that_is_too_slow_fails_the_case_after_some_tries_and_names_the_setting(
    server: ModelServer, settings: Settings
) -> None:
    settings.LLM = {**settings.LLM, "CALL_DEADLINE": 0.1, "MAX_TRIES": 1}
    case = factories.case()
    for _ in range(MAX_TIMEOUTS):
        assert case.status == Status.QUEUED
        tried(case, server, [Reply(fault="hang")])
    assert (case.status, case.failure_kind) == (Status.FAILED, FailureKind.SLOW)
    assert "raise COUNTERSIGN_CALL_DEADLINE, now 0.1 s" in case.failure
    assert "COUNTERSIGN_CALL_DEADLINE" in case.remedy


# --- A complaint that is not known ------------------------------------------

GOOD = [Reply('{"summary": "All is well."}')]


@pytest.fixture
def uncached(settings: Settings, server: ModelServer) -> None:
    settings.LLM = {**settings.LLM, "CACHE": False}


def odd(request_id: str) -> Script:
    return [Reply.error(400, f"The moon is in the wrong place (request {request_id})")]


def lets_an_hour_pass() -> None:
    ModelCall.objects.update(created_at=F("created_at") - timedelta(minutes=61))


def test_the_first_call_that_a_server_ever_gets_blames_the_server(server: ModelServer) -> None:
    case = tried(factories.case(), server, odd("a1"))
    assert (case.status, case.faulty_since) == (Status.QUEUED, None)
    assert "Its answer: HTTP 400: The moon is in the wrong place" in case.waiting_for
    assert tried(case, server, GOOD).status == Status.DRAFTED


@pytest.mark.usefixtures("uncached")
def test_a_complaint_about_one_transcript_fails_it_where_others_were_answered(
    server: ModelServer,
) -> None:
    tried(factories.case(), server, GOOD)
    case = tried(factories.case(), server, odd("a1"))
    assert (case.status, case.failure_kind) == (Status.FAILED, FailureKind.ERROR)
    assert "The moon is in the wrong place" in case.failure


@pytest.mark.usefixtures("uncached")
def test_the_same_complaint_about_a_second_transcript_blames_the_server(
    server: ModelServer,
) -> None:
    tried(factories.case(), server, GOOD)
    tried(factories.case(), server, odd("a1"))
    second = tried(factories.case(), server, odd("b2"))
    assert second.status == Status.QUEUED
    assert "refuses calls to openai:scripted. Its answer: HTTP 400: The moon" in second.waiting_for
    another = tried(factories.case(), server, [Reply.error(400, "The sun is in the wrong place")])
    assert another.status == Status.FAILED
    lets_an_hour_pass()
    later = tried(factories.case(), server, odd("c3"))
    assert later.status == Status.FAILED


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("uncached")
def test_workers_that_meet_the_same_complaint_at_once_know_of_each_other(
    server: ModelServer,
) -> None:
    tried(factories.case(), server, GOOD)
    server.script, server._served = odd("a1"), 0

    def work(case: Summary) -> None:
        services.write_next_attempt(case.pk)
        connection.close()

    cases = [factories.case() for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(work, cases))
    # The first one may have been done before the others began.
    assert Summary.objects.filter(status=Status.QUEUED).count() >= len(cases) - 1


@pytest.mark.usefixtures("uncached")
def test_what_waits_because_of_a_server_goes_on_waiting_until_others_are_answered(
    server: ModelServer,
) -> None:
    tried(factories.case(), server, GOOD)
    tried(factories.case(), server, odd("a1"))
    second = tried(factories.case(), server, odd("b2"))
    lets_an_hour_pass()
    assert tried(second, server, odd("c3")).status == Status.QUEUED
    lets_an_hour_pass()
    assert tried(second, server, odd("d4")).status == Status.QUEUED
    tried(factories.case(), server, GOOD)
    assert tried(second, server, odd("e5")).status == Status.FAILED


def test_cases_that_wait_for_a_resting_server_go_on_as_soon_as_it_answers(
    server: ModelServer, settings: Settings
) -> None:
    settings.LLM = {**settings.LLM, "BREAKER_FAILURES": 1}
    breaker = CIRCUIT_BREAKERS[server.openai_url] = CircuitBreaker(server.openai_url)
    breaker._rests = 3
    breaker.note(ServerFault("down"))
    cases = [tried(factories.case(), server, []) for _ in range(3)]
    held_up = factories.case()
    later = Now() + timedelta(hours=1)
    Summary.objects.filter(pk=held_up.pk).update(not_before=later, waiting_for="a budget")
    breaker.note(None)
    due = Summary.objects.filter(not_before__lte=Now())
    assert set(due) == set(cases)
