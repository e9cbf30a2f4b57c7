"""One row for every call, and no database connection held while a model thinks."""

from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from uuid import uuid4

import pytest
from countersign_judge.llm.errors import Transient
from countersign_judge.llm.ledger import CallOutcome, LedgerEntry
from django.db import IntegrityError, connection, transaction

from llm import ledger
from llm.ledger import models_called
from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import ModelServer, Received, Reply

pytestmark = pytest.mark.django_db


def test_a_call_leaves_a_row_with_what_it_was_for_and_what_it_took(
    serve: Serve, configure: Callable[..., None], tmp_path: Path
) -> None:
    prices = tmp_path / "prices.yaml"
    prices.write_text("openai:gpt-test: {prompt: 1000000, cached: 0, completion: 2000000}")
    configure(PRICES=str(prices))
    server = serve([Reply("Hello there.", latency=0.03)])
    case = uuid4()
    result = ask(purpose="write", subject=case)
    row = ModelCall.objects.get()
    assert (row.purpose, row.subject) == ("write", case)
    assert (row.provider, row.endpoint, row.model) == ("openai", server.openai_url, "gpt-test")
    assert (row.prompt_tokens, row.cached_tokens, row.completion_tokens) == (5, 0, 2)
    assert row.cost == result.cost == Decimal(9)
    assert row.latency_ms >= 30
    assert (row.outcome, row.error, row.finish_reason) == ("ok", "", "stop")
    assert len(row.request_sha256) == 64


def test_every_try_has_its_row(serve: Serve) -> None:
    serve([Reply.error(503, "busy"), Reply("Hello.")])
    ask()
    first, second = ModelCall.objects.order_by("id")
    assert (first.outcome, first.error) == ("transient", "HTTP 503: busy")
    assert second.outcome == "ok"
    assert first.request_sha256 == second.request_sha256


def test_an_address_with_a_password_is_recorded_without_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve([Reply("Hello.")])
    monkeypatch.setenv("OPENAI_BASE_URL", server.openai_url.replace("://", "://me:secret@"))
    ask()
    assert ModelCall.objects.get().endpoint == server.openai_url


def test_an_error_with_a_nul_can_be_recorded(serve: Serve) -> None:
    serve([Reply.error(503, "a\0b")])
    with pytest.raises(Transient):
        ask()
    assert ModelCall.objects.latest("id").error == "HTTP 503: ab"


def test_an_outcome_that_nobody_knows_is_refused_by_the_database() -> None:
    with pytest.raises(IntegrityError, match="outcome_known"), transaction.atomic():
        ModelCall.objects.create(latency_ms=0, outcome="perhaps")


@pytest.mark.django_db(transaction=True)
def test_no_connection_is_held_while_the_model_answers(serve: Serve) -> None:
    held: list[bool] = []
    test_thread = connection

    def look(_: Received) -> Reply:
        held.append(open_connection is not None and not open_connection.closed)
        return Reply("Hello.")

    serve(look)
    ModelCall.objects.count()
    open_connection = test_thread.connection
    ask()
    assert held == [False]


@pytest.mark.django_db(transaction=True)
def test_a_call_inside_a_transaction_is_a_mistake(
    serve: Serve, configure: Callable[..., None]
) -> None:
    server: ModelServer = serve([Reply("Hello.")])
    configure(ALLOW_ATOMIC=False)
    with transaction.atomic(), pytest.raises(RuntimeError, match=r"inside atomic\(\)"):
        ask()
    assert server.requests == []


def test_every_model_that_was_called_is_named_once() -> None:
    assert models_called() == []
    for provider, model in [("openai", "b"), ("ollama", "c"), ("openai", "a"), ("openai", "b")]:
        ModelCall.objects.create(
            purpose="write",
            provider=provider,
            model=model,
            endpoint="-",
            latency_ms=1,
            outcome="ok",
        )
    assert models_called() == [("ollama", "c"), ("openai", "a"), ("openai", "b")]


@pytest.mark.slow
def test_old_calls_leave_the_ledger_in_batches() -> None:
    entry = LedgerEntry("judge", None, "openai", "https://api.openai.com/v1", "gpt", "0" * 64)
    ledger.record_call(entry, outcome=CallOutcome.OK, latency=0.1)
    kept = ModelCall.objects.get()
    columns = {**ModelCall.objects.values().get(), "id": None}
    ModelCall.objects.bulk_create(ModelCall(**columns) for _ in range(ledger.BATCH_ROWS + 1))
    ModelCall.objects.exclude(pk=kept.pk).update(created_at=datetime(2020, 1, 1, tzinfo=UTC))
    assert ledger.delete_old_calls(datetime(2021, 1, 1, tzinfo=UTC)) == ledger.BATCH_ROWS + 1
    assert ModelCall.objects.get() == kept
