"""What QAG hands on: the reason in words, the breakdown as JSON, and a finding for every claim."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judging.evidence import Quote, SentenceFinding
from judging.judges.qag_score import Claim, QagScore, Question
from llm.language.sentences import Span


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
