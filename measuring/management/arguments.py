"""Options of the commands that run judges, checked as they are read."""

import json
import math
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from countersign_judge.criteria import ScoreMode
from countersign_judge.metaeval.items import HIGHEST, LOWEST
from countersign_judge.variants import SAMPLING

from measuring.models import LONGEST_TITLE
from web.text import parse_whole_number

# Judgements at once; each has a call a criterion in flight, within COUNTERSIGN_MAX_CONCURRENCY.
CONCURRENCY = 32
COLUMNS_EXAMPLE = "doc_id=A,source=B,system_output=C"


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
        values = options[name]
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
    wanted = [name for name in names if options[name] or type(options[name]) in {int, float}]
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


def parse_title(text: str) -> str:
    """Checked before anything is paid, not when it is needed."""
    if not 0 < len(text.strip()) <= LONGEST_TITLE:
        raise ArgumentTypeError(f"{text[:60]!r} is not a title of 1 to {LONGEST_TITLE} characters")
    return text.strip()


def _parse_count(text: str) -> int:
    number = parse_whole_number(text)
    if not number:
        raise ArgumentTypeError(f"{text[:60]!r} is not a whole number of 1 or more")
    return number
