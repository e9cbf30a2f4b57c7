"""Files of pairs, and of their scores: CSV, JSON Lines and, where pyarrow is installed, Parquet."""

import json
from collections.abc import Mapping
from pathlib import Path

from countersign_judge.llm.canonical_json import canonical_json
from countersign_judge.metaeval.items import BadData, DatasetItem
from countersign_judge.metaeval.readers import (
    TEXT_FIELDS,
    flatten_row,
    read_csv_rows,
    read_json_rows,
    read_parquet_rows,
    read_text,
    require_pyarrow,
)
from countersign_judge.pairs import JudgedPairs, Pair, parse_items
from countersign_judge.spreadsheets import escape_csv_cell

OUTPUT_FORMATS = (".csv", ".jsonl", ".parquet")


def read_pairs(path: Path, columns: Mapping[str, str]) -> list[DatasetItem]:
    """Pairs of a file, as `items_of` reads their rows. Raises BadData."""
    unknown = sorted(columns.keys() - set(TEXT_FIELDS))
    if unknown:
        raise BadData(path, [f"has no use for {', '.join(unknown)}; name {', '.join(TEXT_FIELDS)}"])
    mapped = {name: columns.get(name, name) for name in TEXT_FIELDS}
    if path.suffix == ".parquet":
        return parse_items(path, read_parquet_rows(path), columns)
    text = read_text(path)
    if text.lstrip()[:1] not in ("[", "{"):
        header, rows = read_csv_rows(path, text, mapped)
        return parse_items(path, rows, columns, header)
    marks = [frozenset({mapped["source"]})]
    return parse_items(
        path, [flatten_row(row) for row in read_json_rows(path, text, marks)], columns
    )


def read_pair(source: Path, summary: Path) -> list[DatasetItem]:
    """The only pair of two files of text. Raises BadData."""
    texts = [read_text(path) for path in (source, summary)]
    for path, text in zip((source, summary), texts, strict=True):
        if not text.strip():
            raise BadData(path, ["is empty; name a file with text"])
    return [Pair(texts[0], texts[1], id=summary.stem).item(1)]


# --- Scores -----------------------------------------------------------------


def require_writable(path: Path) -> None:
    """Before anything is asked or paid. Raises BadData."""
    if path.suffix not in OUTPUT_FORMATS:
        known = ", ".join(OUTPUT_FORMATS)
        raise BadData(path, [f"ends in {path.suffix!r}; end its name in one of {known}"])
    if path.suffix == ".parquet":
        require_pyarrow(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _partial_path(path).touch()
        _partial_path(path).unlink()
    except OSError as error:
        raise BadData(path, [f"cannot be written ({error.strerror}); name another"]) from error


def write_scores(path: Path, judged: JudgedPairs) -> None:
    """One row a pair, in the order of the pairs; whole or not at all. In tables, parts are
    JSON."""
    part = _partial_path(path)
    if path.suffix == ".jsonl":
        part.write_text("".join(f"{canonical_json(row)}\n" for row in judged.rows), "utf-8")
    else:
        frame = judged.frame.map(_json_cell)
        if path.suffix == ".csv":
            # No text becomes a spreadsheet's formula.
            frame.astype(object).map(escape_csv_cell).to_csv(
                part, index=False, lineterminator="\r\n"
            )
        else:
            frame.to_parquet(part, index=False)
    part.replace(path)


def _json_cell(value: object) -> object:
    if isinstance(value, dict | list | tuple):
        return json.dumps(value, ensure_ascii=False) if value else ""
    return value


def _partial_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")
