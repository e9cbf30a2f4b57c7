"""Columns of scores made into the rows of results.json."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from judging import resampling
from judging.metaeval import bootstrap
from judging.metaeval.columns import Column
from judging.metaeval.correlations import (
    COEFFICIENTS,
    Floats,
    Pairs,
    each_document,
    mean_over_documents,
    over_set,
    pairs_of,
    tied_share,
)
from judging.metaeval.gate import Gate
from judging.metaeval.items import Dataset
from judging.metaeval.paired import Judged, compare_all

THRESHOLD = 4.0
BINS = 16  # of the histograms: quarters of a point from 1 to 5
_FEWEST_DOCUMENTS = 2
_MOST_COMPARED = 12

Row = dict[str, Any]


def rows_of(dataset: Dataset, columns: Sequence[Column], *, threshold: float) -> list[Row]:
    """One object per column, as judging/metaeval/results-schema.json describes it."""
    rows = [_row(dataset, column, threshold) for column in columns]
    for dimension in dict.fromkeys(column.dimension for column in columns):
        _compare(dataset, dimension, columns, rows)
    return rows


def _row(dataset: Dataset, column: Column, threshold: float) -> Row:
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
        "data": _about(dataset),
        "without_human_score": scored - pairs.count,
        "not_judged": len(dataset.items) - scored - column.unscored.total(),
        "unscored_reasons": dict(sorted(column.unscored.items())),
        "documents": {
            "all": pairs.document_count,
            "used": int((~np.isnan(each).any(axis=1)).sum()),
        },
        "ties": {"judge": tied_share(pairs.judge), "human": tied_share(pairs.human)},
        "bootstrap": {"draws": resampling.DRAWS, "seed": resampling.SEED},
        "prompt_tokens": column.prompt_tokens,
        "completion_tokens": column.completion_tokens,
        "cost": column.cost,
        "per_judgement": _per_judgement(column, scored + column.unscored.total()),
        "distribution": {"judge": _histogram(pairs.judge), "human": _histogram(pairs.human)},
        "calibration": _calibration(pairs),
        "paired": [],
    }


def _about(dataset: Dataset) -> Row:
    return {
        "name": dataset.name,
        "form": dataset.form,
        "items": len(dataset.items),
        "notes": list(dataset.notes),
    }


def key_of(column: Column) -> Row:
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


def _intervals(pairs: Pairs, each: Floats, threshold: float) -> Row:
    """None for all of them when there is one document: it can only draw itself."""
    if pairs.document_count < _FEWEST_DOCUMENTS:
        return {"dataset": None, "document": None, "gate": None}
    counts = resampling.draws(pairs.document_count)
    return {
        "dataset": {
            name: resampling.interval(bootstrap.DRAWN[name](pairs, counts)) for name in COEFFICIENTS
        },
        "document": {
            name: resampling.interval(bootstrap.mean_of_defined(each[:, at], counts))
            for at, name in enumerate(COEFFICIENTS)
        },
        "gate": Gate(pairs, threshold).intervals(counts),
    }


def _per_judgement(column: Column, judgements: int) -> Row:
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


def _calibration(pairs: Pairs) -> list[Row]:
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
    dataset: Dataset, dimension: str, columns: Sequence[Column], rows: Sequence[Row]
) -> None:
    """Each row gets its comparisons with the rows after it, for so many that a reader can use."""
    chosen = [at for at, column in enumerate(columns) if column.dimension == dimension]
    chosen = chosen[:_MOST_COMPARED]
    judged = [Judged(key_of(columns[at]), numbers(columns[at])) for at in chosen]
    human, documents = human_scores(dataset, dimension), _documents(dataset)
    by_key = {tuple(key_of(columns[at]).values()): rows[at] for at in chosen}
    for comparison in compare_all(judged, human, documents):
        by_key[tuple(comparison.pop("one").values())]["paired"].append(comparison)
