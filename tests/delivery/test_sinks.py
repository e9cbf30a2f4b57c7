"""Approved records go on: each at least once, with a receipt, to every kind of sink."""

import hashlib
import json
from collections.abc import Iterator
from datetime import timedelta
from io import StringIO
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.checks import run_checks
from django.core.management import CommandError, call_command
from django.db import IntegrityError, connection, transaction
from django.db.models.functions import Now
from standardwebhooks.webhooks import Webhook

from delivery.models import Dispatch, Receipt, SinkCursor, State
from delivery.outbox import claim_next
from delivery.sinks import dispatching
from delivery.webhooks.signing import generate_secret
from records.models import Record
from tests.api.cases import approved
from tests.database import as_owner, unguarded
from tests.delivery.bucket import Bucket, served
from tests.delivery.receiver import Receiver, Script

pytestmark = pytest.mark.django_db


def tick() -> None:
    for sink in dispatching.due_sinks():
        dispatching.send_due_records(sink)


def due_now() -> None:
    Dispatch.objects.filter(state=State.PENDING).update(next_at=Now())


@pytest.fixture
def directory(settings, tmp_path: Path) -> Path:
    settings.RECORD_SINKS = {"directory": str(tmp_path / "records")}
    return tmp_path / "records"


@pytest.fixture
def bucket(settings, monkeypatch) -> Iterator[Bucket]:
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "test")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "test")
    with served() as (bucket, url):
        monkeypatch.setenv("AWS_ENDPOINT_URL_S3", url)
        settings.RECORD_SINKS = {"s3": "s3://records/signed/"}
        yield bucket


def test_a_record_that_is_not_whole_waits_until_it_is(directory, rosa):
    approved("C-1", reviewer=rosa)
    with unguarded(), connection.cursor() as cursor:
        cursor.execute("UPDATE records_record SET text = text || 'x'")
    tick()
    assert not list(directory.glob("record-*"))
    dispatch = Dispatch.objects.get()
    assert dispatch.state == State.PENDING
    assert "it differs from what was signed" in dispatch.error
    with unguarded(), connection.cursor() as cursor:
        cursor.execute("UPDATE records_record SET text = rtrim(text, 'x')")
    due_now()
    tick()
    assert len(list(directory.glob("record-*"))) == 1


def test_a_directory_gets_a_file_for_each_record_that_can_be_checked_alone(directory, rosa):
    first, second = approved("C-1", reviewer=rosa), approved("C-2", reviewer=rosa)
    tick()
    files = sorted(directory.iterdir())
    assert [file.name for file in files] == [
        f"record-{record.number:010}-{record.sha256[:12]}.json" for record in (first, second)
    ]
    content = json.loads(files[0].read_text())
    assert hashlib.sha256(content["snapshot"].encode()).hexdigest() == first.snapshot_sha256
    assert content["text"] == first.text
    receipt = Receipt.objects.get(dispatch__record=first)
    assert receipt.location == str(files[0])
    assert receipt.content_sha256 == hashlib.sha256(files[0].read_bytes()).hexdigest()


def test_a_record_goes_to_a_sink_once_and_again_only_when_it_is_asked_for(directory, rosa):
    record = approved("C-1", reviewer=rosa)
    tick()
    tick()
    assert Receipt.objects.count() == 1
    dispatching.requeue_records("directory", [record.number])
    tick()
    assert Receipt.objects.count() == 2
    assert len(list(directory.iterdir())) == 1


def test_a_sink_that_cannot_be_written_to_keeps_the_record_waiting(directory, rosa):
    directory.write_text("a file where the directory should be")
    approved("C-1", reviewer=rosa)
    tick()
    row = Dispatch.objects.get()
    assert (row.state, row.tries) == (State.PENDING, 1)
    assert str(directory) in row.error
    directory.unlink()
    due_now()
    tick()
    row.refresh_from_db()
    assert (row.state, row.error) == (State.DONE, "")


def test_a_sink_that_is_added_later_gets_the_records_from_the_first(settings, directory, rosa):
    sinks, settings.RECORD_SINKS = settings.RECORD_SINKS, {}
    approved("C-1", reviewer=rosa)
    tick()
    settings.RECORD_SINKS = sinks
    tick()
    assert len(list(directory.iterdir())) == 1


def test_a_worker_that_died_with_a_record_is_followed_by_another(directory, rosa):
    approved("C-1", reviewer=rosa)
    assert dispatching.due_sinks() == ["directory"]
    SinkCursor.objects.update(busy_until=Now() + timedelta(seconds=60))
    assert dispatching.due_sinks() == []
    SinkCursor.objects.update(busy_until=Now() - timedelta(seconds=1))
    tick()
    assert Receipt.objects.count() == 1


def test_a_record_that_killed_three_workers_is_given_up_and_missed_by_reconciliation(
    directory, rosa
):
    record = approved("C-1", reviewer=rosa)
    dispatching.due_sinks()
    for _ in range(3):
        assert claim_next(Dispatch.objects.all())
        Dispatch.objects.update(lease_until=Now() - timedelta(seconds=1))
    tick()
    row = Dispatch.objects.get()
    assert row.state == State.GIVEN_UP
    assert "the lease was lost 3 times" in row.error
    assert list(dispatching.find_unacknowledged("directory")) == [record]


@pytest.mark.slow
def test_s3_gets_an_object_and_a_second_sending_changes_nothing(bucket, rosa):
    record = approved("C-1", reviewer=rosa)
    tick()
    key = f"/records/signed/record-{record.number:010}-{record.sha256[:12]}.json"
    assert list(bucket.objects) == [key]
    assert json.loads(bucket.objects[key])["sha256"] == record.sha256
    dispatching.requeue_records("s3", [record.number])
    tick()
    assert (bucket.puts, Receipt.objects.count()) == (1, 2)


def test_s3_that_holds_other_bytes_under_the_name_is_no_receipt(bucket, rosa):
    record = approved("C-1", reviewer=rosa)
    key = f"/records/signed/record-{record.number:010}-{record.sha256[:12]}.json"
    bucket.objects[key] = b"something else"
    tick()
    assert Receipt.objects.count() == 0
    assert "PreconditionFailed" in Dispatch.objects.get().error
    assert bucket.objects[key] == b"something else"


def test_s3_that_is_out_of_order_is_tried_again(bucket, rosa):
    approved("C-1", reviewer=rosa)
    bucket.refuse = 503
    tick()
    assert Dispatch.objects.get().state == State.PENDING
    bucket.refuse = 0
    due_now()
    tick()
    assert Receipt.objects.count() == 1


def test_a_webhook_gets_the_record_signed_and_its_2xx_is_the_receipt(settings, receiver, rosa):
    secret = webhook_sink(settings, receiver)
    record = approved("C-1", reviewer=rosa)
    receiver.script = Script(500)
    tick()
    receiver.script = Script(201, "stored as 77")
    due_now()
    tick()
    got = receiver.received[-1]
    content = Webhook(secret).verify(got.body, got.headers)
    assert content["number"] == record.number
    assert len({each.headers["webhook-id"] for each in receiver.received}) == 1
    assert Receipt.objects.get().details == {"status": 201, "body": "stored as 77"}


def webhook_sink(settings, receiver: Receiver) -> str:
    settings.RECORD_SINKS = {"webhook": receiver.url}
    settings.SINK_WEBHOOK_SECRET = secret = generate_secret()
    return secret


@pytest.mark.usefixtures("owning")
def test_receipts_stay_as_they_were_written(directory, rosa):
    approved("C-1", reviewer=rosa)
    tick()
    with as_owner(), pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        Receipt.objects.update(location="elsewhere")


def reconcile(*arguments: str) -> tuple[int, str]:
    out = StringIO()
    try:
        call_command("reconcile_records", *arguments, stdout=out)
    except CommandError as error:
        return error.returncode, f"{out.getvalue()}{error}"
    return 0, out.getvalue()


def test_reconciliation_is_content_when_everything_is_acknowledged_and_held(directory, rosa):
    approved("C-1", reviewer=rosa)
    tick()
    told = "directory: 0 not acknowledged, 0 no longer held, 0 not stored here\n"
    assert reconcile() == (0, told)


def test_reconciliation_names_what_is_missing_and_sends_it_again(directory, rosa):
    first, second = approved("C-1", reviewer=rosa), approved("C-2", reviewer=rosa)
    tick()
    third = approved("C-3", reviewer=rosa)
    files = sorted(directory.iterdir())
    files[0].unlink()
    files[1].write_text("{}")
    code, told = reconcile("--resend")
    assert code == 1
    assert f"record {third.number}: not acknowledged" in told
    assert f"record {first.number}: no longer there" in told
    assert f"record {second.number}: no longer there" in told
    tick()
    assert reconcile()[0] == 0


def test_reconciliation_names_what_only_the_bucket_has(bucket, rosa):
    approved("C-1", reviewer=rosa)
    tick()
    assert reconcile()[0] == 0
    bucket.objects["/records/signed/record-0000000002-abcdefabcdef.json"] = b"{}"
    code, told = reconcile()
    assert code == 1
    assert "record-0000000002-abcdefabcdef.json is held: no record here" in told


@pytest.mark.parametrize(
    ("sinks", "arguments", "words"),
    [
        ({}, (), "COUNTERSIGN_RECORD_SINKS"),
        ({"directory": "/records"}, ("--sink", "s3"), "'s3'"),
    ],
)
def test_reconciliation_says_what_is_wrong_with_its_call(settings, sinks, arguments, words):
    settings.RECORD_SINKS = sinks
    code, told = reconcile(*arguments)
    assert code == 2
    assert words in told


@pytest.mark.parametrize(
    ("sinks", "words"),
    [
        ({"our.tape": ""}, "'our.tape'"),
        ({"webhook": "http://127.0.0.1/"}, "COUNTERSIGN_RECORD_SINKS"),
        ({"webhook": "https://example.org/"}, "COUNTERSIGN_SINK_WEBHOOK_SECRET"),
    ],
)
def test_a_wrong_configuration_is_a_system_check(settings, sinks, words):
    settings.RECORD_SINKS = sinks
    settings.SINK_WEBHOOK_SECRET = "short"
    assert any(words in problem.msg for problem in run_checks())


def test_without_a_sink_nothing_is_kept_for_one(settings, rosa: User):
    settings.RECORD_SINKS = {}
    approved("C-1", reviewer=rosa)
    tick()
    assert (Record.objects.count(), Dispatch.objects.count()) == (1, 0)


def test_a_directory_that_cannot_be_written_is_said_at_the_start(settings, tmp_path: Path):
    settings.RECORD_SINKS = {"directory": str(tmp_path / "records")}
    assert not [each for each in run_checks() if each.id == "delivery.W001"]
    (tmp_path / "file").touch()
    settings.RECORD_SINKS = {"directory": str(tmp_path / "file" / "records")}
    (found,) = [each for each in run_checks() if each.id == "delivery.W001"]
    assert "volume" in str(found.hint)
