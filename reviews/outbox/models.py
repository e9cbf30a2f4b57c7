"""What an outgoing message has beside its content: where it stands and who is at work on it."""

from typing import ClassVar

from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models.lookups import together


class State(models.TextChoices):
    PENDING = "pending", "Waiting"
    DONE = "done", "Delivered"
    GIVEN_UP = "given_up", "Given up"


class Outgoing(models.Model):
    """A row stays pending until its receiver acknowledged it, two days of tries have passed, or
    three workers in a row died over it.

    Whoever holds `lease_token` until `lease_until` delivers it; nobody tries before `next_at`.
    """

    state = models.CharField(max_length=10, choices=State, default=State.PENDING)
    tries = models.PositiveSmallIntegerField(default=0)
    next_at = models.DateTimeField(db_default=Now())
    lease_token = models.UUIDField(null=True, editable=False)
    lease_until = models.DateTimeField(null=True, editable=False)
    lost_leases = models.PositiveSmallIntegerField(default=0, db_default=0, editable=False)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    settled_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        abstract = True
        indexes: ClassVar[list[models.Index]] = [
            models.Index("next_at", condition=Q(state="pending"), name="%(class)s_due"),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(
                condition=Q(state__in=State.values), name="%(class)s_state_known"
            ),
            models.CheckConstraint(
                condition=together("lease_token", "lease_until"), name="%(class)s_lease_is_whole"
            ),
            models.CheckConstraint(
                condition=Q(state="pending", settled_at__isnull=True)
                | ~Q(state="pending") & Q(settled_at__isnull=False),
                name="%(class)s_settled_at",
            ),
        ]
