"""Checkpoints are stamped by a real authority (`openssl ts`), and what is none is refused."""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.x509 import Certificate, load_pem_x509_certificates
from django.core.checks import run_checks
from django.urls import reverse

from delivery import anchors
from records import verify
from records.evidence_pack import build_pack
from records.exports import build_evidence_pack
from records.log import log
from records.log.models import Anchor, AnchorKind
from records.verify import PROOF, STAMP, Refused
from tests.delivery.anchoring import findings, happened, sent
from tests.delivery.authority import Authority, Served, openssl
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.records.test_evidence_packs import KEY as PACK_KEY
from tests.records.test_evidence_packs import TRUSTED, WHOLE, files_of, small_parts

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def authority(tmp_path_factory) -> Authority:
    return Authority(tmp_path_factory.mktemp("tsa") / "one")


@pytest.fixture(scope="module")
def stranger(tmp_path_factory) -> Authority:
    return Authority(
        tmp_path_factory.mktemp("tsa") / "two", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"
    )


@pytest.fixture
def served(authority, settings) -> Iterator[Served]:
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    with Served(authority) as running:
        settings.TRANSPARENCY = {
            **settings.TRANSPARENCY,
            "TIMESTAMP_URL": running.url,
            "TIMESTAMP_CA": str(authority.ca),
        }
        yield running


@pytest.mark.django_db
class TestOfTheLog:
    def test_a_checkpoint_is_stamped_and_openssl_agrees(self, served, authority, tmp_path):
        made = happened()
        assert sent() == 1
        assert anchors.find_late_receivers() == []
        stamp = Anchor.objects.get(kind=AnchorKind.TIMESTAMP)
        assert stamp.name == served.url.split("/")[2]
        answer, text = tmp_path / "checkpoint.tsr", tmp_path / "text"
        answer.write_bytes(bytes(stamp.content))
        text.write_text(made.note.partition("\n\n")[0] + "\n")
        told = openssl("ts", "-verify", "-in", answer, "-data", text, "-CAfile", authority.ca)
        assert b"Verification: OK" in told
        assert findings() == []

    def test_an_authority_that_is_away_is_asked_again(self, served):
        made = happened()
        served.status = 503
        assert sent() == 0
        assert anchors.find_late_receivers()
        happened_later = happened()
        served.status = 200
        assert sent() == 1  # It begins with the newest.
        served.status = 503
        third = happened()
        assert sent() == 0
        served.status = 200
        assert sent() == 1
        stamped = set(Anchor.objects.values_list("checkpoint", flat=True))
        assert stamped == {happened_later.size, third.size}
        assert made.size not in stamped

    def test_what_another_authority_stamps_is_not_kept(self, served, stranger):
        happened()
        served.authority = stranger
        assert sent() == 0
        assert not Anchor.objects.exists()

    def test_a_stamp_of_something_else_and_an_old_one_are_not_kept(self, served, authority):
        made = happened()
        text = made.note.partition("\n\n")[0] + "\n"
        for replay in (authority.stamp(b"other"), authority.stamp(text.encode()), b"no stamp"):
            served.replay = replay
            assert sent() == 0
        assert not Anchor.objects.exists()

    def test_verify_records_names_a_stamp_that_is_wrong(self, served, authority, stranger):
        made = happened()
        text = (made.note.partition("\n\n")[0] + "\n").encode()
        stamps = {"a": authority.stamp(b"x"), "b": stranger.stamp(text), "c": b"none"}
        for name, content in stamps.items():
            made.anchors.create(kind=AnchorKind.TIMESTAMP, name=name, content=content)
        named = findings()
        assert [line.split(" is refused")[0] for line in named] == [
            f"log: the time stamp of {name} over checkpoint {made.size}" for name in stamps
        ]

    def test_without_the_certificate_it_says_that_stamps_cannot_be_checked(self, served, settings):
        happened()
        assert sent() == 1
        settings.TRANSPARENCY = {**settings.TRANSPARENCY, "TIMESTAMP_CA": ""}
        (line,) = findings()
        assert "COUNTERSIGN_LOG_TIMESTAMP_CA" in line
        assert "delivery.E007" in [found.id for found in run_checks()]
        assert sent() == 0

    def test_page_and_pack_have_it(self, served, authority):
        rosa = scenes.reviewer()
        record = scenes.approved(rosa)
        log.make_checkpoint()
        assert sent() == 1
        page = client_of(rosa).get(reverse("record", args=[record.number])).content.decode()
        assert f"Time stamp of {served.url.split('/')[2]}" in page
        pack = build_evidence_pack(record)
        found = verify.check(pack, (), load_pem_x509_certificates(authority.ca.read_bytes()))
        assert found.stamped
        at = datetime.fromisoformat(found.stamped[0])
        assert abs(datetime.now(UTC) - at) < timedelta(minutes=5)
        assert found.stamped[1] == "CN=Stamps"
        assert b"checkpoint.tsr" in files_of(pack)["README.txt"]


# --- By verify.py, of a small pack ------------------------------------------

TEXT = verify.checkpoint_text(WHOLE)


def packed(stamp: bytes) -> bytes:
    """Under a manifest of the log itself."""
    return build_pack({**small_parts(), STAMP: stamp}, PACK_KEY)


def trusted(authority: Authority) -> list[Certificate]:
    return load_pem_x509_certificates(authority.ca.read_bytes())


@pytest.mark.parametrize("name", ["authority", "stranger"])
def test_the_program_takes_a_stamp_by_rsa_and_by_ecdsa(name: str, request):
    one = request.getfixturevalue(name)
    pack = packed(one.stamp(TEXT.encode()))
    assert "CN=Stamps" in verify.check(pack, TRUSTED, trusted(one)).stamped
    assert verify.check(pack, TRUSTED).stamped


def test_the_program_refuses_another_text_another_authority_and_none(authority, stranger):
    good = packed(authority.stamp(TEXT.encode()))
    for pack, told in (
        (packed(authority.stamp(b"x")), "of another text"),
        (packed(stranger.stamp(TEXT.encode())), "not trusted"),
        (verify.zip_pack(WHOLE), "checkpoint.tsr is missing"),
        (packed(b""), "cannot be read"),
    ):
        with pytest.raises(Refused, match=told):
            verify.check(pack, TRUSTED, trusted(authority))
    assert verify.check(good, TRUSTED, trusted(authority)).stamped


def test_the_program_refuses_a_stamp_that_was_changed_exchanged_or_removed(authority):
    stamp = authority.stamp(TEXT.encode())
    files = files_of(packed(stamp))
    with pytest.raises(Refused, match=r"checkpoint\.tsr is not what"):
        verify.check(verify.zip_pack({**files, STAMP: authority.stamp(TEXT.encode())}), TRUSTED)
    without = {name: content for name, content in files.items() if name != STAMP}
    with pytest.raises(Refused):
        verify.check(verify.zip_pack(without), TRUSTED)
    assert PROOF in without
    _, names = verify.Der.read(stamp)[0].parts(0x30, 0x30)
    signed = names.parts(0x06, 0xA0)[1].parts(0x30)[0].parts(0x02, 0x31, 0x30, 0xA0)
    info = signed[2].whole
    signature = signed[-1].parts(0x30)[0].parts(0x02, 0x30, 0x30, 0xA0, 0x30, 0x04)
    for piece in (info, signature[3].whole, signature[5].whole):
        start = stamp.index(piece)
        for at in range(start, start + len(piece)):
            broken = bytearray(stamp)
            broken[at] ^= 1
            with pytest.raises(Refused):
                verify.check(packed(bytes(broken)), TRUSTED, trusted(authority))


def test_the_certificate_file_is_read_as_it_is_given(
    authority, tmp_path: Path, capsys, monkeypatch
):
    pack = tmp_path / "pack.zip"
    pack.write_bytes(packed(authority.stamp(TEXT.encode())))
    command = ["verify.py", str(pack), "--key", *TRUSTED, "--timestamp-ca", str(authority.ca)]
    monkeypatch.setattr(sys, "argv", command)
    assert verify.main() == 0
    assert "by CN=Stamps." in capsys.readouterr().out
