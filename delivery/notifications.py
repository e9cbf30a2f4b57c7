"""Finds what people have to be told, and writes it down once.

Rows come from the transitions themselves, so whatever room moved a case, nobody is forgotten, and
nothing is sent from a request or from the transaction that moved it.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Exists, Max, OuterRef, Q
from django.utils import timezone

from accounts.models import RoleGrant
from accounts.roles import RIGHTS, Right
from delivery.models import Kind, LookedUpTo, Mailbox, MailMode, Notification
from records.models import Review
from summaries.models import Attempt, Summary, Transition
from summaries.status import WAITING, Action, Status

# A transaction that began before another may commit after it: what is younger is read again.
_STILL_OPEN = timedelta(minutes=10)
_MOST_CASES = 200


def find() -> int:
    """Write what is new; the number of rows that were tried, repeats among them."""
    with transaction.atomic():
        seen = _seen()
        rows = [*_moved(seen.transition), *_overdue(seen)]
        Notification.objects.bulk_create(rows, ignore_conflicts=True)
        open_mailboxes({row.user_id for row in rows})
        _advance(seen)
    return len(rows)


def _seen() -> LookedUpTo:
    """Under a lock. What is older than the first look is no news."""
    last = Transition.objects.aggregate(last=Max("pk"))["last"] or 0
    since = timezone.now() - _target()
    LookedUpTo.objects.get_or_create(pk=1, defaults={"transition": last, "waiting_since": since})
    return LookedUpTo.objects.select_for_update().get(pk=1)


def _advance(seen: LookedUpTo) -> None:
    closed = Transition.objects.filter(
        pk__gt=seen.transition, at__lt=timezone.now() - _STILL_OPEN
    ).aggregate(last=Max("pk"))
    seen.transition = closed["last"] or seen.transition
    seen.save()


def _target() -> timedelta:
    return timedelta(hours=settings.REVIEW_TARGET_HOURS)


def _moved(after: int) -> Iterator[Notification]:
    moves = Transition.objects.filter(
        pk__gt=after, action__in=[Action.RETURN, Action.SEND_BACK]
    ).select_related("summary")
    for move in moves.order_by("pk"):
        author = move.summary.author_id
        if author is not None and move.new == Status.RETURNED:
            yield _row(author, Kind.RETURNED, move.summary, move.at, move.reason)
        if move.actor_id is not None:
            for user in _followers(move.summary) - {move.actor_id, author}:
                yield _row(user, Kind.SENT_BACK, move.summary, move.at, move.reason)


def _followers(summary: Summary) -> set[int]:
    """Those who decided on the case or edited it."""
    decided = Review.objects.filter(attempt__summary=summary).values_list("reviewer", flat=True)
    wrote = Attempt.objects.filter(summary=summary).values_list("written_by", flat=True)
    return {key for key in (*decided, *wrote) if key is not None}


def _overdue(seen: LookedUpTo) -> Iterator[Notification]:
    """The oldest first, so that what does not fit in one look is the next one's."""
    cases = Summary.objects.filter(
        status__in=WAITING,
        status_since__gt=seen.waiting_since,
        status_since__lte=timezone.now() - _target(),
    )
    late = cases.select_related("guideline_version").order_by("status_since")[:_MOST_CASES]
    for case in late:
        holders = holders_of(Right.DECIDE, case.guideline_version.guideline_id)
        for user in holders - {case.author_id}:
            yield _row(user, Kind.OVERDUE, case, case.status_since)
        # Cases that came in the same moment are looked at again rather than left out.
        seen.waiting_since = case.status_since - timedelta(microseconds=1)


def holders_of(right: Right, guideline_id: int) -> set[int]:
    """The active users whose roles give the right under the guideline."""
    grants = RoleGrant.objects.filter(
        Q(guideline=None) | Q(guideline=guideline_id),
        user=OuterRef("pk"),
        role__in=RIGHTS[right],
    )
    return set(User.objects.filter(Exists(grants), is_active=True).values_list("pk", flat=True))


def _row(
    user: int, kind: Kind, summary: Summary, occasion: datetime, reason: str = ""
) -> Notification:
    return Notification(user_id=user, kind=kind, summary=summary, occasion=occasion, reason=reason)


def open_mailboxes(users: Iterable[int]) -> None:
    Mailbox.objects.bulk_create(
        [Mailbox(user_id=user, mode=MailMode.EACH) for user in users], ignore_conflicts=True
    )


TOLD_OF_DRIFT = Right.CHANGE_GUIDELINES
