"""The coefficients of every draw of whole documents (the BOOT-INPUTS of Deutsch, Dror and Roth
2021, arXiv 2104.00054), all draws at once.

A draw is a row of counts, one a document. Everything below gives what the plain statistic would
give on the set with every document repeated that often, without building that set: so the
coefficients of a thousand draws over 600 pairs take about a second.
"""

from collections.abc import Callable

import numpy as np

from judging.metaeval.correlations import Floats, Integers, Pairs

# Draws at once, which bounds memory at draws x items.
_BLOCK = 250
# Kendall's tau needs a matrix of documents by documents.
MOST_DOCUMENTS = 3000

Draw = Callable[[Pairs, Floats], Floats]


def pearson(pairs: Pairs, counts: Floats) -> Floats:
    """Pearson's coefficient of every draw, NaN where undefined."""
    x, y = pairs.judge - pairs.judge.mean(), pairs.human - pairs.human.mean()
    sums = np.stack([_by_document(pairs, v) for v in (np.ones_like(x), x, y, x * x, y * y, x * y)])
    n, sx, sy, sxx, syy, sxy = sums @ counts.T
    return _ratio(sxy - sx * sy / n, (sxx - sx**2 / n) * (syy - sy**2 / n))


def spearman(pairs: Pairs, counts: Floats) -> Floats:
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


def kendall(pairs: Pairs, counts: Floats) -> Floats:
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
    with np.errstate(invalid="ignore", divide="ignore"):
        values: Floats = numerator / np.sqrt(np.where(squared > 1e-12, squared, np.nan))  # noqa: PLR2004
    return np.clip(values, -1.0, 1.0)


def mean_of_defined(each: Floats, counts: Floats) -> Floats:
    """For every draw the mean of a value a document has or, as NaN, has not."""
    defined = np.isfinite(each)
    with np.errstate(invalid="ignore", divide="ignore"):
        means: Floats = (counts @ np.where(defined, each, 0.0)) / (counts @ defined.astype(float))
    return means


def share(part: Floats, whole: Floats, pairs: Pairs, counts: Floats) -> Floats:
    """For every draw the sum of `part` over the sum of `whole`, both given item by item."""
    with np.errstate(invalid="ignore", divide="ignore"):
        shares: Floats = (counts @ _by_document(pairs, part)) / (
            counts @ _by_document(pairs, whole)
        )
    return shares


def roc_auc(pairs: Pairs, good: Floats, counts: Floats) -> Floats:
    """For every draw the chance that a good item outscores a bad one, ties counting half."""
    if pairs.document_count > MOST_DOCUMENTS:
        return np.full(len(counts), np.nan)
    wins = np.stack([_by_document(pairs, row) for row in _wins(pairs, good)])
    both = (counts @ _by_document(pairs, good)) * (counts @ _by_document(pairs, 1 - good))
    with np.errstate(invalid="ignore", divide="ignore"):
        areas: Floats = ((counts @ wins) * counts).sum(axis=1) / np.where(both > 0, both, np.nan)
    return areas


def _wins(pairs: Pairs, good: Floats) -> list[Floats]:
    """A row a document: against every bad item, how many of its good ones win."""
    rows = []
    for number in range(pairs.document_count):
        mine = pairs.judge[(pairs.documents == number) & (good == 1)]
        beaten = (mine[:, None] > pairs.judge) + 0.5 * (mine[:, None] == pairs.judge)
        rows.append(beaten.sum(axis=0) * (1 - good))
    return rows


DRAWN: dict[str, Draw] = {"pearson": pearson, "spearman": spearman, "kendall": kendall}
