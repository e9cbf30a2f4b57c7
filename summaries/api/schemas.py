"""Bodies of the endpoints of transcripts."""

from datetime import datetime
from typing import Annotated, Any, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, model_validator

from summaries.api.fields import Format, GuidelineOut, Moment, Plain, Sha256, Text, refused
from summaries.api.pages import Page, PageFilters
from summaries.api.selection import Fields
from summaries.status import Status

_MOST_TURNS = 100_000
# Exactly one of the two. Said with `if`, which makers of clients pass over: of `oneOf` they make
# two types, or none.
_ONE_OF_BOTH: dict[str, Any] = {
    "if": {"required": ["turns"], "properties": {"turns": {"type": "array"}}},
    "then": {"properties": {"text": {"const": None}}},
    "else": {"required": ["text"], "properties": {"text": {"type": "string"}}},
}


class TurnIn(BaseModel):
    """What one person said."""

    model_config = ConfigDict(extra="forbid", strict=True)

    speaker: Plain | None = Field(default=None, max_length=200)
    start: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = Field(
        default=None, description="Seconds from the beginning."
    )
    end: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = Field(
        default=None, description="Seconds from the beginning."
    )
    text: Plain


class TranscriptIn(BaseModel):
    """A transcript, as `turns` or as `text` in any known format; exactly one of the two."""

    model_config = ConfigDict(extra="forbid", strict=True, json_schema_extra=_ONE_OF_BOTH)

    external_id: Text = Field(
        max_length=200, description="Yours; unique within `source`. Sent again, it stays one."
    )
    source: Text = Field(max_length=100, description="The system it comes from.")
    title: Text = Field(max_length=300)
    guideline: Text | None = Field(
        default=None, max_length=80, description="The name of a guideline; none: the default one."
    )
    occurred_at: Moment | None = None
    format: Format | None = Field(
        default=None, description="Of `text`; detected when it is left out."
    )
    turns: list[TurnIn] | None = Field(default=None, min_length=1, max_length=_MOST_TURNS)
    text: Text | None = None
    summary: Text | None = Field(
        default=None,
        max_length=100_000,
        description="An employee's own summary, to be judged instead of written.",
    )

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.turns is None) == (self.text is None):
            both = "are both there" if self.text is not None else "are both missing"
            raise refused("one_of_both", f"turns and text {both}", "Send exactly one of the two.")
        if self.turns is not None and self.format not in {None, "json"}:
            raise refused(
                "format_of_turns", "format is of text, and turns came", "Leave format out."
            )
        return self


class TranscriptFilters(PageFilters):
    status: Status | None = Field(default=None, description="Of its case.")
    source: Plain = Field(default="", max_length=100)
    external_id: Plain = Field(default="", max_length=200)
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    created_from: Moment | None = Field(default=None, description="At this moment or later.")
    created_before: Moment | None = None
    fields: Fields | None = None


class TranscriptLinks(BaseModel):
    self: str
    turns: str
    summary: str
    record: str | None = Field(default=None, description="Once the summary is approved.")


class TranscriptAccepted(BaseModel):
    """The transcript is stored and its case is open."""

    id: UUID
    status: Status
    created_at: datetime
    links: TranscriptLinks


class TranscriptOut(TranscriptAccepted):
    """A transcript with the state of its case; its turns are behind `links.turns`."""

    external_id: str
    source: str
    title: str
    guideline: GuidelineOut
    occurred_at: datetime | None
    format: str
    word_count: int
    warnings: list[str] = Field(description="What was guessed or left out while reading it.")
    sha256: Sha256
    language_model_used: bool
    notice: str | None = Field(description="Says so where no language model was used.")


class TranscriptPage(Page):
    items: list[TranscriptOut]


class TurnOut(BaseModel):
    speaker: str
    start: float | None
    end: float | None
    text: str


class TurnsOut(BaseModel):
    """The turns and the SHA-256 of their canonical form."""

    sha256: Sha256
    turns: list[TurnOut]
