"""POST /api/v1/transcripts."""

import gzip
import json
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from config.environment import MaxBytes
from summaries.models import Attempt, Summary, Transcript
from tests.api.conftest import TEXT, Api, assert_problem, body_of, submission
from web.links import api_link

TURNS: list[dict[str, Any]] = [
    {"speaker": "Ana", "start": 0, "end": 2.5, "text": "The pump failed on Monday."},
    {"speaker": "Ben", "text": "We ship the fixed valve on Friday."},
]


def test_the_first_time_is_accepted_with_its_links(api: Api):
    response = api.post("transcripts", submission())
    assert response.status_code == 202
    body = json.loads(response.content)
    case = Summary.objects.get(transcript=body["id"])
    assert body["status"] == "queued"
    assert body["links"] == {
        "self": api_link(f"/transcripts/{body['id']}"),
        "turns": api_link(f"/transcripts/{body['id']}/turns"),
        "summary": api_link(f"/summaries/{case.pk}"),
        "record": None,
    }
    assert response.headers["Location"] == body["links"]["self"]


def test_the_links_lead_somewhere(api: Api):
    links = json.loads(api.post("transcripts", submission()).content)["links"]
    for name in ("self", "turns", "summary"):
        assert api.get(links[name]).status_code == 200, name


def test_the_same_body_again_answers_200_with_the_same_id(api: Api):
    first = api.post("transcripts", submission())
    again = api.post("transcripts", submission())
    assert (first.status_code, again.status_code) == (202, 200)
    assert json.loads(again.content)["id"] == json.loads(first.content)["id"]
    assert Transcript.objects.count() == 1


@pytest.mark.parametrize(
    "change",
    [
        {"text": "Ana: Something else was said."},
        {"title": "Another title"},
        {"occurred_at": "2026-03-01T10:00:00Z"},
        {"summary": "The pump failed."},
    ],
)
def test_another_body_under_the_same_external_id_is_a_conflict(api: Api, change: dict[str, str]):
    first = api.post("transcripts", submission())
    problem = assert_problem(
        api.post("transcripts", submission(**change)), 409, "external-id-taken"
    )
    assert problem["errors"][0]["field"] == "external_id"
    stored = Transcript.objects.get()
    assert str(stored.pk) == json.loads(first.content)["id"]
    assert stored.title == "Pump"


def test_the_same_external_id_of_another_source_is_another_transcript(api: Api):
    api.post("transcripts", submission())
    assert api.post("transcripts", submission(source="phone")).status_code == 202
    assert Transcript.objects.count() == 2


def test_turns_are_taken_as_they_are(api: Api):
    body = json.loads(api.post("transcripts", submission(text=None, turns=TURNS)).content)
    stored = Transcript.objects.get(pk=body["id"])
    assert [turn["text"] for turn in stored.turns] == [turn["text"] for turn in TURNS]
    assert stored.turns[0]["end"] == 2.5
    assert stored.turns[1]["start"] is None


def test_who_sent_it_is_kept(api: Api):
    api.post("transcripts", submission())
    assert Transcript.objects.filter(submitted_by__username="service").exists()


def test_an_employees_own_summary_goes_to_the_judge(api: Api):
    body = json.loads(api.post("transcripts", submission(summary="The pump failed.")).content)
    assert body["status"] == "drafted"
    assert Attempt.objects.get().text == "The pump failed."


def test_fields_that_are_null_count_as_left_out(api: Api):
    body = submission() | {"turns": None, "guideline": None, "occurred_at": None, "summary": None}
    assert api.post("transcripts", body).status_code == 202


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"external_id": None}, "external_id"),
        ({"external_id": ""}, "external_id"),
        ({"external_id": "x" * 201}, "external_id"),
        ({"external_id": 7}, "external_id"),
        ({"source": "   "}, "source"),
        ({"title": True}, "title"),
        ({"title": "a\x00b"}, "title"),
        ({"title": "half \ud800"}, "title"),
        ({"text": None}, "body"),
        ({"turns": TURNS}, "body"),
        ({"text": "   "}, "text"),
        ({"text": "…"}, "text"),
        ({"text": 12}, "text"),
        ({"format": "docx"}, "format"),
        ({"format": "vtt"}, "text"),
        ({"text": None, "turns": TURNS, "format": "vtt"}, "body"),
        ({"guideline": "no-such"}, "guideline"),
        ({"occurred_at": "yesterday"}, "occurred_at"),
        ({"occurred_at": 1700000000}, "occurred_at"),
        ({"occurred_at": "2026-03-01T10:00:00"}, "occurred_at"),
        ({"occurred_at": "0001-01-01T00:00:00+14:00"}, "occurred_at"),
        ({"summary": " "}, "summary"),
        ({"externalId": "call-1"}, "externalId"),
        ({"text": None, "turns": []}, "turns"),
        ({"text": None, "turns": "none"}, "turns"),
        ({"text": None, "turns": [{"speaker": "Ana"}]}, "turns[0].text"),
        ({"text": None, "turns": [TURNS[0], {"text": "a\x00"}]}, "turns[1].text"),
        ({"text": None, "turns": [{"text": "a", "start": False}]}, "turns[0].start"),
        ({"text": None, "turns": [{"text": "a", "start": "1"}]}, "turns[0].start"),
        ({"text": None, "turns": [{"text": "a", "start": -1}]}, "turns[0].start"),
        ({"text": None, "turns": [{"text": "a", "mood": "good"}]}, "turns[0].mood"),
        ({"text": None, "turns": [{"text": "a", "start": 9, "end": 3}]}, "turns"),
        ({"text": None, "turns": [{"text": "…"}]}, "turns"),
    ],
)
def test_a_field_that_cannot_be_taken_is_named(api: Api, change: dict[str, object], field: str):
    problem = assert_problem(api.post("transcripts", submission(**change)), 422, "invalid")
    assert field in [error["field"].split(" ")[0] for error in problem["errors"]]
    assert not Transcript.objects.exists()


def test_every_fault_is_listed_at_once(api: Api):
    problem = assert_problem(
        api.post("transcripts", submission(title=3, source="", colour="red")), 422, "invalid"
    )
    assert {error["field"] for error in problem["errors"]} == {"title", "source", "colour"}


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b'{"title": NaN}',
        b'{"title": "\xff"}',
        b"[" * 100_000,
        b'{"n": ' + b"9" * 5000 + b"}",
        b'{"title": "raw \x00"}',
    ],
)
def test_what_is_not_json_is_malformed(api: Api, body: bytes):
    assert_problem(api.post("transcripts", body), 400, "malformed")


@pytest.mark.parametrize("body", [b"[]", b'"text"', b"null", b"7", b""])
def test_json_that_is_not_an_object_is_invalid(api: Api, body: bytes):
    assert_problem(api.post("transcripts", body), 422, "invalid")


def test_a_number_too_large_for_a_float_is_invalid(api: Api):
    body = json.dumps(submission(text=None, turns=[{"text": "a", "start": 7}]))
    response = api.post("transcripts", body.replace("7", "1e999"))
    problem = assert_problem(response, 400, "malformed")
    assert "1e999 is too large a number" in problem["detail"]


@pytest.mark.parametrize("content_type", ["text/plain", "application/json; charset=latin-1", ""])
def test_another_media_type_is_refused(api: Api, content_type: str):
    body = json.dumps(submission())
    assert_problem(
        api.post("transcripts", body, content_type=content_type), 415, "unsupported-media-type"
    )


@pytest.mark.parametrize("excess", [1, 5_000_000])
def test_a_body_over_the_limit_is_refused(api: Api, settings, excess: int):
    settings.MAX_BYTES = MaxBytes(transcript=2000)
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1_000_000
    body = json.dumps(submission(text="a " * 500))
    padding = " " * (2000 + excess - len(body))
    problem = assert_problem(api.post("transcripts", body + padding), 413, "too-large")
    assert "2,000 bytes" in problem["detail"]


def test_a_body_of_just_the_limit_is_taken(api: Api, settings):
    settings.MAX_BYTES = MaxBytes(transcript=2000)
    body = json.dumps(submission(text=TEXT))
    assert api.post("transcripts", body + " " * (2000 - len(body))).status_code == 202


def test_an_escaped_backslash_before_u0000_is_no_nul(api: Api):
    assert api.post("transcripts", submission(title="\\u0000 and \\ud800")).status_code == 202


def test_it_takes_few_queries(api: Api):
    api.post("transcripts", submission())
    with CaptureQueriesContext(
        connection,
    ) as captured:
        assert api.post("transcripts", submission(external_id="call-2")).status_code == 202
    control = ("SAVEPOINT", "RELEASE", "BEGIN", "COMMIT")
    statements = [q["sql"] for q in captured if not q["sql"].startswith(control)]
    assert len(statements) <= 8, "\n".join(statements)


def test_the_answer_says_what_was_left_out_as_no_talk(api: Api):
    text = "[Ana] 14:30:03\nIt leaks.\n\n[Ben] 14:30:09\nSince Monday.\n\nSaved by Zoom."
    warning = "Left out, because it is not part of the conversation: 'Saved by Zoom.'."
    accepted = body_of(api.post("transcripts", submission(text=text)))
    assert accepted["warnings"] == [warning]
    assert body_of(api.post("transcripts", submission(text=text))) == accepted
    turns = body_of(api.get(accepted["links"]["turns"]))["turns"]
    assert [(turn["speaker"], turn["text"]) for turn in turns] == [
        ("Ana", "It leaks."),
        ("Ben", "Since Monday."),
    ]


REV = {
    "monologues": [
        {"speaker": 0, "elements": [{"type": "text", "value": "It leaks.", "ts": 0, "end_ts": 1}]}
    ]
}


@pytest.mark.parametrize("format", [None, "rev"])
def test_the_json_of_a_service_is_taken_as_json(api: Api, format: str | None):
    response = api.post("transcripts", submission(text=None, document=REV, format=format))
    assert response.status_code == 202, response.content
    stored = Transcript.objects.get()
    assert (stored.format, stored.turns[0]["text"]) == ("rev", "It leaks.")


def test_it_is_the_same_submission_as_the_text_of_that_json(api: Api):
    first = api.post("transcripts", submission(text=None, document=REV))
    again = api.post("transcripts", submission(text=json.dumps(REV)))
    assert (again.status_code, body_of(again)["id"]) == (200, body_of(first)["id"])


@pytest.mark.parametrize(
    ("changes", "field", "said"),
    [
        ({"document": {"monologues": [{"elements": 3}]}}, "document", "monologues[0]"),
        ({"document": {"a": 1}}, "document", "matches no known transcript format"),
        ({"document": []}, "document", "an empty list"),
        ({"document": REV, "format": "srt"}, "document", "is not a JSON format"),
    ],
)
def test_a_document_that_cannot_be_read_is_named(api: Api, changes, field: str, said: str):
    problem = assert_problem(
        api.post("transcripts", submission(text=None, **changes)), 422, "invalid"
    )
    (error,) = problem["errors"]
    assert error["field"].startswith(field)
    assert said in error["message"]
    assert error["remedy"]


@pytest.mark.parametrize("content", [{"text": None}, {"document": REV}])
def test_one_content_and_no_more_is_asked_for(api: Api, content: dict[str, Any]):
    problem = assert_problem(api.post("transcripts", submission(**content)), 422, "invalid")
    assert "one of turns, text and document" in problem["errors"][0]["message"]


@pytest.mark.parametrize("path", ["transcripts", "transcripts/stream", "transcripts/upload"])
def test_a_compressed_body_is_refused_as_such(api: Api, path: str):
    sent = {"data": gzip.compress(b"{}"), "content_type": "application/json"}
    response = api.ask("POST", path, headers={"Content-Encoding": "gzip"}, **sent)
    assert "gzip" in assert_problem(response, 415, "unsupported-media-type")["detail"]
    assert response.headers["Accept-Encoding"] == "identity"
