"""What in a transcript may be meant for a model."""

from django.db import models
from django.db.models.functions import Now

from summaries.models.transcripts import Transcript


class TranscriptScan(models.Model):
    """What a scan of a transcript for prompt injection found.

    `kinds` says in words what was found, `turns` holds the numbers of the first turns with it.
    `version` is that of the detector: 0 where a transcript is known that was never scanned.
    """

    transcript = models.OneToOneField(
        Transcript, on_delete=models.CASCADE, primary_key=True, related_name="scan"
    )
    version = models.PositiveIntegerField()
    kinds = models.JSONField(default=list)
    turns = models.JSONField(default=list)
    scanned_at = models.DateTimeField(db_default=Now())

    class Meta:
        indexes = [models.Index("version", name="scan_by_version")]

    def __str__(self) -> str:
        return f"Scan of {self.transcript}"
