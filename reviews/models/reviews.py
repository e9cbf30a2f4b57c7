"""Decisions of people."""

import uuid

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models import Attempt
from summaries.models.lookups import is_sha256, together
from summaries.triggers import Trigger, append_only


class Decision(models.TextChoices):
    APPROVE = "approve", "Approved"
    SEND_BACK = "send_back", "Sent back"
    REJECT = "reject", "Rejected"


class Category(models.TextChoices):
    """Why a text was sent back; counted on the dashboard."""

    INVENTED = "invented", "Made-up fact"
    OMISSION = "omission", "Something is missing"
    ATTRIBUTION = "attribution", "Wrong person or owner"
    INACCURATE = "inaccurate", "Wrong figure, date or name"
    WORDING = "wording", "Wording or tone"
    FORMAT = "format", "Layout or length"
    OTHER = "other", "Something else"


class WriteTimes(Trigger):
    """Writes `Review.waited` and `Review.handled` with the decision, whoever inserts it, so that a
    figure over years reads one index and not the history of every case.

    Without a claim the case was taken when it was decided. A decision that no claim came before, as
    one made through the API, has been handled from when its text was ready.
    """

    name = "times"
    operation = pgtrigger.Insert
    func = """
        SELECT extract(epoch FROM coalesce(taken.first, NEW.created_at) - ready.at),
            extract(epoch FROM NEW.created_at - coalesce(taken.theirs, ready.at))
        INTO NEW.waited, NEW.handled
        FROM summaries_attempt text
        CROSS JOIN LATERAL (
            SELECT max(moved.at) AS at FROM summaries_transition moved
            WHERE moved.summary_id = text.summary_id AND moved.new IN ('in_review', 'exhausted')
                AND moved.at <= NEW.created_at
        ) AS ready
        CROSS JOIN LATERAL (
            SELECT min(claim.at) AS first,
                max(claim.at) FILTER (WHERE claim.holder_id = NEW.reviewer_id) AS theirs
            FROM reviews_claimevent claim
            WHERE claim.summary_id = text.summary_id AND claim.action = 'take'
                AND claim.at BETWEEN ready.at AND NEW.created_at
        ) AS taken
        WHERE text.id = NEW.attempt_id;
        RETURN NEW;
    """


class Review(models.Model):
    """One reviewer's decision on one attempt, bound to the exact text by its SHA-256.

    `about_start` to `about_end` is the stretch of the text, in characters, that the comment of a
    text sent back is about; null for the whole of it.

    `waited` is seconds from when the text was ready until somebody took the case, `handled` from
    when the reviewer took it until they decided; null where nothing says when it was ready.
    `WriteTimes` alone writes both.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    attempt = models.ForeignKey(
        Attempt, on_delete=models.PROTECT, related_name="reviews", db_index=False
    )
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    decision = models.CharField(max_length=10, choices=Decision)
    category = models.CharField(max_length=12, choices=Category, blank=True)
    comment = models.TextField(blank=True)
    about_start = models.PositiveIntegerField(null=True, blank=True)
    about_end = models.PositiveIntegerField(null=True, blank=True)
    text_sha256 = models.CharField(max_length=64)
    attestation = models.TextField(blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    waited = models.FloatField(null=True, editable=False)
    handled = models.FloatField(null=True, editable=False)

    class Meta:
        ordering = ["created_at"]
        indexes = [
            models.Index(fields=["attempt"], include=["decision"], name="review_of_a_text"),
            models.Index(
                fields=["created_at"], include=["waited", "handled"], name="review_times_by_day"
            ),
        ]
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
            models.CheckConstraint(
                condition=Q(category="") | Q(decision="send_back", category__in=Category.values),
                name="category_of_what_is_sent_back",
            ),
            models.CheckConstraint(
                condition=together("about_start", "about_end")
                & (
                    Q(about_start__isnull=True)
                    | Q(decision="send_back", about_end__gt=models.F("about_start"))
                ),
                name="review_is_about_a_stretch",
            ),
        ]
        triggers = [*append_only(), WriteTimes()]

    def __str__(self) -> str:
        return f"{self.decision} by {self.reviewer}"
