"""Decisions of people."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models import Attempt
from summaries.models.lookups import is_sha256


class Decision(models.TextChoices):
    APPROVE = "approve", "Approved"
    SEND_BACK = "send_back", "Sent back"
    REJECT = "reject", "Rejected"


class Review(models.Model):
    """One reviewer's decision on one attempt, bound to the exact text by its SHA-256."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="reviews")
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    decision = models.CharField(max_length=10, choices=Decision)
    comment = models.TextField(blank=True)
    text_sha256 = models.CharField(max_length=64)
    attestation = models.TextField(blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at"]
        constraints = [
            models.CheckConstraint(
                condition=Q(decision__in=Decision.values), name="decision_known"
            ),
            models.CheckConstraint(condition=is_sha256("text_sha256"), name="review_is_bound"),
            models.CheckConstraint(
                condition=Q(decision="approve") | ~Q(comment=""), name="refusal_has_a_reason"
            ),
            models.CheckConstraint(
                condition=~Q(decision="approve") | ~Q(attestation=""),
                name="approval_has_attestation",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.decision} by {self.reviewer}"
