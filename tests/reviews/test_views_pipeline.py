import re
from datetime import timedelta

import pytest
from django.db.models.functions import Now
from django.urls import reverse
from django.utils import timezone

from accounts.roles import Reach
from insight.tasks import keep_figures
from llm.models import ModelCall
from reviews.views import pipeline
from reviews.views.pipeline import current_status_counts, measure_liveness, status_bars
from summaries.models import Guideline, Summary
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import give, model_call, put

pytestmark = pytest.mark.django_db


def html(client=None) -> str:
    client = client or client_of(scenes.reviewer())
    return " ".join(client.get(reverse("pipeline")).content.decode().split())


@pytest.fixture
def rosa():
    return client_of(scenes.reviewer())


def test_the_bars_fill_the_chart_and_count_every_case():
    scenes.in_review()
    scenes.failed()
    scenes.failed("Another")
    found, _ = current_status_counts(Reach(everywhere=True))
    shown = {bar.status.value: (bar.count, bar.width) for bar in status_bars(found) if bar.count}
    assert shown == {"in_review": (1, 333.33), "failed": (2, 666.67)}


def cancelled(title: str = "Called off") -> Summary:
    return put(scenes.opened_case(title), Status.CANCELLED)


def counts(page: str) -> dict[str, int]:
    """What the page says of each status that any case is in, by its label, and of all."""
    found = re.findall(r">([A-Z][a-z ]*)(?:\s*</[a-z]+>)+<td class=\"num\">(\d+)</td>", page)
    return {label: int(count) for label, count in found if count != "0"}


def test_few_cases_are_counted_for_every_page(rosa):
    cancelled()
    assert counts(html(rosa)) == {"Cancelled": 1, "All": 1}
    cancelled("Another")
    page = html(rosa)
    assert counts(page) == {"Cancelled": 2, "All": 2}
    assert "Counts of closed summaries" not in page


@pytest.mark.usefixtures("large")
def test_of_many_the_closed_ones_are_shown_as_of_when_they_were_counted(rosa):
    cancelled()
    scenes.failed()
    assert counts(html(rosa)) == {"Cancelled": 1, "Failed": 1, "All": 2}
    cancelled("Another")
    scenes.failed("Another failure")
    page = html(rosa)
    assert counts(page) == {"Cancelled": 1, "Failed": 2, "All": 3}
    assert "Counts of closed summaries, and counts above 1,000, are from" in page
    keep_figures()
    assert counts(html(rosa)) == {"Cancelled": 2, "Failed": 2, "All": 4}


@pytest.mark.usefixtures("large")
def test_more_in_one_status_than_are_counted_each_time_are_as_of_then_too(monkeypatch, rosa):
    monkeypatch.setattr(pipeline, "MOST_COUNTED", 2)
    for number in range(4):
        scenes.failed(f"Case {number}")
    assert counts(html(rosa)) == {"Failed": 4, "All": 4}
    scenes.failed("Case 4")
    assert counts(html(rosa)) == {"Failed": 4, "All": 4}
    keep_figures()
    assert counts(html(rosa)) == {"Failed": 5, "All": 5}
    Summary.objects.filter(pk__in=Summary.objects.values("pk")[:3]).update(
        status="in_review", failed_from="", failure="", failure_kind=""
    )
    # Too many no longer, so this one is counted anew.
    assert counts(html(rosa))["Failed"] == 2


@pytest.mark.usefixtures("large")
def test_whoever_sees_one_guideline_has_counts_of_their_own(rosa):
    cancelled()
    assert counts(html(rosa)) == {"Cancelled": 1, "All": 1}
    elsewhere = Guideline.objects.create(name="elsewhere", title="Elsewhere")
    theirs = client_of(give(scenes.person("nora"), "lead", guideline=elsewhere))
    assert counts(html(theirs)) == {}


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
    assert "turn 14 alone is longer" in page
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


def test_calls_at_an_unknown_price_are_not_shown_as_free():
    model_call(model="local", cost=None)
    model_call(model="mixed", cost=None)
    model_call(model="mixed")
    page = html()
    assert "unknown price" in page
    assert "at least $0.5000, 1 call without a price" in page
    assert "$0.0000" not in page


def test_what_a_server_refused_is_beside_the_calls_and_a_lost_schema_above_them():
    model_call(dropped="maxLength, temperature")
    model_call(dropped="seed, temperature")
    model_call(model="gpt-4", dropped="maxLength, response_format")
    page = html()
    assert "<td>maxLength, seed, temperature</td>" in page
    assert "<strong>The server of openai:gpt-4 refused JSON schemas;</strong>" in page
    assert "The server of openai:gpt-5" not in page


def test_work_that_nobody_takes_for_a_minute_is_called_out():
    case = scenes.opened_case()
    assert measure_liveness().state == "starting"
    Summary.objects.filter(pk=case.pk).update(status_since=Now() - timedelta(minutes=3))
    assert measure_liveness().state == "quiet"
    Summary.objects.filter(pk=case.pk).update(
        lease_until=Now() + timedelta(minutes=1),
        lease_token="00000000-0000-0000-0000-000000000001",
    )
    assert measure_liveness().state == "working"


def test_the_status_takes_a_bounded_number_of_queries(django_assert_max_num_queries):
    for number in range(6):
        scenes.failed(f"Case {number}")
    client = client_of(scenes.reviewer())
    with django_assert_max_num_queries(11):
        client.get(reverse("pipeline"))
