"""Pictures of every page in both themes: `python -m tests.e2e.screens [DIRECTORY] [WIDTH]`.

Starts the tests' own services and database, fills it with the scenes, and writes PNG files to
screens/, which git ignores, 1280 pixels wide. Copy one that README or docs show to docs/screens.
"""

import os
import sys
from pathlib import Path

import pytest

DEFAULT = Path(__file__).resolve().parents[2] / "screens"


def main() -> int:
    directory = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    os.environ["SCREENS_DIRECTORY"] = str(directory.resolve())
    os.environ["SCREENS_WIDTH"] = sys.argv[2] if len(sys.argv) > 2 else "1280"
    where = Path(__file__).with_name("test_screens.py")
    return pytest.main(["-p", "no:cacheprovider", str(where)])


if __name__ == "__main__":
    raise SystemExit(main())
