"""The page on the architecture names the rooms and files that there are."""

import re

from bench.house import ROOT, layers

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_file_that_it_names_is_there():
    named = re.findall(r"`((?:[a-z_]+/)+(?:[a-z_]+\.py)?)`", PAGE)
    assert len(named) > 20
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_it_lists_the_rooms_of_the_import_contract_from_the_top_down():
    drawing = PAGE.split("```text\n", 1)[1].split("```", 1)[0]
    drawn = [re.split(r" {2,}", line)[0] for line in drawing.strip().splitlines()]
    assert drawn == layers()
