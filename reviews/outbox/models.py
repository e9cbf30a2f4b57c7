"""What an outgoing message has beside its content: where it stands and who is at work on it."""

from typing import ClassVar

from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models.leased import Leased


class State(models.TextChoices):
    PENDING = "pending", "Waiting"
    DONE = "done", "Delivered"
    GIVEN_UP = "given_up", "Given up"


class Outgoing(Leased):
    """A row stays pending until its receiver acknowledged it, two days of tries have passed, or
    three workers in a row died over it.

    No worker is offered it before `next_at`.
    """

    state = models.CharField(max_length=10, choices=State, default=State.PENDING)
    tries = models.PositiveSmallIntegerField(default=0)
    next_at = models.DateTimeField(db_default=Now())
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    settled_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        abstract = True
        indexes: ClassVar[list[models.Index]] = [
            models.Index("next_at", condition=Q(state="pending"), name="%(class)s_due"),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            *Leased.Meta.constraints,
            models.CheckConstraint(
                condition=Q(state__in=State.values), name="%(class)s_state_known"
            ),
            models.CheckConstraint(
                condition=Q(state="pending", settled_at__isnull=True)
                | ~Q(state="pending") & Q(settled_at__isnull=False),
                name="%(class)s_settled_at",
            ),
        ]
