"""Blind ratings: on a sample of summaries, reviewers rate before they see the judge's score.

The sample follows from the summaries' ids alone, so no reload and no second account changes it.
Every reviewer of a sampled summary rates it before the score shows.
"""

import hashlib
from collections.abc import Iterable
from uuid import UUID

from countersign_judge.llm.types import RECORDED
from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import BooleanField, F, Func, Q, QuerySet, Value

from accounts.roles import Right, get_reach
from judging.models import Rating
from summaries.models import Summary, Transition
from summaries.status import TERMINAL, WAITING, Action, Status

_PERCENT = 100


def is_sampled(summary_id: UUID) -> bool:
    """Is the summary among the COUNTERSIGN_BLIND_SHARE percent that are rated blind?"""
    share: int = settings.BLIND_SHARE
    return int.from_bytes(hashlib.sha256(summary_id.bytes).digest()[:8]) * _PERCENT < share * 2**64


def sample_condition() -> Q:
    """`is_sampled` as a condition on summaries, computed by PostgreSQL."""
    least = -(-settings.BLIND_SHARE * 2**64 // _PERCENT)
    if least >= 2**64:
        # The empty condition would exclude nothing when negated.
        return Q(pk__isnull=False)
    digest = Func(F("id"), template="substring(sha256(uuid_send(%(expressions)s)) from 1 for 8)")
    below = Func(
        digest,
        Value(least.to_bytes(8)),
        template="(%(expressions)s)",
        arg_joiner=" < ",
        output_field=BooleanField(),
    )
    return Q(below)


def find_blind_summaries(summaries: Iterable[Summary], user: User) -> set[UUID]:
    """The summaries whose verdicts `user` may not see yet, because they have to rate them first."""
    deciding = get_reach(user, Right.DECIDE)
    asked = {
        summary.pk
        for summary in summaries
        if _is_rating_due(summary, user)
        and deciding.covers_guideline(summary.guideline_version.guideline_id)
    }
    if not asked:
        return set()
    rated = Rating.objects.filter(reviewer=user, attempt__summary__in=asked)
    # A record shows its verdicts, so an approved summary is not blind.
    decided = Transition.objects.filter(summary__in=asked, action=Action.APPROVE)
    known = rated.values_list("attempt__summary").union(decided.values_list("summary"))
    return asked - {key for (key,) in known}


def summaries_to_rate(user: User) -> QuerySet[Summary]:
    """`find_blind_summaries` as a query over all summaries."""
    deciding = get_reach(user, Right.DECIDE).within("guideline_version__guideline")
    rated = Q(attempts__ratings__reviewer=user) | Q(transitions__action=Action.APPROVE)
    open_ones = Summary.objects.filter(sample_condition(), deciding).exclude(status__in=TERMINAL)
    open_ones = open_ones.exclude(guideline_version__writer_model__startswith=RECORDED)
    return open_ones.exclude(author=user).exclude(rated)


def shown_status(summary: Summary, *, sealed: bool) -> Status:
    """A `sealed` summary that waits for a person does not show whether its attempts are used up."""
    status = Status(summary.status)
    return Status.IN_REVIEW if sealed and status in WAITING else status


def _is_rating_due(summary: Summary, user: User) -> bool:
    """Not after a decision, not for a text of the user's own, and not for recorded answers, which
    tell nothing about a judge."""
    if summary.author_id == user.pk or Status(summary.status) in TERMINAL:
        return False
    return is_sampled(summary.pk) and not summary.guideline_version.is_recorded
