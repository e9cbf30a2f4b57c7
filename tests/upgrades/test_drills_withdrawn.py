"""A database with drills, which 1.0 had, keeps what became of them and loses their copies."""

from datetime import timedelta
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone

from accounts import tokens
from accounts.models import AuditEvent
from judging.models import Rating
from llm.models import CachedAnswer, ModelCall
from records.models import ClaimEvent, ViewEvent
from summaries.models import Attempt, GuidelineVersion, Summary, Transcript
from tests.database import empty
from tests.e2e.fixtures import client_of
from tests.factories import cases

__all__ = ["empty"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]

HASH = b"h" * 32


@pytest.fixture
def before(empty: None) -> Any:
    """The models of the database just before the drills go."""
    executor = MigrationExecutor(connection)
    step = executor.loader.graph.node_map["summaries", "0009_withdraw_drills"]
    parents = [parent.key for parent in step.parents]
    executor.migrate(parents)
    return executor.loader.project_state(parents).apps


@pytest.fixture
def drilled(before: Any) -> SimpleNamespace:
    """A case, an open drill on it, and one whose error was approved."""
    rosa = before.get_model("auth", "User").objects.create(username="rosa", is_active=True)
    guideline = before.get_model("summaries", "Guideline").objects.create(name="g", title="G")
    version = before.get_model("summaries", "GuidelineVersion").objects.create(
        guideline=guideline, number=1, instructions="Decisions first.", drill_share=5
    )
    criterion = before.get_model("summaries", "Criterion").objects.create(
        guideline_version=version, position=1, name="consistency", definition="How true."
    )
    version.published_at = timezone.now()
    version.save()

    def case(title: str, status: str, **columns: Any) -> Any:
        transcript = before.get_model("summaries", "Transcript").objects.create(
            source="crm",
            external_id=title,
            title=title,
            format="text",
            turns=cases.TURNS,
            word_count=40,
            sha256=HASH,
            submission_sha256=HASH,
        )
        made = before.get_model("summaries", "Summary").objects.create(
            transcript=transcript, guideline_version=version, status=status, **columns
        )
        before.get_model("summaries", "Transition").objects.create(
            summary=made, action="open", new="queued", role="operator"
        )
        return made

    real = case("Real", "in_review")
    rows = SimpleNamespace(rosa=rosa, real=real, drills=[])
    for title, status in (("Open copy", "in_review"), ("Closed copy", "cancelled")):
        copy = case(title, status, drill_for=rosa)
        attempts = before.get_model("summaries", "Attempt").objects
        first = attempts.create(
            summary=copy, number=1, origin="model", model="offline", text=cases.TEXT, sha256=HASH
        )
        edit = attempts.create(
            summary=copy,
            number=2,
            origin="reviewer",
            written_by=rosa,
            text="Mended.",
            sha256=HASH,
            based_on=first,
        )
        verdict = before.get_model("judging", "Evaluation").objects.create(
            attempt=first,
            guideline_version=version,
            judge="geval",
            model="offline",
            passed=True,
            seconds=1,
        )
        before.get_model("judging", "Score").objects.create(
            evaluation=verdict, criterion=criterion, value=5, answer=5, mode="single"
        )
        before.get_model("judging", "Rating").objects.create(
            attempt=edit, reviewer=rosa, criterion=criterion, value=4
        )
        before.get_model("records", "ViewEvent").objects.create(summary=copy, user=rosa, slot=1)
        before.get_model("records", "ClaimEvent").objects.create(
            summary=copy, action="take", holder=rosa, by=rosa
        )
        before.get_model("reviews", "Claim").objects.create(
            summary=copy,
            holder=rosa,
            since=timezone.now(),
            until=timezone.now() + timedelta(minutes=5),
        )
        before.get_model("llm", "ModelCall").objects.create(
            purpose="judge",
            subject=copy.pk,
            provider="openai",
            endpoint="https://models.example",
            model="large",
            cost="0.25",
            latency_ms=1,
            outcome="ok",
            error="It quotes the meeting.",
            request_sha256=HASH,
        )
        rows.drills.append(
            before.get_model("summaries", "Drill").objects.create(
                summary=copy,
                source=real if status == "in_review" else None,
                guideline=guideline,
                reviewer=rosa,
                kind="date",
                seed=1,
                start=0,
                end=9,
                was_end=9,
            )
        )
    closed = before.get_model("summaries", "Drill").objects.filter(pk=rows.drills[1].pk)
    closed.update(outcome="missed", closed_at=timezone.now())
    before.get_model("llm", "CachedAnswer").objects.create(request_sha256=HASH, answer=b"{}")
    # A real case of a copy's transcript.
    rows.other = before.get_model("summaries", "Summary").objects.create(
        transcript=rows.drills[0].summary.transcript,
        guideline_version=before.get_model("summaries", "GuidelineVersion").objects.create(
            guideline=guideline, number=2, instructions="Short."
        ),
    )
    return rows


@pytest.mark.nightly
def test_copies_go_real_cases_stay_and_the_audit_log_keeps_how_drills_ended(
    drilled: SimpleNamespace,
) -> None:
    """In one test, because the database is migrated from nothing."""
    call_command("migrate", verbosity=0)
    kept = {found.transcript.title: found.pk for found in Summary.objects.all()}
    assert kept == {"Real": drilled.real.pk, "Open copy": drilled.other.pk}
    assert Transcript.objects.count() == 2
    for model in (Attempt, Rating, ViewEvent, ClaimEvent, CachedAnswer):
        assert not model.objects.exists(), model
    ended = AuditEvent.objects.filter(kind__startswith="drill.").order_by("id")
    assert [(event.kind, event.details["kind"]) for event in ended] == [
        ("drill.missed", "date"),
        ("drill.withdrawn", "date"),
    ]
    assert ended[0].by == User.objects.get(username="rosa")
    calls = ModelCall.objects.values_list("subject", "error", "cost")
    assert set(calls) == {(None, "[disposed of]", Decimal("0.25"))}
    assert GuidelineVersion.objects.get(number=1).drill_share == 5
    _check_pages()


def _check_pages() -> None:
    rosa = cases.give(User.objects.get(username="rosa"), "reviewers", "lead", "auditor")
    client = client_of(rosa)
    for address in ("/", "/?tab=pipeline", "/?tab=done", "/insights/", "/insights/quality"):
        page = client.get(address)
        assert page.status_code == 200
        assert "Closed copy" not in page.content.decode()
    headers = {"authorization": f"Bearer {tokens.issue_token('mine', rosa, ['read'])}"}
    found = client.get("/api/v1/summaries", headers=headers).json()["items"]
    assert {item["title"] for item in found} == {"Real", "Open copy"}
    log = client.get("/audit/?kind=drill").content.decode()
    assert "Drill: error approved" in log
    assert "Drill withdrawn" in log
