"""What is left of a transcript that was deleted."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now


class Deletion(models.Model):
    """That a transcript was here, who deleted it, and what had happened to its cases.

    Append-only by trigger. `history` lists the moves of its cases, each `{"case": str, "action":
    str, "old": str, "new": str, "role": str, "actor": str | null, "at": str}`; nothing of what
    was said or written is kept. A trigger lets transitions go only with a row of this table.
    """

    transcript_id = models.UUIDField(unique=True)
    source = models.CharField(max_length=100)
    external_id = models.CharField(max_length=200)
    sha256 = models.CharField(max_length=64)
    history = models.JSONField()
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    reason = models.TextField(blank=True)
    at = models.DateTimeField(db_default=Now(), editable=False)

    def __str__(self) -> str:
        return f"{self.source}/{self.external_id}"
