"""Streams of transcripts: how far each came, and which rows were refused."""

import uuid
from datetime import timedelta

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils import timezone

_SILENCE = timedelta(minutes=2)


class ImportState(models.TextChoices):
    RUNNING = "running", "Running"
    FINISHED = "finished", "Finished"
    INTERRUPTED = "interrupted", "Interrupted"


class Import(models.Model):
    """One stream. The counts are committed together with the rows that they count."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    key = models.CharField(max_length=255, blank=True)
    received = models.PositiveIntegerField(default=0)
    created = models.PositiveIntegerField(default=0)
    duplicates = models.PositiveIntegerField(default=0)
    rejected = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    updated_at = models.DateTimeField(db_default=Now())
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index("owner", "created_at", "id", name="import_by_owner")]
        constraints = [
            models.UniqueConstraint(
                "owner", "key", condition=~Q(key=""), name="import_once_per_key"
            ),
            models.CheckConstraint(
                condition=Q(
                    received=models.F("created") + models.F("duplicates") + models.F("rejected")
                ),
                name="import_adds_up",
            ),
        ]

    def __str__(self) -> str:
        return f"Import of {self.received} rows"

    @property
    def state(self) -> ImportState:
        """A process that was killed says nothing; two minutes of silence tell."""
        if self.finished_at is not None:
            return ImportState.FINISHED
        silent = timezone.now() - self.updated_at > _SILENCE
        return ImportState.INTERRUPTED if silent else ImportState.RUNNING


class Rejection(models.Model):
    """A row of a stream that was not taken; `problem` is what the API would have answered."""

    of = models.ForeignKey(Import, on_delete=models.CASCADE, related_name="rejections")
    row = models.PositiveIntegerField()
    external_id = models.CharField(max_length=200, blank=True)
    problem = models.JSONField()

    class Meta:
        ordering = ["row"]
        constraints = [models.UniqueConstraint("of", "row", name="rejection_once_per_row")]

    def __str__(self) -> str:
        return f"Row {self.row}"
