"""The words of a letter. Titles and reasons are other people's words: they can neither begin a
header, nor hide, nor become a link."""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from smtplib import SMTPException

from django.conf import settings
from django.contrib.auth.models import User
from django.core.mail import send_mail
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.urls import reverse
from django.utils import timezone

from accounts import roles
from delivery.models import Kind, Mailbox, MailMode, Notification
from delivery.notifications import TOLD_OF_DRIFT
from summaries import visibility
from web.text import plain

_LONGEST_TITLE = 100
_LONGEST_REASON = 500
_MOST_ROWS = 50
_WHAT = {
    Kind.RETURNED: "Your text was returned to you",
    Kind.SENT_BACK: "A case that you worked on was sent back",
    Kind.OVERDUE: "A case waits past its target",
    Kind.DRIFT: "The judge drifts",
}


@dataclass(frozen=True)
class Letter:
    """Plain text, and a subject of one line."""

    subject: str
    text: str


def letter(user: "User", rows: list[Notification]) -> Letter:
    """`rows` with their transcript or guideline; the newest `_MOST_ROWS` are told one by one."""
    told = [_told(row) for row in rows[:_MOST_ROWS]]
    if len(rows) > len(told):
        told.append(f"… and {len(rows) - len(told)} more.")
    name = plain(user.get_full_name() or user.get_username(), _LONGEST_TITLE)
    lines = [f"Hello {name},", "", *told, _footer()]
    return Letter(_subject(rows), "\n".join(lines))


def _subject(rows: list[Notification]) -> str:
    if len(rows) > 1:
        return f"Countersign: {len(rows)} notifications"
    return f"Countersign: {_WHAT[Kind(rows[0].kind)].lower()}: {_title(rows[0])}"


def _told(row: Notification) -> str:
    lines = [f"{_WHAT[Kind(row.kind)]}: {_title(row)}"]
    if row.reason:
        lines.append(f"  Why: {plain(row.reason, _LONGEST_REASON)}")
    return "\n".join([*lines, f"  {_url(row.get_absolute_url())}", ""])


def _title(row: Notification) -> str:
    return f'"{plain(row.title, _LONGEST_TITLE)}"'


def _footer() -> str:
    return f"How often you get these letters: {_url(reverse('notification-settings'))}\n"


def _url(path: str) -> str:
    return settings.BASE_URL.rstrip("/") + path


# --- Mailing ----------------------------------------------------------------
# Mails what is due: one letter a person, however much there is to tell.
#
# At least once: a letter is marked as sent after it went, so a worker that dies in between sends it
# again. A mailbox is leased by a conditional UPDATE, and no transaction is open while mail is sent.

log = logging.getLogger(__name__)

_LEASE = timedelta(minutes=5)
_DIGEST_EVERY = timedelta(days=1)
_MOST_MAILBOXES = 500
_TRIED_FOR = timedelta(days=2)


def due() -> list[int]:
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


def mail(user_id: int) -> bool:
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
        # The lease is left to run out: that is the pause before the next try.
        return False
    _settle(mailbox, rows, now)
    return True


def _sent(mailbox: Mailbox, rows: list[Notification]) -> bool:
    """Also true where there is nothing to send, or nobody to send it to."""
    user = mailbox.user
    told = [row for row in rows if _may_know(user, row)]
    if not told or mailbox.mode == MailMode.NEVER or not (user.is_active and user.email):
        return True
    written = letter(user, told)
    try:
        send_mail(written.subject, written.text, settings.DEFAULT_FROM_EMAIL, [user.email])
    except (OSError, SMTPException) as error:
        return _given_up(user.pk, rows, error)
    return True


def _may_know(user: User, row: Notification) -> bool:
    """Roles may have been taken since the row was written."""
    if row.summary is not None:
        return visibility.sees_case(user, row.summary)
    return row.guideline is not None and roles.can(user, TOLD_OF_DRIFT, row.guideline)


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
