"""What records are found by."""

from django.conf import settings
from django.contrib.postgres.indexes import GinIndex
from django.contrib.postgres.search import SearchVectorField
from django.db import models
from django.db.models import Q

from reviews.models.records import Record


class SearchEntry(models.Model):
    """The words of a record, and what about it is filtered by; `reviews.records.index` writes it.

    It holds nothing that is not in the record and its case, so it may be made again at any time.
    """

    # The record's own number, so that a search is read newest first without a join.
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


class SavedView(models.Model):
    """A search that somebody kept: the query string of the list of records."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    name = models.CharField(max_length=60)
    query = models.CharField(max_length=1000, blank=True)

    class Meta:
        ordering = ["name"]
        constraints = [
            models.UniqueConstraint("user", "name", name="saved_view_once_per_name"),
            models.CheckConstraint(condition=~models.Q(name=""), name="saved_view_is_named"),
        ]

    def __str__(self) -> str:
        return self.name
