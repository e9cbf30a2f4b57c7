"""The search index of records, saved searches, and exports."""

from django.conf import settings
from django.contrib.postgres.indexes import GinIndex
from django.contrib.postgres.search import SearchVectorField
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from accounts.constraints import append_only
from records.log.models import Logged
from records.models.records import Record


class SearchEntry(models.Model):
    """The words and filter values of a record; `records.search` writes it.

    It holds only data of the record and its case, so it can be rebuilt at any time.
    """

    # The record's number, so that a search reads newest first without a join.
    number = models.PositiveBigIntegerField(primary_key=True)
    record = models.OneToOneField(
        Record, on_delete=models.DO_NOTHING, db_constraint=False, related_name="entry"
    )
    vector = SearchVectorField()
    edited = models.BooleanField(help_text="A person's wording was approved.")
    overridden = models.BooleanField(help_text="Approved although a judge did not pass it.")

    superseded = models.BooleanField(db_default=False, help_text="A later record corrects it.")
    approver = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        db_index=False,
        db_constraint=False,
        on_delete=models.DO_NOTHING,
        related_name="+",
    )

    class Meta:
        indexes = [
            GinIndex(fields=["vector"], name="search_entry_words"),
            models.Index("approver", "number", name="search_entry_by_approver"),
            *(
                models.Index("number", condition=Q(**{flag: True}), name=f"search_entry_{flag}")
                for flag in ("edited", "overridden", "superseded")
            ),
        ]

    def __str__(self) -> str:
        return f"Words of record {self.number}"


class ActionEntry(models.Model):
    """An action of a record, for searches; `records.actions` writes it when the record is written.

    `turns` are indexes of the transcript's turns, from 0. It can be rebuilt from the record, except
    for who marked it as done and when.
    """

    record = models.ForeignKey(
        Record, on_delete=models.CASCADE, related_name="actions", db_index=False
    )
    position = models.PositiveSmallIntegerField()
    what = models.TextField()
    who = models.TextField(blank=True)
    said = models.TextField(blank=True, help_text="When it is due, in the words of the meeting.")
    due = models.DateField(null=True, blank=True)
    turns = models.JSONField(default=list, blank=True)
    done_at = models.DateTimeField(null=True, blank=True)
    done_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )

    class Meta:
        ordering = ["due", "record", "position"]
        verbose_name_plural = "action entries"
        constraints = [
            models.UniqueConstraint("record", "position", name="action_once_per_position"),
            models.CheckConstraint(
                condition=Q(done_at__isnull=True, done_by__isnull=True)
                | Q(done_at__isnull=False, done_by__isnull=False),
                name="action_done_by_a_person",
            ),
        ]

    def __str__(self) -> str:
        return f"Action {self.position} of {self.record}"


class ListName(models.TextChoices):
    """The lists whose searches can be saved, by URL name."""

    RECORDS = "records", "Records"
    QUEUE = "queue", "Queue"


class SavedView(models.Model):
    """A saved search: the query string of the list of records or of the queue."""

    list = models.CharField(max_length=10, choices=ListName, default=ListName.RECORDS)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, db_index=False)
    name = models.CharField(max_length=60)
    query = models.CharField(max_length=1000, blank=True)

    class Meta:
        ordering = ["name"]
        constraints = [
            models.UniqueConstraint("user", "list", "name", name="saved_view_once_per_name"),
            models.CheckConstraint(condition=~models.Q(name=""), name="saved_view_is_named"),
            models.CheckConstraint(
                condition=Q(list__in=ListName.values), name="saved_view_of_a_known_list"
            ),
        ]

    def __str__(self) -> str:
        return self.name


# --- Exports ----------------------------------------------------------------


class RecordExport(models.Model):
    """Who exported which records or queue rows, when and as what.

    `selection` is the search's query string, with the approver's key as `approver_id`, or the
    numbers or ids that were ticked.
    """

    class Format(models.TextChoices):
        CSV = "csv", "CSV"
        JSON_LINES = "jsonl", "JSON Lines"
        PACK = "pack", "Evidence pack"
        QUEUE = "queue", "Queue as CSV"
        WORD = "docx", "Word"
        MARKDOWN = "md", "Markdown"
        HTML = "html", "HTML"
        PDF = "pdf", "PDF"

    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    format = models.CharField(max_length=5, choices=Format)
    selection = models.TextField(blank=True)
    count = models.PositiveIntegerField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(
                    format__in=["csv", "jsonl", "pack", "queue", "docx", "md", "html", "pdf"]
                ),
                name="export_format_known",
            ),
        ]
        triggers = [*append_only(), Logged("export")]

    def __str__(self) -> str:
        return f"{self.count} as {self.format}"
