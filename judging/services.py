"""Judges an attempt and moves its summary on."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any
from uuid import UUID

from countersign_judge.evidence import Accepted, Quote, SentenceFinding
from countersign_judge.evidence_check import (
    EVIDENCE_CHECK,
    EvidenceState,
    check_evidence,
    check_state,
    evidence_without_verdict,
)
from countersign_judge.judges import lexical, prescreen_methods, rules
from countersign_judge.judges.base import CriterionScore, JudgeInput, Judgement
from countersign_judge.pass_rule import decide_verdict, describe_shortfall
from django.db import transaction
from django.db.models import F

from judging.attention import note_attention
from judging.carrying import carried_findings
from judging.evidence_check import evidence_state, is_unread
from judging.findings import decode_quotes, encode_quotes, finding_rows
from judging.gate import (
    CriteriaByJudge,
    GateVerdicts,
    JudgeVerdict,
    ReviewerRequestAnswer,
    ask_second_judge,
    check_reviewer_request,
    collect_scores,
    confirm_verdicts,
    reviewer_request_shortfalls,
    run_first_judges,
)
from judging.judges import build_judge_input, criteria_by_judge, is_judged
from judging.models import Evaluation, EvaluationRole, EvidenceSearch, Score
from judging.remarks import findings_for_writer
from summaries import jobs
from summaries.models import Attempt, Origin, RevisionBrief, Summary
from summaries.moves import Actor, move
from summaries.pipeline import run_step
from summaries.redaction import prepare_masking
from summaries.status import Action, Role, Status
from summaries.texts import count_excess_words

_JUDGE = Actor(Role.JUDGE)


def judge_summary(summary_id: UUID) -> None:
    """Judge the latest attempt of a summary that waits for it, and move it past the gate."""
    run_step(
        summary_id,
        statuses=frozenset({Status.DRAFTED}),
        role=Role.JUDGE,
        work=_judge_latest_attempt,
    )


def _judge_latest_attempt(summary: Summary, lease: UUID) -> None:
    attempt = summary.attempts.order_by("-number")[0]
    judge_input = _summary_judge_input(summary, attempt)
    groups = all_groups = criteria_by_judge(summary.guideline_version, judge_input.model)
    if attempt.origin != Origin.MODEL:
        # Word matches decide nothing about a person's text.
        able = is_judged(attempt, judge_input.model)
        groups = [group for group in groups if able and group[0] != lexical.NAME]
    blocking = [(name, each) for name, criteria in groups for each in criteria if each.blocking]
    unscored = [
        each.name
        for name, each in blocking
        if name == lexical.NAME and not lexical.is_measured(each)
    ]
    if len(unscored) == len(blocking) and (unscored or attempt.origin != Origin.MODEL):
        _leave_unjudged(summary, attempt, judge_input, all_groups, lease)
        return
    verdicts = _ask_judges(summary, attempt, judge_input, groups)
    short = _find_shortfalls(summary, verdicts.judges, verdicts.reviewer_request)
    with transaction.atomic():
        action, reason = _choose_action(
            summary, attempt, short, _unfounded_reasons(attempt, verdicts.judges)
        )
        words = count_excess_words(attempt.text, summary.guideline_version.max_words)
        if action == Action.PASS and words and _is_to_be_shortened(summary, attempt):
            action = Action.RETURN if attempt.origin == Origin.AUTHOR else Action.REWRITE
            reason = f"{words} words where {summary.guideline_version.max_words} are allowed"
        if action == Action.PASS and unscored:
            reason += f"; without a language model nothing scores {', '.join(unscored)}"
        if any(verdict.role == EvaluationRole.CONFIRMATION for verdict in verdicts.judges):
            reason += "; judged a second time"
        move(summary, action, by=_JUDGE, reason=reason, lease=lease)
        for verdict in verdicts.rows():
            _store_verdict(attempt, summary, verdict)
        if action in {Action.REWRITE, Action.RETURN}:
            found = findings_for_writer(attempt)
            RevisionBrief.objects.create(
                attempt=attempt,
                shortfalls=short,
                findings=found,
                words=words if not short else None,
            )
        if action == Action.PASS:
            note_attention(summary)


def _summary_judge_input(summary: Summary, attempt: Attempt) -> JudgeInput:
    version = summary.guideline_version
    judge_input = build_judge_input(version, attempt, summary.pk, prepare_masking(summary, version))
    # A person may have chosen another model after a failure.
    return replace(judge_input, model=summary.effective_judge_model)


# Why a text goes to a person without a verdict, and its key in the details of the evidence.
NOT_JUDGED, NO_MODEL = "not_judged", "not judged: no language model is set up for it"


def _leave_unjudged(
    summary: Summary,
    attempt: Attempt,
    judge_input: JudgeInput,
    groups: CriteriaByJudge,
    lease: UUID,
) -> None:
    """Sends it to review with the findings on its sentences: it neither passes nor fails."""
    by_name = dict(groups)
    judgement = evidence_without_verdict(judge_input, {*by_name, lexical.NAME}, patient=True)
    broken = rules.judge(judge_input, by_name.get(rules.METHOD.name, ())).findings
    with transaction.atomic():
        move(summary, Action.LEAVE, by=_JUDGE, reason=NO_MODEL, lease=lease)
        if judgement is not None:
            details = {**judgement.details, NOT_JUDGED: NO_MODEL}
            judgement = replace(judgement, findings=(*judgement.findings, *broken), details=details)
            _store_verdict(attempt, summary, _evidence_verdict(judgement))
        note_attention(summary)


# How often an unreachable server makes the evidence check wait; then the case continues without it.
_MOST_DEFERRALS = 3


def _ask_judges(
    summary: Summary, attempt: Attempt, judge_input: JudgeInput, groups: CriteriaByJudge
) -> GateVerdicts:
    """Pre-screens first: if one stops a text that is rewritten anyway, no other judge is asked. If
    a person sees it next, every judge is asked. The evidence comes last.

    Raises Transient for evidence and second judge until the summary has waited often enough.
    """
    patient = summary.deferrals < _MOST_DEFERRALS
    asked: CriteriaByJudge = [group for group in groups if group[0] in prescreen_methods()]
    verdicts = run_first_judges(judge_input, asked)
    short = decide_verdict(collect_scores(verdicts), summary.guideline_version).shortfalls
    request, second = None, None
    behind: list[Judgement] = []
    if not short or _choose_action(summary, attempt, short)[0] != Action.REWRITE:
        asked = groups
        others = [group for group in groups if group[0] not in prescreen_methods()]
        verdicts += run_first_judges(judge_input, others)
        verdicts = confirm_verdicts(
            judge_input, verdicts, attempt, summary.guideline_version, patient=patient
        )
        request, behind = check_reviewer_request(judge_input, attempt)
        short = _find_shortfalls(summary, verdicts, request)
        if _choose_action(summary, attempt, short)[0] != Action.REWRITE:
            second, further = ask_second_judge(judge_input, groups, verdicts, patient=patient)
            behind = [*behind, *further]
    if not _is_checked(attempt):
        found = [finding for verdict in verdicts for finding in verdict.judgement.findings]
        judges = {name for name, _ in asked}
        evidence = check_evidence(judge_input, judges, found, patient=patient)
        if evidence is not None:
            verdicts = [*verdicts, _evidence_verdict(evidence)]
    return GateVerdicts(verdicts, request, second, behind)


def _is_checked(attempt: Attempt) -> bool:
    """Whether it has evidence, such as an edit's from a search."""
    none = {EvidenceState.UNCHECKED, EvidenceState.FAILED}
    return evidence_state(attempt.evaluations.filter(judge=EVIDENCE_CHECK)) not in none


def _evidence_verdict(judgement: Judgement) -> JudgeVerdict:
    return JudgeVerdict(EvaluationRole.FIRST, EVIDENCE_CHECK, judgement)


def _find_shortfalls(
    summary: Summary, verdicts: Sequence[JudgeVerdict], request: ReviewerRequestAnswer | None
) -> list[dict[str, Any]]:
    """What keeps the text from passing, on the scale of its criteria."""
    verdict = decide_verdict(collect_scores(verdicts), summary.guideline_version)
    return [*(verdict.shortfalls or verdict.prescreened), *reviewer_request_shortfalls(request)]


def _unfounded_reasons(attempt: Attempt, verdicts: Sequence[JudgeVerdict]) -> list[str]:
    """Why the verdicts pass nothing although no criterion is below its threshold: they do not quote
    the transcript's words. That is no fault of the text."""
    version = attempt.summary.guideline_version
    unfounded = decide_verdict(collect_scores(verdicts), version).unfounded
    reasons = [f"{item['criterion']}: {item['reason']}" for item in unfounded]
    checks = [each.judgement.details for each in verdicts if each.judge == EVIDENCE_CHECK]
    if not checks:
        stored = attempt.evaluations.filter(judge=EVIDENCE_CHECK).order_by("created_at")
        checks = [item.details for item in stored][-1:]
    if any(check_state(each).lacks_evidence for each in checks):
        reasons.append("evidence check: most of its claims have no quote in the transcript")
    return reasons


def _choose_action(
    summary: Summary,
    attempt: Attempt,
    short: Sequence[dict[str, Any]],
    lacking: Sequence[str] = (),
) -> tuple[Action, str]:
    """The next move for the text, and why."""
    if not short and lacking:
        return Action.EXHAUST, "; ".join(lacking)
    if not short:
        return Action.PASS, "every blocking criterion reaches its threshold"
    reason = "; ".join(map(describe_shortfall, short))
    if attempt.origin == Origin.AUTHOR:
        return Action.RETURN, reason
    if attempt.origin == Origin.REVIEWER:
        return Action.EXHAUST, reason
    # A person who sends the summary back opens a new budget.
    sent_back = summary.transitions.filter(action=Action.SEND_BACK).order_by("-at").first()
    # A text that was only too long had passed.
    spent = summary.attempts.filter(origin=Origin.MODEL).exclude(briefs__words__isnull=False)
    # One that repeats a text for a corrected transcript was not written again.
    spent = spent.exclude(based_on__sha256=F("sha256"))
    if sent_back:
        spent = spent.filter(created_at__gte=sent_back.at)
    used_up = spent.count() >= summary.guideline_version.attempt_budget
    return Action.EXHAUST if used_up else Action.REWRITE, reason


def _is_to_be_shortened(summary: Summary, attempt: Attempt) -> bool:
    """Whether a text that passes and is too long is sent back for that: once a summary, and never
    a reviewer's own."""
    before = RevisionBrief.objects.filter(attempt__summary=summary, words__isnull=False)
    return attempt.origin != Origin.REVIEWER and not before.exists()


# Fields of a judgement that are stored in another form.
_ROW_FIELDS = ("scores", "findings")
# Fields of a score's row; the rest is in its evaluation.
_SCORE_COLUMNS = ("value", "answer", "probability_below", "mode", "spread")


def _store_verdict(attempt: Attempt, summary: Summary, verdict: JudgeVerdict) -> None:
    """Raises ValueError for a quote that is not in its turn: an evaluation stores only places in
    turns, and would quote other words."""
    judgement = verdict.judgement
    is_evidence = verdict.judge == EVIDENCE_CHECK
    if is_evidence and _is_checked(attempt):
        return
    told: list[CriterionScore | SentenceFinding] = [*judgement.scores, *judgement.findings]
    for item in told:
        quotes = [asdict(quote) for quote in item.quotes]
        if quotes != decode_quotes(encode_quotes(quotes), summary.transcript.corrected_turns):
            raise ValueError(f"quotes {quotes} of {item} do not stand in their turns")
    verdict_alone = decide_verdict(judgement.scores, summary.guideline_version)
    rows = {row.name: row for row in summary.guideline_version.criteria.all()}
    evaluation = Evaluation.objects.create(
        attempt=attempt,
        guideline_version=summary.guideline_version,
        role=verdict.role,
        judge=verdict.judge,
        corrections=summary.transcript.last_correction,
        passed=None if is_evidence else not verdict_alone.stops,
        found=finding_rows(finding.stored() for finding in judgement.findings),
        said=[
            {
                "criterion": rows[score.criterion.name].pk,
                "reason": score.reason,
                "distribution": score.distribution,
                "quoted": encode_quotes(map(asdict, score.quotes)),
                "unfounded": score.unfounded,
                "read": score.read and asdict(score.read),
            }
            for score in judgement.scores
        ],
        **{name: value for name, value in vars(judgement).items() if name not in _ROW_FIELDS},
    )
    Score.objects.bulk_create(
        Score(
            evaluation=evaluation,
            criterion=rows[score.criterion.name],
            **{name: getattr(score, name) for name in _SCORE_COLUMNS},
        )
        for score in judgement.scores
    )


# --- Evidence search --------------------------------------------------------


def run_search(search_id: UUID) -> None:
    """Look for evidence for a text without a verdict or with a failed check, unless another worker
    does or did."""
    jobs.run(EvidenceSearch, search_id, _search_evidence)


def _search_evidence(search: EvidenceSearch) -> None:
    related = ("summary__transcript", "summary__guideline_version")
    attempt = Attempt.objects.select_related(*related).get(pk=search.attempt_id)
    evaluations = list(attempt.evaluations.all())
    if evaluations and evidence_state(evaluations) != EvidenceState.FAILED:
        return
    summary = attempt.summary
    judge_input = _summary_judge_input(summary, attempt)
    judges = {name for name, _ in criteria_by_judge(summary.guideline_version, judge_input.model)}
    if is_unread(attempt):
        names = ("start", "end", "text", "relation", "reason", "found_by", "probability", "doubt")
        carried = [
            SentenceFinding(
                **{name: getattr(row, name) for name in names},
                turns=tuple(row.turns),
                quotes=tuple(Quote(**quote) for quote in row.quotes),
                accepted=tuple(Accepted(**each) for each in row.accepted),
            )
            for row in carried_findings(attempt)
        ]
        judgement = evidence_without_verdict(judge_input, judges, carried=carried)
    else:
        # What judges found in the text, without the substitute for a failed check.
        known = ("start", "end", "text", "relation", "reason", "found_by")
        found = [
            SentenceFinding(**{name: getattr(row, name) for name in known}, turns=tuple(row.turns))
            for evaluation in evaluations
            if evaluation.judge != EVIDENCE_CHECK
            for row in evaluation.findings
        ]
        judgement = check_evidence(judge_input, judges, found)
    if judgement is not None:
        with transaction.atomic():
            # The text may be judged at the same time.
            Summary.objects.select_for_update().get(pk=summary.pk)
            _store_verdict(attempt, summary, _evidence_verdict(judgement))
            note_attention(summary)
