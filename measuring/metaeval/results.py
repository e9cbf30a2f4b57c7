"""Results of a measurement: rows of results.json, their files, and the judge as a gate."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from django.utils.translation import gettext
from jsonschema import Draft202012Validator, ValidationError
from numpy.typing import NDArray

from llm.canonical_json import canonical_json
from llm.strict_json import STRICT, storable_tree
from measuring import agreement
from measuring.metaeval import statistics
from measuring.metaeval.figures import FIGURES, drawn
from measuring.metaeval.items import Dataset
from measuring.metaeval.report import pngs, standalone
from measuring.metaeval.statistics import (
    COEFFICIENTS,
    Column,
    Floats,
    JudgeScores,
    Pairs,
    compare_all,
    each_document,
    mean_over_documents,
    over_set,
    pairs_of,
    tied_share,
)
from measuring.metaeval.terminal import markdown

# People call a summary good from here on.
GOOD = 4.0


@dataclass(frozen=True)
class Gate:
    """Items as 0 and 1: `good` by the people's mean, `passed` by the judge."""

    pairs: Pairs
    threshold: float

    @property
    def good(self) -> Floats:
        return (self.pairs.human >= GOOD).astype(float)

    @property
    def passed(self) -> Floats:
        return (self.pairs.judge >= self.threshold).astype(float)

    def measured(self) -> dict[str, Any]:
        """Shares are None where nothing is there to take them of."""
        good, passed = self.good, self.passed
        false_pass = _mean(passed[good == 0])
        false_stop = _mean(1 - passed[good == 1])
        both = false_pass is not None and false_stop is not None
        return {
            "threshold": self.threshold,
            "good_from": GOOD,
            "good": int(good.sum()),
            "bad": int((1 - good).sum()),
            "passed": int(passed.sum()),
            "roc_auc": self._roc_auc() if both else None,
            "balanced_accuracy": 1 - (false_pass + false_stop) / 2 if both else None,  # type: ignore[operator]
            "false_pass_rate": false_pass,
            "false_stop_rate": false_stop,
            "bad_among_passed": _mean(1 - good[passed == 1]),
        }

    def _roc_auc(self) -> float:
        # Takes a second to load, and the pages of measurements have no use for it.
        from sklearn.metrics import roc_auc_score  # noqa: PLC0415

        return float(roc_auc_score(self.good, self.pairs.judge))

    def intervals(self, counts: Floats) -> dict[str, agreement.Interval]:
        good, passed, pairs = self.good, self.passed, self.pairs
        false_pass = statistics.share(passed * (1 - good), 1 - good, pairs, counts)
        false_stop = statistics.share((1 - passed) * good, good, pairs, counts)
        found = {
            "roc_auc": statistics.roc_auc(pairs, good, counts),
            "balanced_accuracy": 1 - (false_pass + false_stop) / 2,
            "false_pass_rate": false_pass,
            "false_stop_rate": false_stop,
            "bad_among_passed": statistics.share(passed * (1 - good), passed, pairs, counts),
        }
        return {name: agreement.interval(values) for name, values in found.items()}


def _mean(values: Floats) -> float | None:
    return float(np.mean(values)) if len(values) else None


# --- Files ------------------------------------------------------------------

SCHEMA = Path(__file__).with_name("results-schema.json")
_MOST_PROBLEMS = 5
_LONGEST_END = 100


class BadResults(ValueError):
    """Not the results of a run, with the first places that say so."""


def write(
    rows: Sequence[dict[str, Any]], folder: Path, lines: Iterable[dict[str, Any]] = ()
) -> None:
    """results.json, items.jsonl of `lines`, table.md, report.html, every figure as PNG and SVG."""
    folder.mkdir(parents=True, exist_ok=True)
    write_lines(folder / "items.jsonl", lines)
    text = json.dumps(rows, indent=1, ensure_ascii=False, allow_nan=False)
    (folder / "results.json").write_text(f"{text}\n", encoding="utf-8")
    (folder / "table.md").write_text(markdown(rows), encoding="utf-8")
    pictures = pngs(rows)
    for name, draw in FIGURES.items():
        (folder / f"{name}.png").write_bytes(pictures[name])
        (folder / f"{name}.svg").write_bytes(drawn(draw(rows), "svg"))
    (folder / "report.html").write_text(standalone(rows, pictures), encoding="utf-8")


def write_lines(path: Path, lines: Iterable[dict[str, Any]]) -> None:
    """JSON Lines."""
    with path.open("w", encoding="utf-8") as file:
        file.writelines(f"{canonical_json(line)}\n" for line in lines)


def results_of(text: str) -> list[dict[str, Any]]:
    """The rows of a results.json. Raises BadResults naming what does not fit the schema."""
    try:
        rows = json.loads(text, **STRICT)
    except (ValueError, RecursionError) as error:
        raise BadResults(gettext("not JSON: {why}").format(why=error)) from error
    if storable_tree(rows) != rows:
        raise BadResults(gettext("a text holds a NUL or half of a surrogate pair; leave it out"))
    problems = [_problem(error) for error in _validator().iter_errors(rows)]
    if problems:
        raise BadResults("; ".join(problems[:_MOST_PROBLEMS]))
    found: list[dict[str, Any]] = rows
    return found


def _problem(error: ValidationError) -> str:
    """What stands there may be long, and the message quotes it before it says what is wrong."""
    problem = error.message
    if error.validator == "maxItems":
        entries = len(cast("list[Any]", error.instance))
        problem = gettext("has {count} entries; {most} are the most")
        problem = problem.format(count=entries, most=error.validator_value)
    elif len(problem) > 2 * _LONGEST_END:
        problem = f"{problem[:_LONGEST_END]} … {problem[-_LONGEST_END:]}"
    return f"{error.json_path}: {problem}"


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


# --- Results ----------------------------------------------------------------
# Columns of scores made into the rows of results.json.

BINS = 16  # of the histograms: quarters of a point from 1 to 5
_FEWEST_DOCUMENTS = 2
_MOST_COMPARED = 12

ResultRow = dict[str, Any]


def rows_of(dataset: Dataset, columns: Sequence[Column], *, threshold: float) -> list[ResultRow]:
    """One object per column, as measuring/metaeval/results-schema.json describes it."""
    rows = [_row(dataset, column, threshold) for column in columns]
    for dimension in dict.fromkeys(column.dimension for column in columns):
        _compare(dataset, dimension, columns, rows)
    return rows


def _row(dataset: Dataset, column: Column, threshold: float) -> ResultRow:
    pairs = pairs_of(numbers(column), human_scores(dataset, column.dimension), _documents(dataset))
    each = each_document(pairs)
    scored = sum(score is not None for score in column.scores)
    return {
        **key_of(column),
        "n": pairs.count,
        "unscored": column.unscored.total(),
        "dataset": over_set(pairs),
        "document": mean_over_documents(each),
        "gate": Gate(pairs, threshold).measured(),
        "intervals": _intervals(pairs, each, threshold),
        "tokens": column.prompt_tokens + column.completion_tokens,
        "seconds": column.seconds,
        "data": {
            "name": dataset.name,
            "form": dataset.form,
            "items": len(dataset.items),
            "notes": list(dataset.notes),
        },
        "without_human_score": scored - pairs.count,
        "not_judged": len(dataset.items) - scored - column.unscored.total(),
        "unscored_reasons": dict(sorted(column.unscored.items())),
        "documents": {
            "all": pairs.document_count,
            "used": int((~np.isnan(each).any(axis=1)).sum()),
        },
        "ties": {"judge": tied_share(pairs.judge), "human": tied_share(pairs.human)},
        "bootstrap": {"draws": agreement.DRAWS, "seed": agreement.SEED},
        "prompt_tokens": column.prompt_tokens,
        "completion_tokens": column.completion_tokens,
        "cost": column.cost,
        "per_judgement": _per_judgement(column, scored + column.unscored.total()),
        "distribution": {"judge": _histogram(pairs.judge), "human": _histogram(pairs.human)},
        "calibration": _calibration(pairs),
        "paired": [],
    }


def key_of(column: Column) -> ResultRow:
    return {
        "judge": column.judge,
        "model": column.model,
        "variant": column.variant,
        "dimension": column.dimension,
    }


def numbers(column: Column) -> Floats:
    return np.array([np.nan if score is None else score for score in column.scores])


def human_scores(dataset: Dataset, dimension: str) -> Floats:
    return np.array([item.human.get(dimension, np.nan) for item in dataset.items])


def _documents(dataset: Dataset) -> NDArray[np.str_]:
    return np.array([item.document for item in dataset.items])


def _intervals(pairs: Pairs, each: Floats, threshold: float) -> ResultRow:
    """None for all of them when there is one document: it can only draw itself."""
    if pairs.document_count < _FEWEST_DOCUMENTS:
        return {"dataset": None, "document": None, "gate": None}
    counts = agreement.draws(pairs.document_count)
    return {
        "dataset": {
            name: agreement.interval(statistics.DRAWN[name](pairs, counts)) for name in COEFFICIENTS
        },
        "document": {
            name: agreement.interval(statistics.mean_of_defined(each[:, at], counts))
            for at, name in enumerate(COEFFICIENTS)
        },
        "gate": Gate(pairs, threshold).intervals(counts),
    }


def _per_judgement(column: Column, judgements: int) -> ResultRow:
    totals = {
        "tokens": column.prompt_tokens + column.completion_tokens,
        "cost": column.cost,
        "seconds": column.seconds,
    }
    return {
        name: None if total is None or not judgements else total / judgements
        for name, total in totals.items()
    }


def _histogram(values: Floats) -> list[int]:
    return [int(count) for count in np.histogram(values, BINS, (1.0, 5.0))[0]]


def _calibration(pairs: Pairs) -> list[ResultRow]:
    """By half points of the judge: how many, its mean and the people's mean.

    What lies between two half points counts to the upper one: numpy rounds such to even, which
    would make every other bin the wider.
    """
    bins = np.floor(pairs.judge * 2 + 0.5) / 2
    return [
        {
            "judge": float(pairs.judge[bins == value].mean()),
            "human": float(pairs.human[bins == value].mean()),
            "n": int((bins == value).sum()),
        }
        for value in np.unique(bins)
    ]


def _compare(
    dataset: Dataset, dimension: str, columns: Sequence[Column], rows: Sequence[ResultRow]
) -> None:
    """Each row gets its comparisons with the rows after it, for so many that a reader can use."""
    chosen = [at for at, column in enumerate(columns) if column.dimension == dimension]
    chosen = chosen[:_MOST_COMPARED]
    judged = [JudgeScores(key_of(columns[at]), numbers(columns[at])) for at in chosen]
    human, documents = human_scores(dataset, dimension), _documents(dataset)
    by_key = {tuple(key_of(columns[at]).values()): rows[at] for at in chosen}
    for comparison in compare_all(judged, human, documents):
        by_key[tuple(comparison.pop("one").values())]["paired"].append(comparison)
