"""The Merkle tree of RFC 9162, section 2.1, same as RFC 6962: hashes, roots and proofs.

Nodes have a level and a position: level 0 has the leaves, and the node at (level, position) covers
the `2**level` leaves from `position * 2**level` on. Only complete nodes are kept; the hash of every
other range follows from them. `NodeReader` returns the 32 bytes of a complete node.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator

HASH_BYTES = 32
EMPTY_ROOT = hashlib.sha256(b"").digest()
NodePlace = tuple[int, int]
NodeReader = Callable[[int, int], bytes]


def hash_leaf(entry: bytes) -> bytes:
    return hashlib.sha256(b"\x00" + entry).digest()


def hash_node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


# --- Building ---------------------------------------------------------------


def find_complete_nodes(start: int, end: int) -> Iterator[NodePlace]:
    """The largest possible complete nodes that make up the range of leaves, in order."""
    while start < end:
        level = min((start & -start).bit_length() - 1 if start else 64, (end - start).bit_length())
        while start + (1 << level) > end:
            level -= 1
        yield level, start >> level
        start += 1 << level


def add_leaves(
    size: int, leaves: Iterable[bytes], nodes: NodeReader
) -> Iterator[tuple[NodePlace, bytes]]:
    """The complete nodes, leaves included, that `leaves` add to a tree of `size` leaves.

    `leaves` are leaf hashes; `nodes` has those of the tree before.
    """
    edge = {level: nodes(level, position) for level, position in find_complete_nodes(0, size)}
    for position, hashed in enumerate(leaves, start=size):
        level, place, node = 0, position, hashed
        yield (level, place), node
        while place & 1:
            node = hash_node(edge.pop(level), node)
            level, place = level + 1, place >> 1
            yield (level, place), node
        edge[level] = node


def _hash_range(start: int, end: int, nodes: NodeReader) -> bytes:
    """Of leaves `start` to `end`; `start` is a multiple of the largest power of two in it."""
    hashes = [nodes(*place) for place in find_complete_nodes(start, end)]
    found = hashes.pop()
    while hashes:
        found = hash_node(hashes.pop(), found)
    return found


def get_root(size: int, nodes: NodeReader) -> bytes:
    return _hash_range(0, size, nodes) if size else EMPTY_ROOT


def _largest_power_below(size: int) -> int:
    """The largest power of two below `size`."""
    return 1 << ((size - 1).bit_length() - 1)


# --- Proofs -----------------------------------------------------------------


def build_inclusion_proof(index: int, size: int, nodes: NodeReader) -> list[bytes]:
    """PATH(index, D[size]). Raises ValueError for an index outside the tree."""
    if not 0 <= index < size:
        raise ValueError(f"A tree of {size} leaves has no leaf {index}.")
    start, end, proof = 0, size, []
    while end - start > 1:
        middle = start + _largest_power_below(end - start)
        if index < middle:
            proof.append(_hash_range(middle, end, nodes))
            end = middle
        else:
            proof.append(_hash_range(start, middle, nodes))
            start = middle
    return proof[::-1]
