"""Rows that say again what another one said, and rows that contradict it.

A system that has a name writes one text on a document and gets one score a dimension; without a
name, two rows of one document may be two systems that wrote the same.
"""

from collections.abc import Iterable, Sequence

from judging.metaeval.items import Item
from judging.metaeval.problems import BadField, first_of
from judging.metaeval.readers.rows import Row, shown

Read = tuple[Row, Item]
# In a note, which says how many there are.
_MOST_NAMED = 3


def counted_once(pairs: Sequence[Read]) -> tuple[list[Item], list[str], list[str]]:
    """What to measure, problems, and notes on what was left out or stands there twice."""
    first: dict[tuple[str, str], Read] = {}
    kept: list[Read] = []
    again: list[Row] = []
    problems = []
    for row, item in pairs:
        earlier = first.setdefault((item.document, item.system), (row, item))
        if not item.system or earlier[0] is row:
            kept.append((row, item))
        elif earlier[1] == item:
            again.append(row)
        else:
            problems.append(str(_contradiction(row, item, *earlier)))
    notes = [
        *_noted("an earlier row, and count once", again),
        *_noted("the text of an earlier row of their document, and count each", _same(kept)),
    ]
    return [item for _, item in kept], problems, notes


def _contradiction(row: Row, item: Item, earlier_row: Row, earlier: Item) -> BadField:
    field = row.named_by[-1]
    who = f"{shown(item.system)} on {shown(item.document)}"
    if (item.summary, item.turns) != (earlier.summary, earlier.turns):
        return row.bad(
            field,
            f"{who} has another text in {earlier_row.place}; name the systems or documents apart",
        )
    differing = [
        f"{name} is {_given(earlier, name)} there and {_given(item, name)} here"
        for name in dict.fromkeys([*earlier.human, *item.human])
        if earlier.human.get(name) != item.human.get(name)
    ]
    return row.bad(
        field,
        f"{who} is scored in {earlier_row.place} already ({', '.join(differing)}, of 1 to 5); keep "
        "one row a summary, with the mean of its raters or a column for each",
    )


def _given(item: Item, dimension: str) -> str:
    return f"{item.human[dimension]:g}" if dimension in item.human else "missing"


def _same(kept: Iterable[Read]) -> list[Row]:
    seen: set[tuple[str, str]] = set()
    same = []
    for row, item in kept:
        if (item.document, item.summary) in seen:
            same.append(row)
        seen.add((item.document, item.summary))
    return same


def _noted(what: str, rows: Sequence[Row]) -> list[str]:
    if not rows:
        return []
    places = first_of([row.place for row in rows], _MOST_NAMED)
    return [f"rows that repeat {what}: {len(rows)} ({'; '.join(places)})"]
