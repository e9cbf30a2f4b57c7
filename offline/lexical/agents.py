"""Who does what, without a parser: whether the agent that a sentence names is its source's.

The agent of a word is the last person named before it in the place of a subject.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from offline.language.words import word_list, word_set
from offline.lexical.alignment import ClaimTokens
from offline.lexical.source import Source, speaker_keys
from offline.lexical.tokens import FIRST_PERSON_PLURAL, THIRD_PERSON, Token, TokenKind

Agents = frozenset[str]
NO_AGENT: Agents = frozenset()

# --- In a sentence ----------------------------------------------------------

# Kinds of words that tell what somebody does.
_TELLING = {TokenKind.GENERAL, TokenKind.CONTENT, TokenKind.FIGURE}
# Verbs so common that their kind is another, and whose agent a talk tells all the same.
_COMMON_PREDICATES = word_set(
    "make let go come take get bring plan want need decid offer order remind invit think believ "
    "know feel tri start present"
)
# After these begins a clause, whose first name is its subject.
_OPENERS = word_set("and but because that who which if so when while as or than since after before")
# After these a name is whoever is to act ("asks Ben to come").
_DIRECTIVE_VERBS = word_set("ask tell remind advis invit want let help suggest recommend offer")
# After these at the start of a clause nobody is named; after the first two, the one before goes on.
_SAME = word_set("he she")
_SUBJECTS = _SAME | word_set("they the their his her")
# What the next word of the same agent counts: the verb tells most, circumstances least.
_FADE = 1 / 3
# After these a name is no subject ("the pool at Mill Lane").
_PREPOSITIONS = word_set(
    "at in on of from to for with near into against between over under through before until during "
    "about across around behind outside inside via"
)


class _Predicate(NamedTuple):
    """A word that tells what somebody does; `weight`, in (0, 1], beside the others."""

    key: str
    agents: Agents
    weight: float


def _predicates(
    source: Source, tokens: Sequence[Token], text: str, last: Agents
) -> Iterator[_Predicate]:
    """Those whose agents are named; `last` is whom "he" or "she" stands for."""
    agents, rank = NO_AGENT, 0
    for at, token in enumerate(tokens):
        opens = _opens(tokens, at, text)
        named = _agents_from(source, tokens, at, (agents, last), opens=opens)
        rank = rank if named == agents else 0
        agents = named
        if _is_person(source, token):
            last = agents or last
        elif agents and (token.kind in _TELLING or token.key in _COMMON_PREDICATES):
            yield _Predicate(token.key, agents, _FADE**rank)
            rank += 1


def _is_person(source: Source, token: Token) -> bool:
    return token.key in source.speaker_keys if source.dialogue else token.kind is TokenKind.NAME


def _agents_from(
    source: Source, tokens: Sequence[Token], at: int, so_far: tuple[Agents, Agents], *, opens: bool
) -> Agents:
    """The agents from a word on; `so_far` those before it, and whom "he" or "she" stands for."""
    (agents, last), token = so_far, tokens[at]
    if _is_person(source, token):
        return _named(source, tokens, at, agents, opens=opens)
    if not opens or not source.dialogue:
        return agents
    if token.key in _SAME:
        return last
    # Somebody who does not talk, or a thing, takes over.
    return NO_AGENT if token.key in _SUBJECTS or token.kind is TokenKind.NAME else agents


def _named(
    source: Source, tokens: Sequence[Token], at: int, agents: Agents, *, opens: bool
) -> Agents:
    """The agents from a name on: a subject, one more of them, or no agent at all."""
    key, before = tokens[at].key, tokens[at - 1] if at else None
    if tokens[at].possessive:
        return NO_AGENT if opens else agents
    if before and _is_person(source, before):
        # The second word of a subject's name, or of some other name.
        return agents | {key} if before.key in agents else agents
    if at > 1 and before and before.key == "and" and tokens[at - 2].key in agents:
        return agents | {key}
    first = not source.dialogue and not agents
    if before and (before.key in _DIRECTIVE_VERBS or (first and before.key not in _PREPOSITIONS)):
        return frozenset([key])
    return frozenset([key]) if opens else agents


def _opens(tokens: Sequence[Token], at: int, text: str) -> bool:
    """Whether a clause begins here."""
    if not at or tokens[at - 1].key in _OPENERS:
        return True
    return "," in text[tokens[at - 1].end : tokens[at].start]


def subject_after(source: Source, tokens: Sequence[Token], before: Agents) -> Agents:
    """Whom "he" or "she" in the next sentence stands for: the only speaker that this one names.

    Nobody where it names several; where it names none, whom it stood for `before`.
    """
    named = frozenset(token.key for token in tokens) & source.speaker_keys
    persons = sum(bool(speaker_keys(speaker) & named) for speaker in source.speakers)
    if not persons:
        return before
    return named if persons == 1 else NO_AGENT


# --- In the source ----------------------------------------------------------
# In talk the agent of a word is the last "I", "you" or "we" before it in its sentence, in a text
# any of the names before it.

# Verbs that are imperatives at the beginning of a sentence. Verbs of a state ("think", "need",
# "love") begin what speakers say of themselves.
_IMPERATIVES = word_list("imperatives")
_BEFORE_IMPERATIVE = word_set(
    "please pls just so and then but or ok okay well oh hey hi yes yeah yep sure fine great thanks "
    "sorry right no now first always never also maybe don't do not"
)
# How many words of courtesy may stand before the verb.
_WITHIN = 3


def asks(sentence: str) -> bool:
    """Whether a sentence is a question."""
    return sentence.rstrip("\"'”’) ").endswith("?")


def is_directive(source: Source, sentence: int) -> bool:
    """Whether a sentence that names nobody asks or tells the other to do something."""
    if asks(source.sentences[sentence]):
        return True
    for token in source.tokens(sentence)[:_WITHIN]:
        word = token.text.lower()
        if word in _IMPERATIVES and word != "do":
            return True
        if word not in _BEFORE_IMPERATIVE and token.key not in source.speaker_keys:
            return False
    return False


def _agreement(source: Source, position: int, agents: Agents) -> float | None:
    """How far, in [0, 1], these are the agents of the word at a position; None where the source
    names nobody there, or no speaker is meant."""
    sentence = source.sentence(position)
    before = source.keys[source.first_position(sentence) : position]
    if source.dialogue:
        spoken = agents & source.speaker_keys
        return _in_talk(source, sentence, before, spoken) if spoken else None
    names = source.names.intersection(before)
    return float(bool(agents & names)) if names else None


def _in_talk(source: Source, sentence: int, before: Sequence[str], agents: Agents) -> float:
    turn = source.turn(sentence)
    speaker, others = speaker_keys(source.turns[turn].speaker), source.addressees[turn]
    for key in reversed(before):
        if key in THIRD_PERSON:
            return 0.0
        if meant := _meant(source, key, speaker, others):
            return float(bool(agents & meant))
    # Without a subject, it is about the speaker or, as a directive, about the other.
    return float(bool(agents & (others if is_directive(source, sentence) else speaker)))


def _meant(source: Source, key: str, speaker: Set[str], others: Set[str]) -> Set[str]:
    """Whom of those who talk a word names, if any."""
    if key in FIRST_PERSON_PLURAL:
        return speaker | others
    return {"i": speaker, "you": others}.get(key, {key} & source.speaker_keys)


# --- Agreement --------------------------------------------------------------

# The least that a predicate counts, be it of the commonest word.
_LEAST = 0.1


def agent_agreement(
    source: Source, sentence: ClaimTokens, text: str, before: Agents = NO_AGENT
) -> float | None:
    """The share, in [0, 1], of a sentence's predicates whose agent the source agrees with.

    None where the sentence names no agent, is a speaker's own words under a label, or has no
    predicate whose agent the source names. `before` is whom "he" or "she" at its beginning means.
    """
    if sentence.label:
        return None
    shared = _shared(source, sentence.tokens)
    predicates = _predicates(source, sentence.tokens, text, before)
    judged = [found for each in predicates if (found := _judged(source, each, shared))]
    total = sum(weight for weight, _ in judged)
    return sum(weight * agrees for weight, agrees in judged) / total if total else None


def _shared(source: Source, tokens: Sequence[Token]) -> Mapping[int, float]:
    """Of every sentence of the source, the weight of the telling words that it has of these."""
    shared: defaultdict[int, float] = defaultdict(float)
    # In the order of the words: sums of fractions depend on theirs.
    for key in dict.fromkeys(token.key for token in tokens if token.kind > TokenKind.FUNCTION):
        weight = max(_LEAST, source.weight(key))
        for sentence in {source.sentence(at) for at in source.positions(key)}:
            shared[sentence] += weight
    return shared


def _judged(
    source: Source, predicate: _Predicate, shared: Mapping[int, float]
) -> tuple[float, float] | None:
    """Weight of a predicate, and how far the source agrees with its agent where it shares most."""
    agreed = [
        (shared[source.sentence(at)], agrees)
        for at in source.positions(predicate.key)
        if (agrees := _agreement(source, at, predicate.agents)) is not None
    ]
    most, agrees = max(agreed, default=(0.0, 0.0))
    if not most:
        return None
    # A predicate that stands where little else of the sentence does may be another one.
    weight = predicate.weight * (most / max(shared.values())) ** 2
    return weight, agrees
