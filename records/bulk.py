"""A fast first check of many records: reads their rows a thousand at a time, without models.

The rows are plain objects with the attributes of the models, so the functions of
`records.snapshot` and the checks of `records.verification` accept them. A record that fails here
for any reason is read again there, with its models, before a fault is reported.
"""

import gc
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import islice
from types import SimpleNamespace
from typing import Any

import msgspec
import psycopg
from countersign_judge.llm.canonical_json import LARGEST_INTEGER
from django.contrib.auth.models import User
from django.db import connection, models, transaction
from django.db.models import QuerySet, TextField
from django.db.models.functions import Cast

from accounts.models import SigningKey
from judging.models import Evaluation, Rating, Score
from llm.columns import Sha256Field
from records.models import (
    CONTENT,
    ClaimEvent,
    Disposition,
    PasskeySignature,
    Record,
    Review,
    ViewEvent,
)
from summaries.models import (
    Attempt,
    Correction,
    Criterion,
    GuidelineVersion,
    Recording,
    RevisionBrief,
    Summary,
    Transcript,
    Transition,
)

_BATCH = 1000
# A transcript may have 20 MB.
_AT_ONCE = 50
# The rows under a case, each kind after its parent's, with its path up to the case.
_BELOW: tuple[tuple[type[models.Model], str], ...] = (
    (Recording, "transcript__summaries"),
    (Correction, "transcript__summaries"),
    (Disposition, "summary"),
    (Record, "summary"),
    (Attempt, "summary"),
    (ClaimEvent, "summary"),
    (ViewEvent, "summary"),
    (Transition, "summary"),
    (Evaluation, "attempt__summary"),
    (RevisionBrief, "attempt__summary"),
    (Review, "attempt__summary"),
    (PasskeySignature, "review__attempt__summary"),
    (Rating, "attempt__summary"),
    (Score, "evaluation__attempt__summary"),
)
# Large: read a few at a time.
_LEFT_OUT = {*(f"Record.{name}" for name in CONTENT), "Summary.words", "Transcript.turns"}


# --- Rows -------------------------------------------------------------------


class _Rows(list[Any]):
    """A row's children, with the one method of a related manager that is used."""

    def all(self) -> "_Rows":
        return self


class _Known(dict[Any, Any]):
    """Rows that many others reference, each read at its first use. A missing one is a plain
    object, from which no snapshot can be made."""

    def __init__(self, rows: QuerySet[Any]) -> None:
        self._rows = rows

    def __missing__(self, key: Any) -> Any:
        self[key] = found = self._rows.filter(pk=key).first() or object()
        return found


# Rows by their kind and key.
_Found = dict[Any, dict[Any, Any]]


class Reader:
    """Reads records with their rows, and caches the people and guidelines that it meets."""

    def __init__(self) -> None:
        versions = GuidelineVersion.objects.select_related("guideline")
        self._known = {
            User: _Known(User.objects.all()),
            Criterion: _Known(Criterion.objects.all()),
            SigningKey: _Known(SigningKey.objects.all()),
            GuidelineVersion: _Known(versions.prefetch_related("criteria")),
        }

    def records(self) -> Iterator[Any]:
        """Records whose case and transcript exist, by number.

        A record has its text, snapshot, PDF and turns until the next one is read.
        """
        numbers = Record.objects.order_by("number").values_list("number", flat=True).iterator()
        with _uncollected():
            while batch := list(islice(numbers, _BATCH)):
                records = Record.objects.filter(number__range=(batch[0], batch[-1]))
                with _by_indexes():
                    found = self._found(records.order_by().values("summary"))
                yield from self._with_contents(records, found)
                # Without the collector, rows in reference cycles would stay.
                for rows in found.values():
                    for row in rows.values():
                        row.__dict__.clear()

    def _with_contents(self, records: QuerySet[Record], found: _Found) -> Iterator[Any]:
        small = {record.number: record for record in found[Record].values()}
        as_text = Cast("summary__transcript__turns", TextField())
        for number, *contents, spoken in _streamed(
            records.values_list("number", *CONTENT, as_text)
        ):
            record, transcript = small[number], small[number].summary.transcript
            vars(record).update(zip(CONTENT, contents, strict=True))
            transcript.turns = _read(spoken)
            yield record
            vars(record).update(dict.fromkeys(CONTENT))
            transcript.turns = None

    def _found(self, cases: QuerySet[Any, Any]) -> _Found:
        """The rows of these cases by kind and key, each with its parent and children."""
        found: _Found = defaultdict(dict)
        found[Transcript] = self._read(Transcript.objects.filter(summaries__in=cases))
        found[Summary] = self._read(Summary.objects.filter(pk__in=cases))
        for summary in found[Summary].values():
            summary.transcript = found[Transcript].get(summary.transcript_id)
        for kind, path in _BELOW:
            found[kind] = self._read(kind._default_manager.filter(**{f"{path}__in": cases}))
            _attach(kind, path.partition("__")[0], found)
        for record in found[Record].values():
            record.review = found[Review].get(record.review_id)
            # A record of another case is not found: a fault.
            former = record.supersedes_id
            record.supersedes = None if former is None else found[Record].get(former, object())
        return found

    def _read(self, rows: QuerySet[Any]) -> dict[Any, Any]:
        """Rows by key, in order. Reads values column by column, which is faster."""
        kind = rows.model
        fields: list[Any] = [
            field
            for field in kind._meta.concrete_fields
            if f"{kind.__name__}.{field.name}" not in _LEFT_OUT
        ]
        held = zip(*_executed(rows.values_list(*map(_selected, fields))), strict=True)
        columns: dict[str, Any] = {}
        for field, values in zip(fields, held, strict=False):
            columns[field.attname] = self._values(field, values)
            if (known := self._known.get(field.related_model)) is not None:
                columns[field.name] = [None if key is None else known[key] for key in values]
        columns["pk"] = columns.get(kind._meta.pk.attname, ())
        return {
            values[-1]: SimpleNamespace(**dict(zip(columns, values, strict=True)))
            for values in zip(*columns.values(), strict=True)
        }

    def _values(self, field: Any, values: Sequence[Any]) -> Sequence[Any]:
        if isinstance(field, models.JSONField):
            return list(map(_read, values))
        if isinstance(field, models.FloatField):
            return [_whole(number) for number in values]
        if isinstance(field, Sha256Field):
            return [digest.hex() for digest in values]
        return values


def _selected(field: Any) -> Any:
    """Keys and JSON as text, which is faster to read."""
    target = field.target_field if field.is_relation else field
    if isinstance(target, models.UUIDField | models.JSONField):
        return Cast(field.attname, TextField())
    return field.attname


def _attach(kind: type[models.Model], name: str, found: _Found) -> None:
    """Link rows of this kind to their parents, and the parents to them."""
    field: Any = kind._meta.get_field(name)
    accessor, parents = field.remote_field.get_accessor_name(), found[field.related_model]
    if not field.one_to_one:
        for parent in parents.values():
            setattr(parent, accessor, _Rows())
    for row in found[kind].values():
        parent = parents.get(getattr(row, field.attname))
        if parent is None:
            continue
        setattr(row, name, parent)
        if field.one_to_one:
            setattr(parent, accessor, row)
        else:
            getattr(parent, accessor).append(row)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Turn off the cyclic garbage collector, which takes half of the reading time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def _by_indexes() -> Iterator[None]:
    """Force indexes: for a thousand cases PostgreSQL would read whole tables."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        yield


def _executed(rows: QuerySet[Any, Any]) -> list[tuple[Any, ...]]:
    """In PostgreSQL's binary format, which Django's cursors do not read."""
    connection.ensure_connection()
    with psycopg.Cursor(connection.connection) as cursor:
        return cursor.execute(*rows.query.sql_with_params(), binary=True).fetchall()


def _streamed(rows: QuerySet[Any, Any]) -> Iterator[tuple[Any, ...]]:
    """The same, a few rows at a time."""
    with _by_indexes(), psycopg.ServerCursor(connection.connection, "streamed") as cursor:
        cursor.itersize = _AT_ONCE
        yield from cursor.execute(*rows.query.sql_with_params(), binary=True)


# --- Values -----------------------------------------------------------------


def _whole(number: float | str | None) -> float | int | None:
    """As in canonical JSON, which writes 4.0 as 4."""
    if number is None:
        return None
    number = float(number)
    return int(number) if number.is_integer() and abs(number) <= LARGEST_INTEGER else number


_DECODER = msgspec.json.Decoder(float_hook=_whole)
# Most JSON values are one of a few small ones. They are shared, since no code changes them.
_SHORT = 16


def _read(text: str | None) -> Any:
    """Unreadable text gives a value that equals no other."""
    if text is None:
        return None
    try:
        return _short(text) if len(text) <= _SHORT else _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return object()


@cache
def _short(text: str) -> Any:
    return _DECODER.decode(text)


# What a comparison or check of a record may raise if its rows or snapshot have an unknown form.
UNLIKE = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
)
