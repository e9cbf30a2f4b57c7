"""Many records at a first look: what they rest on is read a thousand at a time, without models.

The rows come as plain objects with the attributes that the models have, so that the functions of
`records.snapshot` and the checks of `records.verification` take them. A record that fails here, for
whatever reason, is looked at closely there: a mistake made here costs time and hides nothing.
"""

import gc
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from itertools import islice
from types import SimpleNamespace
from typing import Any

import msgspec
import psycopg
from django.contrib.auth.models import User
from django.db import connection, models, transaction
from django.db.models import QuerySet, TextField
from django.db.models.functions import Cast

from accounts.models import SigningKey
from judging.models import Evaluation, Rating, Score
from llm.canonical_json import LARGEST_INTEGER
from llm.columns import PackedListField, Sha256Field, json_of_list
from records import storage
from records.appending import superseded_dict
from records.models import (
    ClaimEvent,
    Disposition,
    PasskeySignature,
    Record,
    Review,
    SharedParts,
    ViewEvent,
)
from records.snapshot import (
    NAMES,
    PARTS,
    guideline_dict,
    parts_in,
    parts_of,
    snapshot_dict,
    spelled_of,
    unpacked,
    with_parts,
)
from summaries.models import (
    Attempt,
    Criterion,
    GuidelineVersion,
    Recording,
    RevisionBrief,
    Summary,
    Transcript,
    Transition,
)

_BATCH = 1000
# Transcripts may have 20 MB each.
_AT_ONCE = 50
# The rows below a case, each kind after the one that it is below of, and its way up to the case.
_BELOW: tuple[tuple[type[models.Model], str], ...] = (
    (Recording, "transcript__summaries"),
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
# What contents are put together of, and whether they were disposed of.
_OF_CONTENTS = {Disposition, Record, Attempt, Evaluation, Score}
_LEFT_OUT = {"Record.text", "Record.stored_snapshot", "Summary.words", "Transcript.turns"}


# --- Contents ---------------------------------------------------------------


def contents() -> Iterator[tuple[int, str]]:
    """Texts, snapshots and PDFs that are not what their hashes say, by the number of the record."""
    reader = Reader(_OF_CONTENTS)
    for record in reader.records():
        if not hasattr(record.summary, "disposition"):
            reader.put_together(record)
            for part in wrong_contents(record):
                yield record.number, part


def wrong_contents(record: Any) -> Iterator[str]:
    """They are hashed here: PostgreSQL may have no use of the processor's instructions for it."""
    for part, content, signed in (
        ("text", record.text.encode(), record.text_sha256),
        ("snapshot", record.snapshot, record.snapshot_sha256),
        ("PDF", record.pdf_content, record.pdf_sha256),
    ):
        if sha256(content).hexdigest() != signed:
            yield part


# --- Rows -------------------------------------------------------------------


class _Rows(list[Any]):
    """What is below a row, with the one method of a related manager that is asked for."""

    def all(self) -> "_Rows":
        return self


class _Known(dict[Any, Any]):
    """Rows that many others point at, each read when the first does; one that is gone is a plain
    object, which no snapshot can be made of."""

    def __init__(self, rows: QuerySet[Any]) -> None:
        self._rows = rows

    def __missing__(self, key: Any) -> Any:
        self[key] = found = self._rows.filter(pk=key).first() or object()
        return found


# Rows by their kind and key.
_Found = dict[Any, dict[Any, Any]]


class Reader:
    """Reads records with what they rest on, or with rows of some `kinds` of that alone, and keeps
    the people and guidelines that it met."""

    def __init__(self, kinds: Container[type[models.Model]] | None = None) -> None:
        self._below = [(kind, path) for kind, path in _BELOW if kinds is None or kind in kinds]
        self._guidelines: dict[Any, dict[str, Any]] = {}
        self._parts = SharedParts()
        versions = GuidelineVersion.objects.select_related("guideline")
        self._known = {
            User: _Known(User.objects.all()),
            Criterion: _Known(Criterion.objects.all()),
            SigningKey: _Known(SigningKey.objects.all()),
            GuidelineVersion: _Known(versions.prefetch_related("criteria")),
        }

    def records(self) -> Iterator[Any]:
        """Those whose case and transcript are there, in the order of their numbers.

        Text, stored snapshot, PDF and turns of a record are there until the next is asked for.
        """
        numbers = Record.objects.order_by("number").values_list("number", flat=True).iterator()
        with _uncollected():
            while batch := list(islice(numbers, _BATCH)):
                records = Record.objects.filter(number__range=(batch[0], batch[-1]))
                with _by_indexes():
                    found = self._found(records.order_by().values("summary"))
                yield from self._with_contents(records, found)
                _forget(found)

    def _with_contents(self, records: QuerySet[Record], found: _Found) -> Iterator[Any]:
        small = {record.number: record for record in found[Record].values()}
        names = ("text", "stored_snapshot", "pdf__content", "summary__transcript__turns")
        large = records.values_list("number", *names)
        for number, text, snapshot, pdf, spoken in _streamed(large):
            record, transcript = small[number], small[number].summary.transcript
            record.text, record.stored_snapshot = text, snapshot
            record.pdf_content = storage.unpacked(pdf or b"", self._parts)
            transcript.turns = _read(json_of_list(spoken))
            if pdf is not None:
                record.pdf = pdf
            yield record
            vars(record).pop("pdf", None)
            record.text = record.stored_snapshot = record.pdf_content = transcript.turns = None

    def signed(self, record: Any) -> dict[str, Any] | None:
        """The snapshot, where it is value by value what the rows say today, in the order that they
        were written in; None where it is not. Raises what `UNLIKE` has for what cannot be compared.

        Rows may have come after it. Names of people and guidelines may change at any time.
        """
        summary = record.summary
        known = superseded_dict(record.supersedes, record.reason)
        guideline = self._guidelines.get(summary.guideline_version_id) or self._guideline(summary)
        now = snapshot_dict(record.review, guideline, known)
        spelled = with_parts(now, lambda part: msgspec.Raw(_ENCODER.encode(part)))
        record.snapshot = self._snapshot(record, map(bytes, parts_in(spelled)))
        if _ENCODER.encode(spelled) == record.snapshot:
            return now
        self._spell_otherwise(record, parts_in(now))
        signed: dict[str, Any] = decoded(record.snapshot)
        rows = _as_many(signed, now)
        alike = _encoded(signed, but=_NOT_OF_ROWS) == _encoded(rows, but=_NOT_OF_ROWS)
        if alike and _encoded(signed["guideline"], but=NAMES) == _encoded(guideline, but=NAMES):
            return signed
        return None

    def put_together(self, record: Any) -> None:
        """Gives it its snapshot, which has null for what its rows do not have any more."""
        try:
            parts = list(parts_of(record.summary))
            record.snapshot = self._snapshot(record, map(_ENCODER.encode, parts))
            self._spell_otherwise(record, parts)
        except UNLIKE:
            record.snapshot = self._snapshot(record, ())

    def _spell_otherwise(self, record: Any, parts: Iterable[Any]) -> None:
        """As RFC 8785 spells numbers such as one in a million, where that makes a difference."""
        if sha256(record.snapshot).hexdigest() != record.snapshot_sha256:
            record.snapshot = self._snapshot(record, spelled_of(parts))

    def _snapshot(self, record: Any, spelled: Iterable[bytes]) -> bytes:
        return unpacked(record.stored_snapshot, spelled, self._parts)

    def _guideline(self, summary: Any) -> dict[str, Any]:
        version = decoded(_ENCODER.encode(guideline_dict(summary)).decode())
        return self._guidelines.setdefault(summary.guideline_version_id, version)

    def _found(self, cases: QuerySet[Any, Any]) -> _Found:
        """The rows of these cases by kind and key, each with what is above and below it."""
        found: _Found = defaultdict(dict)
        found[Transcript] = self._read(Transcript.objects.filter(summaries__in=cases))
        found[Summary] = self._read(Summary.objects.filter(pk__in=cases))
        for summary in found[Summary].values():
            summary.transcript = found[Transcript].get(summary.transcript_id)
        for kind, path in self._below:
            found[kind] = self._read(kind._default_manager.filter(**{f"{path}__in": cases}))
            _attach(kind, path.partition("__")[0], found)
        for record in found[Record].values():
            record.review = found[Review].get(record.review_id)
            # None of another case is found, which is a fault.
            former = record.supersedes_id
            record.supersedes = None if former is None else found[Record].get(former, object())
        return found

    def _read(self, rows: QuerySet[Any]) -> dict[Any, Any]:
        """By their keys, in their order. Values are read column by column, which is faster."""
        fields = _fields(rows.model)
        held = zip(*_executed(rows.values_list(*map(_selected, fields))), strict=True)
        columns: dict[str, Any] = {}
        for field, values in zip(fields, held, strict=False):
            columns[field.attname] = self._values(field, values)
            if (known := self._known.get(field.related_model)) is not None:
                columns[field.name] = [None if key is None else known[key] for key in values]
        columns["pk"] = columns.get(rows.model._meta.pk.attname, ())
        return {
            values[-1]: SimpleNamespace(**dict(zip(columns, values, strict=True)))
            for values in zip(*columns.values(), strict=True)
        }

    def _values(self, field: Any, values: Sequence[Any]) -> Sequence[Any]:
        if isinstance(field, PackedListField):
            return [_read(json_of_list(stored)) for stored in values]
        if isinstance(field, models.JSONField):
            return list(map(_read, values))
        if isinstance(field, models.FloatField):
            return [_whole(number) for number in values]
        if isinstance(field, Sha256Field):
            return [digest.hex() for digest in values]
        return values


def _fields(kind: type[models.Model]) -> list[Any]:
    return [
        field
        for field in kind._meta.concrete_fields
        if f"{kind.__name__}.{field.name}" not in _LEFT_OUT
    ]


def _selected(field: Any) -> Any:
    """Keys and JSON as text, which is read faster than what they are."""
    target = field.target_field if field.is_relation else field
    is_text = isinstance(target, models.UUIDField | models.JSONField)
    is_text &= not isinstance(target, PackedListField)
    return Cast(field.attname, TextField()) if is_text else field.attname


def _attach(kind: type[models.Model], name: str, found: _Found) -> None:
    """Give rows of this kind what they are below of, and give that its rows of this kind."""
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
    """Without the collector of cyclic garbage, which takes half of the time that reading takes."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _forget(found: _Found) -> None:
    """Rows that point at each other would stay without the collector."""
    for rows in found.values():
        for row in rows.values():
            row.__dict__.clear()


@contextmanager
def _by_indexes() -> Iterator[None]:
    """PostgreSQL takes a thousand cases for so many rows that it would read whole tables."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        yield


def _executed(rows: QuerySet[Any, Any]) -> list[tuple[Any, ...]]:
    """In PostgreSQL's binary form, which Django's own cursors do not read."""
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
    """As canonical JSON has it, which writes 4.0 as 4."""
    if number is None:
        return None
    number = float(number)
    return int(number) if number.is_integer() and abs(number) <= LARGEST_INTEGER else number


_DECODER = msgspec.json.Decoder(float_hook=_whole)
_ENCODER = msgspec.json.Encoder(order="sorted")
# Most of what is stored as JSON is one of a few small values; nobody changes what was read.
_SHORT = 16


def decoded(text: str | bytes | None) -> Any:
    """Raises msgspec.DecodeError."""
    if text is not None and len(text) <= _SHORT:
        return _short(text)
    return text if text is None else _DECODER.decode(text)


def _read(text: str | bytes | None) -> Any:
    """What cannot be read is like nothing that was signed."""
    try:
        return decoded(text)
    except (msgspec.DecodeError, RecursionError):
        return object()


@cache
def _short(text: str | bytes) -> Any:
    return _DECODER.decode(text)


def _encoded(held: dict[str, Any], but: frozenset[str]) -> bytes:
    return _ENCODER.encode({name: item for name, item in held.items() if name not in but})


_NOT_OF_ROWS = frozenset({"guideline", "engine_notice", "schema"})


def _as_many(signed: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """`now` with as many rows as were signed, and with the full names of then."""
    for name in ("claims", "views", "transitions", "attempts"):
        del now[name][len(signed[name]) :]
    reviews = [(signed["approval"], now["approval"])]
    for before, attempt in zip(signed["attempts"], now["attempts"], strict=True):
        for part in PARTS:
            del attempt[part][len(before[part]) :]
        reviews += zip(before["reviews"], attempt["reviews"], strict=True)
    for before, review in reviews:
        review["reviewer_name"] = before["reviewer_name"]
    return now


# What comparing, or checking, a record may raise where its rows or its snapshot are of no known
# form.
UNLIKE = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
)
