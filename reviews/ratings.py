"""Blind ratings: a reviewer's own scores of a text, given before the judge's are shown."""

from collections.abc import Mapping
from typing import Any

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models.signals import post_save
from django.dispatch import receiver
from django.utils.translation import gettext as _

from judging.blind import find_blind_summaries
from judging.models import Rating
from reviews import claims, policies
from reviews.models import RatingDraft
from summaries.models import Attempt, Criterion, Summary, Transition
from summaries.moves import lock_summary
from summaries.status import TERMINAL
from summaries.texts import criterion_label

SCALE = range(1, 6)


def is_sealed(summary: Summary, user: User) -> bool:
    return bool(find_blind_summaries([summary], user))


def check_rated(summary: Summary, *, by: User) -> None:
    """Raises PermissionDenied while the scores are hidden from `by`."""
    if is_sealed(summary, by):
        raise PermissionDenied(_("Rate this text first to see its verdict."))


def get_ratings(attempt: Attempt, *, by: User) -> dict[int, int]:
    """The ratings of the attempt by `by`, by primary key of criterion."""
    rows = Rating.objects.filter(attempt=attempt, reviewer=by)
    return dict(rows.values_list("criterion_id", "value"))


def criteria_to_rate(summary: Summary) -> list[Criterion]:
    """The blocking criteria of the case's guideline, in their order."""
    return list(summary.guideline_version.criteria.filter(blocking=True))


def unfinished_choices(attempt: Attempt, *, by: User) -> dict[str, str]:
    """The choices of an unfinished rating by `by`, by field name."""
    kept = RatingDraft.objects.filter(attempt=attempt, reviewer=by).first()
    return kept.choices if kept else {}


@transaction.atomic
def save_choices(attempt: Attempt, *, by: User, choices: Mapping[str, str]) -> None:
    """Keep the choices until `by` rates the text or the case is closed.

    Raises PermissionDenied if `by` cannot decide on it, ValueError if they have rated it.
    """
    policies.check_can_decide(by, lock_summary(attempt.summary))
    _check_unrated(attempt, by)
    RatingDraft.objects.update_or_create(
        attempt=attempt, reviewer=by, defaults={"choices": dict(choices)}
    )


@transaction.atomic
def rate(attempt: Attempt, *, by: User, values: Mapping[int, int]) -> None:
    """Store the values, 1 to 5, by the primary key of each blocking criterion.

    Raises Claimed, PermissionDenied, and ValueError for a value that is missing or off the scale
    or a text that `by` has rated.
    """
    summary = attempt.summary
    claims.claim_case(summary, by=by)
    _check_unrated(attempt, by)
    blind = is_sealed(summary, by)
    given = []
    for criterion in criteria_to_rate(summary):
        value = values.get(criterion.pk)
        if value is None or value not in SCALE:
            name = criterion_label(criterion.name)
            raise ValueError(_("Rate {criterion} from 1 to 5.").format(criterion=name))
        columns = {"attempt": attempt, "reviewer": by, "criterion": criterion}
        given.append(Rating(**columns, value=value, blind=blind))
    Rating.objects.bulk_create(given)
    RatingDraft.objects.filter(attempt=attempt, reviewer=by).delete()


@receiver(post_save, sender=Transition)
def forget_unfinished(instance: Transition, **_: Any) -> None:
    """A closed case is not rated."""
    if instance.new in TERMINAL:
        RatingDraft.objects.filter(attempt__summary=instance.summary_id).delete()


def _check_unrated(attempt: Attempt, by: User) -> None:
    if Rating.objects.filter(attempt=attempt, reviewer=by).exists():
        raise ValueError(_("You already rated this text; ratings can't change."))
