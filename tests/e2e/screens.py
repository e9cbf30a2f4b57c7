"""Pictures of every page in both themes: `python -m tests.e2e.screens [DIRECTORY] [WIDTH]`.

Starts the tests' own services and database, fills it with the scenes, and writes PNG files to
screens/, which git ignores, 1280 pixels wide. Without a directory it also brings the pictures that
README and docs show up to date in docs/screens.
"""

import os
import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEFAULT = ROOT / "screens"
SHOWN = ("case-light.png", "loop.gif")


def main() -> int:
    directory = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    os.environ["SCREENS_DIRECTORY"] = str(directory.resolve())
    os.environ["SCREENS_WIDTH"] = sys.argv[2] if len(sys.argv) > 2 else "1280"
    where = Path(__file__).with_name("test_screens.py")
    failed = pytest.main(["-p", "no:cacheprovider", str(where)])
    if not failed and directory == DEFAULT:
        for name in SHOWN:
            shutil.copy(DEFAULT / name, ROOT / "docs/screens")
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
