"""Corrections of transcripts: an overlay of append-only rows, never a change of what was stored."""

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import Refuse, emptying_condition
from summaries import corrected
from summaries.models.transcripts import Transcript, all_summaries_disposed_sql

_EMPTIED = {"label": "", "speaker": "", "text": ""}
_DELETED = "EXISTS (SELECT FROM summaries_deletion WHERE transcript_id = OLD.transcript_id)"
_GONE = f"({all_summaries_disposed_sql('NEW.transcript_id')})"


class CorrectionKind(models.TextChoices):
    LABEL = corrected.LABEL, _("name of a speaker")
    SPEAKER = corrected.SPEAKER, _("speaker of a turn")
    WORDS = corrected.WORDS, _("words of a turn")
    TAKE_BACK = corrected.TAKE_BACK, _("taken back")


class Correction(models.Model):
    """One correction of a transcript; `summaries.corrected` says what counts.

    `number` counts from 1 within the transcript. A `label` correction gives the turns whose stored
    label is `label` the name `speaker`: all of them, or those from turn `first` to `last`. A
    `speaker` or `words` correction is of the one turn `first`, which is also `last`. Turns count
    from 0. `takes_back` is the number of another correction.
    """

    transcript = models.ForeignKey(
        Transcript, on_delete=models.CASCADE, related_name="corrections", db_index=False
    )
    number = models.PositiveIntegerField()
    kind = models.CharField(max_length=10, choices=CorrectionKind)
    label = models.TextField(blank=True)
    first = models.PositiveIntegerField(null=True, blank=True)
    last = models.PositiveIntegerField(null=True, blank=True)
    speaker = models.TextField(blank=True)
    text = models.TextField(blank=True)
    takes_back = models.PositiveIntegerField(null=True, blank=True)
    reason = models.TextField()
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["transcript", "number"]
        constraints = [
            models.UniqueConstraint(
                "transcript", "number", name="correction_once_per_transcript_and_number"
            ),
            models.CheckConstraint(
                condition=Q(kind="label", takes_back__isnull=True)
                & (Q(first__isnull=True) | Q(last__isnull=True) | Q(first__lte=F("last")))
                | Q(kind__in=["speaker", "words"], takes_back__isnull=True, first=F("last"))
                | Q(kind="take_back", first__isnull=True, last__isnull=True)
                & Q(takes_back__lt=F("number")),
                name="correction_has_its_place",
            ),
            models.CheckConstraint(condition=~Q(reason=""), name="correction_has_its_reason"),
        ]
        triggers = [
            Refuse(
                "kept",
                pgtrigger.Update,
                unless=emptying_condition(
                    _EMPTIED, when=all_summaries_disposed_sql("OLD.transcript_id")
                ),
            ),
            Refuse("stays", pgtrigger.Delete, unless=_DELETED),
            Refuse("no_truncate", pgtrigger.Truncate, level=pgtrigger.Statement),
            Refuse(
                "not_gone",
                pgtrigger.Insert,
                because="the content was disposed of",
                unless=f"NOT {_GONE}",
            ),
        ]

    def __str__(self) -> str:
        return f"Correction {self.number} of {self.transcript}"
