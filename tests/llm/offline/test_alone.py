"""The example of docs/judging.md: the offline engine runs without Django and without us."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[3]
PAGE = CHECKOUT / "docs" / "judging.md"
_NO_DJANGO = 'import sys\nassert "django" not in sys.modules\n'


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


def test_the_example_prints_what_the_page_says_with_nothing_but_the_package(tmp_path: Path) -> None:
    library = CHECKOUT / "packages" / "judge"
    for package in (
        "countersign_judge",
        "countersign_judge/llm",
        "countersign_judge/llm/providers",
    ):
        (tmp_path / package).mkdir()
        shutil.copy(library / package / "__init__.py", tmp_path / package)
    engine = "countersign_judge/llm/providers/offline"
    shutil.copytree(library / engine, tmp_path / engine)
    program = tmp_path / "example.py"
    (example,) = (block for block in blocks("python") if "providers.offline" in block)
    program.write_text(example + _NO_DJANGO)
    run = subprocess.run(
        [sys.executable, str(program)],
        cwd=tmp_path,
        env={},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == "".join(blocks("text"))
