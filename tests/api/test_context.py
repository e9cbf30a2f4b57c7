"""Participants, agenda, time and language of a meeting: sent with it, corrected later, kept."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import DatabaseError, transaction
from django.http import HttpResponse
from django.test.client import BOUNDARY, MULTIPART_CONTENT, encode_multipart

from accounts import tokens
from records import retention
from summaries.models import MeetingContext, Transcript
from tests.api.cases import approved
from tests.api.conftest import TEXT, Api, assert_problem, body_of, submission
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db
ANA = {
    "name": "Ana Ruiz",
    "role": "Account manager",
    "email": "ana@corva.example",
    "organisation": "Corva",
}
CONTEXT = {
    "participants": [ANA, {"name": "Ben Okafor"}],
    "agenda": "1. Budget\n2. Go-live",
    "language": "de-CH",
    "occurred_at": "2026-03-01T14:30:00+00:00",
}


def send(api: Api, **fields: object) -> str:
    answer = api.post("transcripts", submission(**fields))
    assert answer.status_code == 202, answer.content
    return str(body_of(answer)["id"])


def upload(api: Api, **fields: object) -> HttpResponse:
    form = {"files": SimpleUploadedFile("monday.txt", TEXT.encode()), **fields}
    body = encode_multipart(BOUNDARY, form)
    return api.post("transcripts/upload", body, content_type=MULTIPART_CONTENT)


def put(api: Api, transcript: str, **body: object) -> HttpResponse:
    return api.ask(
        "PUT",
        f"transcripts/{transcript}/context",
        data=json.dumps(body),
        content_type="application/json",
    )


def test_the_context_comes_back_as_it_was_sent(api: Api) -> None:
    made = body_of(api.get(f"transcripts/{send(api, **CONTEXT)}"))
    assert made["participants"] == [
        ANA,
        {"name": "Ben Okafor", "role": "", "email": "", "organisation": ""},
    ]
    assert (made["agenda"], made["language"]) == (CONTEXT["agenda"], "de-CH")
    assert made["occurred_at"].startswith("2026-03-01T14:30:00")


def test_a_transcript_without_context_has_an_empty_one(api: Api) -> None:
    made = send(api, occurred_at=CONTEXT["occurred_at"])
    history = body_of(api.get(f"transcripts/{made}/context"))
    assert history["current"] == history["history"][0]
    assert history["current"]["participants"] == []
    assert history["current"]["occurred_at"].startswith("2026-03-01T14:30:00")
    assert not MeetingContext.objects.exists()


def test_another_context_is_another_body(api: Api) -> None:
    send(api, **CONTEXT)
    assert api.post("transcripts", submission(**CONTEXT)).status_code == 200
    other = api.post("transcripts", submission(**{**CONTEXT, "agenda": "Other"}))
    assert_problem(other, 409, "external-id-taken")


@pytest.mark.parametrize(
    ("context", "field"),
    [
        ({"participants": [{"role": "Chair"}]}, "participants[0].name"),
        ({"participants": [{"name": "  "}]}, "participants[0].name"),
        ({"participants": [{"name": "Ana", "email": "ana at corva"}]}, "participants[0].email"),
        ({"participants": [{"name": "Ana", "phone": "1"}]}, "participants[0].phone"),
        ({"participants": [{"name": "Ana"}] * 201}, "participants"),
        ({"agenda": "x" * 10_001}, "agenda"),
        ({"language": "German"}, "language"),
    ],
)
def test_context_that_cannot_be_kept_is_refused(
    api: Api, context: dict[str, object], field: str
) -> None:
    problem = assert_problem(api.post("transcripts", submission(**context)), 422, "invalid")
    assert any(error["field"].startswith(field) for error in problem["errors"]), problem
    assert not Transcript.objects.exists()


def test_files_share_a_context(api: Api) -> None:
    answer = upload(api, **{**CONTEXT, "participants": json.dumps([ANA])})
    assert body_of(answer)["created"] == 1, answer.content
    context = Transcript.objects.get().context
    assert [each.email for each in context.people] == ["ana@corva.example"]
    assert (context.agenda, context.language) == (CONTEXT["agenda"], "de-CH")


@pytest.mark.parametrize(
    ("participants", "field"),
    [
        ("[{", "participants"),
        ('{"name": "Ana"}', "participants"),
        ('["Ana"]', "participants"),
        ('[{"name": 7}]', "participants[0].name"),
        ('[{"phone": "7"}]', "participants[0].phone"),
        ('[{"name": "Ana", "email": "x"}]', "participants[0].email"),
    ],
)
def test_participants_of_files_that_cannot_be_read_are_refused(
    api: Api, participants: str, field: str
) -> None:
    problem = assert_problem(upload(api, participants=participants), 422, "invalid")
    assert problem["errors"][0]["field"] == field


def test_a_change_replaces_the_context_and_keeps_what_came_in(api: Api) -> None:
    made = send(api, **CONTEXT)
    changed = {**CONTEXT, "participants": [ANA], "occurred_at": "2026-03-02T09:00:00Z"}
    answer = body_of(put(api, made, **changed))
    assert [row["number"] for row in answer["history"]] == [0, 1]
    assert [row["by"] for row in answer["history"]] == ["service", "service"]
    assert [len(row["participants"]) for row in answer["history"]] == [2, 1]
    shown = body_of(api.get(f"transcripts/{made}"))
    assert shown["participants"] == [ANA]
    assert shown["occurred_at"].startswith("2026-03-02T09:00:00")


def test_a_change_of_an_empty_context_shows_that_nothing_came_in(api: Api) -> None:
    made = send(api)
    history = body_of(put(api, made, agenda="Budget"))["history"]
    assert [(row["number"], row["agenda"]) for row in history] == [(0, ""), (1, "Budget")]


def test_the_same_context_again_adds_nothing(api: Api) -> None:
    made = send(api, **CONTEXT)
    assert len(body_of(put(api, made, **CONTEXT))["history"]) == 1


def test_a_change_of_what_a_colleague_has_changed_is_refused(api: Api) -> None:
    made = send(api, **CONTEXT)
    assert put(api, made, agenda="First", seen=0).status_code == 200
    assert_problem(put(api, made, agenda="Second", seen=0), 409, "context-closed")
    assert Transcript.objects.get().context.agenda == "First"


def test_others_cannot_change_it(api: Api, stranger: Api) -> None:
    made = send(api, **CONTEXT)
    assert_problem(put(stranger, made, agenda="x"), 404, "not-found")
    auditor = Api(tokens.issue_token("a", scenes.person("aud", "auditor"), ["read", "review"]))
    assert_problem(put(auditor, made, agenda="x"), 403, "forbidden")


def test_reviewers_change_it_until_the_approval(leading: Api) -> None:
    case = scenes.in_review("Nordwind")
    assert put(leading, str(case.transcript_id), agenda="Budget").status_code == 200
    record = approved("a", reviewer=scenes.reviewer())
    answer = put(leading, str(record.summary.transcript_id), agenda="Budget")
    assert_problem(answer, 409, "context-closed")


def test_rows_cannot_be_changed_and_leave_with_the_transcript(leading: Api) -> None:
    made = str(scenes.in_review("Nordwind").transcript_id)
    put(leading, made, **CONTEXT)
    for change in (
        lambda: MeetingContext.objects.update(agenda=""),
        lambda: MeetingContext.objects.all().delete(),
    ):
        with pytest.raises(DatabaseError), transaction.atomic():
            change()
    answer = leading.ask("DELETE", f"transcripts/{made}?reason=Wrong")
    assert answer.status_code == 204, answer.content
    assert not MeetingContext.objects.exists()


def test_a_disposition_removes_it() -> None:
    lena = scenes.person("lena", "lead")
    case = scenes.approved(scenes.reviewer()).summary
    MeetingContext.objects.create(transcript=case.transcript, number=1, participants=[ANA])
    record = kept.due(case.records.get(), by=lena)
    retention.dispose(record.summary, by=lena, reason="Past its time.")
    assert not MeetingContext.objects.exists()
