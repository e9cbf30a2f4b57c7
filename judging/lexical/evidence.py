"""What a reader is shown of a sentence: how it relates to the source, its turns and the reason."""

from dataclasses import dataclass

from judging.lexical.reasons import reason_for
from judging.lexical.source import Source
from judging.lexical.support import Claim, Relation, cited_turns, relation_of


@dataclass(frozen=True, slots=True)
class SentenceEvidence:
    """A sentence of the summary at `summary[start:end]` and what the source says of it.

    `support` lies in [0, 1]; `turns` are indices of the source turns it rests on, best first;
    `reason` is true to the letter (`judging.lexical.reasons`).
    """

    start: int
    end: int
    text: str
    support: float
    relation: Relation
    turns: tuple[int, ...]
    reason: str


def evidence_for(source: Source, claim: Claim) -> SentenceEvidence:
    """The evidence of a sentence that was held against its source."""
    turns = cited_turns(source, claim.alignment)
    return SentenceEvidence(
        start=claim.span.start,
        end=claim.span.end,
        text=claim.span.text,
        support=claim.support,
        relation=relation_of(claim),
        turns=turns,
        reason=reason_for(source, claim, turns),
    )
