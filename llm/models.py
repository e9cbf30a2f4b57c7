from countersign_judge.llm.ledger import CallOutcome
from django.db import models

from llm.columns import Sha256Field


class ModelCall(models.Model):
    """One row per call to a model, and per answer from the cache (at no cost)."""

    created_at = models.DateTimeField(auto_now_add=True)
    purpose = models.CharField(max_length=100)
    # The summary that the call was made for; no foreign key, since summaries live above this app.
    subject = models.UUIDField(null=True, blank=True, db_index=True)
    provider = models.CharField(max_length=20)
    endpoint = models.CharField(max_length=500)
    model = models.CharField(max_length=200)
    # The model that the answer names: a snapshot, or what is behind a deployment.
    answered_by = models.CharField(max_length=200, blank=True, db_default="")
    prompt_tokens = models.PositiveIntegerField(default=0)
    cached_tokens = models.PositiveIntegerField(default=0)
    completion_tokens = models.PositiveIntegerField(default=0)
    # US dollars; null when the price is unknown.
    cost = models.DecimalField(max_digits=14, decimal_places=8, null=True, blank=True)
    latency_ms = models.PositiveIntegerField()
    outcome = models.CharField(
        max_length=10, choices=[(each.value, each.value.title()) for each in CallOutcome]
    )
    error = models.TextField(blank=True)
    finish_reason = models.CharField(max_length=40, blank=True)
    # Parts left out because this server had refused them: parameters, and keywords of the schema,
    # which the prompt states instead; SCHEMA_OPTION for the whole schema.
    dropped = models.TextField(blank=True, db_default="")
    request_sha256 = Sha256Field()

    class Meta:
        ordering = ("-created_at", "-id")
        indexes = [
            models.Index("created_at", "id", name="modelcall_by_time"),
            models.Index("provider", "model", name="modelcall_by_model"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(outcome__in=[each.value for each in CallOutcome]),
                name="modelcall_outcome_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.purpose} by {self.provider}:{self.model}, {self.outcome}"


class CachedAnswer(models.Model):
    """The answer to a request, or the claim of the process that is fetching it.

    `llm.cache` alone reads and writes `answer`, which is compressed.
    """

    request_sha256 = Sha256Field(primary_key=True)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)
    answer = models.BinaryField(null=True, blank=True)
    holder = models.UUIDField(null=True, blank=True)
    held_until = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(
                    answer__isnull=False, holder__isnull=True, held_until__isnull=True
                )
                | models.Q(answer__isnull=True, holder__isnull=False, held_until__isnull=False),
                name="cachedanswer_answered_or_held",
            ),
        ]

    def __str__(self) -> str:
        return str(self.request_sha256)
