"""Files of pairs, and of their scores: CSV, JSON Lines and, where pyarrow is installed, Parquet."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from llm.canonical_json import canonical_json
from measuring.judgements.pairs import JudgedPairs, Pair
from measuring.metaeval.items import BadData, DatasetItem
from measuring.metaeval.readers import (
    TEXTS,
    DataRow,
    csv_rows,
    each_read,
    flattened,
    json_rows,
    read_text,
    require_columns,
)
from web.text import cell

OUTPUTS = (".csv", ".jsonl", ".parquet")


def read_pairs(path: Path, columns: Mapping[str, str]) -> list[DatasetItem]:
    """Pairs of a file; `columns` maps the TEXTS to its own, and `summary` may be there for
    `system_output`. A source is a text, in JSON also a list of turns; a row without a `doc_id` is
    called by its position. Raises BadData with every row that cannot be used."""
    unknown = sorted(columns.keys() - set(TEXTS))
    if unknown:
        raise BadData(path, [f"has no use for {', '.join(unknown)}; name {', '.join(TEXTS)}"])
    mapped = {name: columns.get(name, name) for name in TEXTS}
    header, rows = _rows(path, mapped)
    if "summary" in header and mapped["system_output"] not in header:
        mapped["system_output"] = "summary"
    require_columns(path, header, {name: [mapped[name]] for name in ("source", "system_output")})
    items, problems = each_read(rows, lambda row: _pair(row, mapped).item(row.position))
    if problems or not items:
        raise BadData(path, problems or ["holds no pair; give a row a pair"])
    return items


def _rows(path: Path, mapped: Mapping[str, str]) -> tuple[list[str], list[DataRow]]:
    if path.suffix == ".parquet":
        arrow, parquet = _pyarrow(path)
        try:
            table = parquet.read_table(path).to_pylist()
        except (OSError, arrow.ArrowException) as error:
            problem = f"cannot be read as Parquet ({error}); name another file"
            raise BadData(path, [problem]) from error
        found = [DataRow(at, at, row) for at, row in enumerate(table, start=1)]
    else:
        text = read_text(path)
        if text.lstrip()[:1] not in ("[", "{"):
            return csv_rows(path, text, mapped)
        marks = [frozenset({mapped["source"]})]
        found = [flattened(row) for row in json_rows(path, text, marks)]
    return list(dict.fromkeys(name for row in found for name in row.fields)), found


def _pair(row: DataRow, mapped: Mapping[str, str]) -> Pair:
    field = mapped["source"]
    source = row.fields.get(field)
    if isinstance(source, list):
        for at, turn in enumerate(row.objects(field)):
            part = DataRow(row.position, row.line, turn, row.called)
            part.text("text", empty=True)
            if turn.get("speaker") is not None:
                part.text("speaker", empty=True)
            if not all(turn.get(name) is None for name in ("start", "end")):
                for name in ("start", "end"):
                    turn[name] = part.number(f"{field}[{at}].{name}", turn.get(name))
    else:
        source = row.text(field)
    names = (mapped["doc_id"], mapped["system_id"])
    named = ["" if row.fields.get(name) in (None, "") else row.name(name) for name in names]
    return Pair(source, row.text(mapped["system_output"]), *named)


# --- Scores -----------------------------------------------------------------


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


def write_scores(path: Path, judged: JudgedPairs) -> None:
    """One row a pair, in the order of the pairs; whole or not at all."""
    part = _part(path)
    if path.suffix == ".jsonl":
        with part.open("w", encoding="utf-8") as file:
            file.writelines(f"{canonical_json(line)}\n" for line in _lines(judged))
    else:
        from pandas import DataFrame  # noqa: PLC0415 (web servers have no use for it)

        frame = DataFrame(list(_flat(judged)))
        if path.suffix == ".csv":
            # Of texts no spreadsheet makes a formula.
            frame.astype(object).map(cell).to_csv(part, index=False, lineterminator="\r\n")
        else:
            frame.to_parquet(part, index=False)
    part.replace(path)


def _part(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")


def _pyarrow(path: Path) -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        remedy = "install it with `pip install pyarrow`, or use CSV or JSON Lines"
        raise BadData(path, [f"Parquet needs pyarrow, which is not installed; {remedy}"]) from error


def _lines(judged: JudgedPairs) -> Iterator[dict[str, Any]]:
    for item, outcome in zip(judged.items, judged.outcomes, strict=True):
        row = asdict(outcome)
        del row["final"]
        yield {"doc_id": item.document, "system_id": item.system, **row}


def _flat(judged: JudgedPairs) -> Iterator[dict[str, Any]]:
    """A column for everything; what has parts is JSON."""

    def as_json(value: object) -> str:
        return json.dumps(value, ensure_ascii=False) if value else ""

    for line in _lines(judged):
        scores, findings = line.pop("scores"), line.pop("findings")
        row = {name: line.pop(name) for name in ("doc_id", "system_id")}
        for name in judged.criteria:
            score = scores.get(name, {})
            row |= {
                name: score.get("value"),
                f"{name}_mode": score.get("mode", ""),
                f"{name}_spread": score.get("spread"),
                f"{name}_distribution": as_json(score.get("distribution", {})),
                f"{name}_reason": score.get("reason", ""),
                f"{name}_quotes": as_json(score.get("quotes", [])),
            }
        yield {**row, "findings": as_json(findings), **line}
