"""Students reach every host through the database."""

import shutil
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.student.model import BadStudent
from countersign_judge.student.shelf import get_student
from django.core.management import CommandError, call_command
from django.db import IntegrityError, transaction

from judging.guidelines import drafts
from measuring import folders
from measuring import students as stored
from measuring.models import StoredFolder, StoredPiece
from summaries.models import GuidelineVersion
from tests.measuring.student.conftest import students, trained

__all__ = ["students", "trained"]
pytestmark = pytest.mark.django_db

WEIGHTS = b"0" * folders.PIECE_BYTES + b"1" * folders.PIECE_BYTES + b"2"
ABOUT = {"criterion": "consistency", "trained_at": "2026-11-02"}


@pytest.fixture
def kept(settings: Any, tmp_path: Path) -> StoredFolder:
    """A folder of an empty file and one of three pieces."""
    settings.FETCHED_DIRECTORY = str(tmp_path / "fetched")
    return folders.store_folder(made(tmp_path / "net"), "net", ABOUT)


def made(place: Path, content: bytes = WEIGHTS) -> Path:
    (place / "weights").mkdir(parents=True)
    (place / "weights" / "model.json").write_bytes(content)
    (place / "empty.json").touch()
    (place / ".git").mkdir()
    (place / ".git" / "config").write_text("was left out")
    return place


def test_another_host_gets_the_same_bytes(kept: StoredFolder, tmp_path: Path, settings: Any):
    first = folders.fetch_folder(kept)
    settings.FETCHED_DIRECTORY = str(tmp_path / "other")
    second = folders.fetch_folder(kept)
    assert first != second
    assert second.name == "net"
    for place in (first, second):
        assert [path.as_posix() for path in folders.list_files(place)] == [
            "empty.json",
            "weights/model.json",
        ]
        assert (place / "weights" / "model.json").read_bytes() == WEIGHTS
        assert folders.folder_digest(place) == kept.sha256
    assert (kept.size, kept.pieces.count()) == (len(WEIGHTS), 4)
    assert [path.name for path in second.parent.iterdir()] == ["net"]


def test_a_copy_that_was_changed_is_fetched_again_by_the_next_process(
    kept: StoredFolder, monkeypatch: pytest.MonkeyPatch
):
    place = folders.fetch_folder(kept)
    (place / "weights" / "model.json").write_bytes(b"another")
    monkeypatch.setattr(folders, "_verified", set())
    assert folders.folder_digest(folders.fetch_folder(kept)) == kept.sha256


def test_a_copy_that_was_removed_is_fetched_again(kept: StoredFolder):
    shutil.rmtree(folders.fetch_folder(kept))
    assert folders.folder_digest(folders.fetch_folder(kept)) == kept.sha256


@pytest.mark.parametrize(("path", "content"), [("weights/model.json", b"!"), ("../evil", b"")])
def test_what_is_damaged_in_the_database_reaches_no_host(
    kept: StoredFolder, path: str, content: bytes, tmp_path: Path
):
    StoredPiece.objects.create(folder=kept, path=path, position=9, content=content)
    with pytest.raises(BadStudent, match="net is damaged in the database; restore it from a"):
        folders.fetch_folder(kept)
    assert [each for each in (tmp_path / "fetched").rglob("*") if each.is_file()] == []


def test_a_host_without_room_says_what_to_do(kept: StoredFolder, tmp_path: Path, settings: Any):
    (tmp_path / "file").touch()
    settings.FETCHED_DIRECTORY = str(tmp_path / "file")
    with pytest.raises(BadStudent, match="free space there and let this"):
        folders.fetch_folder(kept)


def test_a_name_keeps_its_bytes(kept: StoredFolder, tmp_path: Path):
    same = folders.store_folder(tmp_path / "net", "net", ABOUT)
    assert same == kept
    other = made(tmp_path / "elsewhere", b"other")
    with pytest.raises(BadStudent, match="net already exists with other content; choose"):
        folders.store_folder(other, "net", ABOUT)


@pytest.mark.usefixtures("owning")
def test_the_database_changes_nothing_that_is_kept(kept: StoredFolder):
    for rows, change in (
        (StoredFolder.objects.all(), {"about": {}}),
        (StoredPiece.objects.all(), {"content": b""}),
    ):
        with pytest.raises(IntegrityError, match=r"UPDATE on .* is refused"), transaction.atomic():
            rows.update(**change)


@pytest.mark.parametrize(
    ("constraint", "columns"),
    [
        ("stored_folder_sha256", {"sha256": "abc"}),
        ("measuring_storedfolder_name_key", {"name": "net"}),
    ],
)
def test_a_folder_is_whole(kept: StoredFolder, constraint: str, columns: dict[str, Any]):
    given = {"name": "other", "sha256": "0" * 64, "size": 1, "about": {}}
    with pytest.raises(IntegrityError, match=constraint), transaction.atomic():
        StoredFolder.objects.create(**given | columns)


def test_a_piece_is_kept_once(kept: StoredFolder):
    with pytest.raises(IntegrityError, match="stored_piece_once"), transaction.atomic():
        StoredPiece.objects.create(folder=kept, path="empty.json", position=0, content=b"")


# --- The command ------------------------------------------------------------


def run(*arguments: Any) -> str:
    told = StringIO()
    call_command("prescreens", *map(str, arguments), stdout=told)
    return told.getvalue()


def test_a_student_trained_elsewhere_is_stored(trained: str, tmp_path: Path):
    run("fetch", trained, tmp_path / "copy")
    run("remove", trained)
    assert stored.list_students() == []
    told = run("store", tmp_path / "copy")
    assert told.startswith("student consistency-1 (of consistency), ")
    assert get_student(trained).criterion == "consistency"
    assert run() == run("list") == told


def test_a_folder_without_a_students_card_is_not_stored(students: Path, tmp_path: Path):
    with pytest.raises(CommandError, match=r"has no card\.json; name the folder of a student"):
        run("store", made(tmp_path / "net"))
    assert stored.list_students() == []


def test_what_a_guideline_names_stays(draft: GuidelineVersion, admin: Any, trained: str):
    drafts.add_criterion(version=draft, template=f"student: {trained}", by=admin)
    with pytest.raises(CommandError, match=r"consistency-1 is used by .*, so it stays"):
        run("remove", trained)
    with pytest.raises(CommandError, match="there is no student nothing; manage"):
        run("remove", "nothing")
