"""Cases brought to a state through the same doors as the pipeline and people use."""

from typing import Any

from countersign_judge.marks import SIMILARITY
from django.contrib.auth.models import User

from judging.findings import finding_rows
from judging.models import Evaluation, Score
from records.models import Record
from reviews.decisions import approve
from summaries.intake import Submission, ingest_submission
from summaries.models import Attempt, FailureKind, Origin, Summary
from summaries.moves import Actor, move
from summaries.services import add_attempt
from summaries.status import Action, Role

TEXT = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday.\n"
SUMMARY = "The pump failed on Monday. Ben ships the valve on Friday."


def new_case(
    external_id: str, *, by: User | None = None, source: str = "crm", **sent: Any
) -> Summary:
    submission = Submission(
        source=source, external_id=external_id, title=f"Meeting {external_id}", content=TEXT, **sent
    )
    return ingest_submission(submission, by=by).summary


def draft(summary: Summary, *, model: str = "offline", text: str = SUMMARY) -> Attempt:
    """The writer's text, not yet judged."""
    move(summary, Action.WRITE, by=Actor(Role.WRITER))
    return add_attempt(
        summary, text=text, origin=Origin.MODEL, based_on=summary.latest_attempt, model=model
    )


def evaluate(attempt: Attempt, *, model: str = "offline", value: float = 4.5) -> Evaluation:
    """A verdict with the same score for every criterion and one finding."""
    version = attempt.summary.guideline_version
    end = attempt.text.index(".") + 1
    evaluation = Evaluation.objects.create(
        attempt=attempt,
        guideline_version=version,
        judge="lexical",
        model=model,
        passed=value >= version.threshold,
        seconds=0.1,
        found=finding_rows(
            [
                {
                    "start": 0,
                    "end": end,
                    "relation": "similar",
                    "turns": [0],
                    "found_by": SIMILARITY,
                }
            ]
        ),
        said=[
            {
                "criterion": criterion.pk,
                "reason": "It reads well.",
                "distribution": {},
                "quoted": [],
            }
            for criterion in version.criteria.all()
        ],
    )
    for criterion in version.criteria.all():
        Score.objects.create(
            evaluation=evaluation, criterion=criterion, value=value, mode="measured"
        )
    return evaluation


def in_review(
    external_id: str, *, by: User | None = None, model: str = "offline", **sent: Any
) -> Summary:
    summary = new_case(external_id, by=by, **sent)
    evaluate(draft(summary, model=model), model=model)
    move(summary, Action.PASS, by=Actor(Role.JUDGE))
    return summary


def approved(external_id: str, *, reviewer: User, by: User | None = None, **sent: Any) -> Record:
    summary = in_review(external_id, by=by, **sent)
    attempt = summary.attempts.get(number=1)
    return approve(summary, by=reviewer, number=1, text_sha256=attempt.sha256, seen=1)


def failed(external_id: str, *, by: User | None = None) -> Summary:
    summary = new_case(external_id, by=by)
    why, kind = "the model refused", FailureKind.DECLINED
    move(summary, Action.FAIL, by=Actor(Role.WRITER), reason=why, kind=kind)
    return summary
