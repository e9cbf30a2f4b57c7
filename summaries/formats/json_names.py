"""Names that stand twice in one JSON object: most readers keep the last value and lose the rest."""

import json
import re
from typing import Any

_TOKEN = re.compile(r'(?P<name>"(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}]')


class NamedTwice(ValueError):
    """An object has the member `name` more than once."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} stands twice in one object".replace("\x00", "\\x00"))
        self.name = name


def named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """For `object_pairs_hook`. Raises NamedTwice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise NamedTwice(next(name for name in names if names.count(name) > 1)[:80])
    return found


def place_of_repeated(text: str) -> int:
    """Where the first name stands for the second time in its object, in characters from 0; 0 for
    a text in which none does."""
    open_objects: list[set[str]] = []
    for token in _TOKEN.finditer(text):
        if token[0] == "{":
            open_objects.append(set())
        elif token[0] == "}":
            del open_objects[-1:]
        elif token["name"] and open_objects:
            name = json.loads(token["name"], strict=False)
            if name in open_objects[-1]:
                return token.start()
            open_objects[-1].add(name)
    return 0
