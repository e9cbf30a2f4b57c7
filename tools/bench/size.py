"""How large the product is: `python -m tools.bench.size` prints a table."""

import ast
import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOT_PRODUCT = ("tests/", "tools/", "packages/client/")

_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef


def counts() -> dict[str, int]:
    """Lines and parts of Python without tests, benches and migrations, and lines of tests."""
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


if __name__ == "__main__":
    for name, count in counts().items():
        print(f"{name:<28}{count:>8,}")
