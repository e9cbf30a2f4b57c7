"""Files of pairs, and of their scores: CSV, JSON Lines and, where pyarrow is installed, Parquet."""

import csv
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from llm.canonical_json import canonical_json
from measuring.judgements.pairs import JudgedPairs, Pair
from measuring.metaeval.items import BadData, BadField, DatasetItem
from measuring.metaeval.readers import read_text
from measuring.metaeval.readers.rows import DataRow, flattened, json_rows
from measuring.metaeval.readers.table import csv_rows, require_columns
from web.text import cell

_NAMES = ("doc_id", "system_id", "source", "system_output")
_SUMMARY = "summary"


def read_pairs(path: Path, columns: Mapping[str, str]) -> list[DatasetItem]:
    """Pairs of a file; `columns` maps the names above to its own, and `summary` may stand for
    `system_output`. A source is a text, in JSON also a list of turns; a row without a `doc_id` is
    called by its position. Raises BadData with every row that cannot be used."""
    unknown = sorted(columns.keys() - set(_NAMES))
    if unknown:
        raise BadData(path, [f"has no use for {', '.join(unknown)}; name {', '.join(_NAMES)}"])
    mapped = {name: columns.get(name, name) for name in _NAMES}
    header, rows = _rows(path, mapped)
    if _SUMMARY in header and mapped["system_output"] not in header:
        mapped["system_output"] = _SUMMARY
    require_columns(path, header, {name: [mapped[name]] for name in ("source", "system_output")})
    items, problems = [], []
    for row in rows:
        try:
            items.append(_pair(row, mapped).item(row.position))
        except BadField as error:
            problems.append(str(error))
    if problems or not items:
        raise BadData(path, problems or ["holds no pair; give a row a pair"])
    return items


def _rows(path: Path, mapped: Mapping[str, str]) -> tuple[list[str], list[DataRow]]:
    if path.suffix == ".parquet":
        found = [DataRow(at, at, row) for at, row in enumerate(_parquet_rows(path), start=1)]
    else:
        text = read_text(path)
        if text.lstrip()[:1] not in ("[", "{"):
            return csv_rows(path, text, mapped)
        marks = [frozenset({mapped["source"]})]
        found = [flattened(row) for row in json_rows(path, text, marks)]
    return list(dict.fromkeys(name for row in found for name in row.fields)), found


def _pair(row: DataRow, mapped: Mapping[str, str]) -> Pair:
    source = row.fields.get(mapped["source"])
    return Pair(
        source=_turns(row, mapped["source"])
        if isinstance(source, list)
        else row.text(mapped["source"]),
        summary=row.text(mapped["system_output"]),
        id=_name(row, mapped["doc_id"]),
        system=_name(row, mapped["system_id"]),
    )


def _name(row: DataRow, field: str) -> str:
    return "" if row.fields.get(field) in (None, "") else row.name(field)


def _turns(row: DataRow, field: str) -> list[dict[str, Any]]:
    turns = row.objects(field)
    for at, turn in enumerate(turns):
        part = DataRow(row.position, row.line, turn, row.called)
        part.text("text", empty=True)
        if turn.get("speaker") is not None:
            part.text("speaker", empty=True)
        if not all(turn.get(name) is None for name in ("start", "end")):
            for name in ("start", "end"):
                turn[name] = part.number(f"{field}[{at}].{name}", turn.get(name))
    return turns


# --- Scores -----------------------------------------------------------------


def write_scores(path: Path, judged: JudgedPairs) -> None:
    """One row a pair, in the order of the pairs; whole or not at all."""
    OUTPUTS[path.suffix](_part(path), judged)
    _part(path).replace(path)


def _part(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")


def _lines(judged: JudgedPairs) -> Iterator[dict[str, Any]]:
    for item, outcome in zip(judged.items, judged.outcomes, strict=True):
        row = asdict(outcome)
        del row["final"]
        yield {"doc_id": item.document, "system_id": item.system, **row}


def _flat(judged: JudgedPairs) -> Iterator[dict[str, Any]]:
    """A column for everything; what has parts is JSON."""
    for line in _lines(judged):
        scores, findings = line.pop("scores"), line.pop("findings")
        row = {name: line.pop(name) for name in ("doc_id", "system_id")}
        for name in judged.criteria:
            row |= _cells(name, scores.get(name, {}))
        yield {**row, "findings": _json(findings), **line}


def _cells(name: str, score: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: score.get("value"),
        f"{name}_mode": score.get("mode", ""),
        f"{name}_spread": score.get("spread"),
        f"{name}_distribution": _json(score.get("distribution", {})),
        f"{name}_reason": score.get("reason", ""),
        f"{name}_quotes": _json(score.get("quotes", [])),
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) if value else ""


def _as_csv(path: Path, judged: JudgedPairs) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = list(_flat(judged))
        writer = csv.writer(file)
        writer.writerow(rows[0])
        writer.writerows([cell(value) for value in row.values()] for row in rows)


def _as_json_lines(path: Path, judged: JudgedPairs) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.writelines(f"{canonical_json(line)}\n" for line in _lines(judged))


def _as_parquet(path: Path, judged: JudgedPairs) -> None:
    arrow, parquet = _pyarrow(path)
    parquet.write_table(arrow.Table.from_pylist(list(_flat(judged))), path)


def _parquet_rows(path: Path) -> Sequence[dict[str, Any]]:
    arrow, parquet = _pyarrow(path)
    try:
        rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    except (OSError, arrow.ArrowException) as error:
        raise BadData(path, [f"cannot be read as Parquet ({error}); name another file"]) from error
    return rows


def _pyarrow(path: Path) -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        remedy = "install it with `pip install pyarrow`, or use CSV or JSON Lines"
        raise BadData(path, [f"Parquet needs pyarrow, which is not installed; {remedy}"]) from error


def require_writable(path: Path) -> None:
    """Before anything is asked or paid. Raises BadData."""
    if path.suffix not in OUTPUTS:
        known = ", ".join(OUTPUTS)
        raise BadData(path, [f"ends in {path.suffix!r}; end its name in one of {known}"])
    if path.suffix == ".parquet":
        _pyarrow(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _part(path).touch()
        _part(path).unlink()
    except OSError as error:
        raise BadData(path, [f"cannot be written ({error.strerror}); name another"]) from error


OUTPUTS: dict[str, Callable[[Path, JudgedPairs], None]] = {
    ".csv": _as_csv,
    ".jsonl": _as_json_lines,
    ".parquet": _as_parquet,
}
