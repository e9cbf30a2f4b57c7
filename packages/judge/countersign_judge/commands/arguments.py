"""Options of the commands, checked as they are read. An application adds its own to them."""

import json
import math
import re
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from countersign_judge.criteria import ScoreMode
from countersign_judge.metaeval.items import HIGHEST, LOWEST, THRESHOLD
from countersign_judge.variants import SAMPLING

# Judgements at once; each has a call a criterion in flight, within COUNTERSIGN_MAX_CONCURRENCY.
CONCURRENCY = 32
COLUMNS_EXAMPLE = "doc_id=A,source=B,system_output=C"
JUDGE_HELP = "Scores pairs of a source and a summary."
METAEVAL_HELP = "Measures judges against scores that people gave."
RUN_HELP = (
    "Estimates the cost first. Exits 0 when done, 1 when refused, 75 when a server cannot continue "
    "and 130 when interrupted; after 75 and 130 the same command continues where it stopped."
)
# Options of metaeval that take several values, and the names that each accepts.
_SEVERAL_VALUES = {
    "judge": [
        "the name of a judge method, as in docs/judging.md",
        "student:VERSION or student:./FOLDER",
        "evidence (with --sentences)",
    ],
    "baseline": ["bigrams", "rouge1", "rouge2", "rougeL"],
    "model": [],
    "variant": ["base, strict, stepwise, repeated", "FILE.yaml with name and prompt"],
    "dimension": [],
}


def add_judge_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, nargs="?", help="pairs as JSON Lines, JSON, CSV or Parquet"
    )
    parser.add_argument("--source", type=Path, help="the source of a single pair: a file")
    parser.add_argument("--summary", type=Path, help="its summary: a file")
    parser.add_argument(
        "--out",
        type=Path,
        help="a .csv, .jsonl or .parquet file; by default scores are printed",
    )
    parser.add_argument("--judge", help="one judge, as for metaeval")
    parser.add_argument("--model", help="the judge's model; by default COUNTERSIGN_JUDGE_MODEL")
    parser.add_argument("--variant", help="wording of the G-Eval prompt; by default base")
    parser.add_argument(
        "--criterion",
        action="extend",
        nargs="+",
        default=[],
        help='a name in the library, or a sentence: "names every decision with its owner"',
    )
    parser.add_argument("--columns", type=parse_columns, help=COLUMNS_EXAMPLE)
    parser.add_argument(
        "--evidence", action="store_true", help="also have the model check every sentence"
    )
    parser.add_argument("--cache", type=Path, help="a file; by default OUT.outcomes.sqlite3")
    add_score_arguments(parser)
    add_run_arguments(parser)


def add_metaeval_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("data", type=Path, nargs="?", help="a file that people scored")
    parser.add_argument("--recorded", type=Path, help="JSON Lines of judgements in prose")
    parser.add_argument(
        "--format", help="geval, summeval, dialsummeval, qags, csv; detected by default"
    )
    parser.add_argument("--columns", type=parse_columns, help=f"{COLUMNS_EXAMPLE},consistency=D+E")
    parser.add_argument("--scale", type=parse_scale, help="LOW:HIGH, the scale that people used")
    parser.add_argument(
        "--sentences",
        action="store_true",
        help="measure whether judges find the errors that people marked in sentences",
    )
    parser.add_argument(
        "--compare",
        type=Path,
        nargs=2,
        metavar=("A", "B"),
        help="compare two earlier runs on the same data, by their folders",
    )
    for name, known in _SEVERAL_VALUES.items():
        add_several(parser, name, known)
    parser.add_argument(
        "--criterion",
        type=parse_definition,
        action="append",
        default=[],
        metavar="DIMENSION=WORDS",
        help="describe a dimension of the data in your words, for geval",
    )
    parser.add_argument(
        "--threshold", type=parse_threshold, default=THRESHOLD, help="of the gate, 1 to 5"
    )
    parser.add_argument("--out", type=Path, default=Path("metaeval"), help="a folder")
    parser.add_argument("--no-figures", action="store_true", help="write only tables")
    parser.add_argument("--cache", type=Path, help="a file; by default OUT/outcomes.sqlite3")
    add_score_arguments(parser)
    add_run_arguments(parser)


def add_several(parser: ArgumentParser, name: str, known: Iterable[str]) -> None:
    """An option that takes several values; `known` says which."""
    parser.add_argument(
        f"--{name}", action="extend", nargs="+", default=[], help=", ".join(known) or None
    )


def add_run_arguments(parser: ArgumentParser) -> None:
    """How a run continues, and what it may cost."""
    parser.add_argument(
        "--concurrency", type=_parse_count, default=CONCURRENCY, help="judgements at once"
    )
    parser.add_argument(
        "--yes", action="store_true", help="take the estimated cost without being asked"
    )
    parser.add_argument("--dry-run", action="store_true", help="estimate the cost, ask no model")


def move_file(options: dict[str, Any], place: str, several: Iterable[str]) -> dict[str, Any]:
    """Options of several values also take the file after them; move it to `place`."""
    for name in several:
        values = options.get(name) or []
        last = Path(values[-1]) if values else Path()
        if options[place] is None and last.is_file() and last.suffix not in (".yaml", ".yml"):
            return {**options, name: values[:-1], place: last}
    return options


SCORING_OPTIONS = ("score_mode", "samples", "temperature", "score_only", *SAMPLING)


def add_score_arguments(parser: ArgumentParser) -> None:
    """How a judge scores, and how a model's answers become a number."""
    parser.add_argument(
        "--score-mode",
        choices=list(map(str, ScoreMode)),
        help="of geval and mqag; else auto: token probabilities where there are any, else one "
        "greedy answer",
    )
    parser.add_argument(
        "--samples", type=_parse_count, metavar="N", help="with --score-mode samples"
    )
    parser.add_argument(
        "--temperature", type=float, metavar="T", help="of the samples, from 0 to 2; else 1"
    )
    for name, what in (("top_p", float), ("top_k", int), ("seed", int), ("max_tokens", int)):
        least, most = SAMPLING[name]
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            type=what,
            metavar="N",
            help=f"of geval's model, from {least:g} to {most:g}; a server that lacks it refuses",
        )
    parser.add_argument(
        "--score-only", action="store_true", help="geval gives a score without reason and quotes"
    )
    parser.add_argument(
        "--parameters",
        type=json_object,
        metavar="JSON",
        help="options of the judges, as in docs/judging.md",
    )


def given_options(options: dict[str, Any], names: Iterable[str]) -> list[str]:
    """The options of a command that were given, as one writes them."""
    # Zero is a value.
    given = {name: options.get(name) for name in names}
    wanted = [name for name, value in given.items() if value or type(value) in {int, float}]
    return [f"--{name.replace('_', '-')}" for name in wanted]


def parse_columns(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split(",")]
    if not all(name.strip() and sign and column.strip() for name, sign, column in pairs):
        raise ArgumentTypeError(f"{text!r} is not NAME=COLUMN,NAME=COLUMN")
    return {name.strip(): column.strip() for name, _, column in pairs}


def json_object(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is not JSON ({error})") from None
    if not isinstance(found, dict):
        raise ArgumentTypeError(f'{text!r} is not a JSON object, such as {{"n": 10}}')
    return found


def parse_definition(text: str) -> tuple[str, str]:
    name, _, words = (part.strip() for part in text.partition("="))
    if not (name and words):
        raise ArgumentTypeError(f"{text!r} is not DIMENSION=WORDS")
    return name, words


def parse_scale(text: str) -> tuple[float, float]:
    low, _, high = text.partition(":")
    try:
        found = float(low), float(high)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not LOW:HIGH, such as 0:100") from None
    if not -math.inf < found[0] < found[1] < math.inf:
        raise ArgumentTypeError(
            f"{text!r}: the lowest score must be below the highest, both finite"
        )
    return found


def parse_threshold(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not LOWEST <= found <= HIGHEST:
        raise ArgumentTypeError(f"{text!r} is not a score from {LOWEST:g} to {HIGHEST:g}")
    return found


def _parse_count(text: str) -> int:
    # Not `int`, which takes digits of every script, underscores and blanks.
    number = int(text) if re.fullmatch("[0-9]{1,9}", text) else 0
    if not number:
        raise ArgumentTypeError(f"{text[:60]!r} is not a whole number of 1 or more")
    return number
