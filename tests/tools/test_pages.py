"""The parts of docs/ that `python -m tools.pages` makes."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from config.environment import CHECKOUT_DIRECTORY
from tools.pages.__main__ import DOCS, PARTS, main
from tools.pages.prompts import sections


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    for name in PARTS:
        shutil.copy(DOCS / name, tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", PARTS)
def test_an_old_page_is_named_and_written_as_the_code_says(
    name: str, docs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check"], docs) == 0
    right = (docs / name).read_text(encoding="utf-8")
    before, mark, after = right.partition("<!-- End of the generated part -->")
    (docs / name).write_text(f"{before}a line by hand\n{mark}{after}", encoding="utf-8")
    assert main(["--check"], docs) == 1
    assert capsys.readouterr().out.startswith(f"docs/{name} is not what the code says")
    assert main(["--write"], docs) == 0
    assert (docs / name).read_text(encoding="utf-8") == right


def test_a_page_without_its_marks_is_refused_and_left_alone(docs: Path) -> None:
    (docs / "states.md").write_text("# States\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"docs/states.md lacks the line <!-- Generated"):
        main(["--write"], docs)
    assert (docs / "states.md").read_text(encoding="utf-8") == "# States\n"


def test_every_prompt_is_printed() -> None:
    command = [sys.executable, "-m", "tools.pages.prompts"]
    printed = subprocess.run(
        command, cwd=CHECKOUT_DIRECTORY, capture_output=True, text=True, check=True
    )
    titles = [prompt.title for _, prompts in sections() for prompt in prompts]
    assert [f"### {title}\n" in printed.stdout for title in titles] == [True] * len(titles)
