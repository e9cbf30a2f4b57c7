"""A case, its texts and its history."""

import uuid

import pgtrigger
from django.conf import settings
from django.contrib.postgres.indexes import GinIndex
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models.failures import FailureKind
from summaries.models.guidelines import GuidelineVersion
from summaries.models.leased import Leased
from summaries.models.lookups import is_sha256
from summaries.models.transcripts import Transcript
from summaries.status import Role, Status
from summaries.triggers import (
    GOES_WITH_ITS_CASE,
    Refuse,
    append_only,
    disposed,
    emptied,
    immutable,
)
from summaries.words import WordsField, WriteWords

# What stands in the place of a text that was disposed of.
DISPOSED = "[disposed of]"
_GONE = "the content was disposed of"
_TRANSCRIPT_IS_GONE = """EXISTS (
    SELECT FROM summaries_summary s JOIN reviews_disposition d ON d.summary_id = s.id
    WHERE s.transcript_id = NEW.transcript_id AND d.transcript
)"""


class Origin(models.TextChoices):
    MODEL = "model", "Model"
    AUTHOR = "author", "Employee"
    REVIEWER = "reviewer", "Reviewer's edit"


class Summary(Leased):
    """The case: one transcript under one guideline version, with a status.

    `status` changes through `summaries.moves.move` alone. No worker is offered the case before
    `not_before`.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    transcript = models.ForeignKey(Transcript, on_delete=models.PROTECT, related_name="summaries")
    guideline_version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT)
    # Set for an employee's own summary, which no model rewrites.
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    status = models.CharField(max_length=20, choices=Status, default=Status.QUEUED)
    status_since = models.DateTimeField(db_default=Now())
    failed_from = models.CharField(max_length=20, blank=True)
    failure = models.TextField(blank=True)
    failure_kind = models.CharField(max_length=10, choices=FailureKind, blank=True)
    not_before = models.DateTimeField(null=True, blank=True, editable=False)
    deferrals = models.PositiveIntegerField(default=0, editable=False)
    # Since when the model's server has failed it at every try.
    faulty_since = models.DateTimeField(null=True, blank=True, editable=False)
    # How often in a row a model's answer could not be used.
    unusable = models.PositiveSmallIntegerField(db_default=0, editable=False)
    waiting_for = models.TextField(blank=True, help_text="Why the pipeline waits, if it does.")
    nudged_at = models.DateTimeField(null=True, blank=True, editable=False)
    # A person sent a text of it back, once at least; kept here for the list of those under way.
    sent_back = models.BooleanField(db_default=False, editable=False)
    # Its content went as its retention demands; kept here for the list of those that are to go.
    disposed = models.BooleanField(db_default=False, editable=False)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    # Written by a trigger alone.
    words = WordsField(null=True, editable=False)

    class Meta:
        verbose_name_plural = "summaries"
        indexes = [
            GinIndex(fields=["words"], name="summary_by_words"),
            # The queue counts its tabs by frequent words too: most cases are decided and not there.
            GinIndex(
                fields=["words"],
                condition=~Q(status__in=["approved", "rejected", "cancelled"]),
                name="summary_open_by_words",
            ),
            models.Index("created_at", "id", name="summary_by_age"),
            models.Index("status", "status_since", "id", name="summary_by_status"),
            models.Index(
                "status_since",
                "id",
                condition=Q(status__in=["approved", "rejected", "cancelled"]),
                name="summary_done",
            ),
            models.Index(
                "status_since",
                "id",
                condition=Q(status__in=["approved", "cancelled", "rejected"], disposed=False),
                name="summary_kept",
            ),
            models.Index(
                "guideline_version",
                "status_since",
                "id",
                condition=Q(status__in=["approved", "cancelled", "rejected"], disposed=False),
                name="summary_kept_by_version",
            ),
            models.Index(
                "status_since",
                "id",
                condition=Q(status__in=["in_review", "exhausted"]),
                name="summary_waiting",
            ),
            models.Index(
                "status_since",
                "id",
                condition=Q(status__in=["queued", "revising", "drafted"]),
                name="summary_working",
            ),
            models.Index(
                "status_since",
                "id",
                condition=Q(status__in=["queued", "revising", "drafted"], sent_back=True),
                name="summary_sent_back",
            ),
            models.Index(
                "not_before",
                "status_since",
                condition=Q(status__in=["queued", "revising", "drafted"]) & ~Q(waiting_for=""),
                name="summary_held_up",
            ),
            models.Index(
                "nudged_at",
                condition=Q(status__in=["queued", "revising", "drafted"]),
                name="summary_in_pipeline",
            ),
        ]
        constraints = [
            *Leased.Meta.constraints,
            models.UniqueConstraint(
                "transcript",
                "guideline_version",
                condition=Q(author__isnull=True),
                name="summary_once_per_version",
            ),
            models.CheckConstraint(condition=Q(status__in=Status.values), name="status_known"),
            models.CheckConstraint(
                condition=Q(status="failed", failed_from__in=["queued", "revising", "drafted"])
                & ~Q(failure="")
                | ~Q(status="failed") & Q(failed_from="", failure=""),
                name="failure_has_its_reason",
            ),
            models.CheckConstraint(
                condition=Q(status="failed", failure_kind__in=FailureKind.values)
                | ~Q(status="failed") & Q(failure_kind=""),
                name="failure_has_its_kind",
            ),
        ]
        triggers = [
            WriteWords(),
            Refuse(
                "not_gone",
                pgtrigger.Insert,
                because=_GONE,
                unless=f"NOT {_TRANSCRIPT_IS_GONE}",
            ),
        ]

    def __str__(self) -> str:
        return f"Summary of {self.transcript}"

    @property
    def remedy(self) -> str:
        """What to do about the failure; empty for a case that did not fail."""
        return FailureKind(self.failure_kind).remedy if self.failure_kind else ""

    @property
    def latest_attempt(self) -> "Attempt | None":
        return self.attempts.order_by("-number").first()

    @property
    def to_rewrite(self) -> "Attempt | None":
        """What the next writer starts from: the text that came back last, which need not be the
        newest, or the newest when none did."""
        told = RevisionBrief.objects.filter(attempt__summary=self).select_related("attempt")
        last = told.order_by("created_at", "id").last()
        return last.attempt if last else self.latest_attempt


class Attempt(models.Model):
    """One text of a summary, which never changes until it is disposed of."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    summary = models.ForeignKey(Summary, on_delete=models.CASCADE, related_name="attempts")
    number = models.PositiveSmallIntegerField()
    origin = models.CharField(max_length=10, choices=Origin)
    text = models.TextField()
    sha256 = models.CharField(max_length=64)
    # Of a model's text: "provider:name" and the version of the prompt. Of a person's: who.
    model = models.CharField(max_length=200, blank=True)
    prompt_version = models.CharField(max_length=40, blank=True)
    written_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    # The model whose suggestion an employee took into this text or into one before it.
    suggested_by = models.CharField(max_length=200, blank=True)
    # What the text was made from: the attempt that a person edited or the model rewrote.
    based_on = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["number"]
        indexes = [
            models.Index("created_at", name="attempt_by_day"),
            # Counted case by case and model by model without reading a text.
            models.Index(
                fields=["summary", "number"],
                include=["id", "model", "created_at"],
                condition=Q(origin="model"),
                name="attempt_of_a_model",
            ),
        ]
        constraints = [
            models.UniqueConstraint("summary", "number", name="attempt_once_per_number"),
            models.CheckConstraint(condition=Q(number__gte=1), name="attempt_number_from_one"),
            models.CheckConstraint(condition=Q(origin__in=Origin.values), name="origin_known"),
            models.CheckConstraint(condition=~Q(text=""), name="attempt_has_text"),
            models.CheckConstraint(condition=is_sha256("sha256"), name="attempt_is_hashed"),
            models.CheckConstraint(
                condition=Q(origin="model", written_by__isnull=True) & ~Q(model="")
                | ~Q(origin="model") & Q(written_by__isnull=False, model=""),
                name="attempt_has_its_writer",
            ),
            models.CheckConstraint(
                condition=Q(suggested_by="") | Q(origin="author"),
                name="suggestions_are_for_authors",
            ),
        ]
        triggers = [
            immutable(unless=emptied({"text": DISPOSED}, when=disposed("OLD.summary_id"))),
            Refuse(
                "not_gone",
                pgtrigger.Insert,
                because=_GONE,
                unless=f"NOT {disposed('NEW.summary_id')}",
            ),
        ]

    def __str__(self) -> str:
        return f"Attempt {self.number}"

    @property
    def offline(self) -> bool:
        return self.model == "offline"


class RevisionBrief(models.Model):
    """Why an attempt has to be rewritten, handed to its next writer (a model or the author).

    `shortfalls` is a list of `{"criterion": str, "score": float, "bar": float, "reason": str}`
    from the judge; `comment` is what a person wrote.
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="briefs")
    shortfalls = models.JSONField(default=list, blank=True)
    comment = models.TextField(blank=True)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at", "id"]
        constraints = [
            models.CheckConstraint(
                condition=~Q(shortfalls=[]) | ~Q(comment=""), name="brief_says_something"
            ),
        ]
        triggers = [immutable()]

    def __str__(self) -> str:
        return f"Brief for {self.attempt}"


class Transition(models.Model):
    """One change of status."""

    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="transitions")
    action = models.CharField(max_length=20)
    old = models.CharField(max_length=20, choices=Status, blank=True)
    new = models.CharField(max_length=20, choices=Status)
    role = models.CharField(max_length=20, choices=[(role.value, role.title()) for role in Role])
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    reason = models.TextField(blank=True)
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        indexes = [
            models.Index(
                "at", condition=Q(role__in=["writer", "judge"]), name="transition_by_pipeline"
            ),
            models.Index(
                "summary",
                "at",
                condition=Q(new__in=["in_review", "exhausted"]),
                name="transition_ready",
            ),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(new__in=Status.values) & Q(old__in=["", *Status.values]),
                name="transition_between_states",
            ),
            models.CheckConstraint(
                condition=Q(role__in=["writer", "judge"], actor__isnull=True)
                | ~Q(role__in=["writer", "judge"]),
                name="pipeline_is_nobody",
            ),
        ]
        triggers = append_only(unless=GOES_WITH_ITS_CASE)

    def __str__(self) -> str:
        return f"{self.old or 'new'} → {self.new}"
