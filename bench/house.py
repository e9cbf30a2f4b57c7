"""How large the rooms are: files, lines, functions, importers. `python -m bench.house`

Counts Python files of the product without migrations and without empty `__init__.py`. Exits with 1
where a limit is passed: 340 files and 42,000 lines altogether, 6,000 lines a room, a median
function of 10 lines.
"""

import ast
import statistics
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST_FILES, MOST_LINES, MOST_LINES_OF_A_ROOM, LONGEST_MEDIAN = 340, 42_000, 6_000, 10
SHORT = 40  # lines


def layers() -> list[str]:
    """Of the import contract, from the top one to the bottom one; ` | ` stands between rooms."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = project["tool"]["importlinter"]["contracts"]
    found: list[str] = contract["layers"]
    return found


def rooms() -> list[str]:
    return [room for layer in layers() for room in layer.split(" | ")]


def modules() -> dict[str, Path]:
    """By dotted name."""
    found = {}
    for room in rooms():
        for path in sorted((ROOT / room).rglob("*.py")):
            if "migrations" not in path.parts and path.stat().st_size:
                name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
                found[name.removesuffix(".__init__")] = path
    return found


def imported(tree: ast.AST, known: dict[str, Path]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in known or node.module in known:
                    yield whole if whole in known else node.module


def lengths(tree: ast.AST) -> Iterator[int]:
    """Lines of each function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield (node.end_lineno or node.lineno) - node.lineno + 1


def main() -> int:
    found = modules()
    texts = {name: path.read_text(encoding="utf-8") for name, path in found.items()}
    trees = {name: ast.parse(text) for name, text in texts.items()}
    importers = Counter(
        target
        for name, tree in trees.items()
        for target in set(imported(tree, found))
        if target != name
    )
    lines = {name: text.count("\n") for name, text in texts.items()}
    functions = sorted(length for tree in trees.values() for length in lengths(tree))
    of_room: Counter[str] = Counter()
    print("| room | files | lines |\n| --- | --- | --- |")
    for room in rooms():
        inside = [name for name in found if name.split(".")[0] == room]
        of_room[room] = sum(lines[name] for name in inside)
        print(f"| {room} | {len(inside)} | {of_room[room]:,} |")
    total, median = sum(lines.values()), statistics.median(functions)
    print(f"| all | {len(found)} | {total:,} |\n")
    ninth = functions[len(functions) * 9 // 10]
    print(f"functions: {median:.0f} lines in the median, {ninth} at 90 %")
    print(f"files with one importer: {sum(importers[name] == 1 for name in found)}")
    print(f"files below {SHORT} lines: {sum(count < SHORT for count in lines.values())}")
    passed = [
        len(found) <= MOST_FILES,
        total <= MOST_LINES,
        max(of_room.values()) <= MOST_LINES_OF_A_ROOM,
        median <= LONGEST_MEDIAN,
    ]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
