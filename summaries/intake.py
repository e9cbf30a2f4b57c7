"""Takes transcripts in: validates each, stores it once and opens a summary."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from countersign_judge.llm import telemetry
from countersign_judge.llm.canonical_json import canonical_json
from django.conf import settings
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils import timezone, translation
from django.utils.translation import gettext as _

from summaries import metadata
from summaries.context import ContextFields, check_context
from summaries.corrections import AT_INTAKE, name_speakers, store_corrections
from summaries.formats import LONGEST_NAME, parse_transcript, read_document, read_turns
from summaries.formats.json_documents import JsonNode
from summaries.formats.turns import (
    FormatError,
    ParsedTranscript,
    has_words,
    hash_turns,
    normalize_line,
)
from summaries.models import (
    Attempt,
    Guideline,
    GuidelineVersion,
    MeetingContext,
    Origin,
    Recording,
    Summary,
    Transcript,
    TranscriptScan,
    Transition,
)
from summaries.moves import nudge_worker
from summaries.naming import find_time_for_names
from summaries.participants import InvalidContext, Participant
from summaries.status import Role, Status
from summaries.texts import sha256

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Submission:
    """What a program, a person or the command line hands in.

    `content` is the transcript as it came (text, bytes or a JSON document in any known format) or a
    list of turn objects; `own_summary` is an employee's text, to be judged instead of written.
    `speakers` maps labels of the transcript to the names of the people, which become its first
    corrections; `filename` is a hint at the format. `recording_url` is the meeting's recording;
    `metadata` describes the meeting (`summaries.metadata`). What `participants`, `agenda`,
    `occurred_at` and `language` leave open is taken from the transcript's own header.
    """

    source: str
    external_id: str
    title: str
    content: str | bytes | Sequence[dict[str, Any]] | JsonNode
    format: str | None = None
    guideline: str | None = None
    occurred_at: datetime | None = None
    own_summary: str | None = None
    filename: str | None = None
    recording_url: str | None = None
    metadata: Mapping[str, str | float] = field(default_factory=dict)
    participants: Sequence[Participant] = ()
    agenda: str = ""
    language: str = ""
    speakers: Mapping[str, str] = field(default_factory=dict)


def _hash_submission(submission: Submission, sha256_of_turns: str) -> str:
    """Covers all that was sent."""
    others = {
        "recording_url": submission.recording_url,
        "metadata": dict(submission.metadata),
        "participants": [each.as_dict() for each in submission.participants],
        "agenda": submission.agenda,
        "language": submission.language,
        "speakers": dict(submission.speakers),
    }
    sent = {
        **{name: value for name, value in others.items() if value},
        "title": submission.title,
        "guideline": submission.guideline or "",
        "occurred_at": submission.occurred_at.isoformat() if submission.occurred_at else "",
        "own_summary": submission.own_summary or "",
        "transcript": sha256_of_turns,
    }
    return sha256(canonical_json(sent))


def _store_transcript(
    transcript: Transcript, context: ContextFields, submission: Submission, by: User | None
) -> Summary:
    """Opens its summary, in one transaction.

    Raises IntegrityError if the owner's external id is taken, and InvalidSubmission.
    """
    own = submission.own_summary
    with transaction.atomic():
        version = _find_version(submission.guideline)
        transcript.save(force_insert=True)
        # Version 0: a worker scans it before the first step of its summary (summaries.pipeline).
        TranscriptScan.objects.create(transcript=transcript, version=0, signals=[])
        if context.participants or context.agenda or context.language:
            MeetingContext.objects.create(
                transcript=transcript,
                number=0,
                participants=[each.as_dict() for each in context.participants],
                agenda=context.agenda,
                occurred_at=context.occurred_at,
                language=context.language,
                by=by,
            )
        if submission.speakers:
            named = name_speakers(submission.speakers)
            store_corrections(transcript, named, by=by, reason=AT_INTAKE)
        # An employee's own text is judged at once; otherwise a model writes first.
        status, not_before = Status.QUEUED if own is None else Status.DRAFTED, None
        if own is None and (time_for_names := find_time_for_names(version, transcript)):
            status, not_before = Status.WAITING_FOR_NAMES, timezone.now() + time_for_names
        summary = Summary.objects.create(
            transcript=transcript,
            guideline_version=version,
            author=by if own is not None else None,
            status=status,
            not_before=not_before,
            request_id=telemetry.CORRELATION_ID.get(),
            traceparent=telemetry.TRACING.traceparent(),
        )
        Transition.objects.create(
            summary=summary,
            action="open",
            new=summary.status,
            role=Role.OPERATOR if own is None else Role.AUTHOR,
            actor=by,
        )
        if own is not None:
            Attempt.objects.create(
                summary=summary,
                number=1,
                origin=Origin.AUTHOR,
                text=own,
                sha256=sha256(own),
                written_by=by,
            )
        if submission.recording_url:
            url = submission.recording_url
            Recording.objects.create(transcript=transcript, url=url, added_by=by)
    return summary


# --- Ingest -----------------------------------------------------------------


class InvalidSubmission(Exception):
    """An invalid field, with its value (shortened) and the remedy."""

    def __init__(self, field: str, value: object, message: str, remedy: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field, self.value = field, repr(value)[:200]
        self.message, self.remedy = message, remedy


class ExternalIdConflict(Exception):
    """A different body has the external id; `transcript` is the stored one."""

    def __init__(self, transcript: Transcript) -> None:
        super().__init__(
            f"{transcript.source}/{transcript.external_id} is already stored with another body"
        )
        self.transcript = transcript


@dataclass(frozen=True)
class Ingested:
    summary: Summary
    created: bool


def ingest_submission(submission: Submission, *, by: User | None) -> Ingested:
    """Store the transcript and open its summary; if the owner sends it again, returns the first.

    Raises InvalidSubmission, ExternalIdConflict.
    """
    submission = _check_fields(submission)
    parsed = _parse_content(submission)
    _check_speakers(parsed, submission.speakers)
    context = ContextFields(
        submission.participants or parsed.participants,
        submission.agenda,
        submission.occurred_at or parsed.occurred_at,
        submission.language or parsed.language,
    )
    spoken = hash_turns(parsed.turns)
    transcript = Transcript(
        source=submission.source,
        external_id=submission.external_id,
        title=submission.title,
        occurred_at=context.occurred_at,
        metadata=dict(submission.metadata),
        format=parsed.format,
        turns=[turn.as_dict() for turn in parsed.turns],
        word_count=sum(turn.text.count(" ") + 1 for turn in parsed.turns),
        warnings=list(parsed.warnings),
        sha256=spoken,
        submission_sha256=_hash_submission(submission, spoken),
        submitted_by=by,
    )
    while True:
        known = Transcript.objects.filter(
            source=submission.source, external_id=submission.external_id, submitted_by=by
        ).first()
        if known is None:
            try:
                summary = _store_transcript(transcript, context, submission, by)
            except IntegrityError as error:
                # The same one came at the same time.
                if "transcript_once_per_owner_and_source" not in str(error):
                    raise
                continue
            log.info("case %s came in", summary.pk)
            nudge_worker(summary.pk, Status(summary.status))
            return Ingested(summary, created=True)
        if known.submission_sha256 != transcript.submission_sha256:
            raise ExternalIdConflict(known)
        summaries = known.summaries.order_by("created_at", "pk").select_related("transcript")
        first = summaries.first()
        if first is not None:
            return Ingested(first, created=False)
        # It is being deleted, so try again.


def _check_fields(submission: Submission) -> Submission:
    """The submission with its context cleaned. Raises InvalidSubmission."""
    limits = {"source": 100, "external_id": 200, "title": 300}
    for name, limit in limits.items():
        value = getattr(submission, name)
        if not value.strip() or len(value) > limit or "\x00" in value:
            raise InvalidSubmission(
                name,
                value,
                _("must have 1 to {most} characters and no NUL").format(most=limit),
                _("Send a {field} of at most {most} characters").format(field=name, most=limit),
            )
    own = submission.own_summary
    if own is not None and (not own.strip() or "\x00" in own):
        raise InvalidSubmission(
            "summary", own, _("is empty or contains a NUL"), _("Send the text itself")
        )
    given = ContextFields(submission.participants, submission.agenda, None, submission.language)
    try:
        metadata.check(submission.metadata)
        context = check_context(given)
    except (metadata.BadMetadata, InvalidContext) as error:
        raise InvalidSubmission(error.field, error.value, error.message, error.remedy) from error
    if submission.recording_url is not None:
        _check_recording_url(submission.recording_url)
    return replace(
        submission,
        participants=context.participants,
        agenda=context.agenda,
        language=context.language,
    )


def _check_recording_url(url: str) -> None:
    """Reviewers' browsers open it, so the installation names the allowed hosts."""
    try:
        parts = urlsplit(url)
        known = parts.netloc.lower() in settings.RECORDING_HOSTS
    except ValueError:
        known = False
    if not known or parts.scheme != "https" or not url.isascii() or not url.isprintable():
        hosts = ", ".join(settings.RECORDING_HOSTS) or "none so far"
        raise InvalidSubmission(
            "recording_url",
            url[:200],
            "is no https address on a host that this installation plays recordings from",
            f"Use one of these hosts: {hosts} (COUNTERSIGN_RECORDING_HOSTS), or send the file",
        )


def _parse_content(submission: Submission) -> ParsedTranscript:
    content = submission.content
    try:
        # Its warnings are stored, so they are in English for every sender.
        with translation.override("en"):
            if isinstance(content, str | bytes):
                return parse_transcript(
                    content, format=submission.format, filename=submission.filename
                )
            if isinstance(content, JsonNode):
                return read_document(content, format=submission.format)
            return read_turns(content)
    except FormatError as error:
        if isinstance(content, str | bytes):
            where = f"line {error.line}, column {error.column}"
            message = f"{error.message.rstrip('.')} ({where})"
            raise InvalidSubmission("text", content[:80], message, error.remedy) from error
        if isinstance(content, JsonNode):
            # The message shows the value.
            where = error.path or content.path
            raise InvalidSubmission(where, None, error.message, error.remedy) from error
        raise InvalidSubmission("turns", content[:1], error.message, error.remedy) from error


def _check_speakers(parsed: ParsedTranscript, speakers: Mapping[str, str]) -> None:
    labels = list(dict.fromkeys(turn.speaker for turn in parsed.turns))
    for label, name in speakers.items():
        if label not in labels:
            known = ", ".join(f"“{each}”" for each in labels[:20])
            raise InvalidSubmission(
                "speakers",
                label,
                _("no turn has this label"),
                _("Use labels of the transcript: {known}").format(known=known),
            )
        line = normalize_line(name)
        if not has_words(line) or len(line) > LONGEST_NAME:
            raise InvalidSubmission(
                "speakers",
                name,
                _("must have a word and at most {most} characters").format(most=LONGEST_NAME),
                _("Send the name of the person"),
            )


def _find_version(name: str | None) -> GuidelineVersion:
    """The newest published version of the guideline, or of the default."""
    guidelines = Guideline.objects.filter(archived_at__isnull=True)
    chosen = guidelines.filter(name=name) if name else guidelines.filter(is_default=True)
    published = GuidelineVersion.objects.filter(guideline__in=chosen, published_at__isnull=False)
    version = published.order_by("-number").first()
    if version is None:
        names = ", ".join(guidelines.order_by("name").values_list("name", flat=True)) or "none yet"
        raise InvalidSubmission(
            "guideline",
            name,
            _("no published guideline has this name"),
            _("Use one of: {names}; or leave it out for the default").format(names=names),
        )
    return version
