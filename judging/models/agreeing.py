"""What the scores of judges are held against."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models import Attempt, Criterion
from summaries.triggers import append_only


class Rating(models.Model):
    """A person's own score, 1 to 5, for one criterion of an attempt.

    `blind` says that they gave it before the judge's scores showed (see `judging.blind`).
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="ratings")
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    criterion = models.ForeignKey(Criterion, on_delete=models.PROTECT)
    value = models.PositiveSmallIntegerField()
    blind = models.BooleanField(default=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at", "id"]
        constraints = [
            models.UniqueConstraint(
                "attempt", "reviewer", "criterion", name="rating_once_per_criterion"
            ),
            models.CheckConstraint(
                condition=Q(value__gte=1, value__lte=5), name="rating_on_the_scale"
            ),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.reviewer} on {self.criterion}: {self.value}"
