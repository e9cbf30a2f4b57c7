"""How well one sentence of a summary is supported, from its alignment and what it gets wrong."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from judging.lexical.agency import agency
from judging.lexical.align import KINSHIP, OMISSION, UNALIGNED, Alignment, align
from judging.lexical.attribution import Misattribution, misattribution
from judging.lexical.claims import ClaimTokens, claim_tokens
from judging.lexical.deeds import NOBODY, Doers
from judging.lexical.exchange import Exchange, exchanged_words
from judging.lexical.polarity import Reversal, reversed_words
from judging.lexical.source import Source
from judging.lexical.tense import Untimely, unlike_deeds
from judging.lexical.tokens import Kind, Token
from llm.language.sentences import Span

Relation = Literal["supported", "inferred", "not mentioned", "contradicted"]
RELATIONS: tuple[Relation, ...] = get_args(Relation)


class Weights(NamedTuple):
    """What the parts of a sentence's support count.

    Its wording falls to 1/e when `tolerance` of what it carries is paid for. Wording and known
    words are taken together as their product to the power of `words`: at a half their geometric
    mean, higher where passages that were joined should count for less. The share `doer` rests on
    who does what, where a sentence and its source both tell.
    """

    tolerance: float
    words: float
    doer: float


# Talk is worded anew, and who does what tells most. What a text's own wording is joined from need
# not belong together, but a single sentence about a whole text takes from all over it.
IN_TALK, IN_TEXT, ALONE = Weights(0.4, 0.75, 0.9), Weights(0.3, 1.0, 0.6), Weights(0.4, 0.5, 0.7)
# What a grave fault leaves of a sentence's support.
LEFT_BY_FAULT = 0.5
SUPPORTED, INFERRED = 0.75, 0.5
MOST_TURNS = 3


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence of the summary with its alignment and what it gets wrong.

    `weights` are those of its kind of source. `strangers` are its figures and names that the
    source does not know at all, `exchanges` its words in whose place the source has one that
    excludes them, `untimely` verbs that it tells as done and the talk as planned or the reverse.
    `agency` is the share of what is done in it, in [0, 1], that the source gives to the same
    people, None where that cannot be told; `known` the share of its subject matter that the source
    has anywhere.
    """

    span: Span
    weights: Weights
    alignment: Alignment
    reversals: tuple[Reversal, ...]
    strangers: tuple[str, ...]
    exchanges: tuple[Exchange, ...]
    untimely: tuple[Untimely, ...]
    misattributed: Misattribution | None
    agency: float | None
    known: float

    @property
    def tokens(self) -> tuple[Token, ...]:
        return self.alignment.tokens

    @property
    def contradicted(self) -> bool:
        wrong = self.reversals or self.exchanges or self.untimely
        return bool(wrong) or self.misattributed is not None

    @property
    def at_fault(self) -> bool:
        """Whether it holds a fault that no amount of shared wording makes good."""
        return self.contradicted or bool(self.strangers)

    @property
    def wording(self) -> float:
        """How closely it keeps to the source, in [0, 1]: 1 for a sentence copied from it."""
        if not self.alignment.worth:
            return 1.0
        return math.exp(-self.alignment.cost / self.alignment.worth / self.weights.tolerance)

    @property
    def borne_out(self) -> float:
        """How far the source bears it out, in [0, 1], faults apart: its wording, which of its
        words are there at all, and who does what."""
        borne_out = float((self.wording * self.known) ** self.weights.words)
        return borne_out * (
            1 - self.weights.doer * (1 - (1 if self.agency is None else self.agency))
        )

    @property
    def support(self) -> float:
        """`borne_out`, less what a fault leaves of it."""
        return self.borne_out * LEFT_BY_FAULT if self.at_fault else self.borne_out


def read_claim(source: Source, span: Span, before: Doers = NOBODY, *, alone: bool = False) -> Claim:
    """Hold one sentence of a summary against its source; `alone` where it is all of the summary.

    `before` is whom "he" or "she" at its beginning stands for.
    """
    sentence = claim_tokens(source, span.text)
    alignment = align(source, sentence)
    return Claim(
        span=span,
        weights=_weights(source, alone=alone),
        alignment=alignment,
        reversals=tuple(reversed_words(source, alignment, span.text)),
        strangers=tuple(_strangers(source, alignment.tokens)),
        exchanges=tuple(exchanged_words(source, alignment)),
        untimely=tuple(unlike_deeds(source, alignment)) if _tells(source, sentence) else (),
        misattributed=misattribution(source, sentence),
        agency=agency(source, sentence, span.text, before),
        known=_known(source, alignment.tokens),
    )


def _tells(source: Source, sentence: ClaimTokens) -> bool:
    """Whether it tells what was done in a talk: neither a line of it nor a list of its topics."""
    return source.dialogue and not sentence.label and not sentence.restarts


def _weights(source: Source, *, alone: bool) -> Weights:
    if source.dialogue:
        return IN_TALK
    return ALONE if alone else IN_TEXT


def _strangers(source: Source, tokens: Iterable[Token]) -> Iterator[str]:
    for token in tokens:
        if token.kind in {Kind.NAME, Kind.FIGURE} and not source.knows(token.key):
            yield token.text


def _known(source: Source, tokens: Iterable[Token]) -> float:
    """The share of what leaving out these tokens would cost, that is for words of the source.

    A relative's is worth what it costs less. Function and reporting words are left aside, and the
    names of speakers, which any summary of a talk has.
    """
    worth = known = 0.0
    for token in tokens:
        if token.kind > Kind.REPORTING and token.key not in source.speaker_keys:
            worth += OMISSION[token.kind]
            known += OMISSION[token.kind] * _standing(source, token.key)
    return known / worth if worth else 1.0


def _standing(source: Source, key: str) -> float:
    if key in source:
        return 1.0
    return 1 - KINSHIP if source.relatives(key) else 0.0


def relation_of(claim: Claim) -> Relation:
    """What is said of a sentence in a word. Everything that counts sentences goes by this."""
    if claim.contradicted:
        return "contradicted"
    support = claim.support
    if support >= SUPPORTED:
        return "supported"
    return "inferred" if support >= INFERRED else "not mentioned"


def cited_turns(source: Source, alignment: Alignment) -> tuple[int, ...]:
    """The turns that a sentence rests on, best first."""
    shares: dict[int, float] = {}
    for token, position in zip(alignment.tokens, alignment.positions, strict=True):
        if position != UNALIGNED:
            turn = int(source.turn_of[position])
            worth = source.weight(token.key) if token.kind > Kind.REPORTING else 0.1
            shares[turn] = shares.get(turn, 0.0) + worth
    best = sorted(shares, key=lambda turn: (-shares[turn], turn))
    return tuple(best[:MOST_TURNS])
