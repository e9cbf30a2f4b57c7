"""Measurements of judges against people, stored or about to be."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models.jobs import Job
from summaries.triggers import immutable


class MetaRun(models.Model):
    """A measurement of judges against people.

    `results` are the rows of a results.json (docs/results-schema.json); `figures` maps the names
    of `judging.metaeval.figures.FIGURES` to PNGs in base64, drawn from them when they were stored.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    title = models.CharField(max_length=200)
    results = models.JSONField()
    figures = models.JSONField()
    # Empty for a run that was stored from the command line.
    stored_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-created_at", "id"]
        constraints = [
            models.CheckConstraint(condition=~Q(title=""), name="meta_run_has_a_title"),
            models.CheckConstraint(condition=~Q(results=[]), name="meta_run_has_results"),
        ]
        triggers = [immutable()]

    def __str__(self) -> str:
        return self.title


class Drawing(Job):
    """An uploaded measurement until its pictures are drawn; then it is a MetaRun of the same id,
    and no Drawing any more. `results` are the rows of a results.json.
    """

    task = "judging.draw"

    title = models.CharField(max_length=200)
    results = models.JSONField()

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(condition=~Q(title=""), name="drawing_has_a_title"),
            models.CheckConstraint(condition=~Q(results=[]), name="drawing_has_results"),
        ]

    def __str__(self) -> str:
        return self.title


class DrawnFigure(models.Model):
    """A picture that is ready: these rows are a Drawing's progress, and all that is counted.

    `name` is one of `judging.metaeval.figures.FIGURES`.
    """

    drawing = models.ForeignKey(Drawing, on_delete=models.CASCADE, related_name="drawn")
    name = models.CharField(max_length=40)
    png = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint("drawing", "name", name="drawn_figure_once"),
        ]

    def __str__(self) -> str:
        return f"{self.drawing}: {self.name}"
