"""Tables with a partition for each month, as the application's role meets them."""

from datetime import UTC, datetime

import pytest
from django.db import IntegrityError, ProgrammingError, connection, transaction
from django.utils import timezone

from accounts.models import AuditEvent
from config.celery import app
from llm.models import ModelCall
from llm.months import make_months
from llm.tasks import make_months as tick
from tests.database import as_owner
from tests.factories.cases import model_call

pytestmark = pytest.mark.django_db

WHOLE = ("llm_modelcall", "accounts_auditevent")
_OF = """
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = %s::regclass ORDER BY 1
"""


def months_of(whole: str) -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute(_OF, [whole])
        return [name.removeprefix(f"{whole}_") for (name,) in cursor]


def months_ahead(count: int) -> list[str]:
    now = timezone.now().astimezone(UTC)
    places = [now.year * 12 + now.month - 1 + ahead for ahead in range(count)]
    return [f"{place // 12}_{place % 12 + 1:02}" for place in places]


def place_of(row: ModelCall | AuditEvent) -> str:
    with connection.cursor() as cursor:
        table = row._meta.db_table
        cursor.execute(f"SELECT tableoid::regclass::text FROM {table} WHERE id = %s", [row.pk])
        return str(cursor.fetchone()[0])


@pytest.mark.parametrize("whole", WHOLE)
def test_there_are_months_ahead_from_the_first_migration_on(whole):
    assert months_of(whole) == [*months_ahead(4), "default"]
    assert make_months() == 0


def test_a_row_is_in_the_partition_of_its_month():
    assert place_of(model_call()) == f"llm_modelcall_{months_ahead(1)[0]}"


def drop(*tables: str) -> None:
    with as_owner(), connection.cursor() as cursor:
        # A table with pending checks of foreign keys cannot be altered.
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        for table in tables:
            cursor.execute(f"DROP TABLE {table}")


def call_at(moment: datetime) -> ModelCall:
    call = model_call()
    ModelCall.objects.filter(pk=call.pk).update(created_at=moment)
    return call


def event_at(moment: datetime) -> AuditEvent:
    return AuditEvent.objects.create(kind="export.events", at=moment)


@pytest.mark.parametrize("row_at", [call_at, event_at])
def test_months_that_were_not_made_in_time_lose_no_row_and_are_made_later(row_at):
    whole = row_at(timezone.now())._meta.db_table
    drop(*(f"{whole}_{month}" for month in months_ahead(4)))
    rows = [row_at(timezone.now()), row_at(datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC))]
    manager = type(rows[0])._default_manager
    before = list(manager.order_by("pk").values())
    assert {place_of(row) for row in rows} == {f"{whole}_default"}
    assert make_months() == 5
    assert list(manager.order_by("pk").values()) == before
    assert [place_of(row) for row in rows] == [f"{whole}_{months_ahead(1)[0]}", f"{whole}_2024_02"]
    assert place_of(row_at(datetime(2025, 1, 1, tzinfo=UTC))) == f"{whole}_default"


@pytest.mark.parametrize("whole", WHOLE)
@pytest.mark.parametrize(
    "statement",
    [
        "SELECT * FROM {}",
        "INSERT INTO {} (id) VALUES (1)",
        "UPDATE {} SET id = 2",
        "DELETE FROM {}",
        "TRUNCATE {}",
        "DROP TABLE {}",
        "ALTER TABLE {} DISABLE TRIGGER ALL",
    ],
)
def test_the_application_reaches_no_partition_past_the_whole_table(whole, statement):
    for part in months_of(whole):
        with (
            pytest.raises(ProgrammingError, match=r"permission denied|must be owner"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute(statement.format(f"{whole}_{part}"))


def test_a_month_that_was_made_later_refuses_what_the_whole_table_refuses(owning):
    event = AuditEvent.objects.create(kind="export.events")
    place = place_of(event)
    for statement in (f"UPDATE {place} SET kind = 'export.csv'", f"DELETE FROM {place}"):
        with (
            pytest.raises(IntegrityError, match="is refused"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute(statement)


def test_the_beat_makes_the_months():
    assert "llm.make_months" in {entry["task"] for entry in app.conf.beat_schedule.values()}
    drop(f"llm_modelcall_{months_ahead(4)[-1]}")
    tick()
    assert months_of("llm_modelcall") == [*months_ahead(4), "default"]
