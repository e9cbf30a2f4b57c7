"""Statistics of a measurement: correlations, their bootstrap over documents, the judge as a gate,
paired tests, and the rows of results.json.

A draw of the bootstrap takes whole documents (the BOOT-INPUTS of Deutsch, Dror and Roth 2021, arXiv
2104.00054) and is a row of counts, one a document. The functions on draws give the plain statistic
of the set with every document repeated that often, without building that set: so the coefficients
of a thousand draws over 600 pairs take about a second.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
import scipy  # loads its parts on use, and scipy.stats takes most of a second
from numpy.typing import NDArray

from countersign_judge.metaeval.bootstrap import (
    DRAWS,
    SEED,
    Floats,
    Interval,
    bootstrap_counts,
    bootstrap_interval,
)
from countersign_judge.metaeval.items import Dataset

Integers = NDArray[np.intp]
ResultRow = dict[str, Any]
COEFFICIENTS = ("pearson", "spearman", "kendall")
_LEAST_PAIRS = 2
# Means of the same scores may differ in the last bits; treat them as equal.
_TOLERANCE = 1e-12


@dataclass(frozen=True)
class Column:
    """One judge's scores of one dimension in [1, 5], in the order of the items; None for none.

    `unscored` counts judgements without a score by their reason; an item that was never judged
    is in neither. `cost` in US dollars at list price, None when a price is unknown; `seconds` add
    up the judgements' wall time, None when not taken. `answers` are what recorded scores
    were read from, None where there is none.
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
    answers: tuple[str | None, ...] = ()

    @property
    def key(self) -> ResultRow:
        names = ("judge", "model", "variant", "dimension")
        return {name: getattr(self, name) for name in names}

    @property
    def numbers(self) -> Floats:
        return np.array([np.nan if score is None else score for score in self.scores])


# --- Correlations -----------------------------------------------------------


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

    def split_by_document(self) -> Iterator["Pairs"]:
        for number in range(self.document_count):
            rows = self.documents == number
            yield Pairs(self.judge[rows], self.human[rows], self.documents[rows])

    def sums(self, values: Floats) -> Floats:
        """Sums a value an item by document."""
        sums = np.bincount(self.documents, values, minlength=self.document_count)
        return sums.astype(np.float64)


def build_pairs(judge: Floats, human: Floats, documents: NDArray[np.str_]) -> Pairs:
    """Only items that both scored: NaN on either side leaves the pair out."""
    both = np.isfinite(judge) & np.isfinite(human)
    _, numbers = np.unique(documents[both], return_inverse=True)
    return Pairs(judge[both], human[both], numbers)


def _is_constant(values: Floats) -> bool:
    """Whether no two values differ, so that no correlation is defined."""
    return len(values) < _LEAST_PAIRS or bool(
        np.ptp(values) <= _TOLERANCE * (1 + np.abs(values).max())
    )


def over_set(pairs: Pairs, names: Sequence[str] = COEFFICIENTS) -> dict[str, float | None]:
    """The coefficients, Kendall's as tau-b; None where one side is constant."""
    if _is_constant(pairs.judge) or _is_constant(pairs.human):
        return dict.fromkeys(names)
    # The set is the draw with every document once.
    whole = np.ones((1, pairs.document_count))

    def coefficient(name: str) -> Floats:
        if name == "kendall" and pairs.count > MOST_DOCUMENTS:
            return np.array([scipy.stats.kendalltau(pairs.judge, pairs.human)[0]])
        return BOOTSTRAPS[name](pairs, whole)

    return single_figures({name: coefficient(name) for name in names})


def each_document(pairs: Pairs, names: Sequence[str] = COEFFICIENTS) -> Floats:
    """One row of the coefficients a document; NaN in all where they are undefined."""
    rows = [list(over_set(document, names).values()) for document in pairs.split_by_document()]
    return np.array(rows, dtype=np.float64).reshape(-1, len(names))


def mean_over_documents(each: Floats) -> dict[str, float | None]:
    """The mean over documents that have coefficients, as the authors of G-Eval compute it."""
    used = each[~np.isnan(each).any(axis=1)]
    if not len(used):
        return dict.fromkeys(COEFFICIENTS)
    return {name: float(value) for name, value in zip(COEFFICIENTS, used.mean(axis=0), strict=True)}


def tied_share(values: Floats) -> float | None:
    """The share of all pairs of items that have the same score."""
    if len(values) < _LEAST_PAIRS:
        return None
    _, counts = np.unique(values, return_counts=True)
    return float((counts * (counts - 1)).sum() / (len(values) * (len(values) - 1)))


# --- Draws ------------------------------------------------------------------

# Draws at once, which bounds memory at draws x items.
_BLOCK = 250
# Kendall's tau and the area need a matrix of documents by documents.
MOST_DOCUMENTS = 3000

Draw = Callable[[Pairs, Floats], Floats]


def bootstrap_pearson(pairs: Pairs, counts: Floats) -> Floats:
    """Pearson's coefficient of every draw, NaN where undefined."""
    x, y = ((each - each.mean()) / (each.std() or 1.0) for each in (pairs.judge, pairs.human))
    sums = np.stack([pairs.sums(v) for v in (np.ones_like(x), x, y, x * x, y * y, x * y)])
    n, sx, sy, sxx, syy, sxy = sums @ counts.T
    return _divide_by_root(sxy - sx * sy / n, (sxx - sx**2 / n) * (syy - sy**2 / n))


def bootstrap_spearman(pairs: Pairs, counts: Floats) -> Floats:
    """Spearman's coefficient of every draw: Pearson's of the mid-ranks within the draw."""

    def centred(values: Floats, block: Floats) -> Floats:
        weights, at = _weights_of_values(pairs, values, block)
        ranks: Floats = np.cumsum(weights, axis=1) - weights / 2 + 0.5
        middle: Floats = (weights.sum(axis=1, keepdims=True) + 1) / 2
        return ranks[:, at] - middle

    found = []
    for block in np.array_split(counts, max(1, len(counts) // _BLOCK)):
        weights = block[:, pairs.documents]
        x, y = centred(pairs.judge, block), centred(pairs.human, block)
        squares = (weights * x * x).sum(axis=1) * (weights * y * y).sum(axis=1)
        found.append(_divide_by_root((weights * x * y).sum(axis=1), squares))
    return np.concatenate(found)


def _weights_of_values(pairs: Pairs, values: Floats, counts: Floats) -> tuple[Floats, Integers]:
    """How often each distinct value was drawn, ascending, and the index of each item's value."""
    distinct, at = np.unique(values, return_inverse=True)
    held = np.zeros((counts.shape[1], len(distinct)))
    np.add.at(held, (pairs.documents, at), 1)
    return counts @ held, at


def bootstrap_kendall(pairs: Pairs, counts: Floats) -> Floats:
    """Kendall's tau-b of every draw; NaN throughout above MOST_DOCUMENTS documents."""
    if pairs.document_count > MOST_DOCUMENTS:
        return np.full(len(counts), np.nan)
    agreeing = np.stack(
        [
            pairs.sums(
                (
                    np.sign(document.judge[:, None] - pairs.judge)
                    * np.sign(document.human[:, None] - pairs.human)
                ).sum(axis=0)
            )
            for document in pairs.split_by_document()
        ]
    )
    untied = []
    for values in (pairs.judge, pairs.human):
        weights, _ = _weights_of_values(pairs, values, counts)
        untied.append(weights.sum(axis=1) ** 2 - (weights**2).sum(axis=1))
    return _divide_by_root(((counts @ agreeing) * counts).sum(axis=1), untied[0] * untied[1])


def _divide_by_root(numerator: Floats, squared: Floats) -> Floats:
    """Divide by the root of `squared`; NaN where that is only rounding."""
    roots = np.sqrt(np.where(squared > _TOLERANCE, squared, np.nan))
    return np.clip(_divide(numerator, roots), -1.0, 1.0)


def _divide(part: Floats, whole: Floats) -> Floats:
    """NaN where `whole` is 0."""
    with np.errstate(invalid="ignore", divide="ignore"):
        shares: Floats = part / whole
    return shares


def mean_of_defined(each: Floats, counts: Floats) -> Floats:
    """For every draw the mean of a value a document; NaN means no value."""
    defined = np.isfinite(each)
    return _divide(counts @ np.where(defined, each, 0.0), counts @ defined.astype(float))


def bootstrap_share(part: Floats, whole: Floats, pairs: Pairs, counts: Floats) -> Floats:
    """For every draw the sum of `part` over the sum of `whole`, both given item by item."""
    return _divide(counts @ pairs.sums(part), counts @ pairs.sums(whole))


def bootstrap_area(pairs: Pairs, good: Floats, counts: Floats) -> Floats:
    """For every draw the area under the ROC curve: the chance that a good item outscores a bad one,
    ties counting half. NaN above MOST_DOCUMENTS documents."""
    if not 0 < pairs.document_count <= MOST_DOCUMENTS:
        return np.full(len(counts), np.nan)
    wins = []
    for number in range(pairs.document_count):
        mine = pairs.judge[(pairs.documents == number) & (good == 1)]
        beaten = (mine[:, None] > pairs.judge) + 0.5 * (mine[:, None] == pairs.judge)
        wins.append(pairs.sums(beaten.sum(axis=0) * (1 - good)))
    both = (counts @ pairs.sums(good)) * (counts @ pairs.sums(1 - good))
    return _divide(((counts @ np.stack(wins)) * counts).sum(axis=1), both)


def roc_area(judge: Floats, good: Floats) -> float | None:
    """The same for the set itself, as the U of Mann and Whitney; None without good or bad items."""
    goods, bads = judge[good == 1], judge[good == 0]
    if not len(goods) or not len(bads):
        return None
    ordered = np.sort(bads)
    wins = sum(np.searchsorted(ordered, goods, side).sum() for side in ("left", "right"))
    return float(wins / 2 / (len(goods) * len(bads)))


def single_figures(shares: dict[str, Floats]) -> dict[str, float | None]:
    """The figures of a single draw, None where undefined."""
    return {name: float(of[0]) if np.isfinite(of[0]) else None for name, of in shares.items()}


BOOTSTRAPS: dict[str, Draw] = {
    "pearson": bootstrap_pearson,
    "spearman": bootstrap_spearman,
    "kendall": bootstrap_kendall,
}


# --- Gate -------------------------------------------------------------------

# People call a summary good from here on.
GOOD_SCORE = 4.0


@dataclass(frozen=True)
class Gate:
    """The judge as a gate, which passes from `threshold` on; good is a mean of GOOD or more."""

    pairs: Pairs
    threshold: float

    def measured(self) -> ResultRow:
        """A share of no items is None."""
        good, passed = self._good_and_passed()
        shares = single_figures(self.drawn(np.ones((1, self.pairs.document_count))))
        return {
            "threshold": self.threshold,
            "good_from": GOOD_SCORE,
            "good": int(good.sum()),
            "bad": int((1 - good).sum()),
            "passed": int(passed.sum()),
            **shares,
            "roc_auc": roc_area(self.pairs.judge, good),
        }

    def intervals(self, counts: Floats) -> dict[str, Interval]:
        return {name: bootstrap_interval(drawn) for name, drawn in self.drawn(counts).items()}

    def _good_and_passed(self) -> tuple[Floats, Floats]:
        """Each 0 or 1."""
        good, passed = self.pairs.human >= GOOD_SCORE, self.pairs.judge >= self.threshold
        return good.astype(float), passed.astype(float)

    def drawn(self, counts: Floats) -> dict[str, Floats]:
        """The shares of every draw; a share of no items is NaN."""
        (good, passed), pairs = self._good_and_passed(), self.pairs
        false_pass = bootstrap_share(passed * (1 - good), 1 - good, pairs, counts)
        false_stop = bootstrap_share((1 - passed) * good, good, pairs, counts)
        return {
            "roc_auc": bootstrap_area(pairs, good, counts),
            "balanced_accuracy": 1 - (false_pass + false_stop) / 2,
            "false_pass_rate": false_pass,
            "false_stop_rate": false_stop,
            "bad_among_passed": bootstrap_share(passed * (1 - good), passed, pairs, counts),
        }


# --- Paired tests -----------------------------------------------------------
# Whether one judge agrees with people better than another on the same items.
#
# Both tests are of the difference in Spearman's coefficient, over documents, after Deutsch, Dror
# and Roth (2021, arXiv 2104.00054). Over the whole set: a paired bootstrap, with the p-value from
# the difference over its standard error, which can be as small as a correction needs.
# The bootstrap's error of D documents is too small by the root of (D - 1) / D, and is estimated
# from only D documents, so it is widened by that and referred to Student's t with D - 1 degrees of
# freedom. Per document: a permutation test that swaps the two judges within documents.
# Holm's (1979) correction is over all pairs of a run.

_FLIPS = 9999
_FEWEST_DOCUMENTS = 2
_UNDEFINED = {"difference": None, "interval": None, "p": None}


@dataclass(frozen=True)
class _Side:
    """A judge on the items that both judges of a pair scored; arrays are by draw or document."""

    pairs: Pairs
    spearman: float | None
    drawn: Floats
    each: Floats


def compare_all(
    judged: Sequence[tuple[ResultRow, Floats]],
    human: Floats,
    documents: NDArray[np.str_],
    which: Iterable[tuple[int, int]] | None = None,
) -> list[ResultRow]:
    """Every two of `judged`, which are keys and scores (NaN for none) in the order of the items,
    or those at the places in `which`, with p-values before and after correction."""
    known: dict[tuple[int, bytes], _Side] = {}

    def side(at: int, both: NDArray[np.bool_]) -> _Side:
        """Judges that scored the same items share the work over all their pairs."""
        if (at, both.tobytes()) not in known:
            pairs = build_pairs(np.where(both, judged[at][1], np.nan), human, documents)
            count = pairs.document_count
            drawn = bootstrap_spearman(pairs, bootstrap_counts(count)) if count else np.empty(0)
            each = each_document(pairs, ["spearman"])[:, 0]
            whole = over_set(pairs, ["spearman"])["spearman"]
            known[at, both.tobytes()] = _Side(pairs, whole, drawn, each)
        return known[at, both.tobytes()]

    found: list[ResultRow] = []
    for one, other in which or combinations(range(len(judged)), 2):
        both = np.isfinite(judged[one][1]) & np.isfinite(judged[other][1])
        left, right = side(one, both), side(other, both)
        comparison: ResultRow = {
            "one": judged[one][0],
            "other": judged[other][0],
            "coefficient": "spearman",
            "n": left.pairs.count,
            "dataset": _over_set(left, right),
            "document": _per_document(left, right),
        }
        found.append(comparison)
    for part in ("dataset", "document"):
        _adjust_p_values([comparison[part] for comparison in found])
    return found


def _over_set(left: _Side, right: _Side) -> ResultRow:
    documents = left.pairs.document_count
    if left.spearman is None or right.spearman is None or documents < _FEWEST_DOCUMENTS:
        return {**_UNDEFINED}
    difference, drawn = left.spearman - right.spearman, left.drawn - right.drawn
    varied, free = drawn[np.isfinite(drawn)], documents - 1
    error = float(varied.std()) * math.sqrt(documents / free) if len(varied) else 0.0
    # A difference that never varied says nothing about its error.
    p = 1.0 if abs(difference) <= _TOLERANCE else None
    if error > _TOLERANCE:
        p = float(2 * scipy.special.stdtr(free, -abs(difference) / error))
    return {"difference": difference, "interval": bootstrap_interval(drawn), "p": p}


def _per_document(left: _Side, right: _Side) -> ResultRow:
    differences = left.each - right.each
    defined = differences[np.isfinite(differences)]
    if len(defined) < _FEWEST_DOCUMENTS:
        return {**_UNDEFINED}
    counts = bootstrap_counts(len(differences))
    random = np.random.default_rng(SEED)
    signs = random.choice([-1.0, 1.0], size=(_FLIPS, len(defined)))
    # A rounding error must not make an equal sum look smaller.
    as_far = np.abs(signs @ defined) >= abs(defined.sum()) - _TOLERANCE
    return {
        "difference": float(defined.mean()),
        "interval": bootstrap_interval(mean_of_defined(differences, counts)),
        "p": float((as_far.sum() + 1) / (_FLIPS + 1)),
    }


def _adjust_p_values(tests: list[ResultRow]) -> None:
    """Holm's step-down: adds `p_holm` to each `p`."""
    ordered = sorted((test for test in tests if test["p"] is not None), key=lambda test: test["p"])
    highest = 0.0
    for rank, test in enumerate(ordered):
        highest = max(highest, min(1.0, test["p"] * (len(ordered) - rank)))
        test["p_holm"] = highest
    for test in tests:
        test.setdefault("p_holm", None)


# --- Rows of results.json ---------------------------------------------------

HISTOGRAM_BINS = 16  # of the histograms: quarters of a point from 1 to 5
_MOST_COMPARED = 12


def build_rows(dataset: Dataset, columns: Sequence[Column], *, threshold: float) -> list[ResultRow]:
    """One object per column, as results-schema.json describes it.

    Each row has its comparisons with the later rows of its dimension, as many as a reader can
    use.
    """
    documents = np.array([item.document for item in dataset.items])
    human = {
        name: np.array([item.human.get(name, np.nan) for item in dataset.items])
        for name in dict.fromkeys(column.dimension for column in columns)
    }
    rows = [
        _build_row(
            dataset,
            column,
            build_pairs(column.numbers, human[column.dimension], documents),
            threshold,
        )
        for column in columns
    ]
    for name, scores in human.items():
        mine = [at for at, each in enumerate(columns) if each.dimension == name][:_MOST_COMPARED]
        judged = [(columns[at].key, columns[at].numbers) for at in mine]
        by_key = {tuple(columns[at].key.values()): rows[at] for at in mine}
        for comparison in compare_all(judged, scores, documents):
            by_key[tuple(comparison.pop("one").values())]["paired"].append(comparison)
    return rows


def _build_row(dataset: Dataset, column: Column, pairs: Pairs, threshold: float) -> ResultRow:
    each, tokens = each_document(pairs), column.prompt_tokens + column.completion_tokens
    scored = sum(score is not None for score in column.scores)
    judgements = scored + column.unscored.total()
    gate, totals = Gate(pairs, threshold), (tokens, column.cost, column.seconds)
    return {
        **column.key,
        "n": pairs.count,
        "unscored": column.unscored.total(),
        "dataset": over_set(pairs),
        "document": mean_over_documents(each),
        "gate": gate.measured(),
        "intervals": _bootstrap_intervals(pairs, each, gate),
        "tokens": tokens,
        "seconds": column.seconds,
        "data": {
            "name": dataset.name,
            "form": dataset.form,
            "items": len(dataset.items),
            "notes": list(dataset.notes),
        },
        "without_human_score": scored - pairs.count,
        "not_judged": len(dataset.items) - judgements,
        "unscored_reasons": dict(sorted(column.unscored.items())),
        "documents": {
            "all": pairs.document_count,
            "used": int((~np.isnan(each).any(axis=1)).sum()),
        },
        "ties": {"judge": tied_share(pairs.judge), "human": tied_share(pairs.human)},
        "bootstrap": {"draws": DRAWS, "seed": SEED},
        "prompt_tokens": column.prompt_tokens,
        "completion_tokens": column.completion_tokens,
        "cost": column.cost,
        "per_judgement": {
            name: None if total is None or not judgements else total / judgements
            for name, total in zip(("tokens", "cost", "seconds"), totals, strict=True)
        },
        "distribution": {
            "judge": np.histogram(pairs.judge, HISTOGRAM_BINS, (1.0, 5.0))[0].tolist(),
            "human": np.histogram(pairs.human, HISTOGRAM_BINS, (1.0, 5.0))[0].tolist(),
        },
        "calibration": _calibration_bins(pairs),
        "paired": [],
    }


def _bootstrap_intervals(pairs: Pairs, each: Floats, gate: Gate) -> ResultRow:
    """None for all with one document: every draw would be the same."""
    if pairs.document_count < _FEWEST_DOCUMENTS:
        return {"dataset": None, "document": None, "gate": None}
    counts = bootstrap_counts(pairs.document_count)
    return {
        "dataset": {
            name: bootstrap_interval(draw(pairs, counts)) for name, draw in BOOTSTRAPS.items()
        },
        "document": {
            name: bootstrap_interval(mean_of_defined(each[:, at], counts))
            for at, name in enumerate(COEFFICIENTS)
        },
        "gate": gate.intervals(counts),
    }


def _calibration_bins(pairs: Pairs) -> list[ResultRow]:
    """By half points of the judge: how many, its mean and the people's mean.

    A score midway between two half points counts to the upper one: numpy rounds it to even, which
    would make every other bin wider.
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


def row_label(row: ResultRow) -> str:
    """Judge, model and wording of a row, where they say something."""
    model = None if row["model"] == "offline" else row["model"]
    return " · ".join(part for part in (row["judge"], model, row["variant"]) if part)


def order_by_dimension(
    rows: Sequence[ResultRow], ordered: Sequence[ResultRow] | None = None
) -> list[ResultRow]:
    """The rows with the judges of one dimension next to each other; dimensions in the order of
    `ordered`, else of the rows."""
    order = list(dict.fromkeys(row["dimension"] for row in ordered or rows))
    return sorted(rows, key=lambda row: order.index(row["dimension"]))
