"""A recording stays as long as its transcript, goes with it, and a record says which one it was."""

import os
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from pathlib import Path
from threading import Barrier

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from django.urls import reverse

from records import retention
from records.exports import build_evidence_pack
from records.models import Record
from records.retention import NotDue
from records.verification import record_faults, verify
from reviews import decisions, removal
from summaries import recordings
from summaries.models import Recording, Transcript
from tests.database import unguarded
from tests.delivery.bucket import served
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes
from tests.factories.sounds import recorded, shelf, tone

__all__ = ["shelf"]
pytestmark = pytest.mark.django_db


@pytest.fixture
def heard(rolf, shelf) -> Record:
    """A record of a meeting with a recording."""
    case = scenes.in_review("Heard meeting")
    recorded(case.transcript)
    return decisions.approve(case, by=rolf, **scenes.signed(case))


def files(shelf: str) -> list[Path]:
    return sorted(Path(shelf).iterdir())


def complaints() -> list[tuple[int | None, str]]:
    return [(fault.number, fault.message) for fault in verify()]


def test_the_record_and_its_pack_name_the_recording(heard: Record):
    digest = heard.summary.transcript.recording.sha256
    assert f'"sha256":"{digest}"' in heard.snapshot
    assert digest.encode() in build_evidence_pack(heard)
    assert complaints() == []


def test_the_pages_of_the_record_and_of_dispositions_name_it(heard: Record, lena):
    digest = heard.summary.transcript.recording.sha256
    client = client_of(lena)
    assert digest in client.get(reverse("record", args=[heard.number])).content.decode()
    kept.disposed(heard, by=lena)
    assert digest in client.get(reverse("retention")).content.decode()
    assert digest not in client.get(reverse("record", args=[heard.number])).content.decode()


def test_a_changed_file_shows(heard: Record, shelf):
    (file,) = files(shelf)
    with file.open("r+b") as opened:
        opened.seek(-2, os.SEEK_END)
        opened.write(b"\x01\x02")
    ((number, message),) = complaints()
    assert number == heard.number
    assert "recording of transcript" in message
    # A page does not read hundreds of megabytes to show a record.
    assert record_faults(heard) == []


@pytest.mark.parametrize("change", ["missing", "shorter", "longer"])
def test_a_file_that_lost_or_gained_something_shows(heard: Record, shelf, change: str):
    (file,) = files(shelf)
    content = file.read_bytes()
    file.unlink()
    if change != "missing":
        file.write_bytes(content[:-1] if change == "shorter" else content + b"\x00")
    assert len(complaints()) == 1


def test_another_row_for_it_shows(heard: Record):
    with unguarded():
        Recording.objects.update(sha256="a" * 64)
    assert "its transcript is stored with another recording than was signed" in record_faults(
        Record.objects.get()
    )


@pytest.mark.usefixtures("owning")
def test_the_database_keeps_it_as_it_was_taken_in(heard: Record):
    for change in (lambda: Recording.objects.update(size=1), Recording.objects.all().delete):
        with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
            change()


def test_a_disposition_removes_it_and_says_which_it_was(
    heard: Record, lena, shelf, django_capture_on_commit_callbacks
):
    digest = heard.summary.transcript.recording.sha256
    kept.due(heard, by=lena)
    with django_capture_on_commit_callbacks(execute=True):
        log = retention.dispose(heard.summary, by=lena, reason="Past its time.")
    assert log.recording_sha256 == digest
    assert files(shelf) == []
    assert not Recording.objects.exists()
    assert complaints() == []


def test_a_legal_hold_keeps_it(heard: Record, lena, shelf, django_capture_on_commit_callbacks):
    kept.due(heard, by=lena)
    retention.place_hold(heard.summary, by=lena, reason="Matter 12")
    with django_capture_on_commit_callbacks(execute=True), pytest.raises(NotDue):
        retention.dispose(heard.summary, by=lena, reason="Past its time.")
    assert len(files(shelf)) == 1
    assert complaints() == []


def test_a_disposition_that_is_rolled_back_leaves_the_file(
    heard: Record, lena, shelf, django_capture_on_commit_callbacks
):
    kept.due(heard, by=lena)
    with django_capture_on_commit_callbacks(execute=True), transaction.atomic():
        retention.dispose(heard.summary, by=lena, reason="Past its time.")
        transaction.set_rollback(True)
    assert len(files(shelf)) == 1
    assert complaints() == []


def test_a_deleted_transcript_takes_it_along(lena, shelf, django_capture_on_commit_callbacks):
    case = scenes.in_review("Sent by mistake")
    recorded(case.transcript)
    with django_capture_on_commit_callbacks(execute=True):
        removal.delete_transcript(case.transcript, by=lena, reason="Wrong meeting.")
    assert files(shelf) == []
    assert not Recording.objects.exists()


def test_the_sweep_removes_what_no_row_names_once_it_is_old(heard: Record, shelf):
    (own,) = files(shelf)
    stray, new = Path(shelf, "stray"), Path(shelf, "new")
    for file in (stray, new):
        file.write_bytes(tone())
    for file in (own, stray):
        os.utime(file, (0, 0))
    assert recordings.sweep() == 1
    assert files(shelf) == sorted([own, new])
    assert recordings.sweep() == 0


def test_an_installation_without_recordings_has_nothing_to_sweep(shelf):
    assert recordings.sweep() == 0


def test_the_command_names_the_record(heard: Record, shelf):
    files(shelf)[0].unlink()
    said = StringIO()
    with pytest.raises(SystemExit):
        call_command("verify_records", stderr=said)
    assert f"record {heard.number}: the recording" in said.getvalue()


def test_in_a_bucket_it_is_read_in_parts_and_removed_as_on_disk(
    lena, rolf, settings, monkeypatch, django_capture_on_commit_callbacks
):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "test")
    with served() as (bucket, url):
        options = {"bucket_name": "sounds", "endpoint_url": url, "region_name": "us-east-1"}
        s3 = {"BACKEND": "storages.backends.s3.S3Storage", "OPTIONS": options}
        settings.STORAGES = {**settings.STORAGES, "recordings": s3}
        case = scenes.in_review("Heard meeting")
        kept_there = recorded(case.transcript)
        assert list(bucket.objects.values()) == [tone()]
        assert b"".join(recordings.read_range(kept_there, 100, 299)) == tone()[100:300]
        record = decisions.approve(case, by=rolf, **scenes.signed(case))
        assert complaints() == []
        kept.due(record, by=lena)
        with django_capture_on_commit_callbacks(execute=True):
            retention.dispose(record.summary, by=lena, reason="Past its time.")
        assert bucket.objects == {}
        with pytest.raises(FileNotFoundError):
            recordings.read_range(kept_there, 0, 9)


@pytest.mark.django_db(transaction=True)
def test_of_many_at_once_one_is_stored_and_no_file_is_left_over(shelf):
    transcript = scenes.in_review("Heard meeting").transcript
    sound, begin = tone(), Barrier(4)

    def send(_: int) -> bool:
        try:
            file = SimpleUploadedFile("meeting.wav", sound)
            begin.wait(timeout=60)
            return recordings.add(Transcript.objects.get(pk=transcript.pk), file, by=lone)[1]
        finally:
            connection.close()

    lone = scenes.person("lone")
    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(send, range(4))) == [False, False, False, True]
    (file,) = files(shelf)
    assert file.name == Recording.objects.get().name
