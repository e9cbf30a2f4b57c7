"""The reader of CSV and of other rows under column names of one's own, a row a summary."""

import csv
import io
import re
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import fmean

from measuring.metaeval.items import BadData, DatasetItem
from measuring.metaeval.readers.forms import Scale, on_our_scale
from measuring.metaeval.readers.rows import DataRow, plain_number, shown, turns_of

NAME = "csv"
_TEXTS = ("doc_id", "system_id", "source", "system_output")
_NEEDED = ("doc_id", "source", "system_output")
_LONGEST_FIELD = 10_000_000
# A first line by which Excel is separator what parts the cells.
_SEPARATOR = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
# What R, pandas and people write where nobody gave a score.
_NOTHING = frozenset({"", "na", "n/a", "nan", "null", "none", "-"})

Dimensions = Mapping[str, Sequence[str]]


ItemReader = Callable[[DataRow, Scale], DatasetItem]


def read(
    path: Path, text: str, columns: Mapping[str, str]
) -> tuple[list[DataRow], ItemReader, list[str]]:
    """Rows of a CSV file, what makes an item of one, and notes. Several columns for one dimension,
    joined by "+", are averaged."""
    mapped = {name: columns.get(name, name) for name in _TEXTS}
    header, rows = csv_rows(path, text, mapped)
    item_of, notes = _reader(path, header, rows, columns)
    return rows, item_of, notes


def read_rows(
    path: Path, rows: list[DataRow], columns: Mapping[str, str]
) -> tuple[list[DataRow], ItemReader, list[str]]:
    """As `read`, for rows of another form that has named fields."""
    mapped = {name: columns.get(name, name) for name in _TEXTS}
    header = list(dict.fromkeys(name for row in rows for name in row.fields))
    called = mapped["doc_id"], mapped["system_id"]
    rows = [replace(row, called=called) for row in rows]
    item_of, notes = _reader(path, header, rows, columns)
    return rows, item_of, notes


def _reader(
    path: Path, header: list[str], rows: list[DataRow], columns: Mapping[str, str]
) -> tuple[ItemReader, list[str]]:
    mapped = {name: columns.get(name, name) for name in _TEXTS}
    dimensions: Dimensions = {
        name: where.split("+") for name, where in columns.items() if name not in _TEXTS
    }
    require_columns(path, header, {name: [mapped[name]] for name in _NEEDED} | dict(dimensions))
    notes = []
    if not dimensions:
        others = [name for name in header if name and name not in mapped.values()]
        dimensions = {name: [name] for name in others if _holds_numbers(name, rows)}
        left_out = [name for name in others if name not in dimensions]
        notes = [f"columns left out, for they hold no number: {', '.join(left_out)}"] * bool(
            left_out
        )
    if rows and not dimensions:
        raise BadData(path, [_without_numbers(header, mapped.values(), rows[0])])
    _require_once(path, header, mapped, dimensions)
    return partial(_item, mapped=mapped, dimensions=dimensions), notes


def csv_rows(path: Path, text: str, mapped: Mapping[str, str]) -> tuple[list[str], list[DataRow]]:
    """The header's names, and the rows that are not empty. Raises BadData for broken CSV."""
    csv.field_size_limit(_LONGEST_FIELD)
    separator = _SEPARATOR.match(text)
    table = text[separator.end() :] if separator else text
    parted = separator[1] if separator else _delimiter(table)
    lines = _lines(path, table, parted, begins=2 if separator else 1)
    if not lines:
        raise BadData(path, ["is empty; give a header and a row a summary"])
    header = [name.strip() for name in lines[0][1]]
    _require_cells(path, len(header), lines[1:], parted)
    # Where commas part no cells, they may part the decimals.
    decimal = "." if parted == "," else ","
    called = mapped["doc_id"], mapped["system_id"]
    return header, [
        DataRow(number, line, _fields(header, cells, mapped.values(), decimal), called)
        for number, (line, cells) in enumerate(lines[1:], start=1)
    ]


def _require_cells(
    path: Path, columns: int, lines: Sequence[tuple[int, list[str]]], parted: str
) -> None:
    """A comma that nobody quoted moves every cell behind it."""
    wrong = [
        f"item {number}, line {line}: has {len(cells)} cells, and there are {columns} columns; put "
        f"texts that hold {parted!r} between quotes"
        for number, (line, cells) in enumerate(lines, start=1)
        if any(cell.strip() for cell in cells[columns:])
    ]
    if wrong:
        raise BadData(path, wrong)


def _lines(path: Path, table: str, parted: str, *, begins: int) -> list[tuple[int, list[str]]]:
    """Every row that holds anything, with the line it begins on."""
    reader = csv.reader(io.StringIO(table, newline=""), delimiter=parted, strict=True)
    found, at = [], begins
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found.append((at, cells))
            at = begins + reader.line_num
    except csv.Error as error:
        raise BadData(path, [f"line {at}: not CSV ({error})"]) from error
    return found


def _fields(
    header: Sequence[str], cells: Sequence[str], texts: Container[str], decimal: str
) -> dict[str, str]:
    """Cells that a short line leaves out are missing; scores have a point before their decimals."""
    return {
        name: value if name in texts else _pointed(value, decimal)
        for name, value in zip(header, cells, strict=False)
    }


def _pointed(value: str, decimal: str) -> str:
    pointed = value.replace(decimal, ".") if value.count(decimal) == 1 else value
    return value if plain_number(pointed) is None else pointed


def _delimiter(text: str) -> str:
    header = text.partition("\n")[0]
    return max(",;\t", key=header.count)


def _holds_numbers(name: str, rows: Sequence[DataRow]) -> bool:
    """Remarks, names of raters and the like are no scores."""
    return any(plain_number(_cell(row, name)) is not None for row in rows)


def _cell(row: DataRow, name: str) -> str:
    """What stands there as a text; nothing for null and for what is not there."""
    value = row.fields.get(name)
    return "" if value is None else str(value)


def _without_numbers(header: Sequence[str], texts: Container[str], row: DataRow) -> str:
    others = [name for name in header if name not in texts]
    found = ", ".join(f"{name} has {shown(row.fields.get(name, ''))}" for name in others)
    return (
        f"has no column of numbers, which scores are ({row.place}: {found or 'no other column'}); "
        "write scores like 3.5"
    )


def require_columns(path: Path, header: Sequence[str], wanted: Mapping[str, Sequence[str]]) -> None:
    """Raises BadData where one of the columns of a name is not in the header."""
    missing = [
        f"has no column {column!r} for {name}; its columns are {', '.join(header)}: name the one "
        f"with --columns {name}=COLUMN"
        for name, columns in wanted.items()
        for column in columns
        if column not in header
    ]
    if missing:
        raise BadData(path, missing)


def _require_once(
    path: Path, header: Sequence[str], mapped: Mapping[str, str], dimensions: Dimensions
) -> None:
    """Of two columns of one name only one would be read."""
    read_of = {*mapped.values(), *(column for where in dimensions.values() for column in where)}
    twice = [name for name in header if name in read_of and header.count(name) > 1]
    if twice:
        raise BadData(
            path,
            [
                f"has {header.count(name)} columns {name!r}; name them apart (columns=A+B averages)"
                for name in dict.fromkeys(twice)
            ],
        )


def _item(
    row: DataRow, scale: Scale, *, mapped: Mapping[str, str], dimensions: Dimensions
) -> DatasetItem:
    given = {name: _scores(row, columns, scale) for name, columns in dimensions.items()}
    return DatasetItem(
        document=row.name(mapped["doc_id"]),
        system=_cell(row, mapped["system_id"]),
        turns=turns_of(row.text(mapped["source"])),
        summary=row.text(mapped["system_output"], empty=True),
        human={name: fmean(values) for name, values in given.items() if values},
    )


def _scores(row: DataRow, columns: Sequence[str], scale: Scale) -> list[float]:
    filled = [(name, _cell(row, name)) for name in columns]
    return [
        on_our_scale(row, name, value, scale)
        for name, value in filled
        if value.strip().lower() not in _NOTHING
    ]
