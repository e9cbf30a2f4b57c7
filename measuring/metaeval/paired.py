"""Whether one judge agrees with people better than another on the same items.

Two tests of the difference in Spearman's coefficient, both over documents, after Deutsch, Dror and
Roth (2021, arXiv 2104.00054). Over the whole set: a paired bootstrap, the p-value from the
difference over its standard error, which has no smallest value that a correction could not get
over. The bootstrap's error of D documents is too small by the root of (D - 1) / D, and is itself
known from D documents only, so it is widened by that and referred to Student's t with D - 1
degrees of freedom. Per document: a permutation test that swaps the two judges within documents.
Holm's (1979) correction goes over all pairs of a run.
"""

import math
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.stats import t

from measuring import agreement
from measuring.metaeval import statistics
from measuring.metaeval.statistics import Floats, Pairs, over_set, pairs_of, spearman_by_document

_FLIPS = 9999
_FEWEST_DOCUMENTS = 2
_ROUNDING = 1e-12


@dataclass(frozen=True)
class Judged:
    """A judge's scores (NaN for none) in the order of the items."""

    key: dict[str, Any]
    scores: Floats


@dataclass(frozen=True)
class _Side:
    """A judge on the items that both judges of a pair scored; arrays are by draw or document."""

    pairs: Pairs
    spearman: float | None
    drawn: Floats
    each: Floats


@dataclass
class _Sides:
    """Judges that scored the same items share the work over all their pairs."""

    human: Floats
    documents: NDArray[np.str_]
    _known: dict[tuple[int, bytes], _Side] = field(default_factory=dict)

    def of(self, judged: Judged, both: NDArray[np.bool_]) -> _Side:
        key = (id(judged), both.tobytes())
        if key not in self._known:
            self._known[key] = self._made(np.where(both, judged.scores, np.nan))
        return self._known[key]

    def _made(self, scores: Floats) -> _Side:
        pairs = pairs_of(scores, self.human, self.documents)
        count = pairs.document_count
        drawn = statistics.spearman(pairs, agreement.draws(count)) if count else np.empty(0)
        return _Side(pairs, over_set(pairs)["spearman"], drawn, spearman_by_document(pairs))


def compare_all(
    judged: list[Judged], human: Floats, documents: NDArray[np.str_]
) -> list[dict[str, Any]]:
    """Every two of `judged`, with p-values before and after correction."""
    sides = _Sides(human, documents)
    found = [_compared(one, other, sides) for one, other in combinations(judged, 2)]
    for name in ("dataset", "document"):
        _correct([comparison[name] for comparison in found])
    return found


def _compared(one: Judged, other: Judged, sides: _Sides) -> dict[str, Any]:
    both = np.isfinite(one.scores) & np.isfinite(other.scores)
    left, right = sides.of(one, both), sides.of(other, both)
    return {
        "one": one.key,
        "other": other.key,
        "coefficient": "spearman",
        "n": left.pairs.count,
        "dataset": _over_set(left, right),
        "document": _per_document(left, right),
    }


def _over_set(left: _Side, right: _Side) -> dict[str, Any]:
    if left.spearman is None or right.spearman is None:
        return _undefined()
    if left.pairs.document_count < _FEWEST_DOCUMENTS:
        return _undefined()
    difference, drawn = left.spearman - right.spearman, left.drawn - right.drawn
    return {
        "difference": difference,
        "interval": agreement.interval(drawn),
        "p": _p(difference, drawn[np.isfinite(drawn)], left.pairs.document_count),
    }


def _p(difference: float, drawn: Floats, documents: int) -> float | None:
    """Two-sided; None when a difference never varied, so that nothing is known of its error."""
    free = documents - 1
    error = float(drawn.std()) * math.sqrt(documents / free) if len(drawn) else 0.0
    if error > _ROUNDING:
        return float(2 * t.sf(abs(difference) / error, free))
    return 1.0 if abs(difference) <= _ROUNDING else None


def _per_document(left: _Side, right: _Side) -> dict[str, Any]:
    differences = left.each - right.each
    defined = differences[np.isfinite(differences)]
    if len(defined) < _FEWEST_DOCUMENTS:
        return _undefined()
    counts = agreement.draws(len(differences))
    random = np.random.default_rng(agreement.SEED)
    signs = random.choice([-1.0, 1.0], size=(_FLIPS, len(defined)))
    # A rounding error must not make an equal sum look smaller.
    as_far = np.abs(signs @ defined) >= abs(defined.sum()) - _ROUNDING
    return {
        "difference": float(defined.mean()),
        "interval": agreement.interval(statistics.mean_of_defined(differences, counts)),
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
