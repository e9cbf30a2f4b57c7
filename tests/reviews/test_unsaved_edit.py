"""An edit that was typed and not saved: no decision passes it by unsaid."""

import pytest
from django.urls import reverse

from records.models import Record, Review
from reviews import decisions, drafts
from reviews.models import EditDraft
from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
MINE = scenes.GOOD.replace("4 May", "5 May")
JSON = {"Accept": "application/json"}
DECISIONS = {
    "approve": {"comment": "Heard it."},
    "send-back": {"comment": "Say who trains.", "category": "omission"},
    "reject": {"comment": "No meeting of ours."},
    "judge-again": {},
}


def typed(case: Summary, by, text: str = MINE) -> None:
    data = {**scenes.signed(case), "text": text}
    client_of(by).post(reverse("draft", args=[case.pk]), data, headers=JSON)


def decided(case: Summary, by, name: str = "approve"):
    data = {**scenes.signed(case), **DECISIONS[name]}
    return client_of(by).post(reverse(name, args=[case.pk]), data)


@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_is_refused_while_an_edit_is_not_saved(rosa, name):
    case = scenes.in_review()
    typed(case, rosa)
    answer = decided(case, rosa, name)
    html = " ".join(answer.content.decode().split())
    assert answer.status_code == 409
    assert "You have unsaved edits" in html
    assert ">Save the edit</button>" in html
    assert ">Discard it</button>" in html
    assert "<del>4</del><ins>5</ins>" in html
    case.refresh_from_db()
    assert case.status == "in_review"
    assert not Review.objects.exists()


def test_what_was_typed_as_the_reason_comes_back_with_the_refusal(rosa):
    case = scenes.in_review()
    typed(case, rosa)
    assert "Heard it." in decided(case, rosa).content.decode()


def test_the_edit_is_saved_from_the_refusal_and_then_approved(rosa):
    case = scenes.in_review()
    typed(case, rosa)
    form = decided(case, rosa).context["unsaved"]
    client = client_of(rosa)
    saved = client.post(reverse("edit", args=[case.pk]), form.initial, follow=True)
    assert "Saved as attempt 2." in saved.content.decode()
    assert not EditDraft.objects.exists()
    assert decided(case, rosa).status_code == 302
    assert Record.objects.get().text == MINE


def test_the_edit_is_discarded_from_the_refusal_and_the_old_text_approved(rosa):
    case = scenes.in_review()
    typed(case, rosa)
    assert decided(case, rosa).status_code == 409
    client_of(rosa).post(reverse("discard", args=[case.pk]))
    assert decided(case, rosa).status_code == 302
    assert Record.objects.get().text == scenes.GOOD


@pytest.mark.parametrize("text", [scenes.GOOD + " \n", scenes.GOOD.replace("\n", "\r\n")])
def test_a_draft_that_differs_in_white_space_alone_does_not_count(rosa, text):
    case = scenes.in_review()
    typed(case, rosa, text)
    assert decided(case, rosa).status_code == 302


def test_somebody_elses_draft_does_not_block_and_is_shown_without_its_words(rosa):
    case = scenes.in_review()
    rolf = scenes.reviewer("rolf", "Rolf Berg")
    drafts.save_draft(scenes.newest(case), text="Rolf's secret words.", by=rolf)
    page = client_of(rosa).get(reverse("summary", args=[case.pk])).content.decode()
    assert "Rolf Berg has unsaved edits here" in " ".join(page.split())
    assert "secret words" not in page
    assert decided(case, rosa).status_code == 302


def test_a_draft_on_an_earlier_attempt_counts_too(rosa):
    case = scenes.in_review()
    typed(case, rosa)
    scenes.claim_runs_out(case)
    decisions.edit(case, by=scenes.reviewer("rolf"), number=1, seen=1, text="Other.", judge=False)
    scenes.claim_runs_out(case)
    answer = decided(case, rosa)
    assert answer.status_code == 409
    assert "You have unsaved edits" in answer.content.decode()


def test_a_draft_that_comes_after_the_decision_is_said_to_have_come_too_late(rosa):
    case = scenes.in_review()
    first = scenes.signed(case)
    assert decided(case, rosa).status_code == 302
    answer = client_of(rosa).post(
        reverse("draft", args=[case.pk]), {**first, "text": MINE}, headers=JSON
    )
    assert answer.status_code == 409
    assert "approved" in answer.json()["why"]
