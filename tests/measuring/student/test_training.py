"""Training a student: what it refuses, what it measures, what it keeps."""

import json
import shutil
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.student import folders as student_folders
from countersign_judge.student.model import FEATURE_NAMES, BadStudent, Student
from countersign_judge.student.shelf import get_student
from countersign_judge.student.training import TooFew, fit_student
from django.core.management import CommandError, call_command

from measuring import students as stored
from measuring.models import StoredFolder
from tests.measuring.student.conftest import examples


def test_too_few_labels_are_refused_with_what_is_needed() -> None:
    with pytest.raises(TooFew, match=r"20 labels \(10 good, 10 not\) .* 200 are needed, 30 of"):
        fit_student(examples(10), criterion="consistency", version="a")


def test_too_few_of_one_kind_are_refused() -> None:
    made = [replace(example, good=True) for example in examples(100)]
    with pytest.raises(TooFew, match=r"200 labels \(200 good, 0 not\)"):
        fit_student(made, criterion="consistency", version="a")


def test_a_student_tells_made_up_summaries_of_documents_that_it_has_not_seen() -> None:
    _, card = fit_student(examples(), criterion="consistency", version="a")
    assert card["metrics"]["student"]["roc_auc"] > 0.95
    low, high = card["metrics"]["student"]["intervals"]["roc_auc"]
    assert 0.9 < low <= high <= 1
    assert (card["labels"], card["good"], card["documents"]) == (200, 100, 100)
    assert card["origins"] == {"data": 200}
    # Of each document one with its speakers' names and one without.
    assert len(card["document_digests"]) == 200


@pytest.mark.slow
def test_the_same_labels_make_the_same_student() -> None:
    one, _ = fit_student(examples(), criterion="consistency", version="a")
    two, _ = fit_student(list(reversed(examples())), criterion="consistency", version="a")
    assert one.weights == pytest.approx(two.weights)
    assert one.shares == pytest.approx(two.shares)


def test_what_is_kept_is_what_comes_back(trained: str) -> None:
    student = get_student(trained)
    assert Student.from_json(student.as_json()) == student


def test_a_version_is_never_overwritten(trained: str) -> None:
    with pytest.raises(BadStudent, match="consistency-1 already exists with other content"):
        stored.keep_student(get_student(trained), _card(trained) | {"labels": 3})


def _card(version: str) -> dict[str, Any]:
    text = (stored.fetch_student(version) / student_folders.CARD).read_text(encoding="utf-8")
    card: dict[str, Any] = json.loads(text)
    return card


def test_a_model_that_was_changed_is_not_loaded(trained: str, tmp_path: Path) -> None:
    place = shutil.copytree(stored.fetch_student(trained), tmp_path / trained)
    path = place / student_folders.MODEL
    path.write_text(path.read_text().replace('"intercept": ', '"intercept": 1e9, "was": '))
    with pytest.raises(BadStudent, match="does not match its card"):
        student_folders.read_student(place)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("means", [0.0], "means does not hold 6 numbers"),
        ("weights", ["x"], "weights: .* valid number"),
        ("scales", [0.0] * len(FEATURE_NAMES), "scales holds a number that is not above 0"),
        ("steps", [2.0, 1.0], "steps"),
        ("shares", [0.5, 7.0], "shares|steps"),
        ("features", ["other"], "features are not this release's"),
        ("format", 1, "format and features are not this release's"),
        ("version", 3, "version: .* valid string"),
        ("intercept", float("inf"), "intercept: "),
    ],
)
def test_a_malformed_model_is_refused(trained: str, field: str, value: Any, told: str) -> None:
    data = json.loads(get_student(trained).as_json()) | {field: value}
    with pytest.raises(BadStudent, match=told):
        Student.from_json(json.dumps(data))


@pytest.mark.parametrize("name", ["../evil", "", "A", "a/b", "x" * 81])
def test_a_name_cannot_leave_the_folder(name: str) -> None:
    with pytest.raises(BadStudent, match="is not a valid name for a student"):
        get_student(name)


def labels(folder: Path) -> Path:
    data = folder / "labels.json"
    rows = [
        {
            "doc_id": example.document,
            "system_id": "good" if example.good else "bad",
            "source": "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in example.turns),
            "system_output": example.summary,
            "scores": {"consistency": 5 if example.good else 1},
        }
        for example in examples()
    ]
    data.write_text(json.dumps(rows))
    return data


@pytest.mark.slow
def test_the_command_trains_on_a_file(students: Path, tmp_path: Path) -> None:
    data, told = labels(tmp_path), StringIO()
    call_command("train_student", data=data, stdout=told)
    assert "# Student consistency-1" in told.getvalue()
    assert {path.name for path in stored.fetch_student("consistency-1").iterdir()} == {
        "model.json",
        "card.json",
        "card.md",
    }
    call_command("train_student", data=data, stdout=told)
    assert stored.list_students() == [
        ("consistency-2", "consistency"),
        ("consistency-1", "consistency"),
    ]


@pytest.mark.slow
def test_the_command_writes_a_folder_without_a_database(tmp_path: Path) -> None:
    data, place = labels(tmp_path), tmp_path / "mine"
    told = StringIO()
    call_command("train_student", data=data, folder=place, stdout=told)
    assert f"manage.py prescreens store {place}" in told.getvalue()
    assert student_folders.read_student(place).version == "consistency"
    with pytest.raises(CommandError, match=r"mine cannot be made \(File exists\); name a new"):
        call_command("train_student", data=data, folder=place)


@pytest.mark.django_db
def test_the_command_refuses_an_installation_without_labels(students: Path) -> None:
    with pytest.raises(CommandError, match=r"0 labels .* are too few"):
        call_command("train_student")
    assert not StoredFolder.objects.exists()
