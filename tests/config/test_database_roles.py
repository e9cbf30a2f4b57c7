"""What the application's role and the reader's may do with each table."""

from collections.abc import Iterator

import pytest
from django.apps import apps
from django.conf import settings
from django.core import checks
from django.db import ProgrammingError, connection, transaction

from config import database_roles
from config.apps import not_the_owner
from tests.database import as_owner

pytestmark = pytest.mark.django_db

TABLES = sorted(
    model._meta.db_table
    for model in apps.get_models(include_auto_created=True)
    if model._meta.managed and not model._meta.proxy
)
# Nobody but a migration changes, deletes or empties these.
KEPT = [
    "accounts_roleevent",
    "delivery_receipt",
    "judging_guidelineevent",
    "records_disposition",
    "records_review",
    "transparency_checkpoint",
    "summaries_deletion",
]


@pytest.fixture(autouse=True)
def _roles() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_user")
        if cursor.fetchone() != (settings.DATABASE_APPLICATION_ROLE,):
            pytest.skip("the tests use a PostgreSQL of somebody's own, without the roles")


@pytest.fixture
def as_reader() -> Iterator[None]:
    with as_owner(), connection.cursor() as cursor:
        cursor.execute(f"SET ROLE {settings.DATABASE_READER_ROLE}")
        yield


def refused(statement: str) -> bool:
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)
    except ProgrammingError as error:
        return "permission denied" in str(error) or "must be owner" in str(error)
    return False


def column_of(table: str) -> str:
    model = next(each for each in apps.get_models(True) if each._meta.db_table == table)
    return str(model._meta.concrete_fields[0].column)


@pytest.mark.parametrize("table", KEPT)
def test_the_application_cannot_change_what_is_kept(table: str) -> None:
    column = column_of(table)
    assert refused(f'UPDATE {table} SET "{column}" = "{column}"')
    assert refused(f"DELETE FROM {table}")


@pytest.mark.parametrize("table", TABLES)
def test_the_application_cannot_take_a_table_apart(table: str) -> None:
    assert refused(f"TRUNCATE {table} CASCADE")
    assert refused(f"DROP TABLE {table} CASCADE")
    assert refused(f"ALTER TABLE {table} DISABLE TRIGGER USER")
    assert refused(f"ALTER TABLE {table} ADD COLUMN more int")
    assert refused(f"CREATE TRIGGER t BEFORE INSERT ON {table} EXECUTE FUNCTION now()")


@pytest.mark.parametrize(
    "statement",
    [
        "SET session_replication_role = replica",
        "CREATE TABLE more (n int)",
        "CREATE TEMPORARY TABLE records_disposition (summary_id uuid)",
        "CREATE FUNCTION more() RETURNS int LANGUAGE sql AS 'SELECT 1'",
        "DELETE FROM django_migrations",
        "COPY records_record TO '/tmp/records'",
        "CREATE ROLE more",
        "GRANT UPDATE ON records_review TO PUBLIC",
    ],
)
def test_the_application_cannot_change_the_server(statement: str) -> None:
    assert refused(statement) or ("GRANT" in statement and _granted_nothing(statement))


def _granted_nothing(statement: str) -> bool:
    """PostgreSQL answers a GRANT of what one does not have with a warning."""
    with connection.cursor() as cursor:
        cursor.execute(statement)
    return refused("UPDATE records_review SET comment = comment")


def test_of_a_record_the_application_can_only_empty_the_content() -> None:
    assert refused("UPDATE records_record SET sha256 = sha256")
    assert refused("UPDATE records_record SET text = text, number = number")
    assert not refused("UPDATE records_record SET text = text, snapshot = snapshot")
    assert refused("DELETE FROM records_record")


@pytest.mark.usefixtures("as_reader")
@pytest.mark.parametrize("table", TABLES)
def test_the_reader_only_reads(table: str) -> None:
    column = column_of(table)
    assert refused(f'UPDATE {table} SET "{column}" = "{column}"')
    assert refused(f"DELETE FROM {table}")
    assert refused(f"INSERT INTO {table} DEFAULT VALUES")
    hidden = table in database_roles.SECRET_TABLES
    assert refused(f'SELECT "{column}" FROM {table}') == hidden


@pytest.mark.usefixtures("as_reader")
def test_the_reader_sees_no_password() -> None:
    assert refused("SELECT password FROM auth_user")
    assert not refused("SELECT username FROM auth_user")


def test_deployment_is_refused_to_the_owner_of_the_tables() -> None:
    assert not_the_owner() == []
    with as_owner():
        [found] = not_the_owner()
    assert found.level == checks.ERROR
    assert "DATABASE_OWNER_URL" in str(found.hint)


def test_deployment_is_refused_to_who_makes_temporary_tables() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_database()")
        (database,) = cursor.fetchone()
    with as_owner(), connection.cursor() as cursor:
        cursor.execute(f'GRANT TEMPORARY ON DATABASE "{database}" TO PUBLIC')
    [found] = not_the_owner()
    assert found.level == checks.ERROR
    assert f"REVOKE TEMPORARY ON DATABASE {database} FROM PUBLIC" in str(found.hint)
    with as_owner():
        database_roles.grant_rights("default")
    assert not_the_owner() == []


def test_the_right_of_a_table_that_was_added_comes_with_the_next_migrate() -> None:
    with as_owner(), connection.cursor() as cursor:
        cursor.execute("REVOKE ALL ON records_review FROM countersign_app")
        assert database_roles.grant_rights("default") == []
    assert not refused("SELECT 1 FROM records_review")


def test_a_role_that_is_missing_is_named(settings) -> None:
    settings.DATABASE_READER_ROLE = "nobody_has_this"
    with as_owner():
        assert database_roles.grant_rights("default") == ["nobody_has_this"]
