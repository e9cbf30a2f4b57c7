"""Drills: copies of approved cases with one planted error, to see whether it is found.

The copy is a Summary with `drill_for`. Its outcome stays here when the copy is gone.
"""

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import Changing, Refuse, Trigger
from summaries.models.guidelines import Guideline
from summaries.models.summaries import Summary


class ErrorKind(models.TextChoices):
    DATE = "date", _("Another date")
    NEGATION = "negation", _("A “not” dropped or added")
    SPEAKER = "speaker", _("Another speaker")
    FIGURE = "figure", _("Another figure")


class DrillOutcome(models.TextChoices):
    """Who found the error, if it was found."""

    STOPPED = "stopped", _("Stopped by a judge")
    EDITED = "edited", _("Found: the sentence was edited")
    SENT_BACK = "sent_back", _("Found: sent back")
    REJECTED = "rejected", _("Found: rejected")
    MISSED = "missed", _("Not found: approved")
    WITHDRAWN = "withdrawn", _("Withdrawn before a decision")


FOUND = ("edited", "sent_back", "rejected")


class OfADrill(Trigger):
    """Refuses a drill whose copy is an ordinary case or is for another person."""

    name = "of_a_drill"
    operation = pgtrigger.Insert
    func = """
        IF NOT EXISTS (SELECT FROM summaries_summary s
                       WHERE s.id = NEW.summary_id AND s.drill_for_id = NEW.reviewer_id) THEN
            RAISE EXCEPTION 'summary % is no drill for %', NEW.summary_id, NEW.reviewer_id
                USING ERRCODE = 'check_violation', CONSTRAINT = 'drill_is_of_a_copy';
        END IF;
        RETURN NEW;
    """


class Drill(models.Model):
    """One planted error, the person it is for, and its outcome.

    `start` to `end` is the changed sentence in the copy's first text, in characters; in the text of
    `source`, the approved case, it ends at `was_end`. `marked` says whether a judge or the evidence
    check doubted the sentence, null until the copy is judged. The copy and the source may be gone;
    no word of either is stored here.
    """

    summary = models.OneToOneField(
        Summary, null=True, on_delete=models.SET_NULL, related_name="drill"
    )
    source = models.OneToOneField(Summary, null=True, on_delete=models.SET_NULL, related_name="+")
    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="+")
    reviewer = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    kind = models.CharField(max_length=10, choices=ErrorKind)
    seed = models.BigIntegerField()
    start = models.PositiveIntegerField()
    end = models.PositiveIntegerField()
    was_end = models.PositiveIntegerField()
    planted_at = models.DateTimeField(db_default=Now(), editable=False)
    marked = models.BooleanField(null=True)
    outcome = models.CharField(max_length=10, choices=DrillOutcome, blank=True)
    closed_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            models.Index("reviewer", condition=Q(closed_at=None), name="drill_open"),
            models.Index("closed_at", name="drill_by_close"),
        ]
        constraints = [
            models.CheckConstraint(condition=Q(kind__in=ErrorKind.values), name="drill_kind_known"),
            models.CheckConstraint(
                condition=Q(outcome="", closed_at=None)
                | Q(outcome__in=DrillOutcome.values, closed_at__isnull=False),
                name="drill_closes_with_an_outcome",
            ),
            models.CheckConstraint(
                condition=Q(end__gt=models.F("start"), was_end__gt=models.F("start")),
                name="drill_is_about_a_sentence",
            ),
        ]
        triggers = [
            OfADrill(),
            Refuse("no_delete", pgtrigger.Delete),
            Refuse("no_truncate", pgtrigger.Truncate, level=pgtrigger.Statement),
            # A drill's outcome never changes; its copy may be deleted.
            Refuse(
                "closed",
                pgtrigger.Update,
                unless=Changing(
                    """OLD.closed_at IS NULL OR to_jsonb(NEW) - '{summary_id,source_id}'::text[]
                        = to_jsonb(OLD) - '{summary_id,source_id}'::text[]""",
                    ("summary_id", "source_id", "marked", "outcome", "closed_at"),
                ),
            ),
        ]

    def __str__(self) -> str:
        return f"Drill {self.pk}: {self.kind}"
