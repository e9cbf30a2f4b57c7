"""README and docs: every link leads somewhere, and a person has the time to read them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from config.environment import CHECKOUT_DIRECTORY
from tools.bench.words import in_subjects, odd_words, said_in

DOCS = CHECKOUT_DIRECTORY / "docs"
OF_DOCS = sorted(DOCS.glob("*.md"))
FOLDERS = (CHECKOUT_DIRECTORY, CHECKOUT_DIRECTORY / "tools" / "bench", DOCS / "adr")
PAGES = [*OF_DOCS, *(page for folder in FOLDERS for page in sorted(folder.glob("*.md")))]
_CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]*)#?([^)\s]*)\)")
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def words(text: str) -> int:
    """The lines of tables and the marks of headings and lists are none."""
    return sum(any(sign.isalnum() for sign in token) for token in text.split())


def anchors(page: Path) -> set[str]:
    """As MkDocs makes them, and GitHub for headings without signs between spaces."""
    headings = _HEADING.findall(_FENCE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", each).lower()) for each in headings}


def is_broken(page: Path, name: str, anchor: str) -> bool:
    """A page of docs/ links only within docs/: the site has nothing else."""
    target = Path(os.path.normpath(page.parent / name)) if name else page
    if not target.exists() or (page.is_relative_to(DOCS) and not target.is_relative_to(DOCS)):
        return True
    return bool(anchor) and target.suffix == ".md" and anchor not in anchors(target)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(CHECKOUT_DIRECTORY)))
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    links = _LINK.findall(_CODE.sub("", page.read_text(encoding="utf-8")))
    assert [link for link in links if is_broken(page, *link)] == []


def test_the_readme_is_read_in_minutes_and_the_changelog_too() -> None:
    assert words((CHECKOUT_DIRECTORY / "README.md").read_text(encoding="utf-8")) <= 900
    releases = (CHECKOUT_DIRECTORY / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")
    assert all(words(release) <= 600 for release in releases)


def test_the_documentation_stays_within_its_pages() -> None:
    assert len(OF_DOCS) <= 26


def test_odd_words_are_found_in_docstrings_comments_and_commits() -> None:
    code = '"""Whoever."""\n\nname = "nobody"  # anew, not `anew`\n'
    assert odd_words("x.py", said_in(code)) == ["x.py:3: anew", "x.py:1: Whoever"]
    subjects = "api: Name the field\nFix it\ndocs: Tell nobody"
    assert in_subjects(subjects) == [
        "Fix it: write area: change, within 100 letters",
        "commit subject:3: nobody",
    ]


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """It has every page in its navigation, and checks the links that it makes."""
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    run = subprocess.run(
        build,
        cwd=CHECKOUT_DIRECTORY,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "index.html").exists()
