"""Rows that one worker at a time works on, and jobs, the work that a page waits for."""

import uuid
from datetime import timedelta
from typing import Any, ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from accounts.constraints import all_or_none_set

# --- Leases -----------------------------------------------------------------
# Columns of a row that one worker at a time works on; `summaries.leases` alone writes them.


class Leased(models.Model):
    """The worker with `lease_token` works on the row until `lease_until`.

    `lost_leases` counts the successive workers that died or hung during that.
    """

    lease_token = models.UUIDField(null=True, blank=True, editable=False)
    lease_until = models.DateTimeField(null=True, blank=True, editable=False)
    lost_leases = models.PositiveSmallIntegerField(default=0, db_default=0, editable=False)

    class Meta:
        abstract = True
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(
                condition=all_or_none_set("lease_token", "lease_until"),
                name="%(class)s_lease_is_whole",
            ),
        ]


# --- Jobs -------------------------------------------------------------------
# Work that a worker does for a waiting page; it is no part of a summary's status.


class JobStatus(models.TextChoices):
    QUEUED = "queued", _("waiting for a worker")
    RUNNING = "running", _("running")
    DONE = "done", _("done")
    FAILED = "failed", pgettext_lazy("a job", "failed")

    @classmethod
    def pending(cls) -> "frozenset[JobStatus]":
        return frozenset({cls.QUEUED, cls.RUNNING})


class Job(Leased):
    """Work of one kind or of several, each with its task."""

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
        ordering = ["-created_at", "id"]
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
    def task(self) -> str:
        """The name of its task."""
        raise NotImplementedError

    @property
    def pending(self) -> bool:
        return self.status in JobStatus.pending()

    @classmethod
    def due(cls) -> Q:
        """The condition on a free job to be taken now."""
        return Q()

    def rest(self, reason: str, seconds: float) -> dict[str, Any]:
        """The columns for how long it rests, and why."""
        return {}

    def outcome(self) -> dict[str, Any]:
        """The columns that the work has filled in, to save with its end."""
        return {}


class PausableJob(Job):
    """A job whose work may pause (`summaries.jobs.Paused`) and continues where it stopped.

    No worker gets it before `not_before`; `waiting_for` says why.
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
