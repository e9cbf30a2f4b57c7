"""Whether one judge agrees with people better than another on the same items.

Two tests of the difference in Spearman's coefficient, both over documents, after Deutsch, Dror and
Roth (2021, arXiv 2104.00054): over the whole set a paired bootstrap; per document a permutation
test that swaps the two judges within documents. Holm's (1979) correction goes over all pairs of a
run.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from judging.metaeval import bootstrap
from judging.metaeval.correlations import (
    COEFFICIENTS,
    Floats,
    Pairs,
    each_document,
    over_set,
    pairs_of,
)

_FLIPS = 9999
_SPEARMAN = COEFFICIENTS.index("spearman")


@dataclass(frozen=True)
class Judged:
    """A judge's scores (NaN for none) in the order of the items."""

    key: dict[str, Any]
    scores: Floats


def compare_all(
    judged: list[Judged], human: Floats, documents: np.ndarray[Any, Any]
) -> list[dict[str, Any]]:
    """Every two of `judged`, with p-values before and after correction."""
    found = [_compared(one, other, human, documents) for one, other in combinations(judged, 2)]
    for name in ("dataset", "document"):
        _correct([comparison[name] for comparison in found])
    return found


def _compared(
    one: Judged, other: Judged, human: Floats, documents: np.ndarray[Any, Any]
) -> dict[str, Any]:
    both = np.isfinite(one.scores) & np.isfinite(other.scores)
    left, right = (
        pairs_of(np.where(both, each.scores, np.nan), human, documents) for each in (one, other)
    )
    return {
        "one": one.key,
        "other": other.key,
        "coefficient": "spearman",
        "n": left.count,
        "dataset": _over_set(left, right),
        "document": _per_document(left, right),
    }


def _over_set(left: Pairs, right: Pairs) -> dict[str, Any]:
    values = [over_set(pairs)["spearman"] for pairs in (left, right)]
    if None in values or left.document_count < 2:  # noqa: PLR2004 - one document draws itself
        return _undefined()
    counts = bootstrap.draws(left.document_count)
    drawn = bootstrap.spearman(left, counts) - bootstrap.spearman(right, counts)
    defined = drawn[np.isfinite(drawn)]
    tail = min((defined <= 0).sum(), (defined >= 0).sum())
    return {
        "difference": values[0] - values[1],  # type: ignore[operator]
        "interval": bootstrap.interval(drawn),
        "p": float(min(1.0, 2 * (tail + 1) / (len(defined) + 1))),
    }


def _per_document(left: Pairs, right: Pairs) -> dict[str, Any]:
    differences = each_document(left)[:, _SPEARMAN] - each_document(right)[:, _SPEARMAN]
    defined = differences[np.isfinite(differences)]
    if len(defined) < 2:  # noqa: PLR2004
        return _undefined()
    counts = bootstrap.draws(len(differences))
    random = np.random.default_rng(bootstrap.SEED)
    signs = random.choice([-1.0, 1.0], size=(_FLIPS, len(defined)))
    # A rounding error must not make an equal sum look smaller.
    as_far = np.abs(signs @ defined) >= abs(defined.sum()) - 1e-12
    return {
        "difference": float(defined.mean()),
        "interval": bootstrap.interval(bootstrap.mean_of_defined(differences, counts)),
        "p": float((as_far.sum() + 1) / (_FLIPS + 1)),
    }


def _undefined() -> dict[str, Any]:
    return {"difference": None, "interval": None, "p": None}


def _correct(tests: list[dict[str, Any]]) -> None:
    """Holm's step-down: `p_holm` beside each `p`."""
    ordered = sorted((test for test in tests if test["p"] is not None), key=lambda test: test["p"])
    highest = 0.0
    for rank, test in enumerate(ordered):
        highest = max(highest, min(1.0, test["p"] * (len(ordered) - rank)))
        test["p_holm"] = highest
    for test in tests:
        test.setdefault("p_holm", None)
