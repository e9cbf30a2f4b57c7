"""Whether a sentence denies what its source affirms, or affirms what it denies."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from offline.language.words import word_set
from offline.lexical.alignment import UNALIGNED, Alignment, ClaimTokens
from offline.lexical.predicates import NOBODY, Deed, Doers, deeds_in_talk, deeds_in_text
from offline.lexical.reported_speech import agreement
from offline.lexical.source import Source, answered, asks
from offline.lexical.synonyms import RIVALS, is_converse
from offline.lexical.tokens import BASE_FORMS, DENIALS, Kind, Token

# How far before a word a negation still reaches it ("did not really want to go").
SCOPE = 3
# How near two aligned words must stand in the source to be the same statement.
CLOSE = 4
# A negation does not reach past these.
CLAUSE_OPENERS = word_set("and but because that who which if so when while as or than since")

_TELLING = {Kind.REPORTING, Kind.GENERAL, Kind.CONTENT}
# What says nothing by itself that could be denied.
_AUXILIARIES = word_set("be have do")

_PAUSE = re.compile(r"[,;:.!?…—–]")


class Reversal(NamedTuple):
    """A word that is denied on one side alone: in the sentence or in the turn."""

    word: str
    turn: int
    denied_here: bool


def reversed_words(source: Source, alignment: Alignment, text: str) -> list[Reversal]:
    """Words of the sentence that stand under a "not" on one side and under nothing on the other.

    Looked at where sentence and source run close enough for the comparison to mean anything: an
    aligned content word next to another that the source has close by. A verb that denies ("refuse",
    "miss") answers a "not" and calls for none. A question denies nothing, but "no" after it does.
    """
    return [
        Reversal(
            alignment.tokens[at].text,
            source.turn(source.sentence(alignment.positions[at])),
            denied_here=_negated(text, alignment.tokens, at),
        )
        for at in range(len(alignment.tokens))
        if _comparable(source, alignment, at) and _opposed(source, alignment, at, text)
    ]


def _comparable(source: Source, alignment: Alignment, at: int) -> bool:
    position = alignment.positions[at]
    if position == UNALIGNED or not _tells(source, alignment.tokens[at], position):
        return False
    beside = alignment.positions[max(0, at - 2) : at] + alignment.positions[at + 1 : at + 3]
    sentence = source.sentence(position)
    return any(
        other != UNALIGNED and abs(other - position) <= CLOSE and source.sentence(other) == sentence
        for other in beside
    )


def _tells(source: Source, token: Token, position: int) -> bool:
    """Whether a word says what is affirmed or denied; in a question a reporting verb does too."""
    if token.kind not in _TELLING or source.keys[position] != token.key:
        return False
    if token.text.lower() in CLAUSE_OPENERS:
        return False
    if token.kind is Kind.REPORTING:
        asked = source.dialogue and asks(source.sentences[source.sentence(position)])
        return asked and token.key not in _AUXILIARIES
    return True


def _opposed(source: Source, alignment: Alignment, at: int, text: str) -> bool:
    position = alignment.positions[at]
    denied_here = _negated(text, alignment.tokens, at)
    denied_there = _denied(source, position, text)
    if denied_there is None or denied_here == denied_there:
        return False
    other = _sentence(source, position) if denied_here else alignment.tokens
    return not any(token.kind is Kind.NEGATION or token.key in DENIALS for token in other)


def _denied(source: Source, position: int, text: str) -> bool | None:
    """Whether the source denies the word at a position; None where it is asked and not answered."""
    sentence = source.sentence(position)
    there = source.sentences[sentence]
    denied = _near_negation(source, position) and _negated(there, *_clause(source, position))
    if not asks(there):
        return denied
    if denied or not source.dialogue or asks(text):
        return None
    yes = answered(source, sentence)
    return None if yes is None else not yes


def _near_negation(source: Source, position: int) -> bool:
    """A cheap look, since most words have none before them."""
    return Kind.NEGATION in source.kinds[max(0, position - SCOPE) : position]


def _negated(text: str, tokens: Sequence[Token], at: int) -> bool:
    for token in reversed(tokens[max(0, at - SCOPE) : at]):
        if token.key in CLAUSE_OPENERS or _PAUSE.search(text, token.end, tokens[at].start):
            return False
        if token.kind is Kind.NEGATION:
            # "Without a guide" denies that there was one, and nothing that is said of guides.
            return token.text.lower() != "without"
    return False


def _clause(source: Source, position: int) -> tuple[list[Token], int]:
    """The words of a sentence of the source, and which of them stands at `position`."""
    sentence = source.sentence(position)
    return source.tokens(sentence), position - source.first_position(sentence)


def _sentence(source: Source, position: int) -> list[Token]:
    return source.tokens(source.sentence(position))


# --- Tense ------------------------------------------------------------------
# Whether a sentence tells as done what its source only plans or asks for, or the reverse.

# How far before a verb the word stands that makes a plan of it ("will probably send").
_PLANS = word_set(
    "will would can could shall should may might must to let gonna going want need if"
)
_VERBS = {Kind.REPORTING, Kind.GENERAL, Kind.CONTENT}
_LEAST_PAST = 5

Stage = Literal["planned", "done"]


class Untimely(NamedTuple):
    """A verb that the sentence tells as done and a turn as planned, or the other way round."""

    word: str
    turn: int
    done_here: bool


def unlike_deeds(source: Source, alignment: Alignment) -> list[Untimely]:
    """Verbs that the sentence tells as done and the talk as planned, or the other way round."""
    return [
        Untimely(
            alignment.tokens[at].text,
            source.turn(source.sentence(alignment.positions[at])),
            done_here=_stage(alignment.tokens, at) == "done",
        )
        for at in _verbs(source, alignment)
        if _unlike(source, alignment.positions[at], _stage(alignment.tokens, at))
    ]


def _verbs(source: Source, alignment: Alignment) -> Iterator[int]:
    """Indices of what may be verbs and stands in the source itself."""
    pairs = zip(alignment.tokens, alignment.positions, strict=True)
    for at, (token, position) in enumerate(pairs):
        if token.kind in _VERBS and position != UNALIGNED and source.keys[position] == token.key:
            yield at


def _unlike(source: Source, position: int, here: Stage | None) -> bool:
    sentence = source.sentence(position)
    there = _stage(source.tokens(sentence), position - source.first_position(sentence))
    if here is None or there is None or here == there:
        return False
    # "Did you send it?" does not say that it was done.
    return there == "planned" or not asks(source.sentences[sentence])


def _stage(tokens: Sequence[Token], at: int) -> Stage | None:
    """Whether a verb tells of a plan or of something done; None where its form does not say."""
    if any(token.key in _PLANS for token in tokens[max(0, at - SCOPE) : at]):
        return "planned"
    return "done" if _is_past(tokens[at].text.lower()) else None


def _is_past(word: str) -> bool:
    if word in BASE_FORMS:
        return not word.endswith(("s", "ing"))
    return word.endswith("ed") and len(word) >= _LEAST_PAST


# --- Exchange ---------------------------------------------------------------
# Whether a sentence has a word where its source has another that excludes it.

# "She" for a "he" of the source makes one person of two, or another of one.
_PRONOUNS = {"he": {"she"}, "she": {"he"}, "his": {"her"}, "him": {"her"}, "her": {"his", "him"}}
# How far before or after a word those stand that tell where its source speaks of the same.
AROUND = 4


class Exchange(NamedTuple):
    """A word of the sentence, and the one that a turn of its source has instead."""

    said: str
    source: str
    turn: int


def exchanged_words(source: Source, alignment: Alignment) -> list[Exchange]:
    """Words that the source does not know, where it has a rival of theirs, and pronouns that stand
    beside a word of the source in place of their opposites.

    The rival has to stand in a sentence that the words around are aligned with, and nowhere in the
    summary's sentence ("on Sunday, not on Monday").
    """
    told = {token.key for token in alignment.tokens}
    exchanges = list(dict.fromkeys(_pronouns(source, alignment)))
    for at, token in enumerate(alignment.tokens):
        rivals = RIVALS.get(token.key, frozenset()) - told
        if rivals and not source.knows(token.key):
            found = _first(source, _around(alignment, at), rivals)
            if found:
                exchanges.append(Exchange(token.text, *found))
    return exchanges


def _pronouns(source: Source, alignment: Alignment) -> Iterator[Exchange]:
    for at, token in enumerate(alignment.tokens):
        opposites = _PRONOUNS.get(token.key, set())
        for position in _instead(source, alignment, at) if opposites else ():
            if source.keys[position] in opposites and alignment.positions[at] != position:
                turn = source.turn(source.sentence(position))
                yield Exchange(token.text, source.written(position), turn)


def _instead(source: Source, alignment: Alignment, at: int) -> Iterator[int]:
    """Where a word would stand if it stood beside its neighbours' places in the source."""
    for beside, step in ((at + 1, -1), (at - 1, 1)):
        if not 0 <= beside < len(alignment.tokens):
            continue
        place = alignment.positions[beside]
        if place == UNALIGNED or source.keys[place] != alignment.tokens[beside].key:
            continue
        position = place + step
        within = 0 <= position < len(source.keys)
        if within and source.sentence(position) == source.sentence(place):
            yield position


def _around(alignment: Alignment, at: int) -> list[int]:
    """Where the words that tell something stand, of those near a word."""
    near = range(max(0, at - AROUND), min(len(alignment.tokens), at + AROUND + 1))
    return [
        alignment.positions[other]
        for other in near
        if alignment.positions[other] != UNALIGNED
        and alignment.tokens[other].kind > Kind.REPORTING
        and alignment.tokens[other].kind is not Kind.FIGURE
    ]


def _first(source: Source, positions: list[int], rivals: frozenset[str]) -> tuple[str, int] | None:
    for sentence in sorted({int(source.sentence_of[position]) for position in positions}):
        for token in source.tokens(sentence):
            if token.key in rivals:
                return token.text, source.turn(sentence)
    return None


# --- Agency -----------------------------------------------------------------
# Who does what: whether the doer that a sentence names is the one of whom the source says it.
#
# Without a parser: in talk a word's doer is the last "I", "you" or "we" before it in its sentence,
# in a text any of the names before it.

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
