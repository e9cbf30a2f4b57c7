"""Evidence for texts that no judge has read."""

from typing import Any

from django.db import models

from summaries.models import Attempt
from summaries.models.jobs import Job


class EvidenceSearch(Job):
    """The turns that each sentence of a text rests on, by similarity and without a judge.

    `findings`, empty until done, is `[{"start": int, "end": int, "relation": str, "turns": [int],
    "reason": str}]`, offsets in the attempt's text.
    """

    task = "judging.evidence"

    attempt = models.OneToOneField(
        Attempt, on_delete=models.CASCADE, related_name="evidence_search"
    )
    findings = models.JSONField(default=list, blank=True)

    class Meta(Job.Meta):
        pass

    def __str__(self) -> str:
        return f"Evidence of {self.attempt}"

    def outcome(self) -> dict[str, Any]:
        return {"findings": self.findings}
