"""What a list of records may be asked for."""

import re
from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field, WithJsonSchema

from reviews.records.search import RecordFilters
from summaries.api.fields import Plain, refused
from summaries.api.pages import PageFilters

_FIRST_YEAR, _LAST_YEAR = 1900, 2200
_FORM = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def _day(value: object) -> date:
    """Only as RFC 3339 has it: a number could be seconds."""
    try:
        written = isinstance(value, str) and _FORM.fullmatch(value)
        day = date.fromisoformat(str(value)) if written else date.min
    except ValueError:
        day = date.min
    if not _FIRST_YEAR <= day.year < _LAST_YEAR:
        raise refused(
            "day",
            f"is not a day between {_FIRST_YEAR} and {_LAST_YEAR}",
            "Write it as 2026-03-01.",
        )
    return day


Day = Annotated[date, BeforeValidator(_day), WithJsonSchema({"type": "string", "format": "date"})]


class RecordSearch(PageFilters):
    """Days are those of the installation's time zone, both included."""

    q: Plain = Field(
        default="",
        max_length=200,
        description="Words of text, title, external id and participants, as in web searches: "
        '`"a phrase"`, `or`, `-without`.',
    )
    guideline: Plain = Field(default="", max_length=80, description="The name of a guideline.")
    approver: Plain = Field(default="", max_length=150, description="A user name.")
    source: Plain = Field(default="", max_length=100)
    since: Day | None = Field(default=None, alias="from", description="Approved that day or later.")
    until: Day | None = Field(default=None, alias="to", description="Approved that day or before.")
    held: bool | None = Field(default=None, description="Whether a legal hold is on its case.")
    superseded: bool | None = Field(default=None, description="Whether a later one corrects it.")

    def asked(self) -> RecordFilters:
        said = self.model_dump()
        return RecordFilters.of({**said, "hold": said["held"], "q": said["q"].strip()})
