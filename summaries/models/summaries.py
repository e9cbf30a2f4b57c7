"""Summaries with their attempts, transitions, suggestions and redactions."""

import uuid
from typing import Any

import pgtrigger
from django.conf import settings
from django.contrib.postgres.indexes import GinIndex
from django.contrib.postgres.search import SearchVectorField
from django.db import models
from django.db.models import Lookup, Q
from django.db.models.functions import Now
from django.utils.translation import gettext, gettext_noop
from django.utils.translation import gettext_lazy as _

from accounts.constraints import (
    DELETED_WITH_ITS_SUMMARY,
    Refuse,
    Trigger,
    append_only,
    disposed_condition,
    emptying_condition,
    immutable,
    is_digest,
)
from llm.columns import MigratedAs, Sha256Field
from summaries.models.guidelines import GuidelineVersion
from summaries.models.jobs import Job, Leased
from summaries.models.transcripts import Transcript
from summaries.status import Role, Status

# --- Failures ---------------------------------------------------------------
# How a summary failed, as data, so that pages and programs can tell a refusal from a fault.


class FailureKind(models.TextChoices):
    """The values of `kind` on the errors of models and on a judge's Unscored."""

    FILTERED = "filtered", _("stopped by a content filter")
    DECLINED = "declined", _("the model declined")
    UNSCORED = "unscored", _("no readable score")
    CUT = "cut", _("the answer was cut off")
    INVALID = "invalid", _("the answer had the wrong format")
    SLOW = "slow", _("the model's server was too slow")
    SERVER = "server", _("the model's server failed for a day")
    ERROR = "error", _("an error stopped it")

    @property
    def remedy(self) -> str:
        """What a person can do about it, as a sentence."""
        return gettext(_REMEDIES[self])


_REMEDIES = {
    FailureKind.FILTERED: gettext_noop(
        "This is not a score. Retry, use another model, or ask the provider to relax its filter "
        "for such meetings."
    ),
    FailureKind.DECLINED: gettext_noop("This is not a score. Retry, or use another model."),
    FailureKind.UNSCORED: gettext_noop(
        "The attempt has no score, which is not a low score. Retry, or use a judge model that "
        "follows the answer's format."
    ),
    FailureKind.CUT: gettext_noop(
        "We asked the model several times for a shorter answer. Raise "
        "COUNTERSIGN_THINKING_TOKENS for a model that thinks first, or use another model, then "
        "retry."
    ),
    FailureKind.INVALID: gettext_noop(
        "We asked the model several times. Retry, or use a guideline with a model that follows "
        "the answer's format."
    ),
    FailureKind.SLOW: gettext_noop(
        "Raise COUNTERSIGN_CALL_DEADLINE, or use a faster model or a shorter guideline, then retry."
    ),
    FailureKind.SERVER: gettext_noop(
        "Make sure that the model's server answers. Then retry all such cases under "
        "Processing, or with `manage.py retry_failed --kind server`."
    ),
    FailureKind.ERROR: gettext_noop("Fix the cause in the reason, then retry."),
}


# --- Search by words --------------------------------------------------------
# The words for finding a summary: those of its title, source and external id, stored with it.
#
# They are in one table with the status, so that the database can read a list in its order for a
# frequent word, and the index of words for a rare one. A word is a run of letters and digits, in
# any case, as in the SQL functions `countersign_words` and `countersign_begin` of a migration.


class WriteWords(Trigger):
    """Writes `Summary.words`; nothing else does."""

    name = "words"
    operation = pgtrigger.Insert | pgtrigger.UpdateOf("words", "transcript_id")  # type: ignore[no-untyped-call]
    func = """
        SELECT array_to_tsvector(countersign_words(concat_ws(' ', title, source, external_id)))
            INTO NEW.words FROM summaries_transcript WHERE id = NEW.transcript_id;
        RETURN NEW;
    """


class WordsField(MigratedAs, SearchVectorField):  # type: ignore[type-arg]
    """A column that `WriteWords` fills; `words__begin` searches it."""

    migrated_as = "django.contrib.postgres.search.SearchVectorField"


@WordsField.register_lookup
class Begin(Lookup):
    """`words__begin="bud 2026"`: each word of the text begins one of the summary's.

    A text without a letter or digit finds nothing.
    """

    lookup_name = "begin"
    prepare_rhs = False

    def as_sql(self, compiler: Any, connection: Any) -> tuple[str, tuple[Any, ...]]:
        words, params = self.process_lhs(compiler, connection)
        return f"{words} @@ countersign_begin(%s)", (*params, self.rhs)


@WordsField.register_lookup
class BeginRead(Begin):
    """The same, for frequent words: reads the summaries, not the index of words."""

    lookup_name = "begin_read"

    def as_sql(self, compiler: Any, connection: Any) -> tuple[str, tuple[Any, ...]]:
        found, params = super().as_sql(compiler, connection)
        return f"({found}) IS TRUE", params


# --- Summaries --------------------------------------------------------------
# A summary under way, its attempts and its transitions.

# Replaces a text that was disposed of.
DISPOSED = "[disposed of]"
_TRANSCRIPT_IS_GONE = """EXISTS (
    SELECT FROM summaries_summary s JOIN records_disposition d ON d.summary_id = s.id
    WHERE s.transcript_id = NEW.transcript_id AND d.transcript
)"""


def _unless_gone(gone: str) -> Refuse:
    """Refuses rows for content that was disposed of."""
    because = "the content was disposed of"
    return Refuse("not_gone", pgtrigger.Insert, because=because, unless=f"NOT {gone}")


_WORKING = Q(status__in=["queued", "revising", "drafted"])
_NEW = Q(status="queued", lease_token__isnull=True, deferrals=0)
_LONGEST_SILENT = models.F("nudged_at").asc(nulls_first=True)
_CLOSED = Q(status__in=["approved", "rejected", "cancelled"])
_KEPT = Q(status__in=["approved", "cancelled", "rejected"], disposed=False)


def _queue_index(name: str, condition: Q, *first: str) -> models.Index:
    """For lists of summaries in several statuses, in the order of `status_since`."""
    return models.Index(*first, "status_since", "id", condition=condition, name=name)


class Origin(models.TextChoices):
    MODEL = "model", _("Model")
    AUTHOR = "author", _("Employee")
    REVIEWER = "reviewer", _("Reviewer's edit")


class Summary(Leased):
    """One transcript under one guideline version, with a status.

    Only `summaries.moves.move` changes `status`. No worker gets the summary before `not_before`.
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
    # The time since which every try failed because of the model's server.
    faulty_since = models.DateTimeField(null=True, blank=True, editable=False)
    # How often in a row a model's answer was unusable or too late.
    unusable = models.PositiveSmallIntegerField(db_default=0, editable=False)
    # Models that a person chose after a failure; empty means those of the version.
    writer_model = models.CharField(max_length=200, blank=True, db_default="", editable=False)
    judge_model = models.CharField(max_length=200, blank=True, db_default="", editable=False)
    waiting_for = models.TextField(blank=True, help_text="Why the pipeline waits, if it does.")
    nudged_at = models.DateTimeField(null=True, blank=True, editable=False)
    # A person sent a text of it back at least once; stored here for the list of open ones.
    sent_back = models.BooleanField(db_default=False, editable=False)
    # The text that passed has something to think about (`judging.attention`); stored here for the
    # order of the queue.
    flagged = models.BooleanField(db_default=False, editable=False)
    # The share of the meeting, by weight, that the sentences of that text rest on.
    covered = models.FloatField(null=True, editable=False)
    # Its content was deleted after its retention; stored here for the list of those due.
    disposed = models.BooleanField(db_default=False, editable=False)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    # The id of the request with the transcript, for logs and traces; empty without one.
    request_id = models.CharField(max_length=128, blank=True, db_default="", editable=False)
    traceparent = models.CharField(max_length=55, blank=True, db_default="", editable=False)
    # Only a trigger writes it.
    words = WordsField(null=True, editable=False)

    class Meta:
        verbose_name_plural = "summaries"
        indexes = [
            GinIndex(fields=["words"], name="summary_by_words"),
            # The queue counts its tabs by frequent words too: it lacks most summaries, the decided.
            GinIndex(fields=["words"], condition=~_CLOSED, name="summary_open_by_words"),
            models.Index("created_at", "id", name="summary_by_age"),
            # Pages count with it, without reading a summary.
            models.Index(
                fields=["status", "status_since", "id"],
                include=["guideline_version"],
                name="summary_by_status",
            ),
            _queue_index("summary_done", _CLOSED),
            _queue_index("summary_kept", _KEPT),
            _queue_index("summary_kept_by_version", _KEPT, "guideline_version"),
            _queue_index("summary_waiting", Q(status__in=["in_review", "exhausted"])),
            _queue_index("summary_quick", Q(status="in_review", flagged=False)),
            _queue_index("summary_working", _WORKING),
            _queue_index(
                "summary_sent_back", Q(status__in=["queued", "revising", "drafted"], sent_back=True)
            ),
            models.Index(
                "not_before",
                "status_since",
                condition=_WORKING & ~Q(waiting_for=""),
                name="summary_held_up",
            ),
            # In the order of the sweep: begun ones and new ones.
            models.Index(_LONGEST_SILENT, condition=_WORKING & ~_NEW, name="summary_begun"),
            models.Index(_LONGEST_SILENT, condition=_NEW, name="summary_new"),
            # Not by the end of the lease, which changes every few seconds.
            models.Index("id", condition=Q(lease_token__isnull=False), name="summary_leased"),
            models.Index(
                "failure_kind",
                "status_since",
                "id",
                condition=Q(status="failed"),
                name="summary_failed",
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
            _unless_gone(_TRANSCRIPT_IS_GONE),
        ]

    def __str__(self) -> str:
        return f"Summary of {self.transcript}"

    @property
    def correlation_id(self) -> str:
        """The fields of every log line about it."""
        return self.request_id or str(self.pk)

    @property
    def remedy(self) -> str:
        """What to do about the failure; empty where it did not fail."""
        return FailureKind(self.failure_kind).remedy if self.failure_kind else ""

    @property
    def effective_writer_model(self) -> str:
        return self.writer_model or self.guideline_version.effective_writer_model

    @property
    def effective_judge_model(self) -> str:
        return self.judge_model or self.guideline_version.effective_judge_model

    @property
    def failed_unwritten(self) -> bool:
        """Whether it failed without a text, rather than without a verdict on one."""
        return self.failed_from in {Status.QUEUED, Status.REVISING}

    @property
    def latest_attempt(self) -> "Attempt | None":
        return self.attempts.order_by("-number").first()

    @property
    def attempt_to_rewrite(self) -> "Attempt | None":
        """The text that the next writer starts from: the one returned last, which may not be the
        newest, or the newest if none was."""
        briefs = RevisionBrief.objects.filter(attempt__summary=self).select_related("attempt")
        last = briefs.order_by("created_at", "id").last()
        return last.attempt if last else self.latest_attempt


class Attempt(models.Model):
    """One text of a summary; it never changes until it is disposed of."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    summary = models.ForeignKey(
        Summary, on_delete=models.CASCADE, related_name="attempts", db_index=False
    )
    number = models.PositiveSmallIntegerField()
    origin = models.CharField(max_length=10, choices=Origin)
    text = models.TextField()
    sha256 = Sha256Field()
    # For a model's text: "provider:name" and the prompt's version. For a person's: who.
    model = models.CharField(max_length=200, blank=True)
    prompt_version = models.CharField(max_length=40, blank=True)
    written_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    # The model whose suggestion an employee took into this text or an earlier one.
    suggested_by = models.CharField(max_length=200, blank=True)
    # The attempt that a person edited, or the model rewrote, into this text.
    based_on = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT)
    # What a model was told besides the transcript (`summaries.context`); null for a person's text
    # and for one from before.
    told = models.JSONField(null=True, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["number"]
        indexes = [
            models.Index("created_at", name="attempt_by_day"),
            # Counts by summary and model without reading a text.
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
            models.CheckConstraint(condition=is_digest("sha256"), name="attempt_is_hashed"),
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
            immutable(
                unless=emptying_condition(
                    {"text": DISPOSED, "told": None}, when=disposed_condition("OLD.summary_id")
                )
            ),
            _unless_gone(disposed_condition("NEW.summary_id")),
        ]

    def __str__(self) -> str:
        return f"Attempt {self.number}"

    @property
    def offline(self) -> bool:
        return self.model == "offline"


class RevisionBrief(models.Model):
    """Why an attempt has to be rewritten, handed to its next writer (a model or the author).

    `shortfalls` is a list of `{"criterion": str, "score": float, "threshold": float,
    "reason": str}` from the judge; `comment` is what a person wrote. `findings` is a list of
    `{"sentence": str, "relation": "contradicted" | "not mentioned", "quote": str, "turn": int |
    null, "reason": str}` from the evidence check: the words of the transcript that decide it, empty
    where none do, with the index of their turn. `words` is the number of words of a text that was
    sent back because it has too many.
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="briefs")
    shortfalls = models.JSONField(default=list, blank=True)
    findings = models.JSONField(default=list, blank=True)
    words = models.PositiveIntegerField(null=True, blank=True)
    comment = models.TextField(blank=True)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at", "id"]
        constraints = [
            models.CheckConstraint(
                condition=~Q(shortfalls=[]) | ~Q(comment="") | Q(words__isnull=False),
                name="brief_says_something",
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
            models.Index(
                "at",
                condition=Q(old__in=["in_review", "exhausted"]),
                name="transition_from_the_queue",
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
            models.CheckConstraint(
                condition=~Q(action="appeal")
                | Q(old="returned", new="exhausted", role="author", actor__isnull=False)
                & ~Q(reason=""),
                name="appeal_has_its_reason",
            ),
        ]
        triggers = append_only(unless=DELETED_WITH_ITS_SUMMARY)

    def __str__(self) -> str:
        return f"{self.old or 'new'} → {self.new}"


# --- Suggestions ------------------------------------------------------------


class Suggestion(Job):
    """A rewrite of `attempt` by `model`, shown to the author; it has no effect until taken.

    `taken_at` is when the author took it into their text: the attempt that they hand in then has
    the model's name (`Attempt.suggested_by`). `replaced` is what they had typed until then.
    """

    task = "summaries.suggest"

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="suggestions")
    text = models.TextField(blank=True)
    model = models.CharField(max_length=200, blank=True)
    replaced = models.TextField(blank=True)
    taken_at = models.DateTimeField(null=True, blank=True)

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(
                condition=Q(status="done") & ~Q(text="") & ~Q(model="")
                | ~Q(status="done") & Q(text="", model="", taken_at=None),
                name="suggestion_is_whole_when_done",
            ),
            models.CheckConstraint(
                condition=Q(replaced="") | Q(taken_at__isnull=False),
                name="suggestion_replaces_once_taken",
            ),
        ]

    def __str__(self) -> str:
        return f"Suggestion on {self.attempt}"

    def outcome(self) -> dict[str, Any]:
        return {"text": self.text, "model": self.model}


# --- Redactions -------------------------------------------------------------
# PII redaction: the placeholders of each summary.


class Redaction(models.Model):
    """The map of a summary from placeholders to what they stand for.

    `sealed` is JSON under `accounts.encryption`; it never leaves the installation in any form.
    """

    summary = models.OneToOneField(
        Summary, on_delete=models.CASCADE, primary_key=True, related_name="redaction"
    )
    sealed = models.TextField()
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    def __str__(self) -> str:
        return f"Redaction of {self.summary}"
