"""What a model would make of an employee's text, when the employee asks."""

from typing import Any

from django.db import models
from django.db.models import Q

from summaries.models.cases import Attempt
from summaries.models.jobs import Job


class Suggestion(Job):
    """A rewriting of `attempt` by `model`, shown to the author and nobody's text until taken.

    `taken_at` says when its author took it into their own: the attempt that they hand in then
    bears the model's name (`Attempt.suggested_by`). `replaced` is what they had typed until then.
    """

    task = "summaries.suggest"

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="suggestions")
    text = models.TextField(blank=True)
    model = models.CharField(max_length=200, blank=True)
    replaced = models.TextField(blank=True)
    taken_at = models.DateTimeField(null=True, blank=True)

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(
                condition=Q(status="done") & ~Q(text="") & ~Q(model="")
                | ~Q(status="done") & Q(text="", model="", taken_at=None),
                name="suggestion_is_whole_when_done",
            ),
            models.CheckConstraint(
                condition=Q(replaced="") | Q(taken_at__isnull=False),
                name="suggestion_replaces_once_taken",
            ),
        ]

    def __str__(self) -> str:
        return f"Suggestion on {self.attempt}"

    def outcome(self) -> dict[str, Any]:
        return {"text": self.text, "model": self.model}
