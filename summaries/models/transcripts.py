"""The source of every summary."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models.lookups import is_sha256
from summaries.triggers import disposed, emptied, immutable

_ALL_ITS_CASES_ARE_DISPOSED_OF = f"""EXISTS (
    SELECT FROM summaries_summary WHERE transcript_id = OLD.id
) AND NOT EXISTS (
    SELECT FROM summaries_summary s WHERE s.transcript_id = OLD.id AND NOT {disposed("s.id")}
)"""  # noqa: S608 (names of columns)


class Transcript(models.Model):
    """What was said: ordered turns in the same row, never changed until they are disposed of.

    `turns` is a list of `{"speaker": str, "start": float | null, "end": float | null,
    "text": str}`, times in seconds from the beginning. `sha256` is that of
    `summaries.formats.canonical`; `submission_sha256` covers everything the client sent and
    decides whether the same external id comes with the same body.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    source = models.CharField(max_length=100)
    external_id = models.CharField(max_length=200)
    title = models.CharField(max_length=300)
    occurred_at = models.DateTimeField(null=True, blank=True)
    format = models.CharField(max_length=30)
    turns = models.JSONField()
    word_count = models.PositiveIntegerField()
    warnings = models.JSONField(default=list, blank=True)
    sha256 = models.CharField(max_length=64)
    submission_sha256 = models.CharField(max_length=64)
    submitted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        indexes = [
            models.Index("created_at", "id", name="transcript_by_age"),
            models.Index("submitted_by", "created_at", "id", name="transcript_by_owner"),
        ]
        constraints = [
            # Per owner: else one client's ids would collide with, and give away, another's.
            models.UniqueConstraint(
                "source",
                "external_id",
                "submitted_by",
                nulls_distinct=False,
                name="transcript_once_per_owner_and_source",
            ),
            models.CheckConstraint(
                condition=~Q(source="") & ~Q(external_id="") & ~Q(title=""),
                name="transcript_is_named",
            ),
            models.CheckConstraint(
                condition=is_sha256("sha256") & is_sha256("submission_sha256"),
                name="transcript_is_hashed",
            ),
            models.CheckConstraint(condition=Q(word_count__gt=0), name="transcript_has_words"),
        ]
        triggers = [
            immutable(
                unless=emptied({"turns": [], "warnings": []}, when=_ALL_ITS_CASES_ARE_DISPOSED_OF)
            ),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def duration(self) -> float | None:
        """Seconds from the beginning to the last known end of a turn."""
        times = [
            turn["end"] or turn["start"] for turn in self.turns if turn["end"] or turn["start"]
        ]
        return max(times, default=None)

    @property
    def speakers(self) -> list[str]:
        """In order of appearance."""
        return list(dict.fromkeys(turn["speaker"] for turn in self.turns if turn["speaker"]))
