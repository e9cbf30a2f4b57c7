"""Writes results.json and its companions, and reads it strictly."""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from jsonschema import Draft202012Validator, ValidationError

from countersign_judge.llm.canonical_json import canonical_json
from countersign_judge.llm.strict_json import STRICT_HOOKS, make_tree_storable
from countersign_judge.metaeval.figures import render_figures
from countersign_judge.metaeval.report import markdown_table, table_lines
from countersign_judge.metaeval.report_page import render_standalone
from countersign_judge.metaeval.statistics import ResultRow
from countersign_judge.translation import gettext

RESULTS_SCHEMA = Path(__file__).with_name("results-schema.json")
_MOST_PROBLEMS = 5
_LONGEST_END = 100


class BadResults(ValueError):
    """These are not the results of a run; names the first faults."""


def write_results(
    rows: Sequence[ResultRow],
    folder: Path,
    lines: Iterable[dict[str, Any]] = (),
    *,
    figures: bool = True,
) -> dict[str, bytes]:
    """Write results.json, items.jsonl of `lines`, table.md, report.html and, with `figures`, PNGs.
    Returns the PNGs by the names of FIGURES."""
    pngs = render_figures(rows) if figures else {}
    for name, png in pngs.items():
        (folder / f"{name}.png").write_bytes(png)
    write_texts(folder, rows, table_lines(rows), render_standalone(rows, pngs), lines)
    return pngs


def write_texts(
    folder: Path,
    found: object,
    table: Sequence[Sequence[str]],
    report: str,
    lines: Iterable[dict[str, Any]],
) -> None:
    """For any measurement: `found` is the content of results.json."""
    with (folder / "items.jsonl").open("w", encoding="utf-8") as file:
        file.writelines(f"{canonical_json(line)}\n" for line in lines)
    text = json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "results.json").write_text(f"{text}\n", encoding="utf-8")
    (folder / "table.md").write_text(markdown_table(table), encoding="utf-8")
    (folder / "report.html").write_text(report, encoding="utf-8")


def parse_results(text: str) -> list[ResultRow]:
    """The rows of a results.json. Raises BadResults naming what does not fit the schema."""
    try:
        rows = json.loads(text, **STRICT_HOOKS)
    except (ValueError, RecursionError) as error:
        raise BadResults(gettext("not JSON: {why}").format(why=error)) from error
    if make_tree_storable(rows) != rows:
        raise BadResults(gettext("a text contains a NUL or half of a surrogate pair; leave it out"))
    problems = [_describe_problem(error) for error in _validator().iter_errors(rows)]
    if problems:
        raise BadResults("; ".join(problems[:_MOST_PROBLEMS]))
    return cast("list[ResultRow]", rows)


def _describe_problem(error: ValidationError) -> str:
    """Values may be long, and the message quotes them before it names the fault."""
    problem = error.message
    if error.validator == "maxItems":
        entries = len(cast("list[Any]", error.instance))
        problem = gettext("has {count} entries; the limit is {most}")
        problem = problem.format(count=entries, most=error.validator_value)
    elif len(problem) > 2 * _LONGEST_END:
        problem = f"{problem[:_LONGEST_END]} … {problem[-_LONGEST_END:]}"
    return f"{error.json_path}: {problem}"


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(RESULTS_SCHEMA.read_text(encoding="utf-8")))
