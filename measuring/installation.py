"""What this application adds to the command metaeval of the judge's package."""

from collections.abc import Iterable, Mapping, Sequence

from countersign_judge.commands.metaeval import Installation
from countersign_judge.marks import SentenceMark
from countersign_judge.metaeval.plans import JudgingPlan
from countersign_judge.metaeval.statistics import ResultRow
from django.urls import reverse

from measuring import mark_rates
from measuring.guideline_plans import plan_by_guideline
from measuring.stored import keep_run


class ThisInstallation(Installation):
    def plan_guidelines(self, names: Sequence[str], dimensions: Sequence[str]) -> list[JudgingPlan]:
        return [plan_by_guideline(name, evidence=False, only=dimensions) for name in names]

    def keep_scores(
        self, title: str, rows: Sequence[ResultRow], pictures: Mapping[str, bytes]
    ) -> str:
        kept = keep_run(title=title, rows=rows, pictures=pictures, by=None)
        return f"It is shown at {reverse('measure-run', args=[kept.pk])}"

    def keep_marks(self, title: str, marks: Iterable[SentenceMark]) -> str:
        mark_rates.keep_measured(marks, title)
        return "Reviewers now see how often these marks are right."
