"""/metrics: who may read it, and that the numbers are those of all processes."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.llm.circuit_breaker import CircuitBreaker
from countersign_judge.llm.client import chat
from countersign_judge.llm.errors import Permanent, ServerFault
from countersign_judge.llm.types import ChatRequest, Message
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from prometheus_client.parser import text_string_to_metric_families

from config import metrics
from delivery import outbox
from delivery.models import Dispatch
from judging.services import judge_summary
from llm import counters
from llm.concurrency import redis_client
from summaries import leases
from summaries.models import Summary
from summaries.services import write_next_attempt
from tests.delivery.anchoring import happened, sent
from tests.factories import scenes
from tests.factories.cases import case, user, version
from tests.modelserver import Reply, Scenario
from tests.summaries.fixtures import Serve, serve

__all__ = ["serve"]

pytestmark = pytest.mark.django_db(transaction=True)
TOKEN = "scrape-0123456789abcdef"


@pytest.fixture(autouse=True)
def _empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Totals at 0, every row settled at once."""
    redis_client().delete(counters.TOTALS_KEY, metrics._MARKS_KEY, counters._RESTING_KEY)
    monkeypatch.setattr(metrics, "_SETTLED_SECONDS", 0)


@pytest.fixture
def scraped(settings: Any) -> Any:
    """`scraped("countersign_cases", status="queued")`: the value, None where there is none."""
    settings.METRICS_TOKEN = TOKEN

    def value(sample: str, **labels: str) -> float | None:
        answer = Client().get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
        assert answer.status_code == 200, answer.content
        found = [
            each.value
            for family in text_string_to_metric_families(answer.content.decode())
            for each in family.samples
            if each.name == sample and labels.items() <= each.labels.items()
        ]
        return sum(found) if found else None

    return value


@pytest.mark.parametrize(
    ("token", "networks", "headers", "status"),
    [
        ("", (), {}, 404),
        ("", (), {"Authorization": "Bearer "}, 404),
        (TOKEN, (), {}, 401),
        (TOKEN, (), {"Authorization": "Bearer scrape"}, 401),
        (TOKEN, (), {"Authorization": f"Basic {TOKEN}"}, 401),
        (TOKEN, (), {"Authorization": f"Bearer {TOKEN}"}, 200),
        ("", ("127.0.0.0/8",), {}, 200),
        ("", ("127.0.0.0/8",), {"Authorization": "Bearer "}, 200),
        ("", ("10.0.0.0/8",), {"Authorization": "Bearer "}, 401),
        # A proxy that is not known to be one: everybody comes from its address.
        ("", ("127.0.0.0/8",), {"X-Forwarded-For": "203.0.113.5"}, 401),
    ],
)
def test_they_are_never_public(
    settings: Any, token: str, networks: Any, headers: dict[str, str], status: int
):
    settings.METRICS_TOKEN, settings.METRICS_NETWORKS = token, networks
    assert Client().get("/metrics", headers=headers).status_code == status


def test_behind_a_proxy_the_network_is_that_of_the_client(settings: Any):
    settings.METRICS_NETWORKS = ("10.0.0.0/8",)
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    for client, status in (("10.1.2.3", 200), ("203.0.113.5", 401)):
        answer = Client().get("/metrics", headers={"X-Forwarded-For": client})
        assert answer.status_code == status


def test_a_case_is_seen_from_its_beginning_to_the_reviewer(serve: Serve, scraped: Any):
    server = serve(Scenario(), ALLOW_ATOMIC=False)
    assert scraped("countersign_cases", status="queued") == 0
    summary = case(version("coherence"))
    assert scraped("countersign_cases", status="queued") == 1
    assert 0 < scraped("countersign_oldest_case_seconds", status="queued") < 60
    write_next_attempt(summary.pk)
    judge_summary(summary.pk)
    assert scraped("countersign_cases", status="in_review") == 1
    assert scraped("countersign_transitions_total", action="write") == 1
    assert scraped("countersign_transitions_total", action="pass", new="in_review") == 1
    calls = len(server.requests)
    assert scraped("countersign_model_calls_total", outcome="ok") == calls
    assert scraped("countersign_model_call_seconds_count", model="scripted") == calls
    assert scraped("countersign_model_call_seconds_bucket", le="+Inf") == calls
    assert scraped("countersign_model_tokens_total", kind="prompt") > 0
    assert scraped("countersign_slots", provider="openai") is None
    assert scraped("countersign_slots") == 4
    assert scraped("countersign_slots_in_use") == 0
    assert scraped("countersign_slots_now") == scraped("countersign_slots")
    # Another process has the same totals and adds nothing twice.
    assert scraped("countersign_model_calls_total", outcome="ok") == calls


def test_who_outside_has_not_taken_a_checkpoint_is_told(
    settings: Any, scraped: Any, tmp_path: Path
):
    settings.RECORD_SINKS = {"directory": str(tmp_path)}
    waits = partial(scraped, "countersign_anchor_waiting_seconds", kind="sink", name="directory")
    assert waits() == 0
    happened(1)
    assert 0 < waits() < 60
    sent()
    assert waits() == 0


def test_records_that_a_sink_never_took_are_told(settings: Any, scraped: Any):
    settings.RECORD_SINKS = {"s3": "s3://records"}
    record = scenes.approved(scenes.reviewer())
    kept = Dispatch.objects.create(record=record, sink="s3")
    assert scraped("countersign_records_given_up", sink="s3") == 0
    outbox.give_up(Dispatch.objects.filter(pk=kept.pk), tries=10)
    assert scraped("countersign_records_given_up", sink="s3") == 1
    settings.RECORD_SINKS = {}
    assert scraped("countersign_records_given_up") is None


def test_faults_are_told_apart(serve: Serve, scraped: Any):
    serve(lambda _: Reply.error(400), ALLOW_ATOMIC=False)
    assert scraped("countersign_model_calls_total") is None
    with pytest.raises(Permanent):
        chat(ChatRequest("openai:scripted", (Message("user", "Hello"),), purpose="write"))
    assert scraped("countersign_model_calls_total", outcome="permanent", purpose="write") == 1


def test_a_breaker_that_is_open_in_one_process_is_seen_in_all(scraped: Any, settings: Any):
    breaker = CircuitBreaker("http://models.test")
    for _ in range(5):
        breaker.note(ServerFault("away"))
    assert scraped("countersign_breaker_open", endpoint="http://models.test") == 1
    breaker.note(None)
    assert scraped("countersign_breaker_open", endpoint="http://models.test") == 0


def test_a_lost_lease_is_counted(scraped: Any):
    summary = case(version("coherence"))
    for _ in range(2):
        leases.acquire(Summary.objects.filter(pk=summary.pk), seconds=-1)
    summary.refresh_from_db()
    leases.check_workers_lost(summary)
    assert scraped("countersign_leases_lost_total", row="summaries.summary") == 1


def test_sign_ins_are_counted_by_outcome(scraped: Any):
    person: User = user("ina")
    person.set_password("a long enough one")
    person.save()
    assert scraped("countersign_sign_ins_total") is None
    for password in ("wrong", "wrong", "a long enough one"):
        Client().post("/sign-in", {"login": "ina", "password": password})
    assert scraped("countersign_sign_ins_total", outcome="refused") == 2
    assert scraped("countersign_sign_ins_total", outcome="done") == 1


def test_without_redis_the_metrics_of_the_database_are_still_there(
    scraped: Any, without_redis: None
):
    assert scraped("countersign_source_up", source="redis") == 0
    assert scraped("countersign_source_up", source="database") == 1
    assert scraped("countersign_cases", status="queued") == 0


@pytest.mark.parametrize(
    "sql", ["_CASES_SQL", "_FAILED_SQL", "_HELD_UP_SQL", "_LEASES_SQL", "_OUTBOX_SQL"]
)
def test_no_query_reads_the_decided(sql: str):
    """With the choice, the planner takes an index for the statuses that are asked for."""
    with connection.cursor() as cursor:
        cursor.execute("SET enable_seqscan = off")
        cursor.execute(f"EXPLAIN {getattr(metrics, sql)}")
        plan = "\n".join(line for (line,) in cursor.fetchall())
        cursor.execute("RESET enable_seqscan")
    assert "Seq Scan" not in plan
