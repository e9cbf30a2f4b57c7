"""A reviewer's answers to marked sentences: those that they found in the transcript."""

from collections.abc import Sequence
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from judging.attention import Attention, read_attention
from judging.carrying import find_unchanged
from judging.remarks import JudgedSpan
from reviews import claims, policies, ratings
from reviews.models import MarkAnswer
from summaries.models import Attempt, Summary

# What the signer says of a marked sentence: they found it, or the comment answers it.
PROVEN, REASON = "proven", "reason"


@transaction.atomic
def answer_mark(
    summary: Summary, *, by: User, number: int, start: int, end: int, mark: str, is_proven: bool
) -> Attention:
    """Store, or take back, that `by` found the sentence from `start` to `end` of attempt `number`
    in the transcript. Claims the case. Returns what of the text needs attention.

    Raises PermissionDenied, Claimed, and ValueError where the sentence has no such `mark`.
    """
    claims.lock_user(by)
    policies.check_can_decide(by, summary)
    ratings.check_rated(summary, by=by)
    claims.renew_or_take(summary, by=by)
    attempt = summary.attempts.get(number=number)
    attention = read_attention(attempt)
    marks = {(span.start, span.end): span.mark for span in attention.marks}
    if marks.get((start, end)) != mark:
        raise ValueError(_("This sentence has another mark now. Read it again, then answer."))
    found: dict[str, Any] = {"attempt": attempt, "reviewer": by, "start": start, "end": end}
    if is_proven:
        MarkAnswer.objects.update_or_create(**found, defaults={"mark": mark})
    else:
        MarkAnswer.objects.filter(**found).delete()
    return attention


def carry_answers(base: Attempt, edit: Attempt, *, by: User) -> None:
    """The answers of `by` to sentences that `edit` leaves as they were in `base`."""
    unchanged = find_unchanged(base.text, edit.text)
    MarkAnswer.objects.bulk_create(
        MarkAnswer(
            attempt=edit,
            reviewer=by,
            start=answer.start + shift,
            end=answer.end + shift,
            mark=answer.mark,
        )
        for answer in MarkAnswer.objects.filter(attempt=base, reviewer=by)
        for start, end, shift in unchanged
        if start <= answer.start and answer.end <= end
    )


def proven_spans(attempt: Attempt, attention: Attention, *, by: User) -> set[tuple[int, int]]:
    """The marked sentences that `by` found in the transcript. An answer to another mark than the
    sentence has now does not count."""
    answers = MarkAnswer.objects.filter(attempt=attempt, reviewer=by)
    proven = set(answers.values_list("start", "end", "mark"))
    return {
        (span.start, span.end)
        for span in attention.marks
        if (span.start, span.end, span.mark) in proven
    }


def open_marks(attempt: Attempt, attention: Attention, *, by: User) -> list[JudgedSpan]:
    """The marked sentences that `by` has not answered."""
    proven = proven_spans(attempt, attention, by=by)
    return [span for span in attention.marks if (span.start, span.end) not in proven]


def answer_rows(marks: Sequence[JudgedSpan], still_open: Sequence[JudgedSpan]) -> list[Any]:
    """The answers of a signature in the form of `Review.answers`."""
    return [
        {
            "start": span.start,
            "end": span.end,
            "mark": str(span.mark),
            "answer": REASON if span in still_open else PROVEN,
        }
        for span in marks
    ]


def describe_checked(attention: Attention, still_open: Sequence[JudgedSpan]) -> str:
    """Such as "3 of 5 checked"; empty without a mark."""
    if not attention.marks:
        return ""
    number, of = len(attention.marks) - len(still_open), len(attention.marks)
    return _("{number} of {of} checked").format(number=number, of=of)


def describe_open_marks(count: int) -> str:
    """What is left to answer; empty for none."""
    if not count:
        return ""
    return ngettext(
        "{count} marked sentence has no answer. Answer it, or give one reason.",
        "{count} marked sentences have no answer. Answer each, or give one reason for all.",
        count,
    ).format(count=count)
