"""The gate: whether an attempt may go to a reviewer, and when a pass has to be confirmed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from judging.judges import method_named, screens, without_model
from judging.judges.base import CriterionScore, JudgeInput, Judgement, total_cost
from judging.models import EvaluationRole
from judging.variants import another
from summaries.models import Attempt, Criterion, GuidelineVersion


def shortfalls(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria below their threshold, unrounded. What rests on made-up quotes is no
    score, so it is not among them."""
    return [
        _shortfall(score, score.reason)
        for score in scores
        if score.criterion.blocking and not score.reaches and not score.unfounded
    ]


def unfounded(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria without a score that counts: most of the judge's quotes are made up.
    The gate is passed where there are neither these nor `shortfalls`."""
    reason = "most of the judge's quotes are not in the transcript"
    return [
        _shortfall(score, reason)
        for score in scores
        if score.criterion.blocking and score.unfounded
    ]


def judged_by_prescreens_only(scores: Sequence[CriterionScore]) -> list[dict[str, Any]]:
    """The blocking criteria when only pre-screens judged them: one passes nothing on its own."""
    blocking = [score for score in scores if score.criterion.blocking]
    if any(score.criterion.method not in screens() for score in blocking):
        return []
    reason = "only a pre-screen judged it, and a pre-screen passes nothing on its own"
    return [_shortfall(score, reason) for score in blocking]


def in_doubt(scores: Sequence[CriterionScore], *, rewritten: bool) -> list[Criterion]:
    """The blocking criteria whose pass has to be confirmed.

    After a rewrite all of them; else those whose interval reaches below the threshold, or whose
    interval nobody knows.
    """
    return [
        score.criterion
        for score in scores
        if score.criterion.blocking and (rewritten or _reaches_below_threshold(score))
    ]


def _shortfall(score: CriterionScore, reason: str) -> dict[str, Any]:
    return {
        "criterion": score.criterion.name,
        "score": score.value,
        "threshold": score.criterion.effective_threshold,
        "reason": reason,
    }


def _reaches_below_threshold(score: CriterionScore) -> bool:
    return score.spread is None or score.value - score.spread < score.criterion.effective_threshold


# --- Confirmation -----------------------------------------------------------
# A second judgement of a pass that may be luck.
#
# Retrying until a judge passes selects its lucky scores, and so does taking a score that is within
# its own uncertainty of the threshold. Such a pass is judged again in other words before it counts.


@dataclass(frozen=True)
class JudgeVerdict:
    """One judge's judgement, and whether it was asked first or to confirm."""

    role: EvaluationRole
    judge: str
    judgement: Judgement


Groups = Sequence[tuple[str, Sequence[Criterion]]]


def verdicts_on(
    judge_input: JudgeInput, groups: Groups, attempt: Attempt, version: GuidelineVersion
) -> list[JudgeVerdict]:
    """All verdicts of all judges. Raises what judges raise."""
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

    Judges without a model are not asked twice: they would say the same. Raises what judges raise.
    """
    scores = scores_of(first)
    if not version.confirm or shortfalls(scores) or unfounded(scores):
        return first
    again = replace(judge_input, variant=another(judge_input.variant), confirming=True)
    return first + _second(again, first, rewritten=attempt.number > 1)


def scores_of(verdicts: Sequence[JudgeVerdict]) -> list[CriterionScore]:
    return [score for verdict in verdicts for score in verdict.judgement.scores]


def with_details(
    verdicts: Sequence[JudgeVerdict], key: str, details: Any, further: Sequence[Judgement]
) -> list[JudgeVerdict]:
    """The verdicts, the first with `details` under `key` and with what `further` ones took."""
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


def _second(
    again: JudgeInput, first: Sequence[JudgeVerdict], *, rewritten: bool
) -> list[JudgeVerdict]:
    fallible = [verdict for verdict in first if verdict.judge not in without_model()]
    doubted = [
        (verdict.judge, in_doubt(verdict.judgement.scores, rewritten=rewritten))
        for verdict in fallible
    ]
    return [
        JudgeVerdict(EvaluationRole.CONFIRMATION, name, method_named(name).run(again, criteria))
        for name, criteria in doubted
        if criteria
    ]
