"""An author's page for a text that came back, and who else gets it."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.test import Client
from django.urls import reverse

from config.environment import HourlyLimits
from judging import tryouts
from judging.models import TryOut
from judging.remarks import JudgedSpan, mark_disproved, parse_judged_spans
from records.snapshot import build_snapshot
from reviews.decisions import approve, send_back
from reviews.models import EditDraft
from summaries import suggestions
from summaries.models import Suggestion, Summary
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import give

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_model(serve):
    """Rewriting and judging a person's text need one."""
    serve()


@pytest.fixture
def adam():
    return scenes.author()


@pytest.fixture
def case(adam) -> Summary:
    return scenes.returned(adam)


@pytest.fixture
def client(adam) -> Client:
    return client_of(adam)


def shown(client: Client, case: Summary) -> str:
    answer = client.get(reverse("revise", args=[case.pk]))
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def sent(client: Client, name: str, case: Summary, **said):
    return client.post(reverse(name, args=[case.pk]), {**scenes.signed(case), **said})


def suggested(case: Summary, adam) -> Suggestion:
    made = suggestions.request_suggestion(case, by=adam)
    suggestions.run(made.pk)
    return Suggestion.objects.get(pk=made.pk)


def test_what_fell_short_and_the_evidence_stand_beside_the_text(client, case):
    html = shown(client, case)
    assert "<strong>Consistency</strong>" in html
    assert "the transcript says 48,000, not 60,000" in html
    assert "Finance approved 60,000 euros" in html
    assert 'id="turn-1"' in html


@pytest.mark.django_db(transaction=True)
def test_a_text_is_tried_kept_and_not_handed_in(client, case):
    answer = sent(client, "try", case, text=scenes.GOOD)
    assert answer["Location"] == f"{reverse('revise', args=[case.pk])}#help"
    assert EditDraft.objects.get().text == scenes.GOOD
    assert "The judge is reading your text." in shown(client, case)
    tryouts.run_try_out(TryOut.objects.get().pk)
    html = shown(client, case)
    assert "This text would" in html
    assert "Findings by sentence" in html
    case.refresh_from_db()
    assert (case.status, case.attempts.count()) == ("returned", 1)


def test_the_live_part_holds_no_field_that_somebody_types_in(client, case):
    sent(client, "try", case, text=scenes.GOOD)
    html = client.get(reverse("revise-live", args=[case.pk])).content.decode()
    assert "hx-get" in html
    assert "<textarea" not in html
    tryouts.run_try_out(TryOut.objects.get().pk)
    assert "hx-get" not in client.get(reverse("revise-live", args=[case.pk])).content.decode()


def test_trying_too_often_answers_429_with_the_text_and_the_time(client, case, settings):
    settings.HOURLY_LIMITS = HourlyLimits(trials=1)
    sent(client, "try", case, text="One.")
    answer = sent(client, "try", case, text="Two, with care.")
    assert answer.status_code == 429
    html = answer.content.decode()
    assert "You have asked 1 times in an hour" in html
    assert "Two, with care.</textarea>" in html
    assert EditDraft.objects.get().text == "Two, with care."


def test_an_empty_text_is_not_tried(client, case):
    answer = sent(client, "try", case, text="  ")
    assert answer.status_code == 422
    assert "Write the summary" in answer.content.decode()


def test_a_suggestion_stands_beside_the_text_as_a_difference(client, case, adam):
    answer = sent(client, "suggest", case, text="Half a sentence")
    assert answer.status_code == 302
    assert "A model is writing a suggestion." in shown(client, case)
    suggestions.run(Suggestion.objects.get().pk)
    html = shown(client, case)
    assert "suggested by openai:scripted" in html
    assert "<ins>" in html
    assert "Half a sentence</textarea>" in html


def test_a_suggestion_taken_over_is_marked_to_the_record(client, case, adam):
    suggestion = suggested(case, adam)
    sent(client, "draft", case, text="Half a sentence")
    taken = client.post(reverse("take", args=[case.pk]), {"suggestion": suggestion.pk})
    assert taken["Location"] == reverse("revise", args=[case.pk])
    html = shown(client, case)
    assert "stays marked" in html
    assert "Half a sentence" in html  # what stood there before
    assert EditDraft.objects.get().text == suggestion.text
    sent(client, "resubmit", case, text=f"{suggestion.text} I was there.")
    case.refresh_from_db()
    scenes.judged(case, Action.PASS)
    attempt = scenes.newest(case)
    assert (attempt.origin, attempt.suggested_by) == ("author", "openai:scripted")
    page = client.get(reverse("summary", args=[case.pk])).content.decode()
    assert "suggested by openai:scripted" in page
    history = client.get(reverse("summary", args=[case.pk]), {"view": "history"}).content.decode()
    assert "asked a model for a rewrite" in history
    assert "used the suggestion of openai:scripted" in history
    record = approve(
        case,
        by=scenes.reviewer(),
        number=attempt.number,
        text_sha256=attempt.sha256,
        seen=attempt.number,
        comment="Read.",
    )
    entries = build_snapshot(record.review)["attempts"]
    assert [entry["suggested_by"] for entry in entries] == ["", "openai:scripted"]
    page = client.get(reverse("record", args=[record.number])).content.decode()
    assert "suggested by openai:scripted" in page


@pytest.mark.parametrize("key", ["", "no-key", "6b9f3c62-0f6d-4f1c-9f0e-0d7d4b1d2f11"])
def test_a_suggestion_that_is_not_there_is_not_taken(client, case, key):
    answer = client.post(reverse("take", args=[case.pk]), {"suggestion": key})
    assert answer.status_code == 404


def test_another_cases_suggestion_is_not_taken(client, case, adam):
    other = suggested(scenes.returned(adam, "Another"), adam)
    answer = client.post(reverse("take", args=[case.pk]), {"suggestion": other.pk})
    assert answer.status_code == 404


def test_a_refused_text_comes_back_on_the_page_of_revising(client, case):
    answer = sent(client, "resubmit", case, text="")
    assert answer.status_code == 422
    assert "The summary is empty. Write its text." in answer.content.decode()


@pytest.mark.parametrize("name", ["revise", "try", "suggest"])
def test_a_case_that_is_not_with_its_author_leads_to_itself(client, case, name):
    sent(client, "resubmit", case, text=scenes.GOOD)
    url = reverse(name, args=[case.pk])
    answer = client.get(url) if name == "revise" else sent(client, name, case, text="Late.")
    assert answer["Location"] == reverse("summary", args=[case.pk])


@pytest.mark.parametrize("name", ["try", "suggest", "take"])
def test_a_reviewer_gets_no_help_with_an_authors_text(case, name):
    assert sent(client_of(scenes.reviewer()), name, case, text="Mine.").status_code == 403
    assert not TryOut.objects.exists()
    assert not Suggestion.objects.exists()


def test_hostile_words_of_a_suggestion_are_shown_as_text(client, case, adam):
    suggestion = suggested(case, adam)
    Suggestion.objects.filter(pk=suggestion.pk).update(text="<script>alert(1)</script>")
    assert "<script>alert" not in shown(client, case)


def appealed(client: Client, case: Summary, reason: str = "Finance did approve it, turn 2."):
    return client.post(reverse("appeal", args=[case.pk]), {"reason": reason})


def test_an_author_asks_a_reviewer_once_the_judge_returned_the_text(client, case, adam):
    assert "My summary is correct: ask a reviewer" in shown(client, case)
    answer = appealed(client, case)
    assert answer["Location"] == reverse("summary", args=[case.pk])
    case.refresh_from_db()
    assert case.status == "exhausted"
    rosa = scenes.reviewer()
    queued = client_of(rosa).get(reverse("queue")).content.decode()
    assert "Its author asks for a decision" in queued
    own = client.get(reverse("summary", args=[case.pk])).content.decode()
    assert "Waits for a reviewer" in own
    assert "Needs your decision" not in own
    html = client_of(rosa).get(reverse("summary", args=[case.pk])).content.decode()
    assert "Adam Novak asks for your decision, because the judge is not satisfied." in html
    assert "Finance did approve it, turn 2." in html
    latest = scenes.newest(case)
    bound: Any = {"number": 1, "text_sha256": latest.sha256, "seen": 1}
    with pytest.raises(ValueError, match="has a warning"):
        approve(case, by=rosa, **bound)
    record = approve(case, by=rosa, comment="Adam is right: turn 2 has it.", **bound)
    html = client_of(rosa).get(reverse("record", args=[record.number])).content.decode()
    assert "asked a reviewer to decide" in html


@pytest.mark.parametrize("reason", ["", "…", "a" * 1_001])
def test_an_appeal_without_a_reason_comes_back_on_the_page(client, case, reason):
    answer = appealed(client, case, reason)
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in answer.content.decode()
    case.refresh_from_db()
    assert case.status == "returned"


def test_what_a_reviewer_returned_cannot_be_appealed(client, adam):
    case = scenes.returned(adam)
    appealed(client, case)
    case.refresh_from_db()
    rosa = scenes.reviewer()
    send_back(case, by=rosa, number=1, seen=1, comment="The day is missing.")
    case.refresh_from_db()
    assert "ask a reviewer" not in shown(client, case)
    answer = appealed(client, case)
    assert answer["Location"] == reverse("summary", args=[case.pk])
    case.refresh_from_db()
    assert case.status == "returned"


def test_four_eyes_hold_for_an_appeal(case, client):
    adam = give(User.objects.get(username="adam"), "reviewers")
    appealed(client, case)
    case.refresh_from_db()
    latest = scenes.newest(case)
    with pytest.raises(PermissionDenied, match="your own summary"):
        approve(
            case, by=adam, number=1, text_sha256=latest.sha256, seen=1, comment="It is correct."
        )


def test_the_guideline_stands_beside_the_form_and_its_author_may_read_it(client, case):
    html = shown(client, case)
    version = case.guideline_version
    assert "What the guideline asks for" in html
    address = reverse("guideline-version", args=[version.guideline.name, version.number])
    assert f'href="{address}"' in html
    page = client.get(address)
    assert page.status_code == 200
    assert "Export YAML" not in page.content.decode()
    assert client.get(reverse("guideline", args=[version.guideline.name])).status_code == 403


def test_what_the_transcript_disproves_is_shown_as_no_fault(case):
    turns = case.transcript.turns
    right = "Chidi Mensah will send the contract to both hospitals by Friday."
    wrong = right.replace("contract", "invoice")
    (span,) = mark_disproved(right, unmentioned(right), turns)
    assert (span.relation, span.turns) == ("similar", (3,))
    (remark,) = span.remarks
    assert remark.text.endswith("said “not mentioned”, but every content word is in turn 4")
    assert mark_disproved(wrong, unmentioned(wrong), turns) == unmentioned(wrong)


def unmentioned(sentence: str) -> list[JudgedSpan]:
    row = {
        "start": 0,
        "end": len(sentence),
        "relation": "not mentioned",
        "turns": [3],
        "quotes": [],
    }
    return parse_judged_spans(sentence, [{**row, "reason": "", "found_by": "openai:gpt-5"}])
