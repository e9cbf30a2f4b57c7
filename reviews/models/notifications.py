"""What people are told about cases and guidelines, in the pages and by e-mail."""

from typing import cast
from urllib.parse import urlencode

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now
from django.urls import reverse

from summaries.models import Guideline, Summary


class Kind(models.TextChoices):
    RETURNED = "returned", "Your text was returned"
    SENT_BACK = "sent_back", "A case of yours was sent back"
    OVERDUE = "overdue", "A case waits past its target"
    DRIFT = "drift", "The judge drifts"


class Notification(models.Model):
    """One thing one person is told once; the row of the list and of the outbox alike.

    It is about a case or, where the judge drifts, about a guideline. `occasion` is the moment: of
    the move, since when the case waits, or the Monday on which the drift was seen.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notifications"
    )
    kind = models.CharField(max_length=10, choices=Kind)
    summary = models.ForeignKey(Summary, null=True, on_delete=models.CASCADE, related_name="+")
    guideline = models.ForeignKey(Guideline, null=True, on_delete=models.CASCADE, related_name="+")
    occasion = models.DateTimeField()
    reason = models.TextField(blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    read_at = models.DateTimeField(null=True, blank=True)
    # Left the outbox: mailed, or not wanted by mail.
    settled_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at", "-id"]
        indexes = [
            models.Index(
                fields=["user"], condition=Q(read_at__isnull=True), name="notification_unread"
            ),
            models.Index(
                fields=["user"], condition=Q(settled_at__isnull=True), name="notification_outbox"
            ),
            models.Index("user", F("created_at").desc(), name="notification_by_age"),
        ]
        constraints = [
            models.UniqueConstraint(
                "user", "summary", "kind", "occasion", name="notification_once"
            ),
            models.UniqueConstraint(
                "user", "guideline", "kind", "occasion", name="notification_once_a_guideline"
            ),
            models.CheckConstraint(
                condition=Q(kind=Kind.DRIFT, guideline__isnull=False, summary__isnull=True)
                | (~Q(kind=Kind.DRIFT) & Q(guideline__isnull=True, summary__isnull=False)),
                name="notification_about_one",
            ),
            models.CheckConstraint(condition=Q(kind__in=Kind.values), name="notification_known"),
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()}: {self.summary_id or self.guideline_id}"

    def get_absolute_url(self) -> str:
        """The case, or the figures on the guideline's judge."""
        if self.guideline is None:
            return reverse("case", args=[self.summary_id])
        return f"{reverse('agreement')}?{urlencode({'guideline': self.guideline.name})}"

    @property
    def title(self) -> str:
        """Of the case's transcript, or of the guideline."""
        about = self.guideline or cast("Summary", self.summary).transcript
        return about.title


class MailMode(models.TextChoices):
    EACH = "each", "As it happens"
    DIGEST = "digest", "Once a day"
    NEVER = "never", "Not by e-mail"


class Mailbox(models.Model):
    """How somebody wants their mail; nobody without a row is mailed, see `finding.open_mailboxes`.

    Who holds it until `lease_until` may send; a lease that ran out is anybody's.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE, related_name="mailbox"
    )
    mode = models.CharField(max_length=10, choices=MailMode, default=MailMode.EACH)
    digest_at = models.DateTimeField(null=True, blank=True, help_text="When the last one went.")
    lease_until = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "mailboxes"
        constraints = [
            models.CheckConstraint(condition=Q(mode__in=MailMode.values), name="mail_mode_known"),
        ]

    def __str__(self) -> str:
        return f"Mail of {self.user}"


class LookedUpTo(models.Model):
    """How far the search for news has come: one row."""

    id = models.SmallIntegerField(primary_key=True, default=1, editable=False)
    transition = models.BigIntegerField(help_text="Every transition up to this one was seen.")
    waiting_since = models.DateTimeField(help_text="Every case that waits since before was seen.")

    class Meta:
        constraints = [models.CheckConstraint(condition=Q(id=1), name="looked_up_to_is_one_row")]

    def __str__(self) -> str:
        return f"Transition {self.transition}"


class DriftLook(models.Model):
    """How far a guideline's decisions were looked through for a drift of its judge.

    `looked_to` is the Monday that ended the last week looked at; `alarm_since` the one on which
    the alarm came on that is on still.
    """

    guideline = models.OneToOneField(
        Guideline, primary_key=True, on_delete=models.CASCADE, related_name="+"
    )
    looked_to = models.DateTimeField()
    alarm_since = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(alarm_since__isnull=True) | Q(alarm_since__lte=F("looked_to")),
                name="drift_was_looked_at",
            ),
        ]

    def __str__(self) -> str:
        return f"Drift of {self.guideline} up to {self.looked_to:%Y-%m-%d}"
