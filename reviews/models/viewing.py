"""Who looked at which case."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now

from summaries.models import Summary
from summaries.triggers import GOES_WITH_ITS_CASE, append_only


class ViewEvent(models.Model):
    """Somebody had the case, or its record, before them.

    `slot` is the ten minutes since the epoch that `at` is in: one row for each.
    """

    summary = models.ForeignKey(Summary, on_delete=models.CASCADE, related_name="views")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    slot = models.PositiveBigIntegerField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.UniqueConstraint("summary", "user", "slot", name="view_once_per_slot"),
        ]
        triggers = append_only(unless=GOES_WITH_ITS_CASE)

    def __str__(self) -> str:
        return f"{self.user} saw {self.summary_id}"


class ClaimAction(models.TextChoices):
    TAKE = "take", "took the case"
    RELEASE = "release", "gave the case up"
    FORCE = "force", "ended somebody's claim"


class ClaimEvent(models.Model):
    """Who took or gave up a case, and who ended whose claim."""

    summary = models.ForeignKey(Summary, on_delete=models.CASCADE, related_name="claim_events")
    action = models.CharField(max_length=10, choices=ClaimAction)
    holder = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(action__in=ClaimAction.values), name="claim_action_known"
            ),
            models.CheckConstraint(
                condition=Q(action="force") & ~Q(holder=F("by"))
                | ~Q(action="force") & Q(holder=F("by")),
                name="claim_forced_by_another",
            ),
        ]
        triggers = append_only(unless=GOES_WITH_ITS_CASE)

    def __str__(self) -> str:
        return f"{self.by} {self.get_action_display()}"
