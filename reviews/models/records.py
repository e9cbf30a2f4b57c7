"""The records that people sign."""

import uuid

from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from reviews.models.reviews import Review
from summaries.models import DISPOSED, Summary
from summaries.models.lookups import is_sha256
from summaries.triggers import append_only, disposed, emptied

GENESIS = "0" * 64


class Record(models.Model):
    """The approved text and everything it rests on, until they are disposed of.

    `snapshot` is canonical JSON (RFC 8785), kept as text so that its bytes stay what
    was hashed. `sha256` is that of the canonical JSON of number, transcript_sha256, text_sha256,
    snapshot_sha256, pdf_sha256 and previous_sha256, which makes the records a chain.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    number = models.PositiveBigIntegerField(unique=True)
    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="records")
    review = models.OneToOneField(Review, on_delete=models.PROTECT, related_name="record")
    text = models.TextField()
    snapshot = models.TextField()
    transcript_sha256 = models.CharField(max_length=64)
    text_sha256 = models.CharField(max_length=64)
    snapshot_sha256 = models.CharField(max_length=64)
    pdf_sha256 = models.CharField(max_length=64)
    previous_sha256 = models.CharField(max_length=64)
    sha256 = models.CharField(max_length=64, unique=True)
    # A correction is a record of its own that points at the one it takes the place of, and why.
    supersedes = models.OneToOneField(
        "self", null=True, blank=True, on_delete=models.PROTECT, related_name="superseded_by"
    )
    reason = models.TextField(blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["number"]
        indexes = [models.Index("created_at", name="record_by_day")]
        constraints = [
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
                condition=is_sha256("transcript_sha256")
                & is_sha256("text_sha256")
                & is_sha256("snapshot_sha256")
                & is_sha256("pdf_sha256")
                & is_sha256("previous_sha256")
                & is_sha256("sha256"),
                name="record_is_hashed",
            ),
            models.UniqueConstraint("previous_sha256", name="record_chain_has_no_fork"),
        ]
        triggers = append_only(
            unless=emptied({"text": DISPOSED, "snapshot": ""}, when=disposed("OLD.summary_id"))
        )

    def __str__(self) -> str:
        return f"Record {self.number}"

    @property
    def pdf_content(self) -> bytes:
        """Empty where it is gone: disposed of, or by a fault that `verify_records` reports."""
        return bytes(self.pdf.content) if hasattr(self, "pdf") else b""


class RecordPdf(models.Model):
    """The PDF of a record as it was written at the approval: its bytes are what was hashed.

    A table of its own, so that lists of records do not read them.
    """

    record = models.OneToOneField(
        Record, primary_key=True, on_delete=models.PROTECT, related_name="pdf"
    )
    content = models.BinaryField()

    class Meta:
        constraints = [
            models.CheckConstraint(condition=~Q(content=b""), name="record_pdf_has_content"),
        ]
        triggers = append_only(
            unless=f"""TG_OP = 'DELETE' AND EXISTS (
                SELECT FROM reviews_record r
                WHERE r.id = OLD.record_id AND {disposed("r.summary_id")}
            )"""
        )

    def __str__(self) -> str:
        return f"PDF of {self.record_id}"
