from datetime import timedelta

import pytest
from django.db.models.functions import Now
from django.urls import reverse
from django.utils import timezone

from llm.models import ModelCall
from reviews.views.pipeline import bars, liveness
from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import model_call

pytestmark = pytest.mark.django_db


def html(name="pipeline") -> str:
    return " ".join(client_of(scenes.reviewer()).get(reverse(name)).content.decode().split())


def test_the_bars_fill_the_chart_and_count_every_case():
    scenes.in_review()
    scenes.failed()
    scenes.failed("Another")
    shown = {
        bar.status.value: (bar.count, bar.width) for bar in bars(Summary.objects.all()) if bar.count
    }
    assert shown == {"in_review": (1, 333.33), "failed": (2, 666.67)}


def test_an_empty_installation_has_no_chart_and_says_so():
    page = html()
    assert '<svg class="stack"' not in page
    assert "Nothing to do." in page
    assert "No model was called." in page


def test_waiting_cases_say_for_what_and_until_when():
    scenes.waiting()
    page = html()
    assert "openai: 503 Service Unavailable" in page
    assert "in 39 min" in page or "in 40 min" in page


def test_failures_stand_there_with_reason_and_retry():
    case = scenes.failed()
    page = html()
    assert "ContextOverflow" in page
    assert f'action="{reverse("retry", args=[case.pk])}"' in page


def test_the_ledger_adds_up_the_last_day_by_model_and_purpose():
    model_call()
    model_call(outcome="cached", cost="0", latency_ms=2)
    model_call(outcome="transient", cost=None)
    model_call(model="gpt-4")
    old = timezone.now() - timedelta(hours=30)
    model_call(purpose="old")
    ModelCall.objects.filter(purpose="old").update(created_at=old)
    page = html()
    assert 'openai:gpt-5</td><td>write</td><td class="num">3</td>' in page
    assert "$0.5000" in page
    assert "openai:gpt-4" in page
    assert "<td>old</td>" not in page


def test_work_that_nobody_takes_for_a_minute_is_called_out():
    case = scenes.opened_case()
    assert liveness().state == "starting"
    Summary.objects.filter(pk=case.pk).update(status_since=Now() - timedelta(minutes=3))
    assert liveness().state == "quiet"
    Summary.objects.filter(pk=case.pk).update(
        lease_until=Now() + timedelta(minutes=1),
        lease_token="00000000-0000-0000-0000-000000000001",
    )
    assert liveness().state == "working"


def test_the_status_takes_a_bounded_number_of_queries(django_assert_max_num_queries):
    for number in range(6):
        scenes.failed(f"Case {number}")
    client = client_of(scenes.reviewer())
    with django_assert_max_num_queries(11):
        client.get(reverse("pipeline"))
