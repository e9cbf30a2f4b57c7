"""What stands against an action on a guideline."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.db.models import Max

from judging.models import GuidelineAction, GuidelineEvent
from summaries.models import Guideline, GuidelineVersion

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_LONGEST_VALUE = 120


@dataclass(frozen=True)
class Problem:
    """`field` is a path such as `criteria.2.steps`, counted from 1; `value` shortened."""

    field: str
    value: str
    remedy: str

    @classmethod
    def of(cls, field: str, value: object, remedy: str) -> "Problem":
        shown = repr(value)
        if len(shown) > _LONGEST_VALUE:
            shown = f"{shown[:_LONGEST_VALUE]}…"
        return cls(field, shown, remedy)

    def __str__(self) -> str:
        return f"{self.field} is {self.value}; {self.remedy}"


class Invalid(Exception):
    """Everything that is wrong, at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def refuse(field: str, value: object, remedy: str) -> Invalid:
    return Invalid([Problem.of(field, value, remedy)])


# --- History ----------------------------------------------------------------
# Rows that say who changed a guideline, when and why, and the lock that orders the changes.


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
    drafts = guideline.versions.filter(published_at__isnull=True, discarded_at__isnull=True)
    return drafts.order_by("-number").first()


def newest(guideline: Guideline) -> GuidelineVersion | None:
    """The version in force or, where none ever was, the last discarded draft."""
    return guideline.current or guideline.versions.order_by("-number").first()


def highest_number(guideline: Guideline) -> int:
    return guideline.versions.aggregate(highest=Max("number"))["highest"] or 0


def require_draft(version: GuidelineVersion) -> None:
    """Raises Invalid for a version that is published or discarded."""
    if not version.is_draft:
        raise not_a_draft(version)


def not_a_draft(version: GuidelineVersion) -> Invalid:
    state = "published" if version.published_at else "discarded"
    return refuse("version", version.number, f"it is {state}; begin a draft from it instead")
