"""Decisions and actions of records: read from what was signed, and searched by owner and date."""

from datetime import datetime

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.roles import AnyUser
from records import timeline
from records.models import ActionEntry, Record
from records.search import visible_records
from summaries.minutes import Minutes, load_form, read_minutes


def read_record_minutes(record: Record) -> Minutes:
    """The record's text by the sections of its form, each item with the turns that it rests on.
    Empty without a form, and once the content was disposed of."""
    # The snapshot is long, and most records have no form.
    if not record.summary.guideline_version.form or not record.snapshot:
        return Minutes(())
    snapshot = timeline.read_snapshot(record.snapshot)
    form = load_form(snapshot["guideline"].get("form", ()))
    occurred_at = snapshot["transcript"]["occurred_at"]
    day = timezone.localtime(datetime.fromisoformat(occurred_at)).date() if occurred_at else None
    spans = timeline.judged_sentences(snapshot)
    evidence = [(span.start, span.end, span.turns) for span in spans]
    text = timeline.approved_attempt(snapshot)["text"]
    return read_minutes(form, text, evidence, said_on=day)


def index_actions(record: Record) -> None:
    """Call in the transaction that writes the record."""
    ActionEntry.objects.bulk_create(
        ActionEntry(
            record=record,
            position=position,
            what=action.what,
            who=action.who or "",
            said=action.due.said if action.due else "",
            due=action.due.day if action.due else None,
            turns=list(action.turns),
        )
        for position, action in enumerate(read_record_minutes(record).actions, start=1)
    )


def find_actions(
    user: AnyUser, *, who: str = "", done: bool | None = False
) -> QuerySet[ActionEntry]:
    """The actions of records in force that `user` may see, the first due first and those without a
    date last. `who` is a part of the owner's name; `done` None means both."""
    counting = visible_records(user).filter(entry__superseded=False)
    found = ActionEntry.objects.filter(record__in=counting)
    if who:
        found = found.filter(who__icontains=who)
    if done is not None:
        found = found.filter(done_at__isnull=not done)
    return found.select_related("record__summary__transcript", "done_by").defer(
        "record__text", "record__summary__transcript__turns"
    )


@transaction.atomic
def mark_action(action_id: int, *, done: bool, by: User) -> ActionEntry:
    """Mark an action as done, or as open again. Raises PermissionDenied for a record that `by` may
    not see."""
    found = find_actions(by, done=None).select_for_update(of=("self",)).filter(pk=action_id).first()
    if found is None:
        raise PermissionDenied(_("You can't see the record of this action."))
    if done != bool(found.done_at):
        found.done_at, found.done_by = (timezone.now(), by) if done else (None, None)
        found.save(update_fields=["done_at", "done_by"])
    return found
