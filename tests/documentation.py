"""The blocks of code in pages of documentation."""

import re
from dataclasses import dataclass
from pathlib import Path

from config.environment import CHECKOUT_DIRECTORY

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_MARK = re.compile(r"\A# Not run by the tests: (\S.*)\n")


@dataclass(frozen=True)
class Block:
    page: str
    language: str
    text: str

    @property
    def mark(self) -> str:
        """Why nothing runs it, which its first line tells readers; empty where something does."""
        found = _MARK.match(self.text)
        return found[1] if found else ""


def read(page: str) -> str:
    return Path(CHECKOUT_DIRECTORY, page).read_text(encoding="utf-8")


def blocks(page: str, *languages: str) -> list[Block]:
    """In order, those in one of the languages."""
    found = (Block(page, language, text) for language, text in _BLOCK.findall(read(page)))
    return [block for block in found if block.language in languages]
