"""Identical requests at temperature 0 are asked once."""

import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from decimal import Decimal
from typing import Any
from uuid import uuid4

import pytest
from countersign_judge.llm.cache import CachedChoices
from countersign_judge.llm.errors import InvalidAnswer, Transient
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import Choice, TokenLogprob, Usage
from django.db import IntegrityError, connection, transaction
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from config.celery import app
from llm import cache
from llm.models import CachedAnswer, ModelCall
from llm.tasks import prune_answers
from tests.llm.conftest import Serve, ask
from tests.modelserver import Reply

pytestmark = pytest.mark.django_db
KEY = "0" * 64


def test_the_second_of_two_identical_requests_is_answered_from_the_cache(serve: Serve) -> None:
    server = serve([Reply("4 of 5", distribution={"4": 0.75, "5": 0.25})])
    first = ask(top_logprobs=2, purpose="judge")
    second = ask(top_logprobs=2, purpose="judge again", subject=uuid4())
    assert len(server.requests) == 1
    assert second.choices == first.choices
    assert second.usage == first.usage
    assert (first.cached, second.cached, second.cost) == (False, True, Decimal(0))


@pytest.mark.parametrize(
    ("options", "statements"),
    [
        ({}, ["WITH claimed", "INSERT INTO llm_modelcall", "UPDATE llm_cachedanswer"]),
        ({"temperature": 0.7}, ["INSERT INTO llm_modelcall"]),
    ],
    ids=["kept", "not kept"],
)
def test_a_call_takes_a_statement_for_each_row_that_it_writes(
    serve: Serve,
    django_assert_num_queries: Any,
    options: dict[str, Any],
    statements: list[str],
) -> None:
    serve([Reply("Hello.")])
    ask("warm up")
    with django_assert_num_queries(len(statements)) as captured:
        ask(**options)
    said = [query["sql"].replace('"', "") for query in captured.captured_queries]
    assert all(wanted in sql for wanted, sql in zip(statements, said, strict=True)), said
    with django_assert_num_queries(2 if not options else 1):
        ask(**options)


def test_of_an_answer_with_labels_little_more_than_the_answer_is_stored(serve: Serve) -> None:
    letters = str.maketrans("0123456789", "ghijklmnop")
    text = json.dumps({"reason": secrets.token_hex(1000).translate(letters), "score": 4})
    shares = {"4": 0.75, "5": 0.2, **{f"{word}tion": 0.001 for word in "abcdefghijklmnopqr"}}
    serve([Reply(text, distribution=shares)])
    first, second = (
        ask(schema={"type": "object"}, top_logprobs=20, labels=("4", "5")) for _ in range(2)
    )
    assert second.cached
    assert second.choices == first.choices
    assert [token.token for token in first.choices[0].logprobs or ()][-1] == "4"
    assert len(bytes(CachedAnswer.objects.get().answer or b"")) < 0.75 * len(text)


@given(
    texts=st.lists(st.text(), min_size=1, max_size=3),
    tokens=st.lists(st.tuples(st.text(), st.floats(-50, 0), st.text()), max_size=3),
)
def test_what_was_packed_comes_back_whole_but_for_what_its_text_holds(
    texts: list[str], tokens: list[tuple[str, float, str]]
) -> None:
    logprobs = tuple(TokenLogprob(token, p, ((token, p),), at) for token, p, at in tokens) or None
    choices = tuple(Choice(text, None, logprobs, "stop") for text in texts)
    kept = CachedChoices(choices, Usage(1, 0, 2))
    assert CachedChoices.unpacked(kept.packed()) == kept


def test_a_cached_answer_is_a_row_of_the_ledger_that_spent_nothing(serve: Serve) -> None:
    serve([Reply("Hello.")])
    ask()
    ask()
    row = ModelCall.objects.order_by("id").last()
    assert row is not None
    assert (row.outcome, row.prompt_tokens, row.cost) == ("cached", 0, Decimal(0))


@pytest.mark.parametrize(
    "change",
    [
        {"text": "Say goodbye."},
        {"model": "openai:other"},
        {"seed": 8},
        {"temperature": 0.3},
        {"max_tokens": 100},
        {"top_logprobs": 3},
        {"labels": ("4",)},
        {"n": 2},
        {"schema": {"type": "object"}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_request_that_differs_is_asked(serve: Serve, change: dict[str, Any]) -> None:
    server = serve([Reply("{}")])
    ask()
    ask(**change)
    assert len(server.requests) == 2


def test_another_endpoint_is_another_request(serve: Serve) -> None:
    serve([Reply("one")])
    ask()
    serve([Reply("two")])
    assert ask().choices[0].text == "two"


def test_sampled_answers_are_never_kept(serve: Serve) -> None:
    server = serve([Reply("x")])
    ask(temperature=0.7)
    ask(temperature=0.7)
    assert len(server.requests) == 2
    assert not CachedAnswer.objects.exists()


def test_the_cache_can_be_switched_off(serve: Serve, configure: Callable[..., None]) -> None:
    server = serve([Reply("x")])
    configure(CACHE=False)
    ask()
    ask()
    assert len(server.requests) == 2


def test_a_failure_is_not_kept(serve: Serve) -> None:
    serve([Reply("no"), Reply("no"), Reply("{}")])
    with pytest.raises(InvalidAnswer):
        ask(schema={"type": "object"})
    assert not CachedAnswer.objects.exists()
    assert ask(schema={"type": "object"}).choices[0].data == {}


def test_while_somebody_fetches_an_answer_others_wait_until_their_deadline() -> None:
    with (
        cache.answer_or_claim(KEY, Deadline.after(60)),
        pytest.raises(Transient, match="another worker that asks the same"),
        cache.answer_or_claim(KEY, Deadline.after(0.1)),
    ):
        pass


def test_a_dead_holders_claim_is_taken_over_when_its_lease_ends() -> None:
    past = timezone.now() - timedelta(seconds=1)
    CachedAnswer.objects.create(request_sha256=KEY, holder=uuid4(), held_until=past)
    with cache.answer_or_claim(KEY, Deadline.after(5)) as found:
        assert isinstance(found, cache.CacheClaim)


def test_a_holder_that_lost_its_claim_changes_nothing() -> None:
    late = cache.CacheClaim(KEY, uuid4())
    with cache.answer_or_claim(KEY, Deadline.after(5)) as found:
        assert isinstance(found, cache.CacheClaim)
        late.drop()
        assert CachedAnswer.objects.get().holder == found.holder


@pytest.mark.django_db(transaction=True)
def test_identical_requests_at_once_make_one_call(serve: Serve) -> None:
    server = serve([Reply("Hello.", latency=0.2)])

    def one(_: int) -> str:
        text = ask().choices[0].text
        connection.close()
        return text

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(one, range(8))) == ["Hello."] * 8
    assert len(server.requests) == 1


def test_pruning_removes_old_answers_and_keeps_claims() -> None:
    CachedAnswer.objects.create(request_sha256=KEY, answer=b"kept")
    later = timezone.now() + timedelta(days=1)
    with cache.answer_or_claim("1" * 64, Deadline.after(5)):
        assert cache.delete_old_answers(later) == 1
        assert CachedAnswer.objects.count() == 1


def test_the_beat_forgets_answers_that_are_older_than_the_setting() -> None:
    for key, age in (("1" * 64, 8), ("2" * 64, 6)):
        kept = CachedAnswer.objects.create(request_sha256=key, answer=b"kept")
        CachedAnswer.objects.filter(pk=kept.pk).update(
            created_at=timezone.now() - timedelta(days=age)
        )
    assert "llm.prune_answers" in {entry["task"] for entry in app.conf.beat_schedule.values()}
    prune_answers()
    assert CachedAnswer.objects.get().request_sha256 == "2" * 64


@pytest.mark.parametrize(
    "columns",
    [{}, {"answer": b"kept", "holder": uuid4(), "held_until": timezone.now()}, {"holder": uuid4()}],
    ids=["neither", "both", "a holder without an end"],
)
def test_a_row_is_either_answered_or_held(columns: dict[str, object]) -> None:
    with pytest.raises(IntegrityError, match="answered_or_held"), transaction.atomic():
        CachedAnswer.objects.create(request_sha256=KEY, **columns)
