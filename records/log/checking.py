"""Verification of the log: rebuilds it from the stored rows, and compares it with checkpoints
known elsewhere."""

import json
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from countersign_judge.llm.canonical_json import NotCanonical, canonical_json
from django.db import connection, transaction
from django.db.models import Count, DateTimeField, Model

from records.log import keys, timestamps, tree
from records.log.log import encode_entry, read_node
from records.log.models import (
    KEY_KIND,
    WITHOUT_ROWS,
    Anchor,
    AnchorKind,
    Checkpoint,
    Leaf,
    Node,
    content_sql,
    logged_models,
)
from records.log.notes import NoteRefused, TreeHead, Verifier, open_note

# Yield (source, note) for checkpoints known outside the database, and (sentence, None) for what is
# wrong there. Apps above add theirs.
outside_checkpoint_sources: list[Callable[[], Iterator[tuple[str, str | None]]]] = []
_BATCH = 5000


@outside_checkpoint_sources.append
def _yield_last_signed() -> Iterator[tuple[str, str | None]]:
    if note := keys.read_last_signed():
        yield "the key's directory", note


@dataclass(frozen=True)
class LogCheckResult:
    """`size` leaves are stored; `newest` names the newest outside checkpoint."""

    faults: list[str]
    size: int
    newest: str


def check_log(
    known: Iterable[tuple[str, str | None]], trusted: Sequence[Verifier]
) -> LogCheckResult:
    """Check the whole log from the stored rows; `known` is what `known_outside` yields.

    Accepts only what a `trusted` key has signed.
    """
    found: list[str] = []
    heads: list[tuple[str, TreeHead]] = []
    for source, note in known:
        if note is None:
            found.append(source)
            continue
        try:
            heads.append((source, TreeHead.read(open_note(note, trusted))))
        except NoteRefused as error:
            found.append(f"the checkpoint of {source} is refused: {error}")
    rebuilt = _RebuiltTree({head.size for _, head in heads}, trusted)
    with _database_snapshot():
        for kind in logged_models():
            found.extend(find_row_faults(kind))
        found.extend(_find_faults_without_rows(trusted))
        found.extend(rebuilt.faults())
        found.extend(rebuilt.against(heads))
        found.extend(_find_stamp_faults())
    newest = max(heads, key=lambda held: held[1].size, default=None)
    told = f"{newest[1].size} leaves known to {newest[0]}" if newest else "no checkpoint outside"
    return LogCheckResult(found, rebuilt.size, told)


@contextmanager
def _database_snapshot() -> Iterator[None]:
    """Queries inside see the database of one moment, while checkpoints are made. Within a caller's
    transaction they see what that sees."""
    outermost = not connection.in_atomic_block
    with transaction.atomic():
        if outermost:
            with connection.cursor() as cursor:
                cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield


def _find_stamp_faults() -> Iterator[str]:
    """Time stamps not of their checkpoint, or not by a trusted authority."""
    stamps = Anchor.objects.filter(kind=AnchorKind.TIMESTAMP).select_related("checkpoint")
    if not stamps.exists():
        return
    try:
        trusted = timestamps.load_authorities()
    except (OSError, ValueError) as error:
        yield f"time stamps cannot be checked: {error}"
        return
    for stamp in stamps.iterator(chunk_size=_BATCH):
        try:
            timestamps.check_stamp(bytes(stamp.content), stamp.checkpoint.note, trusted)
        except timestamps.StampRefused as error:
            size = stamp.checkpoint_id
            yield f"the time stamp of {stamp.name} over checkpoint {size} is refused: {error}"


# --- Rows and leaves --------------------------------------------------------

# A clock may be set an hour ahead or back (summer time by hand, a wrong time zone) while an event's
# transaction is open, which itself takes a while. A larger difference means backdated.
_MOST_CLOCK_DIFFERENCE = timedelta(minutes=70)


def find_row_faults(kind: str) -> Iterator[str]:
    """Compare rows of events with their leaves, both ways: changed, gone, put in, backdated."""
    unlike = set()
    with connection.cursor() as cursor:
        cursor.execute(_build_compare_sql(kind), [kind])
        for row, unlogged, gone, content in cursor:
            unlike.add(row)
            yield f"{_describe_row(kind, row, content)} {_describe_difference(unlogged, gone)}"
        if moment := _find_time_column(logged_models()[kind][0]):
            cursor.execute(_build_backdated_sql(kind, moment), [kind, str(_MOST_CLOCK_DIFFERENCE)])
            for row, content, at in cursor:
                if row not in unlike:
                    name = _describe_row(kind, row, content)
                    yield f"{name} was put in at {at.isoformat()}, and says otherwise"


def is_row_logged(kind: str, row: UUID | int) -> bool:
    """Whether the stored row matches its leaf."""
    with connection.cursor() as cursor:
        cursor.execute(_build_compare_sql(kind, one=True), [row, kind, str(row)])
        return cursor.fetchone() is None


def _build_compare_sql(kind: str, *, one: bool = False) -> str:
    """Compares all rows and leaves of the kind, or one; parameters row, kind, row."""
    model, trigger = logged_models()[kind]
    key, table = model._meta.pk.column, model._meta.db_table
    content = content_sql(model, "t", trigger.without)
    row, leaf = (f"WHERE t.{key} = %s", "AND row = %s") if one else ("", "")
    return f"""
        SELECT coalesce(l.row, r.key), l.row IS NULL, r.key IS NULL, coalesce(l.content, r.content)
        FROM (SELECT t.{key}::text AS key, {content} AS content FROM {table} t {row}) r
        FULL JOIN (SELECT row, content FROM transparency_leaf WHERE kind = %s {leaf}) l
            ON l.row = r.key
        WHERE l.content IS DISTINCT FROM r.content ORDER BY coalesce(l.row, r.key)
    """  # noqa: S608 (our own names)


def _find_time_column(model: type[Model]) -> str:
    """The column with a row's time; empty for one that another row dates."""
    for field in model._meta.concrete_fields:
        if isinstance(field, DateTimeField) and field.has_db_default():
            return str(field.column)
    return ""


def _build_backdated_sql(kind: str, moment: str) -> str:
    model, _ = logged_models()[kind]
    key, table = model._meta.pk.column, model._meta.db_table
    return f"""
        SELECT l.row, l.content, l.at
        FROM {table} t JOIN transparency_leaf l ON l.kind = %s AND l.row = t.{key}::text
        WHERE greatest(l.at, t.{moment}) - least(l.at, t.{moment}) > %s::interval ORDER BY l.id
    """  # noqa: S608 (our own names)


def _describe_row(kind: str, row: str, content: str) -> str:
    held = _parse_leaf_content(content)
    number = held.get("number", row) if isinstance(held, dict) else row
    return f"{kind.replace('_', ' ')} {number}"


def _parse_leaf_content(content: str) -> Any:
    """None for anything but canonical JSON, which every leaf has."""
    try:
        held = json.loads(content)
        return held if canonical_json(held) == content else None
    except (ValueError, RecursionError, NotCanonical):
        return None


def _describe_difference(unlogged: bool, gone: bool) -> str:
    if unlogged:
        return "is stored and has no leaf in the log: it was added outside the application"
    if gone:
        return "is in the log, and its row is gone"
    return "is stored with other values than the log has"


def _find_faults_without_rows(trusted: Sequence[Verifier]) -> Iterator[str]:
    """Faults in leaves without rows: of unknown kinds, in an unknown form, and of keys that are not
    the log's."""
    known = {*logged_models(), *WITHOUT_ROWS}
    strange = Leaf.objects.exclude(kind__in=known).order_by("kind").values_list("kind")
    for kind, count in strange.annotate(count=Count("pk")):
        yield f"{count} of its leaves are of the kind {kind!r}, which no event has"
    keys_of_log = {str(verifier) for verifier in trusted}
    rows = Leaf.objects.filter(kind__in=WITHOUT_ROWS).order_by("pk")
    for pk, kind, content in rows.values_list("pk", "kind", "content").iterator():
        held = _parse_leaf_content(content)
        if not isinstance(held, dict):
            yield f"leaf {pk}, {kind}, holds no canonical JSON"
        elif kind == KEY_KIND:
            for name in sorted(map(str, held.values())):
                if name not in keys_of_log:
                    yield f"leaf {pk} names the key {name[:200]}, which is none of the log's"


# --- The tree ---------------------------------------------------------------


class _RebuiltTree:
    """The tree of the leaves as stored now; ignores the stored nodes."""

    def __init__(self, wanted: set[int], trusted: Sequence[Verifier]) -> None:
        self.size = 0
        self.roots: dict[int, bytes] = {}
        self._wanted, self._trusted = wanted, trusted
        self._backdated: list[str] = []

    def faults(self) -> Iterator[str]:
        stored = dict(Checkpoint.objects.values_list("size", "note"))
        hashes = (tree.hash_leaf(entry) for entry in self._entries(stored.keys()))
        nodes = dict(tree.add_leaves(0, hashes, read_node))
        for count in self._wanted | stored.keys():
            if count <= self.size:
                self.roots[count] = tree.get_root(count, lambda *place: nodes[place])
        placed = Leaf.objects.filter(index__isnull=False).count()
        if placed != self.size:
            yield f"leaf {self.size} of the log is missing, and later ones are there"
        yield from self._backdated
        yield from self._against_checkpoints(stored)
        held = Node.objects.values_list("level", "position", "hash").iterator(chunk_size=_BATCH)
        same = [nodes.get((level, position)) == bytes(hashed) for level, position, hashed in held]
        if not all(same) or len(same) != len(nodes):
            yield "the stored nodes of the tree are not those of the leaves"

    def against(self, heads: Iterable[tuple[str, TreeHead]]) -> Iterator[str]:
        """Call after `faults`."""
        for source, head in heads:
            if head.size > self.size:
                yield (
                    f"{source} has a checkpoint of {head.size} leaves, and {self.size} are stored: "
                    "the end of the log was cut off"
                )
            elif self.roots.get(head.size) != head.root:
                yield (
                    f"{source} has a checkpoint of {head.size} leaves with another root: leaves "
                    "before it were changed, removed or put in"
                )

    def _entries(self, sizes: Container[int]) -> Iterator[bytes]:
        """The entries in order, up to the first gap.

        `sizes` are those of the checkpoints. A leaf after a checkpoint with a time before its last
        leaf is backdated.
        """
        leaves = Leaf.objects.filter(index__isnull=False).order_by("index")
        rows = leaves.values_list("index", "kind", "at", "content").iterator(chunk_size=_BATCH)
        last = covered = datetime.min.replace(tzinfo=UTC)
        for index, kind, at, content in rows:
            if index != self.size:
                return
            if index in sizes:
                covered = last
            if covered - at > _MOST_CLOCK_DIFFERENCE:
                self._backdated.append(
                    f"leaf {index}, {kind}, says {at.isoformat()}, and the checkpoint before it "
                    f"has one of {covered.isoformat()}: it was backdated"
                )
            last = at
            self.size += 1
            yield encode_entry(kind, at, content)

    def _against_checkpoints(self, stored: dict[int, str]) -> Iterator[str]:
        for count, note in stored.items():
            try:
                head = TreeHead.read(open_note(note, self._trusted))
            except NoteRefused as error:
                yield f"checkpoint {count} is refused: {error}"
                continue
            if self.roots.get(head.size) != head.root or head.size != count:
                yield f"checkpoint {count} is of another tree than the leaves that are stored"
