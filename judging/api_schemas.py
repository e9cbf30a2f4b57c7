"""What the API says of a summary, its texts and the verdicts on them."""

from datetime import datetime
from typing import Any
from uuid import UUID

from countersign_judge.judges.base import Mode
from countersign_judge.marks import Mark, Relation
from countersign_judge.pass_rule import is_threshold_reached
from django.utils.translation import override
from pydantic import BaseModel, Field

from judging.attention import read_attention
from judging.models import Evaluation, EvaluationRole, Score
from judging.remarks import read_attempt_minutes
from summaries.api.schemas import (
    ActionOut,
    DecisionOut,
    GuidelineOut,
    MinutesOut,
    Sha256,
    fill_schema,
)
from summaries.models import Attempt, FailureKind, Origin
from summaries.status import Status


class TurnsReadOut(BaseModel):
    """How much of the transcript a score rests on."""

    turns: int
    of: int = Field(description="The turns of the transcript.")
    parts: int = Field(description="Calls that read them part by part; 1 if one call read all.")


class ScoreOut(BaseModel):
    """A criterion's score from 1 to 5, unrounded."""

    criterion: str
    value: float = Field(description="The mean, where the judge gives probabilities or samples.")
    answer: int | None = Field(
        description="The judge's answer, 1 to 5, of samples the upper median. It decides. Null for "
        "methods that answer none: there the value decides."
    )
    probability_below: float | None = Field(
        description="The probability of a score below the threshold, 0 to 1, if known."
    )
    threshold: float = Field(description="The score to reach, if the criterion blocks.")
    blocking: bool
    reached: bool
    mode: Mode = Field(description="How the score was computed.")
    distribution: dict[str, float] = Field(description="The probability of each score, if known.")
    spread: float | None = Field(description="The spread of the score, if known.")
    reason: str
    quotes: list[dict[str, Any]] = Field(
        description="`quote`, `turn` (index from 0), `start`, `end`. Null turn: not found."
    )
    unfounded: bool = Field(
        description="Most of the quotes are made up: the value neither passes nor stops the text."
    )
    read: TurnsReadOut | None = Field(
        description="Null for methods without a model, and for verdicts before 1.1."
    )


class FindingOut(BaseModel):
    """A sentence of the text (`start` to `end`, characters) and what was found of it."""

    start: int
    end: int
    text: str
    relation: Relation = Field(
        description="What the finder says about the transcript and the sentence."
    )
    mark: Mark | None = Field(
        description="What a reviewer sees: `supported`, `check` (not sure) or `wrong`: "
        "contradicted, with words that are in the transcript. `supported` needs such words too, "
        "and no `doubt`. Null for `similar`."
    )
    turns: list[int] = Field(
        description="Indexes, from 0, of the relevant turns, the most relevant first."
    )
    reason: str
    found_by: str = Field(
        description="Who found it: a model, `student:NAME`, `lexical`, `rules`, or "
        "`similarity`, which judges nothing: its `relation` is `similar`, its turns have words in "
        "common."
    )
    quotes: list[dict[str, Any]] = Field(description="As in a score's quotes.")
    doubt: str = Field(
        description="Why code does not accept the finder's *supported*: `unquoted`, `unrelated` "
        "(no word in common), `missing: WORDS` (not in the quoted turns or beside them), "
        "`denied: WORD` (the quote alone says no), `denies: WORD` (the sentence alone does), "
        "`taken back: TURN` (from 1). Empty if it does."
    )
    accepted: list[dict[str, str]] = Field(
        description="Names and terms that the transcript misheard: `source` (`glossary` or "
        "`participants`) gives `form` for `heard`."
    )
    probability: float | None = Field(
        description="Probability of the verdict among yes, no and idk, if known."
    )


class EvaluationOut(BaseModel):
    """One judge's verdict."""

    judge: str = Field(description="A method, or `evidence` for the evidence check.")
    role: EvaluationRole = Field(
        description="`confirmation`: a second verdict, by other words, on a pass in doubt."
    )
    model: str = Field(description="`offline` if no language model judged.")
    prompt_version: str
    passed: bool | None = Field(description="Null for the evidence check, which scores nothing.")
    created_at: datetime
    scores: list[ScoreOut]
    findings: list[FindingOut]
    details: dict[str, Any] = Field(
        description="What the method of each criterion counted, by the criterion's name. Of the "
        "evidence check: `failure`, why it has no verdicts, if it has none; `quoted`, of how many "
        "decided `claims` a quote is `found` in the transcript; `read` and `read again`, how much "
        "of the transcript it and its second look read."
    )


class MarkedOut(BaseModel):
    """A sentence that is unproven or wrong (`start` to `end`, characters)."""

    start: int
    end: int
    mark: Mark


class AttentionOut(BaseModel):
    """What of the text needs a person's attention before they sign it."""

    marks: list[MarkedOut] = Field(description="The signer answers each.")
    warnings: list[str] = Field(
        description="Approving needs a reason, which answers the marks too."
    )
    notes: list[str] = Field(description="They ask for a closer look and no answer.")
    covered: float | None = Field(
        description="The share of the meeting, 0 to 1, that the sentences rest on. Null for texts "
        "whose sentences were not looked up, and for transcripts of one turn."
    )


class AttemptOut(BaseModel):
    """One text of the summary."""

    number: int
    origin: Origin
    model: str = Field(
        description="`offline` if no language model wrote; empty for a person's text."
    )
    prompt_version: str
    written_by: str | None
    suggested_by: str | None = Field(
        description="The model whose suggestion an employee took into this text."
    )
    text: str
    sha256: Sha256
    created_at: datetime
    decisions: list[DecisionOut] = Field(
        description="What the text decides, under a guideline with a form; otherwise empty."
    )
    actions: list[ActionOut] = Field(
        description="What is to be done, under a guideline with a form; otherwise empty."
    )
    evaluations: list[EvaluationOut]
    attention: AttentionOut


class SummaryLinks(BaseModel):
    self: str
    transcript: str
    record: str | None = Field(description="Null until it is approved.")


class SummaryOut(BaseModel):
    """A summary: one transcript under one version of a guideline."""

    id: UUID
    status: Status
    status_since: datetime
    created_at: datetime
    title: str
    source: str
    external_id: str
    metadata: dict[str, str | float]
    guideline: GuidelineOut
    waiting_for: str = Field(description="Why the pipeline waits, if it does.")
    waits_until: datetime | None = Field(
        description="When a summary that waits goes on by itself: without names of the speakers "
        "(`waiting_for_names`), or with the next try at a model. Null if it does not wait."
    )
    failure: str = Field(description="Why the summary failed, if it did.")
    failure_kind: FailureKind | None = Field(
        description="How it failed: `filtered` (a provider's content filter stopped it), "
        "`declined` (the model would not answer), `unscored` (no readable score), `error`."
    )
    language_model_used: bool
    notice: str | None = Field(description="A notice, if no language model was used.")
    links: SummaryLinks


class SummaryDetail(SummaryOut):
    attempts: list[AttemptOut]
    scores_hidden: bool = Field(
        description="The token's owner is to rate this summary first. Until then `attempts` is "
        "empty, and a summary whose attempts are used up is `in_review`, here and in lists."
    )


def attempt_out(row: Attempt) -> AttemptOut:
    """One text with its evaluations; prefetch their scores."""
    return fill_schema(
        AttemptOut,
        row,
        written_by=row.written_by.get_username() if row.written_by else None,
        suggested_by=row.suggested_by or None,
        **dict(MinutesOut.from_minutes(read_attempt_minutes(row))),
        evaluations=[_evaluation_out(item) for item in row.evaluations.all()],
        attention=_attention_out(row),
    )


def _attention_out(row: Attempt) -> AttentionOut:
    with override("en"):
        attention = read_attention(row)
    marks = [fill_schema(MarkedOut, span) for span in attention.marks]
    return fill_schema(AttentionOut, attention, marks=marks)


def _evaluation_out(row: Evaluation) -> EvaluationOut:
    return fill_schema(
        EvaluationOut,
        row,
        scores=[_score_out(item) for item in row.scores.all()],
        findings=[fill_schema(FindingOut, item) for item in row.findings],
    )


def _score_out(row: Score) -> ScoreOut:
    return fill_schema(
        ScoreOut,
        row,
        criterion=row.criterion.name,
        threshold=row.criterion.effective_threshold,
        blocking=row.criterion.blocking,
        reached=is_threshold_reached(row),
    )
