"""Contradictions between a sentence and its source: negation, tense, substituted words, agents."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from offline.language.words import word_set
from offline.lexical.alignment import UNALIGNED, Alignment, ClaimTokens
from offline.lexical.predicates import (
    NO_AGENT,
    Agents,
    Predicate,
    asks,
    predicates_in_dialogue,
    predicates_in_text,
)
from offline.lexical.reported_speech import agreement
from offline.lexical.source import Source
from offline.lexical.synonyms import INCOMPATIBLE
from offline.lexical.tokens import BASE_FORMS, DENIALS, Token, TokenKind

# How far before a word a negation still reaches it ("did not really want to go").
SCOPE = 3
# How near two aligned words must stand in the source to be the same statement.
CLOSE = 4
# A negation does not reach past these.
CLAUSE_OPENERS = word_set("and but because that who which if so when while as or than since")

_TELLING = {TokenKind.REPORTING, TokenKind.GENERAL, TokenKind.CONTENT}
# What says nothing by itself that could be denied.
_AUXILIARIES = word_set("be have do")

_PAUSE = re.compile(r"[,;:.!?…—–]")
_YES = word_set("yes yeah yep yup sure ok okay definitely absolutely certainly gladly")
_NO = word_set("no nope nah never")


class NegationConflict(NamedTuple):
    """A word that is denied on one side alone: in the sentence or in the turn."""

    word: str
    turn: int
    denied_here: bool


def negation_conflicts(source: Source, alignment: Alignment, text: str) -> list[NegationConflict]:
    """Words of the sentence that stand under a "not" on one side and under nothing on the other.

    Looked at where sentence and source run close enough for the comparison to mean anything: an
    aligned content word next to another that the source has close by. A verb that denies ("refuse",
    "miss") answers a "not" and calls for none. A question denies nothing, but "no" after it does.
    """
    return [
        NegationConflict(
            alignment.tokens[at].text,
            source.turn(source.sentence(alignment.positions[at])),
            denied_here=_negated(text, alignment.tokens, at),
        )
        for at in range(len(alignment.tokens))
        if _comparable(source, alignment, at) and _opposed(source, alignment, at, text)
    ]


def _comparable(source: Source, alignment: Alignment, at: int) -> bool:
    position = alignment.positions[at]
    if position == UNALIGNED or not _can_be_denied(source, alignment.tokens[at], position):
        return False
    beside = alignment.positions[max(0, at - 2) : at] + alignment.positions[at + 1 : at + 3]
    sentence = source.sentence(position)
    return any(
        other != UNALIGNED and abs(other - position) <= CLOSE and source.sentence(other) == sentence
        for other in beside
    )


def _can_be_denied(source: Source, token: Token, position: int) -> bool:
    """Whether a word says what is affirmed or denied; in a question a reporting verb does too."""
    if token.kind not in _TELLING or source.keys[position] != token.key:
        return False
    if token.text.lower() in CLAUSE_OPENERS:
        return False
    if token.kind is TokenKind.REPORTING:
        asked = source.dialogue and asks(source.sentences[source.sentence(position)])
        return asked and token.key not in _AUXILIARIES
    return True


def _opposed(source: Source, alignment: Alignment, at: int, text: str) -> bool:
    position = alignment.positions[at]
    denied_here = _negated(text, alignment.tokens, at)
    denied_there = _denied(source, position, text)
    if denied_there is None or denied_here == denied_there:
        return False
    other = source.tokens(source.sentence(position)) if denied_here else alignment.tokens
    return not any(token.kind is TokenKind.NEGATION or token.key in DENIALS for token in other)


def _denied(source: Source, position: int, text: str) -> bool | None:
    """Whether the source denies the word at a position; None where it is asked and not answered."""
    sentence = source.sentence(position)
    there = source.sentences[sentence]
    # A cheap look first, since most words have no negation before them.
    near = TokenKind.NEGATION in source.kinds[max(0, position - SCOPE) : position]
    first = source.first_position(sentence)
    denied = near and _negated(there, source.tokens(sentence), position - first)
    if not asks(there):
        return denied
    if denied or not source.dialogue or asks(text):
        return None
    yes = _answered(source, sentence)
    return None if yes is None else not yes


def _answered(source: Source, question: int) -> bool | None:
    """Whether the sentence numbered `question` is answered with yes; None where nobody tells.

    Only between two: among more, the first to answer may speak for nobody else.
    """
    reply = question + 1
    if len(source.speakers) != 2 or reply >= source.sentence_count:  # noqa: PLR2004
        return None
    asker, replier = (source.turns[source.turn(sentence)].speaker for sentence in (question, reply))
    if asker == replier:
        return None
    words = [token.text.lower() for token in source.tokens(reply)[:2]]
    if words[:1] and words[0] in _YES:
        return True
    return False if words and (words[0] in _NO or words == ["not", "yet"]) else None


def _negated(text: str, tokens: Sequence[Token], at: int) -> bool:
    for token in reversed(tokens[max(0, at - SCOPE) : at]):
        if token.key in CLAUSE_OPENERS or _PAUSE.search(text, token.end, tokens[at].start):
            return False
        if token.kind is TokenKind.NEGATION:
            # "Without a guide" denies that there was one, and nothing that is said of guides.
            return token.text.lower() != "without"
    return False


# --- Tense ------------------------------------------------------------------
# Whether a sentence tells as done what its source only plans or asks for, or the reverse.

# How far before a verb the word stands that makes a plan of it ("will probably send").
_PLANS = word_set(
    "will would can could shall should may might must to let gonna going want need if"
)
_LEAST_PAST = 5

Stage = Literal["planned", "done"]


class TenseConflict(NamedTuple):
    """A verb that the sentence tells as done and a turn as planned, or the other way round."""

    word: str
    turn: int
    done_here: bool


def tense_conflicts(source: Source, alignment: Alignment) -> list[TenseConflict]:
    """Verbs that the sentence tells as done and the talk as planned, or the other way round."""
    conflicts = []
    pairs = zip(alignment.tokens, alignment.positions, strict=True)
    for at, (token, position) in enumerate(pairs):
        if token.kind in _TELLING and position != UNALIGNED and source.keys[position] == token.key:
            here = _stage(alignment.tokens, at)
            if _unlike(source, position, here):
                turn = source.turn(source.sentence(position))
                conflicts.append(TenseConflict(token.text, turn, done_here=here == "done"))
    return conflicts


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


# --- Substituted words ------------------------------------------------------
# Whether a sentence has a word where its source has another that excludes it.

# "She" for a "he" of the source makes one person of two, or another of one.
_PRONOUNS = {"he": {"she"}, "she": {"he"}, "his": {"her"}, "him": {"her"}, "her": {"his", "him"}}
# How far before or after a word those stand that tell where its source speaks of the same.
AROUND = 4


class Substitution(NamedTuple):
    """A word of the sentence, and the one that a turn of its source has instead."""

    here: str
    source: str
    turn: int


def substitutions(source: Source, alignment: Alignment) -> list[Substitution]:
    """Words for which the source has an incompatible one, and pronouns that stand beside a word of
    the source in place of their opposites.

    The source does not know the word, and has the incompatible one in a sentence that the words
    around are aligned with. It is nowhere in the summary's sentence ("on Sunday, not on Monday").
    """
    own = {token.key for token in alignment.tokens}
    substitutions = list(dict.fromkeys(_pronouns(source, alignment)))
    for at, token in enumerate(alignment.tokens):
        incompatible = INCOMPATIBLE.get(token.key, frozenset()) - own
        if incompatible and not source.knows(token.key):
            found = _first(source, _around(alignment, at), incompatible)
            if found:
                substitutions.append(Substitution(token.text, *found))
    return substitutions


def _pronouns(source: Source, alignment: Alignment) -> Iterator[Substitution]:
    for at, token in enumerate(alignment.tokens):
        opposites = _PRONOUNS.get(token.key, set())
        for position in _instead(source, alignment, at) if opposites else ():
            if source.keys[position] in opposites and alignment.positions[at] != position:
                turn = source.turn(source.sentence(position))
                yield Substitution(token.text, source.written(position), turn)


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
    near = slice(max(0, at - AROUND), at + AROUND + 1)
    return [
        position
        for token, position in zip(alignment.tokens[near], alignment.positions[near], strict=True)
        if position != UNALIGNED
        and token.kind > TokenKind.REPORTING
        and token.kind is not TokenKind.FIGURE
    ]


def _first(
    source: Source, positions: list[int], incompatible: frozenset[str]
) -> tuple[str, int] | None:
    for sentence in sorted({int(source.sentence_of[position]) for position in positions}):
        for token in source.tokens(sentence):
            if token.key in incompatible:
                return token.text, source.turn(sentence)
    return None


# --- Agents -----------------------------------------------------------------
# Who does what: whether the agent that a sentence names is the one of whom the source says it.
#
# Without a parser: in talk a word's agent is the last "I", "you" or "we" before it in its sentence,
# in a text any of the names before it.

# What a reporting word counts when the sentences that a claim rests on are looked for.
_OF_REPORTING = 0.25
# The least that a predicate counts, be it of the commonest word.
_LEAST = 0.1
# Occurrences in sentences that share nearly as much with the claim count as well as the best.
_NEARLY = 0.9
# Predicates that count less than this together are no evidence.
_TRACE = 0.05
# Who gives a thing may not be who speaks of it: where talk does not tell of the verb, what stands
# after it is in doubt.
_OF_OBJECT = 0.3


def agent_agreement(
    source: Source, sentence: ClaimTokens, text: str, before: Agents = NO_AGENT
) -> float | None:
    """The share, in [0, 1], of a sentence's predicates whose agent the source agrees with.

    None where the sentence names no agent, is a speaker's own words under a label, or has no
    predicate whose agent the source names. `before` is whom "he" or "she" at its beginning means.
    """
    if sentence.label:
        return None
    if source.dialogue:
        predicates = list(predicates_in_dialogue(source, sentence.tokens, text, before))
    else:
        predicates = list(predicates_in_text(sentence.tokens, text))
    if not predicates:
        return None
    judged = list(_all_judged(source, predicates, _shared(source, sentence.tokens)))
    total = sum(weight for weight, _ in judged)
    if total <= _TRACE:
        return None
    return float(sum(weight * agrees for weight, agrees in judged) / total)


def _all_judged(
    source: Source, predicates: Sequence[Predicate], shared: Mapping[int, float]
) -> Iterator[tuple[float, float]]:
    """Weight and agreement of each predicate of which the source names the agent."""
    named = True
    for predicate in predicates:
        found = _judged(source, predicate, shared)
        if predicate.weight == 1:
            named = found is not None or not source.dialogue
        if found:
            weight, agrees = found
            yield weight, agrees if named else max(agrees, _OF_OBJECT)


def _shared(source: Source, tokens: Sequence[Token]) -> defaultdict[int, float]:
    """Of every sentence of the source, the weight of the telling words that it has of these."""
    shared: defaultdict[int, float] = defaultdict(float)
    telling = ((token.key, token.kind) for token in tokens if token.kind > TokenKind.FUNCTION)
    # In the order of the words: sums of fractions depend on theirs.
    for key, kind in dict.fromkeys(telling):
        weight = max(_LEAST, source.weight(key)) * (
            _OF_REPORTING if kind is TokenKind.REPORTING else 1
        )
        positions = (at for word in _words(source, key) for at in source.positions(word))
        for sentence in {source.sentence(at) for at in positions}:
            shared[sentence] += weight
    return shared


def _judged(
    source: Source, predicate: Predicate, shared: Mapping[int, float]
) -> tuple[float, float] | None:
    """Weight of a predicate, and how far the source agrees with its agent where it shares most."""
    key = predicate.token.key
    agreed = [
        (shared[source.sentence(at)], agrees)
        for word in _words(source, key)
        for at in source.positions(word)
        if (agrees := agreement(source, at, predicate)) is not None
    ]
    if not agreed:
        return None
    most = max(agreed)[0]
    # A predicate that stands where little else of the sentence does may be another one.
    weight = predicate.weight * (most / max(shared.values())) ** 2
    return weight, max(agrees for share, agrees in agreed if share >= _NEARLY * most)


def _words(source: Source, key: str) -> tuple[str, ...]:
    """The keys under which the source tells of a predicate."""
    return (key,) if key in source else source.relatives(key)
