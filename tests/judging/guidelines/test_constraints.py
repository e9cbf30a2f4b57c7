import uuid
from typing import Any

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from judging.models import GuidelineEvent, Preview, StepsJob
from measuring.models import Backtest, BacktestItem
from tests.factories import cases as factories

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]

BROKEN: dict[str, dict[str, Any]] = {
    "status_known": {"status": "lost"},
    "lease_is_whole": {"lease_token": uuid.UUID(int=1)},
    "failure_has_its_reason": {"status": "failed"},
}


@pytest.mark.parametrize("kind", [Preview, StepsJob, Backtest])
@pytest.mark.parametrize("constraint", list(BROKEN))
def test_a_job_is_whole(draft, kind, constraint):
    columns: dict[str, Any] = {"version": draft, **BROKEN[constraint]}
    if kind is Preview:
        columns["attempt"] = factories.attempt(factories.case())
    name = f"{kind.__name__.lower()}_{constraint}"
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        kind.objects.create(**columns)


def test_an_event_has_an_action_of_the_list(draft):
    with pytest.raises(IntegrityError, match="guideline_action_known"), transaction.atomic():
        GuidelineEvent.objects.create(guideline=draft.guideline, action="burn")


def item(draft, **columns) -> None:
    values = {"attempt": factories.attempt(factories.case()), "people": "kept", "position": 0}
    backtest = columns.pop("backtest", None) or Backtest.objects.create(version=draft)
    kept = {"good": True, "passed_before": True}
    BacktestItem.objects.create(**{"backtest": backtest, **values, **kept, **columns})


@pytest.mark.parametrize(
    "columns",
    [
        {"passed": True},
        {"failure": "no answer"},
        {"done_at": timezone.now()},
        {"done_at": timezone.now(), "passed": False, "failure": "no answer"},
    ],
)
def test_an_item_of_a_backtest_has_ended_with_a_verdict_or_a_reason(draft, columns):
    with pytest.raises(IntegrityError, match="backtest_item_ends_once"), transaction.atomic():
        item(draft, **columns)


def test_a_backtest_holds_a_text_once(draft):
    backtest, attempt = Backtest.objects.create(version=draft), factories.attempt(factories.case())
    item(draft, backtest=backtest, attempt=attempt)
    with pytest.raises(IntegrityError, match="backtest_item_once"), transaction.atomic():
        item(draft, backtest=backtest, attempt=attempt)


def test_what_was_cancelled_does_not_run(draft):
    with pytest.raises(IntegrityError, match="backtest_cancelled_has_ended"), transaction.atomic():
        Backtest.objects.create(version=draft, cancelled_at=timezone.now())
