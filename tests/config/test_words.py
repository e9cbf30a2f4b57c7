"""One word means one thing: no two classes of the product have one name."""

import ast
from collections import defaultdict

from config.environment import CHECKOUT_DIRECTORY


def test_no_class_name_exists_twice() -> None:
    places: defaultdict[str, list[str]] = defaultdict(list)
    for room in [path.parent for path in CHECKOUT_DIRECTORY.glob("*/__init__.py")]:
        if room.name == "tests":
            continue
        for path in sorted(room.rglob("*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(str(path.relative_to(CHECKOUT_DIRECTORY)))
    # Django finds a command by this name.
    del places["Command"]
    places.pop("Migration", None)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
