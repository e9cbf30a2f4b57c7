"""Types of fields in requests and answers."""

from datetime import UTC, datetime
from typing import Annotated

from pydantic import AfterValidator, BaseModel, BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from summaries.formats import FORMAT_NAMES

_EARLIEST = datetime(1900, 1, 1, tzinfo=UTC)
_LATEST = datetime(2200, 1, 1, tzinfo=UTC)


def refused(kind: str, message: str, remedy: str) -> PydanticCustomError:
    """An error for a validator to raise; the remedy goes to the client with it."""
    return PydanticCustomError(kind, "{text}", {"text": message, "remedy": remedy})


def _no_nul(text: str) -> str:
    if "\x00" in text:
        raise refused("nul", "holds a NUL character", "Remove the character.")
    return text


def _said(text: str) -> str:
    if not text.strip():
        raise refused("blank", "is blank", "Send a text, or leave the field out.")
    return _no_nul(text)


def _moment(value: object) -> object:
    """Only RFC 3339 in a string: a number could be seconds or milliseconds."""
    if value is None:
        return None
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None or not _EARLIEST <= moment < _LATEST:
        raise refused(
            "moment",
            "is not a moment with a time zone between 1900 and 2200",
            "Write it as 2026-03-01T14:30:00Z.",
        )
    return moment


def _known_format(name: str) -> str:
    if name not in FORMAT_NAMES:
        raise refused(
            "format",
            "is not a format",
            f"Use one of {', '.join(FORMAT_NAMES)}, or leave it out to have it detected.",
        )
    return name


Text = Annotated[
    str, AfterValidator(_said), Field(min_length=1, json_schema_extra={"pattern": r"\S"})
]
Plain = Annotated[str, AfterValidator(_no_nul)]
Moment = Annotated[
    datetime,
    BeforeValidator(_moment),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]
Format = Annotated[
    str,
    AfterValidator(_known_format),
    WithJsonSchema({"type": "string", "enum": list(FORMAT_NAMES)}),
]
Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class GuidelineOut(BaseModel):
    """Which guideline and which version of it a case is under."""

    name: str
    title: str
    version: int
