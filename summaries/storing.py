"""One statement that stores a transcript, opens its case and writes its first transition.

Written as SQL and not with the models, because this is what every transcript passes: one round
trip to the database and one commit, where the models take seven.
"""

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from uuid import UUID

from django.db import DEFAULT_DB_ALIAS, connection, transaction

from summaries.formats import ParsedTranscript
from summaries.models import Attempt, Summary, Transcript
from summaries.models.cases import Origin
from summaries.status import Role, Status
from summaries.texts import sha256

if TYPE_CHECKING:
    from datetime import datetime

    from django.contrib.auth.models import User

# Two that come with the same id at once: the second waits for the first, and stores nothing.
_STORE = """
WITH version AS (
    SELECT version.id FROM summaries_guidelineversion version
    JOIN summaries_guideline guideline ON guideline.id = version.guideline_id
    WHERE guideline.archived_at IS NULL AND version.published_at IS NOT NULL
        AND CASE WHEN %(guideline)s = '' THEN guideline.is_default
            ELSE guideline.name = %(guideline)s END
    ORDER BY version.number DESC LIMIT 1
), transcript AS (
    INSERT INTO summaries_transcript (id, source, external_id, title, occurred_at, format, turns,
        word_count, warnings, sha256, submission_sha256, submitted_by_id)
    SELECT gen_random_uuid(), %(source)s, %(external_id)s, %(title)s,
        %(occurred_at)s::timestamptz, %(format)s, %(turns)s::jsonb, %(word_count)s,
        %(warnings)s::jsonb, %(sha256)s, %(submission_sha256)s, %(by)s::integer
    FROM version
    ON CONFLICT (source, external_id, submitted_by_id) DO NOTHING
    RETURNING id, created_at
), scan AS (
    -- Version 0: a worker scans it before the first step of its case (summaries.scanning).
    INSERT INTO summaries_transcriptscan (transcript_id, version, signals)
    SELECT id, 0, '[]' FROM transcript
), summary AS (
    INSERT INTO summaries_summary (id, transcript_id, guideline_version_id, author_id, status,
        failed_from, failure, failure_kind, deferrals, waiting_for)
    SELECT gen_random_uuid(), transcript.id, version.id, %(author)s::integer, %(status)s,
        '', '', '', 0, ''
    FROM transcript, version
    RETURNING id
), transition AS (
    INSERT INTO summaries_transition (summary_id, action, old, new, role, actor_id, reason)
    SELECT id, 'open', '', %(status)s, %(role)s, %(by)s::integer, '' FROM summary
)
SELECT transcript.id, transcript.created_at, summary.id FROM transcript, summary
"""


@dataclass(frozen=True)
class NewCase:
    """What a case is made of.

    `own` is an employee's text, None where a model writes it; `guideline` a name, empty for the
    default one; `sha256` is that of the turns, `submission_sha256` that of all that was sent.
    """

    source: str
    external_id: str
    title: str
    occurred_at: "datetime | None"
    parsed: ParsedTranscript
    guideline: str
    own: str | None
    sha256: str
    submission_sha256: str


def store(new: NewCase, *, by: "User | None") -> Summary | None:
    """The case, with its transcript; None when the guideline has no published version or the
    owner's external id is taken. Nothing is written then.

    Both come with their ids and status; what else they hold is read when it is asked for.
    """
    if new.own is None:
        return _stored(new, by)
    with transaction.atomic():
        case = _stored(new, by)
        if case is not None:
            _add_own(case, new.own, by)
    return case


def _stored(new: NewCase, by: "User | None") -> Summary | None:
    with connection.cursor() as cursor:
        cursor.execute(_STORE, _values(new, by.pk if by else None))
        row = cursor.fetchone()
    return None if row is None else _case(row, _status(new))


def _add_own(case: Summary, text: str, by: "User | None") -> None:
    Attempt.objects.create(
        summary=case,
        number=1,
        origin=Origin.AUTHOR,
        text=text,
        sha256=sha256(text),
        written_by=by,
    )


def _status(new: NewCase) -> Status:
    return Status.QUEUED if new.own is None else Status.DRAFTED


def _values(new: NewCase, by: int | None) -> dict[str, Any]:
    own = new.own
    return {
        "source": new.source,
        "external_id": new.external_id,
        "title": new.title,
        "occurred_at": new.occurred_at,
        "guideline": new.guideline,
        "sha256": new.sha256,
        "submission_sha256": new.submission_sha256,
        **_spoken(new.parsed),
        "by": by,
        "author": by if own is not None else None,
        "status": _status(new).value,
        "role": (Role.OPERATOR if own is None else Role.AUTHOR).value,
    }


def _spoken(parsed: ParsedTranscript) -> dict[str, Any]:
    return {
        "format": parsed.format,
        "turns": json.dumps([turn.as_dict() for turn in parsed.turns], ensure_ascii=False),
        "word_count": sum(turn.text.count(" ") + 1 for turn in parsed.turns),
        "warnings": json.dumps(parsed.warnings, ensure_ascii=False),
    }


def _case(row: "tuple[UUID, datetime, UUID]", status: Status) -> Summary:
    transcript_id, created_at, summary_id = row
    summary = Summary.from_db(
        DEFAULT_DB_ALIAS, ["id", "transcript_id", "status"], [summary_id, transcript_id, status]
    )
    summary.transcript = Transcript.from_db(
        DEFAULT_DB_ALIAS, ["id", "created_at"], [transcript_id, created_at]
    )
    return summary
