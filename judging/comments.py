"""Whether a rewritten text does what a reviewer asked for: a criterion of its own.

It belongs to no guideline, so its score has no row; the details of the first verdict hold it under
`ASKED`, and with them the record.
"""

from collections.abc import Sequence
from typing import Any

from judging.gate import JudgeVerdict, with_details
from judging.judges import geval
from judging.judges.base import JudgeInput, Judgement, Unscored
from llm.types import OFFLINE
from summaries.models import Attempt, Criterion, GuidelineVersion, Origin, RevisionBrief

ASKED = "what the reviewer asked for"
_DEFINITION = (
    "Whether this summary does what the reviewer's comment on the earlier one asks for. Judge "
    "nothing else: style and completeness count only if the comment is about them."
)
_STEPS = [
    "List what the comment asks for.",
    "Look for each of these in the summary, and for the facts in the transcript.",
    "Score: 5 = everything is done, 3 = a part is missing, 1 = nothing is done.",
]


def criterion_of(version: GuidelineVersion) -> Criterion:
    return Criterion(guideline_version=version, name=ASKED, definition=_DEFINITION, steps=_STEPS)


def with_answer(
    judge_input: JudgeInput, verdicts: list[JudgeVerdict], attempt: Attempt
) -> list[JudgeVerdict]:
    """The verdicts, the first with the answer where a reviewer asked for something.

    Without a language model nobody answers. Raises what the judge's server raises.
    """
    brief = _asked(attempt)
    if brief is None or judge_input.model == OFFLINE:
        return verdicts
    answer, judgements = _answer(judge_input, brief, attempt)
    return with_details(verdicts, ASKED, answer, judgements)


def _asked(attempt: Attempt) -> RevisionBrief | None:
    """What a person wrote last before a model wrote `attempt`."""
    if attempt.origin != Origin.MODEL:
        return None
    briefs = RevisionBrief.objects.filter(attempt__summary=attempt.summary_id, by__isnull=False)
    before = briefs.exclude(comment="").filter(created_at__lt=attempt.created_at)
    return before.order_by("created_at", "id").last()


def _answer(
    judge_input: JudgeInput, brief: RevisionBrief, attempt: Attempt
) -> tuple[dict[str, Any], list[Judgement]]:
    version = attempt.summary.guideline_version
    criterion = criterion_of(version)
    asked = {"comment": brief.comment, "threshold": version.threshold}
    try:
        judgement = geval.judge_comment(judge_input, brief.comment, criterion)
    except Unscored as error:
        return {**asked, "score": None, "reason": str(error)}, []
    (score,) = judgement.scores
    return {**asked, "score": score.value, "reason": score.reason}, [judgement]


def unanswered(verdicts: Sequence[JudgeVerdict]) -> list[dict[str, Any]]:
    """The shortfall of a text that does not do what was asked, as the gate has them."""
    answers = [verdict.judgement.details.get(ASKED) for verdict in verdicts]
    return [
        {
            "criterion": ASKED,
            "score": answer["score"],
            "threshold": answer["threshold"],
            "reason": f"{answer['reason']} The reviewer wrote: {answer['comment']}",
        }
        for answer in answers
        if answer and answer["score"] is not None and answer["score"] < answer["threshold"]
    ]
