"""Decisions of people. Each is one transaction that writes a Review and moves the case."""

from typing import TYPE_CHECKING

from django.db import transaction

from reviews import policies, records
from reviews.models import Decision, Record, Review
from summaries.models import Attempt, Summary
from summaries.models.cases import Origin
from summaries.moves import Actor, StaleStatus, move
from summaries.services import add_attempt, brief
from summaries.status import Action, Role

if TYPE_CHECKING:
    from django.contrib.auth.models import User

ATTESTATION_VERSION = "1"
ATTESTATION = (
    "I have read this summary against the transcript. To the best of my knowledge it is complete "
    "and correct, and I approve it as the record of this meeting."
)


class StaleText(Exception):
    """The person decided on a text that is not (or no longer) the newest of the case."""

    def __init__(self, latest: Attempt) -> None:
        super().__init__(f"Attempt {latest.number} appeared after the page was opened.")
        self.latest = latest


def _locked(summary: Summary, *, seen: int) -> Summary:
    """The case under a row lock, if `seen` is still the number of its newest attempt."""
    locked = (
        Summary.objects.select_for_update(of=("self",))
        .select_related("transcript", "guideline_version__guideline")
        .get(pk=summary.pk)
    )
    latest = locked.attempts.order_by("-number")[0]
    if latest.number != seen:
        raise StaleText(latest)
    return locked


def _bound(summary: Summary, number: int, text_sha256: str) -> Attempt:
    attempt = summary.attempts.get(number=number)
    if attempt.sha256 != text_sha256:
        raise StaleText(attempt)
    return attempt


@transaction.atomic
def approve(
    summary: Summary, *, by: "User", number: int, text_sha256: str, seen: int, comment: str = ""
) -> Record:
    """Approve attempt `number`, bound to the exact text shown, and write its record.

    `seen` is the newest attempt's number when the page was made. Raises PermissionDenied,
    StaleText, StaleStatus, ForbiddenMove; nothing is written then.
    """
    case = _locked(summary, seen=seen)
    policies.check_can_approve(by, case)
    attempt = _bound(case, number, text_sha256)
    review = _review(attempt, Decision.APPROVE, by, comment, attestation=ATTESTATION)
    move(case, Action.APPROVE, by=Actor(Role.REVIEWER, by), reason=comment)
    review.attempt.summary = case
    return records.append(review)


@transaction.atomic
def reject(summary: Summary, *, by: "User", number: int, seen: int, comment: str) -> Review:
    """Close the case without a record. Raises as `approve` does, and ValueError with no comment."""
    case = _locked(summary, seen=seen)
    policies.check_can_reject(by, case)
    review = _review(_attempt(case, number), Decision.REJECT, by, _said(comment))
    move(case, Action.REJECT, by=Actor(Role.REVIEWER, by), reason=comment)
    return review


@transaction.atomic
def send_back(summary: Summary, *, by: "User", number: int, seen: int, comment: str) -> Review:
    """To the model for rewriting with the comment as its brief, or to the author who wrote it."""
    case = _locked(summary, seen=seen)
    policies.check_can_decide(by, case)
    review = _review(_attempt(case, number), Decision.SEND_BACK, by, _said(comment))
    # The next writer starts from the newest text, so the brief goes there.
    brief(case.attempts.order_by("-number")[0], comment=comment.strip(), by=by)
    action = Action.RETURN if case.author_id else Action.SEND_BACK
    move(case, action, by=Actor(Role.REVIEWER, by), reason=comment)
    return review


@transaction.atomic
def edit(
    summary: Summary, *, by: "User", number: int, seen: int, text: str, judge: bool
) -> Attempt:
    """A reviewer's own wording as the next attempt; `judge` has it judged before it comes back."""
    case = _locked(summary, seen=seen)
    policies.check_can_decide(by, case)
    text = text.replace("\r\n", "\n").strip()
    base = _attempt(case, number)
    if not text or "\x00" in text:
        raise ValueError("The summary is empty or holds a NUL character. Write its text.")
    if text == base.text:
        raise ValueError("The text is unchanged. Change it, or approve it as it is.")
    attempt = add_attempt(case, text=text, origin=Origin.REVIEWER, based_on=base, by=by)
    if judge:
        move(case, Action.REJUDGE, by=Actor(Role.REVIEWER, by), reason="judge the edited text")
    return attempt


def _attempt(summary: Summary, number: int) -> Attempt:
    return summary.attempts.get(number=number)


def _said(comment: str) -> str:
    if not comment.strip():
        raise ValueError("Say why: the next writer and the history need a reason.")
    return comment.strip()


def _review(
    attempt: Attempt, decision: Decision, by: "User", comment: str, *, attestation: str = ""
) -> Review:
    return Review.objects.create(
        attempt=attempt,
        reviewer=by,
        decision=decision,
        comment=comment,
        text_sha256=attempt.sha256,
        attestation=attestation,
    )


__all__ = ["ATTESTATION", "StaleStatus", "StaleText", "approve", "edit", "reject", "send_back"]
