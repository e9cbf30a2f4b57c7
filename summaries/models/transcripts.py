"""Transcripts, the source of every summary: context, recordings, scans, deletions, imports and
idempotency keys."""

import uuid
from datetime import date, timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import pgtrigger
from django.conf import settings
from django.contrib.postgres.indexes import GinIndex
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils import timezone

from accounts.constraints import (
    Trigger,
    append_only,
    disposed_condition,
    emptying_condition,
    immutable,
    is_digest,
    is_sha256,
)
from llm.columns import Sha256Field
from summaries.corrected import correct_turns
from summaries.participants import Participant
from summaries.status import Action

if TYPE_CHECKING:
    from summaries.models.corrections import Correction


def all_summaries_disposed_sql(transcript: str) -> str:
    """SQL about the transcript with this id."""
    disposed = disposed_condition("s.id")
    return f"""EXISTS (
    SELECT FROM summaries_summary WHERE transcript_id = {transcript}
) AND NOT EXISTS (
    SELECT FROM summaries_summary s WHERE s.transcript_id = {transcript} AND NOT {disposed}
)"""  # noqa: S608 (names of columns)


def _removed_with_transcript_sql() -> str:
    """SQL: a row with a `transcript_id` goes, because the transcript or its content does."""
    return f"""TG_OP = 'DELETE' AND (
                EXISTS (SELECT FROM summaries_deletion WHERE transcript_id = OLD.transcript_id)
                OR {all_summaries_disposed_sql("OLD.transcript_id")}
            )"""


class Transcript(models.Model):
    """What was said: ordered turns in one row, never changed until they are disposed of.

    `turns` is what came in; everything that reads what was said reads `corrected_turns`.

    `turns` is a list of `{"speaker": str, "start": float | null, "end": float | null,
    "text": str}`, times in seconds from the beginning. `metadata` maps keys to texts and numbers
    (`summaries.metadata`). `sha256` is that of `summaries.formats.turns`; `submission_sha256`
    covers everything the client sent and shows whether an external id has the same body again.
    """

    SAMPLES = "samples"  # the source of the meetings that a fresh installation starts with

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    source = models.CharField(max_length=100)
    external_id = models.CharField(max_length=200)
    title = models.CharField(max_length=300)
    occurred_at = models.DateTimeField(null=True, blank=True)
    format = models.CharField(max_length=30)
    metadata = models.JSONField(default=dict, blank=True)
    turns = models.JSONField()
    word_count = models.PositiveIntegerField()
    warnings = models.JSONField(default=list, blank=True)
    sha256 = Sha256Field()
    submission_sha256 = Sha256Field()
    submitted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, db_index=False
    )
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    # Label and value of the metadata that pages show, if a page has asked for it.
    shown_metadata: "list[tuple[str, Any]]"

    class Meta:
        indexes = [
            models.Index("created_at", "id", name="transcript_by_age"),
            models.Index("submitted_by", "created_at", "id", name="transcript_by_owner"),
            GinIndex(
                fields=["metadata"], opclasses=["jsonb_path_ops"], name="transcript_by_metadata"
            ),
        ]
        constraints = [
            # Per owner: otherwise one client's ids would collide with, and reveal, another's.
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
                condition=Q(is_digest("sha256"), is_digest("submission_sha256")),
                name="transcript_is_hashed",
            ),
            models.CheckConstraint(condition=Q(word_count__gt=0), name="transcript_has_words"),
        ]
        triggers = [
            immutable(
                unless=emptying_condition(
                    {"turns": [], "warnings": [], "metadata": {}},
                    when=all_summaries_disposed_sql("OLD.id"),
                )
            ),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def duration(self) -> float | None:
        """Seconds from the beginning to the last known end."""
        times = [
            turn["end"] or turn["start"] for turn in self.turns if turn["end"] or turn["start"]
        ]
        return max(times, default=None)

    @cached_property
    def corrections_made(self) -> "list[Correction]":
        """All of its corrections, read once for as long as this object lives: a judge and its
        quotes rest on the same turns."""
        return [] if self._state.adding else list(self.corrections.all())

    @cached_property
    def corrected_turns(self) -> list[dict[str, Any]]:
        """The turns as people corrected them; see `summaries.corrected`."""
        return correct_turns(self.turns, self.corrections_made)

    @property
    def last_correction(self) -> int:
        """The number of the newest of `corrections_made`; 0 without one."""
        return max((row.number for row in self.corrections_made), default=0)

    @property
    def speakers(self) -> list[str]:
        """In order of appearance."""
        return list(
            dict.fromkeys(turn["speaker"] for turn in self.corrected_turns if turn["speaker"])
        )

    @property
    def context(self) -> "MeetingContext":
        """What is known about the meeting now, read from the database unless prefetched; not
        stored where neither its sender nor an employee said anything."""
        rows = list(self.contexts.all())
        return rows[-1] if rows else MeetingContext.of_intake(self)

    @property
    def day(self) -> date | None:
        """The day of the meeting, from which "next Friday" is counted."""
        occurred_at = self.context.occurred_at
        return timezone.localtime(occurred_at).date() if occurred_at else None

    @property
    def names(self) -> list[str]:
        """Those of the participants and of the speakers, each once."""
        return list(dict.fromkeys([*(each.name for each in self.context.people), *self.speakers]))

    @property
    def is_open(self) -> bool:
        """A record says what its approval rests on, so nothing is added later."""
        summaries = self.summaries
        approved = summaries.filter(transitions__action=Action.APPROVE).exists()
        return not approved and not summaries.filter(disposed=True).exists()


class MetadataKey(models.Model):
    """A key of transcripts' metadata that pages show and filter by, declared by an admin."""

    name = models.CharField(max_length=40, primary_key=True)
    label = models.CharField(max_length=80)
    declared_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, editable=False
    )
    declared_at = models.DateTimeField(db_default=Now(), editable=False)

    def __str__(self) -> str:
        return self.label


# --- Context ----------------------------------------------------------------


class MeetingContext(models.Model):
    """What the writer reads about a meeting besides its words.

    Number 0 is what came in with the transcript, and each later row replaces the one before.
    `participants` is a list of `{"name": str, "role": str, "email": str, "organisation": str}`;
    `language` is a tag of BCP 47, such as "de".
    """

    transcript = models.ForeignKey(
        Transcript, on_delete=models.CASCADE, related_name="contexts", db_index=False
    )
    number = models.PositiveIntegerField()
    participants = models.JSONField(default=list, blank=True)
    agenda = models.TextField(blank=True)
    occurred_at = models.DateTimeField(null=True, blank=True)
    language = models.CharField(max_length=35, blank=True)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["transcript", "number"]
        constraints = [
            models.UniqueConstraint("transcript", "number", name="context_once_per_number")
        ]
        triggers = append_only(unless=_removed_with_transcript_sql())

    def __str__(self) -> str:
        return f"Context {self.number} of {self.transcript}"

    @classmethod
    def of_intake(cls, transcript: Transcript) -> Self:
        """What came in with a transcript that has no row for it."""
        return cls(
            transcript=transcript,
            number=0,
            occurred_at=transcript.occurred_at,
            by_id=transcript.submitted_by_id,
            at=transcript.created_at,
        )

    @property
    def people(self) -> list[Participant]:
        return [Participant(**each) for each in self.participants]


# --- Recordings -------------------------------------------------------------


class Recording(models.Model):
    """The sound of the meeting: a file that is stored here, or a link to one elsewhere.

    `name` is that of the file in `STORAGES["recordings"]`, `size` is in bytes, `content_type` is
    what its first bytes say. A link has none of these: the server never fetches its target.
    """

    transcript = models.OneToOneField(
        Transcript, on_delete=models.CASCADE, primary_key=True, related_name="recording"
    )
    url = models.URLField(max_length=2000, blank=True)
    name = models.CharField(max_length=100, blank=True)
    content_type = models.CharField(max_length=30, blank=True)
    size = models.PositiveBigIntegerField(default=0)
    sha256 = models.CharField(max_length=64, blank=True)
    added_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=(Q(url="", size__gt=0) & ~Q(name="") & ~Q(content_type=""))
                & is_sha256("sha256")
                | (~Q(url="") & Q(name="", content_type="", size=0, sha256="")),
                name="recording_is_a_file_or_a_link",
            ),
        ]
        triggers = append_only(unless=_removed_with_transcript_sql())

    def __str__(self) -> str:
        return f"Recording of {self.transcript}"


# --- Scans for prompt injection ---------------------------------------------

MOST_SHOWN = 8


class TranscriptScan(models.Model):
    """The result of a transcript's scan for prompt injection.

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
    def first(self) -> list[dict[str, Any]]:
        """Those shown above the transcript; the turns show the rest."""
        return list(self.signals[:MOST_SHOWN])

    @property
    def more(self) -> int:
        return max(0, len(self.signals) - MOST_SHOWN)

    def signals_by_turn(self) -> dict[int, list[dict[str, Any]]]:
        found: dict[int, list[dict[str, Any]]] = {}
        for signal in self.signals:
            if signal["turn"] is not None:
                found.setdefault(signal["turn"], []).append(signal)
        return found


# --- Deletions --------------------------------------------------------------
# What remains of a deleted transcript.


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
    """A deleted transcript: who deleted it, and the history of its summaries.

    `history` lists the moves of its summaries, each `{"summary": str, "action": str, "old": str,
    "new": str, "role": str, "actor": str | null, "at": str}`; no word that was said or written is
    stored. Transitions can be deleted only with a row of this table (`DELETED_WITH_ITS_SUMMARY`).
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


# --- Imports ----------------------------------------------------------------
# Streams of transcripts: the progress of each, and its refused rows.

_SILENCE = timedelta(minutes=2)


class ImportState(models.TextChoices):
    RUNNING = "running", "Running"
    FINISHED = "finished", "Finished"
    INTERRUPTED = "interrupted", "Interrupted"


class Import(models.Model):
    """One stream. The counts are committed with the rows that they count."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, db_index=False)
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
        """A killed process says nothing, so two minutes of silence count as the end."""
        if self.finished_at is not None:
            return ImportState.FINISHED
        silent = timezone.now() - self.updated_at > _SILENCE
        return ImportState.INTERRUPTED if silent else ImportState.RUNNING


class Rejection(models.Model):
    """A refused row of a stream; `problem` is what the API would have answered."""

    of = models.ForeignKey(
        Import, on_delete=models.CASCADE, related_name="rejections", db_index=False
    )
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


class IdempotentResponse(models.Model):
    """The response to one request of `owner`, given again when the key is repeated.

    `fingerprint` is the SHA-256 of method, path and body. It is written in the transaction of the
    request's work, so one never exists without the other.
    """

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, db_index=False)
    key = models.CharField(max_length=255)
    fingerprint = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField()
    location = models.CharField(max_length=300, blank=True)
    body = models.JSONField()
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        db_table = "summaries_keptanswer"  # its name in 1.0
        indexes = [models.Index("created_at", name="kept_answer_by_age")]
        constraints = [
            models.UniqueConstraint("owner", "key", name="kept_answer_once_per_key"),
            models.CheckConstraint(
                condition=is_sha256("fingerprint"), name="kept_answer_is_fingerprinted"
            ),
        ]

    def __str__(self) -> str:
        return self.key
