"""How well one sentence of a summary is supported, from its alignment and what it gets wrong."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from judging.lexical.align import UNALIGNED, Alignment, align
from judging.lexical.claims import claim_tokens
from judging.lexical.polarity import reversed_words
from judging.lexical.source import Source
from judging.lexical.tokens import Kind, Token
from llm.language.sentences import Span

Relation = Literal["supported", "inferred", "not mentioned", "contradicted"]

# Support falls to 1/e when this share of what the sentence carries is paid for.
TOLERANCE = 0.5
REVERSAL = 2.0
SUPPORTED, INFERRED = 0.75, 0.5
MOST_TURNS = 3


@dataclass(frozen=True, slots=True)
class SentenceEvidence:
    """A sentence of the summary at `summary[start:end]` and what the source says of it.

    `support` lies in [0, 1]; `turns` are indices of the source turns it rests on, best first;
    `reason` names the words, figures and names that are missing, moved or negated.
    """

    start: int
    end: int
    text: str
    support: float
    relation: Relation
    turns: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence of the summary with its alignment and the words whose polarity is reversed."""

    span: Span
    alignment: Alignment
    reversals: tuple[str, ...]

    @property
    def tokens(self) -> tuple[Token, ...]:
        return self.alignment.tokens

    @property
    def support(self) -> float:
        """In [0, 1]: 1 for a sentence copied from the source."""
        return _support(self.alignment, reversed_=bool(self.reversals))


def read_claim(source: Source, span: Span) -> Claim:
    """Hold one sentence of a summary against its source."""
    alignment = align(source, claim_tokens(source, span))
    return Claim(span, alignment, tuple(reversed_words(source, alignment)))


def evidence_for(source: Source, claim: Claim) -> SentenceEvidence:
    """What a reader is shown of a claim."""
    support = claim.support
    return SentenceEvidence(
        start=claim.span.start,
        end=claim.span.end,
        text=claim.span.text,
        support=support,
        relation=_relation(support, contradicted=bool(claim.reversals)),
        turns=_turns(source, claim.alignment),
        reason=_reason(claim.alignment, claim.reversals),
    )


def _support(alignment: Alignment, *, reversed_: bool) -> float:
    if not alignment.worth:
        return 1.0
    cost = alignment.cost + REVERSAL * reversed_
    return math.exp(-cost / alignment.worth / TOLERANCE)


def _relation(support: float, *, contradicted: bool) -> Relation:
    if contradicted:
        return "contradicted"
    if support >= SUPPORTED:
        return "supported"
    return "inferred" if support >= INFERRED else "not mentioned"


def _turns(source: Source, alignment: Alignment) -> tuple[int, ...]:
    shares: dict[int, float] = {}
    for token, position in zip(alignment.tokens, alignment.positions, strict=True):
        if position != UNALIGNED:
            turn = int(source.turn_of[position])
            worth = source.weight(token.key) if token.kind > Kind.REPORTING else 0.1
            shares[turn] = shares.get(turn, 0.0) + worth
    best = sorted(shares, key=lambda turn: (-shares[turn], turn))
    return tuple(best[:MOST_TURNS])


def _reason(alignment: Alignment, reversals: Sequence[str]) -> str:
    return "; ".join(_remarks(alignment, reversals)) or "its words stand in the source"


def _remarks(alignment: Alignment, reversals: Sequence[str]) -> Iterator[str]:
    if reversals:
        yield f"negated on one side only: {', '.join(reversals)}"
    for kind, label in _MISSING.items():
        words = [token.text for token in _left_out(alignment) if token.kind is kind]
        if words:
            yield f"{label}: {', '.join(dict.fromkeys(words))}"


_MISSING = {
    Kind.FIGURE: "figures not found there",
    Kind.NAME: "names not found there",
    Kind.NEGATION: "negations not found there",
    Kind.CONTENT: "words not found there",
}


def _left_out(alignment: Alignment) -> list[Token]:
    return [
        token
        for token, position in zip(alignment.tokens, alignment.positions, strict=True)
        if position == UNALIGNED
    ]
