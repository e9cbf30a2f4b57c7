"""Who does what: whether the doer that a sentence names is the one of whom the source says it.

Without a parser: in talk a word's doer is the last "I", "you" or "we" before it in its sentence,
in a text any of the names before it.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence, Set

from judging.lexical.claims import ClaimTokens
from judging.lexical.deeds import (
    NOBODY,
    Deed,
    Doers,
    deeds_in_talk,
    deeds_in_text,
)
from judging.lexical.lexicon import FIRST_PERSON_PLURAL, THIRD_PERSON
from judging.lexical.source import Source, speaker_keys
from judging.lexical.tokens import Kind, Token
from llm.language.word_sets import word_set

# What stands without a subject in talk is said of the speaker; or it is asked of the other.
_OF_OTHER = 0.6
# "He" in talk is anybody but the speaker, and most often none of those who talk.
_OF_A_THIRD = 0.5
# What a reporting word counts when the sentences that a claim rests on are looked for.
_OF_REPORTING = 0.25
# The least that a deed counts, be it of the commonest word.
_LEAST = 0.1
# Occurrences in sentences that share nearly as much with the claim count as well as the best.
_NEARLY = 0.9
# How far before a thing the word for its owner may stand.
_OWNER_WITHIN = 3
_THEIRS = word_set("his her their")


def agency(
    source: Source, sentence: ClaimTokens, text: str, before: Doers = NOBODY
) -> float | None:
    """The share, in [0, 1], of a sentence's deeds whose doer the source agrees with.

    None where the sentence names no doer, is a speaker's own words under a label, or has no deed
    of which the source tells who did it. `before` is whom "he" or "she" at its beginning means.
    """
    if sentence.label:
        return None
    if source.dialogue:
        deeds = list(deeds_in_talk(source, sentence.tokens, text, before))
    else:
        deeds = list(deeds_in_text(sentence.tokens, text))
    if not deeds:
        return None
    shared = _shared(source, sentence.tokens)
    judged = [found for deed in deeds if (found := _judged(source, deed, shared)) is not None]
    total = sum(weight for weight, _ in judged)
    return float(sum(weight * agreed for weight, agreed in judged) / total) if total else None


def _shared(source: Source, tokens: Sequence[Token]) -> defaultdict[int, float]:
    """Of every sentence of the source, the weight of the telling words that it has of these."""
    shared: defaultdict[int, float] = defaultdict(float)
    told = ((token.key, token.kind) for token in tokens if token.kind > Kind.FUNCTION)
    # In the order of the words: sums of fractions depend on theirs.
    for key, kind in dict.fromkeys(told):
        weight = max(_LEAST, source.weight(key)) * (_OF_REPORTING if kind is Kind.REPORTING else 1)
        for sentence in {source.sentence(at) for at in _positions(source, key)}:
            shared[sentence] += weight
    return shared


def _positions(source: Source, key: str) -> Collection[int]:
    return source.positions(key) or [
        at for other in source.relatives(key) for at in source.positions(other)
    ]


def _judged(source: Source, deed: Deed, shared: Mapping[int, float]) -> tuple[float, float] | None:
    """What a deed counts, and how far the source agrees with its doer where it shares the most."""
    agreed = [
        (shared[source.sentence(at)], agreement)
        for at in _positions(source, deed.token.key)
        if (agreement := _agreement(source, at, deed)) is not None
    ]
    if not agreed:
        return None
    most = max(agreed)[0]
    # A deed that stands where little else of the sentence does may be another one.
    weight = deed.weight * (most / max(shared.values())) ** 2
    return weight, max(agreement for share, agreement in agreed if share >= _NEARLY * most)


def _agreement(source: Source, position: int, deed: Deed) -> float | None:
    """How far these are the doers of the word at a position, in [0, 1]; None where nobody is."""
    sentence = source.sentence(position)
    before = source.keys[source.first_position(sentence) : position]
    if not source.dialogue:
        return _in_text(source, before, deed.doers)
    turn = int(source.turn_of[position])
    speaker, others = speaker_keys(source.turns[turn].speaker), source.addressees(turn)
    if deed.owned:
        return _of_owner(source, before[-_OWNER_WITHIN:], deed.doers, speaker, others)
    return _in_talk(source, before, deed.doers, speaker, others)


def _in_text(source: Source, before: Iterable[str], doers: Doers) -> float | None:
    names = source.names.intersection(before)
    return float(bool(doers & names)) if names else None


def _in_talk(
    source: Source, before: Sequence[str], doers: Doers, speaker: Set[str], others: Set[str]
) -> float:
    for key in reversed(before):
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


def _of_owner(
    source: Source, before: Sequence[str], doers: Doers, speaker: Set[str], others: Set[str]
) -> float | None:
    whose = {"my": speaker, "your": others, "our": speaker | others}
    for key in reversed(before):
        if key in _THEIRS:
            return _OF_A_THIRD * float(not doers & speaker)
        if key in whose or key in source.speaker_keys:
            return float(bool(doers & whose.get(key, {key})))
    return None
