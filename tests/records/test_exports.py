"""What leaves: rows that no spreadsheet calculates, and packs of which every byte counts."""

import csv
import hashlib
import io
import json
import shutil
import subprocess
import zipfile
from collections.abc import Callable

import pytest
from countersign_judge.llm.canonical_json import canonical_json
from countersign_judge.spreadsheets import escape_csv_cell
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from config.log_key import warn_of_key
from records import retention
from records.exports import build_evidence_pack
from records.log.models import Checkpoint
from records.models import Record, RecordExport
from records.pdf import render_pdf
from records.tasks import sign_pack
from records.verify import HASHED
from reviews import corrections, decisions
from summaries.models import Summary
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.kept import aged

database = pytest.mark.django_db


def exported(client, **sent) -> str:
    answer = client.post(reverse("export-records"), sent)
    assert answer.status_code == 200
    assert answer["Cache-Control"] == "no-store"
    return b"".join(answer.streaming_content).decode()


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))


@database
def test_a_search_is_exported_whole_and_in_order(rolf):
    for title in ("Alpha", "Beta", "Alpha again"):
        scenes.approved(rolf, title)
    found = rows(exported(client_of(rolf), query="q=alpha", format="csv"))
    assert [row["number"] for row in found] == ["1", "3"]
    assert found[0]["text"] == scenes.GOOD
    assert found[0]["approved_by"] == "rolf"


@database
def test_ticked_rows_are_exported_and_nothing_else(rolf):
    for title in ("Alpha", "Beta", "Gamma"):
        scenes.approved(rolf, title)
    found = rows(exported(client_of(rolf), query="q=alpha", number=["2", "3", "x"]))
    assert [row["title"] for row in found] == ["Beta", "Gamma"]


@database
def test_json_lines_hold_the_whole_snapshot(rolf):
    record = scenes.approved(rolf)
    (line,) = exported(client_of(rolf), format="jsonl").splitlines()
    found = json.loads(line)
    assert found["sha256"] == record.sha256
    assert canonical_json(found["snapshot"]) == record.snapshot


@database
def test_nobody_exports_what_they_may_not_see(rolf):
    scenes.approved(rolf)
    assert rows(exported(client_of(scenes.author()), number="1")) == []


@database
def test_every_export_is_written_down(rolf):
    scenes.approved(rolf)
    client = client_of(rolf)
    exported(client, query="source=calls&q=pilot")
    client.post(reverse("pack", args=[1]))
    log = RecordExport.objects.order_by("pk").values_list("by", "format", "selection", "count")
    assert list(log) == [(rolf.pk, "csv", "q=pilot&source=calls", 1), (rolf.pk, "pack", "1", 1)]


@database
def test_an_unknown_format_is_refused(rolf):
    answer = client_of(rolf).post(reverse("export-records"), {"format": "odt"}, follow=True)
    assert "The format is unknown" in answer.content.decode()
    assert not RecordExport.objects.exists()


@pytest.mark.slow
@database
def test_an_export_takes_the_same_queries_for_few_and_many(rolf, django_assert_max_num_queries):
    client = client_of(rolf)
    scenes.approved(rolf, "The first")
    exported(client)
    for number in range(9):
        scenes.approved(rolf, f"Case {number}")
    with django_assert_max_num_queries(9):
        exported(client)


@database
def test_a_title_that_is_a_formula_is_text_in_a_spreadsheet(rolf):
    scenes.approved(rolf, '=HYPERLINK("http://evil.example";"pay")')
    (row,) = rows(exported(client_of(rolf)))
    assert row["title"].startswith("'=HYPERLINK")


@given(st.text())
def test_no_cell_begins_like_a_formula(text):
    written = escape_csv_cell(text)
    assert written in {text, f"'{text}"}
    assert not written.startswith(("=", "+", "-", "@", "\t", "\r"))


def test_numbers_stay_numbers():
    assert [escape_csv_cell(-3), escape_csv_cell(None), escape_csv_cell(True)] == ["-3", "", "True"]


@database
class TestPackOfARecord:
    @pytest.fixture
    def data(self, rolf) -> bytes:
        scenes.approved(rolf, "Grüße aus München – قرار", comment="Heard it.")
        answer = client_of(rolf).post(reverse("pack", args=[1]))
        assert answer.status_code == 200
        assert answer["Content-Type"] == "application/zip"
        return answer.content

    def test_it_is_checked_without_a_database(self, data, tmp_path, capsys, rolf):
        file = tmp_path / "pack.zip"
        file.write_bytes(data)
        record = Record.objects.get()
        call_command("verify_records", pack=file, sha256=record.sha256.upper())
        assert f"record 1 is whole, sha256 {record.sha256}" in capsys.readouterr().out
        with pytest.raises(SystemExit):
            call_command("verify_records", pack=file, sha256="0" * 64)
        file.write_bytes(data.replace(b"4 May", b"5 May"))
        with pytest.raises(SystemExit):
            call_command("verify_records", pack=file)
        with pytest.raises(CommandError, match="cannot be read"):
            call_command("verify_records", pack=tmp_path / "none.zip")

    def test_its_manifest_is_true_with_the_tools_of_the_system(self, data, tmp_path):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            archive.extractall(tmp_path)
        subprocess.run(["sha256sum", "-c", "manifest.txt"], cwd=tmp_path, check=True)
        record = Record.objects.get()
        leaf = json.loads((tmp_path / "leaf.json").read_bytes())["content"]
        for name, hashed in HASHED.items():
            held = hashlib.sha256((tmp_path / name).read_bytes()).hexdigest()
            assert held == leaf[hashed] == getattr(record, hashed)
        assert (tmp_path / "record.pdf").read_bytes().startswith(b"%PDF-")

    def test_the_same_record_gives_the_same_bytes(self, data, rolf):
        record = Record.objects.get()
        assert build_evidence_pack(record) == build_evidence_pack(record) == data

    def test_it_says_what_supersedes_what(self, data, rolf, tmp_path, capsys):
        lena = scenes.person("lena", "lead")
        record = Record.objects.get()
        corrections.correct(record, by=lena, text="Other words.", reason="It was wrong.")
        case = Summary.objects.get(pk=record.summary_id)
        scenes.judged(case, Action.PASS)
        new = decisions.approve(case, by=rolf, comment="I was there.", **scenes.signed(case))
        before, after = (leaf(build_evidence_pack(item)) for item in (record, new))
        assert before["supersedes_id"] is None
        assert after["supersedes_id"] == before["id"]
        file = tmp_path / "pack.zip"
        file.write_bytes(data)
        call_command("verify_records", pack=file, stored=True)
        assert "record 2 superseded it" in capsys.readouterr().out

    def test_what_was_disposed_of_is_not_packed(self, data, rolf):
        lena = scenes.person("lena", "lead")
        record = Record.objects.get()
        aged(record, days=40)
        guideline = record.summary.guideline_version.guideline
        retention.set_retention(guideline, days=30, by=lena, reason="The policy.")
        retention.dispose(record.summary, by=lena, reason="Past its time.")
        answer = client_of(rolf).post(reverse("pack", args=[1]), follow=True)
        assert "nothing to pack" in answer.content.decode()
        (line,) = exported(client_of(rolf), format="jsonl").splitlines()
        assert json.loads(line)["snapshot"] is None


def leaf(data: bytes):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return json.loads(archive.read("leaf.json"))["content"]


def words_of(pdf: bytes) -> str:
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext (poppler-utils) is not installed")
    told = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    return " ".join(told.stdout.decode().split())


@database
def test_the_pdf_says_which_letters_its_font_cannot_show(rolf):
    plain = scenes.approved(rolf, "Αθήνα, Київ, الرياض")
    lacking = scenes.approved(rolf, "Meeting 会議", comment="Checked 👍")
    told = "This file cannot show U+4F1A, U+8B70, U+1F44D: each stands as □."
    assert told in words_of(render_pdf(lacking.snapshot))
    assert "cannot show" not in words_of(render_pdf(plain.snapshot))


@database
class TestPackWithoutTheKey:
    """The web server has no key of the log: the worker `control` signs the manifest."""

    @pytest.fixture
    def record(self, rolf) -> Record:
        return scenes.approved(rolf)

    @pytest.fixture
    def without_the_key(self, record, settings, tmp_path) -> Callable[[], None]:
        def move() -> None:
            settings.TRANSPARENCY = {**settings.TRANSPARENCY, "DIRECTORY": str(tmp_path)}

        return move

    def test_the_worker_signs_what_the_web_server_gives_out(self, record, rolf, without_the_key):
        expected = build_evidence_pack(record)
        sign_pack(str(record.pk))
        without_the_key()
        assert client_of(rolf).post(reverse("pack", args=[1])).content == expected
        assert client_of(rolf).get(reverse("certificate", args=[1])).status_code == 200

    @pytest.mark.slow
    def test_a_manifest_of_other_files_is_not_used(self, record, rolf, without_the_key):
        build_evidence_pack(record)
        sign_pack(str(record.pk))
        User.objects.filter(pk=rolf.pk).update(last_name="Another")
        without_the_key()
        html = client_of(rolf).post(reverse("pack", args=[1]), follow=True).content.decode()
        assert "The worker “control” has not signed this pack yet" in html
        assert not RecordExport.objects.exists()

    @pytest.mark.slow
    def test_a_record_that_no_checkpoint_covers_waits_and_nothing_is_made(
        self, record, rolf, without_the_key
    ):
        without_the_key()
        html = client_of(rolf).post(reverse("pack", args=[1]), follow=True).content.decode()
        assert "Choose it again in a minute." in html
        assert not Checkpoint.objects.exists()

    def test_the_worker_signs_no_record_that_is_not_whole(self, record, caplog):
        with unguarded():
            Record.objects.update(text="Other words.")
        sign_pack(str(record.pk))
        assert f"the pack of record {record.pk} was not signed: Record 1 differs" in caplog.text

    def test_a_web_server_that_could_sign_says_so_in_its_log(
        self, record, without_the_key, settings, tmp_path, caplog
    ):
        warn_of_key()
        assert caplog.text == ""  # on one machine
        settings.COUNTERSIGN_HOME = tmp_path
        warn_of_key()
        assert "the web server can read" in caplog.text
        caplog.clear()
        without_the_key()
        warn_of_key()
        assert caplog.text == ""
