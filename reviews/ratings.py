"""Blind ratings: a reviewer's own scores of a text, given before the judge's are shown."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _

from judging.blind import blind_among
from judging.models import Rating
from reviews import claims
from summaries.models import Attempt, Criterion, Summary

if TYPE_CHECKING:
    from django.contrib.auth.models import User

SCALE = range(1, 6)


def is_sealed(summary: Summary, user: "User") -> bool:
    return bool(blind_among([summary], user))


def check_rated(summary: Summary, *, by: "User") -> None:
    """Raises PermissionDenied while the scores are hidden from `by`."""
    if is_sealed(summary, by):
        raise PermissionDenied(_("Rate this text first: its verdict is hidden until you have."))


def given(attempt: Attempt, *, by: "User") -> dict[int, int]:
    """What `by` rated the attempt, by the primary key of the criterion."""
    rows = Rating.objects.filter(attempt=attempt, reviewer=by)
    return dict(rows.values_list("criterion_id", "value"))


def to_rate(summary: Summary) -> list[Criterion]:
    """The blocking criteria of the case's guideline, in their order."""
    return list(summary.guideline_version.criteria.filter(blocking=True))


@transaction.atomic
def rate(attempt: Attempt, *, by: "User", values: Mapping[int, int]) -> None:
    """Store the values, 1 to 5, by the primary key of each blocking criterion.

    Raises Claimed, PermissionDenied, and ValueError for a value that is missing or off the scale
    and for a text that `by` has rated.
    """
    summary = attempt.summary
    claims.hold(summary, by=by)
    if Rating.objects.filter(attempt=attempt, reviewer=by).exists():
        raise ValueError(_("You have rated this text already; a rating stays as it was given."))
    blind = is_sealed(summary, by)
    Rating.objects.bulk_create(
        Rating(
            attempt=attempt,
            reviewer=by,
            criterion=criterion,
            value=_on_scale(criterion, values.get(criterion.pk)),
            blind=blind,
        )
        for criterion in to_rate(summary)
    )


def _on_scale(criterion: Criterion, value: int | None) -> int:
    if value is None or value not in SCALE:
        raise ValueError(_("Rate {criterion} from 1 to 5.").format(criterion=criterion.name))
    return value
