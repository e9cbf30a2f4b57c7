"""A second judgement of a pass that may be luck.

Retrying until a judge passes selects its lucky scores, and so does taking a score that is within
its own uncertainty of the threshold. Such a pass is judged again in other words before it counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from judging.gate import in_doubt, shortfalls
from judging.judges import DETERMINISTIC, JUDGES
from judging.judges.base import Case, CriterionScore, Judgement
from judging.models import EvaluationRole
from judging.variants import another
from summaries.models import Attempt, Criterion, GuidelineVersion


@dataclass(frozen=True)
class Verdict:
    """What one judge said, and whether it was asked first or to confirm."""

    role: EvaluationRole
    judge: str
    judgement: Judgement


Groups = Sequence[tuple[str, Sequence[Criterion]]]


def judged(
    case: Case, groups: Groups, attempt: Attempt, version: GuidelineVersion
) -> list[Verdict]:
    """All verdicts of all judges. Raises what judges raise."""
    return confirmed(case, asked(case, groups), attempt, version)


def asked(case: Case, groups: Groups) -> list[Verdict]:
    """The first verdict of every judge. Raises what judges raise."""
    return [
        Verdict(EvaluationRole.FIRST, name, JUDGES[name](case, criteria))
        for name, criteria in groups
    ]


def confirmed(
    case: Case, first: list[Verdict], attempt: Attempt, version: GuidelineVersion
) -> list[Verdict]:
    """The first verdicts and, where a pass is in doubt, the second ones.

    Judges without a model are not asked twice: they would say the same. Raises what judges raise.
    """
    if not version.confirm or shortfalls(scores_of(first)):
        return first
    again = replace(case, variant=another(case.variant), confirming=True)
    return first + _second(again, first, rewritten=attempt.number > 1)


def scores_of(verdicts: Sequence[Verdict]) -> list[CriterionScore]:
    return [score for verdict in verdicts for score in verdict.judgement.scores]


def _second(again: Case, first: Sequence[Verdict], *, rewritten: bool) -> list[Verdict]:
    fallible = [verdict for verdict in first if verdict.judge not in DETERMINISTIC]
    doubted = [
        (verdict.judge, in_doubt(verdict.judgement.scores, rewritten=rewritten))
        for verdict in fallible
    ]
    return [
        Verdict(EvaluationRole.CONFIRMATION, name, JUDGES[name](again, criteria))
        for name, criteria in doubted
        if criteria
    ]
