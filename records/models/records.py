"""Records: what was approved, with the snapshot and the PDF, and the parts that they share."""

import uuid
from functools import cached_property
from typing import Any

from django.db import models
from django.db.models import Func, Q, Value
from django.db.models.functions import Now

from accounts.constraints import append_only, disposed, emptied, is_digest
from llm.columns import Sha256Field
from records import storage
from records.models.reviews import Review, not_of_a_drill
from summaries.models import DISPOSED, Summary
from transparency.models import Logged

# What the record's own hash covers, with its number.
HASHES = ("transcript_sha256", "text_sha256", "snapshot_sha256", "pdf_sha256")


class Record(models.Model):
    """The approved text and everything it rests on, until they are disposed of.

    `stored_snapshot` is what `records.snapshot` stores of the snapshot.
    `sha256` is that of `records.appending.record_hash`.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    number = models.PositiveBigIntegerField(unique=True)
    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="records")
    review = models.OneToOneField(Review, on_delete=models.PROTECT, related_name="record")
    text = models.TextField()
    stored_snapshot = models.BinaryField()
    transcript_sha256 = Sha256Field()
    text_sha256 = Sha256Field()
    snapshot_sha256 = Sha256Field()
    pdf_sha256 = Sha256Field()
    sha256 = Sha256Field()
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
                unless=emptied(
                    {"text": DISPOSED, "stored_snapshot": r"\x"}, when=disposed("OLD.summary_id")
                )
            ),
            not_of_a_drill("NEW.summary_id"),
            Logged("record", without=("text", "stored_snapshot")),
        ]

    def __str__(self) -> str:
        return f"Record {self.number}"

    @cached_property
    def snapshot(self) -> str:
        """Canonical JSON (RFC 8785), byte for byte what was hashed; empty after a disposition."""
        # Not above: it is made of these models.
        from records.snapshot import snapshots_of  # noqa: PLC0415

        return next(snapshots_of([self]))

    @property
    def is_whole(self) -> bool:
        """Whether its snapshot is what was signed: a part of it may be gone from its case."""
        return bool(storage.digest(self.snapshot.encode()) == self.snapshot_sha256)

    def refresh_from_db(self, *args: Any, **options: Any) -> None:
        vars(self).pop("snapshot", None)
        super().refresh_from_db(*args, **options)

    @property
    def pdf_content(self) -> bytes:
        """Empty where it is gone: disposed of, or by a fault that `verify_records` reports."""
        if not hasattr(self, "pdf"):
            return b""
        return storage.unpacked(bytes(self.pdf.content), SharedParts())


class SharedPart(models.Model):
    """Bytes that many records have in common, as a font with all letters of an alphabet, or what a
    guideline says; nothing of them tells what a record says but which kinds of rows it has."""

    sha256 = models.CharField(max_length=64, primary_key=True)
    content = models.BinaryField()

    class Meta:
        constraints = [
            # A part under the hash of another would be put into every later PDF in its place.
            models.CheckConstraint(
                condition=Q(
                    sha256=Func(
                        Func("content", function="sha256"),
                        Value("hex"),
                        function="encode",
                        output_field=models.CharField(),
                    )
                ),
                name="shared_part_is_its_hash",
            ),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"Part {self.sha256[:12]}"


class SharedParts(dict[str, bytes]):
    """Each by its SHA-256, read when it is first asked for; KeyError for one that is not stored, or
    that is another."""

    def __missing__(self, digest: str) -> bytes:
        found = SharedPart.objects.filter(pk=digest).values_list("content", flat=True)
        content = bytes(found.first() or b"")
        if storage.digest(content) != digest:
            raise KeyError(digest)
        self[digest] = content
        return content


# What snapshots are compressed by, which a process reads once; verification reads it anew.
SNAPSHOT_PARTS = SharedParts()


class RecordPdf(models.Model):
    """The PDF of a record as it was written at the approval: its bytes are what was hashed.

    `content` is what `records.storage` makes of them. A table of its own, so that lists of records
    do not read them.
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
                SELECT FROM records_record r
                WHERE r.id = OLD.record_id AND {disposed("r.summary_id")}
            )"""
        )

    def __str__(self) -> str:
        return f"PDF of {self.record_id}"
