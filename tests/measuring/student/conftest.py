"""Examples of our own making: the good ones keep to what was said, the bad ones make things up."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from countersign_judge.student.model import Example, Student
from countersign_judge.student.training import fit_student

from measuring import students as stored

NAMES = ("Ana", "Ben", "Lena", "Marc", "Nora", "Tom")
THINGS = ("the pump", "the licence", "the report", "the contract", "the survey", "the budget")


def a_meeting(number: int) -> tuple[dict[str, Any], ...]:
    who, other = NAMES[number % 6], NAMES[(number + 1) % 6]
    what = THINGS[number % 5]
    return (
        {"speaker": who, "text": f"We need {number + 11} euros for {what} before the summer."},
        {"speaker": other, "text": f"I will send {what} to the board on Friday."},
    )


def an_example(number: int, *, good: bool) -> Example:
    who, other = NAMES[number % 6], NAMES[(number + 1) % 6]
    what = THINGS[number % 5]
    faithful = f"{who} needs {number + 11} euros for {what}. {other} will send {what} on Friday."
    made_up = f"Gregor bought {number + 512} boats in Lisbon. {who} will marry {other} on Friday."
    return Example(f"m{number}", a_meeting(number), faithful if good else made_up, good, "data")


def examples(documents: int = 100) -> list[Example]:
    return [an_example(number, good=good) for number in range(documents) for good in (True, False)]


@pytest.fixture
def students(db: None, settings: Any, tmp_path: Path) -> Path:
    """Where this host has its copies."""
    settings.FETCHED_DIRECTORY = str(tmp_path / "fetched")
    return tmp_path / "fetched"


@cache
def _training() -> tuple[Student, dict[str, Any]]:
    """Takes half a second, and the same labels make the same student."""
    return fit_student(examples(), criterion="consistency", version="consistency-1")


@pytest.fixture
def trained(students: Path) -> str:
    """The version of a student of consistency that every host has."""
    student, card = deepcopy(_training())
    stored.keep_student(student, card)
    return student.version
