"""Judging an attempt and handing its summary on."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any
from uuid import UUID

from django.db import transaction

from judging.gate import (
    JudgeVerdict,
    first_verdicts,
    judged_by_prescreens_only,
    scores_of,
    shortfalls,
    with_confirmation,
)
from judging.judges import criteria_by_judge, judge_input_of
from judging.judges.base import JudgeInput
from judging.models import Evaluation, EvaluationRole, Finding, Score
from summaries.models import PRESCREENS, Attempt, Origin, RevisionBrief, Summary
from summaries.moves import Actor, move
from summaries.pipeline import run_step
from summaries.redaction import masking_for
from summaries.status import Action, Role, Status
from summaries.texts import score_text

_JUDGE = Actor(Role.JUDGE)


def judge(summary_id: UUID) -> None:
    """Judge the latest attempt of a summary that waits for it, and move it past the gate."""
    run_step(summary_id, statuses=frozenset({Status.DRAFTED}), role=Role.JUDGE, work=_judge)


def _judge(summary: Summary, lease: UUID) -> None:
    attempt = summary.attempts.order_by("-number")[0]
    version = summary.guideline_version
    masking = masking_for(summary, version)
    judge_input = replace(
        judge_input_of(version, attempt, summary.pk, masking), model=summary.effective_judge_model
    )
    verdicts = _verdicts(summary, attempt, judge_input)
    with transaction.atomic():
        _store_and_move(summary, attempt, verdicts, lease)


def _verdicts(summary: Summary, attempt: Attempt, judge_input: JudgeInput) -> list[JudgeVerdict]:
    """Pre-screens first: a text that one stops and that is rewritten anyway costs no judge more.

    Where a person sees it next, every judge is asked.
    """
    groups = criteria_by_judge(summary.guideline_version, judge_input.model)
    first = first_verdicts(judge_input, [group for group in groups if group[0] in PRESCREENS])
    short = shortfalls(scores_of(first))
    if short and _outcome(summary, attempt, short)[0] == Action.REWRITE:
        return first
    first += first_verdicts(judge_input, [group for group in groups if group[0] not in PRESCREENS])
    return with_confirmation(judge_input, first, attempt, summary.guideline_version)


def _store_and_move(
    summary: Summary, attempt: Attempt, verdicts: Sequence[JudgeVerdict], lease: UUID
) -> None:
    scores = scores_of(verdicts)
    short = shortfalls(scores) or judged_by_prescreens_only(scores)
    is_confirmed = any(verdict.role == EvaluationRole.CONFIRMATION for verdict in verdicts)
    action, reason = _outcome(summary, attempt, short)
    if is_confirmed:
        reason += "; judged a second time"
    move(summary, action, by=_JUDGE, reason=reason, lease=lease)
    for verdict in verdicts:
        _store(attempt, summary, verdict)
    if action in {Action.REWRITE, Action.RETURN}:
        RevisionBrief.objects.create(attempt=attempt, shortfalls=short)


def _outcome(
    summary: Summary, attempt: Attempt, short: Sequence[dict[str, Any]]
) -> tuple[Action, str]:
    if not short:
        return Action.PASS, "every blocking criterion reaches its threshold"
    reason = "; ".join(_described(item) for item in short)
    if attempt.origin == Origin.AUTHOR:
        return Action.RETURN, reason
    if (
        attempt.origin == Origin.REVIEWER
        or _spent(summary) >= summary.guideline_version.attempt_budget
    ):
        return Action.EXHAUST, reason
    return Action.REWRITE, reason


def _described(item: dict[str, Any]) -> str:
    if item["score"] < item["threshold"]:
        return f"{item['criterion']} {score_text(item['score'])} < {score_text(item['threshold'])}"
    return f"{item['criterion']}: {item['reason']}"


def _spent(summary: Summary) -> int:
    """The model's attempts since a person last sent the summary back, which opens a new budget."""
    sent_back = summary.transitions.filter(action=Action.SEND_BACK).order_by("-at").first()
    attempts = summary.attempts.filter(origin=Origin.MODEL)
    return (attempts.filter(created_at__gte=sent_back.at) if sent_back else attempts).count()


# Of a judgement, what has tables of its own.
_ROWS = ("scores", "findings")


def _store(attempt: Attempt, summary: Summary, verdict: JudgeVerdict) -> None:
    judgement = verdict.judgement
    evaluation = Evaluation.objects.create(
        attempt=attempt,
        guideline_version=summary.guideline_version,
        role=verdict.role,
        judge=verdict.judge,
        passed=not shortfalls(judgement.scores),
        **{name: value for name, value in vars(judgement).items() if name not in _ROWS},
    )
    Score.objects.bulk_create(
        Score(
            evaluation=evaluation,
            **{**vars(score), "quotes": [asdict(quote) for quote in score.quotes]},
        )
        for score in judgement.scores
    )
    Finding.objects.bulk_create(
        Finding(evaluation=evaluation, **{**vars(finding), "turns": list(finding.turns)})
        for finding in judgement.findings
    )
