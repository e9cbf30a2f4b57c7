"""The pages name the rooms and files that there are."""

import re
import subprocess

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
    rooms, _ = drawn()
    assert rooms == layers()


def test_every_folder_is_in_the_picture():
    names = [name for part in drawn() for line in part for name in re.split(r" \| |, ", line)]
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    folders = {path.split("/")[0] for path in listed if "/" in path}
    assert sorted(names) == sorted(name for name in folders if not name.startswith("."))


def drawn() -> list[list[str]]:
    """The names before each line's meaning: the rooms, then the other folders."""
    picture = PAGE.split("```text\n", 1)[1].split("```", 1)[0]
    return [
        [re.split(r" {2,}", line)[0] for line in part.strip().splitlines()]
        for part in picture.split("\n\n")
    ]
