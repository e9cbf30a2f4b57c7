"""Which record went on to which sink, and the sink's receipt."""

import uuid

from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from reviews.outbox.models import Outgoing
from summaries.models.lookups import is_sha256
from summaries.triggers import append_only


class SinkCursor(models.Model):
    """Records up to `last_number` have their dispatch. Numbers are given out in commit order."""

    sink = models.CharField(max_length=200, primary_key=True)
    last_number = models.PositiveBigIntegerField(default=0)
    busy_until = models.DateTimeField(null=True, editable=False)

    def __str__(self) -> str:
        return f"{self.sink} up to {self.last_number}"


class Dispatch(Outgoing):
    """One record for one sink."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    record = models.ForeignKey(
        "reviews.Record", on_delete=models.PROTECT, related_name="dispatches"
    )
    sink = models.CharField(max_length=200)
    error = models.TextField(blank=True, help_text="Of the last try.")

    class Meta(Outgoing.Meta):
        constraints = [
            *Outgoing.Meta.constraints,
            models.UniqueConstraint("record", "sink", name="dispatch_once_per_sink"),
        ]

    def __str__(self) -> str:
        return f"{self.record} to {self.sink}"


class Receipt(models.Model):
    """A sink's word that it has a record; a record that is sent again gets another."""

    dispatch = models.ForeignKey(Dispatch, on_delete=models.PROTECT, related_name="receipts")
    location = models.TextField(help_text="Where the sink keeps it: a URL, a path, a key.")
    content_sha256 = models.CharField(max_length=64)
    details = models.JSONField(default=dict, blank=True, help_text="What the sink answered.")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.CheckConstraint(condition=~Q(location=""), name="receipt_has_a_place"),
            models.CheckConstraint(condition=is_sha256("content_sha256"), name="receipt_is_hashed"),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return self.location
