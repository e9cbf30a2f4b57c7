"""Statistics of a measurement: correlations, their bootstrap over documents, and paired tests.

A draw of the bootstrap takes whole documents (the BOOT-INPUTS of Deutsch, Dror and Roth 2021, arXiv
2104.00054) and is a row of counts, one a document. The functions on draws give what the plain
statistic would give on the set with every document repeated that often, without building that set:
so the coefficients of a thousand draws over 600 pairs take about a second.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
import scipy  # loads its parts when they are used: web servers have no use for them
from numpy.typing import NDArray

from measuring import agreement

# --- Correlations -----------------------------------------------------------
# How far two columns of scores agree: Pearson, Spearman, Kendall; over the set and by document.

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


# --- Bootstrap --------------------------------------------------------------

# Draws at once, which bounds memory at draws x items.
_BLOCK = 250
# Kendall's tau needs a matrix of documents by documents.
MOST_DOCUMENTS = 3000

Draw = Callable[[Pairs, Floats], Floats]


def drawn_pearson(pairs: Pairs, counts: Floats) -> Floats:
    """Pearson's coefficient of every draw, NaN where undefined."""
    x, y = pairs.judge - pairs.judge.mean(), pairs.human - pairs.human.mean()
    sums = np.stack([_by_document(pairs, v) for v in (np.ones_like(x), x, y, x * x, y * y, x * y)])
    n, sx, sy, sxx, syy, sxy = sums @ counts.T
    return _ratio(sxy - sx * sy / n, (sxx - sx**2 / n) * (syy - sy**2 / n))


def drawn_spearman(pairs: Pairs, counts: Floats) -> Floats:
    """Spearman's coefficient of every draw: Pearson's of the mid-ranks within the draw."""
    blocks = np.array_split(counts, max(1, len(counts) // _BLOCK))
    return np.concatenate([_spearman(pairs, block) for block in blocks])


def _spearman(pairs: Pairs, counts: Floats) -> Floats:
    weights = counts[:, pairs.documents]
    middle = (weights.sum(axis=1, keepdims=True) + 1) / 2
    x, y = (_ranks(pairs, values, counts) - middle for values in (pairs.judge, pairs.human))
    cross = (weights * x * y).sum(axis=1)
    return _ratio(cross, (weights * x * x).sum(axis=1) * (weights * y * y).sum(axis=1))


def _ranks(pairs: Pairs, values: Floats, counts: Floats) -> Floats:
    """The mid-rank of every item in every draw."""
    weights, at = _weights_of_values(pairs, values, counts)
    ranks: Floats = np.cumsum(weights, axis=1) - weights / 2 + 0.5
    return ranks[:, at]


def _weights_of_values(pairs: Pairs, values: Floats, counts: Floats) -> tuple[Floats, Integers]:
    """How often each different value was drawn, ascending, and which of them each item has."""
    distinct, at = np.unique(values, return_inverse=True)
    held = np.zeros((counts.shape[1], len(distinct)))
    np.add.at(held, (pairs.documents, at), 1)
    return counts @ held, at


def drawn_kendall(pairs: Pairs, counts: Floats) -> Floats:
    """Kendall's tau-b of every draw; NaN throughout above MOST_DOCUMENTS documents."""
    if pairs.document_count > MOST_DOCUMENTS:
        return np.full(len(counts), np.nan)
    agreeing = _between_documents(pairs, _concordance)
    untied = [_untied(pairs, values, counts) for values in (pairs.judge, pairs.human)]
    return _ratio(((counts @ agreeing) * counts).sum(axis=1), untied[0] * untied[1])


def _untied(pairs: Pairs, values: Floats, counts: Floats) -> Floats:
    weights, _ = _weights_of_values(pairs, values, counts)
    ordered: Floats = weights.sum(axis=1) ** 2 - (weights**2).sum(axis=1)
    return ordered


def _concordance(one: Pairs, others: Pairs) -> Floats:
    by_judge: Floats = np.sign(one.judge[:, None] - others.judge)
    by_people: Floats = np.sign(one.human[:, None] - others.human)
    return by_judge * by_people


def _between_documents(pairs: Pairs, compare: Callable[[Pairs, Pairs], Floats]) -> Floats:
    """Sums of `compare` (items of one document x all items) by document and document."""
    rows = [
        _by_document(pairs, compare(document, pairs).sum(axis=0))
        for document in pairs.by_document()
    ]
    return np.stack(rows)


def _by_document(pairs: Pairs, values: Floats) -> Floats:
    return np.bincount(pairs.documents, values, minlength=pairs.document_count).astype(float)


def _ratio(numerator: Floats, squared: Floats) -> Floats:
    """Over the root of `squared`, NaN where that is nothing but rounding."""
    roots = np.sqrt(np.where(squared > _SAME, squared, np.nan))
    return np.clip(_quotient(numerator, roots), -1.0, 1.0)


def _quotient(part: Floats, whole: Floats) -> Floats:
    """NaN where `whole` is nothing."""
    with np.errstate(invalid="ignore", divide="ignore"):
        shares: Floats = part / whole
    return shares


def mean_of_defined(each: Floats, counts: Floats) -> Floats:
    """For every draw the mean of a value a document has or, as NaN, has not."""
    defined = np.isfinite(each)
    return _quotient(counts @ np.where(defined, each, 0.0), counts @ defined.astype(float))


def share(part: Floats, whole: Floats, pairs: Pairs, counts: Floats) -> Floats:
    """For every draw the sum of `part` over the sum of `whole`, both given item by item."""
    return _quotient(counts @ _by_document(pairs, part), counts @ _by_document(pairs, whole))


def roc_auc(pairs: Pairs, good: Floats, counts: Floats) -> Floats:
    """For every draw the chance that a good item outscores a bad one, ties counting half."""
    if pairs.document_count > MOST_DOCUMENTS:
        return np.full(len(counts), np.nan)
    wins = np.stack([_by_document(pairs, row) for row in _wins(pairs, good)])
    both = (counts @ _by_document(pairs, good)) * (counts @ _by_document(pairs, 1 - good))
    return _quotient(((counts @ wins) * counts).sum(axis=1), both)


def _wins(pairs: Pairs, good: Floats) -> list[Floats]:
    """A row a document: against every bad item, how many of its good ones win."""
    rows = []
    for number in range(pairs.document_count):
        mine = pairs.judge[(pairs.documents == number) & (good == 1)]
        beaten = (mine[:, None] > pairs.judge) + 0.5 * (mine[:, None] == pairs.judge)
        rows.append(beaten.sum(axis=0) * (1 - good))
    return rows


DRAWN: dict[str, Draw] = {
    "pearson": drawn_pearson,
    "spearman": drawn_spearman,
    "kendall": drawn_kendall,
}


# --- Columns ----------------------------------------------------------------
# One judge's scores of one dimension, item by item, wherever they come from.


@dataclass(frozen=True)
class Column:
    """`scores` in [1, 5] in the order of the items, None where there is no score.

    `unscored` counts judgements without a score by their reason; an item that was never judged
    is in neither. `cost` in US dollars at list price, None when a price is unknown; `seconds` add
    up the judgements' wall time, None when nobody took it.
    """

    judge: str
    model: str
    variant: str | None
    dimension: str
    scores: tuple[float | None, ...]
    unscored: Counter[str] = field(default_factory=Counter)
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float | None = 0.0
    seconds: float | None = None


# --- Paired -----------------------------------------------------------------
# Paired tests: whether one judge agrees with people better than another on the same items.
#
# Both tests are of the difference in Spearman's coefficient, over documents, after Deutsch, Dror
# and Roth (2021, arXiv 2104.00054). Over the whole set: a paired bootstrap, with the p-value from
# the difference over its standard error, which has no smallest value that a correction could not
# get over. The bootstrap's error of D documents is too small by the root of (D - 1) / D, and is
# known from D documents only, so it is widened by that and referred to Student's t with D - 1
# degrees of freedom. Per document: a permutation test that swaps the two judges within documents.
# Holm's (1979) correction goes over all pairs of a run.

_FLIPS = 9999
_FEWEST_DOCUMENTS = 2
_ROUNDING = 1e-12


@dataclass(frozen=True)
class JudgeScores:
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

    def of(self, judged: JudgeScores, both: NDArray[np.bool_]) -> _Side:
        key = (id(judged), both.tobytes())
        if key not in self._known:
            self._known[key] = self._made(np.where(both, judged.scores, np.nan))
        return self._known[key]

    def _made(self, scores: Floats) -> _Side:
        pairs = pairs_of(scores, self.human, self.documents)
        count = pairs.document_count
        drawn = drawn_spearman(pairs, agreement.draws(count)) if count else np.empty(0)
        each = each_document(pairs)[:, COEFFICIENTS.index("spearman")]
        return _Side(pairs, over_set(pairs)["spearman"], drawn, each)


def compare_all(
    judged: list[JudgeScores], human: Floats, documents: NDArray[np.str_]
) -> list[dict[str, Any]]:
    """Every two of `judged`, with p-values before and after correction."""
    sides = _Sides(human, documents)
    found = [_compared(one, other, sides) for one, other in combinations(judged, 2)]
    for name in ("dataset", "document"):
        _correct([comparison[name] for comparison in found])
    return found


def _compared(one: JudgeScores, other: JudgeScores, sides: _Sides) -> dict[str, Any]:
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
        return float(2 * scipy.stats.t.sf(abs(difference) / error, free))
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
        "interval": agreement.interval(mean_of_defined(differences, counts)),
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
