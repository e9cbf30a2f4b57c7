"""Transcripts, guidelines, summaries with their attempts and transitions, jobs and imports."""

import uuid
from datetime import timedelta
from typing import Any, ClassVar

import pgtrigger
from django.conf import settings
from django.contrib.postgres.indexes import GinIndex
from django.contrib.postgres.search import SearchVectorField
from django.db import models
from django.db.models import Lookup, Q
from django.db.models.functions import Now
from django.utils import timezone

from accounts.constraints import (
    GOES_WITH_ITS_CASE,
    Refuse,
    Trigger,
    append_only,
    disposed,
    emptied,
    immutable,
    is_sha256,
    together,
)
from summaries.status import Role, Status

# --- Leases -----------------------------------------------------------------
# Columns of a row that one worker at a time works on; `summaries.leases` alone writes them.


class Leased(models.Model):
    """Whoever holds `lease_token` until `lease_until` works on the row.

    `lost_leases` counts the workers that died or hung while they did, one after another.
    """

    lease_token = models.UUIDField(null=True, blank=True, editable=False)
    lease_until = models.DateTimeField(null=True, blank=True, editable=False)
    lost_leases = models.PositiveSmallIntegerField(default=0, db_default=0, editable=False)

    class Meta:
        abstract = True
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(
                condition=together("lease_token", "lease_until"), name="%(class)s_lease_is_whole"
            ),
        ]


# --- Transcripts ------------------------------------------------------------
# The source of every summary.

_ALL_ITS_CASES_ARE_DISPOSED_OF = f"""EXISTS (
    SELECT FROM summaries_summary WHERE transcript_id = OLD.id
) AND NOT EXISTS (
    SELECT FROM summaries_summary s WHERE s.transcript_id = OLD.id AND NOT {disposed("s.id")}
)"""  # noqa: S608 (names of columns)


class Transcript(models.Model):
    """What was said: ordered turns in the same row, never changed until they are disposed of.

    `turns` is a list of `{"speaker": str, "start": float | null, "end": float | null,
    "text": str}`, times in seconds from the beginning. `sha256` is that of
    `summaries.formats.turns`; `submission_sha256` covers everything the client sent and
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


# --- Scans for prompt injection ---------------------------------------------

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


# --- Deletions --------------------------------------------------------------
# What is left of a transcript that was deleted.


class WithoutRecord(Trigger):
    """Refuses the deletion of a transcript that has a record."""

    name = "without_record"
    operation = pgtrigger.Insert
    func = """
        IF EXISTS (SELECT FROM records_record r JOIN summaries_summary s ON s.id = r.summary_id
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


# --- Guidelines -------------------------------------------------------------
# What a good summary is. The models live here because a case is written under a version; how
# versions are made, previewed and published is judging's.


class Guideline(models.Model):
    """A guideline for one kind of meeting; its content is in its versions."""

    name = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=200)
    is_default = models.BooleanField(default=False)
    archived_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                "is_default", condition=Q(is_default=True), name="guideline_one_default"
            ),
            models.CheckConstraint(
                condition=Q(is_default=False) | Q(archived_at__isnull=True),
                name="guideline_default_is_not_archived",
            ),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def current(self) -> "GuidelineVersion | None":
        """The newest published version."""
        return self.versions.filter(published_at__isnull=False).order_by("-number").first()


class ScoreMode(models.TextChoices):
    """How G-Eval makes a number of a judge's answers."""

    AUTO = "auto", "Token probabilities where the server gives them, else the mean of samples"
    AUTO_SINGLE = "auto-single", "Token probabilities where given, else one greedy answer (cheaper)"
    LOGPROBS = "logprobs", "Weighted by token probabilities, or unscored"
    SAMPLES = "samples", "Mean of samples"
    SINGLE = "single", "One greedy answer"


class GuidelineVersion(models.Model):
    """One wording of a guideline. Once published or discarded it never changes."""

    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="versions")
    number = models.PositiveIntegerField()
    instructions = models.TextField(help_text="To the writer: what a good summary holds and how.")
    threshold = models.FloatField(default=4.0)
    attempt_budget = models.PositiveSmallIntegerField(default=3)
    max_words = models.PositiveIntegerField(default=400)
    language = models.CharField(max_length=35, blank=True, help_text="Empty: the transcript's.")
    # Empty means the installation's COUNTERSIGN_WRITER_MODEL and COUNTERSIGN_JUDGE_MODEL, which
    # `effective_writer_model` and `effective_judge_model` put in their place.
    writer_model = models.CharField(max_length=200, blank=True)
    judge_model = models.CharField(max_length=200, blank=True)
    score_mode = models.CharField(max_length=12, choices=ScoreMode, default=ScoreMode.AUTO)
    joint = models.BooleanField(default=False, help_text="All G-Eval criteria in one call.")
    variant = models.CharField(
        max_length=40, default="base", help_text="Wording of the G-Eval prompt."
    )
    wordings = models.JSONField(
        default=list,
        blank=True,
        help_text="Wordings of its own: name, title, description, prompt, notes of each.",
    )
    confirm = models.BooleanField(
        default=True,
        help_text="Judge a pass again, under another wording, when it follows a rewrite or is "
        "within its own uncertainty of the threshold.",
    )
    four_eyes = models.BooleanField(default=False)
    redact = models.BooleanField(
        default=False, help_text="Hide personal data from external models (docs/redaction.md)."
    )
    change_note = models.TextField(blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    published_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    # A draft that nobody wants any more; it stays, because the history names it.
    discarded_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.UniqueConstraint("guideline", "number", name="guideline_version_number"),
            models.CheckConstraint(
                condition=Q(threshold__gte=1, threshold__lte=5), name="threshold_on_the_scale"
            ),
            models.CheckConstraint(
                condition=Q(attempt_budget__gte=1, attempt_budget__lte=20),
                name="attempt_budget_in_range",
            ),
            models.CheckConstraint(condition=Q(max_words__gte=20), name="max_words_in_range"),
            models.CheckConstraint(
                condition=Q(score_mode__in=ScoreMode.values), name="score_mode_in_choices"
            ),
            models.CheckConstraint(condition=~Q(variant=""), name="variant_is_named"),
            models.CheckConstraint(
                condition=Q(published_at__isnull=True) | Q(discarded_at__isnull=True),
                name="published_version_is_not_discarded",
            ),
        ]
        triggers = [
            Refuse(
                "not_a_draft",
                pgtrigger.Update | pgtrigger.Delete,
                condition=~pgtrigger.Q(old__published_at=None, old__discarded_at=None),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.guideline} v{self.number}"

    @property
    def effective_writer_model(self) -> str:
        return self.writer_model or str(settings.LLM["WRITER_MODEL"])

    @property
    def effective_judge_model(self) -> str:
        return self.judge_model or str(settings.LLM["JUDGE_MODEL"])

    @property
    def is_draft(self) -> bool:
        """Whether it can still be edited and published."""
        return self.published_at is None and self.discarded_at is None


class Method(models.TextChoices):
    """How a criterion is scored."""

    GEVAL = "geval", "G-Eval"
    QAG = "qag", "Questions and answers (QAG)"
    MQAG = "mqag", "Multiple-choice questions (MQAG)"
    RULES = "rules", "Rules (no model)"
    LEXICAL = "lexical", "Lexical (no model)"
    STUDENT = "student", "Student (trained here, no model)"
    CHECKPOINT = "checkpoint", "Checkpoint (a network of yours, run here)"


# They can stop a text and never pass one on their own.
PRESCREENS = frozenset({Method.STUDENT, Method.CHECKPOINT})


class CriterionOfDraft(Trigger):
    """Refuses every change to the criteria of a version that is published or discarded."""

    name = "criterion_of_draft"
    operation = pgtrigger.Insert | pgtrigger.Update | pgtrigger.Delete
    func = """
        -- The share lock makes a publication wait for us, and us for a publication.
        PERFORM 1 FROM summaries_guidelineversion
            WHERE (published_at IS NOT NULL OR discarded_at IS NOT NULL)
              AND (TG_OP <> 'INSERT' AND id = OLD.guideline_version_id
                   OR TG_OP <> 'DELETE' AND id = NEW.guideline_version_id)
            FOR SHARE;
        IF FOUND THEN
            RAISE EXCEPTION '% on criteria of a published guideline version is refused', TG_OP
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN coalesce(NEW, OLD);
    """


class Criterion(models.Model):
    """One dimension, scored from 1 to 5.

    `parameters` holds the options of its method; `docs/judges.md` lists them.
    """

    guideline_version = models.ForeignKey(
        GuidelineVersion, on_delete=models.CASCADE, related_name="criteria"
    )
    position = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=80)
    definition = models.TextField()
    steps = models.JSONField(default=list, blank=True, help_text="Evaluation steps, in order.")
    method = models.CharField(max_length=20, choices=Method, default=Method.GEVAL)
    parameters = models.JSONField(default=dict, blank=True, help_text="Options of the method.")
    blocking = models.BooleanField(default=True)
    threshold = models.FloatField(null=True, blank=True, help_text="Empty: the guideline's.")

    class Meta:
        ordering = ["position"]
        verbose_name_plural = "criteria"
        constraints = [
            models.UniqueConstraint("guideline_version", "name", name="criterion_once"),
            models.UniqueConstraint("guideline_version", "position", name="criterion_position"),
            models.CheckConstraint(
                condition=Q(method__in=Method.values), name="criterion_method_known"
            ),
            models.CheckConstraint(
                condition=Q(threshold__isnull=True) | Q(threshold__gte=1, threshold__lte=5),
                name="criterion_threshold_on_the_scale",
            ),
        ]
        triggers = [CriterionOfDraft()]

    def __str__(self) -> str:
        return self.name

    @property
    def effective_threshold(self) -> float:
        """The score to reach: the criterion's own threshold, or else the guideline's."""
        return self.guideline_version.threshold if self.threshold is None else self.threshold


# --- Failures ---------------------------------------------------------------
# How a case failed, as data: pages and programs tell a refusal from a fault by it.


class FailureKind(models.TextChoices):
    """The values are those of `kind` on the errors of `llm.errors` and on a judge's Unscored."""

    FILTERED = "filtered", "stopped by a content filter"
    DECLINED = "declined", "the model declined"
    UNSCORED = "unscored", "no readable score"
    CUT = "cut", "the answer was cut off"
    INVALID = "invalid", "the answer had not the form asked for"
    SERVER = "server", "the model's server failed for a day"
    ERROR = "error", "could not go on"

    @property
    def remedy(self) -> str:
        """What a person can do about it, as a sentence."""
        return _REMEDIES[self]


_REMEDIES = {
    FailureKind.FILTERED: "This says nothing about the text and is no score. Retry it, have the "
    "provider's filter relaxed for meetings such as this, or use a guideline with another model.",
    FailureKind.DECLINED: "This says nothing about the text and is no score. Retry it, or use a "
    "guideline with another model.",
    FailureKind.UNSCORED: "The attempt has no score, which is not a low one. Retry it, or use a "
    "judge model that keeps to the form of the answer.",
    FailureKind.CUT: "The model was asked for shorter answers with more room, several times. Raise "
    "the guideline's number of words or the model's window, or use another model; then retry it.",
    FailureKind.INVALID: "The model was asked several times. Retry it, or use a guideline with a "
    "model that keeps to the form of the answer.",
    FailureKind.SERVER: "See that the model's server answers, then retry all such cases at once on "
    "the pipeline's page or by `manage.py retry_failed --kind server`.",
    FailureKind.ERROR: "Mend what the reason names, then retry it.",
}


# --- Jobs -------------------------------------------------------------------
# Work that a worker does for a page that waits for it; it belongs to no case's status.


class JobStatus(models.TextChoices):
    QUEUED = "queued", "waiting for a worker"
    RUNNING = "running", "running"
    DONE = "done", "done"
    FAILED = "failed", "failed"


class Job(Leased):
    """`task` names the task that works on it."""

    task: ClassVar[str]

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    status = models.CharField(max_length=10, choices=JobStatus, default=JobStatus.QUEUED)
    failure = models.TextField(blank=True)
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    nudged_at = models.DateTimeField(db_default=Now(), editable=False)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        abstract = True
        ordering = ["-created_at"]
        constraints = [
            *Leased.Meta.constraints,
            models.CheckConstraint(
                condition=Q(status__in=JobStatus.values), name="%(class)s_status_known"
            ),
            models.CheckConstraint(
                condition=Q(status="failed") & ~Q(failure="") | ~Q(status="failed") & Q(failure=""),
                name="%(class)s_failure_has_its_reason",
            ),
        ]

    @property
    def pending(self) -> bool:
        return self.status in {JobStatus.QUEUED, JobStatus.RUNNING}

    @classmethod
    def due(cls) -> Q:
        """What a free job has to fulfil to be taken now."""
        return Q()

    def rest(self, reason: str, seconds: float) -> dict[str, Any]:
        """The columns that say for how long it rests, and why."""
        return {}

    def outcome(self) -> dict[str, Any]:
        """The columns that the work has filled in, to be saved with its end."""
        return {}


class PausableJob(Job):
    """One whose work may rest (`summaries.jobs.Paused`) and goes on where it stopped.

    Nobody is offered it before `not_before`; `waiting_for` says why.
    """

    not_before = models.DateTimeField(null=True, blank=True, editable=False)
    waiting_for = models.TextField(blank=True)

    class Meta(Job.Meta):
        abstract = True

    @classmethod
    def due(cls) -> Q:
        return Q(not_before__isnull=True) | Q(not_before__lte=Now())

    def rest(self, reason: str, seconds: float) -> dict[str, Any]:
        return {"not_before": Now() + timedelta(seconds=seconds), "waiting_for": reason}


# --- Imports ----------------------------------------------------------------
# Streams of transcripts: how far each came, and which rows were refused.

_SILENCE = timedelta(minutes=2)


class ImportState(models.TextChoices):
    RUNNING = "running", "Running"
    FINISHED = "finished", "Finished"
    INTERRUPTED = "interrupted", "Interrupted"


class Import(models.Model):
    """One stream. The counts are committed together with the rows that they count."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    key = models.CharField(max_length=255, blank=True)
    received = models.PositiveIntegerField(default=0)
    created = models.PositiveIntegerField(default=0)
    duplicates = models.PositiveIntegerField(default=0)
    rejected = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    updated_at = models.DateTimeField(db_default=Now())
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index("owner", "created_at", "id", name="import_by_owner")]
        constraints = [
            models.UniqueConstraint(
                "owner", "key", condition=~Q(key=""), name="import_once_per_key"
            ),
            models.CheckConstraint(
                condition=Q(
                    received=models.F("created") + models.F("duplicates") + models.F("rejected")
                ),
                name="import_adds_up",
            ),
        ]

    def __str__(self) -> str:
        return f"Import of {self.received} rows"

    @property
    def state(self) -> ImportState:
        """A process that was killed says nothing; two minutes of silence tell."""
        if self.finished_at is not None:
            return ImportState.FINISHED
        silent = timezone.now() - self.updated_at > _SILENCE
        return ImportState.INTERRUPTED if silent else ImportState.RUNNING


class Rejection(models.Model):
    """A row of a stream that was not taken; `problem` is what the API would have answered."""

    of = models.ForeignKey(Import, on_delete=models.CASCADE, related_name="rejections")
    row = models.PositiveIntegerField()
    external_id = models.CharField(max_length=200, blank=True)
    problem = models.JSONField()

    class Meta:
        ordering = ["row"]
        constraints = [models.UniqueConstraint("of", "row", name="rejection_once_per_row")]

    def __str__(self) -> str:
        return f"Row {self.row}"


# --- Idempotency keys -------------------------------------------------------
# The responses to requests that carried an idempotency key.


class KeptAnswer(models.Model):
    """The answer to one request of `owner`, given again to whoever repeats its key.

    `fingerprint` is the SHA-256 of method, path and body. Written in the transaction of what the
    request did, so one is never there without the other.
    """

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    key = models.CharField(max_length=255)
    fingerprint = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField()
    location = models.CharField(max_length=300, blank=True)
    body = models.JSONField()
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        indexes = [models.Index("created_at", name="kept_answer_by_age")]
        constraints = [
            models.UniqueConstraint("owner", "key", name="kept_answer_once_per_key"),
            models.CheckConstraint(
                condition=is_sha256("fingerprint"), name="kept_answer_is_fingerprinted"
            ),
        ]

    def __str__(self) -> str:
        return self.key


# --- Search by words --------------------------------------------------------
# The words that a summary is found by: of its title, source and external id, kept with the case.
#
# Beside the status, so that the database may read a list in its order where a word is frequent, and
# the index of words where it is rare. A word is a run of letters and digits, without regard to
# case: that is what the SQL functions `countersign_words` and `countersign_begin` say, which a
# migration makes.


class WriteWords(Trigger):
    """Writes `Summary.words`, which nobody else does."""

    name = "words"
    operation = pgtrigger.Insert | pgtrigger.UpdateOf("words", "transcript_id")  # type: ignore[no-untyped-call]
    func = """
        SELECT array_to_tsvector(countersign_words(concat_ws(' ', title, source, external_id)))
            INTO NEW.words FROM summaries_transcript WHERE id = NEW.transcript_id;
        RETURN NEW;
    """


class WordsField(SearchVectorField):  # type: ignore[type-arg]
    """A column that `WriteWords` fills; `words__begin` searches it."""

    def deconstruct(self) -> Any:
        """As the column is in the database, so that migrations import nothing of ours."""
        name, _, args, kwargs = super().deconstruct()
        return name, "django.contrib.postgres.search.SearchVectorField", args, kwargs


@WordsField.register_lookup
class Begin(Lookup):
    """`words__begin="bud 2026"`: each word of the text begins one of the case's.

    A text without a letter or digit finds nothing.
    """

    lookup_name = "begin"
    prepare_rhs = False

    def as_sql(self, compiler: Any, connection: Any) -> tuple[str, tuple[Any, ...]]:
        words, params = self.process_lhs(compiler, connection)
        return f"{words} @@ countersign_begin(%s)", (*params, self.rhs)


# --- Summaries --------------------------------------------------------------
# A summary under way, its attempts and its transitions.

# What stands in the place of a text that was disposed of.
DISPOSED = "[disposed of]"
_GONE = "the content was disposed of"
_TRANSCRIPT_IS_GONE = """EXISTS (
    SELECT FROM summaries_summary s JOIN records_disposition d ON d.summary_id = s.id
    WHERE s.transcript_id = NEW.transcript_id AND d.transcript
)"""


def _queue_index(name: str, condition: Q) -> models.Index:
    """Lists of summaries in one status or another are read in the order of `status_since`."""
    return models.Index("status_since", "id", condition=condition, name=name)


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
            _queue_index("summary_done", Q(status__in=["approved", "rejected", "cancelled"])),
            _queue_index(
                "summary_kept", Q(status__in=["approved", "cancelled", "rejected"], disposed=False)
            ),
            models.Index(
                "guideline_version",
                "status_since",
                "id",
                condition=Q(status__in=["approved", "cancelled", "rejected"], disposed=False),
                name="summary_kept_by_version",
            ),
            _queue_index("summary_waiting", Q(status__in=["in_review", "exhausted"])),
            _queue_index("summary_working", Q(status__in=["queued", "revising", "drafted"])),
            _queue_index(
                "summary_sent_back", Q(status__in=["queued", "revising", "drafted"], sent_back=True)
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
        briefs = RevisionBrief.objects.filter(attempt__summary=self).select_related("attempt")
        last = briefs.order_by("created_at", "id").last()
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

    `shortfalls` is a list of `{"criterion": str, "score": float, "threshold": float,
    "reason": str}` from the judge; `comment` is what a person wrote.
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


# --- Suggestions ------------------------------------------------------------


class Suggestion(Job):
    """A rewriting of `attempt` by `model`, shown to the author and nobody's text until taken.

    `taken_at` says when its author took it into their own: the attempt that they hand in then
    bears the model's name (`Attempt.suggested_by`). `replaced` is what they had typed until then.
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
    """The map of a case from placeholders to what they stand for.

    `sealed` is JSON under `accounts.encryption`; it never leaves in this form or another.
    """

    summary = models.OneToOneField(
        Summary, on_delete=models.CASCADE, primary_key=True, related_name="redaction"
    )
    sealed = models.TextField()
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    def __str__(self) -> str:
        return f"Redaction of {self.summary}"
