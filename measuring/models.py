"""Measurements of judges with their charts, judgements of pairs from the API, and the
folders of students."""

import uuid
from typing import Any

from countersign_judge.marks import Mark
from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now

from accounts.constraints import immutable, is_sha256
from llm.columns import choices_of
from summaries.models import GuidelineVersion, Job, PausableJob

# --- Measured ---------------------------------------------------------------
# Measurements of judges against people, stored or soon to be.

LONGEST_TITLE = 200


class MarkRate(models.Model):
    """Of `n` sentences with a judge's mark, `good` were right.

    `judge`, `found_by` and `version` are those of `judging.remarks.Finder`. In a measurement,
    people called them right in the texts `data`; by decisions, reviewers here left them as is.
    `low` and `high` are the ends of the share's 95 % interval, null for too few sentences.
    """

    class Source(models.TextChoices):
        MEASURED = "measured"
        DECISIONS = "decisions"

    judge = models.CharField(max_length=40)
    found_by = models.CharField(max_length=200)
    version = models.CharField(max_length=40, blank=True)
    mark = models.CharField(max_length=10, choices=choices_of(Mark))
    source = models.CharField(max_length=10, choices=Source)
    data = models.CharField(max_length=200, blank=True)
    n = models.PositiveIntegerField()
    good = models.PositiveIntegerField()
    low = models.FloatField(null=True, blank=True)
    high = models.FloatField(null=True, blank=True)
    counted_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                "judge", "found_by", "version", "mark", "source", name="mark_rate_once"
            ),
            models.CheckConstraint(
                condition=Q(n__gt=0, good__lte=F("n")), name="mark_rate_is_a_share"
            ),
            models.CheckConstraint(
                condition=Q(mark__in=list(map(str, Mark)), source__in=["measured", "decisions"]),
                name="mark_rate_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.mark} by {self.found_by}: {self.good} of {self.n}"


class MetaRun(models.Model):
    """A measurement of judges against people.

    `results` are the rows of a results.json (docs/results-schema.json); `figures` maps the names
    of `metaeval.figures.FIGURES` to PNGs in base64, drawn when the rows were stored.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    title = models.CharField(max_length=LONGEST_TITLE)
    results = models.JSONField()
    figures = models.JSONField()
    # Empty for a run stored from the command line.
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
    """An uploaded measurement until its pictures are drawn; then a MetaRun with the same id
    replaces it. `results` are the rows of a results.json.
    """

    task = "measuring.draw"

    title = models.CharField(max_length=LONGEST_TITLE)
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
    """A finished picture: these rows are a Drawing's progress, and nothing else is counted.

    `name` is one of `countersign_judge.metaeval.figures.FIGURES`.
    """

    drawing = models.ForeignKey(
        Drawing, on_delete=models.CASCADE, related_name="drawn", db_index=False
    )
    name = models.CharField(max_length=40)
    png = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint("drawing", "name", name="drawn_figure_once"),
        ]

    def __str__(self) -> str:
        return f"{self.drawing}: {self.name}"


# --- Judgements -------------------------------------------------------------
# Pairs of a source and a summary that a program sent to be scored.


class JudgementBatch(PausableJob):
    """Pairs of one request, judged under a published version, or by a judge on criteria. `model`
    and `variant` are then those at the time of the request. `estimate` is as in
    judging.models.TryOut. Its items are the progress: nothing else is counted.
    """

    task = "measuring.judgements"

    version = models.ForeignKey(
        GuidelineVersion, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    judge = models.CharField(max_length=200, blank=True)
    model = models.CharField(max_length=200)
    variant = models.CharField(max_length=40, blank=True)
    criteria = models.JSONField(help_text="Names, in the order of the scores.")
    own_criteria = models.JSONField(
        default=list,
        help_text="Objects with name, definition and steps, which may be empty at first.",
    )
    parameters = models.JSONField(default=dict, help_text="Options of the judge.")
    scoring = models.JSONField(default=dict, help_text="As metaeval.plans.Scoring has it.")
    evidence = models.BooleanField(default=False, help_text="Every sentence is checked as well.")
    estimate = models.JSONField(default=dict)

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(
                condition=Q(version__isnull=True) & ~Q(judge="")
                | Q(version__isnull=False, judge=""),
                name="judgement_batch_by_judge_or_version",
            ),
        ]
        indexes = [models.Index("asked_by", F("created_at").desc(), name="judgement_batch_newest")]

    def __str__(self) -> str:
        return f"Judgements {self.pk}"

    def outcome(self) -> dict[str, Any]:
        return {"waiting_for": ""}


class JudgementItem(models.Model):
    """One pair. `name` is the sender's; `outcome` is a `metaeval.running.JudgementOutcome`
    once it is judged."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    batch = models.ForeignKey(
        JudgementBatch, on_delete=models.CASCADE, related_name="items", db_index=False
    )
    position = models.PositiveIntegerField()
    name = models.CharField(max_length=200, blank=True)
    turns = models.JSONField()
    text = models.TextField()
    outcome = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint("batch", "position", name="judgement_item_once"),
        ]

    def __str__(self) -> str:
        return f"{self.batch}: {self.position}"


# --- Students -------------------------------------------------------------
# Their folders, which every host fetches from here (`measuring.folders`).


class StoredFolder(models.Model):
    """`sha256` and `size` (bytes) are of its files. `about` answers queries without the files:
    `{"criterion", "trained_at"}`.
    """

    name = models.CharField(max_length=80, unique=True)
    sha256 = models.CharField(max_length=64)
    size = models.PositiveBigIntegerField()
    about = models.JSONField()
    stored_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-stored_at", "name"]
        constraints = [
            models.CheckConstraint(condition=is_sha256("sha256"), name="stored_folder_sha256"),
        ]
        triggers = [immutable()]

    def __str__(self) -> str:
        return self.name


class StoredPiece(models.Model):
    """Part of a file of such a folder, at most `measuring.folders.PIECE_BYTES` bytes."""

    folder = models.ForeignKey(
        StoredFolder, on_delete=models.CASCADE, related_name="pieces", db_index=False
    )
    path = models.CharField(max_length=400)
    position = models.PositiveIntegerField()
    content = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint("folder", "path", "position", name="stored_piece_once"),
        ]
        triggers = [immutable()]

    def __str__(self) -> str:
        return f"{self.folder}: {self.path} {self.position}"
