"""Statistics of agreement: weighted kappa and Wilson's interval, with bootstrap intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import floor

import numpy as np
import scipy  # loads its parts on use: most processes do not need them
from countersign_judge.metaeval.bootstrap import Floats, bootstrap_blocks, bootstrap_interval
from django.utils.translation import gettext, gettext_noop
from numpy.typing import NDArray

from web.text import localize_number

# --- Agreement --------------------------------------------------------------

TOO_FEW = 20
_SCALE = 5


@dataclass(frozen=True)
class Estimate:
    """A number with the ends of its 95 % interval, from `n` units."""

    value: float
    low: float
    high: float
    n: int


class NoEstimate(Enum):
    """Why there is no figure."""

    TOO_FEW = gettext_noop("too few")
    UNDEFINED = gettext_noop("undefined")


@dataclass(frozen=True)
class ScoredPair:
    """A judge's score (1 to 5, unrounded) and a person's (1 to 5), for one criterion of `text`.

    Pairs of one text depend on each other; the interval accounts for that.
    """

    text: str
    judge: float
    person: int


def round_score(score: float) -> int:
    """To the nearest whole score, halves up: 3.5 is 4 and 2.5 is 3."""
    return min(_SCALE, max(1, floor(score + 0.5)))


def wilson_estimate(part: int, whole: int) -> Estimate | None:
    """The share `part / whole` with Wilson's score interval; None below TOO_FEW."""
    if whole < TOO_FEW:
        return None
    ends = scipy.stats.binomtest(part, whole).proportion_ci(method="wilson")
    return Estimate(part / whole, float(ends.low), float(ends.high), whole)


def confusion_matrix(pairs: Sequence[ScoredPair]) -> list[list[int]]:
    """How many pairs have each score: rows are the judge's, rounded, columns the people's."""
    found: list[list[int]] = _tables_by_text(pairs).sum(axis=0).astype(int).tolist()
    return found


def weighted_kappa(tables: Floats) -> Floats:
    """Cohen's kappa with quadratic weights of each 5 by 5 table of counts in `tables` (n, 5, 5).

    NaN where either side always gave one score: chance then explains everything, and the
    formula's 0 (or 0 / 0) would mean the same for a steady judge and a random one.
    J. Cohen, "Weighted kappa", Psychological Bulletin 70 (1968), 213-220.
    """
    scores = np.arange(_SCALE)
    weights = (scores[:, None] - scores[None, :]) ** 2
    totals = tables.sum(axis=(1, 2))
    by_chance = tables.sum(axis=2)[:, :, None] * tables.sum(axis=1)[:, None, :]
    seen = (weights * tables).sum(axis=(1, 2)) * totals
    expected = (weights * by_chance).sum(axis=(1, 2)).astype(float)
    expected[
        ~(_has_several_scores(tables.sum(axis=2)) & _has_several_scores(tables.sum(axis=1)))
    ] = np.nan
    return np.asarray(1 - seen / expected, dtype=float)


def _has_several_scores(counts: Floats) -> NDArray[np.bool_]:
    """Whether counts by score (n, 5) have more than one score."""
    found: NDArray[np.bool_] = (counts > 0).sum(axis=1) > 1
    return found


def measure_agreement(pairs: Sequence[ScoredPair]) -> Estimate | NoEstimate:
    """Weighted kappa with the bootstrap's interval; whole texts are drawn.

    Too few below TOO_FEW texts; undefined where kappa is, for the table or for half of the draws
    or more.
    """
    tables = _tables_by_text(pairs)
    if len(tables) < TOO_FEW:
        return NoEstimate.TOO_FEW
    value = float(weighted_kappa(tables.sum(axis=0, keepdims=True))[0])
    flat = tables.reshape(len(tables), -1)
    drawn = np.concatenate([counts @ flat for counts in bootstrap_blocks(len(tables))])
    ends = bootstrap_interval(weighted_kappa(drawn.reshape(-1, _SCALE, _SCALE)))
    if np.isnan(value) or ends is None:
        return NoEstimate.UNDEFINED
    return Estimate(value, ends[0], ends[1], len(tables))


def _tables_by_text(pairs: Sequence[ScoredPair]) -> Floats:
    """One table a text, in the order of the texts' first pairs."""
    places = {text: at for at, text in enumerate(dict.fromkeys(pair.text for pair in pairs))}
    tables = np.zeros((len(places), _SCALE, _SCALE))
    for pair in pairs:
        tables[places[pair.text], round_score(pair.judge) - 1, pair.person - 1] += 1
    return tables


def format_estimate(found: Estimate | None) -> str:
    if found is None:
        return gettext(NoEstimate.TOO_FEW.value)
    value, low, high = (
        localize_number(100 * part, 1) for part in (found.value, found.low, found.high)
    )
    return gettext("{value} % ({low} to {high} %)").format(value=value, low=low, high=high)
