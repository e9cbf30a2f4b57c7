"""Guidelines and texts that are tried before they count."""

from typing import Any

from django.db import models
from django.db.models import Q

from summaries.models import Attempt, GuidelineVersion
from summaries.models.jobs import Job
from summaries.models.lookups import is_sha256


class Preview(Job):
    """A guideline version tried on a stored attempt; the attempt's case knows nothing of it.

    `estimate` is `{"calls": int, "prompt_tokens": int, "completion_tokens": int,
    "cost": str | null}`, at most and in US dollars. `results`, empty until done, is
    `{"passed": bool, "models": [str], "prompt_tokens": int, "completion_tokens": int,
    "cost": str | null, "seconds": float, "scores": [{"criterion": str, "value": float,
    "bar": float, "blocking": bool, "reaches": bool, "mode": str, "spread": float | null,
    "reason": str, "distribution": {str: float}, "quotes": [as in Score]}]}`.
    """

    task = "judging.preview"

    version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT)
    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="previews")
    estimate = models.JSONField(default=dict)
    results = models.JSONField(default=dict, blank=True)

    class Meta(Job.Meta):
        pass

    def __str__(self) -> str:
        return f"Preview of {self.version}"

    def outcome(self) -> dict[str, Any]:
        return {"results": self.results}


class StepsJob(Job):
    """Evaluation steps that the judge's model writes for the criterion of a draft."""

    task = "judging.steps"

    version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT)
    criterion_name = models.CharField(max_length=80)

    class Meta(Job.Meta):
        pass

    def __str__(self) -> str:
        return f"Steps for {self.criterion_name}"


class Trial(Job):
    """A text that its author has judged before handing it in again. It decides nothing.

    `attempt` is the text that came back and that this one is made of. `results` is that of a
    Preview with `"findings": [{"start": int, "end": int, "relation": str, "turns": [int],
    "reason": str}]` besides, offsets in `text`.
    """

    task = "judging.trial"

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="trials")
    text = models.TextField()
    sha256 = models.CharField(max_length=64)
    results = models.JSONField(default=dict, blank=True)

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(condition=~Q(text=""), name="trial_has_text"),
            models.CheckConstraint(condition=is_sha256("sha256"), name="trial_is_hashed"),
        ]

    def __str__(self) -> str:
        return f"Trial on {self.attempt}"

    def outcome(self) -> dict[str, Any]:
        return {"results": self.results}
