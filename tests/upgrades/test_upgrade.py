"""A database of every released version is migrated to this one, and its records verify."""

import re
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connection

from config import postgres_programs
from records.models import Record
from tests.database import empty

__all__ = ["empty"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
RELEASED = sorted(Path(__file__).parent.glob("*.sql"))
_STRUCTURE = """
    SELECT 'column', table_name, column_name, concat_ws(' ', data_type, is_nullable)
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL
    SELECT 'constraint', conrelid::regclass::text, '', pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL
    SELECT 'index', tablename, '', indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL
    SELECT 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid)
    FROM pg_trigger WHERE NOT tgisinternal
"""

# A partition: which there are depends on when the database was made.
_PARTITION = re.compile(r"_(default|\d{4}_\d\d)$")

# PostgreSQL writes `IN` with other casts and parentheses once it was dumped and loaded.
_CASTS = re.compile(r"::(character varying|text)(\[\])?|[()]")


def structure() -> set[tuple[str, str, str, str]]:
    with connection.cursor() as cursor:
        cursor.execute(_STRUCTURE)
        return {
            (kind, table, name, _CASTS.sub("", definition))
            for kind, table, name, definition in cursor
            if not _PARTITION.search(table)
        }


@pytest.fixture
def wanted(transactional_db: None) -> set[tuple[str, str, str, str]]:
    """What a database has that begins with this version; read before `empty` leads elsewhere."""
    return structure()


def test_there_is_a_database_of_a_released_version():
    assert RELEASED


@pytest.mark.parametrize("version", RELEASED, ids=lambda path: path.stem)
def test_a_database_of_that_version_is_upgraded(
    version: Path, wanted: set[tuple[str, str, str, str]], empty: None
):
    postgres_programs.run_script(version)
    call_command("migrate", interactive=False, verbosity=0)
    found = structure()
    assert found == wanted, (
        f"{version.name} and its migrations make another database than a new one. A migration is "
        "missing; or, if that version is not released, run: python -m tests.upgrades.dump"
    )
    told = StringIO()
    key = version.with_suffix(".vkey").read_text().strip()
    call_command("verify_records", key=[key], stdout=told, stderr=told)
    assert f"{Record.objects.count()} record verified, all intact" in told.getvalue()
    assert Record.objects.count() == 1
