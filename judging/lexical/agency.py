"""Who does what: whether the doer that a sentence names is the one of whom the talk says it.

Without a parser: a word's doer is the last person named before it in subject's place, and in talk
the last "I", "you" or "we" before it in its sentence.
"""

from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from judging.lexical.claims import ClaimTokens
from judging.lexical.lexicon import FIRST_PERSON_PLURAL, THIRD_PERSON
from judging.lexical.source import Positions, Source, speaker_keys
from judging.lexical.tokens import Kind, Token
from llm.language.word_sets import word_set

Doers = frozenset[str]
Weights = NDArray[np.float64]
NOBODY: Doers = frozenset()
# After these begins a clause, whose first name is its subject.
_OPENERS = word_set("and but because that who which if so when while as or than since after before")
# After these a name is whoever is to act ("asks Ben to come").
_BIDDING = word_set("ask tell remind advis invit want let help suggest recommend offer")
_OWNED = ("'s", "’s", "s'", "s’")
# What stands without a subject in talk is said of the speaker; or it is asked of the other.
_OF_OTHER = 0.6
# "He" in talk is anybody but the speaker, and most often none of those who talk.
_OF_A_THIRD = 0.5
# After these at the start of a clause nobody is named; after the first two, the one before goes on.
_SAME = word_set("he she")
_SUBJECTS = _SAME | word_set("they the their his her")
_TELLING = {Kind.GENERAL, Kind.CONTENT, Kind.FIGURE}
# What the other words count when the sentences that a claim rests on are looked for.
_OF_OTHER_WORDS = 0.25
# The least that a deed counts, be it of the commonest word.
_LEAST = 0.1
# Occurrences in sentences that share nearly as much with the claim count as well as the best.
_NEARLY = 0.9


class Deed(NamedTuple):
    """A word of a claim that tells what somebody does, and who."""

    token: Token
    doers: Doers


def agency(source: Source, sentence: ClaimTokens, text: str) -> float | None:
    """The share, in [0, 1], of a sentence's deeds whose doer the talk agrees with.

    None where the sentence names no doer among the speakers, is a speaker's own words under a
    label, or has no deed that stands in the talk.
    """
    if not source.dialogue or sentence.label:
        return None
    deeds = list(_deeds(source, sentence.tokens, text))
    if not deeds:
        return None
    shared = _shared(source, sentence.tokens)
    judged = [found for deed in deeds if (found := _judged(source, deed, shared)) is not None]
    total = sum(weight for weight, _ in judged)
    return sum(weight * agreed for weight, agreed in judged) / total if total else None


def _deeds(source: Source, tokens: Sequence[Token], text: str) -> Iterator[Deed]:
    doers: Doers = NOBODY
    last: Doers = NOBODY
    for at, token in enumerate(tokens):
        if token.key in source.speaker_keys:
            doers = _named(source, tokens, at, text, doers)
            last = doers or last
        elif _opens(tokens, at, text) and token.key in _SUBJECTS:
            doers = last if token.key in _SAME else NOBODY
        elif doers and token.kind in _TELLING:
            yield Deed(token, doers)


def _named(source: Source, tokens: Sequence[Token], at: int, text: str, doers: Doers) -> Doers:
    """The doers from a name on: a subject, one more of them, or no doer at all."""
    token = tokens[at]
    opens = _opens(tokens, at, text)
    if token.text.endswith(_OWNED):
        return NOBODY if opens else doers
    if _joined(source, tokens, at):
        return doers | {token.key}
    return frozenset([token.key]) if opens or tokens[at - 1].key in _BIDDING else doers


def _opens(tokens: Sequence[Token], at: int, text: str) -> bool:
    """Whether a clause begins here."""
    if not at or tokens[at - 1].key in _OPENERS:
        return True
    return "," in text[tokens[at - 1].end : tokens[at].start]


def _joined(source: Source, tokens: Sequence[Token], at: int) -> bool:
    """Whether this name goes on a list of names, or is the second word of one."""
    before = at - 1
    if before > 0 and tokens[before].key == "and":
        before -= 1
    return before >= 0 and tokens[before].key in source.speaker_keys


def _shared(source: Source, tokens: Sequence[Token]) -> Weights:
    """Of every sentence of the talk, the weight of these tokens that it has."""
    shared = np.zeros(source.sentence_count)
    for key, kind in {(token.key, token.kind) for token in tokens}:
        weight = max(_LEAST, source.weight(key)) * (1 if kind in _TELLING else _OF_OTHER_WORDS)
        shared[np.unique(source.sentence_of[_positions(source, key)])] += weight
    return shared


def _positions(source: Source, key: str) -> Positions:
    found = source.occurrences(key).positions
    kin = () if len(found) else source.relatives(key)
    return np.concatenate([found, *(source.occurrences(other).positions for other in kin)])


def _judged(source: Source, deed: Deed, shared: Weights) -> tuple[float, float] | None:
    """What a deed counts, and how far the talk agrees with its doer where it shares the most."""
    found = _positions(source, deed.token.key)
    if not len(found):
        return None
    values = shared[source.sentence_of[found]]
    best = found[values >= _NEARLY * values.max()]
    weight = max(_LEAST, source.weight(deed.token.key)) * (values.max() / shared.max()) ** 2
    return weight, max(_agreement(source, int(at), deed.doers) for at in best)


def _agreement(source: Source, position: int, doers: Doers) -> float:
    """How far these are the doers of the word at a position of the talk, in [0, 1]."""
    turn = int(source.turn_of[position])
    speaker = speaker_keys(source.turns[turn].speaker)
    others = source.addressees(turn)
    start = source.first_position(int(source.sentence_of[position]))
    for key in reversed(source.keys[start:position]):
        if key in THIRD_PERSON:
            return _OF_A_THIRD * float(not doers & speaker)
        meant = _meant(source, key, speaker, others)
        if meant:
            return float(bool(doers & meant))
    return 1.0 if doers & speaker else _OF_OTHER * float(bool(doers & others))


def _meant(source: Source, key: str, speaker: Set[str], others: Set[str]) -> Set[str]:
    """Whom of those who talk a word names as the doer, if any."""
    if key in FIRST_PERSON_PLURAL:
        return speaker | others
    named = {key} if key in source.speaker_keys else set()
    return {"i": speaker, "you": others}.get(key, named)
