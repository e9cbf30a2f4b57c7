"""A witness as a program of its own, over HTTP: it cosigns what continues, and nothing else."""

import base64
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.checks import run_checks
from django.db import connection

from delivery import anchors
from records import verify
from records.exports import pack_of
from tests.database import unguarded
from tests.factories import scenes
from tests.ports import free_port
from transparency import keys, log, tree
from transparency.models import Anchor
from transparency.notes import SecretKey, TreeHead, Verifier, opened, signed, split
from transparency.witness import Witness, WitnessRefused

LOG = SecretKey("log.example/l", bytes(range(32)))


def checkpoint(leaves: list[bytes], key: SecretKey = LOG) -> str:
    hashes = [tree.leaf_hash(leaf) for leaf in leaves]
    nodes = dict(tree.grown(0, hashes, lambda *_: b""))
    root = tree.root_of(len(leaves), lambda *at: nodes[at])
    return signed(TreeHead(key.name, len(leaves), root).text(), [key])


def request(old: int, leaves: list[bytes], note: str = "") -> str:
    nodes = dict(tree.grown(0, [tree.leaf_hash(leaf) for leaf in leaves], lambda *_: b""))
    proof = tree.consistency_proof(old, len(leaves), lambda *at: nodes[at])
    steps = "".join(f"{base64.b64encode(step).decode()}\n" for step in proof)
    return f"old {old}\n{steps}\n{note or checkpoint(leaves)}"


LEAVES = [b"a", b"b", b"c", b"d", b"e"]


@pytest.fixture
def witness(tmp_path: Path) -> Witness:
    return Witness(tmp_path / "w", "witness.example/w1", [LOG.verifier])


def refused(witness: Witness, body: str) -> tuple[int, str]:
    with pytest.raises(WitnessRefused) as found:
        witness.add_checkpoint(body)
    return found.value.status, found.value.body


def test_it_cosigns_what_continues_the_last_it_saw(witness, tmp_path):
    for old, size in ((0, 2), (2, 5), (5, 5)):
        line = witness.add_checkpoint(request(old, LEAVES[:size]))
        note = checkpoint(LEAVES[:size])
        assert opened(split(note)[0] + "\n" + line, [witness.verifier])
        assert witness.newest(LOG.name) == note
    again = Witness(tmp_path / "w", "another.example/name", [LOG.verifier])
    assert again.verifier == witness.verifier
    assert refused(again, request(0, LEAVES)) == (409, "5\n")
    assert (tmp_path / "w" / "witness.key").stat().st_mode & 0o777 == 0o600


def test_it_refuses_whatever_does_not(witness):
    stranger = SecretKey("log.example/l", bytes(range(1, 33)))
    unknown = SecretKey.made("log.example/unknown")
    assert refused(witness, request(0, LEAVES, checkpoint(LEAVES, unknown)))[0] == 404
    assert refused(witness, request(0, LEAVES, checkpoint(LEAVES, stranger)))[0] == 403
    assert refused(witness, request(0, LEAVES)[:-1])[0] == 403
    for body in ("", "old 1", "old 01\n\nx", "old -1\n\nx", "new 0\n\nx", "old 0\n!\n\nx"):
        assert refused(witness, body)[0] == 400
    witness.add_checkpoint(request(0, LEAVES[:3]))
    assert refused(witness, f"old 9\n\n{checkpoint(LEAVES)}")[0] == 400
    assert refused(witness, request(2, LEAVES)) == (409, "3\n")
    assert refused(witness, f"old 3\n\n{checkpoint(LEAVES)}")[0] == 422
    other = [b"x", *LEAVES[1:]]
    assert refused(witness, request(3, other))[0] == 422
    assert refused(witness, request(3, other[:3])) == (409, "3\n")
    assert witness.newest(LOG.name) == checkpoint(LEAVES[:3])


@pytest.fixture
def served(settings, tmp_path: Path) -> Iterator[str]:
    """`manage.py witness` in a process of its own, named in the settings of the log."""
    port = free_port()
    command = [sys.executable, "manage.py", "witness", "--name", "partner.example/w1"]
    arguments = ["--directory", str(tmp_path / "w"), "--log", str(keys.signer().verifier)]
    with subprocess.Popen(
        [*command, *arguments, "--listen", f"127.0.0.1:{port}"],
        stdout=subprocess.PIPE,
        text=True,
        env={"PATH": "/usr/bin", "PYTHONUNBUFFERED": "1"},
    ) as process:
        try:
            assert process.stdout is not None
            key = process.stdout.readline().split(" on ")[0]
            settings.ALLOW_PRIVATE_WEBHOOKS = True
            named = f"{key}@http://127.0.0.1:{port}"
            settings.TRANSPARENCY = {**settings.TRANSPARENCY, "WITNESSES": (named,)}
            yield key
        finally:
            process.kill()


def listening(url: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except urllib.error.URLError:
            continue
        return


@pytest.mark.slow
@pytest.mark.django_db
def test_a_second_countersign_cosigns_and_the_pack_has_it(served: str, settings):
    listening(settings.TRANSPARENCY["WITNESSES"][0].partition("@")[2])
    assert [one for one in run_checks() if one.id == "delivery.E006"] == []
    record = scenes.approved(scenes.reviewer())
    made = log.checkpoint()
    assert made is not None
    assert anchors.names() == ["partner.example/w1"]
    assert anchors.send_to("partner.example/w1") == 1
    log.append("test", {"n": 1})
    log.checkpoint()
    assert anchors.send_to("partner.example/w1") == 1
    trusted = [str(keys.signer().verifier)]
    found = verify.check(pack_of(record), trusted, [served])
    assert found.cosigned == ["partner.example/w1"]

    # The log is made anew with its key: the witness does not cosign it.
    with unguarded(), connection.cursor() as cursor:
        for table in ("anchor", "checkpoint", "node", "leaf"):
            cursor.execute(f"DELETE FROM transparency_{table}")
    keys.note_signed("")
    for number in range(40):
        log.append("test", {"n": number})
    log.checkpoint()
    assert anchors.send_to("partner.example/w1") == 0
    assert not Anchor.objects.exists()


@pytest.mark.parametrize(
    "text",
    ["x", "x@http://127.0.0.1:1", f"{Verifier('w', bytes(32), 4)}@ftp://x"],
)
def test_a_witness_that_is_named_wrongly_is_reported(settings, text):
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "WITNESSES": (text,)}
    assert [one.id for one in anchors.check_witnesses()] == ["delivery.E006"]
