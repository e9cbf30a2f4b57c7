"""What a user sees, as files: the OpenAPI document and the text of every page of the walk.

    python -m tools.bench.surface DIRECTORY
    python -m tools.bench.surface --compare OLD NEW

The first starts the tests' own services and a browser and writes openapi.json and one text file a
page (tests/e2e/test_surface.py). What differs between two runs (times, ids, digests, random names)
is replaced by placeholders, so two runs of one commit write the same bytes. The second prints what
differs between two such directories and exits with 1 if anything does.
"""

import argparse
import difflib
import os
import sys
from pathlib import Path

import pytest

TEST = Path(__file__).resolve().parents[2] / "tests" / "e2e" / "test_surface.py"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("directories", nargs="+", type=Path, metavar="DIRECTORY")
    parser.add_argument("--compare", action="store_true", help="compare two directories")
    options = parser.parse_args()
    if len(options.directories) != 1 + options.compare:
        parser.error("name one directory to write, or two to compare")
    if options.compare:
        return compare(*options.directories)
    return write(options.directories[0])


def write(directory: Path) -> int:
    if directory.exists() and any(directory.iterdir()):
        print(f"{directory} is not empty", file=sys.stderr)
        return 2
    directory.mkdir(parents=True, exist_ok=True)
    os.environ["SURFACE_DIRECTORY"] = str(directory.resolve())
    return pytest.main(["-p", "no:cacheprovider", str(TEST)])


def compare(old: Path, new: Path) -> int:
    names = sorted({path.name for directory in (old, new) for path in directory.iterdir()})
    different = 0
    for name in names:
        before, after = (_lines(directory / name) for directory in (old, new))
        difference = list(difflib.unified_diff(before, after, f"{old / name}", f"{new / name}"))
        different += bool(difference)
        sys.stdout.writelines(difference)
    print(f"{different} of {len(names)} files differ", file=sys.stderr)
    return int(different > 0)


def _lines(path: Path) -> list[str]:
    """A file that only the other directory has counts as an empty one."""
    return path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []


if __name__ == "__main__":
    raise SystemExit(main())
