"""How long records stay, legal holds, and dispositions. All of it is append-only."""

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from accounts.constraints import Trigger, append_only, disposed_condition
from records.log.models import Logged
from summaries.models import Guideline, Summary


class ReasonedAction(models.Model):
    """An action with a reason; `by` is null for the command line."""

    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
    )
    reason = models.TextField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        abstract = True
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(condition=~Q(reason=""), name="%(class)s_has_a_reason")
        ]
        triggers = append_only()


class HoldBeforeDisposition(Trigger):
    """Refuses a hold on a case whose content was disposed of."""

    name = "not_disposed"
    operation = pgtrigger.Insert
    func = f"""
        PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
        IF {disposed_condition("NEW.summary_id")} THEN
            RAISE EXCEPTION 'a hold is refused: the case was disposed of'
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class LegalHold(ReasonedAction):
    """The records of a case stay, even past their retention, until the hold is lifted.

    A case may be held for several matters at once.
    """

    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="holds")

    class Meta(ReasonedAction.Meta):
        triggers = [
            *ReasonedAction.Meta.triggers,
            HoldBeforeDisposition(),
            Logged("hold"),
        ]

    def __str__(self) -> str:
        return f"Hold on {self.summary}"


class HoldLift(ReasonedAction):
    hold = models.OneToOneField(LegalHold, on_delete=models.PROTECT, related_name="lift")

    class Meta(ReasonedAction.Meta):
        triggers = [*ReasonedAction.Meta.triggers, Logged("hold_lift")]

    def __str__(self) -> str:
        return f"End of {self.hold}"


class RetentionRule(ReasonedAction):
    """How long cases under a guideline keep their content; its newest rule counts.

    `days` count from the day that a case was closed; null means forever.
    """

    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="retention")
    days = models.PositiveIntegerField(null=True, blank=True)

    class Meta(ReasonedAction.Meta):
        constraints = [
            *ReasonedAction.Meta.constraints,
            models.CheckConstraint(
                condition=Q(days__isnull=True) | Q(days__gte=1, days__lte=36_600),
                name="retention_in_range",
            ),
        ]
        triggers = [*ReasonedAction.Meta.triggers, Logged("retention_rule")]

    def __str__(self) -> str:
        return "for ever" if self.days is None else f"{self.days} days"


class NotHeld(Trigger):
    """Refuses the disposition of a case that is on legal hold."""

    name = "not_held"
    operation = pgtrigger.Insert
    func = """
        -- The lock makes a hold wait for a disposition, and a disposition for a hold.
        PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
        IF EXISTS (SELECT FROM records_legalhold h WHERE h.summary_id = NEW.summary_id
                   AND NOT EXISTS (SELECT FROM records_holdlift l WHERE l.hold_id = h.id)) THEN
            RAISE EXCEPTION 'disposition is refused: the case is on legal hold'
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class PastItsRule(Trigger):
    """Refuses a disposition that no retention rule allows.

    Triggers run in the order of their names, so a legal hold is reported first.
    """

    name = "past_its_rule"
    operation = pgtrigger.Insert
    declare = [("found", "record"), ("allowed", "integer")]
    func = """
        SELECT s.status, s.status_since, v.guideline_id INTO found
        FROM summaries_summary s JOIN summaries_guidelineversion v ON v.id = s.guideline_version_id
        WHERE s.id = NEW.summary_id FOR UPDATE OF s;
        SELECT days INTO allowed FROM records_retentionrule r
        WHERE r.guideline_id = found.guideline_id ORDER BY r.at DESC, r.id DESC LIMIT 1;
        IF allowed IS NULL OR allowed <> NEW.days
                OR found.status NOT IN ('approved', 'rejected', 'cancelled')
                OR found.status_since > statement_timestamp() - make_interval(days => allowed) THEN
            RAISE EXCEPTION 'disposition is refused: no rule of retention lets case % go',
                NEW.summary_id USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class Disposition(ReasonedAction):
    """The content of a case was disposed of. The triggers allow that only with this row.

    `days` is the rule that applied. `transcript` says whether the transcript was removed too, and
    `recording_sha256` with which recording; it is empty for none and for a link.
    """

    summary = models.OneToOneField(Summary, on_delete=models.PROTECT, related_name="disposition")
    days = models.PositiveIntegerField()
    transcript = models.BooleanField()
    recording_sha256 = models.CharField(max_length=64, blank=True)

    class Meta(ReasonedAction.Meta):
        indexes = [models.Index(fields=["-at", "-id"], name="disposition_newest_first")]
        triggers = [
            *ReasonedAction.Meta.triggers,
            NotHeld(),
            PastItsRule(),
            Logged("disposition"),
        ]

    def __str__(self) -> str:
        return f"Disposition of {self.summary}"
