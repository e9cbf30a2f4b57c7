"""Flags: what wants thought in a text although it passed."""

from collections.abc import Iterator

from judging.evidence_check import failure_of, in_force
from judging.hidden_characters import hidden_character_warnings
from judging.models import Evaluation
from judging.remarks import count_unsupported
from judging.second_judge import disagreements
from summaries.models import Attempt, Summary, TranscriptScan


def note_flags(summary: Summary) -> None:
    """Keep whether the newest text has a flag, for the order of the queue."""
    related = Attempt.objects.prefetch_related(
        "evaluations__findings", "evaluations__scores__criterion"
    )
    newest = related.filter(summary=summary).latest("number")
    summary.flagged = any(_flags(newest, summary))
    Summary.objects.filter(pk=summary.pk).update(flagged=summary.flagged)


def _flags(attempt: Attempt, summary: Summary) -> Iterator[bool]:
    evaluations: list[Evaluation] = list(attempt.evaluations.all())
    findings = (item for each in in_force(evaluations) for item in each.findings.all())
    yield count_unsupported(findings) > 0
    yield bool(failure_of(evaluations) or disagreements(evaluations))
    yield bool(hidden_character_warnings(attempt.text))
    scan = TranscriptScan.objects.filter(transcript=summary.transcript_id).exclude(signals=[])
    yield scan.exists()
