"""The files of a run, and results read back from one."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from jsonschema import Draft202012Validator, ValidationError

from judging.metaeval.figures import FIGURES, drawn
from judging.metaeval.report import pngs, standalone
from judging.metaeval.terminal import markdown
from llm.storable import storable_tree
from llm.strict_json import STRICT

SCHEMA = Path(__file__).with_name("results-schema.json")
_MOST_PROBLEMS = 5
_LONGEST_END = 100


class BadResults(ValueError):
    """Not the results of a run, with the first places that say so."""


def write(rows: Sequence[dict[str, Any]], folder: Path) -> None:
    """results.json, table.md, report.html and every figure as PNG and SVG."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(rows, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "results.json").write_text(f"{text}\n", encoding="utf-8")
    (folder / "table.md").write_text(markdown(rows), encoding="utf-8")
    pictures = pngs(rows)
    for name, draw in FIGURES.items():
        (folder / f"{name}.png").write_bytes(pictures[name])
        (folder / f"{name}.svg").write_bytes(drawn(draw(rows), "svg"))
    (folder / "report.html").write_text(standalone(rows, pictures), encoding="utf-8")


def results_of(text: str) -> list[dict[str, Any]]:
    """The rows of a results.json. Raises BadResults naming what does not fit the schema."""
    try:
        rows = json.loads(text, **STRICT)
    except (ValueError, RecursionError) as error:
        raise BadResults(f"not JSON: {error}") from error
    if storable_tree(rows) != rows:
        raise BadResults("a text holds a NUL or half of a surrogate pair; leave it out")
    problems = [_problem(error) for error in _validator().iter_errors(rows)]
    if problems:
        raise BadResults("; ".join(problems[:_MOST_PROBLEMS]))
    found: list[dict[str, Any]] = rows
    return found


def _problem(error: ValidationError) -> str:
    """What stands there may be long, and the message quotes it before it says what is wrong."""
    if error.validator == "maxItems":
        entries = len(cast("list[Any]", error.instance))
        said = f"has {entries} entries; {error.validator_value} are the most"
    elif len(error.message) > 2 * _LONGEST_END:
        said = f"{error.message[:_LONGEST_END]} … {error.message[-_LONGEST_END:]}"
    else:
        said = error.message
    return f"{error.json_path}: {said}"


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
