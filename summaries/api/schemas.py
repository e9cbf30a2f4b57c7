"""Pydantic schemas: field types that all endpoints share, and the bodies about transcripts."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Annotated, Any, Literal, Self, TypeVar
from uuid import UUID

from countersign_judge.llm.ledger import CallOutcome
from countersign_judge.llm.types import OFFLINE, models_notice
from django.http import HttpRequest
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    WithJsonSchema,
    model_validator,
)
from pydantic_core import PydanticCustomError

from llm.models import ModelCall
from summaries.context import LONGEST_AGENDA
from summaries.formats import LONGEST_NAME, LONGEST_TURN, MOST_TURNS
from summaries.formats import get_format_names as format_names
from summaries.languages import LANGUAGE
from summaries.metadata import (
    KEY,
    MOST_CHARACTERS,
    MOST_KEYS,
    BadMetadata,
    MetadataFilter,
    parse_metadata_filter,
)
from summaries.minutes import Minutes
from summaries.models import (
    Attempt,
    Correction,
    CorrectionKind,
    GuidelineVersion,
    MeetingContext,
    Recording,
    Transcript,
)
from summaries.participants import LIMITS, MOST_PARTICIPANTS, is_email
from summaries.status import Status
from summaries.texts import turns_sha256
from web.links import api_link
from web.pagination import Fields, Page, PageFilters
from web.problems import INVALID, FieldError, Problem, shorten_value
from web.text import LARGEST_SMALLINT

Out = TypeVar("Out", bound=BaseModel)
_EARLIEST = datetime(1900, 1, 1, tzinfo=UTC)
_LATEST = datetime(2200, 1, 1, tzinfo=UTC)
_MOST_SPEAKERS = 200


def validator_error(kind: str, message: str, remedy: str) -> PydanticCustomError:
    """An error for a validator to raise; the remedy goes to the client with it."""
    return PydanticCustomError(kind, "{text}", {"text": message, "remedy": remedy})


def _check_no_nul(text: str) -> str:
    if "\x00" in text:
        raise validator_error("nul", "contains a NUL character", "Remove the character.")
    return text


def _check_not_blank(text: str) -> str:
    if not text.strip():
        raise validator_error("blank", "is blank", "Send a text, or leave the field out.")
    return _check_no_nul(text)


def _parse_moment(value: object) -> object:
    """Accepts only an RFC 3339 string: a number could be seconds or milliseconds."""
    if value is None:
        return None
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None or not _EARLIEST <= moment < _LATEST:
        raise validator_error(
            "moment",
            "is not a moment with a time zone between 1900 and 2200",
            "Write it as 2026-03-01T14:30:00Z.",
        )
    return moment


def _check_known_format(name: str) -> str:
    if name not in format_names():
        raise validator_error(
            "format",
            "is not a format",
            f"Use one of {', '.join(format_names())}, or leave it out to have it detected.",
        )
    return name


Text = Annotated[
    str, AfterValidator(_check_not_blank), Field(min_length=1, json_schema_extra={"pattern": r"\S"})
]
Plain = Annotated[str, AfterValidator(_check_no_nul)]
Moment = Annotated[
    datetime,
    BeforeValidator(_parse_moment),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]
Format = Annotated[
    str,
    AfterValidator(_check_known_format),
    WithJsonSchema({"type": "string", "enum": format_names()}),
]
MetadataName = Annotated[str, Field(pattern=f"^{KEY.pattern}$")]
MetadataValue = (
    Annotated[Text, Field(max_length=MOST_CHARACTERS)]
    | Annotated[int, Field(ge=-(2**53), le=2**53)]
    | Annotated[float, Field(ge=-(2**53), le=2**53, allow_inf_nan=False)]
)
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


def fill_schema(schema: type[Out], row: object, **others: Any) -> Out:
    """`schema` with the attributes of `row` that have its fields' names, and with `others`."""
    names = schema.model_fields.keys() - others.keys()
    return schema(**{name: getattr(row, name) for name in names}, **others)


Date = date


class DueOut(BaseModel):
    """When an action is due."""

    said: str = Field(description="In the words of the meeting.", examples=["next Friday"])
    date: Date | None = Field(description="The day that they mean, counted from `occurred_at`.")


class DecisionOut(BaseModel):
    """A decision in a text of a guideline with a form."""

    what: str
    by: str = Field(description="Empty where the text names no one.")
    turns: list[int] = Field(description="Indexes, from 0, of the turns that it rests on.")


class ActionOut(BaseModel):
    """An action in a text of a guideline with a form."""

    what: str
    who: str = Field(description="Empty where the text names no one.")
    due: DueOut | None = Field(description="Null where the text names no date.")
    turns: list[int] = Field(description="Indexes, from 0, of the turns that it rests on.")


class MinutesOut(BaseModel):
    """What is read from a text; both are empty without a form."""

    decisions: list[DecisionOut]
    actions: list[ActionOut]

    @classmethod
    def from_minutes(cls, minutes: Minutes) -> Self:
        return cls(
            decisions=[
                DecisionOut(what=each.what, by=each.by, turns=list(each.turns))
                for each in minutes.decisions
            ],
            actions=[
                ActionOut(
                    what=each.what,
                    who=each.who or "",
                    due=DueOut(said=each.due.said, date=each.due.day)
                    if each.due and each.due.said
                    else None,
                    turns=list(each.turns),
                )
                for each in minutes.actions
            ],
        )


class GuidelineOut(BaseModel):
    """Which guideline and which version of it a summary is under."""

    name: str
    title: str
    version: int

    @classmethod
    def from_version(cls, version: GuidelineVersion) -> Self:
        guideline = version.guideline
        return cls(name=guideline.name, title=guideline.title, version=version.number)


# --- Transcripts ------------------------------------------------------------

# Exactly one of the three. Uses `if`, which client generators ignore: from `oneOf` they make three
# types, or none.
_ONE_CONTENT: dict[str, Any] = {
    "if": {"required": ["turns"], "properties": {"turns": {"type": "array"}}},
    "then": {"properties": {"text": {"const": None}, "document": {"const": None}}},
    "else": {
        "if": {"required": ["text"], "properties": {"text": {"type": "string"}}},
        "then": {"properties": {"document": {"const": None}}},
        "else": {
            "required": ["document"],
            "properties": {"document": {"type": ["object", "array"]}},
        },
    },
}


class StrictBody(BaseModel):
    """What a program sends: a field that is unknown or of another type is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class TurnIn(StrictBody):
    """What one person said."""

    speaker: Plain | None = Field(default=None, max_length=LONGEST_NAME)
    start: Seconds | None = Field(default=None, description="Seconds from the beginning.")
    end: Seconds | None = Field(default=None, description="Seconds from the beginning.")
    text: Plain = Field(max_length=LONGEST_TURN)


def _check_email(address: str) -> str:
    if not is_email(address):
        raise validator_error(
            "email", "is no e-mail address", "Write it as ana@example.org, or leave it out."
        )
    return address


class ParticipantIn(StrictBody):
    """A person who took part in the meeting, or was invited."""

    name: Text = Field(max_length=LIMITS["name"])
    role: Plain = Field(default="", max_length=LIMITS["role"])
    email: Annotated[Plain, AfterValidator(_check_email)] | Literal[""] = Field(
        default="", max_length=LIMITS["email"]
    )
    organisation: Plain = Field(default="", max_length=LIMITS["organisation"])


Participants = Annotated[
    list[ParticipantIn],
    Field(
        max_length=MOST_PARTICIPANTS,
        description="Who took part or was invited. Their names may be in the summary where the "
        "transcript misheard them.",
    ),
]
Agenda = Annotated[
    Plain,
    Field(
        max_length=LONGEST_AGENDA,
        description="What was planned. The writer reads it; what was not said is no fact.",
    ),
]
Language = Annotated[
    str,
    Field(
        max_length=35,
        pattern=f"^(?:{LANGUAGE.pattern})?$",
        description="The language of the meeting (BCP 47), such as `de` or `pt-BR`.",
    ),
]


class TranscriptIn(StrictBody):
    """A transcript, as `turns`, as `text` in any known format, or as the `document` of a service;
    exactly one of the three."""

    model_config = ConfigDict(json_schema_extra=_ONE_CONTENT)

    external_id: Text = Field(
        max_length=200,
        description="Your id, unique within `source`. Sending it again creates no second one.",
    )
    source: Text = Field(max_length=100, description="The system it comes from.")
    title: Text = Field(max_length=300)
    guideline: Text | None = Field(
        default=None,
        max_length=80,
        description="The name of a guideline; by default the default guideline.",
    )
    occurred_at: Moment | None = None
    participants: Participants = Field(default_factory=list)
    agenda: Agenda = ""
    language: Language = ""
    format: Format | None = Field(
        default=None, description="The format of `text` or `document`; detected by default."
    )
    turns: list[TurnIn] | None = Field(default=None, min_length=1, max_length=MOST_TURNS)
    text: Text | None = None
    document: dict[str, Any] | list[Any] | None = Field(
        default=None, description="The JSON of a transcription service, unchanged."
    )
    summary: Text | None = Field(
        default=None,
        max_length=100_000,
        description="An employee's own summary, to be judged instead of written.",
    )
    recording_url: Text | None = Field(
        default=None,
        max_length=2000,
        description="Where the meeting's recording is, by https on a host of "
        "COUNTERSIGN_RECORDING_HOSTS. A file is sent with `put_recording`.",
    )
    speakers: dict[Plain, Text] = Field(
        default_factory=dict,
        max_length=_MOST_SPEAKERS,
        description="The names of the people, by the labels that the transcript has for them. The "
        "labels stay in what is stored; the names are its first corrections.",
        examples=[{"Speaker 1": "Ana Ruiz"}],
    )
    metadata: dict[MetadataName, MetadataValue] = Field(
        default_factory=dict,
        max_length=MOST_KEYS,
        description="Details of the meeting, by key. Lists can be filtered by them.",
        examples=[{"department": "Sales", "case": 4711}],
    )

    @model_validator(mode="after")
    def _one_content(self) -> Self:
        contents = {"turns": self.turns, "text": self.text, "document": self.document}
        given = [name for name, content in contents.items() if content is not None]
        if len(given) != 1:
            found = f"{' and '.join(given)} came" if given else "none of them came"
            message = f"must have one of turns, text and document, and {found}"
            raise validator_error("one_content", message, "Send exactly one of the three.")
        if self.turns is not None and self.format not in {None, "json"}:
            raise validator_error(
                "format_of_turns", "format is of text, and turns came", "Leave format out."
            )
        return self


class TranscriptFilters(PageFilters):
    status: Status | None = Field(default=None, description="The status of its summary.")
    source: Plain = Field(default="", max_length=100)
    external_id: Plain = Field(default="", max_length=200)
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    created_from: Moment | None = Field(default=None, description="Created at this time or later.")
    created_before: Moment | None = None
    fields: Fields | None = None
    maps = ("metadata",)


# List filters with metadata name it in `maps`; this documents it in their operations.
METADATA_PARAMETER: dict[str, Any] = {
    "parameters": [
        {
            "in": "query",
            "name": "metadata",
            "required": False,
            "style": "deepObject",
            "explode": True,
            "description": "Of the transcript, as `metadata[department]=Sales`; all have to match.",
            "schema": {
                "type": "object",
                "propertyNames": {"pattern": f"^{KEY.pattern}$"},
                "additionalProperties": {"type": "string", "maxLength": MOST_CHARACTERS},
            },
        }
    ]
}


def read_metadata_filter(request: HttpRequest) -> MetadataFilter:
    """The filters in the request's `metadata[KEY]`. Raises Problem 422."""
    try:
        return parse_metadata_filter(request.GET)
    except BadMetadata as error:
        fault = FieldError(
            error.field, shorten_value(error.value), error.message, f"{error.remedy}."
        )
        raise Problem(INVALID, f"1 fault in the request: {error}.", errors=[fault]) from error


class TranscriptLinks(BaseModel):
    self: str
    turns: str
    summary: str
    record: str | None = Field(default=None, description="Null until the summary is approved.")


class RecordingOut(BaseModel):
    """The recording of the meeting: a stored file, or a link to one elsewhere."""

    content_type: str | None = Field(description="Null for a link, like size and hash.")
    size: int | None = Field(description="The size in bytes.")
    sha256: Sha256 | None
    recording_url: str | None = Field(description="The address of a linked recording.")
    link: str = Field(description="Where to get it; redirects for a linked recording.")

    @classmethod
    def from_row(cls, recording: Recording) -> Self:
        return cls(
            content_type=recording.content_type or None,
            size=recording.size or None,
            sha256=recording.sha256 or None,
            recording_url=recording.url or None,
            link=api_link(f"/transcripts/{recording.pk}/recording"),
        )


class TranscriptAccepted(BaseModel):
    """The transcript is stored, and its summary is in the pipeline."""

    id: UUID
    status: Status
    created_at: datetime
    warnings: list[str] = Field(description="What was guessed or left out while reading it.")
    links: TranscriptLinks


class ParticipantOut(BaseModel):
    name: str
    role: str
    email: str
    organisation: str


class TranscriptOut(TranscriptAccepted):
    """A transcript with the state of its summary; its turns are behind `links.turns`."""

    external_id: str
    source: str
    title: str
    guideline: GuidelineOut
    occurred_at: datetime | None
    participants: list[ParticipantOut]
    agenda: str
    language: str
    metadata: dict[str, str | float]
    format: str
    word_count: int
    recording: RecordingOut | None
    sha256: Sha256
    language_model_used: bool
    notice: str | None = Field(description="A notice, if no language model was used.")


class ContextIn(StrictBody):
    """Replaces all of it; what is left out becomes empty."""

    participants: Participants = Field(default_factory=list)
    agenda: Agenda = ""
    occurred_at: Moment | None = None
    language: Language = ""
    seen: int | None = Field(
        default=None, description="The number that you read; another one now answers 409."
    )


class ContextOut(BaseModel):
    """What the writer reads about a meeting besides its words, from one time on."""

    number: int = Field(description="0 is what came in with the transcript.")
    participants: list[ParticipantOut]
    agenda: str
    occurred_at: datetime | None
    language: str
    by: str | None = Field(description="The username of the person who said so.")
    at: datetime

    @classmethod
    def from_row(cls, context: MeetingContext) -> Self:
        people = [ParticipantOut(**each.as_dict()) for each in context.people]
        by = context.by.get_username() if context.by else None
        return fill_schema(cls, context, participants=people, by=by)


class ContextHistoryOut(BaseModel):
    """What holds now, and each earlier one, from intake on."""

    current: ContextOut
    history: list[ContextOut]


class TranscriptPage(Page):
    items: list[TranscriptOut]


class TurnOut(BaseModel):
    speaker: str
    start: float | None
    end: float | None
    text: str


class TurnsOut(BaseModel):
    """The turns, which the API counts from 0 and pages from 1, and the SHA-256 of their canonical
    form."""

    sha256: Sha256
    turns: list[TurnOut]
    is_corrected: bool = Field(description="Whether corrections are in these turns.")


# --- Corrections ------------------------------------------------------------

_TurnNumber = Annotated[int, Field(ge=0, lt=MOST_TURNS)]


class CorrectionIn(StrictBody):
    """One correction: `label` with `speaker`, `turn` with `speaker` or `text` or both, or
    `take_back`."""

    label: Plain | None = Field(
        default=None, description="A speaker's label in the transcript as it came in."
    )
    first: _TurnNumber | None = Field(
        default=None, description="With `label`: the first turn, from 0. By default all turns."
    )
    last: _TurnNumber | None = Field(default=None, description="With `label`: the last turn.")
    turn: _TurnNumber | None = Field(default=None, description="The turn, from 0.")
    speaker: Text | None = Field(default=None, max_length=LONGEST_NAME)
    text: Text | None = Field(default=None, max_length=LONGEST_TURN)
    take_back: int | None = Field(
        default=None, ge=1, le=LARGEST_SMALLINT, description="The number of a correction."
    )

    @model_validator(mode="after")
    def _one_form(self) -> Self:
        given = {name for name in self.model_fields_set if getattr(self, name) is not None}
        is_name = {"label", "speaker"} <= given <= {"label", "speaker", "first", "last"}
        is_turn = {"turn"} < given <= {"turn", "speaker", "text"}
        if not (is_name or is_turn or given == {"take_back"}):
            raise validator_error(
                "one_correction",
                "is not one of label with speaker, turn with speaker or text, and take_back",
                "Send each correction as an object of its own.",
            )
        return self


class CorrectionsIn(StrictBody):
    """Corrections of a transcript, each a row that stays."""

    reason: Text = Field(
        max_length=1000,
        description="How you know. It is kept with each.",
        examples=["heard in the recording at 12:40"],
    )
    speakers: dict[Plain, Text] = Field(
        default_factory=dict,
        max_length=_MOST_SPEAKERS,
        description="Names by the labels of the transcript as it came in: each for all turns.",
        examples=[{"Speaker 1": "Ana Ruiz"}],
    )
    corrections: list[CorrectionIn] = Field(default_factory=list, max_length=1000)


class CorrectionOut(BaseModel):
    """A correction. `first` and `last` are turns from 0; null for all turns of the label."""

    number: int
    kind: CorrectionKind
    label: str
    first: int | None
    last: int | None
    speaker: str
    text: str
    takes_back: int | None
    reason: str
    by: str | None = Field(description="The username; null for the command line.")
    at: datetime

    @classmethod
    def from_row(cls, row: Correction) -> Self:
        return fill_schema(cls, row, by=row.by.get_username() if row.by else None)


class CorrectionsOut(BaseModel):
    """All corrections of a transcript, oldest first, and the hashes of its turns as they came in
    and as corrected."""

    sha256: Sha256
    corrected_sha256: Sha256
    corrections: list[CorrectionOut]

    @classmethod
    def for_transcript(cls, transcript: Transcript) -> Self:
        rows = transcript.corrections.select_related("by")
        return cls(
            sha256=transcript.sha256,
            corrected_sha256=turns_sha256(transcript.corrected_turns),
            corrections=[CorrectionOut.from_row(row) for row in rows],
        )


# --- Use of language models -------------------------------------------------
# Responses say where no language model was used.

_ANSWERED_OUTCOMES = (CallOutcome.OK, CallOutcome.CACHED)


@dataclass(frozen=True)
class ModelUse:
    """What wrote, suggested or judged each of some summaries: models, and '' for people."""

    models: defaultdict[UUID, set[str]]

    def used(self, summary_id: UUID) -> bool:
        """Whether a language model had a part in it."""
        return not self.models.get(summary_id, set()) <= {"", OFFLINE}

    def notice(self, summary_id: UUID) -> str | None:
        """Empty before the first text."""
        return models_notice(self.models.get(summary_id, ())) or None


def get_model_use(summary_ids: Iterable[UUID]) -> ModelUse:
    """From the texts and from the ledger of calls, which also has the judge's."""
    ids = list(summary_ids)
    texts = Attempt.objects.filter(summary__in=ids)
    calls = ModelCall.objects.filter(subject__in=ids, outcome__in=_ANSWERED_OUTCOMES)
    called = calls.exclude(provider=OFFLINE).values_list("subject", "provider", "model").distinct()
    models: defaultdict[UUID, set[str]] = defaultdict(set)
    for summary_id, *found in texts.values_list("summary_id", "model", "suggested_by"):
        models[summary_id].update(found)
    for subject, provider, model in called:
        if subject is not None:
            models[subject].add(f"{provider}:{model}")
    return ModelUse(models)
