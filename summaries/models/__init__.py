# mypy: implicit-reexport
# ruff: noqa: F401  (re-exported)
"""All models of this app, importable from here."""

from summaries.models.corrections import Correction, CorrectionKind
from summaries.models.guidelines import (
    Criterion,
    Glossary,
    Guideline,
    GuidelineVersion,
    Sending,
    Signing,
)
from summaries.models.jobs import Job, JobStatus, Leased, PausableJob
from summaries.models.summaries import (
    DISPOSED,
    Attempt,
    FailureKind,
    Origin,
    Redaction,
    RevisionBrief,
    Suggestion,
    Summary,
    Transition,
)
from summaries.models.transcripts import (
    Deletion,
    IdempotentResponse,
    Import,
    ImportState,
    MeetingContext,
    MetadataKey,
    Recording,
    Rejection,
    Transcript,
    TranscriptScan,
)
