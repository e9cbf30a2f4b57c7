"""Gives each transactional test the database that the migrations left, in a few milliseconds.

Django truncates every table and runs all handlers of `post_migrate`, which takes as long as many of
these tests do.
"""

from typing import Any

from django.db import OperationalError, connection
from django.db.backends.postgresql.creation import DatabaseCreation
from django.test import TransactionTestCase

# Only a superuser may set session_replication_role; under it neither the triggers that refuse a
# DELETE nor foreign keys act, and so the procedures run as who makes them. The lock waits for
# transactions of killed processes.
_PROCEDURES = """
CREATE SCHEMA cleaning;
GRANT USAGE ON SCHEMA cleaning TO PUBLIC;
CREATE PROCEDURE cleaning.keep_rows(kept text)
LANGUAGE plpgsql SECURITY DEFINER AS $$ DECLARE name text; found boolean; BEGIN
    EXECUTE format('DROP SCHEMA IF EXISTS %I CASCADE', kept);
    EXECUTE format('CREATE SCHEMA %I', kept);
    FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
            AND relkind IN ('r', 'p') AND NOT relispartition LOOP
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I)', name) INTO found;
        IF found THEN
            EXECUTE format('CREATE TABLE %I.%I AS TABLE public.%I', kept, name, name);
        END IF;
    END LOOP;
END $$;
CREATE PROCEDURE cleaning.restore_rows(kept text)
LANGUAGE plpgsql SECURITY DEFINER AS $$ DECLARE name text; written text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
            AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1 LOOP
        EXECUTE format('LOCK TABLE public.%I IN EXCLUSIVE MODE', name);
        EXECUTE format('DELETE FROM public.%I', name);
    END LOOP;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = kept LOOP
        SELECT string_agg(quote_ident(attname), ', ') INTO written FROM pg_attribute
            WHERE attrelid = format('public.%I', name)::regclass
              AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
        EXECUTE format('INSERT INTO public.%1$I (%2$s) SELECT %2$s FROM %3$I.%1$I',
                       name, written, kept);
    END LOOP;
END $$;
"""
_MIGRATED = "migrated"


def keep(name: str) -> None:
    """Copy all rows into a schema of the test database, for `restore`."""
    _execute("CALL cleaning.keep_rows(%s)", name)


def restore(name: str) -> None:
    try:
        _execute("CALL cleaning.restore_rows(%s)", name)
    except OperationalError:
        # A deadlock with a request that was still under way, which has gone on meanwhile.
        _execute("CALL cleaning.restore_rows(%s)", name)


def take_over_from_flush() -> None:
    _execute(_PROCEDURES)
    keep(_MIGRATED)
    TransactionTestCase._fixture_teardown = lambda _case: restore(_MIGRATED)  # type: ignore[attr-defined]


def _drop(creation: Any, name: str, verbosity: int) -> None:
    """Also while a thread of the live server, or a worker that is ending, has a connection."""
    with creation._nodb_cursor() as cursor:
        cursor.execute(f"DROP DATABASE {connection.ops.quote_name(name)} WITH (FORCE)")


DatabaseCreation._destroy_test_db = _drop  # type: ignore[attr-defined]


def _execute(statement: str, *values: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement, values or None)
