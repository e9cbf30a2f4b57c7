"""A witness as a program of its own, over HTTP: it cosigns what continues, and nothing else."""

import base64
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.core.checks import run_checks
from django.core.management import call_command
from django.db import connection

from config.embedded.processes import wait_until
from delivery import anchors
from delivery.http_post import PostResult
from records import verify
from records.exports import pack_of
from tests.config.brokers import listens
from tests.database import unguarded
from tests.factories import scenes
from tests.ports import free_port
from transparency import checking, keys, log, tree
from transparency.models import ARCHIVE_KIND, Anchor
from transparency.notes import (
    COSIGNATURE,
    SecretKey,
    TreeHead,
    Verifier,
    cosignature_line,
    opened,
    signed,
    split,
)
from transparency.witness import Witness, WitnessRefused, application

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


@pytest.mark.slow
@pytest.mark.django_db
def test_a_second_countersign_cosigns_and_the_pack_has_it(served: str, settings):
    port = urlsplit(settings.TRANSPARENCY["WITNESSES"][0].partition("@")[2]).port
    assert wait_until(lambda: listens(port), 60)
    assert [one for one in run_checks() if one.id == "delivery.E006"] == []
    record = scenes.approved(scenes.reviewer())
    made = log.checkpoint()
    assert made is not None
    assert anchors.names() == ["partner.example/w1"]
    assert anchors.send_to("partner.example/w1") == 1
    log.append(ARCHIVE_KIND, {"n": 1})
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
        log.append(ARCHIVE_KIND, {"n": number})
    log.checkpoint()
    assert anchors.send_to("partner.example/w1") == 0
    assert not Anchor.objects.exists()
    known = [said for ask in checking.known_outside for said, note in ask() if note is None]
    assert [said.partition(" has ")[0] for said in known] == ["witness partner.example/w1"]


# --- What verify_records asks of it ------------------------------------------


@pytest.fixture
def partner(monkeypatch, settings, tmp_path: Path, db) -> Witness:
    """A witness of this installation's log that has cosigned three leaves, without HTTP."""
    made = Witness(tmp_path / "w", "partner.example/w1", [keys.signer().verifier])

    def posted(url: str, body: bytes, headers: object, **_: object) -> PostResult:
        environ = {
            "REQUEST_METHOD": "POST",
            "PATH_INFO": url.removeprefix("https://partner.example"),
            "wsgi.input": BytesIO(body),
        }
        told: list[str] = []
        (content,) = application(made)(environ, lambda status, _: told.append(status))
        return PostResult(int(told[0].split()[0]), 0.0, content.decode())

    monkeypatch.setattr(anchors, "post", posted)
    named = f"{made.verifier}@https://partner.example"
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "WITNESSES": (named,)}
    for number in range(3):
        happened(number)
    assert anchors.send_to("partner.example/w1") == 1
    return made


def happened(number: int) -> None:
    log.append(ARCHIVE_KIND, {"n": number})
    log.checkpoint()


def told(capsys) -> tuple[str, list[str]]:
    """What `verify_records` says, and its faults."""
    with suppress(SystemExit):
        call_command("verify_records", "--hashes")
    said = capsys.readouterr()
    return said.out, [line for line in said.err.splitlines() if line.startswith("log: ")]


def made_anew(leaves: int) -> None:
    """By whoever has the database and the key of the log."""
    with unguarded(), connection.cursor() as cursor:
        for table in ("anchor", "checkpoint", "node", "leaf"):
            cursor.execute(f"DELETE FROM transparency_{table}")
    keys.note_signed("")
    for number in range(leaves):
        log.append(ARCHIVE_KIND, {"invented": number})
    log.checkpoint()


def test_the_log_is_held_against_what_a_witness_has_seen(partner, capsys):
    keys.note_signed("")
    out, faults = told(capsys)
    assert faults == []
    assert "held against 3 leaves known to witness partner.example/w1" in out
    # One that the worker has not brought there yet is nothing wrong, and stays to be brought.
    happened(4)
    assert told(capsys)[1] == []
    assert anchors.send_to("partner.example/w1") == 1
    assert "held against 4 leaves" in told(capsys)[0]


def test_a_checkpoint_that_it_cosigned_and_nobody_kept_counts(partner, capsys):
    happened(4)
    assert anchors.send_to("partner.example/w1") == 1
    with unguarded():
        Anchor.objects.filter(checkpoint=4).delete()
    keys.note_signed("")
    out, faults = told(capsys)
    assert (faults, "held against 4 leaves known to witness" in out) == ([], True)


@pytest.mark.parametrize(
    ("leaves", "said"),
    [
        (2, "has a checkpoint of 3 leaves, and 2 are stored: the end of the log was cut off"),
        (3, "has a checkpoint of 3 leaves with another root: leaves before it were changed"),
        (5, "has a checkpoint of 3 leaves, and none of that size is stored here"),
    ],
)
def test_a_log_made_anew_with_its_key_is_named_by_the_witness(partner, capsys, leaves, said):
    made_anew(leaves)
    (fault,) = told(capsys)[1]
    assert fault.startswith(f"log: witness partner.example/w1 {said}")


def test_a_witness_that_forgot_or_is_away_is_named(partner, capsys, monkeypatch, tmp_path):
    for kept in (tmp_path / "w").glob("*.checkpoint"):
        kept.unlink()
    (fault,) = told(capsys)[1]
    assert "has no checkpoint of this log any more" in fault
    away = PostResult(None, 0.0, error="Connection refused")
    monkeypatch.setattr(anchors, "post", lambda *_, **__: away)
    (fault,) = told(capsys)[1]
    assert fault == "log: witness partner.example/w1 cannot be asked: Connection refused"


def test_a_cosignature_that_the_witness_did_not_make_is_named(partner, capsys):
    """The application's role may insert one, and the pages of records show it."""
    happened(4)
    stranger = SecretKey.made("partner.example/w1", COSIGNATURE)
    made = log.newest()
    assert made is not None
    line = cosignature_line(stranger, split(made.note)[0], 1_700_000_000)
    for content in (line.encode(), b"\xff"):
        with unguarded():
            Anchor.objects.filter(checkpoint=made).delete()
        Anchor.objects.create(
            checkpoint=made, kind="cosignature", name="partner.example/w1", content=content
        )
        (fault,) = told(capsys)[1]
        assert (
            fault
            == "log: the cosignature of partner.example/w1 over checkpoint 4 is not by its key"
        )


def test_an_answer_by_another_key_vouches_for_nothing(partner, capsys, settings):
    other = SecretKey.made("partner.example/w1", COSIGNATURE).verifier
    named = f"{other}@https://partner.example"
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "WITNESSES": (named,)}
    assert any("its answer has no cosignature by its key" in line for line in told(capsys)[1])


@pytest.mark.parametrize(
    "text",
    ["x", "x@http://127.0.0.1:1", f"{Verifier('w', bytes(32), 4)}@ftp://x"],
)
def test_a_witness_that_is_named_wrongly_is_reported(settings, text):
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "WITNESSES": (text,)}
    assert [one.id for one in anchors.check_witnesses()] == ["delivery.E006"]
