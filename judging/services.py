"""Judging an attempt and handing its summary on."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any
from uuid import UUID

from django.db import transaction

from judging.comments import unanswered, with_answer
from judging.evidence import SentenceFinding
from judging.evidence_check import (
    evidence_alone,
    evidence_beside,
    failure_of,
    is_unread,
    lacks_evidence,
)
from judging.findings import finding_rows, quoted, quotes_of
from judging.gate import (
    Groups,
    JudgeVerdict,
    first_verdicts,
    judged_by_prescreens_only,
    scores_of,
    shortfalls,
    unfounded,
    with_confirmation,
)
from judging.judges import criteria_by_judge, is_judged, judge_input_of, lexical, rules, screens
from judging.judges.base import CriterionScore, JudgeInput, Judgement
from judging.models import (
    EVIDENCE_CHECK,
    FAILURE,
    Evaluation,
    EvaluationRole,
    EvidenceSearch,
    Score,
)
from judging.remarks import for_the_writer
from judging.second_judge import with_second_judge
from judging.warnings import note_flags
from summaries import jobs
from summaries.models import Attempt, Origin, RevisionBrief, Summary
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
    judge_input = _judge_input(summary, attempt)
    groups = _groups(summary, attempt, judge_input.model)
    blocking = (criterion.blocking for _, criteria in groups for criterion in criteria)
    if attempt.origin != Origin.MODEL and not any(blocking):
        _leave_unjudged(summary, attempt, judge_input, lease)
        return
    verdicts = _verdicts(summary, attempt, judge_input, groups)
    with transaction.atomic():
        _store_and_move(summary, attempt, verdicts, lease)


def _judge_input(summary: Summary, attempt: Attempt) -> JudgeInput:
    version = summary.guideline_version
    judge_input = judge_input_of(version, attempt, summary.pk, masking_for(summary, version))
    # Somebody may have chosen another model after a failure.
    return replace(judge_input, model=summary.effective_judge_model)


def _groups(summary: Summary, attempt: Attempt, model: str) -> Groups:
    """The criteria by judge. Words found decide nothing about a text that a person wrote."""
    groups = criteria_by_judge(summary.guideline_version, model)
    if attempt.origin == Origin.MODEL:
        return groups
    return [
        (name, criteria)
        for name, criteria in groups
        if is_judged(attempt, model) and name != lexical.NAME
    ]


# Why a text goes to a person without a verdict; the key of it in the details of its evidence.
NOT_JUDGED, NO_MODEL = "not_judged", "not judged: no language model is set up for it"


def _leave_unjudged(
    summary: Summary, attempt: Attempt, judge_input: JudgeInput, lease: UUID
) -> None:
    """To review with what was found of its sentences: it neither passes nor goes back."""
    groups = dict(criteria_by_judge(summary.guideline_version, judge_input.model))
    judgement = evidence_alone(judge_input, {*groups, lexical.NAME}, patient=True)
    broken = rules.judge(judge_input, groups.get("rules", ())).findings
    with transaction.atomic():
        move(summary, Action.LEAVE, by=_JUDGE, reason=NO_MODEL, lease=lease)
        if judgement is not None:
            details = {**judgement.details, NOT_JUDGED: NO_MODEL}
            judgement = replace(judgement, findings=(*judgement.findings, *broken), details=details)
            _store(attempt, summary, _evidence_verdict(judgement))
        note_flags(summary)


def _verdicts(
    summary: Summary, attempt: Attempt, judge_input: JudgeInput, groups: Groups
) -> list[JudgeVerdict]:
    """Pre-screens first: a text that one stops and that is rewritten anyway costs no judge more.

    Where a person sees it next, every judge is asked.
    """
    prescreens = [group for group in groups if group[0] in screens()]
    first = first_verdicts(judge_input, prescreens)
    short = shortfalls(scores_of(first))
    if short and _outcome(summary, attempt, short)[0] == Action.REWRITE:
        return first + _evidence(attempt, judge_input, prescreens, first)
    first += first_verdicts(judge_input, [group for group in groups if group[0] not in screens()])
    verdicts = with_confirmation(judge_input, first, attempt, summary.guideline_version)
    verdicts = with_answer(judge_input, verdicts, attempt)
    if _outcome(summary, attempt, _short(verdicts))[0] != Action.REWRITE:
        patient = summary.deferrals < _MOST_WAITS
        verdicts = with_second_judge(judge_input, groups, verdicts, patient=patient)
    return verdicts + _evidence(attempt, judge_input, groups, verdicts)


# A server that is away makes the evidence check wait so often; then the case goes on without it.
_MOST_WAITS = 3


def _evidence(
    attempt: Attempt, judge_input: JudgeInput, groups: Groups, verdicts: Sequence[JudgeVerdict]
) -> list[JudgeVerdict]:
    """Raises Transient as long as the summary has not waited often."""
    if _is_checked(attempt):
        return []
    judgement = evidence_beside(
        judge_input,
        {name for name, _ in groups},
        [finding for verdict in verdicts for finding in verdict.judgement.findings],
        patient=attempt.summary.deferrals < _MOST_WAITS,
    )
    if judgement is None:
        return []
    return [_evidence_verdict(judgement)]


def _is_checked(attempt: Attempt) -> bool:
    """Whether its evidence is there: of an edit a search may have brought it."""
    checks = attempt.evaluations.filter(judge=EVIDENCE_CHECK)
    return checks.exclude(details__has_key=FAILURE).exists()


def _evidence_verdict(judgement: Judgement) -> JudgeVerdict:
    return JudgeVerdict(EvaluationRole.FIRST, EVIDENCE_CHECK, judgement)


def run_search(search_id: UUID) -> None:
    """Look for evidence for a text without a verdict, or whose check failed, unless another worker
    does or did."""
    jobs.run(EvidenceSearch, search_id, _search)


def _search(search: EvidenceSearch) -> None:
    related = ("summary__transcript", "summary__guideline_version")
    attempt = Attempt.objects.select_related(*related).get(pk=search.attempt_id)
    evaluations = list(attempt.evaluations.all())
    if evaluations and not failure_of(evaluations):
        return
    summary = attempt.summary
    version = summary.guideline_version
    judge_input = _judge_input(summary, attempt)
    judges = {name for name, _ in criteria_by_judge(version, judge_input.model)}
    if is_unread(attempt):
        judgement = evidence_alone(judge_input, judges)
    else:
        judgement = evidence_beside(judge_input, judges, _found(evaluations))
    if judgement is not None:
        with transaction.atomic():
            # Somebody may have the text judged at the same time.
            Summary.with_drills.select_for_update().get(pk=summary.pk)
            _store(attempt, summary, _evidence_verdict(judgement))
            note_flags(summary)


def _found(evaluations: Sequence[Evaluation]) -> list[SentenceFinding]:
    """What judges found of the text, without what stands in for a check that failed."""
    rows = [
        finding
        for evaluation in evaluations
        if evaluation.judge != EVIDENCE_CHECK
        for finding in evaluation.findings
    ]
    names = ("start", "end", "text", "relation", "reason", "found_by")
    return [
        SentenceFinding(**{name: getattr(row, name) for name in names}, turns=tuple(row.turns))
        for row in rows
    ]


def _store_and_move(
    summary: Summary, attempt: Attempt, verdicts: Sequence[JudgeVerdict], lease: UUID
) -> None:
    short = _short(verdicts)
    is_confirmed = any(verdict.role == EvaluationRole.CONFIRMATION for verdict in verdicts)
    action, reason = _outcome(summary, attempt, short, _unfounded(attempt, verdicts))
    if is_confirmed:
        reason += "; judged a second time"
    move(summary, action, by=_JUDGE, reason=reason, lease=lease)
    for verdict in verdicts:
        _store(attempt, summary, verdict)
    if action in {Action.REWRITE, Action.RETURN}:
        RevisionBrief.objects.create(
            attempt=attempt, shortfalls=short, findings=for_the_writer(attempt)
        )
    if action == Action.PASS:
        note_flags(summary)


def _short(verdicts: Sequence[JudgeVerdict]) -> list[dict[str, Any]]:
    """What keeps the text from passing, on the scale of its criteria."""
    scores = scores_of(verdicts)
    return [*(shortfalls(scores) or judged_by_prescreens_only(scores)), *unanswered(verdicts)]


def _unfounded(attempt: Attempt, verdicts: Sequence[JudgeVerdict]) -> list[str]:
    """Why the verdicts pass nothing, although no criterion is below its threshold: they do not
    show in the transcript's words what they rest on. That is no fault of the text."""
    reasons = [f"{item['criterion']}: {item['reason']}" for item in unfounded(scores_of(verdicts))]
    checks = [each.judgement.details for each in verdicts if each.judge == EVIDENCE_CHECK]
    if not checks:
        stored = attempt.evaluations.filter(judge=EVIDENCE_CHECK).order_by("created_at")
        checks = [item.details for item in stored][-1:]
    if any(map(lacks_evidence, checks)):
        reasons.append("evidence check: most of its claims have no quote in the transcript")
    return reasons


def _outcome(
    summary: Summary,
    attempt: Attempt,
    short: Sequence[dict[str, Any]],
    lacking: Sequence[str] = (),
) -> tuple[Action, str]:
    if not short and lacking:
        return Action.EXHAUST, "; ".join(lacking)
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


# Of a judgement, what is kept in another form.
_ROWS = ("scores", "findings")
# Of a score, what is a row; the rest is in its evaluation.
_NUMBERS = ("criterion", "value", "mode", "spread")


def _store(attempt: Attempt, summary: Summary, verdict: JudgeVerdict) -> None:
    if verdict.judge == EVIDENCE_CHECK and _is_checked(attempt):
        return
    judgement = verdict.judgement
    _require_quotes([*judgement.scores, *judgement.findings], summary.transcript.turns)
    evaluation = Evaluation.objects.create(
        attempt=attempt,
        guideline_version=summary.guideline_version,
        role=verdict.role,
        judge=verdict.judge,
        passed=None if verdict.judge == EVIDENCE_CHECK else _passes(judgement),
        found=finding_rows(finding.stored() for finding in judgement.findings),
        said=[_said(score) for score in judgement.scores],
        **{name: value for name, value in vars(judgement).items() if name not in _ROWS},
    )
    Score.objects.bulk_create(
        Score(evaluation=evaluation, **{name: getattr(score, name) for name in _NUMBERS})
        for score in judgement.scores
    )


def _passes(judgement: Judgement) -> bool:
    return not (shortfalls(judgement.scores) or unfounded(judgement.scores))


def _said(score: CriterionScore) -> dict[str, Any]:
    return {
        "criterion": score.criterion.pk,
        "reason": score.reason,
        "distribution": score.distribution,
        "quoted": quoted(map(asdict, score.quotes)),
        "unfounded": score.unfounded,
    }


def _require_quotes(
    given: Iterable[CriterionScore | SentenceFinding], turns: list[dict[str, Any]]
) -> None:
    """Raises ValueError: an evaluation keeps places in turns alone, and would quote other words."""
    for item in given:
        quotes = [asdict(quote) for quote in item.quotes]
        if quotes != quotes_of(quoted(quotes), turns):
            raise ValueError(f"quotes {quotes} of {item} do not stand in their turns")
