"""Evidence packs: every file and every byte counts, whoever rewrites the sums."""

import hashlib
import io
import json
import stat
import zipfile
from collections.abc import Callable

import pytest
from django.core.management import call_command
from hypothesis import given, settings
from hypothesis import strategies as st

from llm.canonical_json import canonical_json
from records import evidence_pack
from records.evidence_pack import SIGNED, BrokenPack, check_pack, pack_bytes
from records.exports import pack_of
from summaries.texts import sha256, turns_sha256
from tests.factories import scenes

TURNS = [{"speaker": "Ana", "start": None, "end": None, "text": "The pump failed."}]


def small_parts(text: str = "The pump failed.") -> dict[str, bytes]:
    """What a record's hash covers, without a database; the PDF is a stand-in of a few bytes."""
    snapshot = canonical_json(
        {
            "transcript": {"turns": TURNS, "title": "Pump"},
            "attempts": [{"number": 1, "text": text}],
            "approved_attempt": 1,
            "approval": {"text_sha256": sha256(text)},
            "supersedes": None,
        }
    )
    chain = canonical_json(
        {
            "number": 7,
            "previous_sha256": "0" * 64,
            "pdf_sha256": sha256("%PDF"),
            "snapshot_sha256": sha256(snapshot),
            "text_sha256": sha256(text),
            "transcript_sha256": turns_sha256(TURNS),
        }
    )
    transcript = '[{"end_ms":null,"speaker":"Ana","start_ms":null,"text":"The pump failed."}]'
    contents = {
        "chain.json": chain,
        "record.json": snapshot,
        "record.pdf": "%PDF",
        "text.txt": text,
        "transcript.json": transcript,
    }
    return {name: content.encode() for name, content in contents.items()}


PACK = pack_bytes(small_parts())


def files_of(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


FILES = files_of(PACK)


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


def with_sums(files: dict[str, bytes]) -> bytes:
    """The pack of these files with its manifest and sums made anew, as a forger would."""
    manifest = json.loads(files["manifest.json"])
    listed = {name: hashlib.sha256(files[name]).hexdigest() for name in manifest["files"]}
    files = {**files, "manifest.json": canonical_json({**manifest, "files": listed}).encode()}
    names = [name for name in files if name != "SHA256SUMS"]
    sums = "".join(f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in names)
    return zipped(list({**files, "SHA256SUMS": sums.encode()}.items()))


def refusal(data: bytes) -> str:
    with pytest.raises(BrokenPack) as refused:
        check_pack(data)
    return str(refused.value)


def test_a_pack_as_it_was_written_holds_together():
    assert check_pack(PACK).number == 7
    assert with_sums(FILES) == PACK == zipped(list(FILES.items()))


@settings(max_examples=400)
@given(st.integers(0, len(PACK) - 1), st.integers(1, 255))
def test_a_pack_with_any_byte_changed_is_refused(at: int, flip: int):
    broken = bytearray(PACK)
    broken[at] ^= flip
    refusal(bytes(broken))


@settings(max_examples=60)
@given(st.integers(0, len(PACK)), st.binary(min_size=1, max_size=20))
def test_a_pack_with_bytes_put_in_or_cut_off_is_refused(at: int, more: bytes):
    for broken in (PACK[:at] + more + PACK[at:], PACK[: len(PACK) - 1 - at // 2]):
        refusal(broken)


@settings(max_examples=300)
@given(st.sampled_from(sorted(FILES)), st.data())
def test_any_byte_of_any_file_is_refused_by_name_with_all_sums_made_again(
    name: str, data: st.DataObject
):
    content = bytearray(FILES[name])
    content[data.draw(st.integers(0, len(content) - 1))] ^= data.draw(st.integers(1, 255))
    changed = {**FILES, name: bytes(content)}
    again = name not in {"manifest.json", "SHA256SUMS"}
    told = refusal(with_sums(changed) if again else zipped(list(changed.items())))
    assert name in told or "cannot be read" in told


@settings(max_examples=100)
@given(st.sampled_from(SIGNED), st.binary(max_size=300))
def test_any_file_exchanged_is_refused_with_all_sums_made_again(name: str, content: bytes):
    if content != FILES[name]:
        told = refusal(with_sums({**FILES, name: content}))
        assert name in told or "cannot be read" in told


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda: zipped([*FILES.items(), ("notes.txt", b"x")]), "'notes.txt' is no file of a pack"),
        (lambda: zipped([*FILES.items(), ("../x", b"x")]), "'../x' is no file of a pack"),
        (lambda: zipped(list(FILES.items())[1:]), "README.txt is missing"),
        (lambda: zipped([*FILES.items(), ("text.txt", b"x")]), "text.txt is there twice"),
        (lambda: zipped([("TEXT.txt", b"x"), *FILES.items()]), "'TEXT.txt' is no file of a pack"),
        (lambda: PACK + b"x", "otherwise"),
        (lambda: b"x" + PACK, "otherwise"),
        (lambda: zipped(list(FILES.items()), comment=b"x"), "otherwise"),
        (lambda: zipped(list(FILES.items()), date_time=(1999, 1, 1, 0, 0, 0)), "otherwise"),
        (
            lambda: zipped(list(FILES.items()), external_attr=(stat.S_IFLNK | 0o777) << 16),
            "otherwise",
        ),
        (lambda: zipped(list(FILES.items()), compress_type=zipfile.ZIP_DEFLATED), "not as stored"),
        (lambda: zipped(list(FILES.items())[::-1]), "otherwise"),
        (lambda: b"", "cannot be read"),
        (lambda: b"no zip at all", "cannot be read"),
        (lambda: b"\0" * 100, "cannot be read"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_what_is_not_the_one_pack_of_its_record_is_refused(made: Callable[[], bytes], told: str):
    assert told in refusal(made())


def test_a_file_that_unpacks_to_more_than_the_pack_is_not_unpacked():
    bomb = {**FILES, "text.txt": b"\0" * 50_000_000}
    assert "not as stored" in refusal(
        zipped(list(bomb.items()), compress_type=zipfile.ZIP_DEFLATED)
    )


@pytest.mark.django_db
class TestOfARecord:
    @pytest.fixture
    def data(self) -> bytes:
        rosa = scenes.reviewer()
        return pack_of(scenes.approved(rosa, "Grüße aus München", comment="Heard it."))

    def test_an_exchanged_pdf_is_refused_though_the_manifest_was_rewritten(self, data: bytes):
        other = pack_of(scenes.approved(scenes.reviewer("rolf"), "Another"))
        exchanged = {**files_of(data), "record.pdf": files_of(other)["record.pdf"]}
        assert "record.pdf is not what was approved" in refusal(with_sums(exchanged))

    def test_each_file_of_another_record_is_refused(self, data: bytes):
        other = files_of(pack_of(scenes.approved(scenes.reviewer("rolf"), "Another")))
        mine = files_of(data)
        for name in mine.keys() - {"text.txt", "transcript.json"}:
            assert other[name] != mine[name]
            told = refusal(zipped(list({**mine, name: other[name]}.items())))
            assert name in told

    def test_a_pack_rewritten_as_a_whole_is_told_from_the_stored_record(
        self, data: bytes, tmp_path, capsys
    ):
        mine = files_of(data)
        forged = _forged(mine, lambda text: text.replace("Heard it.", "Unheard."))
        assert check_pack(forged).number == 1
        file = tmp_path / "pack.zip"
        file.write_bytes(forged)
        call_command("verify_records", pack=file)
        with pytest.raises(SystemExit):
            call_command("verify_records", pack=file, stored=True)
        assert "is stored with the sha256" in capsys.readouterr().err
        file.write_bytes(data)
        call_command("verify_records", pack=file, stored=True)

    def test_a_file_larger_than_any_pack_is_not_read(self, data: bytes, tmp_path, monkeypatch):
        file = tmp_path / "pack.zip"
        file.write_bytes(data)
        monkeypatch.setattr("records.management.commands.verify_records.LARGEST", len(data) - 1)
        with pytest.raises(SystemExit):
            call_command("verify_records", pack=file)


def _forged(files: dict[str, bytes], change: Callable[[str], str]) -> bytes:
    """Everything made anew over a changed snapshot, which gives the record another hash."""
    snapshot = change(files["record.json"].decode())
    assert snapshot.encode() != files["record.json"]
    chain = {**json.loads(files["chain.json"]), "snapshot_sha256": sha256(snapshot)}
    signed = {name: files[name] for name in evidence_pack.SIGNED}
    return pack_bytes(
        {
            **signed,
            "chain.json": canonical_json(chain).encode(),
            "record.json": snapshot.encode(),
        }
    )
