"""What people are told about their cases, in the pages and by e-mail."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now

from summaries.models import Summary


class Kind(models.TextChoices):
    RETURNED = "returned", "Your text was returned"
    SENT_BACK = "sent_back", "A case of yours was sent back"
    OVERDUE = "overdue", "A case waits past its target"


class Notification(models.Model):
    """One thing one person is told once; the row of the list and of the outbox alike.

    `occasion` is the moment it is about: of the move, or since when the case waits.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notifications"
    )
    kind = models.CharField(max_length=10, choices=Kind)
    summary = models.ForeignKey(Summary, on_delete=models.CASCADE, related_name="+")
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
            models.CheckConstraint(condition=Q(kind__in=Kind.values), name="notification_known"),
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()}: {self.summary_id}"


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
