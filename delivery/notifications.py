"""Notifications: which people are notified of what, and the e-mail to send.

Rows are made from the transitions, so they do not depend on which room moved a case. Nothing is
sent from a request or from the transaction that moved it.
"""

import logging
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from smtplib import SMTPException
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.mail import send_mail
from django.db import transaction
from django.db.models import Exists, F, Max, OuterRef, Q, QuerySet
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, ngettext

from accounts import language, roles
from accounts.models import RoleGrant
from accounts.roles import RIGHTS, Right
from delivery.models import LookedUpTo, Mailbox, MailMode, Notification, NotificationKind
from records.models import ClaimAction, ClaimEvent, Record, Review
from summaries import visibility
from summaries.models import Attempt, Summary, Transition
from summaries.status import WAITING, Action, Status
from web.pages import name_of
from web.text import plain

# A transaction may commit after one that began later: read again what is younger than this.
_STILL_OPEN = timedelta(minutes=10)
_MOST_SUMMARIES = 200


def write_new_notifications() -> None:
    with transaction.atomic():
        seen = _seen()
        rows = [*_moved(seen.transition), *_assigned(seen.claim_event), *_overdue(seen)]
        Notification.objects.bulk_create(rows, ignore_conflicts=True)
        open_mailboxes({row.user_id for row in rows})
        _advance(seen)


def _seen() -> LookedUpTo:
    """Locked. What is older than the first look is not new."""
    since = timezone.now() - _target()
    defaults = {
        "transition": _last(Transition.objects.all()) or 0,
        "claim_event": _last(ClaimEvent.objects.all()) or 0,
        "waiting_since": since,
    }
    LookedUpTo.objects.get_or_create(pk=1, defaults=defaults)
    return LookedUpTo.objects.select_for_update().get(pk=1)


def _advance(seen: LookedUpTo) -> None:
    closed = {"at__lt": timezone.now() - _STILL_OPEN}
    moved = Transition.objects.filter(pk__gt=seen.transition, **closed)
    claimed = ClaimEvent.objects.filter(pk__gt=seen.claim_event, **closed)
    seen.transition = _last(moved) or seen.transition
    seen.claim_event = _last(claimed) or seen.claim_event
    seen.save()


def _last(rows: QuerySet[Any]) -> int | None:
    last: int | None = rows.aggregate(last=Max("pk"))["last"]
    return last


def _target() -> timedelta:
    return timedelta(hours=settings.REVIEW_TARGET_HOURS)


def _moved(after: int) -> Iterator[Notification]:
    moves = Transition.objects.filter(
        pk__gt=after, action__in=[Action.RETURN, Action.SEND_BACK, Action.APPEAL]
    ).select_related("summary__guideline_version")
    for move in moves.order_by("pk"):
        yield from _appealed(move) if move.action == Action.APPEAL else _refused(move)


def _appealed(move: Transition) -> Iterator[Notification]:
    reviewers = holders_of(Right.DECIDE, move.summary.guideline_version.guideline_id)
    for user in reviewers - {move.actor_id}:
        yield _row(user, NotificationKind.APPEAL, move.summary, move.at, move.reason)


def _refused(move: Transition) -> Iterator[Notification]:
    author = move.summary.author_id
    if author is not None and move.new == Status.RETURNED:
        yield _row(author, NotificationKind.RETURNED, move.summary, move.at, move.reason)
    if move.actor_id is not None:
        for user in _followers(move.summary) - {move.actor_id, author}:
            yield _row(user, NotificationKind.SENT_BACK, move.summary, move.at, move.reason)


def _followers(summary: Summary) -> set[int]:
    """Who decided on the case or edited it."""
    decided = Review.objects.filter(attempt__summary=summary).values_list("reviewer", flat=True)
    wrote = Attempt.objects.filter(summary=summary).values_list("written_by", flat=True)
    return {key for key in (*decided, *wrote) if key is not None}


def _assigned(after: int) -> Iterator[Notification]:
    """For people whom others asked to review a summary, and who still have to."""
    asked = ClaimEvent.objects.filter(
        pk__gt=after,
        action=ClaimAction.ASSIGN,
        summary__assignment__assignee=F("holder"),
    )
    for event in asked.exclude(holder=F("by")).select_related("summary", "by").order_by("pk"):
        by = name_of(event.by)
        yield _row(event.holder_id, NotificationKind.ASSIGNED, event.summary, event.at, by)


def _overdue(seen: LookedUpTo) -> Iterator[Notification]:
    """The oldest first, so that the next look finds what does not fit in this one."""
    waiting = Summary.objects.filter(
        status__in=WAITING,
        status_since__gt=seen.waiting_since,
        status_since__lte=timezone.now() - _target(),
    )
    late = waiting.select_related("guideline_version").order_by("status_since")[:_MOST_SUMMARIES]
    for summary in late:
        holders = holders_of(Right.DECIDE, summary.guideline_version.guideline_id)
        for user in holders - {summary.author_id}:
            yield _row(user, NotificationKind.OVERDUE, summary, summary.status_since)
        # Look again at cases of the same moment, so that none is left out.
        seen.waiting_since = summary.status_since - timedelta(microseconds=1)


def ask_for_correction(record: Record, *, by: User, reason: str) -> int:
    """Notify those who may correct the record; their number."""
    summary = record.summary
    leads = holders_of(Right.KEEP_RECORDS, summary.guideline_version.guideline_id)
    asked = leads - {by.pk, summary.author_id}
    told = _("Record {number}, asked by {name}: {reason}")
    why = told.format(number=record.number, name=name_of(by), reason=reason)
    now, kind = timezone.now(), NotificationKind.CORRECTION
    Notification.objects.bulk_create([_row(user, kind, summary, now, why) for user in asked])
    open_mailboxes(asked)
    return len(asked)


def holders_of(right: Right, guideline_id: int) -> set[int]:
    """The active users whose roles give the right under the guideline."""
    grants = RoleGrant.objects.filter(
        Q(guideline=None) | Q(guideline=guideline_id),
        user=OuterRef("pk"),
        role__in=RIGHTS[right],
    )
    return set(User.objects.filter(Exists(grants), is_active=True).values_list("pk", flat=True))


def _row(
    user: int, kind: NotificationKind, summary: Summary, occasion: datetime, reason: str = ""
) -> Notification:
    return Notification(user_id=user, kind=kind, summary=summary, occasion=occasion, reason=reason)


def open_mailboxes(users: Iterable[int]) -> None:
    Mailbox.objects.bulk_create(
        [Mailbox(user_id=user, mode=MailMode.EACH) for user in users], ignore_conflicts=True
    )


# People with it are notified when a guideline's judge drifts.
SEE_DRIFT = Right.CHANGE_GUIDELINES


# --- Mail: words ------------------------------------------------------------
# Titles and reasons are other people's words: `plain` keeps them from beginning a header, from
# hiding and from becoming a link.

_LONGEST_TITLE = 100
_LONGEST_REASON = 500
_MOST_ROWS = 50
_WHAT = {
    NotificationKind.RETURNED: gettext_noop("your text was returned to you"),
    NotificationKind.SENT_BACK: gettext_noop("a case that you worked on was sent back"),
    NotificationKind.APPEAL: gettext_noop("an author asks for your decision"),
    NotificationKind.OVERDUE: gettext_noop("a case waits past its target"),
    NotificationKind.DRIFT: gettext_noop("the judge drifts"),
    NotificationKind.CORRECTION: gettext_noop("a reviewer asks you to correct a record"),
    NotificationKind.ASSIGNED: gettext_noop("a summary was assigned to you"),
    NotificationKind.TOKEN: gettext_noop("your API token expires soon"),
}


def _mail_text(user: User, rows: list[Notification]) -> str:
    """`rows` with their transcript or guideline; the newest `_MOST_ROWS` are listed one by one."""
    parts = [_described(row) for row in rows[:_MOST_ROWS]]
    if len(rows) > len(parts):
        parts.append(_("… and {count} more.").format(count=len(rows) - len(parts)))
    name = plain(user.get_full_name() or user.get_username(), _LONGEST_TITLE)
    footer = _("Change how often you get these e-mails: {address}")
    footer = footer.format(address=_url(reverse("notification-settings")))
    return "\n".join([_("Hello {name},").format(name=name), "", *parts, f"{footer}\n"])


def _subject(rows: list[Notification]) -> str:
    count = len(rows)
    if count == 1:
        return f"Countersign: {_what(rows[0])}"
    said = ngettext(
        "Countersign: {count} notification", "Countersign: {count} notifications", count
    )
    return said.format(count=count)


def _described(row: Notification) -> str:
    lines = [capfirst(_what(row))]
    if row.reason:
        lines.append("  " + _("Why: {reason}").format(reason=plain(row.why, _LONGEST_REASON)))
    return "\n".join([*lines, f"  {_url(row.get_absolute_url())}", ""])


def _what(row: Notification) -> str:
    said, title = _(_WHAT[NotificationKind(row.kind)]), plain(row.title, _LONGEST_TITLE)
    return _('{what}: "{title}"').format(what=said, title=title)


def _url(path: str) -> str:
    return settings.BASE_URL + path


# --- Mail: sending ----------------------------------------------------------
# One mail a person for all that is due, at least once: a row is marked after its mail is sent, so
# a worker that dies in between sends it again. A conditional UPDATE leases a mailbox, and no
# transaction is open while mail is sent.

log = logging.getLogger(__name__)

_LEASE = timedelta(minutes=5)
_DIGEST_EVERY = timedelta(days=1)
_MOST_MAILBOXES = 500
_TRIED_FOR = timedelta(days=2)


def due_mailboxes() -> list[int]:
    """The users whose mailbox is free and has something to send."""
    return list(_due().values_list("pk", flat=True)[:_MOST_MAILBOXES])


def _due() -> QuerySet[Mailbox]:
    now = timezone.now()
    waiting = Notification.objects.filter(user=OuterRef("user"), settled_at=None)
    digest = Q(digest_at=None) | Q(digest_at__lte=now - _DIGEST_EVERY)
    return Mailbox.objects.filter(
        Q(lease_until=None) | Q(lease_until__lt=now),
        Exists(waiting),
        ~Q(mode=MailMode.DIGEST) | digest,
    )


def send_mail_to(user_id: int) -> bool:
    """Whether this call took the mailbox and settled what was in it."""
    now = timezone.now()
    if not _due().filter(pk=user_id).update(lease_until=now + _LEASE):
        return False
    mailbox = Mailbox.objects.select_related("user").get(pk=user_id)
    rows = list(
        Notification.objects.filter(user=user_id, settled_at=None).select_related(
            "summary__transcript", "summary__guideline_version__guideline", "guideline"
        )
    )
    if not _sent(mailbox, rows):
        # Let the lease run out: that is the pause before the next try.
        return False
    _settle(mailbox, rows, now)
    return True


def _sent(mailbox: Mailbox, rows: list[Notification]) -> bool:
    """Also true with nothing to send, or no address to send it to."""
    user = mailbox.user
    allowed = [row for row in rows if _may_know(user, row)]
    if not allowed or mailbox.mode == MailMode.NEVER or not (user.is_active and user.email):
        return True
    with translation.override(language.of(user)):
        subject, text = _subject(allowed), _mail_text(user, allowed)
    try:
        send_mail(subject, text, settings.DEFAULT_FROM_EMAIL, [user.email])
    except (OSError, SMTPException) as error:
        return _given_up(user.pk, rows, error)
    return True


def _may_know(user: User, row: Notification) -> bool:
    """Roles may be lost since the row was written."""
    if row.summary is not None:
        return visibility.can_see(user, row.summary)
    return row.guideline is not None and roles.can(user, SEE_DRIFT, row.guideline)


def _given_up(user_id: int, rows: list[Notification], error: Exception) -> bool:
    """After two days of tries: what could not be mailed stays in the list of the pages."""
    if min(row.created_at for row in rows) > timezone.now() - _TRIED_FOR:
        log.warning("mail to user %s did not go, it is tried again: %s", user_id, error)
        return False
    log.error("mail to user %s is given up after %s: %s", user_id, _TRIED_FOR, error)
    return True


def _settle(mailbox: Mailbox, rows: list[Notification], now: datetime) -> None:
    Notification.objects.filter(pk__in=[row.pk for row in rows]).update(settled_at=now)
    Mailbox.objects.filter(pk=mailbox.pk).update(lease_until=None, digest_at=now)
