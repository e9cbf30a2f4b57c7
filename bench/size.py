"""How large the product is, and the marks that it keeps.

`python -m bench.size` prints a table and exits with 1 where a count is above its mark. `make lint`
runs it. A mark is lowered when a count falls; raising one takes a reason in the commit.
"""

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_PRODUCT = ("tests", "bench", "clients")
# Lines of Python without tests, benches and migrations.
MARKS = {
    "lines": 69_000,
    "files": 459,
    "functions": 4_160,
    "lines of the largest room": 10_450,
    "models": 75,
    "settings": 72,
    "lines of tests": 63_300,
}

_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


def counts() -> dict[str, int]:
    listed = subprocess.run(
        ["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    texts = {
        path: (ROOT / path).read_text(encoding="utf-8")
        for path in listed
        if (ROOT / path).is_file() and "/migrations/" not in path
    }
    product = {path: text for path, text in texts.items() if not path.startswith(NOT_PRODUCT)}
    rooms: Counter[str] = Counter()
    for path, text in product.items():
        rooms[path.partition("/")[0]] += text.count("\n")
    nodes = [node for text in product.values() for node in ast.walk(ast.parse(text))]
    settings = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    tests = (text for path, text in texts.items() if path.startswith("tests/"))
    return {
        "lines": sum(rooms.values()),
        "files": len(product),
        "functions": sum(
            isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for each in nodes
        ),
        "lines of the largest room": max(rooms.values()),
        "models": sum(isinstance(each, ast.ClassDef) and _is_model(each) for each in nodes),
        "settings": settings.count("\n| `"),
        "lines of tests": sum(text.count("\n") for text in tests),
    }


def _is_model(node: ast.ClassDef) -> bool:
    """Whether it makes a table: a subclass of models.Model that is not abstract."""
    bases = {ast.unparse(base) for base in node.bases}
    text = ast.unparse(node)
    return bool(bases & {"models.Model", "Job"}) and "abstract = True" not in text


def main() -> int:
    found = counts()
    for name, count in found.items():
        over = "  above its mark" if count > MARKS[name] else ""
        print(f"{name:<28}{count:>8,}{MARKS[name]:>9,}{over}")
    return int(any(count > MARKS[name] for name, count in found.items()))


if __name__ == "__main__":
    sys.exit(main())
