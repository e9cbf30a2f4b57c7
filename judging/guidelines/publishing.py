"""What makes a version count: publishing, rolling back, archive, default."""

from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from judging.guidelines.content import content_of, write
from judging.guidelines.history import (
    Invalid,
    Problem,
    highest_number,
    locked,
    locked_open,
    open_draft,
    record,
    refuse,
    require_draft,
)
from judging.guidelines.validation import problems_of
from judging.models import GuidelineAction
from summaries.models import Guideline, GuidelineVersion

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def publish(*, version: GuidelineVersion, note: str, by: "User | None") -> GuidelineVersion:
    """Make the draft the current version, for cases that come from now on. Raises Invalid."""
    guideline = locked_open(version.guideline_id)
    draft = GuidelineVersion.objects.get(pk=version.pk)
    require_draft(draft)
    _publish(draft, note, by)
    record(GuidelineAction.PUBLISH, guideline, by=by, version=draft, note=note)
    return draft


@transaction.atomic
def rollback(*, version: GuidelineVersion, note: str, by: "User | None") -> GuidelineVersion:
    """Publish an old version again, as a new one with the same content. Raises Invalid."""
    guideline = locked_open(version.guideline_id)
    old = GuidelineVersion.objects.get(pk=version.pk)
    if old.published_at is None:
        raise refuse("version", old.number, "choose a published version to go back to")
    number = _make_room(guideline)
    copy = GuidelineVersion.objects.create(guideline=guideline, number=number, instructions="")
    write(copy, content_of(old))
    _publish(copy, note, by)
    note = f"to version {old.number}: {note.strip()}"
    record(GuidelineAction.ROLL_BACK, guideline, by=by, version=copy, note=note)
    return copy


@transaction.atomic
def archive(*, guideline: Guideline, note: str, by: "User | None") -> None:
    """No new case comes under it; those under way finish. Raises Invalid for the default one."""
    found = locked_open(guideline.pk)
    if found.is_default:
        raise refuse("guideline", found.name, "make another guideline the default first")
    found.archived_at = timezone.now()
    found.save(update_fields=["archived_at"])
    record(GuidelineAction.ARCHIVE, found, by=by, note=note)


@transaction.atomic
def unarchive(*, guideline: Guideline, by: "User | None", note: str = "") -> None:
    """Raises Invalid when it is not in the archive."""
    found = locked(guideline.pk)
    if found.archived_at is None:
        raise refuse("guideline", found.name, "it is not in the archive; nothing to do")
    found.archived_at = None
    found.save(update_fields=["archived_at"])
    record(GuidelineAction.UNARCHIVE, found, by=by, note=note)


@transaction.atomic
def make_default(*, guideline: Guideline, by: "User | None", note: str = "") -> None:
    """Transcripts that name no guideline come under this one. Raises Invalid."""
    # Two at once would each clear the old default and then break the constraint.
    list(Guideline.objects.select_for_update().order_by("pk"))
    found = locked_open(guideline.pk)
    if found.current is None:
        raise refuse("guideline", found.name, "publish a version of it first")
    Guideline.objects.filter(is_default=True).update(is_default=False)
    found.is_default = True
    found.save(update_fields=["is_default"])
    record(GuidelineAction.MAKE_DEFAULT, found, by=by, note=note)


def _publish(version: GuidelineVersion, note: str, by: "User | None") -> None:
    problems = problems_of(content_of(version))
    if not note.strip():
        problems.insert(0, _note_missing(note))
    if problems:
        raise Invalid(problems)
    version.change_note = note.strip()
    version.published_at = timezone.now()
    version.published_by = by
    version.save(update_fields=["change_note", "published_at", "published_by"])


def _note_missing(note: str) -> Problem:
    return Problem.of("note", note, "say why this version replaces the last one")


def _make_room(guideline: Guideline) -> int:
    """The next free number, below that of an open draft: the highest published one is current."""
    draft = open_draft(guideline)
    if draft is None:
        return highest_number(guideline) + 1
    free = draft.number
    draft.number += 1
    draft.save(update_fields=["number"])
    return free
