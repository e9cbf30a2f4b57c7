"""How far two columns of scores agree: Pearson, Spearman, Kendall; over the set and by document."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import scipy  # loads its parts when they are used: web servers have no use for them
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Integers = NDArray[np.intp]
COEFFICIENTS = ("pearson", "spearman", "kendall")
_FEWEST = 2
# Means of the same scores may differ in the last bits; that is no difference.
_SAME = 1e-12


@dataclass(frozen=True)
class Pairs:
    """The judge's and the people's scores of the same items; `documents` numbers from 0."""

    judge: Floats
    human: Floats
    documents: Integers

    @property
    def count(self) -> int:
        return len(self.judge)

    @property
    def document_count(self) -> int:
        return int(self.documents.max()) + 1 if self.count else 0

    def by_document(self) -> Iterator["Pairs"]:
        for number in range(self.document_count):
            rows = self.documents == number
            yield Pairs(self.judge[rows], self.human[rows], self.documents[rows])


def pairs_of(judge: Floats, human: Floats, documents: NDArray[np.str_]) -> Pairs:
    """Only items that both scored: NaN on either side leaves the pair out."""
    both = np.isfinite(judge) & np.isfinite(human)
    _, numbers = np.unique(documents[both], return_inverse=True)
    return Pairs(judge[both], human[both], numbers)


def constant(values: Floats) -> bool:
    """Whether no two values differ, so that no correlation is defined."""
    return len(values) < _FEWEST or bool(np.ptp(values) <= _SAME * (1 + np.abs(values).max()))


def over_set(pairs: Pairs) -> dict[str, float | None]:
    """The three coefficients, Kendall's as tau-b; None where one side is constant."""
    if constant(pairs.judge) or constant(pairs.human):
        return dict.fromkeys(COEFFICIENTS)
    methods = (scipy.stats.pearsonr, scipy.stats.spearmanr, scipy.stats.kendalltau)
    values = (method(pairs.judge, pairs.human)[0] for method in methods)
    return {name: float(value) for name, value in zip(COEFFICIENTS, values, strict=True)}


def each_document(pairs: Pairs) -> Floats:
    """One row of the three coefficients a document; NaN in all three where they are undefined."""
    rows = [over_set(document) for document in pairs.by_document()]
    values = [[row[name] for name in COEFFICIENTS] for row in rows]
    return np.array(values, dtype=np.float64).reshape(-1, len(COEFFICIENTS))


def spearman_by_document(pairs: Pairs) -> Floats:
    """Spearman's coefficient of each document, NaN where it is undefined."""
    return np.array(
        [
            np.nan
            if constant(document.judge) or constant(document.human)
            else scipy.stats.spearmanr(document.judge, document.human)[0]
            for document in pairs.by_document()
        ]
    )


def mean_over_documents(each: Floats) -> dict[str, float | None]:
    """The mean over documents that have coefficients, as the authors of G-Eval take it."""
    used = each[~np.isnan(each).any(axis=1)]
    if not len(used):
        return dict.fromkeys(COEFFICIENTS)
    return {name: float(value) for name, value in zip(COEFFICIENTS, used.mean(axis=0), strict=True)}


def tied_share(values: Floats) -> float | None:
    """The share of all pairs of items that have the same score."""
    if len(values) < _FEWEST:
        return None
    _, counts = np.unique(values, return_counts=True)
    return float((counts * (counts - 1)).sum() / (len(values) * (len(values) - 1)))
