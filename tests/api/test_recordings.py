"""The recording of a transcript: sent once, read in parts, refused with a reason."""

import hashlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.handlers.wsgi import WSGIRequest
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.urls import resolve

from accounts import tokens
from config.environment import MaxBytes
from summaries.models import Recording, Summary
from tests.api.cases import approved
from tests.api.conftest import Api, assert_problem, body_of, submission
from tests.factories.cases import version
from tests.factories.sounds import HTML, recorded, shelf, tone
from web.links import api_link

__all__ = ["shelf"]
pytestmark = pytest.mark.usefixtures("shelf")
SOUND = tone()
LINK = "https://media.example.org/meetings/1.mp3"


def path(summary: Summary) -> str:
    return f"transcripts/{summary.transcript_id}/recording"


def put(api: Api, summary: Summary, content: bytes = SOUND, **options: object) -> HttpResponse:
    options.setdefault("content_type", "audio/mpeg")
    return api.ask("PUT", path(summary), data=content, **options)


def heard(response: Any) -> bytes:
    return b"".join(response.streaming_content)


def test_it_is_kept_byte_for_byte_and_named_in_the_transcript(
    api: Api, submitted: Summary, shelf: str
):
    response = put(api, submitted)
    assert response.status_code == 201, response.content
    out = body_of(response)
    assert out == {
        # By its first bytes, whatever the client says.
        "content_type": "audio/wav",
        "size": len(SOUND),
        "sha256": hashlib.sha256(SOUND).hexdigest(),
        "recording_url": None,
        "link": api_link(f"/{path(submitted)}"),
    }
    assert response.headers["Location"] == out["link"]
    assert body_of(api.get(f"transcripts/{submitted.transcript_id}"))["recording"] == out
    assert heard(api.get(out["link"])) == SOUND
    (file,) = Path(shelf).iterdir()
    assert file.stat().st_mode & 0o077 == 0


def test_sent_again_it_stays_one_and_other_bytes_change_nothing(
    api: Api, submitted: Summary, shelf: str
):
    first = put(api, submitted)
    assert put(api, submitted).status_code == 200
    body = assert_problem(put(api, submitted, tone(pitch=880)), 409, "recording-taken")
    assert body_of(first)["sha256"] in body["detail"]
    assert heard(api.get(path(submitted))) == SOUND
    assert len(list(Path(shelf).iterdir())) == 1


@pytest.mark.parametrize(
    "content",
    [HTML, b"", b"\xff\xfe<\x00s\x00", b"MZ" + bytes(200), b"RIFF\x00\x00\x00\x00AVI LIST"],
    ids=["HTML", "nothing", "UTF-16", "a program", "an AVI"],
)
def test_what_is_no_recording_is_refused_whatever_it_is_called(
    api: Api, submitted: Summary, content: bytes, shelf: str
):
    body = assert_problem(put(api, submitted, content), 422, "invalid")
    assert body["errors"][0]["field"] == "recording"
    assert "MP3" in body["errors"][0]["remedy"]
    assert not Recording.objects.exists()
    assert not Path(shelf).exists()


def test_a_large_one_is_refused_and_nothing_of_it_stays(
    api: Api, submitted: Summary, settings, shelf: str
):
    settings.MAX_BYTES = MaxBytes(recording=4000)
    body = assert_problem(put(api, submitted), 413, "too-large")
    assert "COUNTERSIGN_MAX_BYTES" in body["detail"]
    assert not Path(shelf).exists()


def test_a_body_that_breaks_off_leaves_nothing(api: Api, submitted: Summary):
    # As a server hands it on; the test client does not announce more than it sends.
    url = f"/api/v1/{path(submitted)}"
    headers = {"Authorization": f"Bearer {api.token}"}
    request = RequestFactory().put(url, SOUND, headers=headers)
    request.environ["wsgi.input"] = BytesIO(SOUND[:-1])
    view = resolve(url)
    response = view.func(WSGIRequest(request.environ), **view.kwargs)
    assert_problem(response, 400, "malformed")
    assert not Recording.objects.exists()


def test_a_storage_that_fails_leaves_no_row_and_the_next_try_works(
    api: Api, submitted: Summary, shelf: str
):
    Path(shelf).write_text("in the way")
    body = assert_problem(put(api, submitted), 503, "unavailable")
    assert "nothing is stored" in body["detail"]
    assert not Recording.objects.exists()
    Path(shelf).unlink()
    assert put(api, submitted).status_code == 201


# --- Ranges -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "first", "last"),
    [
        ("bytes=0-99", 0, 99),
        ("bytes=100-", 100, len(SOUND) - 1),
        ("bytes=-10", len(SOUND) - 10, len(SOUND) - 1),
        ("bytes=-999999", 0, len(SOUND) - 1),
        ("bytes=7-999999", 7, len(SOUND) - 1),
    ],
)
def test_a_range_gives_its_bytes(api: Api, submitted: Summary, asked: str, first: int, last: int):
    put(api, submitted)
    response = api.get(path(submitted), Range=asked)
    assert response.status_code == 206
    assert response.headers["Content-Range"] == f"bytes {first}-{last}/{len(SOUND)}"
    assert int(response.headers["Content-Length"]) == last - first + 1
    assert heard(response) == SOUND[first : last + 1]


@pytest.mark.parametrize("asked", [f"bytes={len(SOUND)}-", "bytes=-0"])
def test_a_range_behind_the_end_is_416(api: Api, submitted: Summary, asked: str):
    put(api, submitted)
    response = api.get(path(submitted), Range=asked)
    assert_problem(response, 416, "range-not-satisfiable")
    assert response.headers["Content-Range"] == f"bytes */{len(SOUND)}"


@pytest.mark.parametrize("asked", ["bytes=9-3", "bytes=-", "bytes=0-1,5-6", "seconds=1-2", "x"])
def test_what_is_no_single_range_gives_all_of_it(api: Api, submitted: Summary, asked: str):
    put(api, submitted)
    response = api.get(path(submitted), Range=asked)
    assert (response.status_code, heard(response)) == (200, SOUND)


def test_a_range_of_what_the_client_has_is_given_and_of_something_else_all(
    api: Api, submitted: Summary
):
    put(api, submitted)
    etag = api.get(path(submitted)).headers["ETag"]
    assert etag == f'"{hashlib.sha256(SOUND).hexdigest()}"'
    asked = {"Range": "bytes=0-9"}
    assert api.get(path(submitted), **asked, **{"If-Range": etag}).status_code == 206
    assert api.get(path(submitted), **asked, **{"If-Range": '"other"'}).status_code == 200
    assert api.get(path(submitted), **{"If-None-Match": etag}).status_code == 304


def test_no_browser_takes_it_for_a_page_and_no_shared_cache_keeps_it(api: Api, submitted: Summary):
    put(api, submitted)
    headers = api.get(path(submitted)).headers
    assert headers["Content-Type"] == "audio/wav"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Content-Disposition"].startswith("attachment; ")
    assert "private" in headers["Cache-Control"]


# --- Who ----------------------------------------------------------------------


def test_who_may_not_see_the_transcript_neither_reads_nor_sends(
    api: Api, stranger: Api, submitted: Summary
):
    assert_problem(put(stranger, submitted), 404, "not-found")
    put(api, submitted)
    assert_problem(stranger.get(path(submitted)), 404, "not-found")


def test_a_token_needs_the_scope(submitted: Summary, service: User):
    reads = Api(tokens.issue_token("reads", service, ["read"]))
    sends = Api(tokens.issue_token("sends", service, ["ingest"]))
    assert_problem(put(reads, submitted), 403, "forbidden")
    assert put(sends, submitted).status_code == 201
    assert_problem(sends.get(path(submitted)), 403, "forbidden")
    assert_problem(Api().get(path(submitted)), 401, "unauthenticated")


def test_a_lead_adds_it_and_a_reviewer_only_hears_it(
    leading: Api, reviewing: Api, submitted: Summary, make_user: Callable[..., User]
):
    other = Api(tokens.issue_token("x", make_user("rene", "reviewers"), ["ingest", "read"]))
    assert_problem(put(other, submitted), 403, "forbidden")
    assert put(leading, submitted).status_code == 201
    assert heard(reviewing.get(path(submitted))) == SOUND


def test_none_is_added_behind_an_approval(api: Api, service: User, make_user: Callable[..., User]):
    record = approved("a", by=service, reviewer=make_user("rita", "reviewers"))
    body = assert_problem(put(api, record.summary), 409, "recording-taken")
    assert "approved" in body["detail"]
    assert_problem(api.get(path(record.summary)), 404, "not-found")


# --- Links --------------------------------------------------------------------


@pytest.fixture
def linked(api: Api, settings) -> Summary:
    settings.RECORDING_HOSTS = ("media.example.org",)
    response = api.post("transcripts", submission(recording_url=LINK))
    assert response.status_code == 202, response.content
    return Summary.objects.get(transcript=body_of(response)["id"])


def test_a_link_redirects_and_is_fetched_by_nobody_here(api: Api, linked: Summary):
    response = api.get(path(linked))
    assert (response.status_code, response.headers["Location"]) == (302, LINK)
    out = body_of(api.get(f"transcripts/{linked.transcript_id}"))["recording"]
    assert (out["recording_url"], out["sha256"], out["size"]) == (LINK, None, None)
    assert_problem(put(api, linked), 409, "recording-taken")


def test_the_link_is_part_of_what_was_sent(api: Api, linked: Summary):
    assert api.post("transcripts", submission(recording_url=LINK)).status_code == 200
    assert_problem(api.post("transcripts", submission()), 409, "external-id-taken")


@pytest.mark.parametrize(
    "url",
    [
        "http://media.example.org/1.mp3",
        "https://elsewhere.example.org/1.mp3",
        "https://media.example.org.elsewhere.org/1.mp3",
        "https://media.example.org@elsewhere.org/1.mp3",
        "https://me:secret@media.example.org/1.mp3",
        "https://media.example.org:8443/1.mp3",
        "https://[media.example.org/1.mp3",
        "https://media.example.org/1.mp3\r\nSet-Cookie: a=b",
        "javascript:alert(1)//media.example.org",
        "//media.example.org/1.mp3",
    ],
)
def test_a_link_to_where_nobody_allowed_is_refused(api: Api, settings, url: str):
    settings.RECORDING_HOSTS = ("media.example.org",)
    body = assert_problem(api.post("transcripts", submission(recording_url=url)), 422, "invalid")
    assert body["errors"][0]["field"] == "recording_url"
    assert "media.example.org" in body["errors"][0]["remedy"]
    assert not Summary.objects.exists()


def test_without_hosts_every_link_is_refused_with_the_setting(api: Api, db):
    body = assert_problem(api.post("transcripts", submission(recording_url=LINK)), 422, "invalid")
    assert "COUNTERSIGN_RECORDING_HOSTS" in body["errors"][0]["remedy"]


# --- The page's address -----------------------------------------------------


def test_the_page_has_an_address_of_its_own_with_the_same_rights(
    submitted: Summary, make_user: Callable[..., User], service: User
):
    recorded(submitted.transcript, SOUND)
    url = f"/summaries/{submitted.pk}/recording"
    client = Client()
    assert client.get(url).status_code == 302
    for who, status in [
        (make_user("rosa", "reviewers"), 200),
        (service, 200),
        (make_user("adam", "authors"), 403),
    ]:
        client.force_login(who)
        response = client.get(url)
        assert response.status_code == status
    client.force_login(User.objects.get(username="rosa"))
    response = client.get(url, headers={"Range": "bytes=10-19"})
    assert (response.status_code, heard(response)) == (206, SOUND[10:20])
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert "media-src 'self'" in response.headers["Content-Security-Policy"]
    assert [str(view.user) for view in submitted.views.order_by("pk")] == ["rosa", "service"]


def test_a_reviewer_of_another_guideline_does_not_hear_it(
    submitted: Summary, make_user: Callable[..., User]
):
    recorded(submitted.transcript)
    client = Client()
    client.force_login(make_user("rene", "reviewer", guideline=version().guideline))
    assert client.get(f"/summaries/{submitted.pk}/recording").status_code == 403


def test_whoever_handed_it_in_adds_the_recording_on_the_page(submitted: Summary, service: User):
    client, url = Client(), f"/summaries/{submitted.pk}/recording"
    client.force_login(service)
    assert 'name="recording"' in client.get(f"/summaries/{submitted.pk}/").content.decode()
    for content, said in [(HTML, "not a recording"), (SOUND, "is stored")]:
        sent = SimpleUploadedFile("meeting.mp3", content)
        page = client.post(url, {"recording": sent}, follow=True).content.decode()
        assert said in page
    assert "<audio" in page
    assert 'name="recording"' not in page
