"""Rows that say who changed a guideline, when and why, and the lock that orders the changes."""

from typing import TYPE_CHECKING

from django.db.models import Max

from judging.guidelines.problems import refuse
from judging.models import GuidelineAction, GuidelineEvent
from summaries.models import Guideline, GuidelineVersion

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def record(
    action: GuidelineAction,
    guideline: Guideline,
    *,
    by: "User | None",
    version: GuidelineVersion | None = None,
    note: str = "",
) -> None:
    GuidelineEvent.objects.create(
        guideline=guideline, version=version, action=action, actor=by, note=note
    )


def locked(guideline_id: int) -> Guideline:
    """The guideline, which nobody else changes until the transaction ends."""
    return Guideline.objects.select_for_update().get(pk=guideline_id)


def locked_open(guideline_id: int) -> Guideline:
    """Raises Invalid for one in the archive."""
    guideline = locked(guideline_id)
    if guideline.archived_at is not None:
        raise refuse("guideline", guideline.name, "take it out of the archive first")
    return guideline


def open_draft(guideline: Guideline) -> GuidelineVersion | None:
    return guideline.versions.filter(published_at__isnull=True).order_by("-number").first()


def highest_number(guideline: Guideline) -> int:
    return guideline.versions.aggregate(highest=Max("number"))["highest"] or 0
