"""Gives each transactional test the database that the migrations left, in a few milliseconds.

Django truncates every table and runs all handlers of `post_migrate`, which takes as long as many of
these tests do.
"""

from typing import Any

from django.db import connection
from django.test import TransactionTestCase

# The rows that the migrations made are copied into a schema of their own. Only a superuser may set
# session_replication_role; under it neither the triggers that refuse a DELETE nor foreign keys act.
# The lock waits for transactions of killed processes, as TRUNCATE would.
_PREPARE = """
CREATE SCHEMA pristine;
DO $$ DECLARE name text; holds_rows boolean; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I)', name) INTO holds_rows;
        IF holds_rows THEN
            EXECUTE format('CREATE TABLE pristine.%I AS TABLE public.%I', name, name);
        END IF;
    END LOOP;
END $$;
CREATE PROCEDURE pristine.restore() LANGUAGE plpgsql AS $$ DECLARE name text; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1 LOOP
        EXECUTE format('LOCK TABLE public.%I IN EXCLUSIVE MODE', name);
        EXECUTE format('DELETE FROM public.%I', name);
    END LOOP;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'pristine' LOOP
        EXECUTE format('INSERT INTO public.%I SELECT * FROM pristine.%I', name, name);
    END LOOP;
END $$;
"""


def prepare() -> None:
    with connection.cursor() as cursor:
        cursor.execute(_PREPARE)


def restore(_case: Any = None) -> None:
    with connection.cursor() as cursor:
        cursor.execute("CALL pristine.restore()")


def take_over_from_flush() -> None:
    prepare()
    TransactionTestCase._fixture_teardown = restore  # type: ignore[attr-defined]
