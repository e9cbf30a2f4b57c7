"""Evidence packs: every byte counts, whoever rewrites the manifest, for both verifiers.

`check_pack` is what `verify_records --pack` calls; `verify.py` is run as a program of its own, in
an environment that has Python and `cryptography` and nothing of Countersign.
"""

import base64
import io
import os
import stat
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.llm.canonical_json import canonical_json
from django.core.management import call_command
from hypothesis import given, settings
from hypothesis import strategies as st

from records import evidence_pack, verify
from records.evidence_pack import build_pack, check_pack
from records.exports import build_evidence_pack
from records.log import keys, log, tree
from records.log.notes import SecretKey, Signer, TreeHead, format_signature_line, sign_note
from records.models import Record
from records.verify import (
    CERTIFICATE,
    FILES,
    LEAF,
    MANIFEST,
    PROOF,
    Refused,
    certificate_line,
    signed_by_whom,
)
from summaries.texts import sha256, turns_sha256
from tests.factories import scenes

TURNS = [{"speaker": "Ana", "start": None, "end": None, "text": "The pump failed."}]
KEY = SecretKey("log.example/records", bytes(range(32)))
STRANGER = SecretKey("log.example/records", bytes(range(2, 34)))
TRUSTED = [str(KEY.verifier)]
APPROVAL = {
    "reviewer": "rolf",
    "reviewer_name": "Rolf Berg",
    "at": "2026-03-01T10:00:00+00:00",
}


def small_parts(
    text: str = "The pump failed.",
    pdf: str = "%PDF",
    signer: Signer = KEY,
    in_record: str = "",
    in_leaf: str = "",
    *,
    certificate_of: str = "Rolf Berg",
    **told: Any,
) -> dict[str, bytes]:
    """A record in a log of six leaves, without a database; the PDF is a stand-in of a few bytes.

    `in_record` and `in_leaf` are put in where their JSON begins, before anything is signed. `told`
    is what else the snapshot says of the transcript.
    """
    snapshot = canonical_json(
        {
            "transcript": {"turns": TURNS, "title": "Pump", **told},
            "attempts": [{"number": 1, "text": text}],
            "approved_attempt": 1,
            "approval": {**APPROVAL, "text_sha256": sha256(text), "signature": "session"},
            "passkey": None,
        }
    )
    snapshot = f"{{{in_record}{snapshot[1:]}"
    content: dict[str, Any] = {
        "number": 7,
        "sha256": "0" * 64,
        "pdf_sha256": sha256(pdf),
        "snapshot_sha256": sha256(snapshot),
        "text_sha256": sha256(text),
        "transcript_sha256": turns_sha256(TURNS),
    }
    leaf = canonical_json({"at": "2026-03-01", "content": content, "kind": "record"})
    leaf = f"{{{in_leaf}{leaf[1:]}"
    proof = proven(leaf.encode(), signer)
    root = verify.checkpoint_text({PROOF: proof.encode()}).split("\n")[2]
    place = certificate_line(3, 6, root, content["sha256"])
    signer_named = signed_by_whom({**APPROVAL, "reviewer_name": certificate_of})
    transcript = '[{"end_ms":null,"speaker":"Ana","start_ms":null,"text":"The pump failed."}]'
    contents = {
        "record.json": snapshot,
        "record.pdf": pdf,
        "text.txt": text,
        "transcript.json": transcript,
        CERTIFICATE: f"%PDF /Subject ({place}{signer_named})",
        LEAF: leaf,
        PROOF: proof,
    }
    return {name: content.encode() for name, content in contents.items()}


def proven(leaf: bytes, signer: Signer) -> str:
    entries = [b"a", b"b", b"c", leaf, b"e", b"f"]
    hashes = [tree.hash_leaf(entry) for entry in entries]
    nodes = dict(tree.add_leaves(0, hashes, lambda *_: b""))
    head = TreeHead(signer.verifier.name, 6, tree.get_root(6, lambda *at: nodes[at]))
    path = tree.build_inclusion_proof(3, 6, lambda *at: nodes[at])
    steps = "".join(f"{base64.b64encode(step).decode()}\n" for step in path)
    return f"c2sp.org/tlog-proof@v1\nindex 3\n{steps}\n{sign_note(head.text(), [signer])}"


CORRECTION: dict[str, Any] = {
    "number": 1,
    "kind": "words",
    "label": "",
    "first": 0,
    "last": 0,
    "speaker": "",
    "text": "The valve failed.",
    "takes_back": None,
    "reason": "heard at 0:01",
}


def corrected_parts(*rows: dict[str, Any], says: str = CORRECTION["text"]) -> dict[str, bytes]:
    """A record whose transcript was corrected by `rows`, and says with them what `says` is."""
    corrected = f'[{{"end_ms":null,"speaker":"Ana","start_ms":null,"text":"{says}"}}]'
    told: dict[str, Any] = {"corrections": list(rows), "corrected_sha256": sha256(corrected)}
    return {**small_parts(**told), verify.CORRECTED: corrected.encode()}


PACK = build_pack(small_parts(), KEY)


def files_of(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


WHOLE = files_of(PACK)


def zipped(entries: list[tuple[str, bytes]], **changes: object) -> bytes:
    """As the product zips, but for `changes` to each entry."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in entries:
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            for attribute, value in changes.items():
                setattr(entry, attribute, value)
            archive.writestr(entry, content)
    return buffer.getvalue()


def signed_anew(files: dict[str, bytes], signer: Signer = STRANGER) -> bytes:
    """These files under a manifest of their own, as a forger would make it."""
    sums = "".join(f"{verify.sha256(files[name])}  {name}\n" for name in FILES)
    text = f"{verify.SCHEMA}\nkey {signer.verifier}\n{sums}"
    return verify.zip_pack({**files, MANIFEST: sign_note(text, [signer]).encode()})


def refusal(data: bytes) -> str:
    with pytest.raises(Refused) as refused:
        check_pack(data, TRUSTED)
    return str(refused.value)


def test_a_pack_as_it_was_written_is_whole():
    found = check_pack(PACK, TRUSTED)
    assert (found.leaf["number"], found.index, found.size) == (7, 3, 6)
    assert found.key == str(KEY.verifier) == check_pack(PACK).key
    assert signed_anew(WHOLE, KEY) == PACK == zipped(list(WHOLE.items()))


@settings(max_examples=300)
@given(st.integers(0, len(PACK) - 1), st.integers(1, 255))
def test_a_pack_with_any_byte_changed_is_refused(at: int, flip: int):
    broken = bytearray(PACK)
    broken[at] ^= flip
    refusal(bytes(broken))


@pytest.mark.nightly
@pytest.mark.slow
def test_a_pack_with_any_one_bit_changed_is_refused_wherever_it_is():
    for at in range(len(PACK)):
        broken = bytearray(PACK)
        broken[at] ^= 1 << at % 8
        refusal(bytes(broken))


@settings(max_examples=60)
@given(st.integers(0, len(PACK)), st.binary(min_size=1, max_size=20))
def test_a_pack_with_bytes_put_in_or_cut_off_is_refused(at: int, more: bytes):
    for broken in (PACK[:at] + more + PACK[at:], PACK[: len(PACK) - 1 - at // 2]):
        refusal(broken)


PARTS = sorted({*FILES} - {"README.txt", "verify.py", CERTIFICATE})


@settings(max_examples=300)
@given(st.sampled_from(PARTS), st.data())
def test_any_byte_of_what_was_approved_is_refused_under_a_manifest_of_the_log_itself(
    name: str, data: st.DataObject
):
    """Whoever has the key of the log, and not the past, cannot put in another PDF either."""
    content = bytearray(WHOLE[name])
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] ^= data.draw(st.integers(1, 255))
    refusal(signed_anew({**WHOLE, name: bytes(content)}, KEY))


@settings(max_examples=100)
@given(st.sampled_from(PARTS), st.binary(max_size=300))
def test_any_file_exchanged_is_refused_under_a_manifest_of_the_log_itself(
    name: str, content: bytes
):
    if content != WHOLE[name]:
        refusal(signed_anew({**WHOLE, name: content}, KEY))


@pytest.mark.parametrize("name", FILES)
def test_any_file_exchanged_is_refused_by_name_under_the_manifest_as_it_was(name: str):
    told = refusal(verify.zip_pack({**WHOLE, name: WHOLE[name] + b" "}))
    assert told == f"{name} is not what {MANIFEST} has"


@pytest.mark.parametrize("name", [*FILES, MANIFEST])
def test_any_file_removed_or_renamed_is_refused_by_name(name: str):
    entries = list(WHOLE.items())
    removed = [entry for entry in entries if entry[0] != name]
    renamed = [(f"{one}.txt" if one == name else one, held) for one, held in entries]
    for changed in (removed, renamed):
        assert refusal(zipped(changed)) == f"{name} is missing"


def test_a_pack_made_anew_with_another_key_is_refused_for_who_knows_the_key():
    forged = build_pack(small_parts("All is well.", signer=STRANGER), STRANGER)
    assert check_pack(forged).key == str(STRANGER.verifier)
    assert "signed with another key than the one given" in refusal(forged)
    half = build_pack(small_parts("All is well."), STRANGER)
    assert "another key" in refusal(half)
    unlogged = build_pack({**small_parts("All is well."), PROOF: WHOLE[PROOF]}, KEY)
    assert "is not in the log" in refusal(unlogged)
    foreign = build_pack(small_parts(signer=STRANGER), KEY)
    assert "has not signed the checkpoint" in refusal(foreign)


def test_a_manifest_has_one_signature_and_no_other_line():
    note = WHOLE[MANIFEST].decode()
    text = note.partition("\n\n")[0] + "\n"
    more = format_signature_line(STRANGER.verifier, STRANGER.sign(text.encode()))
    for changed in (note + more, note.replace("\nkey", "\n\nkey"), text + "\n" + more, text):
        refusal(verify.zip_pack({**WHOLE, MANIFEST: changed.encode()}))
    for signer in (KEY, STRANGER):
        lacking = text.replace(note.split("\n")[5] + "\n", "")
        made = sign_note(lacking, [signer]).encode()
        refusal(verify.zip_pack({**WHOLE, MANIFEST: made}))


@pytest.mark.parametrize(
    ("was", "instead"),
    [("leaf 3", "leaf 2"), ("of 6", "of 7"), ("root ", "root A"), ("000,", "001,")],
)
def test_a_certificate_of_another_place_is_refused_under_a_manifest_of_the_log_itself(was, instead):
    other = WHOLE[CERTIFICATE].decode().replace(was, instead).encode()
    assert other != WHOLE[CERTIFICATE]
    told = refusal(signed_anew({**WHOLE, CERTIFICATE: other}, KEY))
    assert told == "certificate.pdf is of another place in the log"


@pytest.mark.parametrize(
    ("odd", "told"),
    [
        ({"in_record": '"passkey":{"name":"Phone"},'}, "an object of its JSON has a name twice"),
        ({"in_leaf": '"kind":"export",'}, "an object of its JSON has a name twice"),
        ({"in_leaf": '"zone":"UTC",'}, "leaf.json is not in the form that the log writes"),
        ({"in_leaf": " "}, "leaf.json is not in the form that the log writes"),
    ],
)
def test_json_that_programs_read_differently_is_refused_though_the_log_signed_it(odd, told):
    assert refusal(build_pack(small_parts(**odd), KEY)) == told


def test_a_former_key_that_signed_the_checkpoint_is_named_by_the_manifest():
    pack = build_pack(small_parts(signer=STRANGER), KEY, [STRANGER.verifier])
    assert check_pack(pack, TRUSTED).size == 6


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (
            lambda: zipped([*WHOLE.items(), ("notes.txt", b"x")]),
            "'notes.txt' is no file of a pack",
        ),
        (lambda: zipped([*WHOLE.items(), ("../x", b"x")]), "'../x' is no file of a pack"),
        (lambda: zipped(list(WHOLE.items())[1:]), "README.txt is missing"),
        (lambda: zipped([*WHOLE.items(), ("text.txt", b"x")]), "text.txt is there twice"),
        (
            lambda: zipped([("TEXT.txt", b"x"), *WHOLE.items()]),
            "'TEXT.txt' is no file of a pack",
        ),
        (lambda: PACK + b"x", "otherwise"),
        (lambda: b"x" + PACK, "otherwise"),
        (lambda: zipped(list(WHOLE.items()), comment=b"x"), "otherwise"),
        (lambda: zipped(list(WHOLE.items()), date_time=(1999, 1, 1, 0, 0, 0)), "otherwise"),
        (
            lambda: zipped(list(WHOLE.items()), external_attr=(stat.S_IFLNK | 0o777) << 16),
            "otherwise",
        ),
        (
            lambda: zipped(list(WHOLE.items()), compress_type=zipfile.ZIP_DEFLATED),
            "not as stored",
        ),
        (lambda: zipped(list(WHOLE.items())[::-1]), "otherwise"),
        (lambda: b"", "cannot be read"),
        (lambda: b"no zip at all", "cannot be read"),
        (lambda: b"\0" * 100, "cannot be read"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_what_is_not_the_one_pack_of_its_record_is_refused(made: Callable[[], bytes], told: str):
    assert told in refusal(made())


def test_a_file_that_unpacks_to_more_than_the_pack_is_not_unpacked():
    bomb = {**WHOLE, "text.txt": b"\0" * 50_000_000}
    assert "not as stored" in refusal(
        zipped(list(bomb.items()), compress_type=zipfile.ZIP_DEFLATED)
    )


@pytest.fixture(scope="module")
def bare(tmp_path_factory) -> Path:
    """A Python that has `cryptography` and what that needs, and nothing else."""
    place: Path = tmp_path_factory.mktemp("bare")
    venv.create(place, with_pip=False, symlinks=True)
    (packages,) = place.glob("lib/python*/site-packages")
    for name in ("cryptography", "cffi", "_cffi_backend"):
        found = find_spec(name)
        assert found is not None
        origin = Path(str(found.origin))
        source = origin.parent if origin.name == "__init__.py" else origin
        (packages / source.name).symlink_to(source)
    return place / "bin" / "python"


def run_alone(bare: Path, pack: Path, *options: str) -> tuple[int, str]:
    """The program as the pack has it, away from the project."""
    program = pack.with_name("verify.py")
    program.write_bytes(Path(verify.__file__).read_bytes())
    done = subprocess.run(
        [bare, "-I", program, pack, *options],
        capture_output=True,
        text=True,
        cwd=pack.parent,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_certificate_that_names_another_signer_than_the_snapshot_is_refused():
    pack = build_pack(small_parts(certificate_of="Eve Adams"), KEY)
    assert refusal(pack) == "certificate.pdf names another signer than record.json"


def test_a_pack_from_before_certificates_named_the_signer_is_whole():
    parts = {name: WHOLE[name] for name in FILES}
    named = signed_by_whom(APPROVAL).encode()
    parts[CERTIFICATE] = parts[CERTIFICATE].replace(named, b"")
    sums = "".join(f"{verify.sha256(parts[name])}  {name}\n" for name in FILES)
    text = f"{verify.FORMER}\nkey {KEY.verifier}\n{sums}"
    pack = verify.zip_pack({**parts, MANIFEST: sign_note(text, [KEY]).encode()})
    assert check_pack(pack, TRUSTED).leaf["number"] == 7


@pytest.mark.slow
def test_the_program_runs_with_python_and_cryptography_alone(bare, tmp_path):
    without = subprocess.run([bare, "-I", "-c", "import django"], capture_output=True, check=False)
    assert without.returncode == 1
    pack = tmp_path / "pack.zip"
    pack.write_bytes(PACK)
    code, told = run_alone(bare, pack, "--key", *TRUSTED)
    assert (code, told.splitlines()[0]) == (0, "Record 7 is whole: leaf 3 of a log of 6.")
    code, told = run_alone(bare, pack)
    assert code == 2
    assert "whole" not in told
    assert "consistent, NOT authenticated: pass --key" in told
    for broken in (
        PACK[:-1],
        PACK.replace(b"%PDF", b"%pdf"),
        signed_anew({**WHOLE, "record.pdf": b"%pdf"}),
        signed_anew({**WHOLE, "record.pdf": b"%pdf"}, KEY),
        build_pack(small_parts(signer=STRANGER), STRANGER),
        b"no zip",
    ):
        pack.write_bytes(broken)
        code, told = run_alone(bare, pack, "--key", *TRUSTED)
        assert code == 1
        assert told.startswith("REFUSED: ")


def test_the_program_is_a_file_of_the_pack():
    assert WHOLE["verify.py"] == Path(verify.__file__).read_bytes()
    assert sys.version_info >= (3, 11)


@pytest.mark.django_db
class TestOfARecord:
    @pytest.fixture
    def data(self) -> bytes:
        rosa = scenes.reviewer()
        return build_evidence_pack(scenes.approved(rosa, "Grüße aus München", comment="Heard it."))

    @property
    def trusted(self) -> list[str]:
        return [str(keys.get_signer().verifier)]

    def test_it_is_whole_and_says_where_the_record_is_in_the_log(self, data: bytes):
        record = Record.objects.get()
        found = check_pack(data, self.trusted)
        assert found.leaf["sha256"] == record.sha256
        assert found.leaf["pdf_sha256"] == record.pdf_sha256
        assert found.index == log.find_leaf("record", record.pk).index

    def test_an_exchanged_pdf_is_refused_though_the_manifest_was_rewritten(self, data: bytes):
        other = build_evidence_pack(scenes.approved(scenes.reviewer("rolf"), "Another"))
        exchanged = {**files_of(data), "record.pdf": files_of(other)["record.pdf"]}
        for signer in (STRANGER, keys.get_signer()):
            with pytest.raises(
                Refused, match=r"record\.pdf is not what leaf\.json has|another key"
            ):
                check_pack(signed_anew(exchanged, signer), self.trusted)

    def test_each_file_of_another_record_is_refused(self, data: bytes):
        other = files_of(build_evidence_pack(scenes.approved(scenes.reviewer("rolf"), "Another")))
        mine = files_of(data)
        for name in mine.keys() - {"text.txt", "transcript.json", "verify.py"}:
            assert other[name] != mine[name]
            with pytest.raises(Refused):
                check_pack(verify.zip_pack({**mine, name: other[name]}), self.trusted)

    def test_the_command_holds_it_against_the_key_and_the_stored_record(
        self, data: bytes, tmp_path, capsys
    ):
        file = tmp_path / "pack.zip"
        file.write_bytes(data)
        call_command("verify_records", pack=file, stored=True)
        assert f"signed with {self.trusted[0]}" in capsys.readouterr().out
        file.write_bytes(build_pack(small_parts(signer=STRANGER), STRANGER))
        with pytest.raises(SystemExit):
            call_command("verify_records", pack=file)
        assert "another key than the one given" in capsys.readouterr().err
        call_command("verify_records", pack=file, key=[str(STRANGER.verifier)])
        with pytest.raises(SystemExit):
            call_command("verify_records", pack=file, key=[str(STRANGER.verifier)], stored=True)
        assert "no record 7 is stored here" in capsys.readouterr().err

    def test_a_file_larger_than_any_pack_is_not_read(self, tmp_path, capsys):
        file = tmp_path / "pack.zip"
        file.touch()
        os.truncate(file, evidence_pack.LARGEST + 1)
        with pytest.raises(SystemExit):
            call_command("verify_records", pack=file)
        assert "which no pack has" in capsys.readouterr().err


def test_a_pack_with_corrections_has_what_they_make_of_the_transcript():
    found = check_pack(build_pack(corrected_parts(CORRECTION), KEY), TRUSTED)
    assert found.corrections == 1


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        (
            corrected_parts({**CORRECTION, "text": "The pump is fine."}),
            "not what the corrections make",
        ),
        (corrected_parts({**CORRECTION, "first": 7, "last": 7}), "cannot be read"),
        (corrected_parts({**CORRECTION, "kind": "rumour"}), "no known kind"),
        (corrected_parts({**CORRECTION, "number": 2}), "a correction is missing"),
        (corrected_parts(), "not both there"),
        (small_parts(corrected_sha256="0" * 64), "lacks the corrections"),
        (small_parts(corrections=[CORRECTION], corrected_sha256="0" * 64), "not both there"),
    ],
)
def test_a_pack_is_refused_whose_correction_was_changed(parts: dict[str, bytes], why: str):
    """Whoever rewrites it, and signs all of it again with the key of the log."""
    with pytest.raises(Refused, match=why):
        check_pack(build_pack(parts, KEY), TRUSTED)
