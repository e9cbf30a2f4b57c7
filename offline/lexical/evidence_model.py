"""How likely a sentence is right: what is measured of it, weighed by a model that people taught.

The model adds up a curve of steps for every feature, which only rises or only falls, from
`evidence_model.json`; docs/lexical.md has its card, `bench.train_evidence_model` trains it.
"""

import json
import math
from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from offline.lexical.alignment import UNALIGNED
from offline.lexical.source import Source, speaker_keys
from offline.lexical.tokens import NEGATION, TokenKind

if TYPE_CHECKING:
    from offline.lexical.support import CheckedSentence

Pair = tuple[str, str]
Turns = Mapping[str, NDArray[np.int32]]
MODEL = Path(__file__).with_suffix(".json")
# More of it speaks for a sentence (1) or against it (-1).
FEATURES = {
    "overlap": 1,
    "cost_in_all": -1,
    "steps_copied": 1,
    "jumps": -1,
    "fragments": -1,
    "best_three_turns": 1,
    "said_by_named": 1,
    "repeated_words": -1,
    "told_before": -1,
}
# A step in the source that skips no more than this many words goes on with the same statement.
_GOES_ON = 3
_WINDOW = 3
_BOTH = 2
# No overlap is taken for surer than this.
_SURE = 0.02
# Places from which a copied fragment is looked for: enough for words that are not everywhere.
_PLACES = 200


def measure(source: Source, claim: "CheckedSentence", told: Set[Pair]) -> tuple[float, ...]:
    """The values of FEATURES; `told` are the pairs of words of the sentences before it."""
    telling = [token.key for token in claim.tokens if token.kind > TokenKind.REPORTING]
    pairs = set(pairs_of(claim))
    found = (
        claim.overlap,
        math.log1p(claim.alignment.cost),
        *_of_steps(claim.alignment.positions),
        _fragments(source, [token.key for token in claim.tokens]),
        *_of_turns(source, dict.fromkeys(telling)),
        len(telling) - len(set(telling)),
        len(pairs & told) / max(1, len(pairs)),
    )
    return tuple(round(float(value), 6) for value in found)


def _of_steps(places: Sequence[int]) -> Iterator[float]:
    placed = [place for place in places if place != UNALIGNED]
    copied = [two != UNALIGNED and two == one + 1 for one, two in pairwise(places)]
    yield fmean(copied) if copied else 1.0
    yield sum(not 0 < two - one <= _GOES_ON for one, two in pairwise(placed)) / max(1, len(placed))


def _fragments(source: Source, keys: Sequence[str]) -> float:
    """The number of the runs of words that the source has as they are, by words."""
    runs, at = list[int](), 0
    while at < len(keys):
        runs.append(_longest_run(source, keys, at))
        at += max(1, runs[-1])
    return len(runs) / max(1, len(keys))


def _longest_run(source: Source, keys: Sequence[str], at: int) -> int:
    longest = 0
    for _, place in zip(range(_PLACES), source.positions(keys[at]), strict=False):
        length = 0
        while (
            at + length < len(keys)
            and place + length < len(source.keys)
            and source.keys[place + length] == keys[at + length]
        ):
            length += 1
        longest = max(longest, length)
    return longest


def _of_turns(source: Source, telling: Collection[str]) -> Iterator[float]:
    """Of the words that tell something, without speakers and denials: how they lie in turns, and
    whose those are."""
    own = [key for key in telling if key != NEGATION and key not in source.speaker_keys]
    turns = {key: np.unique(source.turn_of[source.occurrences(key)]) for key in own}
    yield _best_window(source, turns)
    yield _said_by_named(source, turns, source.speaker_keys.intersection(telling))


def _best_window(source: Source, turns: Turns) -> float:
    """The largest share of the weight that _WINDOW turns in a row have."""
    shares = np.zeros(len(source.turns) + 1)
    for key, found in turns.items():
        before = np.maximum(found[:, None] - np.arange(_WINDOW), 0)
        shares[np.unique(before)] += source.weight(key)
    whole = sum(map(source.weight, turns))
    return float(shares.max() / whole) if whole else 1.0


def _said_by_named(source: Source, turns: Turns, named: Set[str]) -> float:
    """Of the turns that have a word, how many somebody speaks whom the sentence names. Between two
    the other is asked and told as often, and it says nothing."""
    known = [key for key in turns if len(turns[key])]
    weights = list(map(source.weight, known))
    if not any(weights) or not named or len(source.speakers) <= _BOTH:
        return 1.0
    speaks = np.array([not named.isdisjoint(speaker_keys(turn.speaker)) for turn in source.turns])
    return fmean((speaks[turns[key]].mean() for key in known), weights)


def pairs_of(claim: "CheckedSentence") -> list[Pair]:
    """Keys of words next to each other."""
    return list(pairwise(token.key for token in claim.tokens))


# --- Model ------------------------------------------------------------------


class _Curve(NamedTuple):
    """What one feature adds: the value whose number is that of the thresholds below it."""

    thresholds: list[float]
    values: list[float]

    def value(self, measured: float) -> float:
        return self.values[bisect_left(self.thresholds, measured)]


class EvidenceModel(NamedTuple):
    """What the curves of FEATURES add up to and `prior` times the log odds of the overlap, the
    first feature, make a probability by `slope` and `offset`. From `supported` on a sentence is
    shown as supported, below `inferred` as not mentioned; of a source of more than `long_source`
    words from `supported_of_long` on, and below `inferred_of_long`."""

    curves: list[_Curve]
    prior: float
    slope: float
    offset: float
    supported: float
    inferred: float
    supported_of_long: float
    inferred_of_long: float
    long_source: int

    def probability(self, measured: Sequence[float]) -> float:
        """That a sentence is right, in (0, 1)."""
        pairs = zip(self.curves, measured, strict=True)
        added = sum(curve.value(value) for curve, value in pairs)
        total = added + self.prior * log_odds(measured[0])
        return 1 / (1 + math.exp(-self.slope * total - self.offset))

    def bounds(self, source: Source) -> tuple[float, float]:
        """From which support on a sentence is supported, and from which inferred. Whole meetings
        are retold in more of a writer's own words than short talk."""
        if len(source.keys) > self.long_source:
            return self.supported_of_long, self.inferred_of_long
        return self.supported, self.inferred


def log_odds(overlap: float) -> float:
    inside = min(max(overlap, _SURE), 1 - _SURE)
    return math.log(inside / (1 - inside))


@cache
def shipped() -> EvidenceModel:
    return read(json.loads(MODEL.read_text(encoding="utf-8")))


def read(stored: dict[str, Any]) -> EvidenceModel:
    """Raises ValueError for a model of other features."""
    if stored["features"] != list(FEATURES):
        raise ValueError(f"the model knows {stored['features']}; train it again")
    curves = [_Curve(*curve) for curve in stored["curves"]]
    return EvidenceModel(curves, **stored["scale"], **stored["bounds"])
