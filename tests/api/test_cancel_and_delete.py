"""Taking work back."""

from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, connection, transaction
from django.urls import reverse

from accounts import tokens
from delivery.models import Delivery, DeliveryTry, Endpoint, Event, Notification
from delivery.webhooks import deliveries
from records import access
from records.models import ClaimEvent, LegalHold, ViewEvent
from reviews import claims, corrections, worklist
from reviews.decisions import reject
from reviews.models import Claim, EditDraft
from summaries.models import Attempt, Deletion, Summary, Transcript, Transition
from summaries.status import Status
from tests.api.cases import approved, failed, in_review
from tests.api.conftest import Api, assert_problem, body_of, submission
from tests.e2e.fixtures import client_of
from tests.factories.cases import put, version

WHY = "The customer withdrew their consent."


@pytest.fixture
def reviewer(reviewing: Api) -> User:
    return User.objects.get(username="rita")


@pytest.fixture
def lena(make_user: Callable[..., User]) -> User:
    return make_user("lena", "lead")


@pytest.fixture
def api(lena: User) -> Api:
    """With a token of a team lead, who alone takes work back."""
    return Api(tokens.issue_token("lead", lena, ["ingest", "read", "review", "webhooks"]))


def cancel(api: Api, case: Summary, reason: str = WHY):
    return api.post(f"summaries/{case.pk}/cancel", {"reason": reason})


def delete(api: Api, case: Summary, reason: str = WHY):
    return api.ask("DELETE", path_of(case) + "?" + urlencode({"reason": reason}))


def path_of(case: Summary) -> str:
    return f"transcripts/{case.transcript_id}"


def under_correction(service: User, reviewer: User, lena: User) -> Summary:
    record = approved("a", by=service, reviewer=reviewer)
    corrections.correct(record, by=lena, text="Another text.", reason="The date was wrong.")
    return Summary.objects.get(pk=record.summary_id)


def test_an_open_case_is_cancelled_once_with_its_reason(api: Api, submitted: Summary):
    response = cancel(api, submitted)
    assert response.status_code == 202
    assert body_of(response)["status"] == "cancelled"
    moves = submitted.transitions.filter(action="cancel")
    assert list(moves.values_list("actor__username", "reason")) == [("lena", WHY)]
    assert_problem(cancel(api, submitted), 409, "wrong-state")


@pytest.mark.parametrize("reason", ["", " . ", "\u200b"])
def test_without_a_reason_nothing_is_taken_back(api: Api, service: User, reason: str):
    case = failed("a", by=service)
    assert_problem(cancel(api, case, reason), 422, "invalid")
    assert_problem(delete(api, case, reason), 422, "invalid")
    assert_problem(api.post(f"summaries/{case.pk}/cancel", {}), 422, "invalid")
    assert_problem(api.ask("DELETE", path_of(case)), 422, "invalid")
    case.refresh_from_db()
    assert case.status == "failed"


def test_a_decided_case_is_not_cancelled(api: Api, service: User, reviewer: User):
    record = approved("a", by=service, reviewer=reviewer)
    assert_problem(cancel(api, record.summary), 409, "wrong-state")


def test_a_correction_under_way_is_neither_cancelled_nor_deleted(
    api: Api, service: User, reviewer: User, lena: User
):
    case = under_correction(service, reviewer, lena)
    assert_problem(cancel(api, case), 409, "wrong-state")
    assert_problem(delete(api, case), 409, "cannot-delete")
    case.refresh_from_db()
    assert case.status == "drafted"


@pytest.mark.parametrize("status", ["revising", "drafted", "in_review", "exhausted", "failed"])
def test_a_lead_gives_a_correction_up_wherever_it_is_and_may_begin_another(
    service: User, reviewer: User, lena: User, status: str
):
    case = under_correction(service, reviewer, lena)
    put(case, Status(status))
    url = reverse("keep", args=[case.pk])
    client_of(reviewer).post(url, {"reason": ""})
    client_of(lena).post(url, {"reason": "It was right."})
    case.refresh_from_db()
    assert case.status == "approved"
    record = case.records.get()
    assert corrections.correct(record, by=lena, text="A third text.", reason="No, it was wrong.")


def test_nobody_gives_up_a_correction_that_a_colleague_works_on(
    service: User, reviewer: User, lena: User
):
    case = under_correction(service, reviewer, lena)
    Summary.objects.filter(pk=case.pk).update(status="in_review")
    claims.claim_case(case, by=reviewer)
    answer = client_of(lena).post(
        reverse("keep", args=[case.pk]), {"reason": "It was right."}, follow=True
    )
    assert "rita is reviewing this" in answer.content.decode()
    case.refresh_from_db()
    assert case.status == "in_review"


@pytest.mark.parametrize("role", ["reviewer", "auditor", "guideline_admin", "system_admin"])
def test_taking_back_is_for_leads(service: User, make_user, role: str):
    case, own = failed("a", by=service), make_user("wanda", role)
    other = failed("b", by=own)
    other_api = Api(tokens.issue_token("other", own, ["admin"]))
    for each in (case, other):
        assert_problem(cancel(other_api, each), 403, "forbidden")
        assert_problem(delete(other_api, each), 403, "forbidden")
    assert Summary.objects.filter(status="failed").count() == 2


def test_who_sent_it_and_leads_of_other_guidelines_take_nothing_back(service: User, make_user):
    case = failed("a", by=service)
    sender = Api(tokens.issue_token("sender", service, ["admin"]))
    assert_problem(cancel(sender, case), 403, "forbidden")
    assert_problem(delete(sender, case), 403, "forbidden")
    elsewhere = make_user("levi", "lead", guideline=version().guideline)
    assert_problem(
        cancel(Api(tokens.issue_token("elsewhere", elsewhere, ["admin"])), case), 404, "not-found"
    )


def test_what_a_colleague_has_claimed_is_not_taken_back(
    api: Api, service: User, reviewer: User, lena: User
):
    case = in_review("a", by=service)
    claims.claim_case(case, by=reviewer)
    for answer in (cancel(api, case), delete(api, case)):
        assert "rita" in assert_problem(answer, 409, "claimed")["detail"]
    claims.release(case, by=lena)
    claims.claim_case(case, by=lena)
    assert cancel(api, case).status_code == 202
    assert not Claim.objects.exists()


def test_a_lead_cancels_on_the_page(lena: User, service: User):
    case = in_review("a", by=service)
    url = reverse("summary", args=[case.pk])
    page = client_of(lena).get(url, {"view": "history"}).content.decode()
    assert reverse("cancel", args=[case.pk]) in page
    client_of(lena).post(reverse("cancel", args=[case.pk]), {"reason": ""})
    case.refresh_from_db()
    assert case.status == "in_review"
    client_of(lena).post(reverse("cancel", args=[case.pk]), {"reason": WHY})
    case.refresh_from_db()
    assert case.status == "cancelled"


def test_a_deleted_transcript_leaves_that_it_was_there(api: Api, service: User):
    case = failed("a", by=service)
    path = path_of(case)
    response = delete(api, case)
    assert response.status_code == 204
    assert response.content == b""
    assert_problem(api.get(path), 404, "not-found")
    deletion = Deletion.objects.get()
    assert (deletion.transcript_id, deletion.external_id) == (case.transcript_id, "a")
    assert (deletion.by.username, deletion.reason) == ("lena", WHY)
    assert [move["action"] for move in deletion.history] == ["open", "fail"]
    assert not Transcript.objects.exists()
    assert not Transition.objects.exists()


def test_a_case_with_texts_and_verdicts_is_deleted_whole(api: Api, service: User):
    case = in_review("a", by=service)
    cancel(api, case)
    assert delete(api, case).status_code == 204
    assert not Attempt.objects.exists()


def touched_by_everybody(case: Summary, reviewer: User) -> None:
    """Looked at, claimed, put off, edited, told of, given up: all short of a decision."""
    access.note_view(case, by=reviewer)
    claims.claim_case(case, by=reviewer)
    worklist.skip(case, by=reviewer)
    claims.claim_case(case, by=reviewer)
    attempt = case.attempts.get()
    EditDraft.objects.create(
        attempt=attempt, writer=reviewer, text="Half", saved_at=case.created_at
    )
    Notification.objects.create(
        user=reviewer, summary=case, kind="overdue", occasion=case.created_at
    )
    claims.release(case, by=reviewer)
    deliveries.make_deliveries()
    DeliveryTry.objects.create(delivery=Delivery.objects.get(), status=200, seconds=0.1)


def test_a_case_that_many_looked_at_and_nobody_decided_is_deleted_whole(
    api: Api, service: User, reviewer: User
):
    api.post("webhooks", {"url": "https://crm.example.org/hook", "events": ["summary.waiting"]})
    case = in_review("a", by=service)
    touched_by_everybody(case, reviewer)
    assert delete(api, case).status_code == 204
    assert not Summary.objects.exists()
    for model in (ViewEvent, ClaimEvent, EditDraft, Notification):
        assert not model.objects.exists()


def test_what_was_told_of_a_deleted_case_stays_told(api: Api, service: User, reviewer: User):
    api.post("webhooks", {"url": "https://crm.example.org/hook", "events": ["summary.waiting"]})
    case = in_review("a", by=service)
    touched_by_everybody(case, reviewer)
    delete(api, case)
    (delivery,) = Delivery.objects.all()
    assert str(case.pk) in delivery.payload
    assert delivery.event.transition is None
    assert delivery.log.count() == 1
    endpoint = Endpoint.objects.get()
    assert len(body_of(api.get(f"webhooks/{endpoint.pk}/deliveries"))["items"]) == 1


def test_what_was_not_yet_told_of_a_deleted_case_is_dropped(api: Api, service: User):
    api.post("webhooks", {"url": "https://crm.example.org/hook", "events": ["summary.failed"]})
    case = failed("a", by=service)
    delete(api, case)
    assert deliveries.make_deliveries() == 1
    assert not Event.objects.exists()
    assert not Delivery.objects.exists()


def test_a_transcript_on_legal_hold_stays(api: Api, service: User, reviewer: User):
    case = failed("a", by=service)
    LegalHold.objects.create(summary=case, by=reviewer, reason="A claim of Greenmarsh's.")
    assert_problem(delete(api, case), 409, "cannot-delete")


@pytest.mark.parametrize("table", ["records_viewevent", "records_claimevent"])
def test_who_looked_at_a_case_stays_while_the_case_does(service: User, reviewer: User, table: str):
    case = in_review("a", by=service)
    access.note_view(case, by=reviewer)
    claims.claim_case(case, by=reviewer)
    with (
        pytest.raises(IntegrityError, match="refused"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(f"DELETE FROM {table}")


def test_after_a_deletion_the_external_id_is_free(api: Api, submitted: Summary):
    cancel(api, submitted)
    delete(api, submitted)
    assert api.post("transcripts", submission(title="Another")).status_code == 202


def test_what_the_pipeline_has_is_cancelled_first(api: Api, submitted: Summary):
    response = delete(api, submitted)
    problem = assert_problem(response, 409, "cannot-delete")
    assert "Cancel" in problem["detail"]


def test_a_transcript_under_a_record_stays(api: Api, service: User, reviewer: User):
    record = approved("a", by=service, reviewer=reviewer)
    path = f"transcripts/{record.summary.transcript_id}"
    assert_problem(delete(api, record.summary), 409, "cannot-delete")
    assert api.get(path).status_code == 200


def test_a_transcript_whose_summary_was_rejected_stays(api: Api, service: User, reviewer: User):
    case = in_review("a", by=service)
    reject(case, by=reviewer, number=1, seen=1, comment="Wrong meeting.")
    assert_problem(delete(api, case), 409, "cannot-delete")
    assert not Deletion.objects.exists()


def test_a_stranger_deletes_nothing(stranger: Api, submitted: Summary):
    assert_problem(delete(stranger, submitted), 404, "not-found")


@pytest.mark.usefixtures("owning")
def test_a_deletion_is_never_changed_or_deleted(api: Api, service: User):
    case = failed("a", by=service)
    delete(api, case)
    for statement in (
        "UPDATE summaries_deletion SET reason = 'x'",
        "DELETE FROM summaries_deletion",
    ):
        with (
            pytest.raises(IntegrityError, match="refused"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute(statement)
