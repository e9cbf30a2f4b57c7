"""How likely a sentence is right: what is measured of it, weighed by a model that people taught.

The model adds up a curve of steps for every feature, which only rises or only falls, from
`evidence_model.json`; docs/lexical.md has its card, `bench.train_evidence_model` trains it.
"""

import json
import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence, Set
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from offline.lexical.alignment import UNALIGNED
from offline.lexical.source import Source, speaker_keys
from offline.lexical.tokens import Token, TokenKind

if TYPE_CHECKING:
    from offline.lexical.support import CheckedSentence

Pair = tuple[str, str]
MODEL = Path(__file__).with_suffix(".json")
# More of it speaks for a sentence (1) or against it (-1).
FEATURES = {
    "overlap": 1,
    "cost_in_all": -1,
    "steps_copied": 1,
    "jumps": -1,
    "function_words_aligned": 1,
    "fragments": -1,
    "content_known": 1,
    "best_three_turns": 1,
    "said_by_named": 1,
    "repeated_words": -1,
    "repeated_pairs": -1,
    "told_before": -1,
}
# A step in the source that skips no more than this many words goes on with the same statement.
_GOES_ON = 3
_BOTH = 2
_WINDOW = 3
# No overlap is taken for surer than this.
_SURE = 0.02
# Places from which a copied fragment is looked for: enough for words that are not everywhere.
_PLACES = 200


def measure(source: Source, claim: "CheckedSentence", told: Set[Pair]) -> tuple[float, ...]:
    """The values of FEATURES; `told` are the pairs of words of the sentences before it."""
    keys = [token.key for token in claim.tokens]
    found = (
        *_of_alignment(claim),
        _fragments(source, keys),
        *_of_places(source, claim.tokens),
        *_of_repetition(claim, told),
    )
    return tuple(round(float(value), 6) for value in found)


def _of_alignment(claim: "CheckedSentence") -> Iterator[float]:
    places = claim.alignment.positions
    placed = [place for place in places if place != UNALIGNED]
    steps = [two != UNALIGNED and two == one + 1 for one, two in pairwise(places)]
    functions = [
        place != UNALIGNED
        for token, place in zip(claim.tokens, places, strict=True)
        if token.kind is TokenKind.FUNCTION
    ]
    jumps = sum(not 0 < two - one <= _GOES_ON for one, two in pairwise(placed))
    yield from (claim.overlap, math.log1p(claim.alignment.cost))
    yield from (_share(steps), jumps / max(1, len(placed)), _share(functions))


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


def _of_places(source: Source, tokens: Sequence[Token]) -> Iterator[float]:
    """Of the turns that have the words which tell something."""
    telling = [
        token.key
        for token in tokens
        if token.kind > TokenKind.REPORTING and token.kind is not TokenKind.NEGATION
    ]
    turns = {key: _turns_with(source, key) for key in dict.fromkeys(telling)}
    weights = {key: source.weight(key) for key in turns}
    whole = sum(weights.values())
    known = sum(weight for key, weight in weights.items() if len(turns[key]))
    yield known / whole if whole else 1.0
    yield _best_window(source, turns, weights)
    yield _said_by_named(source, turns, weights)


def _turns_with(source: Source, key: str) -> Any:
    return np.unique(source.turn_of[source.occurrences(key).positions])


def _best_window(source: Source, turns: dict[str, Any], weights: dict[str, float]) -> float:
    """The largest share of the weight that _WINDOW turns in a row have."""
    own = [key for key in turns if key not in source.speaker_keys]
    whole = sum(weights[key] for key in own)
    if not whole:
        return 1.0
    shares = np.zeros(len(source.turns) + 1)
    for key in own:
        before = np.maximum(turns[key][:, None] - np.arange(_WINDOW), 0)
        shares[np.unique(before)] += weights[key]
    return float(shares.max() / whole)


def _said_by_named(source: Source, turns: dict[str, Any], weights: dict[str, float]) -> float:
    """Of the turns that have a word, how many somebody speaks whom the sentence names. Between two
    the other is asked and told as often, and it says nothing."""
    own = [key for key in turns if key not in source.speaker_keys and len(turns[key])]
    whole = sum(weights[key] for key in own)
    named = turns.keys() & source.speaker_keys
    if not whole or not named or len(source.speakers) <= _BOTH:
        return 1.0
    speaks = np.array([not named.isdisjoint(speaker_keys(turn.speaker)) for turn in source.turns])
    return float(sum(weights[key] * speaks[turns[key]].mean() for key in own) / whole)


def _of_repetition(claim: "CheckedSentence", told: Set[Pair]) -> Iterator[float]:
    telling = [token.key for token in claim.tokens if token.kind > TokenKind.REPORTING]
    pairs = pairs_of(claim)
    own = set(pairs)
    yield from (len(telling) - len(set(telling)), len(pairs) - len(own))
    yield len(own & told) / max(1, len(own))


def pairs_of(claim: "CheckedSentence") -> list[Pair]:
    """Keys of words next to each other."""
    return list(pairwise(token.key for token in claim.tokens))


def _share(values: Sequence[bool]) -> float:
    return fmean(values) if values else 1.0


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
