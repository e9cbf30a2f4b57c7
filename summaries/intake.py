"""Takes transcripts in: validates each, stores it once and opens a summary."""

import logging
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.auth.models import User
from django.db import DEFAULT_DB_ALIAS, connection, transaction
from django.utils import translation
from django.utils.translation import gettext as _

from llm import telemetry
from llm.canonical_json import canonical_json
from llm.columns import plain_json
from summaries import metadata
from summaries.context import ContextFields, check_context
from summaries.formats import parse_transcript, read_document, read_turns
from summaries.formats.json_documents import JsonNode
from summaries.formats.turns import FormatError, ParsedTranscript, hash_turns
from summaries.models import (
    Attempt,
    Guideline,
    GuidelineVersion,
    Origin,
    Recording,
    Summary,
    Transcript,
)
from summaries.moves import nudge_worker
from summaries.participants import InvalidContext, Participant
from summaries.status import Role, Status
from summaries.texts import sha256

log = logging.getLogger(__name__)

# --- Storing ----------------------------------------------------------------
# One statement that stores a transcript, opens its summary and writes its first transition.
#
# In SQL, because every transcript passes here: one round trip to the database and one commit, where
# the models take seven.

# If two with the same id come at once, the second waits for the first and stores nothing.
_STORE = """
WITH version AS (
    SELECT version.id FROM summaries_guidelineversion version
    JOIN summaries_guideline guideline ON guideline.id = version.guideline_id
    WHERE guideline.archived_at IS NULL AND version.published_at IS NOT NULL
        AND CASE WHEN %(guideline)s = '' THEN guideline.is_default
            ELSE guideline.name = %(guideline)s END
    ORDER BY version.number DESC LIMIT 1
), transcript AS (
    INSERT INTO summaries_transcript (id, source, external_id, title, occurred_at, metadata, format,
        turns, word_count, warnings, sha256, submission_sha256, submitted_by_id)
    SELECT gen_random_uuid(), %(source)s, %(external_id)s, %(title)s,
        %(occurred_at)s::timestamptz, %(metadata)s::jsonb, %(format)s, %(turns)s::jsonb,
        %(word_count)s, %(warnings)s::jsonb, %(sha256)s, %(submission_sha256)s, %(by)s::integer
    FROM version
    ON CONFLICT (source, external_id, submitted_by_id) DO NOTHING
    RETURNING id, created_at
), scan AS (
    -- Version 0: a worker scans it before the first step of its summary (summaries.pipeline).
    INSERT INTO summaries_transcriptscan (transcript_id, version, signals)
    SELECT id, 0, '[]' FROM transcript
), context AS (
    INSERT INTO summaries_meetingcontext (transcript_id, number, participants, agenda, occurred_at,
        language, by_id)
    SELECT id, 0, %(participants)s::jsonb, %(agenda)s, %(occurred_at)s::timestamptz, %(language)s,
        %(by)s::integer
    FROM transcript WHERE %(has_context)s
), summary AS (
    INSERT INTO summaries_summary (id, transcript_id, guideline_version_id, author_id, status,
        failed_from, failure, failure_kind, deferrals, waiting_for, request_id, traceparent)
    SELECT gen_random_uuid(), transcript.id, version.id, %(author)s::integer, %(status)s,
        '', '', '', 0, '', %(request_id)s, %(traceparent)s
    FROM transcript, version
    RETURNING id
), transition AS (
    INSERT INTO summaries_transition (summary_id, action, old, new, role, actor_id, reason)
    SELECT id, 'open', '', %(status)s, %(role)s, %(by)s::integer, '' FROM summary
)
SELECT transcript.id, transcript.created_at, summary.id FROM transcript, summary
"""


@dataclass(frozen=True)
class Submission:
    """What a program, a person or the command line hands in.

    `content` is the transcript as it came (text, bytes or a JSON document in any known format) or a
    list of turn objects; `own_summary` is an employee's text, to be judged instead of written.
    `speakers` maps names as the transcript has them to the names of the people; `filename` is a
    hint at the format. `recording_url` is the meeting's recording; `metadata` describes the meeting
    (`summaries.metadata`). What `participants`, `agenda`, `occurred_at` and `language` leave open
    is taken from the transcript's own header.
    """

    source: str
    external_id: str
    title: str
    content: str | bytes | Sequence[dict[str, Any]] | JsonNode
    format: str | None = None
    guideline: str | None = None
    occurred_at: datetime | None = None
    own_summary: str | None = None
    speakers: Mapping[str, str] | None = None
    filename: str | None = None
    recording_url: str | None = None
    metadata: Mapping[str, str | float] = field(default_factory=dict)
    participants: Sequence[Participant] = ()
    agenda: str = ""
    language: str = ""


def _build_row(submission: Submission, parsed: ParsedTranscript, by: User | None) -> dict[str, Any]:
    """The values of `_STORE`: `sha256` covers the turns, `submission_sha256` all that was sent."""
    context = ContextFields(
        submission.participants or parsed.participants,
        submission.agenda,
        submission.occurred_at or parsed.occurred_at,
        submission.language or parsed.language,
    )
    is_own = submission.own_summary is not None
    spoken = hash_turns(parsed.turns)
    others = {
        "recording_url": submission.recording_url,
        "metadata": dict(submission.metadata),
        "participants": [each.as_dict() for each in submission.participants],
        "agenda": submission.agenda,
        "language": submission.language,
    }
    sent = {
        **{name: value for name, value in others.items() if value},
        "title": submission.title,
        "guideline": submission.guideline or "",
        "occurred_at": submission.occurred_at.isoformat() if submission.occurred_at else "",
        "own_summary": submission.own_summary or "",
        "transcript": spoken,
    }
    return {
        "source": submission.source,
        "external_id": submission.external_id,
        "title": submission.title,
        "occurred_at": context.occurred_at,
        "participants": plain_json([each.as_dict() for each in context.participants]),
        "agenda": context.agenda,
        "language": context.language,
        "has_context": bool(context.participants or context.agenda or context.language),
        "metadata": plain_json(dict(submission.metadata)),
        "guideline": submission.guideline or "",
        "sha256": bytes.fromhex(spoken),
        "submission_sha256": bytes.fromhex(sha256(canonical_json(sent))),
        "format": parsed.format,
        "turns": plain_json([turn.as_dict() for turn in parsed.turns]),
        "word_count": sum(turn.text.count(" ") + 1 for turn in parsed.turns),
        "warnings": plain_json(list(parsed.warnings)),
        "by": by.pk if by else None,
        "author": by.pk if by and is_own else None,
        # An employee's own text is judged at once; otherwise a model writes first.
        "status": (Status.DRAFTED if is_own else Status.QUEUED).value,
        "role": (Role.AUTHOR if is_own else Role.OPERATOR).value,
        "request_id": telemetry.CORRELATION_ID.get(),
        "traceparent": telemetry.TRACING.traceparent(),
    }


def _store_row(row: dict[str, Any], submission: Submission, by: User | None) -> Summary | None:
    """The summary, with its transcript; None when the guideline has no published version or the
    owner's external id is taken; nothing is written then.

    Both have their ids and status; other fields are read on demand.
    """
    own, recording_url = submission.own_summary, submission.recording_url
    with transaction.atomic() if own is not None or recording_url else nullcontext():
        with connection.cursor() as cursor:
            cursor.execute(_STORE, row)
            stored = cursor.fetchone()
        if stored is None:
            return None
        transcript_id, created_at, summary_id = stored
        if own is not None:
            Attempt.objects.create(
                summary_id=summary_id,
                number=1,
                origin=Origin.AUTHOR,
                text=own,
                sha256=sha256(own),
                written_by=by,
            )
        if recording_url:
            Recording.objects.create(transcript_id=transcript_id, url=recording_url, added_by=by)
    summary = Summary.from_db(
        DEFAULT_DB_ALIAS,
        ["id", "transcript_id", "status"],
        [summary_id, transcript_id, Status(row["status"])],
    )
    summary.transcript = Transcript.from_db(
        DEFAULT_DB_ALIAS, ["id", "created_at"], [transcript_id, created_at]
    )
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
    row = _build_row(submission, parsed, by)
    while True:
        stored = _store_row(row, submission, by)
        if stored is not None:
            stored.transcript.warnings = list(parsed.warnings)
            log.info("case %s came in", stored.pk)
            nudge_worker(stored.pk, Status(stored.status))
            return Ingested(stored, created=True)
        known = Transcript.objects.filter(
            source=submission.source, external_id=submission.external_id, submitted_by=by
        ).first()
        if known is not None:
            if bytes.fromhex(known.submission_sha256) != row["submission_sha256"]:
                raise ExternalIdConflict(known)
            summaries = known.summaries.order_by("created_at", "pk").select_related("transcript")
            first = summaries.first()
            if first is not None:
                return Ingested(first, created=False)
        # Otherwise the conflicting row is gone since, so try again.
        _check_guideline(submission.guideline)


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
                parsed = parse_transcript(
                    content, format=submission.format, filename=submission.filename
                )
            elif isinstance(content, JsonNode):
                parsed = read_document(content, format=submission.format)
            else:
                parsed = read_turns(content)
        return _rename_speakers(parsed, submission.speakers or {})
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


def _rename_speakers(parsed: ParsedTranscript, speakers: Mapping[str, str]) -> ParsedTranscript:
    """Replaces the file's names with people's names, and notes each replacement."""
    found = dict.fromkeys(turn.speaker for turn in parsed.turns)
    notes = [
        f"“{name or 'Unknown speaker'}” was named {speakers[name]} by hand."
        for name in found
        if speakers.get(name, name) != name
    ]
    if not notes:
        return parsed
    turns = [
        replace(turn, speaker=speakers.get(turn.speaker, turn.speaker)) for turn in parsed.turns
    ]
    return replace(parsed, turns=turns, warnings=(*parsed.warnings, *notes))


def _check_guideline(name: str | None) -> None:
    guidelines = Guideline.objects.filter(archived_at__isnull=True)
    chosen = guidelines.filter(name=name) if name else guidelines.filter(is_default=True)
    published = GuidelineVersion.objects.filter(guideline__in=chosen, published_at__isnull=False)
    if not published.exists():
        names = ", ".join(guidelines.order_by("name").values_list("name", flat=True)) or "none yet"
        raise InvalidSubmission(
            "guideline",
            name,
            _("no published guideline has this name"),
            _("Use one of: {names}; or leave it out for the default").format(names=names),
        )
