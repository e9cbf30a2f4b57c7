"""What QAG hands on: the reason in words, the breakdown as JSON, and a finding for every claim."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from judging.evidence import Quote, SentenceFinding
from judging.models import Relation
from offline.language.sentences import Span

# --- Qag score --------------------------------------------------------------
# QAG's arithmetic: verdicts in, shares of 0 to 1 and a score of 1 to 5 out.

Verdict = Literal["yes", "no", "idk"]

RELATIONS: dict[Verdict, Relation] = {
    "yes": Relation.SUPPORTED,
    "no": Relation.CONTRADICTED,
    "idk": Relation.NOT_MENTIONED,
}


@dataclass(frozen=True)
class Claim:
    """A claim of sentence `sentence` (from 0), the verdict on it and the words that decide it."""

    sentence: int
    text: str
    verdict: Verdict
    quote: str = ""
    reason: str = ""

    @property
    def relation(self) -> Relation:
        return RELATIONS[self.verdict]


@dataclass(frozen=True)
class Question:
    """What the transcript and the summary answer to it."""

    text: str
    transcript: Verdict
    summary: Verdict
    reason: str = ""

    @property
    def counts(self) -> bool:
        """A question that the transcript does not answer says nothing about the summary."""
        return self.transcript != "idk"

    @property
    def outcome(self) -> str:
        if not self.counts:
            return "not answerable"
        if self.summary == "idk":
            return "omitted"
        return "covered" if self.summary == self.transcript else "contradicted"


@dataclass(frozen=True)
class Share:
    """`hits` of `total`, None as a value when there was nothing to count."""

    hits: int
    total: int

    @property
    def value(self) -> float | None:
        return self.hits / self.total if self.total else None

    def lower(self) -> float:
        """The lower end of Wilson's interval (1927) for a proportion, one standard error wide."""
        if not self.total:
            return 0.0
        spread = math.sqrt(self.hits * (self.total - self.hits) / self.total + 0.25)
        return (self.hits + 0.5 - spread) / (self.total + 1)


def alignment(claims: Sequence[Claim]) -> Share:
    """The share of claims that the transcript bears out."""
    return Share(sum(claim.verdict == "yes" for claim in claims), len(claims))


def coverage(questions: Sequence[Question]) -> Share:
    """The share of answerable questions that the summary answers as the transcript does."""
    counted = [question for question in questions if question.counts]
    return Share(sum(question.outcome == "covered" for question in counted), len(counted))


@dataclass(frozen=True)
class QagScore:
    """`value` is the smaller of the two shares, in strict mode 1 when it is 1 and else 0."""

    alignment: Share
    coverage: Share
    strict: bool = False

    @property
    def weaker(self) -> Share:
        counted = [share for share in (self.alignment, self.coverage) if share.total]
        return min(counted, key=lambda share: share.hits / share.total)

    @property
    def value(self) -> float:
        share = self.weaker.hits / self.weaker.total
        return share if not self.strict else float(share == 1)

    @property
    def on_scale(self) -> float:
        return 1 + 4 * self.value

    @property
    def spread(self) -> float:
        """Half the width of the interval on the scale of 1 to 5, taken downwards."""
        return 0.0 if self.strict else 4 * max(0.0, self.value - self.weaker.lower())


# --- Qag report -------------------------------------------------------------


def reason(score: QagScore, claims: Sequence[Claim], questions: Sequence[Question]) -> str:
    """What was counted, and by name what went wrong."""
    parts = []
    if score.alignment.total:
        parts.append(f"{score.alignment.hits} of {score.alignment.total} claims are borne out.")
    for verdict, label in (("no", "Contradicted"), ("idk", "Not in the transcript")):
        parts += _named(label, [claim.text for claim in claims if claim.verdict == verdict])
    if score.coverage.total:
        share = score.coverage
        parts.append(f"{share.hits} of {share.total} questions are answered as in the meeting.")
    for outcome, label in (("contradicted", "Answered otherwise"), ("omitted", "Left out")):
        parts += _named(label, [item.text for item in questions if item.outcome == outcome])
    return " ".join(parts)


def _named(label: str, texts: Sequence[str]) -> list[str]:
    return [f"{label}: {'; '.join(f'“{text}”' for text in texts)}."] if texts else []


def breakdown(
    score: QagScore,
    threshold: float,
    claims: Sequence[Claim],
    located: Sequence[Quote],
    questions: Sequence[Question],
) -> dict[str, Any]:
    """Shares in 0 to 1 with every claim and question behind them; `success` compares with
    `threshold`, in strict mode with 1."""
    bar = 1.0 if score.strict else threshold
    return {
        "alignment": score.alignment.value,
        "coverage": score.coverage.value,
        "score": score.value,
        "threshold": bar,
        "success": score.value >= bar,
        "strict_mode": score.strict,
        "claims": [_claim_row(*pair) for pair in zip(claims, located, strict=True)],
        "questions": [_question_row(question) for question in questions],
    }


def _claim_row(claim: Claim, quote: Quote) -> dict[str, Any]:
    return {
        "sentence": claim.sentence,
        "claim": claim.text,
        "verdict": claim.verdict,
        "relation": str(claim.relation),
        "reason": claim.reason,
        "quote": quote.quote,
        "turn": quote.turn,
    }


def _question_row(question: Question) -> dict[str, Any]:
    return {
        "question": question.text,
        "transcript": question.transcript,
        "summary": question.summary,
        "outcome": question.outcome,
        "reason": question.reason,
    }


def findings(
    sentences: Sequence[Span],
    claims: Sequence[Claim],
    located: Sequence[Quote],
    retrieved: dict[int, tuple[int, ...]],
) -> tuple[SentenceFinding, ...]:
    """One per claim; where the model's quote is not in the transcript, the turns are retrieved."""
    return tuple(
        _finding(claim, quote, sentences[claim.sentence], retrieved)
        for claim, quote in zip(claims, located, strict=True)
    )


def _finding(
    claim: Claim, quote: Quote, span: Span, retrieved: dict[int, tuple[int, ...]]
) -> SentenceFinding:
    found = quote.turn is not None
    finding = SentenceFinding(
        start=span.start,
        end=span.end,
        text=span.text,
        relation=claim.relation,
        turns=retrieved.get(span.start, ()),
        reason=": ".join(filter(None, (claim.text, claim.reason))),
        retrieved=not found,
    )
    return replace(finding, turns=(quote.turn,)) if quote.turn is not None else finding
