"""The log of evidence: leaves, the tree over them, checkpoints, and who vouches for those.

All of it is append-only. The trigger `Logged` writes a leaf for each row of a table.
"""

from typing import Any

import pgtrigger
from django.db import models
from django.db.models import Model, Q
from django.db.models.functions import Now

from accounts.constraints import Trigger, UpdateCondition, append_only
from llm.columns import Sha256Field

# Kinds of leaves whose events have no table.
KEY_KIND, ARCHIVE_KIND = "log_key", "archive"
WITHOUT_ROWS = (KEY_KIND, ARCHIVE_KIND)


class WrittenAsItHappens(Trigger):
    """Refuses a leaf with a chosen place or time, and a row's leaf that `Logged` does not write:
    this trigger must run inside that one."""

    name = "as_it_happens"
    operation = pgtrigger.Insert
    func = """
        IF NEW.index IS NOT NULL OR NEW.at <> statement_timestamp()
                OR NEW.row <> '' AND pg_trigger_depth() < 2 THEN
            RAISE EXCEPTION 'INSERT on % is refused: a leaf is written with its event, now',
                TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class Leaf(models.Model):
    """One event. Its bytes in the tree are `log.encode_entry`: canonical JSON of `at`, `content`,
    `kind`.

    `content` is canonical JSON (RFC 8785). `row` is the key of the event's row in its own table,
    empty if it has none. `index` is its place in the log, from 0. It is null until the next
    checkpoint, because places given at commit could leave gaps.
    """

    kind = models.CharField(max_length=20)
    row = models.CharField(max_length=64, blank=True)
    content = models.TextField()
    at = models.DateTimeField(db_default=Now(), editable=False)
    index = models.PositiveBigIntegerField(null=True, unique=True, editable=False)

    class Meta:
        ordering = ["id"]
        indexes = [models.Index("id", condition=Q(index__isnull=True), name="leaf_without_a_place")]
        constraints = [
            models.UniqueConstraint(
                "kind", "row", condition=~Q(row=""), name="leaf_once_for_a_row"
            ),
            # The kind is in the leaf's JSON unescaped.
            models.CheckConstraint(
                condition=Q(kind__regex=r"^[a-z_]+$"), name="leaf_kind_is_plain"
            ),
            models.CheckConstraint(
                condition=Q(kind__in=WITHOUT_ROWS, row="") | ~Q(kind__in=WITHOUT_ROWS) & ~Q(row=""),
                name="leaf_has_a_row_or_needs_none",
            ),
        ]
        triggers = [
            *append_only(
                unless=UpdateCondition(
                    """TG_OP = 'UPDATE' AND OLD.index IS NULL
                    AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('index', NEW.index)""",
                    ["index"],
                )
            ),
            WrittenAsItHappens(),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.row}".strip()


class Node(models.Model):
    """The hash of a complete node of the tree; at level 0 that of the leaf `position`."""

    pk = models.CompositePrimaryKey("level", "position")
    level = models.PositiveSmallIntegerField()
    position = models.PositiveBigIntegerField()
    hash = models.BinaryField()

    class Meta:
        triggers = append_only()

    def __str__(self) -> str:
        return f"Node {self.level}/{self.position}"


class Checkpoint(models.Model):
    """A signed note over the tree of `size` leaves (C2SP tlog-checkpoint)."""

    size = models.PositiveBigIntegerField(primary_key=True)
    note = models.TextField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["size"]
        triggers = append_only()

    def __str__(self) -> str:
        return f"Checkpoint {self.size}"


class AnchorKind(models.TextChoices):
    SINK = "sink", "handed to a sink"
    TIMESTAMP = "timestamp", "stamped by an authority"


class Anchor(models.Model):
    """An outside proof of a checkpoint. `content` is where a sink keeps it, or an authority's
    answer (RFC 3161)."""

    checkpoint = models.ForeignKey(Checkpoint, on_delete=models.PROTECT, related_name="anchors")
    kind = models.CharField(max_length=12, choices=AnchorKind)
    name = models.CharField(max_length=2000)
    content = models.BinaryField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(kind__in=AnchorKind.values), name="anchor_kind_known"
            ),
            models.UniqueConstraint("kind", "name", "checkpoint", name="anchor_once"),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.checkpoint} {self.get_kind_display()}"


# --- Leaves of rows ---------------------------------------------------------


def content_sql(model: type[Model], row: str, without: tuple[str, ...] = ()) -> str:
    """SQL for the content of a row's leaf: canonical JSON of its columns, made by PostgreSQL.

    Free text and JSON become their SHA-256, so a leaf holds nothing that must be erased later.
    Names are ASCII, so their order is that of RFC 8785; `to_json` writes text as it requires.
    """
    columns = {
        name: value
        for field in model._meta.concrete_fields
        if field.column not in without
        for name, value in [_column(field, f"{row}.{field.column}")]
    }
    members = " || ',' || ".join(
        f"""'"{name}":' || coalesce(to_json({columns[name]})::text, 'null')"""
        for name in sorted(columns)
    )
    return f"'{{' || {members} || '}}'"


def _column(field: Any, value: str) -> tuple[str, str]:
    name: str = field.column
    if isinstance(field, Sha256Field):
        return name, f"encode({value}, 'hex')"
    if isinstance(field, models.TextField | models.JSONField):
        return f"{name}_sha256", f"encode(sha256(convert_to({value}::text, 'UTF8')), 'hex')"
    if isinstance(field, models.DateTimeField):
        iso = """'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'"""
        return name, f"to_char({value} AT TIME ZONE 'UTC', {iso})"
    return name, value


class Logged(Trigger):
    """Writes the leaf of each inserted row, in its transaction.

    `without` names columns that change later, and those that may be emptied and whose hash another
    column holds.
    """

    name = "logged"
    when = pgtrigger.After
    operation = pgtrigger.Insert

    def __init__(self, kind: str, *, without: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.kind, self.without = kind, without

    def get_func(self, model: type[Model]) -> str:  # type: ignore[override]
        key = model._meta.pk.column
        return f"""
            INSERT INTO transparency_leaf (kind, row, content) VALUES (
                '{self.kind}', NEW.{key}::text, {content_sql(model, "NEW", self.without)}
            );
            RETURN NULL;
        """  # noqa: S608 (our own names)


def logged_models() -> dict[str, tuple[type[Model], Logged]]:
    """The model and the trigger of each kind of leaf with rows in a table."""
    from django.apps import apps  # noqa: PLC0415

    return {
        trigger.kind: (model, trigger)
        for model in apps.get_models()
        for trigger in getattr(model._meta, "triggers", ())
        if isinstance(trigger, Logged)
    }
