"""POST /api/v1/transcripts/stream and the imports that it leaves."""

import json
from datetime import timedelta
from io import BytesIO

import pytest
from django.core.handlers.wsgi import WSGIRequest
from django.db import connection
from django.db.models import F
from django.test import RequestFactory
from django.urls import resolve

from config.environment import MaxBytes
from summaries.api.idempotency import idempotency_lock_number
from summaries.models import Import, Transcript
from tests.api.conftest import Api, assert_problem, body_of, submission

NDJSON = "application/x-ndjson"


def line(number: int, **changes: object) -> bytes:
    return json.dumps(submission(external_id=f"call-{number}", **changes)).encode() + b"\n"


def send(api: Api, body: bytes, *, key: str = "", content_type: str = NDJSON):
    headers = {"Idempotency-Key": key} if key else {}
    return api.post("transcripts/stream", body, content_type=content_type, headers=headers)


def test_rows_are_taken_and_counted(api: Api):
    body = b"".join(line(n) for n in range(250)) + b"\n" + line(3) + b"{broken\n" + line(4, title=7)
    response = send(api, body)
    assert response.status_code == 200, response.content
    told = body_of(response)
    assert (told["state"], told["received"]) == ("finished", 253)
    assert (told["created"], told["duplicates"], told["rejected"]) == (250, 1, 2)
    assert [error["row"] for error in told["errors"]] == [253, 254]
    assert [error["problem"]["status"] for error in told["errors"]] == [400, 422]
    assert body_of(api.get(told["links"]["self"])) == told
    assert Transcript.objects.count() == 250


@pytest.mark.parametrize("bad", ["n\x00", "n\ud800"])
def test_a_row_that_no_text_can_hold_is_refused_for_itself(api: Api, bad: str):
    told = body_of(
        send(
            api,
            line(1)
            + line(2, text=bad)
            + json.dumps(submission(external_id=bad)).encode()
            + b"\n"
            + line(4),
        )
    )
    assert (told["created"], told["rejected"]) == (2, 2)
    (error,) = told["errors"][0]["problem"]["errors"]
    assert (error["field"], error["value"]) == ("text", "n\ufffd")


def test_the_last_line_needs_no_end(api: Api):
    assert body_of(send(api, line(1).rstrip()))["created"] == 1


def test_all_errors_are_behind_a_link(api: Api):
    told = body_of(send(api, b"nonsense\n" * 150))
    assert (len(told["errors"]), told["rejected"]) == (20, 150)
    response = api.get(told["links"]["errors"])
    assert response.headers["Content-Type"] == NDJSON
    rows = [json.loads(row) for row in response.getvalue().splitlines()]
    assert [row["row"] for row in rows] == list(range(1, 151))
    assert "line 1, column 1" in rows[0]["problem"]["detail"]


def test_the_same_key_goes_on_with_the_same_import(api: Api):
    first = body_of(send(api, line(1) + b"x\n", key="nightly"))
    again = body_of(send(api, line(1) + line(2), key="nightly"))
    assert again["id"] == first["id"]
    assert (again["created"], again["duplicates"], again["rejected"]) == (1, 1, 0)
    assert Transcript.objects.count() == 2


def test_a_running_stream_is_found_by_its_key(api: Api, stranger: Api):
    told = body_of(send(api, line(1), key="nightly"))
    send(api, line(2))
    found = body_of(api.get("imports?idempotency_key=nightly"))["items"]
    assert [item["id"] for item in found] == [told["id"]]
    assert len(body_of(api.get("imports"))["items"]) == 2
    assert body_of(stranger.get("imports"))["items"] == []
    for path in (told["links"]["self"], told["links"]["errors"]):
        assert_problem(stranger.get(path), 404, "not-found")


def test_a_line_over_the_limit_is_refused_alone(api: Api, settings):
    settings.MAX_BYTES = MaxBytes(transcript=400)
    told = body_of(send(api, line(1) + b"x" * 5000 + b"\n" + line(2)))
    assert (told["created"], told["rejected"]) == (2, 1)
    assert told["errors"][0]["problem"]["status"] == 413


def send_cut_off(api: Api, body: bytes, *, sent: int):
    """As a server hands it on; the test client does not announce more than it sends."""
    path = "/api/v1/transcripts/stream"
    request = RequestFactory().post(
        path,
        body,
        content_type=NDJSON,
        headers={"Authorization": f"Bearer {api.token}", "Idempotency-Key": "cut"},
    )
    request.environ["wsgi.input"] = BytesIO(body[:sent])
    return resolve(path).func(WSGIRequest(request.environ))


def test_a_body_that_ends_early_keeps_its_whole_rows(api: Api):
    body = line(1) + line(2)
    assert_problem(send_cut_off(api, body, sent=len(body) - 20), 400, "malformed")
    left = Import.objects.get()
    assert (left.created, left.rejected, left.finished_at) == (1, 0, None)
    assert body_of(send(api, body, key="cut"))["created"] == 1
    assert Transcript.objects.count() == 2


def test_silence_shows_as_an_interruption(api: Api):
    told = body_of(send(api, line(1)))
    Import.objects.update(finished_at=None, updated_at=F("updated_at") - timedelta(minutes=3))
    assert body_of(api.get(told["links"]["self"]))["state"] == "interrupted"


@pytest.mark.parametrize("content_type", ["application/json", "text/plain", ""])
def test_another_media_type_is_refused(api: Api, content_type: str):
    response = send(api, line(1), content_type=content_type)
    assert_problem(response, 415, "unsupported-media-type")


@pytest.mark.django_db(transaction=True)
def test_two_streams_under_one_key_do_not_run_at_once(api: Api, service):
    other = connection.copy()
    try:
        with other.cursor() as cursor:
            cursor.execute(
                "SELECT pg_advisory_lock(%s)", [idempotency_lock_number(service.pk, "nightly")]
            )
        response = send(api, line(1), key="nightly")
    finally:
        other.close()
    assert_problem(response, 409, "idempotency-key-in-use")
    assert body_of(send(api, line(1), key="nightly"))["created"] == 1
