"""Decisions of people: who may take them, what they leave behind, and what they refuse."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.test import Client
from django.urls import reverse

from accounts import tokens
from records.models import Record, Review
from reviews import decisions, policies
from reviews.corrections import correct
from reviews.decisions import ATTESTATION, StaleText
from reviews.worklist import Availability
from summaries.models import Attempt, Origin, Summary, Transition
from summaries.services import add_attempt, resubmit_summary, write_by_hand
from summaries.status import ForbiddenMove, Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import TEXT, attempt, case, put, user, version

pytestmark = pytest.mark.django_db


@pytest.fixture
def reviewer() -> User:
    return user("rita", "reviewers")


@pytest.fixture
def waiting() -> Summary:
    summary = case()
    attempt(summary)
    return put(summary, Status.IN_REVIEW)


def shown(summary: Summary, **changes: Any) -> dict[str, Any]:
    """What the page of the case had in it when the person decided."""
    latest = summary.latest_attempt
    assert latest is not None
    return {"number": latest.number, "seen": latest.number, **changes}


def approve(summary: Summary, by: User, **changes: Any) -> Record:
    latest = summary.latest_attempt
    assert latest is not None
    given = shown(summary, text_sha256=latest.sha256, **changes)
    return decisions.approve(summary, by=by, **given)


def written(summary: Summary) -> tuple[int, int, int, int]:
    return (
        Review.objects.count(),
        Record.objects.count(),
        Transition.objects.filter(summary=summary).count(),
        summary.attempts.count(),
    )


def test_an_approval_is_a_review_a_record_and_a_move(waiting: Summary, reviewer: User) -> None:
    record = approve(waiting, reviewer, comment="Good.")
    waiting.refresh_from_db()
    assert waiting.status == Status.APPROVED
    assert (record.text, record.review.reviewer) == (TEXT, reviewer)
    assert record.review.attestation == ATTESTATION


def test_an_approval_is_bound_to_the_text_that_was_shown(waiting: Summary, reviewer: User) -> None:
    before = written(waiting)
    with pytest.raises(StaleText):
        decisions.approve(waiting, by=reviewer, **shown(waiting), text_sha256="0" * 64)
    assert written(waiting) == before


def test_a_text_that_appeared_meanwhile_stops_every_decision(
    waiting: Summary, reviewer: User
) -> None:
    seen = shown(waiting)
    add_attempt(waiting, text="Newer.", origin=Origin.REVIEWER, based_on=None, by=user())
    before = written(waiting)
    for decide in (decisions.reject, decisions.send_back):
        with pytest.raises(StaleText):
            decide(waiting, by=reviewer, comment="No.", **seen)
    with pytest.raises(StaleText):
        decisions.edit(waiting, by=reviewer, text="Mine.", judge=False, **seen)
    assert written(waiting) == before


def test_an_earlier_attempt_may_be_the_one_that_is_approved(
    waiting: Summary, reviewer: User
) -> None:
    first = waiting.attempts.get()
    attempt(waiting, "A later and worse text.")
    record = decisions.approve(waiting, by=reviewer, number=1, seen=2, text_sha256=first.sha256)
    assert record.text == TEXT


@pytest.mark.parametrize("status", sorted(set(Status) - {Status.IN_REVIEW, Status.EXHAUSTED}))
def test_nobody_decides_on_a_case_that_waits_for_nobody(
    status: Status, waiting: Summary, reviewer: User
) -> None:
    summary = put(waiting, status)
    before = written(summary)
    with pytest.raises(PermissionDenied):
        approve(summary, reviewer)
    for decide in (decisions.reject, decisions.send_back):
        with pytest.raises(PermissionDenied):
            decide(summary, by=reviewer, comment="No.", **shown(summary))
    with pytest.raises(PermissionDenied):
        decisions.edit(summary, by=reviewer, text="Mine.", judge=True, **shown(summary))
    assert written(summary) == before


def test_an_exhausted_case_can_be_approved_by_a_person(waiting: Summary, reviewer: User) -> None:
    used_up = put(waiting, Status.EXHAUSTED)
    with pytest.raises(ValueError, match="has a warning"):
        approve(used_up, reviewer)
    assert approve(used_up, reviewer, comment="I heard it so.").number == 1


@pytest.mark.parametrize("groups", [(), ("authors",)])
def test_only_reviewers_decide(waiting: Summary, groups: tuple[str, ...]) -> None:
    with pytest.raises(PermissionDenied, match="Only reviewers"):
        approve(waiting, user("eve", *groups))


def test_an_account_that_was_closed_decides_nothing(waiting: Summary, reviewer: User) -> None:
    reviewer.is_active = False
    with pytest.raises(PermissionDenied):
        approve(waiting, reviewer)


def test_nobody_decides_on_a_summary_of_their_own(reviewer: User) -> None:
    own = put(case(by=reviewer, own="What I heard."), Status.IN_REVIEW)
    with pytest.raises(PermissionDenied, match="your own summary"):
        approve(own, reviewer)


def test_under_four_eyes_who_edited_does_not_approve(reviewer: User) -> None:
    summary = case(version(four_eyes=True))
    attempt(summary)
    put(summary, Status.IN_REVIEW)
    decisions.edit(summary, by=reviewer, text="My wording.", judge=False, **shown(summary))
    with pytest.raises(PermissionDenied, match="Four eyes"):
        approve(summary, reviewer)
    bob = user("bob", "reviewers")
    assert approve(summary, bob, comment="As it was said.").text == "My wording."


def handed_in(reviewer: User) -> Summary:
    summary = case(version(four_eyes=True), by=reviewer)
    attempt(summary)
    return put(summary, Status.IN_REVIEW)


def ingested_by_token(reviewer: User) -> Summary:
    token = tokens.issue_token("tests", reviewer, ["ingest"])
    body = {
        "external_id": "invented",
        "source": "crm",
        "title": "Invented",
        "text": "Ana: We won.\n",
        "guideline": version(four_eyes=True).guideline.name,
    }
    answer = Client().post(
        "/api/v1/transcripts",
        body,
        content_type="application/json",
        headers={"Authorization": f"Bearer {token}"},
    )
    summary = Summary.objects.get(transcript=answer.json()["id"])
    attempt(summary)
    return put(summary, Status.IN_REVIEW)


def sent_back_by(reviewer: User) -> Summary:
    summary = case(version(four_eyes=True))
    attempt(summary)
    put(summary, Status.IN_REVIEW)
    decisions.send_back(summary, by=reviewer, comment="Say that we won.", **shown(summary))
    attempt(summary, "We won.", based_on=summary.attempts.get())
    return put(summary, Status.IN_REVIEW)


def written_for_the_model(reviewer: User) -> Summary:
    summary = put(case(version(four_eyes=True)), Status.FAILED)
    write_by_hand(summary, text="My own words.", by=reviewer)
    return put(summary, Status.IN_REVIEW)


def edited_and_rewritten_since(reviewer: User) -> Summary:
    """Their words are in an attempt that two others were made from."""
    summary = case(version(four_eyes=True))
    attempt(summary)
    put(summary, Status.IN_REVIEW)
    decisions.edit(summary, by=reviewer, text="We won.", judge=False, **shown(summary))
    for text in ("We won it.", "We have won it."):
        attempt(summary, text, based_on=summary.latest_attempt)
    return put(summary, Status.IN_REVIEW)


@pytest.mark.parametrize(
    ("hand", "did"),
    [
        (handed_in, "you handed in its transcript, so"),
        (ingested_by_token, "you handed in its transcript, so"),
        (sent_back_by, "you asked for its rewrite, so"),
        (written_for_the_model, "you wrote or edited its text, so"),
        (edited_and_rewritten_since, "you wrote or edited its text, so"),
    ],
)
def test_the_refusal_says_what_they_did(reviewer: User, hand, did: str) -> None:
    with pytest.raises(PermissionDenied, match=did):
        approve(hand(reviewer), reviewer, comment="As it was said.")


@pytest.mark.parametrize(
    "hand",
    [
        handed_in,
        ingested_by_token,
        sent_back_by,
        written_for_the_model,
        edited_and_rewritten_since,
    ],
)
def test_another_account_with_ones_address_is_no_second_pair_of_eyes(reviewer: User, hand) -> None:
    other = user("rosa.admin", "reviewers")
    User.objects.filter(pk=reviewer.pk).update(email="rosa@corp.example")
    User.objects.filter(pk=other.pk).update(email="Rosa@Corp.example")
    summary = hand(reviewer)
    other.refresh_from_db()
    with pytest.raises(PermissionDenied, match="Four eyes"):
        approve(summary, other, comment="As it was said.")
    assert summary.pk in policies.barred_case_keys(other)
    bob = user("bob", "reviewers")
    User.objects.filter(pk=bob.pk).update(email="bob@corp.example")
    assert approve(summary, bob, comment="As it was said.")


def test_nobody_decides_on_their_own_through_another_account(reviewer: User) -> None:
    other = user("rosa.author", "authors")
    User.objects.filter(pk__in=[other.pk, reviewer.pk]).update(email="rosa@corp.example")
    own = put(case(by=other, own="What I heard."), Status.IN_REVIEW)
    reviewer.refresh_from_db()
    with pytest.raises(PermissionDenied, match="your own summary"):
        approve(own, reviewer)


def test_whoever_corrected_a_record_does_not_approve_the_correction(reviewer: User) -> None:
    summary = case(version(four_eyes=True))
    attempt(summary)
    record = approve(put(summary, Status.IN_REVIEW), user("bob", "reviewers"))
    lena = user("lena", "lead", "reviewers")
    correct(record, by=lena, text="We won.", reason="It was said.")
    summary = put(Summary.objects.get(pk=summary.pk), Status.IN_REVIEW)
    with pytest.raises(PermissionDenied, match="you wrote or edited its text"):
        approve(summary, lena, comment="As it was said.")


@pytest.mark.parametrize("hand", [handed_in, ingested_by_token, sent_back_by])
def test_under_four_eyes_nobody_approves_what_they_had_a_hand_in(reviewer: User, hand) -> None:
    summary = hand(reviewer)
    bob = user("bob", "reviewers")
    with pytest.raises(PermissionDenied, match="Four eyes"):
        approve(summary, reviewer)
    assert summary.pk in Availability(reviewer).own
    assert summary.pk not in Availability(bob).own
    client = client_of(reviewer)
    page = client.get(reverse("summary", args=[summary.pk])).content.decode()
    assert "Four eyes: you " in page
    assert summary.transcript.title in client.get("/?tab=others").content.decode()
    assert approve(summary, bob, comment="As it was said.")


@pytest.mark.parametrize("hand", [handed_in, sent_back_by])
def test_without_four_eyes_one_person_may_do_all_of_it(reviewer: User, hand) -> None:
    summary = hand(reviewer)
    Summary.objects.filter(pk=summary.pk).update(guideline_version=version())
    assert approve(summary, reviewer, comment="As it was said.")


def test_a_rejection_closes_the_case_without_a_record(waiting: Summary, reviewer: User) -> None:
    decisions.reject(waiting, by=reviewer, comment="Wrong meeting.", **shown(waiting))
    waiting.refresh_from_db()
    assert waiting.status == Status.REJECTED
    assert not Record.objects.exists()
    assert Review.objects.get().comment == "Wrong meeting."


@pytest.mark.parametrize("comment", ["", "  \n"])
def test_a_refusal_says_why(waiting: Summary, reviewer: User, comment: str) -> None:
    before = written(waiting)
    for decide in (decisions.reject, decisions.send_back):
        with pytest.raises(ValueError, match="Enter a reason"):
            decide(waiting, by=reviewer, comment=comment, **shown(waiting))
    assert written(waiting) == before


def test_a_models_case_goes_back_to_the_model_with_the_comment(
    waiting: Summary, reviewer: User
) -> None:
    decisions.send_back(waiting, by=reviewer, comment="Name the owner.", **shown(waiting))
    waiting.refresh_from_db()
    assert waiting.status == Status.REVISING
    assert waiting.attempts.get().briefs.get().comment == "Name the owner."


def test_an_employees_case_goes_back_to_its_author_and_returns_judged(reviewer: User) -> None:
    author = user("alan", "authors")
    own = put(case(by=author, own="What I heard."), Status.IN_REVIEW)
    decisions.send_back(own, by=reviewer, comment="Name the owner.", **shown(own))
    own.refresh_from_db()
    assert own.status == Status.RETURNED
    again = resubmit_summary(own, text="What I heard, with owners.", by=author)
    assert (again.number, again.written_by) == (2, author)
    assert Summary.objects.get(pk=own.pk).status == Status.DRAFTED


def test_nobody_but_the_author_resubmits(reviewer: User) -> None:
    own = put(case(by=user("alan"), own="What I heard."), Status.RETURNED)
    with pytest.raises(ForbiddenMove, match="author"):
        resubmit_summary(own, text="Better.", by=reviewer)
    assert own.attempts.count() == 1


@pytest.mark.parametrize("text", ["", " \n ", "a\x00b"])
def test_a_resubmission_has_a_text(text: str) -> None:
    author = user("alan")
    own = put(case(by=author, own="What I heard."), Status.RETURNED)
    with pytest.raises(ValueError, match="text"):
        resubmit_summary(own, text=text, by=author)
    own.refresh_from_db()
    assert own.status == Status.RETURNED


def test_an_edit_is_the_next_attempt_and_waits_for_a_decision(
    waiting: Summary, reviewer: User
) -> None:
    made = decisions.edit(waiting, by=reviewer, text="Mine.\r\n", judge=False, **shown(waiting))
    assert (made.number, made.origin, made.written_by) == (2, "reviewer", reviewer)
    assert (made.text, made.based_on) == ("Mine.", Attempt.objects.get(number=1))
    waiting.refresh_from_db()
    assert waiting.status == Status.IN_REVIEW


def test_an_edit_can_be_judged_first(waiting: Summary, reviewer: User) -> None:
    decisions.edit(waiting, by=reviewer, text="Mine.", judge=True, **shown(waiting))
    waiting.refresh_from_db()
    assert waiting.status == Status.DRAFTED


@pytest.mark.parametrize("text", ["", "   ", "a\x00b", TEXT, f" {TEXT}\n"])
def test_an_edit_changes_something(waiting: Summary, reviewer: User, text: str) -> None:
    with pytest.raises(ValueError, match=r"empty|unchanged"):
        decisions.edit(waiting, by=reviewer, text=text, judge=False, **shown(waiting))
    assert waiting.attempts.count() == 1


@pytest.mark.parametrize("nothing", ["\u200b", " \u2060\u200d ", "...", "- -"])
def test_a_reason_that_says_nothing_is_none(nothing):
    rosa, case = scenes.reviewer(), scenes.in_review()
    with pytest.raises(ValueError, match="Enter a reason"):
        decisions.reject(case, by=rosa, number=1, seen=1, comment=nothing)
    case.refresh_from_db()
    assert case.status == Status.IN_REVIEW
