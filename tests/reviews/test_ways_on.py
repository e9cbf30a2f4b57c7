"""A transcript that a provider filters is no dead end: other models, and people, take it on."""

import json

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from judging.services import judge_summary
from reviews.decisions import approve
from summaries.models import Attempt, Summary
from summaries.services import write_next_attempt
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import TEXT, case, put, user, version
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

OWN = "Lena signs the contract on Friday."
FILTERED = Reply("", finish_reason="content_filter")


def filtered_before(serve: Serve, role: str, **options: object) -> Summary:
    """A case whose writer or judge the provider's filter stops."""

    def script(request: Received) -> Reply:
        return FILTERED if request.role == role else Reply(data={"summary": TEXT})

    serve(script, **options)
    summary = case(version("consistency"))
    write_next_attempt(summary.pk)
    if role == "judge":
        judge_summary(summary.pk)
    summary.refresh_from_db()
    assert (summary.status, summary.failure_kind) == (Status.FAILED, "filtered")
    return summary


@pytest.fixture
def rosa() -> Client:
    return client_of(scenes.reviewer())


def opened(client: Client, summary: Summary) -> str:
    return client.get(reverse("summary", args=[summary.pk])).content.decode()


def sent(client: Client, name: str, summary: Summary, **said: str) -> Summary:
    assert client.post(reverse(name, args=[summary.pk]), said).status_code == 302
    return Summary.objects.get(pk=summary.pk)


def test_the_page_offers_each_way_on(serve: Serve, rosa: Client) -> None:
    others = ("ollama:local-one", "openai:scripted")
    html = opened(rosa, filtered_before(serve, "writer", OTHER_MODELS=others))
    assert "Use the offline writer" in html
    assert "Try another model" in html
    assert "<option>ollama:local-one</option>" in html
    # The one that failed would fail again.
    assert "<option>openai:scripted</option>" not in html
    assert "Write it myself" in html


def test_a_text_that_could_not_be_judged_is_not_written_again(serve: Serve, rosa: Client) -> None:
    html = opened(rosa, filtered_before(serve, "judge"))
    assert "Use the offline judge" in html
    assert "Write it myself" not in html


def test_the_offline_writer_takes_the_case_on_and_the_history_says_so(
    serve: Serve, rosa: Client
) -> None:
    summary = sent(rosa, "retry-with", filtered_before(serve, "writer"), model="offline")
    assert summary.status == Status.QUEUED
    write_next_attempt(summary.pk)
    assert summary.attempts.get().model == "offline"
    history = rosa.get(reverse("summary", args=[summary.pk]), {"view": "history"})
    assert "With offline in the place of openai:scripted" in history.content.decode()


def test_another_model_is_asked_from_then_on(serve: Serve, rosa: Client) -> None:
    summary = filtered_before(serve, "writer", OTHER_MODELS=("openai:other",))
    sent(rosa, "retry-with", summary, model="openai:other")
    server = serve(lambda _: Reply(data={"summary": TEXT}))
    write_next_attempt(summary.pk)
    assert server.requests[0].body["model"] == "other"
    assert summary.attempts.get().model == "openai:other"


def test_the_offline_judge_takes_a_case_on_and_names_itself(serve: Serve, rosa: Client) -> None:
    summary = sent(rosa, "retry-with", filtered_before(serve, "judge"), model="offline")
    assert summary.status == Status.DRAFTED
    judge_summary(summary.pk)
    evaluation = summary.attempts.get().evaluations.get()
    assert (evaluation.judge, evaluation.model) == ("lexical", "offline")


def test_a_reviewers_own_text_is_judged_approved_and_recorded_as_theirs(
    serve: Serve, rosa: Client
) -> None:
    summary = sent(rosa, "write-by-hand", filtered_before(serve, "writer"), text=OWN)
    assert summary.status == Status.DRAFTED
    serve(lambda _: Reply(data={"reason": "Fine.", "quotes": [], "score": 5}))
    judge_summary(summary.pk)
    assert OWN in opened(rosa, summary)
    writer = User.objects.get(username="rosa")
    own = Attempt.objects.get(summary=summary)
    assert (own.origin, own.written_by, own.model) == ("reviewer", writer, "")
    signed = {**scenes.signed(Summary.objects.get(pk=summary.pk)), "comment": "I was there."}
    record = approve(Summary.objects.get(pk=summary.pk), by=writer, **signed)
    snapshot = json.loads(record.snapshot)
    assert snapshot["attempts"][0]["written_by"] == "rosa"
    assert "in the place of openai:scripted" in record.snapshot


def test_an_empty_text_comes_back_with_the_reason(serve: Serve, rosa: Client) -> None:
    summary = filtered_before(serve, "writer")
    answer = rosa.post(reverse("write-by-hand", args=[summary.pk]), {"text": "  "})
    assert answer.status_code == 422
    assert '<details id="write" open>' in answer.content.decode()


def test_what_was_typed_too_late_is_kept_on_the_page(serve: Serve, rosa: Client) -> None:
    summary = put(filtered_before(serve, "writer"), Status.QUEUED)
    answer = rosa.post(reverse("write-by-hand", args=[summary.pk]), {"text": OWN})
    assert answer.status_code == 409
    assert OWN in answer.content.decode()


def test_a_model_that_is_not_offered_is_refused(serve: Serve, rosa: Client) -> None:
    summary = sent(rosa, "retry-with", filtered_before(serve, "writer"), model="openai:theirs")
    assert summary.status == Status.FAILED
    assert "Choose one of offline." in opened(rosa, summary)


@pytest.mark.parametrize("name", ["retry-with", "write-by-hand"])
def test_readers_have_neither(serve: Serve, name: str) -> None:
    summary = filtered_before(serve, "writer")
    auditor = client_of(user("", "auditor"))
    said = {"model": "offline", "text": OWN}
    assert auditor.post(reverse(name, args=[summary.pk]), said).status_code == 403
    html = opened(auditor, summary)
    assert "Write it myself" not in html
    assert "Use the offline writer" not in html


def test_nobody_chooses_the_judge_of_a_text_of_their_own(serve: Serve) -> None:
    rolf = scenes.reviewer("rolf")
    summary = put(case(by=rolf, own=OWN), Status.FAILED)
    Summary.objects.filter(pk=summary.pk).update(failed_from="drafted")
    answer = client_of(rolf).post(reverse("retry-with", args=[summary.pk]), {"model": "offline"})
    assert answer.status_code == 403
