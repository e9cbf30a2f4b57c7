"""Old months of the ledger and of the audit log that leave the database."""

import gzip
import hashlib
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connection, transaction
from pytest_django.fixtures import Settings

from accounts.models import AuditEvent
from delivery.models import EventCursor
from insight import archive
from llm.models import ModelCall
from records import retention
from tests.database import as_owner
from tests.factories import scenes
from tests.factories.cases import model_call
from transparency.models import Leaf

pytestmark = pytest.mark.django_db
FEBRUARY = datetime(2024, 2, 10, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _as_owner() -> Iterator[None]:
    """As whom the command runs."""
    with as_owner():
        yield


def call(at: datetime = FEBRUARY, **columns: Any) -> ModelCall:
    row = model_call(**columns)
    ModelCall.objects.filter(pk=row.pk).update(created_at=at)
    return row


def event(at: datetime = FEBRUARY, **columns: Any) -> AuditEvent:
    return AuditEvent.objects.create(**{"kind": "export.events", "at": at, **columns})


def run(*options: str) -> str:
    with connection.cursor() as cursor:
        # A table with pending checks of foreign keys cannot be altered.
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
    told = StringIO()
    try:
        call_command("archive_months", "--before", "2024-04", *options, stdout=told, stderr=told)
    except CommandError as error:
        told.write(str(error))
    return told.getvalue()


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def test_a_month_of_the_ledger_goes_into_a_file_and_out_of_the_database(tmp_path):
    going = [call(subject=None, cost="0.25", error="no JSON: Ana said"), call()]
    staying = [call(datetime(2024, 4, 1, tzinfo=UTC)), model_call()]
    told = run("--to", str(tmp_path), "--table", "ledger")
    path = tmp_path / "llm_modelcall_2024_02.jsonl.gz"
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert told == f"ledger 2024-02: 2 rows went; {path}, SHA-256 {digest}\n"
    written = lines_of(path)
    assert [line["id"] for line in written] == [row.pk for row in going]
    assert written[0]["cost"] == 0.25
    assert "error" not in written[0]
    assert set(ModelCall.objects.values_list("pk", flat=True)) == {row.pk for row in staying}
    noted = {"table": "ledger", "month": "2024-02", "count": 2, "sha256": digest}
    assert AuditEvent.objects.get(kind="retention.archive").details == noted
    assert json.loads(Leaf.objects.get(kind="archive").content) == noted


def test_a_month_that_went_takes_rows_again(tmp_path):
    call()
    run("--to", str(tmp_path))
    late = call()
    assert ModelCall.objects.get() == late
    assert "exists. Move it away" in run("--to", str(tmp_path))
    assert ModelCall.objects.get() == late


def test_a_month_of_the_audit_log_goes_with_a_copy_alone(tmp_path):
    scenes.reviewer()
    gone, here = event(details={"count": 3}), event(datetime(2024, 4, 1, tzinfo=UTC))
    assert "say --to DIR" in run("--without-copy", "--table", "audit")
    assert AuditEvent.objects.filter(pk=gone.pk).exists()
    run("--to", str(tmp_path))
    (line,) = lines_of(tmp_path / "accounts_auditevent_2024_02.jsonl.gz")
    assert (line["id"], line["kind"], line["details"]) == (gone.pk, "export.events", {"count": 3})
    assert not AuditEvent.objects.filter(pk=gone.pk).exists()
    assert AuditEvent.objects.filter(pk=here.pk).exists()


def test_a_month_of_the_ledger_may_go_without_a_copy():
    call()
    assert run("--without-copy") == "ledger 2024-02: 1 rows went; no copy was kept\n"
    assert not ModelCall.objects.exists()
    assert "sha256" not in AuditEvent.objects.get(kind="retention.archive").details


def test_a_dry_run_changes_nothing(tmp_path):
    call(), event()
    told = run("--dry-run")
    assert told == "ledger 2024-02: 1 rows, may go\naudit 2024-02: 1 rows, may go\n"
    assert ModelCall.objects.exists()
    assert AuditEvent.objects.filter(at=FEBRUARY).exists()


# --- What stays ---------------------------------------------------------------


def stays(tmp_path: Path, because: str) -> None:
    told = run("--to", str(tmp_path), "--table", because.partition(" ")[0])
    assert because in told
    assert told.endswith("1 of 1 months stayed.")
    assert list(tmp_path.iterdir()) == []


def test_calls_for_an_open_case_stay(tmp_path):
    call(subject=scenes.opened_case("Call").pk)
    stays(tmp_path, "ledger 2024-02 stays: it has calls for cases that are not closed.")


def test_what_is_about_a_case_on_hold_stays(tmp_path):
    record = scenes.approved(scenes.reviewer())
    lena = scenes.person("lena", "lead")
    retention.place_hold(record.summary, by=lena, reason="The lawsuit.")
    call(subject=record.summary_id)
    stays(tmp_path, "ledger 2024-02 stays: it has calls for cases on legal hold.")
    event(object_kind="record", object_key=str(record.number))
    stays(tmp_path, "audit 2024-02 stays: it has events about cases on legal hold.")


def test_events_that_a_collector_has_not_had_stay(tmp_path, settings: Settings):
    name = "https://collector.example/events"
    settings.EVENT_COLLECTORS = (name,)
    event(number=7)
    EventCursor.objects.create(collector=name, last_number=6)
    stays(tmp_path, "audit 2024-02 stays: a collector has not had all of its events.")
    EventCursor.objects.update(last_number=7)
    assert "audit 2024-02: 1 rows went" in run("--to", str(tmp_path))


@pytest.mark.parametrize(
    ("name", "setting", "days"),
    [("ledger", {"CACHE_DAYS": 4000}, 4000), ("audit", {}, 3650)],
)
def test_young_months_stay(tmp_path, settings: Settings, name, setting, days):
    settings.LLM = {**settings.LLM, **setting}
    settings.SIGN_IN_EVENT_DAYS = 3650
    call(), event()
    stays(tmp_path, f"{name} 2024-02 stays: months that ended in the last {days} days stay.")


def test_a_file_that_cannot_be_written_leaves_the_month_there(tmp_path, monkeypatch):
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device", "there")

    call()
    monkeypatch.setattr(archive, "_write", full)
    assert run("--to", str(tmp_path)) == "there: No space left on device."
    assert list(tmp_path.iterdir()) == []
    assert ModelCall.objects.exists()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--before", "2026-13", "--dry-run"), "'2026-13' is no month. Write YYYY-MM"),
        (("--before", "2024-04"), "one of the arguments --to --without-copy --dry-run"),
        (("--before", "2024-04", "--to", "/nowhere"), "--to /nowhere: there is no such directory"),
    ],
)
def test_a_wrong_command_line_is_told(options, told):
    with pytest.raises(CommandError, match=told):
        call_command("archive_months", *options)


def test_the_application_may_not(tmp_path):
    call()
    with connection.cursor() as cursor:
        cursor.execute("SELECT rolname FROM pg_roles WHERE rolname = 'countersign_app'")
        if cursor.fetchone() is None:
            pytest.skip("the tests use a PostgreSQL of somebody's own, without the roles")
        cursor.execute("SET ROLE countersign_app")
    with pytest.raises(CommandError, match="set DATABASE_OWNER_URL"), transaction.atomic():
        call_command("archive_months", "--before", "2024-04", "--to", str(tmp_path))
