"""POST /api/v1/transcripts/batch and /upload."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from config.environment import MaxBytes
from summaries.models import Summary, Transcript
from tests.api.conftest import ROOT, TEXT, Api, assert_problem, body_of, submission


def item(number: int, **changes: object) -> dict[str, object]:
    return submission(external_id=f"call-{number}", **changes)


def test_each_row_is_taken_or_refused_for_itself(api: Api):
    api.post("transcripts", item(1))
    api.post("transcripts", item(2))
    rows = [item(0), item(1), item(2, title="Other"), item(3, text="…"), 7, {"source": "crm"}]
    response = api.post("transcripts/batch", {"items": rows})
    assert response.status_code == 200
    body = body_of(response)
    counts = {name: body[name] for name in ("created", "duplicates", "conflicts", "invalid")}
    assert counts == {"created": 1, "duplicates": 1, "conflicts": 1, "invalid": 3}
    assert [row["row"] for row in body["results"]] == list(range(6))
    assert [row["outcome"] for row in body["results"]] == [
        "created",
        "duplicate",
        "conflict",
        "invalid",
        "invalid",
        "invalid",
    ]
    assert api.get(body["results"][0]["transcript"]["links"]["self"]).status_code == 200
    problem = body["results"][5]["problem"]
    assert problem["status"] == 422
    assert {error["field"] for error in problem["errors"]} == {"external_id", "title"}
    assert Transcript.objects.count() == 3


@pytest.mark.parametrize("bad", ["n\x00", "n\ud800"])
@pytest.mark.parametrize("field", ["external_id", "text", "n\x00"])
def test_a_row_that_no_text_can_hold_does_not_keep_the_others_out(api: Api, bad: str, field: str):
    rows = [item(0), item(1) | {field: bad}, item(2)]
    key = {"Idempotency-Key": "b1"}
    response = api.post("transcripts/batch", {"items": rows}, headers=key)
    assert response.status_code == 200
    results = body_of(response)["results"]
    assert [row["outcome"] for row in results] == ["created", "invalid", "created"]
    assert body_of(api.post("transcripts/batch", {"items": rows}, headers=key))["created"] == 2
    (error,) = results[1]["problem"]["errors"]
    assert error["message"] == "contains a NUL character or half of a surrogate pair"
    assert Transcript.objects.count() == 2


def test_a_row_twice_in_one_batch_is_stored_once(api: Api):
    body = body_of(api.post("transcripts/batch", {"items": [item(1), item(1)]}))
    assert [row["outcome"] for row in body["results"]] == ["created", "duplicate"]


@pytest.mark.nightly
@pytest.mark.slow
def test_a_thousand_rows_are_taken_and_one_more_is_not(api: Api):
    assert_problem(api.post("transcripts/batch", {"items": [7] * 1001}), 422, "invalid")
    response = api.post("transcripts/batch", {"items": [item(n) for n in range(1000)]})
    assert body_of(response)["created"] == 1000
    assert Summary.objects.count() == 1000


@pytest.mark.parametrize("body", [{}, {"items": []}, {"items": "x"}, []])
def test_a_batch_of_nothing_is_refused(api: Api, body: object):
    assert_problem(api.post("transcripts/batch", body), 422, "invalid")


def test_a_repeated_batch_under_its_key_gets_the_first_results(api: Api):
    key = {"Idempotency-Key": "b1"}
    first = api.post("transcripts/batch", {"items": [item(1)]}, headers=key)
    again = api.post("transcripts/batch", {"items": [item(1)]}, headers=key)
    assert body_of(again) == body_of(first)


def test_reading_does_not_allow_it(reviewing: Api):
    assert_problem(reviewing.post("transcripts/batch", {"items": [item(1)]}), 403, "forbidden")


@pytest.fixture
def upload(api: Api, client: Client):
    def send(*files: SimpleUploadedFile, **fields: str):
        return client.post(
            f"{ROOT}/transcripts/upload",
            {"files": list(files), **fields},
            headers={"Authorization": f"Bearer {api.token}"},
        )

    return send


def a_file(name: str, content: bytes = TEXT.encode()) -> SimpleUploadedFile:
    return SimpleUploadedFile(name, content)


VTT = b"WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ana>The pump failed.\n"


def test_several_files_are_taken(upload):
    response = upload(a_file("pump_call.txt"), a_file("b.vtt", VTT), source="drive")
    assert response.status_code == 200, response.content
    assert body_of(response)["created"] == 2
    stored = Transcript.objects.order_by("title")
    assert [(row.source, row.title, row.format) for row in stored] == [
        ("drive", "b", "vtt"),
        ("drive", "pump call", "text"),
    ]


def test_the_same_file_again_is_a_duplicate_and_a_changed_one_is_new(upload):
    upload(a_file("a.txt"))
    again = body_of(upload(a_file("a.txt"), a_file("a.txt", b"Ana: Something else.")))
    assert [row["outcome"] for row in again["results"]] == ["duplicate", "created"]


def test_a_file_that_cannot_be_read_names_line_and_column(upload):
    bad = b"WEBVTT\n\n00:00.000 --> nonsense\nAna: Hello there.\n"
    row = body_of(upload(a_file("bad.vtt", bad), a_file("good.txt")))["results"][0]
    assert row["outcome"] == "invalid"
    assert "line" in row["problem"]["errors"][0]["message"]
    assert Transcript.objects.count() == 1


def test_a_file_over_the_limit_is_refused_alone(upload, settings):
    settings.MAX_BYTES = MaxBytes(transcript=100)
    rows = body_of(upload(a_file("big.txt", b"Ana: " + b"word " * 40), a_file("a.txt")))["results"]
    assert [row["outcome"] for row in rows] == ["invalid", "created"]
    assert rows[0]["problem"]["status"] == 413


def test_an_upload_without_files_is_refused(upload):
    assert_problem(upload(), 422, "invalid")


def test_a_multipart_body_without_its_boundary_is_malformed(api: Api):
    response = api.post("transcripts/upload", b"x", content_type="multipart/form-data")
    assert_problem(response, 400, "malformed")


def test_one_file_may_have_an_id_a_title_and_metadata(upload):
    fields = {
        "external_id": "call-7",
        "title": "Pump failure",
        "metadata": '{"department": "Sales", "case": 4711}',
        "occurred_at": "2026-03-01T14:30:00Z",
    }
    assert body_of(upload(a_file("a.txt"), **fields))["created"] == 1
    stored = Transcript.objects.get()
    assert (stored.external_id, stored.title) == ("call-7", "Pump failure")
    assert stored.metadata == {"department": "Sales", "case": 4711}
    assert stored.occurred_at is not None


@pytest.mark.parametrize("field", ["external_id", "title"])
def test_an_id_or_title_of_several_files_is_refused(upload, field: str):
    response = upload(a_file("a.txt"), a_file("b.txt"), **{field: "call-7"})
    problem = assert_problem(response, 422, "invalid")
    assert problem["errors"][0]["field"] == field
    assert not Transcript.objects.exists()


@pytest.mark.parametrize("metadata", ["Sales", "[1]", '{"a": 1, "a": 2}', '{"a": "\\u0000"}'])
def test_metadata_of_files_that_is_no_object_is_refused(upload, metadata: str):
    problem = assert_problem(upload(a_file("a.txt"), metadata=metadata), 422, "invalid")
    assert problem["errors"][0]["field"] == "metadata"


def test_metadata_of_files_is_held_to_the_same_rules(upload):
    row = body_of(upload(a_file("a.txt"), metadata='{"Department": {}}'))["results"][0]
    assert row["problem"]["errors"][0]["field"] == "metadata"


def test_the_name_of_a_file_decides_as_it_does_in_the_browser(upload):
    """Without a timing that can be read, the cue numbers would be taken for talk."""
    talk = b"1\n0.5 - 4.0\nAna: We ship.\n"
    result = upload(a_file("call.srt", talk), source="drive").json()["results"][0]
    assert result["outcome"] == "invalid"
    assert "timing line" in str(result["problem"])
