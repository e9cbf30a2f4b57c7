"""Word diff of two guideline versions, field by field."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from judging.guidelines.content import CRITERION_COLUMNS, Content, CriterionContent
from offline.language import word_diff

_PIECE = re.compile(r"\S+|\s+")


@dataclass(frozen=True)
class DiffPiece:
    """`changed` says that the other side does not have it here."""

    text: str
    changed: bool


@dataclass(frozen=True)
class ComparedField:
    """One field; `old` and `new` joined give the two texts."""

    label: str
    old: tuple[DiffPiece, ...]
    new: tuple[DiffPiece, ...]

    @property
    def changed(self) -> bool:
        return any(piece.changed for piece in self.old + self.new)


@dataclass(frozen=True)
class ComparedSection:
    """Fields of the guideline or of one criterion; `status`: same, changed, added or removed."""

    title: str
    status: str
    rows: tuple[ComparedField, ...]


def compare(old: Content, new: Content) -> list[ComparedSection]:
    """The guideline first, then criteria matched by name, in the new order, then removed ones."""
    whole = _section("Guideline", _whole(old), _whole(new))
    return [whole, *_wordings(old, new), *_criteria(old, new)]


def _whole(content: Content) -> dict[str, str]:
    return _texts({name: value for name, value in content.columns.items() if name != "wordings"})


def _wordings(old: Content, new: Content) -> Iterator[ComparedSection]:
    before = {wording.name: _texts(vars(wording)) for wording in old.wordings}
    after = {wording.name: _texts(vars(wording)) for wording in new.wordings}
    for name in {**after, **before}:
        yield _section(f"Wording {name}", before.get(name, {}), after.get(name, {}))


def _criteria(old: Content, new: Content) -> Iterator[ComparedSection]:
    before = {criterion.name: (at, criterion) for at, criterion in enumerate(old.criteria, 1)}
    after = {criterion.name: (at, criterion) for at, criterion in enumerate(new.criteria, 1)}
    for name in [*after, *(name for name in before if name not in after)]:
        yield _section(name, _criterion(before.get(name)), _criterion(after.get(name)))


def _criterion(found: tuple[int, CriterionContent] | None) -> dict[str, str]:
    if found is None:
        return {}
    position, criterion = found
    values = {name: getattr(criterion, name) for name in CRITERION_COLUMNS if name != "name"}
    return {"position": str(position), **_texts(values)}


def _section(title: str, old: dict[str, str], new: dict[str, str]) -> ComparedSection:
    rows = tuple(
        ComparedField(
            label.replace("_", " ").capitalize(), *words(old.get(label, ""), new.get(label, ""))
        )
        for label in {**new, **old}
    )
    return ComparedSection(title, _status(old, new), rows)


def _status(old: dict[str, str], new: dict[str, str]) -> str:
    if not old:
        return "added"
    if not new:
        return "removed"
    return "same" if old == new else "changed"


def _texts(values: dict[str, Any]) -> dict[str, str]:
    return {name: _text(value) for name, value in values.items()}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "\n".join(value)
    if isinstance(value, dict):
        return json.dumps(value, indent=2, ensure_ascii=False, sort_keys=True) if value else ""
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def words(old: str, new: str) -> tuple[tuple[DiffPiece, ...], tuple[DiffPiece, ...]]:
    """Both texts in pieces."""
    before, after = _PIECE.findall(old), _PIECE.findall(new)
    left: list[DiffPiece] = []
    right: list[DiffPiece] = []
    for same, i, j, k, m in word_diff.diff(before, after):
        if i < j:
            left.append(DiffPiece("".join(before[i:j]), not same))
        if k < m:
            right.append(DiffPiece("".join(after[k:m]), not same))
    return tuple(left), tuple(right)
