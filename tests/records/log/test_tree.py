"""The tree against the published vectors of RFC 6962's reference tests, and against a naive one."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records import verify
from records.log import tree

# The leaves, roots, and paths that the tests of Certificate Transparency publish.
LEAVES = [
    bytes.fromhex(text)
    for text in (
        "",
        "00",
        "10",
        "2021",
        "3031",
        "40414243",
        "5051525354555657",
        "606162636465666768696a6b6c6d6e6f",
    )
]
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]
INCLUSIONS = [
    (0, 1, []),
    (
        0,
        8,
        [
            "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
            "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
        ],
    ),
    (
        5,
        8,
        [
            "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
            "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        ],
    ),
    (2, 3, ["fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"]),
]


def built(leaves: list[bytes], steps: int = 1) -> dict[tuple[int, int], bytes]:
    """The nodes of the tree, grown by so many leaves at a time."""
    nodes: dict[tuple[int, int], bytes] = {}
    for start in range(0, len(leaves), steps):
        batch = [tree.hash_leaf(leaf) for leaf in leaves[start : start + steps]]
        nodes.update(tree.add_leaves(start, batch, lambda *place: nodes[place]))
    return nodes


def naive(leaves: list[bytes]) -> bytes:
    """MTH of RFC 9162, section 2.1.1, as it is written there."""
    if len(leaves) < 2:
        return tree.hash_leaf(leaves[0]) if leaves else hashlib.sha256(b"").digest()
    half = 1
    while half * 2 < len(leaves):
        half *= 2
    return tree.hash_node(naive(leaves[:half]), naive(leaves[half:]))


def test_the_roots_of_the_published_leaves():
    nodes = built(LEAVES)
    found = [tree.get_root(size, lambda *at: nodes[at]).hex() for size in range(1, 9)]
    assert found == ROOTS
    assert tree.get_root(0, lambda *at: nodes[at]) == hashlib.sha256(b"").digest()


@pytest.mark.parametrize(("index", "size", "path"), INCLUSIONS)
def test_the_published_paths_of_inclusion(index: int, size: int, path: list[str]):
    nodes = built(LEAVES)
    proof = tree.build_inclusion_proof(index, size, lambda *at: nodes[at])
    assert [step.hex() for step in proof] == path
    root = bytes.fromhex(ROOTS[size - 1])
    assert verify.inclusion_root(tree.hash_leaf(LEAVES[index]), index, size, proof) == root


@given(st.lists(st.binary(max_size=4), min_size=1, max_size=70), st.integers(1, 9), st.data())
def test_a_tree_is_the_naive_one_however_it_grew(leaves, steps, data):
    nodes = built(leaves, steps)
    size = data.draw(st.integers(1, len(leaves)))
    index = data.draw(st.integers(0, size - 1))
    root = tree.get_root(size, lambda *at: nodes[at])
    assert root == naive(leaves[:size])
    path = tree.build_inclusion_proof(index, size, lambda *at: nodes[at])
    assert verify.inclusion_root(tree.hash_leaf(leaves[index]), index, size, path) == root


@given(st.integers(2, 40), st.data())
def test_a_proof_of_anything_else_is_refused(size, data):
    leaves = [bytes([number]) for number in range(size)]
    nodes = built(leaves)
    root = tree.get_root(size, lambda *at: nodes[at])
    index = data.draw(st.integers(0, size - 1))
    path = tree.build_inclusion_proof(index, size, lambda *at: nodes[at])
    leaf = tree.hash_leaf(leaves[index])
    other = data.draw(st.sampled_from(range(size)).filter(lambda one: one != index))
    at = data.draw(st.integers(0, 31))
    flipped = bytes([*path[0][:at], path[0][at] ^ 1, *path[0][at + 1 :]])
    for place, steps in (
        (other, path),
        (index, [flipped, *path[1:]]),
        (index, path[:-1]),
        (index, [*path, root]),
        (size, path),
    ):
        try:
            found = verify.inclusion_root(leaf, place, size, steps)
        except verify.Refused:
            continue
        assert found != root
