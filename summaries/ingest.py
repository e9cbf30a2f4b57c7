"""Taking transcripts in: validated, stored once, a case opened for each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from llm.canonical import canonical_json
from summaries import storing
from summaries.formats import FormatError, ParsedTranscript, parse, read_turns
from summaries.formats.canonical import sha256_of
from summaries.models import Guideline, GuidelineVersion, Summary, Transcript
from summaries.moves import nudge
from summaries.status import Status
from summaries.storing import NewCase
from summaries.texts import sha256

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class InvalidSubmission(Exception):
    """A field that cannot be taken, with its value (shortened) and the remedy."""

    def __init__(self, field: str, value: object, message: str, remedy: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field, self.value = field, repr(value)[:200]
        self.message, self.remedy = message, remedy


class ExternalIdConflict(Exception):
    """The external id is taken by a different body; `transcript` is what is stored."""

    def __init__(self, transcript: Transcript) -> None:
        super().__init__(
            f"{transcript.source}/{transcript.external_id} is already stored with another body"
        )
        self.transcript = transcript


@dataclass(frozen=True)
class Submission:
    """What a program, a person or the command line hands in.

    `content` is the transcript as it came (text or bytes in any known format) or a list of turn
    objects; `own_summary` is an employee's text, to be judged instead of written. `speakers` maps
    names as the transcript has them to the names of the people; `filename` is a hint at the format.
    """

    source: str
    external_id: str
    title: str
    content: str | bytes | Sequence[dict[str, Any]]
    format: str | None = None
    guideline: str | None = None
    occurred_at: datetime | None = None
    own_summary: str | None = None
    speakers: Mapping[str, str] | None = None
    filename: str | None = None


@dataclass(frozen=True)
class Ingested:
    summary: Summary
    created: bool


def ingest(submission: Submission, *, by: "User | None") -> Ingested:
    """Store the transcript and open its case; sent again by the same owner it gives the first one.

    Raises InvalidSubmission, ExternalIdConflict.
    """
    _require_names(submission)
    new = _new_case(submission, _parsed(submission))
    while True:
        stored = storing.store(new, by=by)
        if stored is not None:
            nudge(stored.pk, Status(stored.status))
            return Ingested(stored, created=True)
        known = _known(new, by)
        if known is not None:
            return Ingested(known, created=False)
        # Else what was in the way is gone since, and there is room now.
        _check_guideline(submission.guideline)


def _new_case(submission: Submission, parsed: ParsedTranscript) -> NewCase:
    spoken = sha256_of(parsed.turns)
    return NewCase(
        source=submission.source,
        external_id=submission.external_id,
        title=submission.title,
        occurred_at=submission.occurred_at,
        parsed=parsed,
        guideline=submission.guideline or "",
        own=submission.own_summary,
        sha256=spoken,
        submission_sha256=_submission_sha256(submission, spoken),
    )


def _require_names(submission: Submission) -> None:
    limits = {"source": 100, "external_id": 200, "title": 300}
    for field, limit in limits.items():
        value = getattr(submission, field)
        if not value.strip() or len(value) > limit or "\x00" in value:
            raise InvalidSubmission(
                field,
                value,
                f"must have 1 to {limit} characters and no NUL",
                f"Send a {field} of at most {limit} characters",
            )
    own = submission.own_summary
    if own is not None and (not own.strip() or "\x00" in own):
        raise InvalidSubmission("summary", own, "is empty or holds a NUL", "Send the text itself")


def _parsed(submission: Submission) -> ParsedTranscript:
    content = submission.content
    try:
        if isinstance(content, str | bytes):
            parsed = parse(content, format=submission.format, filename=submission.filename)
        else:
            parsed = read_turns(content)
        return _named(parsed, submission.speakers or {})
    except FormatError as error:
        raise _unreadable(content, error) from error


def _unreadable(
    content: str | bytes | Sequence[dict[str, Any]], error: FormatError
) -> InvalidSubmission:
    if not isinstance(content, str | bytes):
        return InvalidSubmission("turns", content[:1], error.message, error.remedy)
    where = f" (line {error.line}, column {error.column})"
    return InvalidSubmission(
        "text", content[:80], f"{error.message.rstrip('.')}{where}", error.remedy
    )


def _named(parsed: ParsedTranscript, speakers: Mapping[str, str]) -> ParsedTranscript:
    """With people's names in the place of the file's, and a note of each that was put there."""
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
            "no published guideline has this name",
            f"Use one of: {names}; or leave it out for the default",
        )


def _submission_sha256(submission: Submission, spoken: str) -> str:
    return sha256(
        canonical_json(
            {
                "title": submission.title,
                "guideline": submission.guideline or "",
                "occurred_at": submission.occurred_at.isoformat() if submission.occurred_at else "",
                "own_summary": submission.own_summary or "",
                "transcript": spoken,
            }
        )
    )


def _known(new: NewCase, by: "User | None") -> Summary | None:
    found = Transcript.objects.filter(
        source=new.source, external_id=new.external_id, submitted_by=by
    ).first()
    if found is None:
        return None
    if found.submission_sha256 != new.submission_sha256:
        raise ExternalIdConflict(found)
    return found.summaries.order_by("created_at").select_related("transcript").first()
