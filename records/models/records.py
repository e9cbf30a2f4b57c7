"""Records: approved texts, each with its snapshot and PDF."""

import hashlib
import uuid
from datetime import timedelta

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils import timezone

from accounts.constraints import append_only, disposed_condition, emptying_condition, is_digest
from llm.columns import Sha256Field
from records.log.models import Logged
from records.models.reviews import Review
from summaries.models import DISPOSED, Summary

# The record's own hash covers these and its number.
HASHES = ("transcript_sha256", "text_sha256", "snapshot_sha256", "pdf_sha256")
# What people said and wrote: removed by a disposition, and only hashes in the log.
CONTENT = ("text", "snapshot", "pdf")


class RecordManager(models.Manager["Record"]):
    """Defers the snapshot and the PDF until they are used."""

    def get_queryset(self) -> models.QuerySet["Record"]:
        return super().get_queryset().defer("snapshot", "pdf")


class Record(models.Model):
    """The approved text and all that it rests on, until a disposition.

    `snapshot` is canonical JSON (RFC 8785), `pdf` the file written at the approval. Both are the
    exact bytes that were hashed, and empty after a disposition. `snapshot_version` is the version
    of `records.snapshot` that built it. `sha256` is the hash of `records.appending.record_hash`.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    number = models.PositiveBigIntegerField(unique=True)
    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="records")
    review = models.OneToOneField(Review, on_delete=models.PROTECT, related_name="record")
    text = models.TextField()
    snapshot = models.TextField()
    snapshot_version = models.PositiveSmallIntegerField()
    pdf = models.BinaryField()
    transcript_sha256 = Sha256Field()
    text_sha256 = Sha256Field()
    snapshot_sha256 = Sha256Field()
    pdf_sha256 = Sha256Field()
    sha256 = Sha256Field()
    # A correction is a separate record that names the one it replaces, and why.
    supersedes = models.OneToOneField(
        "self", null=True, blank=True, on_delete=models.PROTECT, related_name="superseded_by"
    )
    reason = models.TextField(blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    objects = RecordManager()

    class Meta:
        ordering = ["number"]
        indexes = [models.Index("created_at", name="record_by_day")]
        constraints = [
            models.UniqueConstraint("sha256", name="record_hash_once"),
            models.UniqueConstraint(
                "summary", condition=Q(supersedes__isnull=True), name="record_first_of_its_case"
            ),
            models.CheckConstraint(
                condition=Q(supersedes__isnull=True, reason="")
                | Q(supersedes__isnull=False) & ~Q(reason=""),
                name="record_supersedes_with_a_reason",
            ),
            models.CheckConstraint(condition=Q(number__gte=1), name="record_number_from_one"),
            models.CheckConstraint(
                condition=Q(*(is_digest(name) for name in (*HASHES, "sha256"))),
                name="record_is_hashed",
            ),
        ]
        triggers = [
            *append_only(
                unless=emptying_condition(
                    {"text": DISPOSED, "snapshot": "", "pdf": r"\x"},
                    when=disposed_condition("OLD.summary_id"),
                )
            ),
            Logged("record", without=CONTENT),
        ]

    def __str__(self) -> str:
        return f"Record {self.number}"

    @property
    def is_whole(self) -> bool:
        """Whether text, snapshot and PDF are the bytes that were hashed."""
        held = (self.text.encode(), self.snapshot.encode(), self.pdf)
        found = [hashlib.sha256(content).hexdigest() for content in held]
        return found == [self.text_sha256, self.snapshot_sha256, self.pdf_sha256]

    @property
    def superseding(self) -> "Record | None":
        """The record that counts in its place; skips recalled ones."""
        later: Record | None = getattr(self, "superseded_by", None)
        while later is not None and hasattr(later, "recall"):
            later = getattr(later, "superseded_by", None)
        return later

    @property
    def recall_time_left(self) -> timedelta:
        """How long its signer can still recall it; zero or less when that is over."""
        return self.created_at + timedelta(seconds=settings.RECALL_SECONDS) - timezone.now()


class Recall(models.Model):
    """The signer of the record took the signature back at once. The record stays and counts no
    more. Only `reviews.corrections` makes one."""

    record = models.OneToOneField(
        Record, primary_key=True, on_delete=models.PROTECT, related_name="recall"
    )
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        triggers = [*append_only(), Logged("recall")]

    def __str__(self) -> str:
        return f"Recall of {self.record}"
