"""The triggers of before 0037, which replaced them by those that the models declare.

Row triggers stop UPDATE and DELETE from querysets and raw SQL alike; a statement trigger stops
TRUNCATE. The owner of a table can still drop a trigger: `verify_records` shows what that was
used for.
"""

from django.db.migrations import RunSQL

_REFUSE = """
CREATE OR REPLACE FUNCTION countersign_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% on % is refused: its rows are kept as they were written',
        TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
"""


def functions() -> RunSQL:
    """The function that the triggers below share."""
    return RunSQL(_REFUSE, "DROP FUNCTION countersign_refuse();")


def append_only(table: str) -> RunSQL:
    """Rows of `table` can be inserted and nothing else."""
    return RunSQL(
        f"""
        CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE ON {table}
            FOR EACH ROW EXECUTE FUNCTION countersign_refuse();
        CREATE TRIGGER {table}_no_truncate BEFORE TRUNCATE ON {table}
            FOR EACH STATEMENT EXECUTE FUNCTION countersign_refuse();
        """,
        f"DROP TRIGGER {table}_no_truncate ON {table};DROP TRIGGER {table}_append_only ON {table};",
    )


def written_once(table: str) -> RunSQL:
    """Rows of `table` can be inserted and, with their case, deleted, but never changed."""
    return RunSQL(
        f"""
        CREATE TRIGGER {table}_written_once BEFORE UPDATE ON {table}
            FOR EACH ROW EXECUTE FUNCTION countersign_refuse();
        """,
        f"DROP TRIGGER {table}_written_once ON {table};",
    )


_GOES = """
CREATE FUNCTION countersign_transition_goes_with_its_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (
        SELECT 1 FROM summaries_summary s
        JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
        WHERE s.id = OLD.summary_id AND s.status <> 'approved'
    ) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION '% on % is refused: its rows are kept as they were written',
        TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
"""


def deletion_function() -> RunSQL:
    """The function that `goes_with_its_case` needs; named after the first table that had it."""
    return RunSQL(_GOES, "DROP FUNCTION countersign_transition_goes_with_its_case();")


def goes_with_its_case(table: str) -> RunSQL:
    """Rows of an append-only `table` with a `summary_id` may be deleted, but only with a case
    whose Deletion, which stays, is written."""
    return RunSQL(
        _append_only_by(table, "countersign_transition_goes_with_its_case"),
        _append_only_by(table, "countersign_refuse"),
    )


def _append_only_by(table: str, function: str) -> str:
    return f"""
        DROP TRIGGER {table}_append_only ON {table};
        CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE ON {table}
            FOR EACH ROW EXECUTE FUNCTION {function}();
    """
