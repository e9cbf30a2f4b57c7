"""Constraints and triggers that models of several rooms share."""

import json
from collections.abc import Iterable
from typing import Any, Self

import pgtrigger
from django.db.models import F, Func, IntegerField, Model, Q
from django.db.models.lookups import Exact


def is_sha256(field: str) -> Q:
    """The column holds 64 lower-case hexadecimal digits."""
    return Q(**{f"{field}__regex": r"^[0-9a-f]{64}$"})


def is_digest(field: str) -> Exact:
    """The `Sha256Field` holds 32 bytes, as a SHA-256 has."""
    length = Func(F(field), function="octet_length", output_field=IntegerField())
    return Exact(length, 32)


def all_or_none_set(*fields: str) -> Q:
    """All of the nullable columns are set, or none is."""
    return Q(**{f"{field}__isnull": True for field in fields}) | Q(
        **{f"{field}__isnull": False for field in fields}
    )


# --- Triggers ---------------------------------------------------------------
# Triggers for `Meta.triggers`: changes that PostgreSQL itself refuses.
#
# They apply to querysets and to SQL alike. The owner of a table can still drop a trigger:
# `verify_records` shows what was changed then. `manage.py pgtrigger ls` lists all triggers and
# says whether the database has them.
#
# Their functions name tables of other rooms; PostgreSQL looks them up when a trigger fires.

# For a row with a `summary_id`: its summary is being deleted, and a Deletion, which stays, says so.
# An approved summary is never deleted.
DELETED_WITH_ITS_SUMMARY = """TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM summaries_summary s
    JOIN summaries_deletion d ON d.transcript_id = s.transcript_id
    WHERE s.id = OLD.summary_id AND s.status <> 'approved'
)"""


def disposed_condition(summary: str) -> str:
    """SQL: the content of the summary with this id was disposed of."""
    return f"EXISTS (SELECT FROM records_disposition d WHERE d.summary_id = {summary})"


class UpdateCondition(str):
    """An SQL condition under which only `columns` may be changed."""

    columns: frozenset[str]

    def __new__(cls, condition: str, columns: Iterable[str]) -> Self:
        made = super().__new__(cls, condition)
        made.columns = frozenset(columns)
        return made


def emptying_condition(content: dict[str, Any], *, when: str) -> UpdateCondition:
    """SQL: an UPDATE that only sets columns to their values in `content`, while `when` holds."""
    return UpdateCondition(
        f"""TG_OP = 'UPDATE' AND {when}
        AND to_jsonb(NEW) = to_jsonb(OLD) || '{json.dumps(content)}'::jsonb""",
        content,
    )


def blanking_condition(*texts: str, derived: str = "") -> UpdateCondition:
    """SQL: an UPDATE that only empties some of the columns `texts`. `derived` is a generated
    column, which has no value before a row is written."""
    left_out = ",".join([*texts, *filter(None, [derived])])
    emptied_or_kept = [f"NEW.{text} IN (OLD.{text}, '')" for text in texts]
    return UpdateCondition(
        f"""TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{{{left_out}}}'::text[]
            = to_jsonb(OLD) - '{{{left_out}}}'::text[]
        AND {" AND ".join(emptied_or_kept)}""",
        texts,
    )


class Trigger(pgtrigger.Trigger):
    """A trigger that `pgtrigger.ignore` cannot switch off.

    pgtrigger's functions first check whether the session variable of that name lists them, and any
    SQL may set it. PostgreSQL evaluates declarations before that, and this one empties the
    variable.
    """

    when = pgtrigger.Before

    def get_declare(self, model: Model) -> list[tuple[str, str]]:
        never_ignored = "text := pg_catalog.set_config('pgtrigger.ignore', '{}', true)"
        return [("never_ignored", never_ignored), *super().get_declare(model)]


class Refuse(Trigger):
    """Raises an IntegrityError with the reason `because`, unless the SQL condition `unless` holds.

    `may_delete` says whether any row may be deleted, `may_update` which columns may change in some
    row (None for all). `config.database_roles` gives the application's role these rights.
    """

    def __init__(
        self,
        name: str,
        operation: pgtrigger.Operation,
        *,
        because: str = "its rows are kept as they were written",
        unless: str = "",
        **options: Any,
    ) -> None:
        allowed = f"IF {unless} THEN RETURN coalesce(NEW, OLD); END IF;" if unless else ""
        refused = f"""RAISE EXCEPTION '% on % is refused: {because}', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';"""
        super().__init__(name=name, operation=operation, func=f"{allowed} {refused}", **options)
        every_row = "condition" not in options
        columns = unless.columns if isinstance(unless, UpdateCondition) else frozenset[str]()
        refuses_update = every_row and "UPDATE" in str(operation)
        refuses_delete = every_row and "DELETE" in str(operation) and (columns or not unless)
        self.may_update = columns if refuses_update else None
        self.may_delete = not refuses_delete


def append_only(*, unless: str = "") -> list[Trigger]:
    """Rows can only be inserted, unless the SQL condition holds for a row."""
    return [
        Refuse("append_only", pgtrigger.Update | pgtrigger.Delete, unless=unless),
        Refuse("no_truncate", pgtrigger.Truncate, level=pgtrigger.Statement),
    ]


def immutable(*, unless: str = "") -> Trigger:
    """Rows can be inserted and deleted, but not changed, unless the SQL condition holds for one."""
    return Refuse("immutable", pgtrigger.Update, unless=unless)
