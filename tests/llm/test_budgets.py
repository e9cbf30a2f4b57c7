"""Work over budget waits with its reason, and no request leaves."""

from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from llm.ledger import BudgetSpent
from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import Reply

pytestmark = pytest.mark.django_db


def test_a_case_that_spent_its_tokens_waits_while_another_goes_on(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(CASE_TOKENS=5, CACHE=False)
    server = serve(lambda _: Reply("Hello there."))
    case = uuid4()
    ask(subject=case)
    with pytest.raises(BudgetSpent, match="case_tokens in COUNTERSIGN_BUDGETS") as spent:
        ask(subject=case)
    assert spent.value.retry_after == 900
    ask(subject=uuid4())
    assert len(server.requests) == 2


def test_a_day_that_spent_its_tokens_waits_for_midnight(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(DAILY_TOKENS=5, CACHE=False)
    serve(lambda _: Reply("Hello there."))
    ask()
    with pytest.raises(BudgetSpent, match="daily_tokens in COUNTERSIGN_BUDGETS") as spent:
        ask()
    assert 0 < (spent.value.retry_after or 0) <= 86_400


def test_money_is_counted_at_the_prices_of_the_file(
    serve: Serve, configure: Callable[..., None], tmp_path: Path
) -> None:
    prices = tmp_path / "prices.yaml"
    prices.write_text("openai:gpt-test: {prompt: 100000, completion: 100000}")
    configure(DAILY_DOLLARS=0.5, CACHE=False, PRICES=str(prices))
    serve(lambda _: Reply("Hello there."))
    ask()
    with pytest.raises(BudgetSpent, match="daily_dollars in COUNTERSIGN_BUDGETS"):
        ask()


def test_a_money_budget_with_an_unknown_price_waits_instead_of_guessing(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(DAILY_DOLLARS=0.5, CACHE=False)
    serve(lambda _: Reply("Hello there."))
    ask()
    with pytest.raises(BudgetSpent, match="COUNTERSIGN_PRICES"):
        ask()


def test_an_answer_from_the_cache_is_free(serve: Serve, configure: Callable[..., None]) -> None:
    configure(DAILY_TOKENS=1)
    serve(lambda _: Reply("Hello there."))
    ask()
    assert ask().cached
    assert ModelCall.objects.count() == 2


def test_far_from_a_budget_calls_are_not_added_up_each_time(
    serve: Serve, configure: Callable[..., None]
) -> None:
    configure(DAILY_TOKENS=100_000_000, CACHE=False)
    serve([Reply("Hello.")] * 3)
    ask("first")
    with CaptureQueriesContext(connection) as queries:
        ask("second")
    assert not [query for query in queries if "SUM(" in query["sql"]]
