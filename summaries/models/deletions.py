"""What is left of a transcript that was deleted."""

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models.functions import Now

from summaries.triggers import Trigger, append_only


class WithoutRecord(Trigger):
    """Refuses the deletion of a transcript that has a record."""

    name = "without_record"
    operation = pgtrigger.Insert
    func = """
        IF EXISTS (SELECT FROM reviews_record r JOIN summaries_summary s ON s.id = r.summary_id
                   WHERE s.transcript_id = NEW.transcript_id) THEN
            RAISE EXCEPTION 'deletion is refused: transcript % has a record', NEW.transcript_id
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class Deletion(models.Model):
    """That a transcript was here, who deleted it, and what had happened to its cases.

    `history` lists the moves of its cases, each `{"case": str, "action": str, "old": str, "new":
    str, "role": str, "actor": str | null, "at": str}`; nothing of what was said or written is kept.
    Transitions can be deleted only with a row of this table (`GOES_WITH_ITS_CASE`).
    """

    transcript_id = models.UUIDField(unique=True)
    source = models.CharField(max_length=100)
    external_id = models.CharField(max_length=200)
    sha256 = models.CharField(max_length=64)
    history = models.JSONField()
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    reason = models.TextField(blank=True)
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        triggers = [*append_only(), WithoutRecord()]

    def __str__(self) -> str:
        return f"{self.source}/{self.external_id}"
