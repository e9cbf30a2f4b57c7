"""The log: leaves are appended, get their places in the tree, and are covered by checkpoints.

The trigger `Logged` or `append_leaf` writes a leaf in the transaction of its event, and never
waits. Then `checkpoint` gives each committed leaf without a place the next one, under a lock that
approvals never take. A transaction that commits later gets its places at the next checkpoint. So
the log has no gaps, and no leaf comes before one that a checkpoint covers.
"""

from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

from countersign_judge.llm.canonical_json import canonical_json
from django.db import connection, transaction
from django.db.models import Max

from records.log import keys, timestamps, tree
from records.log.models import KEY_KIND, AnchorKind, Checkpoint, Leaf, Node
from records.log.notes import Signer, TreeHead, sign_note, split_note

_LOCK = 0x74726565
_BATCH = 5000


class LogForked(Exception):
    """The stored log does not continue the last signed checkpoint; nothing is signed."""


class NotCovered(Exception):
    """No checkpoint covers the leaf yet, and this process cannot sign one."""


# --- Leaves -----------------------------------------------------------------


def append_leaf(kind: str, content: dict[str, Any]) -> Leaf:
    """Write the leaf of an event of WITHOUT_ROWS in its transaction. Raises NotCanonical.

    `content` is plain data without free text, because it stays readable in the log forever. Events
    with their own table use the trigger `Logged` instead.
    """
    return Leaf.objects.create(kind=kind, content=canonical_json(content))


def encode_entry(kind: str, at: datetime, content: str) -> bytes:
    """The bytes of a leaf (RFC 8785), which its hash in the tree covers."""
    moment = at.strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    return f'{{"at":"{moment}","content":{content},"kind":"{kind}"}}'.encode()


def find_leaf(kind: str, row: UUID | int) -> Leaf:
    """Raises LogForked if the row has none, which `verify_records` reports."""
    found = Leaf.objects.filter(kind=kind, row=str(row)).first()
    if found is None:
        raise LogForked(f"The log has no leaf for the {kind} {row}: run verify_records.")
    return found


@dataclass(frozen=True)
class Vouch:
    """An outside holder of the checkpoint, and since when; a time stamp has its own time."""

    kind: str
    name: str
    at: datetime


@dataclass(frozen=True)
class LeafStanding:
    """A leaf's place: `index` and the checkpoint's `size` are None until the next checkpoint."""

    index: int | None
    size: int | None
    at: datetime | None
    vouching: list[Vouch]


_STANDING_SQL = """
    SELECT leaf.index, covering.size, covering.at,
        anchor.kind, anchor.name, anchor.at, anchor.content
    FROM transparency_leaf leaf
    LEFT JOIN LATERAL (
        SELECT size, at FROM transparency_checkpoint WHERE size > leaf.index ORDER BY size LIMIT 1
    ) covering ON true
    LEFT JOIN transparency_anchor anchor ON anchor.checkpoint_id = covering.size
    WHERE leaf.kind = %s AND leaf.row = %s ORDER BY anchor.id
"""


def find_standing(kind: str, row: UUID | int) -> LeafStanding | None:
    """In one query: the place of a row's leaf, the first checkpoint that covers it, and who
    outside vouches for that. None if the row has no leaf, which `verify_records` reports."""
    with connection.cursor() as cursor:
        cursor.execute(_STANDING_SQL, [kind, str(row)])
        rows = cursor.fetchall()
    if not rows:
        return None
    index, size, at = rows[0][:3]
    return LeafStanding(index, size, at, [_build_vouch(*row[3:]) for row in rows if row[3]])


def _build_vouch(kind: str, name: str, at: datetime, content: bytes) -> Vouch:
    """Uses a time stamp's own time, not its arrival; `check` reports an invalid stamp."""
    if kind == AnchorKind.TIMESTAMP:
        with suppress(ValueError):
            at = timestamps.get_stamp_time(bytes(content))
    return Vouch(kind, name, at)


# --- The tree ---------------------------------------------------------------


def read_node(level: int, position: int) -> bytes:
    """Raises Node.DoesNotExist."""
    return bytes(Node.objects.values_list("hash", flat=True).get(level=level, position=position))


def count_placed_leaves() -> int:
    last = Node.objects.filter(level=0).aggregate(last=Max("position"))["last"]
    return 0 if last is None else last + 1


_PLACE_LEAVES_SQL = """
    UPDATE transparency_leaf SET index = given.index
    FROM unnest(%s::bigint[], %s::bigint[]) AS given(id, index)
    WHERE transparency_leaf.id = given.id
"""


def _place_leaves() -> int:
    """Give every committed leaf without a place the next one; returns the tree's size."""
    count = count_placed_leaves()
    while batch := list(Leaf.objects.filter(index__isnull=True).order_by("id")[:_BATCH]):
        hashes = [tree.hash_leaf(encode_entry(leaf.kind, leaf.at, leaf.content)) for leaf in batch]
        Node.objects.bulk_create(
            Node(level=level, position=position, hash=hashed)
            for (level, position), hashed in tree.add_leaves(count, hashes, cache(read_node))
        )
        end = count + len(batch)
        with connection.cursor() as cursor:
            cursor.execute(
                _PLACE_LEAVES_SQL, [[leaf.pk for leaf in batch], list(range(count, end))]
            )
        count = end
    return count


# --- Checkpoints ------------------------------------------------------------


def find_newest_checkpoint() -> Checkpoint | None:
    return Checkpoint.objects.order_by("-size").first()


def make_checkpoint(*, wait: bool = False, also: Sequence[Signer] = ()) -> Checkpoint | None:
    """Cover every committed leaf. None if the newest checkpoint does, or another process makes one
    (`wait` waits for that).

    `also` signs along with the log's key. Raises LogForked, LogKeyMissing.
    """
    # Publish only after the commit: after a rollback, leaves could get other places.
    with transaction.atomic(durable=True):
        lock = "pg_advisory_xact_lock" if wait else "pg_try_advisory_xact_lock"
        with connection.cursor() as cursor:
            cursor.execute(f"SELECT {lock}(%s)", [_LOCK])
            if not wait and not cursor.fetchone()[0]:
                return None
        count, last = _place_leaves(), find_newest_checkpoint()
        if not count or (last is not None and last.size == count):
            return None
        signer = keys.get_signer()
        _check_continues_last_signed(count)
        head = TreeHead(signer.verifier.name, count, tree.get_root(count, cache(read_node)))
        note = sign_note(head.text(), [signer, *also])
        made = Checkpoint.objects.create(size=count, note=note)
    keys.store_last_signed(note)
    return made


def _check_continues_last_signed(count: int) -> None:
    """Raises LogForked if the tree is shorter than or differs from the last signed one."""
    before = keys.read_last_signed()
    if not before:
        return
    last = TreeHead.read(split_note(before)[0])
    if last.size > count or tree.get_root(last.size, cache(read_node)) != last.root:
        raise LogForked(
            f"A checkpoint of {last.size} leaves was signed, and the {count} that are stored do "
            "not continue it: the database was restored or rewritten. Nothing is signed. Run "
            "`manage.py verify_records` and see docs/records.md."
        )


def rotate_key() -> Checkpoint | None:
    """Replace the key: the new verifier key is a leaf, and both keys sign the checkpoint over it,
    so verifiers who trust the old one can follow. Raises LogForked, LogKeyMissing."""
    make_checkpoint(wait=True)
    former, verifier = keys.replace_key()
    append_leaf(KEY_KIND, {"former": str(former.verifier), "verifier": str(verifier)})
    return make_checkpoint(wait=True, also=(former,))


# --- Proofs -----------------------------------------------------------------


@dataclass(frozen=True)
class InclusionProof:
    """Proof that a checkpoint's tree has a leaf: its bytes, place, and path of hashes."""

    entry: bytes
    index: int
    checkpoint: Checkpoint
    path: list[bytes]

    def to_text(self) -> str:
        """As C2SP's tlog-proof."""
        steps = "".join(f"{b64encode(step).decode()}\n" for step in self.path)
        return f"c2sp.org/tlog-proof@v1\nindex {self.index}\n{steps}\n{self.checkpoint.note}"


def prove_inclusion(leaf: Leaf) -> InclusionProof:
    """In the first checkpoint that covers it, which is made now if there is none yet.

    Raises LogForked, LogKeyMissing, and NotCovered in a process without the key.
    """
    if leaf.index is None:
        if not keys.can_sign():
            raise NotCovered(f"The leaf {leaf} waits for the next checkpoint.")
        make_checkpoint(wait=True)
        leaf.refresh_from_db()
    covering = Checkpoint.objects.filter(size__gt=leaf.index).order_by("size").first()
    if leaf.index is None or covering is None:
        raise LogForked("The leaf has a place, and no checkpoint covers it: run verify_records.")
    path = tree.build_inclusion_proof(leaf.index, covering.size, cache(read_node))
    return InclusionProof(
        encode_entry(leaf.kind, leaf.at, leaf.content), leaf.index, covering, path
    )
