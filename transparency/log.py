"""The log: leaves are appended, get their places in the tree, and are covered by checkpoints.

A leaf is written in the transaction of its event, by the trigger `Logged` or by `append`; nothing
waits for anybody. `checkpoint` then gives every committed leaf without a place the next one, under
a lock that approvals never take. A transaction that commits later gets its places at the next
checkpoint, so the log has no gaps, and no leaf comes before one that a checkpoint covers.
"""

import json
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Max

from llm.canonical_json import canonical_json
from transparency import keys, timestamps, tree
from transparency.models import (
    Anchor,
    AnchorKind,
    Checkpoint,
    Leaf,
    Node,
    content_sql,
    logged_models,
)
from transparency.notes import NoteRefused, Signer, TreeHead, Verifier, opened, signed, split
from transparency.tree import Place

# Notes of checkpoints that are known outside the database, each after where it is from, and
# sentences about what is wrong there, each before None; rooms above add theirs.
known_outside: list[Callable[[], Iterator[tuple[str, str | None]]]] = []
KEY_KIND = "log_key"
_LOCK = 0x74726565
_BATCH = 5000


class LogForked(Exception):
    """The stored log does not continue the last checkpoint that was signed; nothing is signed."""


# --- Leaves -----------------------------------------------------------------


def append(kind: str, content: dict[str, Any], *, row: str = "") -> Leaf:
    """An event's leaf, in the event's transaction. Raises NotCanonical.

    `content` is plain data without free text: who a log is shown to may read it for ever. Events
    that have a table of their own take the trigger `Logged` in place of this.
    """
    return Leaf.objects.create(kind=kind, row=row, content=canonical_json(content))


def entry_of(kind: str, at: datetime, content: str) -> bytes:
    """The bytes of a leaf: what its hash in the tree is taken of (RFC 8785)."""
    moment = at.strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    return f'{{"at":"{moment}","content":{content},"kind":"{kind}"}}'.encode()


def leaf_of(kind: str, row: UUID | int) -> Leaf:
    """Raises LogForked where the row has none, which `verify_records` names."""
    found = Leaf.objects.filter(kind=kind, row=str(row)).first()
    if found is None:
        raise LogForked(f"The log has no leaf for the {kind} {row}: run verify_records.")
    return found


@dataclass(frozen=True)
class Vouching:
    """Somebody outside who has the checkpoint, and since when; of a time stamp, its own time."""

    kind: str
    name: str
    at: datetime


@dataclass(frozen=True)
class Standing:
    """Where a leaf is: `index` and the checkpoint of `size` leaves are None until the next one."""

    index: int | None
    size: int | None
    at: datetime | None
    vouching: list[Vouching]


_STANDING = """
    SELECT leaf.index, covering.size, covering.at,
        anchor.kind, anchor.name, anchor.at, anchor.content
    FROM transparency_leaf leaf
    LEFT JOIN LATERAL (
        SELECT size, at FROM transparency_checkpoint WHERE size > leaf.index ORDER BY size LIMIT 1
    ) covering ON true
    LEFT JOIN transparency_anchor anchor ON anchor.checkpoint_id = covering.size
    WHERE leaf.kind = %s AND leaf.row = %s ORDER BY anchor.id
"""


def standing_of(kind: str, row: UUID | int) -> Standing | None:
    """In one query: the place of a row's leaf, the first checkpoint that covers it, and who
    outside vouches for that. None where the row has no leaf, which `verify_records` names."""
    with connection.cursor() as cursor:
        cursor.execute(_STANDING, [kind, str(row)])
        rows = cursor.fetchall()
    if not rows:
        return None
    index, size, at = rows[0][:3]
    return Standing(index, size, at, [_vouching(*row[3:]) for row in rows if row[3]])


def _vouching(kind: str, name: str, at: datetime, content: bytes) -> Vouching:
    """A time stamp's own time in place of when it came here; `check` names one that is none."""
    if kind == AnchorKind.TIMESTAMP:
        with suppress(ValueError):
            at = timestamps.time_of(bytes(content))
    return Vouching(kind, name, at)


# --- The tree ---------------------------------------------------------------


def stored_node(level: int, position: int) -> bytes:
    """Raises Node.DoesNotExist."""
    return bytes(Node.objects.values_list("hash", flat=True).get(level=level, position=position))


def size() -> int:
    last = Node.objects.filter(level=0).aggregate(last=Max("position"))["last"]
    return 0 if last is None else last + 1


_PLACED = """
    UPDATE transparency_leaf SET index = given.index
    FROM unnest(%s::bigint[], %s::bigint[]) AS given(id, index)
    WHERE transparency_leaf.id = given.id
"""


def _place_leaves() -> int:
    """Give every committed leaf without a place the next one; the size of the tree then."""
    count = size()
    while batch := list(Leaf.objects.filter(index__isnull=True).order_by("id")[:_BATCH]):
        hashes = [tree.leaf_hash(entry_of(leaf.kind, leaf.at, leaf.content)) for leaf in batch]
        _add_nodes(tree.grown(count, hashes, cache(stored_node)))
        end = count + len(batch)
        with connection.cursor() as cursor:
            cursor.execute(_PLACED, [[leaf.pk for leaf in batch], list(range(count, end))])
        count = end
    return count


def _add_nodes(nodes: Iterable[tuple[Place, bytes]]) -> None:
    Node.objects.bulk_create(
        [Node(level=level, position=position, hash=hashed) for (level, position), hashed in nodes]
    )


# --- Checkpoints ------------------------------------------------------------


def newest() -> Checkpoint | None:
    return Checkpoint.objects.order_by("-size").first()


def checkpoint(*, wait: bool = False, also: Sequence[Signer] = ()) -> Checkpoint | None:
    """Cover every committed leaf; None where the newest checkpoint does, or another process is at
    it (`wait` waits for that).

    `also` signs beside the key of the log. Raises LogForked, LogKeyMissing.
    """
    # What is signed leaves after the commit only: rolled back, leaves could get other places.
    with transaction.atomic(durable=True):
        if not _alone(wait):
            return None
        count, last = _place_leaves(), newest()
        if not count or (last is not None and last.size == count):
            return None
        made = _sign(count, also)
    keys.note_signed(made.note)
    return made


def _alone(wait: bool) -> bool:
    function = "pg_advisory_xact_lock" if wait else "pg_try_advisory_xact_lock"
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {function}(%s)", [_LOCK])
        return wait or bool(cursor.fetchone()[0])


def _sign(count: int, also: Sequence[Signer]) -> Checkpoint:
    signer = keys.signer()
    origin = signer.verifier.name
    head = TreeHead(origin, count, tree.root_of(count, cache(stored_node)))
    _check_continues(count)
    note = signed(head.text(), [signer, *also])
    return Checkpoint.objects.create(size=count, note=note)


def _check_continues(count: int) -> None:
    """Raises LogForked where the tree is shorter or another than the last one that was signed."""
    before = keys.last_signed()
    if not before:
        return
    last = TreeHead.read(split(before)[0])
    if last.size > count or tree.root_of(last.size, cache(stored_node)) != last.root:
        raise LogForked(
            f"A checkpoint of {last.size} leaves was signed, and the {count} that are stored do "
            "not continue it: the database was put back or rewritten. Nothing is signed. Run "
            "`manage.py verify_records` and see docs/log.md."
        )


def rotate_key() -> Checkpoint | None:
    """A new key: its verifier key is a leaf, and the checkpoint that covers the leaf is signed by
    both, so whoever trusts the former one can follow. Raises LogForked, LogKeyMissing."""
    checkpoint(wait=True)
    former, verifier = keys.replace()
    append(KEY_KIND, {"former": str(former.verifier), "verifier": str(verifier)})
    return checkpoint(wait=True, also=(former,))


# --- Proofs -----------------------------------------------------------------


@dataclass(frozen=True)
class Inclusion:
    """That a leaf is in the tree of a checkpoint: its bytes, place, and path of hashes."""

    entry: bytes
    index: int
    checkpoint: Checkpoint
    path: list[bytes]

    def written(self) -> str:
        """As C2SP's tlog-proof, with the cosignatures of witnesses."""
        steps = "".join(f"{b64encode(step).decode()}\n" for step in self.path)
        lines = self.checkpoint.anchors.filter(kind=AnchorKind.COSIGNATURE).order_by("name")
        witnessed = "".join(bytes(anchor.content).decode() for anchor in lines)
        return (
            f"c2sp.org/tlog-proof@v1\nindex {self.index}\n{steps}\n"
            f"{self.checkpoint.note}{witnessed}"
        )


def inclusion_of(leaf: Leaf) -> Inclusion:
    """In the first checkpoint that covers it, which is made now where there is none yet.

    Raises LogForked, LogKeyMissing.
    """
    if leaf.index is None:
        checkpoint(wait=True)
        leaf.refresh_from_db()
    covering = Checkpoint.objects.filter(size__gt=leaf.index).order_by("size").first()
    if leaf.index is None or covering is None:
        raise LogForked("The leaf has a place, and no checkpoint covers it: run verify_records.")
    path = tree.inclusion_proof(leaf.index, covering.size, cache(stored_node))
    return Inclusion(entry_of(leaf.kind, leaf.at, leaf.content), leaf.index, covering, path)


def consistency(old: int, size_now: int) -> list[bytes]:
    """Raises ValueError for sizes that the log does not have."""
    return tree.consistency_proof(old, size_now, cache(stored_node))


# --- Verification -----------------------------------------------------------
# Everything again, from the stored rows, against a checkpoint that is known elsewhere.


@known_outside.append
def _signed_here() -> Iterator[tuple[str, str | None]]:
    if note := keys.last_signed():
        yield "the key's directory", note


@dataclass(frozen=True)
class LogChecked:
    """`size` leaves are stored; `newest` says which checkpoint from outside is the newest."""

    faults: list[str]
    size: int
    newest: str


def check(known: Iterable[tuple[str, str | None]], trusted: Sequence[Verifier]) -> LogChecked:
    """The whole log from the stored rows: `known` is what `known_outside` yields.

    Only what one of the `trusted` keys has signed counts.
    """
    found: list[str] = []
    heads: list[tuple[str, TreeHead]] = []
    for source, note in known:
        if note is None:
            found.append(source)
            continue
        try:
            heads.append((source, TreeHead.read(opened(note, trusted))))
        except NoteRefused as error:
            found.append(f"the checkpoint of {source} is refused: {error}")
    for kind in logged_models():
        found.extend(row_faults(kind))
    rebuilt = _Rebuilt({head.size for _, head in heads}, trusted)
    found.extend(rebuilt.faults())
    found.extend(rebuilt.against(heads))
    found.extend(_stamp_faults())
    newest = max(heads, key=lambda held: held[1].size, default=None)
    told = f"{newest[1].size} leaves known to {newest[0]}" if newest else "no checkpoint outside"
    return LogChecked(found, rebuilt.size, told)


def _stamp_faults() -> Iterator[str]:
    """Time stamps that are not of their checkpoint, or by nobody who is trusted."""
    stamps = Anchor.objects.filter(kind=AnchorKind.TIMESTAMP).select_related("checkpoint")
    if not stamps.exists():
        return
    try:
        trusted = timestamps.authorities()
    except (OSError, ValueError) as error:
        yield f"time stamps cannot be checked: {error}"
        return
    for stamp in stamps.iterator(chunk_size=_BATCH):
        try:
            timestamps.check(bytes(stamp.content), stamp.checkpoint.note, trusted)
        except timestamps.StampRefused as error:
            size = stamp.checkpoint_id
            yield f"the time stamp of {stamp.name} over checkpoint {size} is refused: {error}"


def knows_more(known: int, stored: int) -> str:
    """What is wrong with a log of `stored` leaves whose checkpoint of `known` is held outside."""
    return (
        f"has a checkpoint of {known} leaves, and {stored} are stored: "
        "the end of the log was cut off"
    )


def knows_another_root(size: int) -> str:
    """The same of one whose checkpoint of that size is another there."""
    return (
        f"has a checkpoint of {size} leaves with another root: leaves before it were changed, "
        "removed or put in"
    )


# Seconds. A clock may be set an hour ahead or back (summer time by hand, a wrong time zone) while
# the transaction of an event is open, which itself takes a while. What differs by more is
# backdated.
_CLOCKS_DIFFER = 3600 + 600

_PUT_IN_LATER = """
    SELECT content, at FROM transparency_leaf WHERE kind = %s AND abs(extract(epoch FROM
        at - coalesce(content::jsonb ->> 'at', content::jsonb ->> 'created_at')::timestamptz
    )) > %s ORDER BY id
"""


def row_faults(kind: str) -> Iterator[str]:
    """Rows of events against their leaves, both ways: changed, gone, put in, put in with another
    time."""
    with connection.cursor() as cursor:
        cursor.execute(_rows_sql(kind), [kind])
        for unlogged, gone, content in cursor:
            yield f"{_named(kind, content)} {_difference(unlogged, gone)}"
        cursor.execute(_PUT_IN_LATER, [kind, _CLOCKS_DIFFER])
        for content, at in cursor:
            yield f"{_named(kind, content)} was put in at {at.isoformat()}, and says otherwise"


def row_is_logged(kind: str, row: UUID | int) -> bool:
    """Whether the row is stored as its leaf has it."""
    with connection.cursor() as cursor:
        cursor.execute(_rows_sql(kind, one=True), [row, kind, str(row)])
        return cursor.fetchone() is None


def _rows_sql(kind: str, *, one: bool = False) -> str:
    """Of all rows and leaves of the kind, or of one, for the parameters row, kind, row."""
    model, trigger = logged_models()[kind]
    key, table = model._meta.pk.column, model._meta.db_table
    content = content_sql(model, "t", trigger.without)
    row, leaf = (f"WHERE t.{key} = %s", "AND row = %s") if one else ("", "")
    return f"""
        SELECT l.row IS NULL, r.key IS NULL, coalesce(l.content, r.content)
        FROM (SELECT t.{key}::text AS key, {content} AS content FROM {table} t {row}) r
        FULL JOIN (SELECT row, content FROM transparency_leaf WHERE kind = %s {leaf}) l
            ON l.row = r.key
        WHERE l.content IS DISTINCT FROM r.content ORDER BY coalesce(l.row, r.key)
    """  # noqa: S608 (our own names)


def _named(kind: str, content: str) -> str:
    held = json.loads(content)
    return f"{kind.replace('_', ' ')} {held.get('number', held['id'])}"


def _difference(unlogged: bool, gone: bool) -> str:
    if unlogged:
        return "is stored and has no leaf in the log: it was put in past the application"
    if gone:
        return "is in the log, and its row is gone"
    return "is stored with other values than the log has"


class _Rebuilt:
    """The tree of the leaves as they are stored now, without a look at the stored nodes."""

    def __init__(self, wanted: set[int], trusted: Sequence[Verifier]) -> None:
        self.size = 0
        self.roots: dict[int, bytes] = {}
        self._wanted, self._trusted = wanted, trusted

    def faults(self) -> Iterator[str]:
        hashes = (tree.leaf_hash(entry) for entry in self._entries())
        nodes = dict(tree.grown(0, hashes, stored_node))
        stored = dict(Checkpoint.objects.values_list("size", "note"))
        for count in self._wanted | stored.keys():
            if count <= self.size:
                self.roots[count] = tree.root_of(count, lambda *place: nodes[place])
        placed = Leaf.objects.filter(index__isnull=False).count()
        if placed != self.size:
            yield f"leaf {self.size} of the log is missing, and later ones are there"
        yield from self._against_checkpoints(stored)
        yield from _against_nodes(nodes)

    def against(self, heads: Iterable[tuple[str, TreeHead]]) -> Iterator[str]:
        """Call it after `faults`."""
        for source, head in heads:
            if head.size > self.size:
                yield f"{source} {knows_more(head.size, self.size)}"
            elif self.roots.get(head.size) != head.root:
                yield f"{source} {knows_another_root(head.size)}"

    def _entries(self) -> Iterator[bytes]:
        """Of the leaves in their order, up to the first gap."""
        leaves = Leaf.objects.filter(index__isnull=False).order_by("index")
        rows = leaves.values_list("index", "kind", "at", "content").iterator(chunk_size=_BATCH)
        for index, kind, at, content in rows:
            if index != self.size:
                return
            self.size += 1
            yield entry_of(kind, at, content)

    def _against_checkpoints(self, stored: dict[int, str]) -> Iterator[str]:
        for count, note in stored.items():
            try:
                head = TreeHead.read(opened(note, self._trusted))
            except NoteRefused as error:
                yield f"checkpoint {count} is refused: {error}"
                continue
            if self.roots.get(head.size) != head.root or head.size != count:
                yield f"checkpoint {count} is of another tree than the leaves that are stored"


def _against_nodes(nodes: dict[Place, bytes]) -> Iterator[str]:
    held = Node.objects.values_list("level", "position", "hash").iterator(chunk_size=_BATCH)
    same = [nodes.get((level, position)) == bytes(hashed) for level, position, hashed in held]
    if not all(same) or len(same) != len(nodes):
        yield "the stored nodes of the tree are not those of the leaves"
