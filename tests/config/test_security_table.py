"""docs/asvs.csv answers each requirement of ASVS 5.0 at levels 1 and 2, by tests that exist."""

import ast
import csv
import re

import pytest

from config.environment import CHECKOUT_DIRECTORY

TABLE = (CHECKOUT_DIRECTORY / "docs" / "asvs.csv").read_text()
ROWS = {row["requirement"]: row["answer"] for row in csv.DictReader(TABLE.splitlines())}
NAMED = sorted(set(re.findall(r"\b([\w/]+/test_\w+\.py(?:::\w+)?)", TABLE)))
REASONS = ("by design", "operator", "none here", "none is taken in", "not met on purpose", "docs/")

# Of each section, which requirements are of level 1 or 2 (OWASP ASVS 5.0.0).
LEVELS_1_AND_2 = {
    "1.1": "1-2", "1.2": "1-9", "1.3": "1-11", "1.4": "1-3", "1.5": "1-2",
    "2.1": "1-3", "2.2": "1-3", "2.3": "1-4", "2.4": "1",
    "3.2": "1-2", "3.3": "1-4", "3.4": "1-6", "3.5": "1-5", "3.7": "1-2",
    "4.1": "1-3", "4.2": "1", "4.3": "1-2", "4.4": "1-4",
    "5.1": "1", "5.2": "1-3", "5.3": "1-2", "5.4": "1-3",
    "6.1": "1-3", "6.2": "1-12", "6.3": "1-4", "6.4": "1-4", "6.5": "1-5", "6.6": "1-3",
    "6.8": "1-4",
    "7.1": "1-3", "7.2": "1-4", "7.3": "1-2", "7.4": "1-5", "7.5": "1-2", "7.6": "1-2",
    "8.1": "1-2", "8.2": "1-3", "8.3": "1", "8.4": "1",
    "9.1": "1-3", "9.2": "1-4",
    "10.1": "1-2", "10.2": "1-2", "10.3": "1-4", "10.4": "1-11", "10.5": "1-5", "10.6": "1-2",
    "10.7": "1-3",
    "11.1": "1-2", "11.2": "1-3", "11.3": "1-3", "11.4": "1-4", "11.5": "1", "11.6": "1",
    "12.1": "1-3", "12.2": "1-2", "12.3": "1-4",
    "13.1": "1", "13.2": "1-5", "13.3": "1-2", "13.4": "1-5",
    "14.1": "1-2", "14.2": "1-4", "14.3": "1-3",
    "15.1": "1-3", "15.2": "1-3", "15.3": "1-7",
    "16.1": "1", "16.2": "1-5", "16.3": "1-4", "16.4": "1-3", "16.5": "1-3",
    "17.1": "1", "17.2": "1-4", "17.3": "1-2",
}  # fmt: skip


def required() -> set[str]:
    found = set()
    for section, numbers in LEVELS_1_AND_2.items():
        first, _, last = numbers.partition("-")
        found |= {f"V{section}.{n}" for n in range(int(first), int(last or first) + 1)}
    return found


def test_every_requirement_is_answered() -> None:
    assert required() == set(ROWS)
    assert len(required()) == 253


def test_every_answer_is_a_test_or_a_reason() -> None:
    for number, answer in ROWS.items():
        proven = "test_" in answer or any(reason in answer for reason in REASONS)
        assert proven or "the other rows" in answer, (number, answer)


@pytest.mark.parametrize("named", NAMED)
def test_every_test_that_it_names_is_there(named: str) -> None:
    path, _, name = named.partition("::")
    source = ast.parse((CHECKOUT_DIRECTORY / "tests" / path).read_text())
    defined = {node.name for node in source.body if hasattr(node, "name")}
    assert not name or name in defined
