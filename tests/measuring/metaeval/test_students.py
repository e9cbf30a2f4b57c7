"""Students measured beside other judges: `--judge student[:VERSION or folder]`."""

import json
import os
import shutil
from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.judges import check_parameters
from countersign_judge.judges.base import BadParameter
from countersign_judge.student import folders as student_folders
from countersign_judge.student.training import fit_student
from django.core.management import CommandError, call_command

from measuring import students as stored
from measuring.models import StoredFolder
from tests.judging.judges.conftest import a_criterion
from tests.measuring.metaeval.data import PAIRS, pairs_file, written
from tests.measuring.student.conftest import an_example, examples, students, trained

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

__all__ = ["students", "trained"]


def measured(folder: Path, *judges: str, **options: Any) -> list[dict[str, Any]]:
    call_command(
        "metaeval",
        pairs_file(folder),
        judge=list(judges),
        **{"out": folder / "out", "verbosity": 0, **options},
    )
    rows: list[dict[str, Any]] = json.loads((folder / "out" / "results.json").read_text())
    return rows


def told(rows: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [(row["judge"], row["model"], row["dimension"], row["n"]) for row in rows]


def test_a_student_is_measured_beside_another_judge_on_what_it_learned(
    trained: str, tmp_path: Path
) -> None:
    rows = measured(tmp_path, "student:consistency-1", "lexical")
    assert told(rows) == [
        ("student", "consistency-1", "consistency", 9),
        ("lexical", "offline", "consistency", 9),
        ("lexical", "offline", "fluency", 0),
    ]
    assert rows[0]["cost"] == 0
    assert rows[0]["paired"][0]["other"]["judge"] == "lexical"


def another(name: str, criterion: str, *, trained_at: str) -> None:
    student, card = fit_student(examples(), criterion=criterion, version=name)
    stored.keep_student(student, card | {"trained_at": trained_at})


def test_without_a_version_the_newest_of_every_dimension_is_measured(
    trained: str, tmp_path: Path
) -> None:
    another("consistency-2", "consistency", trained_at="2999-01-01T00:00:00+00:00")
    another("an-old-one", "consistency", trained_at="1999-01-01T00:00:00+00:00")
    another("style", "fluency", trained_at="2001-01-01T00:00:00+00:00")
    assert told(measured(tmp_path, "student")) == [
        ("student", "consistency-2", "consistency", 9),
        ("student", "style", "fluency", 9),
    ]


def test_a_folder_may_be_named_that_is_not_on_the_shelf(trained: str, tmp_path: Path) -> None:
    shutil.copytree(stored.fetch_student(trained), tmp_path / "elsewhere")
    StoredFolder.objects.all().delete()
    with pytest.raises(CommandError, match="no student of consistency, fluency is stored; train"):
        measured(tmp_path, "student")
    relative = os.path.relpath(tmp_path / "elsewhere")
    for path in (str(tmp_path / "elsewhere"), f"./{relative}"):
        (row,) = measured(tmp_path, f"student:{path}")
        assert (row["model"], row["n"]) == ("consistency-1", 9)


@pytest.mark.parametrize(
    ("named", "problem"),
    [
        ("student:consistency-9", "there is no student 'consistency-9'; train one"),
        ("student:../nowhere", "the student 'nowhere'"),
        ("student:Not A Name", "'Not A Name' is not a valid name for a student"),
        ("lexical:x", "lexical takes nothing behind the colon"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_the_remedy(
    trained: str, tmp_path: Path, named: str, problem: str
) -> None:
    with pytest.raises(CommandError, match=problem):
        measured(tmp_path, named)


def test_a_student_of_another_dimension_is_refused(trained: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"learned to judge consistency.*give --dimension"):
        measured(tmp_path, "student:consistency-1", dimension=["fluency"])


def test_two_folders_with_one_version_cannot_be_told_apart(trained: str, tmp_path: Path) -> None:
    shutil.copytree(stored.fetch_student(trained), tmp_path / "copy")
    with pytest.raises(CommandError, match="2 folders hold 'consistency-1'; measure one at a"):
        measured(tmp_path, "student:consistency-1", f"student:{tmp_path / 'copy'}")


def test_a_guideline_can_name_no_folder(trained: str) -> None:
    for version in (str(stored.fetch_student(trained)), f"../students/{trained}"):
        with pytest.raises(BadParameter, match="is not a valid name for a student"):
            check_parameters(a_criterion(method="student", parameters={"version": version}))


def test_a_guideline_without_a_version_is_told_which_there_are(trained: str) -> None:
    with pytest.raises(BadParameter, match=r"give the parameter version.*there is consistency-1"):
        check_parameters(a_criterion(method="student"))


def labelled(folder: Path, documents: Iterable[int], *, named: bool = True) -> Path:
    """Texts that the student of the tests has learned from below 100, as labels are taken out."""
    rows = []
    for number in documents:
        for good in (True, False):
            example = an_example(number, good=good)
            lines = [
                f"{turn['speaker']}: {turn['text']}" if named else turn["text"]
                for turn in example.turns
            ]
            rows.append(
                PAIRS[0]
                | {
                    "doc_id": example.document,
                    "system_id": str(good),
                    "source": "\n".join(lines),
                    "system_output": example.summary,
                    "scores": {"consistency": 5 if good else 1, "fluency": 4},
                }
            )
    return written(folder / "labels.jsonl", *rows)


def notes_of(folder: Path, data: Path, *judges: str) -> tuple[list[str], str, str]:
    """From results.json, on the terminal, in the report."""
    told, out = StringIO(), folder / "out"
    call_command("metaeval", data, judge=list(judges), out=out, verbosity=0, stderr=told)
    rows = json.loads((out / "results.json").read_text())
    return rows[0]["data"]["notes"], told.getvalue(), (out / "report.html").read_text()


@pytest.mark.parametrize("named", [True, False])
def test_a_student_that_is_measured_on_what_it_learned_from_is_said_so(
    trained: str, tmp_path: Path, named: bool
) -> None:
    data = labelled(tmp_path, range(97, 105), named=named)
    notes, terminal, report = notes_of(tmp_path, data, "student", "lexical")
    (note,) = notes
    assert note.startswith(
        "judge student consistency-1: it was trained on 3 of the 8 documents that it is measured on"
    )
    assert f"labels.jsonl: {note}" in terminal
    assert note in report


def test_a_student_that_is_measured_on_others_needs_no_note(trained: str, tmp_path: Path) -> None:
    notes, terminal, _ = notes_of(tmp_path, labelled(tmp_path, range(100, 105)), "student")
    assert notes == []
    assert "trained" not in terminal


def test_digests_that_are_none_are_refused(trained: str, tmp_path: Path) -> None:
    place = shutil.copytree(stored.fetch_student(trained), tmp_path / "copy")
    path = place / student_folders.CARD
    path.write_text(json.dumps(json.loads(path.read_text()) | {"document_digests": "abc"}))
    with pytest.raises(CommandError, match="document_digests is no list of texts; train the"):
        measured(tmp_path, f"student:{place}")
