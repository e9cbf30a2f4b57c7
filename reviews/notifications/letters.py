"""The words of a letter. Titles and reasons are other people's words: they can neither begin a
header, nor hide, nor become a link."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.conf import settings
from django.urls import reverse

from reviews.models.notifications import Kind, Notification
from web.text import plain

if TYPE_CHECKING:
    from django.contrib.auth.models import User

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
