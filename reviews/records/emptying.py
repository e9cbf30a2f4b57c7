"""What a disposition removes of a case: every row and column that holds what people said or wrote.

What stays are hashes, the chain, decisions with their comments, the history with its reasons,
titles and external ids. A new table that holds content belongs here;
tests/reviews/test_disposed.py finds it when it does not.
"""

from uuid import UUID

from django.db.models import Model
from django.dispatch import Signal

from judging.models import Evaluation, EvidenceSearch, Preview, Trial
from llm.models import CachedAnswer, ModelCall
from reviews.models import Record, RecordPdf
from reviews.records import index
from summaries.models import (
    DISPOSED,
    Attempt,
    Redaction,
    RevisionBrief,
    Suggestion,
    Summary,
    Transcript,
)

# Sent with `case` in that transaction: rooms above this one remove what they hold of it.
disposing = Signal()
_BELOW_ATTEMPTS: tuple[type[Model], ...] = (
    Evaluation,
    EvidenceSearch,
    Preview,
    Trial,
    Suggestion,
    RevisionBrief,
)
_BELOW_CASES: tuple[type[Model], ...] = (Redaction,)


def empty(case: Summary) -> None:
    """In the transaction of the case's Disposition, without which the database refuses it."""
    attempts = Attempt.objects.filter(summary=case)
    _forget_answers(case)
    disposing.send(sender=Summary, case=case)
    RecordPdf.objects.filter(record__summary=case).delete()
    Record.objects.filter(summary=case).update(text=DISPOSED, snapshot="")
    for below in _BELOW_ATTEMPTS:
        below._default_manager.filter(attempt__in=attempts).delete()
    for below in _BELOW_CASES:
        below._default_manager.filter(summary=case).delete()
    attempts.update(text=DISPOSED)
    index.strip(case.pk)


def empty_transcript(transcript: Transcript) -> None:
    Transcript.objects.filter(pk=transcript.pk).update(turns=[], warnings=[])


def _forget_answers(case: Summary) -> None:
    """What models answered, and errors, which may quote it; what was paid stays in the ledger."""
    calls = ModelCall.objects.filter(subject__in=_subjects(case))
    CachedAnswer.objects.filter(request_sha256__in=calls.values("request_sha256")).delete()
    calls.exclude(error="").update(error=DISPOSED)


def _subjects(case: Summary) -> list[UUID]:
    """Whose calls were made over the case's texts."""
    previews = Preview.objects.filter(attempt__summary=case).values_list("pk", flat=True)
    trials = Trial.objects.filter(attempt__summary=case).values_list("pk", flat=True)
    return [case.pk, *previews, *trials]
