"""CSV: one row a summary, the columns under names of their own."""

import csv
import io
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import fmean
from typing import Any

from judging.metaeval.items import Item, turns_of
from judging.metaeval.problems import BadData, BadField
from judging.metaeval.readers.forms import OURS, Scale, on_our_scale
from judging.metaeval.readers.rows import Row

NAME = "csv"
_TEXTS = ("doc_id", "system_id", "source", "system_output")
_NEEDED = ("doc_id", "source", "system_output")
_LONGEST_FIELD = 10_000_000


def read(
    path: Path, text: str, columns: Mapping[str, str], scale: Scale | None
) -> tuple[list[Item], list[str]]:
    """Items and problems. Several columns for one dimension, joined by "+", are averaged."""
    rows = _rows(path, text)
    header = next(rows, None)
    if header is None:
        raise BadData(path, ["is empty; give a header and a row a summary"])
    mapped = {name: columns.get(name, name) for name in _TEXTS}
    dimensions = {name: where.split("+") for name, where in columns.items() if name not in _TEXTS}
    if not dimensions:
        dimensions = {name: [name] for name in header.fields if name not in mapped.values()}
    _require_columns(path, list(header.fields), mapped, dimensions)
    items, problems = [], []
    for row in rows:
        try:
            items.append(_item(row, mapped, dimensions, scale or OURS))
        except BadField as error:
            problems.append(str(error))
    return items, problems


def _rows(path: Path, text: str) -> Iterator[Row]:
    """The header as a row of its own, then the others. Raises BadData for broken CSV."""
    csv.field_size_limit(_LONGEST_FIELD)
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    try:
        if reader.fieldnames:
            yield Row(1, dict.fromkeys(reader.fieldnames))
        for fields in reader:
            yield Row(reader.line_num, fields)
    except csv.Error as error:
        raise BadData(path, [f"line {reader.line_num}: not CSV ({error})"]) from error


def _delimiter(text: str) -> str:
    header = text.partition("\n")[0]
    return max(",;\t", key=header.count)


def _require_columns(
    path: Path, header: list[str], mapped: Mapping[str, str], dimensions: Mapping[str, list[str]]
) -> None:
    wanted = {name: [mapped[name]] for name in _NEEDED} | dict(dimensions)
    missing = [
        f"has no column {column!r} for {name}; its columns are {', '.join(header)}"
        for name, columns in wanted.items()
        for column in columns
        if column not in header
    ]
    if missing:
        raise BadData(path, missing)


def _item(
    row: Row, mapped: Mapping[str, str], dimensions: Mapping[str, list[str]], scale: Scale
) -> Item:
    given = {name: _scores(row, columns, scale) for name, columns in dimensions.items()}
    return Item(
        document=row.text(mapped["doc_id"]),
        system=str(row.fields.get(mapped["system_id"]) or ""),
        turns=turns_of(row.text(mapped["source"])),
        summary=row.text(mapped["system_output"], empty=True),
        human={name: fmean(values) for name, values in given.items() if values},
    )


def _scores(row: Row, columns: list[str], scale: Scale) -> list[float]:
    filled = [(name, row.fields.get(name)) for name in columns]
    return [
        on_our_scale(row, name, _number(row, name, value), scale)
        for name, value in filled
        if value not in (None, "")
    ]


def _number(row: Row, name: str, value: Any) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        raise row.bad(name, f"{value!r} is not a number; write one like 3.5") from None
