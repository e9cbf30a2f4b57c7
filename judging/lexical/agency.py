"""Who does what: whether the doer that a sentence names is the one of whom the source says it.

Without a parser: in talk a word's doer is the last "I", "you" or "we" before it in its sentence,
in a text any of the names before it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from judging.lexical.claims import ClaimTokens
from judging.lexical.deeds import NOBODY, Deed, Doers, deeds_in_talk, deeds_in_text
from judging.lexical.kin import is_converse
from judging.lexical.source import Source
from judging.lexical.tokens import Kind, Token
from judging.lexical.told import agreement

# What a reporting word counts when the sentences that a claim rests on are looked for.
_OF_REPORTING = 0.25
# The least that a deed counts, be it of the commonest word.
_LEAST = 0.1
# Occurrences in sentences that share nearly as much with the claim count as well as the best.
_NEARLY = 0.9
# Deeds that count less than this together are no evidence.
_TRACE = 0.05
# Who gives a thing may not be who speaks of it: where talk does not tell of the verb, what stands
# after it is in doubt.
_OF_OBJECT = 0.3


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
    judged = list(_all_judged(source, deeds, _shared(source, sentence.tokens)))
    total = sum(weight for weight, _ in judged)
    if total <= _TRACE:
        return None
    return float(sum(weight * agrees for weight, agrees in judged) / total)


def _all_judged(
    source: Source, deeds: Sequence[Deed], shared: Mapping[int, float]
) -> Iterator[tuple[float, float]]:
    """What each deed counts and how far the source agrees with its doer, where it tells of it."""
    told = True
    for deed in _straight(source, deeds):
        found = _judged(source, deed, shared)
        if deed.weight == 1:
            told = found is not None or not source.dialogue
        if found:
            weight, agrees = found
            yield weight, agrees if told else max(agrees, _OF_OBJECT)


def _straight(source: Source, deeds: Iterable[Deed]) -> Iterator[Deed]:
    """The deeds without those that the source tells from the other side: where Ana lends what Ben
    borrows, what is lent has another doer there too."""
    turned = NOBODY
    for deed in deeds:
        if deed.owned or deed.doers != turned:
            yield deed
        if deed.weight == 1 and not deed.owned:
            turned = deed.doers if _is_turned(source, deed.token.key) else NOBODY


def _is_turned(source: Source, key: str) -> bool:
    return key not in source and any(is_converse(key, word) for word in source.relatives(key))


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


def _positions(source: Source, key: str) -> list[int]:
    return [at for word in _words(source, key) for at in source.positions(word)]


def _judged(source: Source, deed: Deed, shared: Mapping[int, float]) -> tuple[float, float] | None:
    """What a deed counts, and how far the source agrees with its doer where it shares the most."""
    key = deed.token.key
    agreed = [
        (shared[source.sentence(at)], agrees)
        for word in _words(source, key)
        for at in source.positions(word)
        if (agrees := agreement(source, at, word, deed)) is not None
    ]
    if not agreed:
        return None
    most = max(agreed)[0]
    # A deed that stands where little else of the sentence does may be another one.
    weight = deed.weight * (most / max(shared.values())) ** 2
    return weight, max(agrees for share, agrees in agreed if share >= _NEARLY * most)


def _words(source: Source, key: str) -> tuple[str, ...]:
    """The keys under which the source tells of a deed."""
    return (key,) if key in source else source.relatives(key)
