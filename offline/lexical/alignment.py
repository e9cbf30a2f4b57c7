"""Alignment of a summary sentence with its source: the cheapest path of words through it.

Every token of the sentence either stands on an occurrence in the source or is left out. Leaving
out costs by what the token carries; a step to the next occurrence costs by its distance: nothing
to the adjacent word, little within a sentence, more to a neighbouring one, most across the text.
A copied sentence costs nothing, a shortened one little, and one that joins far passages, or
gives one person's words to another, pays for each seam. The search is a Viterbi pass over a beam;
it generalises the extractive fragments of Grusky, Naaman and Artzi (2018, arXiv 1804.11283).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from offline.language.sentences import Span, split_sentences
from offline.lexical.source import Positions, Source, speaker_keys
from offline.lexical.tokens import Token, TokenKind, read_tokens

# --- Claims -----------------------------------------------------------------
# The sentences of a summary as claims: with their names and labels.

_LABEL_END = re.compile(r"\s*:")


class ClaimTokens(NamedTuple):
    """The tokens of a claim, offsets within its sentence.

    The first `label` of them are a speaker's label ("Ana: …").
    """

    tokens: tuple[Token, ...]
    label: int = 0


def claims_of(summary: str) -> list[Span]:
    """The sentences of a summary: headings claim nothing."""
    return [span for span in split_sentences(summary) if not span.heading]


def claim_tokens(source: Source, text: str) -> ClaimTokens:
    """Tokens of one sentence.

    A name is what the source always capitalises, or a capital inside the sentence that the
    source does not know at all.
    """
    read = read_tokens(text)
    tokens = tuple(
        token._replace(kind=TokenKind.NAME) if _is_name(source, read, at) else token
        for at, token in enumerate(read)
    )
    return ClaimTokens(tokens, _label(source, tokens, text))


def leading_speaker(source: Source, tokens: Sequence[Token]) -> tuple[str, int] | None:
    """The speaker whose name opens the sentence, and how many tokens the name takes.

    A label of common words ("User Interface") counts only when it stands there whole, and one
    common word ("Marketing") with its capital.
    """
    article = int(bool(tokens) and tokens[0].key == "the")
    named = [
        (length, speaker)
        for speaker in source.speakers
        if (length := _name_length(source, speaker, tokens, article))
    ]
    if not named:
        return None
    length, speaker = max(named)
    return speaker, length


def _name_length(source: Source, speaker: str, tokens: Sequence[Token], start: int) -> int:
    keys = speaker_keys(speaker)
    name = list(takewhile(lambda token: token.key in keys, tokens[start:]))
    if not name or name[-1].possessive:
        return 0
    whole = len(name) >= len(keys)
    written = (whole and len(keys) > 1) or not speaker[0].isupper()
    written = written or all(token.capitalised for token in name)
    return start + len(name) if written and (whole or not keys & source.common) else 0


def _label(source: Source, tokens: Sequence[Token], text: str) -> int:
    # A label may have words that are no names ("Grad A"), and its sentence begin with one.
    whole = max((len(name) for name in source.speakers if text.startswith(f"{name}:")), default=0)
    if whole:
        return sum(token.end <= whole for token in tokens)
    leading = leading_speaker(source, tokens)
    if leading is None:
        return 0
    length = leading[1]
    return length if _LABEL_END.match(text, tokens[length - 1].end) else 0


def _is_name(source: Source, tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    if token.kind is not TokenKind.CONTENT:
        return False
    if token.key in source.names:
        return True
    return at > 0 and token.capitalised and token.key not in source


# --- Align ------------------------------------------------------------------

Costs = NDArray[np.float64]

OMISSION = {
    TokenKind.FUNCTION: 0.25,
    TokenKind.REPORTING: 0.25,
    TokenKind.GENERAL: 0.5,
    TokenKind.CONTENT: 1.0,
    TokenKind.NAME: 2.0,
    TokenKind.FIGURE: 2.0,
    TokenKind.NEGATION: 1.0,
}
# A step to the adjacent word is free; within a sentence, to a neighbouring one, and beyond.
SAME_SENTENCE, NEAR, FAR = 1 / 3, 2 / 3, 1.0
# In talk a topic wanders over turns, but who does a thing, and whether it is denied, does not.
LOOSE_IN_TALK, BOUND_IN_TALK = 0.5, 3.0
NEAR_SENTENCES = 2
BEAM = 32
# A source longer than this is searched around the sentences that share most with the summary's.
SEARCHED_SENTENCES = 120
# What a sentence's words count for the two on either side, and for itself.
NEIGHBOURHOOD = np.array([0.5, 0.5, 1.5, 0.5, 0.5])
# How much of it a promising place may cost more before the beam drops it.
PROMISE = 0.25
UNALIGNED = -1


def costs_by_distance() -> Costs:
    """What a step costs that goes on by so many sentences, from NEAR_SENTENCES + 1 back to as many
    ahead."""
    beyond = [*[NEAR] * NEAR_SENTENCES, FAR]
    return np.array([*reversed(beyond), SAME_SENTENCE, *beyond])


def unmoved() -> NDArray[np.intp]:
    """The parents of the paths of a full beam that leave a token out."""
    return ~np.arange(BEAM)


_COST_BY_DISTANCE, _UNMOVED = costs_by_distance(), unmoved()
_FREE = np.zeros(BEAM, np.bool_)


@dataclass(frozen=True, slots=True)
class Alignment:
    """Of each token of a sentence, its position in the source or UNALIGNED.

    `cost` is what the path costs, `worth` what leaving out every token would cost.
    """

    tokens: tuple[Token, ...]
    positions: tuple[int, ...]
    cost: float
    worth: float


class _Step(NamedTuple):
    """The beam after a token: of each path its last position, its cost and the path it goes on."""

    positions: Positions
    costs: Costs
    # The number of a path of the step before, or ~number for one that leaves the token out.
    parents: NDArray[np.intp]
    # Whether a path waits for what belongs to a person or a negation that was just placed; looked
    # at in talk alone.
    bound: NDArray[np.bool_]


def align(source: Source, sentence: ClaimTokens) -> Alignment:
    """The cheapest alignment of one sentence's tokens with the source."""
    worth = sum(OMISSION[token.kind] for token in sentence.tokens)
    copied = _copied(source, [token.key for token in sentence.tokens])
    if copied is not None:
        return Alignment(sentence.tokens, copied, 0.0, worth)
    promise = _promise(source, sentence.tokens)
    field = _searched(promise)
    start = _Step(np.array([UNALIGNED], np.int32), np.zeros(1), _UNMOVED[:1], _FREE[:1])
    steps = [start]
    for token in sentence.tokens:
        found = source.occurrences(source.reading(token.key))
        if field is not None:
            found = found[field[source.sentence_of[found]]]
        step = _step(source, steps[-1], found, token)
        steps.append(step if len(step.costs) <= BEAM else _pruned(source, step, promise))
    cost = float(steps[-1].costs.min())
    return Alignment(sentence.tokens, _traced(steps), cost, worth)


def _copied(source: Source, keys: Sequence[str]) -> tuple[int, ...] | None:
    """The positions of a sentence that stands in the source word for word."""
    if not keys:
        return None
    counts = [len(source.positions(key)) for key in keys]
    rarest = counts.index(min(counts))
    for position in source.positions(keys[rarest]):
        start = position - rarest
        if start >= 0 and source.keys[start : start + len(keys)] == keys:
            return tuple(range(start, start + len(keys)))
    return None


def _step(source: Source, before: _Step, found: Positions, token: Token) -> _Step:
    """Extend every path of the beam by one token, left out or aligned."""
    same = _UNMOVED[: len(before.costs)]
    costs_without = before.costs + OMISSION[token.kind]
    if not len(found):
        return _Step(before.positions, costs_without, same, before.bound)
    binds = token.kind in {TokenKind.NEGATION, TokenKind.NAME}
    totals = _distances(source, before, found, binds=binds)
    totals += before.costs
    best = totals.argmin(axis=1)
    return _Step(
        np.concatenate([found, before.positions]),
        np.concatenate([np.minimum.reduce(totals, axis=1), costs_without]),
        np.concatenate([best, same]),
        _bound(before, best, token, binds=binds) if source.dialogue else _FREE,
    )


def _bound(
    before: _Step, best: NDArray[np.intp], token: Token, *, binds: bool
) -> NDArray[np.bool_]:
    """Whether the extended paths wait for something, and then those that left the token out."""
    if not binds and token.kind <= TokenKind.REPORTING:
        return np.concatenate([before.bound[best], before.bound])
    return np.concatenate([np.full(len(best), binds), before.bound])


def _pruned(source: Source, step: _Step, promise: Costs) -> _Step:
    """The cheapest paths, those first that stand where more of the sentence is to be found."""
    gain = PROMISE * promise[source.sentence_of[np.maximum(step.positions, 0)]]
    chosen = np.argpartition(step.costs - gain, BEAM)[:BEAM]
    return _Step(
        step.positions[chosen],
        step.costs[chosen],
        step.parents[chosen],
        step.bound[chosen] if source.dialogue else _FREE,
    )


def _distances(source: Source, before: _Step, to: Positions, *, binds: bool) -> Costs:
    """What a step costs from every position of the beam (columns) to every one of `to` (rows)."""
    start = before.positions
    ahead = to[:, None] - start
    apart = source.sentence_of[to][:, None] - source.sentence_of[start]
    costs: Costs = _COST_BY_DISTANCE.take(apart + (NEAR_SENTENCES + 1), mode="clip")
    if source.dialogue:
        costs *= np.where(binds | before.bound, BOUND_IN_TALK, LOOSE_IN_TALK)
    # Adjacent words, and the first ones that are placed: below zero wraps to the very large.
    np.putmask(costs, (ahead.view(np.uint32) <= 1) | (start == UNALIGNED), 0.0)
    return costs


def _traced(steps: Sequence[_Step]) -> tuple[int, ...]:
    at = int(steps[-1].costs.argmin())
    path: list[int] = []
    for step in reversed(steps[1:]):
        parent = int(step.parents[at])
        path.append(int(step.positions[at]) if parent >= 0 else UNALIGNED)
        at = parent if parent >= 0 else ~parent
    return tuple(reversed(path))


def _searched(promise: Costs) -> NDArray[np.bool_] | None:
    """Which source sentences to search, None for all of them."""
    if len(promise) <= SEARCHED_SENTENCES:
        return None
    field = np.zeros(len(promise), np.bool_)
    field[np.argpartition(promise, -SEARCHED_SENTENCES)[-SEARCHED_SENTENCES:]] = True
    return field


def _promise(source: Source, tokens: Sequence[Token]) -> Costs:
    """Of every sentence, what it and its neighbours share with these tokens."""
    shared = np.zeros(max(1, source.sentence_count))
    # In the order of the words: sums of fractions depend on theirs.
    for key in dict.fromkeys(token.key for token in tokens if token.kind is not TokenKind.FUNCTION):
        sentences = np.unique(source.sentence_of[source.occurrences(key)])
        shared[sentences] += source.weight(key)
    return np.convolve(shared, NEIGHBOURHOOD)[2:-2]
