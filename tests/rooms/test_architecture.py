"""The pages name the rooms and files that there are."""

import re

import pytest

from tests.rooms.contract import ROOT, layers

DOCS = ROOT / "docs"
PAGE = (DOCS / "architecture.md").read_text(encoding="utf-8")
ADR = sorted((DOCS / "adr").glob("*.md"))
FOR_DEVELOPERS = [DOCS / "architecture.md", ROOT / "CONTRIBUTING.md", *ADR]


@pytest.mark.parametrize("page", FOR_DEVELOPERS, ids=lambda page: page.name)
def test_every_file_that_it_names_is_there(page):
    named = re.findall(r"`((?:[a-z_]+/)+(?:[a-z_]+\.py)?)`", page.read_text(encoding="utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_architecture_names_files():
    assert len(re.findall(r"`(?:[a-z_]+/)+[a-z_]+\.py`", PAGE)) > 20


def test_every_stop_of_a_path_is_there():
    stops = re.findall(r"^\| `([a-z_/]+\.py)`: `(\w+)` \|", PAGE, re.MULTILINE)
    assert len(stops) > 15
    for path, name in stops:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"^\s*(?:def|class) {name}\b", text, re.MULTILINE), f"{path}: {name}"


def test_it_lists_the_rooms_of_the_import_contract_from_the_top_down():
    drawing = PAGE.split("```text\n", 1)[1].split("```", 1)[0]
    drawn = [re.split(r" {2,}", line)[0] for line in drawing.strip().splitlines()]
    assert drawn == layers()
