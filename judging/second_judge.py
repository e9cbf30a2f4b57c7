"""A second judge of another model: COUNTERSIGN_SECOND_JUDGE_MODEL.

A judge prefers texts of its own model (G-Eval, arXiv 2303.16634, section 4). The second one decides
nothing: the details of the first verdict hold its scores under `SECOND`, and where the two part
over a threshold, the reviewer is warned and has to say why they approve.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from judging.gate import Groups, JudgeVerdict, with_details
from judging.judges import method_named, without_model
from judging.judges.base import CriterionScore, JudgeInput
from judging.models import Evaluation
from llm.conf import options
from llm.errors import LLMError, Transient
from llm.types import OFFLINE
from summaries.texts import score_shown

SECOND = "second judge"


def with_second_judge(
    judge_input: JudgeInput, groups: Groups, verdicts: list[JudgeVerdict], *, patient: bool
) -> list[JudgeVerdict]:
    """The verdicts, the first with the scores of the second judge, where one is set.

    Raises Transient while `patient`; else a judge that cannot be asked is told by its failure.
    """
    model = options().SECOND_JUDGE_MODEL
    if not model or OFFLINE in {judge_input.model, model} or model == judge_input.model:
        return verdicts
    other = replace(judge_input, model=model)
    try:
        judgements = [
            method_named(name).run(other, criteria)
            for name, criteria in groups
            if name not in without_model()
        ]
    except LLMError as error:
        if patient and isinstance(error, Transient):
            raise
        failure = {"model": model, "scores": [], "failure": str(error)}
        return with_details(verdicts, SECOND, failure, [])
    if not judgements:
        return verdicts
    first = {score.criterion.name: score.value for each in verdicts[::-1] for score in _of(each)}
    scores = [
        _row(score, first[score.criterion.name])
        for judgement in judgements
        for score in judgement.scores
        if score.criterion.name in first
    ]
    details = {"model": model, "scores": scores, "failure": ""}
    return with_details(verdicts, SECOND, details, judgements)


def _of(verdict: JudgeVerdict) -> Sequence[CriterionScore]:
    return verdict.judgement.scores


def _row(score: CriterionScore, first: float) -> dict[str, Any]:
    threshold = score.criterion.effective_threshold
    return {
        "criterion": score.criterion.name,
        "first": first,
        "score": score.value,
        "threshold": threshold,
        "blocking": score.criterion.blocking,
        "disagree": (first >= threshold) != (score.value >= threshold),
        "reason": score.reason,
    }


def second_verdict(evaluations: Sequence[Evaluation]) -> dict[str, Any] | None:
    """`model`, `scores` and `failure` of the second judge; None where there was none."""
    found = (evaluation.details.get(SECOND) for evaluation in evaluations)
    return next(filter(None, found), None)


def disagreements(evaluations: Sequence[Evaluation]) -> list[str]:
    """Each blocking criterion on which one judge passes the text and the other does not."""
    second = second_verdict(evaluations) or {"model": "", "scores": ()}
    warning = _(
        "The judges disagree on {criterion}: {first}, and {score} from {model}, where {threshold} "
        "is needed."
    )
    return [
        warning.format(
            criterion=row["criterion"],
            first=score_shown(row["first"]),
            score=score_shown(row["score"]),
            model=second["model"],
            threshold=score_shown(row["threshold"]),
        )
        for row in second["scores"]
        if row["disagree"] and row["blocking"]
    ]
