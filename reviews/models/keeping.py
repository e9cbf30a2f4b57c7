"""How long records stay, what holds them, and what left. All of it is append-only, by trigger."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models import Guideline, Summary

# What stands in the place of a text that was disposed of.
DISPOSED = "[disposed of]"


class Deed(models.Model):
    """Somebody did something for a reason; `by` is null for the command line."""

    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
    )
    reason = models.TextField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        abstract = True
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(condition=~Q(reason=""), name="%(class)s_has_a_reason")
        ]


class LegalHold(Deed):
    """The records of a case stay, whatever the retention says, until the hold is lifted.

    A case may be held for several matters at once.
    """

    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="holds")

    def __str__(self) -> str:
        return f"Hold on {self.summary}"


class HoldLift(Deed):
    hold = models.OneToOneField(LegalHold, on_delete=models.PROTECT, related_name="lift")

    def __str__(self) -> str:
        return f"End of {self.hold}"


class RetentionRule(Deed):
    """For how long cases under a guideline keep their content; its newest rule counts.

    `days` is counted from the day that a case was closed, null for ever.
    """

    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="retention")
    days = models.PositiveIntegerField(null=True, blank=True)

    class Meta(Deed.Meta):
        constraints = [
            *Deed.Meta.constraints,
            models.CheckConstraint(
                condition=Q(days__isnull=True) | Q(days__gte=1, days__lte=36_600),
                name="retention_in_range",
            ),
        ]

    def __str__(self) -> str:
        return "for ever" if self.days is None else f"{self.days} days"


class Disposition(Deed):
    """The content of a case was disposed of: its row is what lets the triggers allow that.

    `days` is the rule that it fell under. `transcript` says whether the transcript went too.
    """

    summary = models.OneToOneField(Summary, on_delete=models.PROTECT, related_name="disposition")
    days = models.PositiveIntegerField()
    transcript = models.BooleanField()

    class Meta(Deed.Meta):
        indexes = [models.Index(fields=["-at", "-id"], name="disposition_newest_first")]

    def __str__(self) -> str:
        return f"Disposition of {self.summary}"


class RecordExport(models.Model):
    """Who took which records away, when and as what.

    `selection` is the query string of the search, or the numbers that were ticked.
    """

    class Format(models.TextChoices):
        CSV = "csv", "CSV"
        JSON_LINES = "jsonl", "JSON Lines"
        PACK = "pack", "Evidence pack"

    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    format = models.CharField(max_length=5, choices=Format)
    selection = models.TextField(blank=True)
    count = models.PositiveIntegerField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(format__in=["csv", "jsonl", "pack"]), name="export_format_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.count} as {self.format}"
