"""Who changed guidelines."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models import Guideline, GuidelineVersion
from summaries.triggers import append_only


class GuidelineAction(models.TextChoices):
    CREATE = "create", "created the guideline"
    RENAME = "rename", "renamed it"
    DRAFT = "draft", "began a draft"
    EDIT = "edit", "edited the draft"
    DISCARD = "discard", "discarded the draft"
    ADD = "add", "added a criterion"
    STEPS = "steps", "had evaluation steps written"
    PREVIEW = "preview", "previewed it"
    BACKTEST = "backtest", "tried it on decided cases"
    PUBLISH = "publish", "published it"
    ROLL_BACK = "roll_back", "rolled back to an earlier version"
    ARCHIVE = "archive", "archived it"
    UNARCHIVE = "unarchive", "took it out of the archive"
    MAKE_DEFAULT = "make_default", "made it the default"


class GuidelineEvent(models.Model):
    """Who changed a guideline, when and why.

    `actor` is null for the command line.
    """

    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="events")
    version = models.ForeignKey(GuidelineVersion, null=True, blank=True, on_delete=models.PROTECT)
    action = models.CharField(max_length=20, choices=GuidelineAction)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    note = models.TextField(blank=True)
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(action__in=GuidelineAction.values), name="guideline_action_known"
            ),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.guideline}: {self.action}"
