"""Putting a case off: it stays in the queue, and goes to the end of one reviewer's own order."""

from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models.functions import Now

from reviews import claims, policies
from reviews.models import Skip
from summaries.models import Summary

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@transaction.atomic
def skip(summary: Summary, *, by: "User") -> None:
    """Put the case off, whoever has it, and give up an own claim on it.

    Raises PermissionDenied when it does not wait for `by`.
    """
    policies.check_can_decide(by, summary)
    Skip.objects.update_or_create(summary=summary, reviewer=by, defaults={"at": Now()})
    claims.release_own(summary, by=by)
