"""The example meetings on the pages, and their removal."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client
from django.urls import reverse

from accounts.roles import Reach
from insight.scope import FigureScope
from records.models import Record
from records.verification import verify
from reviews import decisions
from summaries.models import Guideline, Summary, Transcript
from tests.factories import scenes
from tests.factories.cases import user

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def examples() -> dict[str, Summary]:
    """By the ends of their external ids; the sales call is judged, the others wait for a worker."""
    user("author", "authors")
    call_command("load_samples", stdout=StringIO())
    found = {
        each.transcript.external_id.removeprefix("sample-"): each
        for each in Summary.objects.filter(transcript__source=Transcript.SAMPLES)
    }
    scenes.pipeline_finishes(found["sales-call"])
    return found


def signed_in(name: str, *roles: str) -> Client:
    client = Client()
    client.force_login(user(name, *roles))
    return client


def test_the_page_and_the_queue_say_that_the_answers_were_recorded(examples) -> None:
    client = signed_in("rita", "reviewers")
    page = client.get(reverse("summary", args=[examples["sales-call"].pk])).content.decode()
    assert "Recorded example answers:" in page
    assert "This text passed at once" in page
    assert "Remove the examples" not in page
    assert "Recorded example answers" in client.get(reverse("queue")).content.decode()


@pytest.mark.slow
def test_a_lead_removes_the_examples_with_one_button(examples) -> None:
    called = examples["sales-call"]
    decisions.approve(
        called,
        by=user("rita", "reviewers"),
        number=1,
        seen=1,
        text_sha256=called.attempts.get().sha256,
    )
    for name in ("support-escalation", "design-review", "standup", "board-meeting"):
        scenes.pipeline_finishes(examples[name])
    lead = signed_in("lena", "admins")
    page = lead.get(reverse("summary", args=[examples["standup"].pk])).content.decode()
    assert "Remove the examples" in page
    answer = lead.post(reverse("remove-examples"), follow=True).content.decode()
    assert "The examples are removed." in answer
    assert "1 example that people worked on keeps its place in the log" in answer
    assert list(Summary.objects.values_list("pk", flat=True)) == [called.pk]
    assert Guideline.objects.get(name=Guideline.EXAMPLES).archived_at is not None
    assert Record.objects.count() == 1
    assert list(verify()) == []


@pytest.mark.slow
def test_only_a_lead_removes_them_and_only_once(examples) -> None:
    assert signed_in("rita", "reviewers").post(reverse("remove-examples")).status_code == 403
    lead = signed_in("lena", "admins")
    for name in examples:
        scenes.pipeline_finishes(Summary.objects.get(pk=examples[name].pk))
    assert lead.post(reverse("remove-examples")).status_code == 302
    assert lead.post(reverse("remove-examples")).status_code == 403


def test_figures_of_all_leave_the_examples_out(examples) -> None:
    everything = FigureScope(Reach(everywhere=True))
    assert not everything.summaries().exists()
    assert not everything.texts().exists()
    assert not everything.calls().exists()
    asked_for = FigureScope(Reach(everywhere=True), guideline=Guideline.EXAMPLES)
    assert asked_for.summaries().count() == 5
    assert asked_for.calls().exists()
