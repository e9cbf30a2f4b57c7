"""Predicates of a sentence and their agents (who does what), without a parser.

The agent of a word is the last person named before it in the place of a subject.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from offline.language.words import word_list, word_set
from offline.lexical.source import Source, speaker_keys
from offline.lexical.tokens import Token, TokenKind

Agents = frozenset[str]
NO_AGENT: Agents = frozenset()
# Kinds of words that tell what somebody does.
TELLING = {TokenKind.GENERAL, TokenKind.CONTENT, TokenKind.FIGURE}
# Verbs so common that their kind is another, and whose agent a talk tells all the same.
_COMMON_PREDICATES = word_set(
    "make let go come take get bring plan want need decid offer order remind invit think believ "
    "know feel tri start present"
)
# After these begins a clause, whose first name is its subject.
_OPENERS = word_set("and but because that who which if so when while as or than since after before")
# After these a name is whoever is to act ("asks Ben to come").
_DIRECTIVE_VERBS = word_set("ask tell remind advis invit want let help suggest recommend offer")
_OWNED = ("'s", "’s", "s'", "s’")
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


class Predicate(NamedTuple):
    """A word that tells what somebody does. `weight`, in (0, 1], is what it counts beside the
    other predicates of the sentence."""

    token: Token
    agents: Agents
    weight: float = 1.0


def predicates_in_dialogue(
    source: Source, tokens: Sequence[Token], text: str, before: Agents
) -> Iterator[Predicate]:
    """The predicates of a sentence about a talk whose agents are among the speakers.

    `before` is whom "he" or "she" at its beginning stands for.
    """
    agents, last = NO_AGENT, before
    rank = 0
    for at, token in enumerate(tokens):
        named = _agents_from(source, tokens, at, text, (agents, last))
        rank = rank if named == agents else 0
        agents = named
        if token.key in source.speaker_keys:
            last = agents or last
        elif agents and _is_predicate(token):
            yield Predicate(token, agents, _FADE**rank)
            rank += 1


def predicates_in_text(tokens: Sequence[Token], text: str) -> Iterator[Predicate]:
    """The predicates of a sentence about a text, whose agents are names that open a clause."""
    agents = NO_AGENT
    rank = 0
    for at, token in enumerate(tokens):
        if token.kind is TokenKind.NAME:
            named = _named_in_text(tokens, at, text, agents)
            rank = rank if named == agents else 0
            agents = named
        elif agents and token.kind in TELLING:
            yield Predicate(token, agents, _FADE**rank)
            rank += 1


def subject_after(source: Source, tokens: Sequence[Token], before: Agents) -> Agents:
    """Whom "he" or "she" in the next sentence stands for: the only speaker that this one names.

    Nobody where it names several; where it names none, whom it stood for `before`.
    """
    named = frozenset(token.key for token in tokens) & source.speaker_keys
    persons = sum(bool(speaker_keys(speaker) & named) for speaker in source.speakers)
    if not persons:
        return before
    return named if persons == 1 else NO_AGENT


def _agents_from(
    source: Source, tokens: Sequence[Token], at: int, text: str, so_far: tuple[Agents, Agents]
) -> Agents:
    """The agents from a word on; `so_far` those before it, and whom "he" or "she" stands for."""
    agents, last = so_far
    token = tokens[at]
    if token.key in source.speaker_keys:
        return _named(source, tokens, at, text, agents)
    if not _opens(tokens, at, text):
        return agents
    if token.key in _SAME:
        return last
    if token.kind is TokenKind.NAME and not token.text.endswith(_OWNED):
        return frozenset([token.key])
    # Somebody who does not talk, or a thing, takes over.
    return NO_AGENT if token.key in _SUBJECTS or token.kind is TokenKind.NAME else agents


def _named(source: Source, tokens: Sequence[Token], at: int, text: str, agents: Agents) -> Agents:
    """The agents from a speaker's name on: a subject, one more of them, or no agent at all."""
    token = tokens[at]
    opens = _opens(tokens, at, text)
    if token.text.endswith(_OWNED):
        return NO_AGENT if opens else agents
    if _joined(source, tokens, at):
        return agents | {token.key}
    return frozenset([token.key]) if opens or tokens[at - 1].key in _DIRECTIVE_VERBS else agents


def _named_in_text(tokens: Sequence[Token], at: int, text: str, agents: Agents) -> Agents:
    token = tokens[at]
    if token.text.endswith(_OWNED):
        return NO_AGENT
    if at and tokens[at - 1].kind is TokenKind.NAME:
        # The second word of a subject's name, or of some other name.
        return agents | {token.key} if tokens[at - 1].key in agents else agents
    if at and tokens[at - 1].key in _PREPOSITIONS:
        return agents
    return frozenset([token.key]) if not agents or _opens(tokens, at, text) else agents


def _is_predicate(token: Token) -> bool:
    return token.kind in TELLING or token.key in _COMMON_PREDICATES


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


# --- Directives -------------------------------------------------------------
# Sentences of a dialogue that name nobody: about the speaker, or asking the other to act.

# Verbs that are imperatives at the beginning of a sentence. Verbs of a state ("think", "need",
# "love") begin what speakers say of themselves.
_IMPERATIVES = word_list("imperatives")
_BEFORE_IMPERATIVE = word_set(
    "please pls just so and then but or ok okay well oh hey hi yes yeah yep sure fine great thanks "
    "sorry right no now first always never also "
    "maybe don't do not"
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
