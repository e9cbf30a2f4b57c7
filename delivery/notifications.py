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
from records.models import Answer, ClaimAction, ClaimEvent, Record, Review
from summaries import visibility
from summaries.models import Attempt, Summary, Transition
from summaries.status import WAITING, Action, Status
from web.pages import get_display_name
from web.text import plain_line

# A transaction may commit after one that began later: read again what is younger than this.
_OPEN_TRANSACTION_TIME = timedelta(minutes=10)
_MAX_SUMMARIES = 200


def write_new_notifications() -> None:
    with transaction.atomic():
        seen = _get_positions()
        rows = [
            *_find_moves(seen.transition),
            *_find_assignments(seen.claim_event),
            *_find_overdue(seen),
        ]
        Notification.objects.bulk_create(rows, ignore_conflicts=True)
        open_mailboxes({row.user_id for row in rows})
        _advance_positions(seen)


def _get_positions() -> LookedUpTo:
    """Locked. What is older than the first look is not new."""
    since = timezone.now() - _review_target()
    defaults = {
        "transition": _last_key(Transition.objects.all()) or 0,
        "claim_event": _last_key(ClaimEvent.objects.all()) or 0,
        "waiting_since": since,
    }
    LookedUpTo.objects.get_or_create(pk=1, defaults=defaults)
    return LookedUpTo.objects.select_for_update().get(pk=1)


def _advance_positions(seen: LookedUpTo) -> None:
    closed = {"at__lt": timezone.now() - _OPEN_TRANSACTION_TIME}
    moved = Transition.objects.filter(pk__gt=seen.transition, **closed)
    claimed = ClaimEvent.objects.filter(pk__gt=seen.claim_event, **closed)
    seen.transition = _last_key(moved) or seen.transition
    seen.claim_event = _last_key(claimed) or seen.claim_event
    seen.save()


def _last_key(rows: QuerySet[Any]) -> int | None:
    last: int | None = rows.aggregate(last=Max("pk"))["last"]
    return last


def _review_target() -> timedelta:
    return timedelta(hours=settings.REVIEW_TARGET_HOURS)


def _find_moves(after: int) -> Iterator[Notification]:
    moves = Transition.objects.filter(
        pk__gt=after, action__in=[Action.RETURN, Action.SEND_BACK, Action.APPEAL]
    ).select_related("summary__guideline_version")
    for move in moves.order_by("pk"):
        yield from (
            _appeal_notifications(move)
            if move.action == Action.APPEAL
            else _refusal_notifications(move)
        )


def _appeal_notifications(move: Transition) -> Iterator[Notification]:
    reviewers = find_right_holders(Right.DECIDE, move.summary.guideline_version.guideline_id)
    for user in reviewers - {move.actor_id}:
        yield _build_notification(user, NotificationKind.APPEAL, move.summary, move.at, move.reason)


def _refusal_notifications(move: Transition) -> Iterator[Notification]:
    author = move.summary.author_id
    if author is not None and move.new == Status.RETURNED:
        yield _build_notification(
            author, NotificationKind.RETURNED, move.summary, move.at, move.reason
        )
    if move.actor_id is not None:
        for user in _find_followers(move.summary) - {move.actor_id, author}:
            yield _build_notification(
                user, NotificationKind.SENT_BACK, move.summary, move.at, move.reason
            )


def _find_followers(summary: Summary) -> set[int]:
    """Who decided on the case or edited it."""
    decided = Review.objects.filter(attempt__summary=summary).values_list("reviewer", flat=True)
    wrote = Attempt.objects.filter(summary=summary).values_list("written_by", flat=True)
    return {key for key in (*decided, *wrote) if key is not None}


def _find_assignments(after: int) -> Iterator[Notification]:
    """For people whom others asked to review a summary, and who still have to."""
    asked = ClaimEvent.objects.filter(
        pk__gt=after,
        action=ClaimAction.ASSIGN,
        summary__assignment__assignee=F("holder"),
    )
    for event in asked.exclude(holder=F("by")).select_related("summary", "by").order_by("pk"):
        by = get_display_name(event.by)
        yield _build_notification(
            event.holder_id, NotificationKind.ASSIGNED, event.summary, event.at, by
        )


def _find_overdue(seen: LookedUpTo) -> Iterator[Notification]:
    """The oldest first, so that the next look finds what does not fit in this one."""
    waiting = Summary.objects.filter(
        status__in=WAITING,
        status_since__gt=seen.waiting_since,
        status_since__lte=timezone.now() - _review_target(),
    )
    late = waiting.select_related("guideline_version").order_by("status_since")[:_MAX_SUMMARIES]
    for summary in late:
        holders = find_right_holders(Right.DECIDE, summary.guideline_version.guideline_id)
        for user in holders - {summary.author_id}:
            yield _build_notification(user, NotificationKind.OVERDUE, summary, summary.status_since)
        # Look again at cases of the same moment, so that none is left out.
        seen.waiting_since = summary.status_since - timedelta(microseconds=1)


def ask_for_correction(record: Record, *, by: User, reason: str) -> int:
    """Notify those who may correct the record; their number."""
    summary = record.summary
    leads = find_right_holders(Right.KEEP_RECORDS, summary.guideline_version.guideline_id)
    asked = leads - {by.pk, summary.author_id}
    told = _("Record {number}, asked by {name}: {reason}")
    why = told.format(number=record.number, name=get_display_name(by), reason=reason)
    now, kind = timezone.now(), NotificationKind.CORRECTION
    Notification.objects.bulk_create(
        [_build_notification(user, kind, summary, now, why) for user in asked]
    )
    open_mailboxes(asked)
    return len(asked)


def notify_of_objection(answer: Answer) -> None:
    """Notify the person who sent the text, and those who may answer or correct it."""
    circulation = answer.recipient.circulation
    summary = circulation.summary
    leads = find_right_holders(Right.KEEP_RECORDS, summary.guideline_version.guideline_id)
    asked = leads | {circulation.by_id}
    kind, why = NotificationKind.OBJECTION, f"{answer.recipient.name}: {answer.comment}"
    Notification.objects.bulk_create(
        [_build_notification(user, kind, summary, answer.at, why) for user in asked]
    )
    open_mailboxes(asked)


def find_right_holders(right: Right, guideline_id: int) -> set[int]:
    """The active users whose roles give the right under the guideline."""
    grants = RoleGrant.objects.filter(
        Q(guideline=None) | Q(guideline=guideline_id),
        user=OuterRef("pk"),
        role__in=RIGHTS[right],
    )
    return set(User.objects.filter(Exists(grants), is_active=True).values_list("pk", flat=True))


def _build_notification(
    user: int, kind: NotificationKind, summary: Summary, occasion: datetime, reason: str = ""
) -> Notification:
    return Notification(user_id=user, kind=kind, summary=summary, occasion=occasion, reason=reason)


def open_mailboxes(users: Iterable[int]) -> None:
    Mailbox.objects.bulk_create(
        [Mailbox(user_id=user, mode=MailMode.EACH) for user in users], ignore_conflicts=True
    )


# People with it are notified when a guideline's judge drifts.
DRIFT_RIGHT = Right.CHANGE_GUIDELINES


# --- Mail: words ------------------------------------------------------------
# Titles and reasons are other people's words: `plain` keeps them from beginning a header, from
# hiding and from becoming a link.

_MAX_TITLE_LENGTH = 100
_MAX_REASON_LENGTH = 500
_MAX_ROWS = 50
_HEADLINES = {
    NotificationKind.RETURNED: gettext_noop("your text was returned to you"),
    NotificationKind.SENT_BACK: gettext_noop("a case that you worked on was sent back"),
    NotificationKind.APPEAL: gettext_noop("an author asks for your decision"),
    NotificationKind.OVERDUE: gettext_noop("a case waits past its target"),
    NotificationKind.DRIFT: gettext_noop("the judge drifts"),
    NotificationKind.CORRECTION: gettext_noop("a reviewer asks you to correct a record"),
    NotificationKind.ASSIGNED: gettext_noop("a summary was assigned to you"),
    NotificationKind.TOKEN: gettext_noop("your API token expires soon"),
    NotificationKind.OBJECTION: gettext_noop("a participant objects to a text"),
}


def _render_mail(user: User, rows: list[Notification]) -> str:
    """`rows` with their transcript or guideline; the newest `_MAX_ROWS` are listed one by one."""
    parts = [_render_row(row) for row in rows[:_MAX_ROWS]]
    if len(rows) > len(parts):
        parts.append(_("… and {count} more.").format(count=len(rows) - len(parts)))
    name = plain_line(user.get_full_name() or user.get_username(), _MAX_TITLE_LENGTH)
    footer = _("Change how often you get these e-mails: {address}")
    footer = footer.format(address=_absolute_url(reverse("notification-settings")))
    return "\n".join([_("Hello {name},").format(name=name), "", *parts, f"{footer}\n"])


def _render_subject(rows: list[Notification]) -> str:
    count = len(rows)
    if count == 1:
        return f"Countersign: {_render_headline(rows[0])}"
    said = ngettext(
        "Countersign: {count} notification", "Countersign: {count} notifications", count
    )
    return said.format(count=count)


def _render_row(row: Notification) -> str:
    lines = [capfirst(_render_headline(row))]
    if row.reason:
        lines.append(
            "  " + _("Why: {reason}").format(reason=plain_line(row.why, _MAX_REASON_LENGTH))
        )
    return "\n".join([*lines, f"  {_absolute_url(row.get_absolute_url())}", ""])


def _render_headline(row: Notification) -> str:
    said, title = (
        _(_HEADLINES[NotificationKind(row.kind)]),
        plain_line(row.title, _MAX_TITLE_LENGTH),
    )
    return _('{what}: "{title}"').format(what=said, title=title)


def _absolute_url(path: str) -> str:
    return settings.BASE_URL + path


# --- Mail: sending ----------------------------------------------------------
# One mail a person for all that is due, at least once: a row is marked after its mail is sent, so
# a worker that dies in between sends it again. A conditional UPDATE leases a mailbox, and no
# transaction is open while mail is sent.

log = logging.getLogger(__name__)

_LEASE = timedelta(minutes=5)
_DIGEST_EVERY = timedelta(days=1)
_MAX_MAILBOXES = 500
_GIVE_UP_AFTER = timedelta(days=2)


def due_mailboxes() -> list[int]:
    """The users whose mailbox is free and has something to send."""
    return list(_find_due_mailboxes().values_list("pk", flat=True)[:_MAX_MAILBOXES])


def _find_due_mailboxes() -> QuerySet[Mailbox]:
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
    if not _find_due_mailboxes().filter(pk=user_id).update(lease_until=now + _LEASE):
        return False
    mailbox = Mailbox.objects.select_related("user").get(pk=user_id)
    rows = list(
        Notification.objects.filter(user=user_id, settled_at=None).select_related(
            "summary__transcript", "summary__guideline_version__guideline", "guideline"
        )
    )
    if not _send_mailbox(mailbox, rows):
        # Let the lease run out: that is the pause before the next try.
        return False
    _mark_settled(mailbox, rows, now)
    return True


def _send_mailbox(mailbox: Mailbox, rows: list[Notification]) -> bool:
    """Also true with nothing to send, or no address to send it to."""
    user = mailbox.user
    allowed = [row for row in rows if _can_know(user, row)]
    if not allowed or mailbox.mode == MailMode.NEVER or not (user.is_active and user.email):
        return True
    with translation.override(language.letter_language(user)):
        subject, text = _render_subject(allowed), _render_mail(user, allowed)
    try:
        send_mail(subject, text, settings.DEFAULT_FROM_EMAIL, [user.email])
    except (OSError, SMTPException) as error:
        return _has_given_up(user.pk, rows, error)
    return True


def _can_know(user: User, row: Notification) -> bool:
    """Roles may be lost since the row was written."""
    if row.summary is not None:
        return visibility.can_see(user, row.summary)
    return row.guideline is not None and roles.has_right(user, DRIFT_RIGHT, row.guideline)


def _has_given_up(user_id: int, rows: list[Notification], error: Exception) -> bool:
    """After two days of tries: what could not be mailed stays in the list of the pages."""
    if min(row.created_at for row in rows) > timezone.now() - _GIVE_UP_AFTER:
        log.warning("mail to user %s did not go, it is tried again: %s", user_id, error)
        return False
    log.error("mail to user %s is given up after %s: %s", user_id, _GIVE_UP_AFTER, error)
    return True


def _mark_settled(mailbox: Mailbox, rows: list[Notification], now: datetime) -> None:
    Notification.objects.filter(pk__in=[row.pk for row in rows]).update(settled_at=now)
    Mailbox.objects.filter(pk=mailbox.pk).update(lease_until=None, digest_at=now)
