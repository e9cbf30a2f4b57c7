"""`manage.py ingest` and `manage.py submit`."""

import os
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db.models.signals import pre_save

from judging.guidelines.defaults import ensure_default_guideline
from summaries.folders import FolderWatch, find_files, open_within_roots
from summaries.models import Attempt, Transcript
from tests.factories.cases import user

TEXT = "Ana: The pump failed on Monday.\nBen: We ship the valve on Friday.\n"
VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ana>The pump failed.\n"


@pytest.fixture(autouse=True)
def _guideline(db: None) -> None:
    ensure_default_guideline()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "below").mkdir()
    (tmp_path / "pump_call.txt").write_text(TEXT)
    (tmp_path / "below" / "b.VTT").write_text(VTT)
    (tmp_path / "notes.pdf").write_text("no transcript")
    return tmp_path


def run(*arguments: object) -> str:
    out = StringIO()
    call_command(*map(str, arguments), stdout=out, stderr=StringIO())
    return out.getvalue()


def test_a_folder_is_taken_in_and_passed_over_the_second_time(folder: Path) -> None:
    assert "added                2" in run("ingest", folder, "--by", user("ana").username)
    stored = Transcript.objects.get(title="pump call")
    assert (stored.source, stored.submitted_by.username) == ("files", "ana")  # type: ignore[union-attr]
    again = run("ingest", folder, "--by", "ana")
    assert "already there        2" in again
    assert Transcript.objects.count() == 2


def test_timed_text_in_a_file_that_ends_in_xml_is_taken_in(tmp_path: Path) -> None:
    cue = (
        '<timedtext format="3"><body><p t="1500" d="1500">We ship on Friday.</p></body></timedtext>'
    )
    (tmp_path / "call.xml").write_text(cue)
    assert "added                1" in run("ingest", tmp_path)
    assert [turn["text"] for turn in Transcript.objects.get().turns] == ["We ship on Friday."]


def test_a_refused_file_is_named_and_the_others_are_taken(folder: Path) -> None:
    (folder / "bad.vtt").write_text("WEBVTT\n\n00:00.000 --> nonsense\nAna: Hello there.\n")
    errors = StringIO()
    with pytest.raises(CommandError, match="1 refused") as caught:
        call_command("ingest", str(folder), stdout=StringIO(), stderr=errors)
    assert caught.value.returncode == 1
    assert "bad.vtt" in errors.getvalue()
    assert "line 3" in errors.getvalue()
    assert Transcript.objects.count() == 2


def test_nothing_to_take_is_an_error_of_its_own(tmp_path: Path) -> None:
    for given in (tmp_path, tmp_path / "none"):
        with pytest.raises(CommandError) as caught:
            run("ingest", given)
        assert caught.value.returncode == 2


def test_an_unknown_guideline_or_person_is_named(folder: Path) -> None:
    with pytest.raises(CommandError, match="nobody"):
        run("ingest", folder, "--by", "nobody")
    with pytest.raises(CommandError, match="2 refused"):
        run("ingest", folder, "--guideline", "none-such")


def names(found: list[Path]) -> list[str]:
    return [path.name for path in found]


def test_watching_gives_a_file_out_once_it_no_longer_grows(folder: Path) -> None:
    watch = FolderWatch([folder])
    assert watch.look() == []
    assert names(watch.look()) == ["b.VTT", "pump_call.txt"]
    assert watch.look() == []
    growing = folder / "long.txt"
    for size in range(1, 4):
        growing.write_text(TEXT * size)
        assert watch.look() == []
    assert names(watch.look()) == ["long.txt"]
    assert watch.look() == []


def test_watching_gives_a_changed_file_out_again_and_forgets_one_that_is_gone(
    folder: Path,
) -> None:
    watch = FolderWatch([folder])
    watch.look()
    watch.look()
    (folder / "pump_call.txt").write_text(TEXT + "Ana: One thing more.\n")
    (folder / "below" / "b.VTT").unlink()
    assert watch.look() == []
    assert names(watch.look()) == ["pump_call.txt"]


def test_links_that_lead_nowhere_are_counted_and_named(folder: Path) -> None:
    link = folder / "below" / "moved.txt"
    link.symlink_to(folder / "elsewhere.txt")
    (folder / "kept.txt").symlink_to(folder / "pump_call.txt")
    (folder / "below" / ".hidden.txt").symlink_to("nowhere")
    (folder / "notes.md").symlink_to("nowhere")
    out, err = StringIO(), StringIO()
    with pytest.raises(CommandError, match="1 refused") as caught:
        call_command("ingest", str(folder), stdout=out, stderr=err)
    assert caught.value.returncode == 1
    assert err.getvalue().count("\n") == 1
    assert f"{link}: is a link to {folder / 'elsewhere.txt'}, which is not there." in err.getvalue()
    assert "refused              1" in out.getvalue()


def test_a_folder_of_links_that_lead_nowhere_is_not_an_empty_one(tmp_path: Path) -> None:
    (tmp_path / "moved.txt").symlink_to("nowhere")
    with pytest.raises(CommandError, match="1 refused"):
        run("ingest", tmp_path)


def test_hidden_files_of_a_folder_are_somebody_elses(folder: Path) -> None:
    hidden = folder / ".pump_call.txt"
    hidden.write_text(TEXT)
    assert names(find_files([folder])) == ["b.VTT", "pump_call.txt"]
    assert find_files([hidden]) == [hidden]


def test_a_file_that_changes_while_it_is_read_is_refused(folder: Path, monkeypatch) -> None:
    path = folder / "pump_call.txt"
    status, asked = os.fstat, []

    def and_grows(handle: int) -> os.stat_result:
        """Between the look before the reading and the one after it."""
        asked.append(handle)
        if len(asked) == 3:
            path.write_text(TEXT * 2)
        return status(handle)

    monkeypatch.setattr(os, "fstat", and_grows)
    errors = StringIO()
    with pytest.raises(CommandError, match="1 refused"):
        call_command("ingest", str(path), stdout=StringIO(), stderr=errors)
    assert "still being written" in errors.getvalue()
    assert not Transcript.objects.exists()


def test_an_interruption_says_what_was_done_and_a_second_run_goes_on(
    folder: Path,
) -> None:
    def interrupts(instance: Transcript, **_: Any) -> None:
        if instance.title == "pump call":
            raise KeyboardInterrupt

    out = StringIO()
    pre_save.connect(interrupts, Transcript)
    try:
        with pytest.raises(CommandError, match="Run it again to continue") as caught:
            call_command("ingest", str(folder), stdout=out, stderr=StringIO())
    finally:
        pre_save.disconnect(interrupts, Transcript)
    assert caught.value.returncode == 130
    assert "added                1" in out.getvalue()
    told = run("ingest", folder)
    assert "added                1" in told
    assert "already there        1" in told


def test_an_employee_submits_a_summary_of_their_own(folder: Path) -> None:
    author = user("ana")
    (folder / "mine.md").write_text("The pump failed.\n", encoding="utf-8-sig")
    arguments = ("--transcript", folder / "pump_call.txt", "--summary", folder / "mine.md")
    assert run("submit", *arguments, "--author", "ana").startswith("submitted: ")
    text = Attempt.objects.get()
    assert (text.text, text.summary.author, text.summary.status) == (
        "The pump failed.",
        author,
        "drafted",
    )
    assert run("submit", *arguments, "--author", "ana").startswith("already submitted: ")


def test_a_summary_that_is_empty_or_no_text_is_refused(folder: Path) -> None:
    user("ana")
    mine = folder / "mine.md"
    arguments = ("--transcript", folder / "pump_call.txt", "--summary", mine, "--author", "ana")
    for content, reason in ((b" \n", "empty"), (b"\xff\xfe\x00", "not UTF-8")):
        mine.write_bytes(content)
        with pytest.raises(CommandError, match=reason):
            run("submit", *arguments)
    assert not Transcript.objects.exists()


def test_a_file_that_is_not_there_is_named(folder: Path) -> None:
    user("ana")
    missing = folder / "nowhere.md"
    arguments = ("--transcript", folder / "pump_call.txt", "--summary", missing, "--author", "ana")
    with pytest.raises(CommandError, match=r"nowhere\.md cannot be read: No such file"):
        run("submit", *arguments)


@pytest.fixture
def secret(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file outside of the folder that somebody may write into."""
    place = tmp_path_factory.mktemp("outside")
    (place / "secret.txt").write_text("Ana: The password is swordfish.\n")
    return place / "secret.txt"


@pytest.mark.parametrize("of_folder", [False, True])
def test_links_out_of_a_folder_are_refused_and_named(
    folder: Path, secret: Path, of_folder: bool
) -> None:
    link = folder / "below" / ("linked" if of_folder else "linked.txt")
    link.symlink_to(secret.parent if of_folder else secret)
    err = StringIO()
    with pytest.raises(CommandError, match="1 refused"):
        call_command("ingest", str(folder), stdout=StringIO(), stderr=err)
    assert f"{link}: leads to " in err.getvalue()
    assert "is outside of" in err.getvalue()
    assert Transcript.objects.count() == 2
    assert not any("swordfish" in str(each.turns) for each in Transcript.objects.all())


def test_links_within_a_folder_and_links_that_are_named_are_read(
    folder: Path, secret: Path
) -> None:
    (folder / "again.txt").symlink_to(folder / "pump_call.txt")
    named = folder.parent / "named.txt"
    named.symlink_to(secret)
    assert "added                3" in run("ingest", folder, named)


def test_a_folder_that_becomes_a_link_meanwhile_is_not_followed(
    folder: Path, secret: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As whoever may write into the folder could do between the check and the reading."""
    victim = folder / "below" / "secret.txt"
    victim.write_text(TEXT)
    resolve = Path.resolve

    def swapped(path: Path, strict: bool = False) -> Path:
        real = resolve(path, strict)
        if path == victim:
            (folder / "below").rename(folder / "was")
            (folder / "below").symlink_to(secret.parent)
        return real

    monkeypatch.setattr(Path, "resolve", swapped)
    with pytest.raises(OSError, match=r"Not a directory|symbolic links"):
        open_within_roots(victim, [folder])


def test_a_named_pipe_in_the_place_of_a_file_holds_nothing_up(folder: Path) -> None:
    pipe = folder / "pipe.txt"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="no regular file"):
        open_within_roots(pipe, [folder])
