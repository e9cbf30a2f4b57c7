"""What in a transcript may be meant for a model."""

from typing import Any

from django.db import models
from django.db.models.functions import Now

from summaries.models.transcripts import Transcript

MOST_SHOWN = 8


class TranscriptScan(models.Model):
    """What a scan of a transcript for prompt injection found.

    `signals` is a list of `{"kind": str, "turn": int | None, "excerpt": str}`, with no turn for
    the title. `version` is that of the detector: 0 until a worker has scanned it.
    """

    transcript = models.OneToOneField(
        Transcript, on_delete=models.CASCADE, primary_key=True, related_name="scan"
    )
    version = models.PositiveIntegerField()
    signals = models.JSONField(default=list)
    scanned_at = models.DateTimeField(db_default=Now())

    class Meta:
        indexes = [models.Index("version", name="scan_by_version")]

    def __str__(self) -> str:
        return f"Scan of {self.transcript}"

    @property
    def kinds(self) -> list[str]:
        return list(dict.fromkeys(signal["kind"] for signal in self.signals))

    @property
    def first(self) -> list[dict[str, Any]]:
        """What is shown above the transcript; the turns name the rest."""
        return list(self.signals[:MOST_SHOWN])

    @property
    def more(self) -> int:
        return max(0, len(self.signals) - MOST_SHOWN)

    def in_turns(self) -> dict[int, list[dict[str, Any]]]:
        found: dict[int, list[dict[str, Any]]] = {}
        for signal in self.signals:
            if signal["turn"] is not None:
                found.setdefault(signal["turn"], []).append(signal)
        return found
