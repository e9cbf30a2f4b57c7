"""Access to records: permissions, which parts of a snapshot a user may read, and views.

`check_x` raises PermissionDenied with the reason, `x` answers.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from uuid import UUID

from countersign_judge.llm.canonical_json import canonical_json
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.dispatch import Signal
from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.roles import AnyUser, Right
from records.appending import prefetch_current_records
from records.models import Record, ViewEvent
from summaries import visibility
from summaries.models import Summary
from summaries.status import Status


def check_can_keep_records(user: AnyUser, summary: Summary) -> None:
    """May put a case's records on hold, correct them, and set how long they stay."""
    if not can_keep_records(user, summary):
        raise PermissionDenied(
            _("Only leads of this guideline can hold, correct or dispose of a record.")
        )


def can_keep_records(user: AnyUser, summary: Summary) -> bool:
    return visibility.can_on_summary(user, Right.KEEP_RECORDS, summary)


def check_can_correct(user: User, summary: Summary) -> None:
    """The case has a record, and `user` may submit a new text for it."""
    check_can_keep_records(user, summary)
    if summary.author_id == user.pk:
        raise PermissionDenied(_("You can't correct the record of your own summary."))
    if summary.status != Status.APPROVED:
        raise PermissionDenied(_("A correction of this record is already under way."))
    if hasattr(summary, "disposition"):
        raise PermissionDenied(_("Content was disposed of; nothing to correct."))


def passes_check(check: Callable[[User, Summary], None], user: User, summary: Summary) -> bool:
    try:
        check(user, summary)
    except PermissionDenied:
        return False
    return True


can_correct = partial(passes_check, check_can_correct)

# --- Pages ------------------------------------------------------------------


def visible_summary(request: HttpRequest, pk: UUID) -> Summary:
    """Raises Http404 and, for another person's case, PermissionDenied."""
    summaries = Summary.objects.select_related(
        "transcript__scan", "transcript__recording", "guideline_version__guideline", "author"
    ).prefetch_related(prefetch_current_records())
    summary = get_object_or_404(summaries, pk=pk)
    visibility.check_can_see(request.user, summary)
    return summary


# --- Snapshots --------------------------------------------------------------
# Which parts of a record's snapshot a user may read: the same as of its case's history.
#
# Only users whose role covers the case see who claimed and viewed it: not its author, and not the
# submitter of the transcript.

_WITHHELD = ("claims", "views")


@dataclass(frozen=True)
class ReadableSnapshot:
    """`text` is empty after a disposition. If a part is `withheld`, its SHA-256 is not the
    record's `snapshot_sha256`, and the text says so."""

    text: str
    withheld: tuple[str, ...] = ()


def can_see_who_viewed(record: Record, reader: User) -> bool:
    return visibility.can_on_summary(reader, Right.SEE_SUMMARIES, record.summary)


def readable_snapshot(record: Record, reader: User) -> ReadableSnapshot:
    if not record.snapshot or can_see_who_viewed(record, reader):
        return ReadableSnapshot(record.snapshot)
    snapshot = json.loads(record.snapshot)
    withheld = tuple(name for name in _WITHHELD if snapshot.pop(name, None) is not None)
    if not withheld:
        return ReadableSnapshot(record.snapshot)
    note = {"withheld": list(withheld), "snapshot_sha256": record.snapshot_sha256}
    return ReadableSnapshot(canonical_json({**snapshot, **note}), withheld)


# --- Views ------------------------------------------------------------------
# Who viewed a case: reviewers sign that they have read it.

SLOT_SECONDS = 600
# Sent with `case`, `user` and `at`: apps above this one mark notifications of it as read.
viewed = Signal()


def is_page_view(request: HttpRequest) -> bool:
    """Whether a person views the page: a browser's prefetch and HEAD do not count."""
    return "prefetch" not in request.headers.get("Sec-Purpose", "") and request.method != "HEAD"


def note_view(summary: Summary, *, by: User) -> None:
    """Once per `SLOT_SECONDS`, person and case. Sends `viewed`."""
    now = timezone.now()
    slot = int(now.timestamp()) // SLOT_SECONDS
    ViewEvent.objects.bulk_create(
        [ViewEvent(summary=summary, user=by, slot=slot)], ignore_conflicts=True
    )
    viewed.send(sender=Summary, summary=summary, user=by, at=now)
