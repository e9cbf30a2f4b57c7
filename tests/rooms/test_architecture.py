"""The pages name the rooms and files that there are."""

import re

import pytest

from tests.rooms.contract import ROOT, layers

DOCS = ROOT / "docs"
PAGE = (DOCS / "architecture.md").read_text(encoding="utf-8")


def test_every_file_that_it_names_is_there():
    named = re.findall(r"`((?:[a-z_]+/)+(?:[a-z_]+\.py)?)`", PAGE)
    assert len(named) > 20
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_it_lists_the_rooms_of_the_import_contract_from_the_top_down():
    drawing = PAGE.split("```text\n", 1)[1].split("```", 1)[0]
    drawn = [re.split(r" {2,}", line)[0] for line in drawing.strip().splitlines()]
    assert drawn == layers()


@pytest.mark.parametrize(
    "page", [*ROOT.glob("*.md"), *sorted(DOCS.glob("*.md"))], ids=lambda page: page.name
)
def test_every_link_to_a_file_leads_to_one(page):
    text = page.read_text(encoding="utf-8")
    linked = re.findall(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)", text)
    assert [name for name in linked if not (page.parent / name).exists()] == []
