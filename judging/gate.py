"""The gate: asks the judges, and decides whether an attempt may go to a reviewer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from judging.judges import geval, method_named, screens, without_model
from judging.judges.base import CriterionScore, JudgeInput, Judgement, Unscored
from judging.models import Evaluation, EvaluationRole
from judging.variants import another
from llm.conf import options
from llm.errors import LLMError, Transient
from llm.prices import total_cost
from llm.types import OFFLINE
from summaries.models import Attempt, Criterion, GuidelineVersion, Origin, RevisionBrief

# --- Scores -----------------------------------------------------------------


def shortfalls(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria below their threshold, unrounded. A score that rests on made-up quotes
    counts as none, so it is left out."""
    return [
        _shortfall(score, score.reason)
        for score in scores
        if score.criterion.blocking and not score.reaches and not score.unfounded
    ]


def unfounded(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria without a valid score: most of the judge's quotes are made up. A text
    passes the gate with neither these nor `shortfalls`."""
    reason = "most of the judge's quotes are not in the transcript"
    return [
        _shortfall(score, reason)
        for score in scores
        if score.criterion.blocking and score.unfounded
    ]


def judged_by_prescreens_only(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria if only pre-screens judged them: those pass no text on their own."""
    blocking = [score for score in scores if score.criterion.blocking]
    if any(score.criterion.method not in screens() for score in blocking):
        return []
    reason = "only a pre-screen judged it, and a pre-screen passes nothing on its own"
    return [_shortfall(score, reason) for score in blocking]


def _shortfall(score: CriterionScore, reason: str) -> dict[str, Any]:
    return {
        "criterion": score.criterion.name,
        "score": score.value,
        "threshold": score.criterion.effective_threshold,
        "reason": reason,
    }


# --- Verdicts ---------------------------------------------------------------
# Retrying until a judge passes selects lucky scores. So does a score within its own uncertainty of
# the threshold. Such a pass is judged again in another wording before it counts.


@dataclass(frozen=True)
class JudgeVerdict:
    """One judge's judgement, and whether it is the first or a confirmation."""

    role: EvaluationRole
    judge: str
    judgement: Judgement


Groups = Sequence[tuple[str, Sequence[Criterion]]]


def scores_of(verdicts: Sequence[JudgeVerdict]) -> list[CriterionScore]:
    return [score for verdict in verdicts for score in verdict.judgement.scores]


def verdicts_on(
    judge_input: JudgeInput, groups: Groups, attempt: Attempt, version: GuidelineVersion
) -> list[JudgeVerdict]:
    """All judges' verdicts. Raises what judges raise."""
    return with_confirmation(judge_input, first_verdicts(judge_input, groups), attempt, version)


def first_verdicts(judge_input: JudgeInput, groups: Groups) -> list[JudgeVerdict]:
    """The first verdict of every judge. Raises what judges raise."""
    return [
        JudgeVerdict(EvaluationRole.FIRST, name, method_named(name).run(judge_input, criteria))
        for name, criteria in groups
    ]


def with_confirmation(
    judge_input: JudgeInput, first: list[JudgeVerdict], attempt: Attempt, version: GuidelineVersion
) -> list[JudgeVerdict]:
    """The first verdicts and, where a pass is in doubt, the second ones.

    Judges without a model are asked once: they always say the same. Raises what judges raise.
    """
    scores = scores_of(first)
    if not version.confirm or shortfalls(scores) or unfounded(scores):
        return first
    again = replace(judge_input, variant=another(judge_input.variant), confirming=True)
    doubted = [
        (verdict.judge, in_doubt(verdict.judgement.scores, rewritten=attempt.number > 1))
        for verdict in first
        if verdict.judge not in without_model()
    ]
    return first + [
        JudgeVerdict(EvaluationRole.CONFIRMATION, name, method_named(name).run(again, criteria))
        for name, criteria in doubted
        if criteria
    ]


def in_doubt(scores: Sequence[CriterionScore], *, rewritten: bool) -> list[Criterion]:
    """The blocking criteria whose pass has to be confirmed.

    After a rewrite all of them; otherwise those whose interval reaches below the threshold or is
    unknown.
    """
    return [
        score.criterion
        for score in scores
        if score.criterion.blocking
        and (
            rewritten
            or score.spread is None
            or score.value - score.spread < score.criterion.effective_threshold
        )
    ]


def _with_details(
    verdicts: Sequence[JudgeVerdict], key: str, details: Any, further: Sequence[Judgement] = ()
) -> list[JudgeVerdict]:
    """The verdicts. The first gains `details` under `key` and the cost of the `further` ones."""
    first, *others = verdicts
    judgements = [first.judgement, *further]
    whole = replace(
        first.judgement,
        details={**first.judgement.details, key: details},
        seconds=sum(each.seconds for each in judgements),
        prompt_tokens=sum(each.prompt_tokens for each in judgements),
        completion_tokens=sum(each.completion_tokens for each in judgements),
        cost=total_cost(each.cost for each in judgements),
    )
    return [replace(first, judgement=whole), *others]


# --- What a reviewer asked for ----------------------------------------------
# Whether a rewritten text does what a reviewer asked is a separate criterion. It belongs to no
# guideline, so its score has no row: details of the first verdict and record hold it under `ASKED`.

ASKED = "what the reviewer asked for"
_DEFINITION = (
    "Whether this summary does what the reviewer asked for. Style and completeness count only if "
    "the reviewer asked for them."
)
_STEPS = [
    "List what the reviewer asked for.",
    "Look for each point in the summary, and for its facts in the transcript.",
    "Score: 5 = everything is done, 3 = a part is missing, 1 = nothing is done.",
]


def asked_criterion(version: GuidelineVersion) -> Criterion:
    return Criterion(guideline_version=version, name=ASKED, definition=_DEFINITION, steps=_STEPS)


def with_answer(
    judge_input: JudgeInput, verdicts: list[JudgeVerdict], attempt: Attempt
) -> list[JudgeVerdict]:
    """The verdicts. Where a person asked the model for something, the first has the answer.

    Without a language model there is none. Raises what the judge's server raises.
    """
    if attempt.origin != Origin.MODEL or judge_input.model == OFFLINE:
        return verdicts
    briefs = RevisionBrief.objects.filter(attempt__summary=attempt.summary_id, by__isnull=False)
    before = briefs.exclude(comment="").filter(created_at__lt=attempt.created_at)
    brief = before.select_related("attempt").order_by("created_at", "id").last()
    if brief is None:
        return verdicts
    version = attempt.summary.guideline_version
    asked = {"comment": brief.comment, "threshold": version.threshold}
    try:
        judgement = geval.judge_comment(
            judge_input, brief.comment, brief.attempt.text, asked_criterion(version)
        )
    except Unscored as error:
        return _with_details(verdicts, ASKED, {**asked, "score": None, "reason": str(error)})
    (score,) = judgement.scores
    answer = {**asked, "score": score.value, "reason": score.reason}
    return _with_details(verdicts, ASKED, answer, [judgement])


def unanswered(verdicts: Sequence[JudgeVerdict]) -> list[dict[str, Any]]:
    """The shortfall of a text that does not do what was asked, in the form of `shortfalls`."""
    answers = [verdict.judgement.details.get(ASKED) for verdict in verdicts]
    return [
        {
            "criterion": ASKED,
            "score": answer["score"],
            "threshold": answer["threshold"],
            "reason": answer["reason"],
        }
        for answer in answers
        if answer and answer["score"] is not None and answer["score"] < answer["threshold"]
    ]


# --- Second judge -----------------------------------------------------------
# A judge prefers texts of its own model (G-Eval, arXiv 2303.16634, section 4). The second judge,
# COUNTERSIGN_SECOND_JUDGE_MODEL, decides nothing. The details of the first verdict hold its scores
# under `SECOND`. Where the two disagree over a threshold, the reviewer is warned and has to say why
# they approve.

SECOND = "second judge"


def with_second_judge(
    judge_input: JudgeInput, groups: Groups, verdicts: list[JudgeVerdict], *, patient: bool
) -> list[JudgeVerdict]:
    """The verdicts. The first has the scores of the second judge, where one is set.

    Raises Transient while `patient`; otherwise keeps the failure of a judge that cannot answer.
    """
    model = options().SECOND_JUDGE_MODEL
    if not model or OFFLINE in {judge_input.model, model} or model == judge_input.model:
        return verdicts
    try:
        judgements = [
            method_named(name).run(replace(judge_input, model=model), criteria)
            for name, criteria in groups
            if name not in without_model()
        ]
    except LLMError as error:
        if patient and isinstance(error, Transient):
            raise
        failure = {"model": model, "scores": [], "failure": str(error)}
        return _with_details(verdicts, SECOND, failure)
    if not judgements:
        return verdicts
    # The first value of a confirmed score counts.
    first = {score.criterion.name: score.value for score in reversed(scores_of(verdicts))}
    scores = []
    for score in (each for judgement in judgements for each in judgement.scores):
        name, threshold = score.criterion.name, score.criterion.effective_threshold
        if name in first:
            scores.append(
                {
                    "criterion": name,
                    "first": first[name],
                    "score": score.value,
                    "threshold": threshold,
                    "blocking": score.criterion.blocking,
                    "disagree": (first[name] >= threshold) != (score.value >= threshold),
                    "reason": score.reason,
                }
            )
    details = {"model": model, "scores": scores, "failure": ""}
    return _with_details(verdicts, SECOND, details, judgements)


def second_verdict(evaluations: Sequence[Evaluation]) -> dict[str, Any] | None:
    """`model`, `scores` and `failure` of the second judge; None where there was none."""
    found = (evaluation.details.get(SECOND) for evaluation in evaluations)
    return next(filter(None, found), None)
