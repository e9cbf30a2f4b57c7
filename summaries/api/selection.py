"""Answers with the members that a client asks for and no others."""

import json
from typing import Annotated

from django.http import HttpResponse
from ninja.responses import NinjaJSONEncoder
from pydantic import BaseModel, Field

from summaries.api.pages import Page
from summaries.api.problems import INVALID, FieldError, Problem

Fields = Annotated[
    str,
    Field(
        pattern=r"^[a-z0-9_]+(,[a-z0-9_]+)*$",
        max_length=500,
        description="Names of members, with commas: the answer (in a list, each item) then has "
        "these only.",
    ),
]


def selected(answer: BaseModel, fields: str | None, *, of: type[BaseModel]) -> HttpResponse:
    """`answer`, an `of` or a page of them, as JSON. Raises Problem 422 for an unknown name."""
    names = _checked(fields, of) if fields else set(of.model_fields)
    listed = isinstance(answer, Page)
    include = {**dict.fromkeys(type(answer).model_fields, True), "items": {"__all__": names}}
    data = answer.model_dump(include=include if listed else names)  # type: ignore[arg-type]
    return HttpResponse(json.dumps(data, cls=NinjaJSONEncoder), content_type="application/json")


def _checked(fields: str, of: type[BaseModel]) -> set[str]:
    names = set(fields.split(","))
    unknown = sorted(names - set(of.model_fields))
    if unknown:
        raise Problem(
            INVALID,
            f"Unknown in fields: {', '.join(unknown)}.",
            errors=[
                FieldError(
                    "fields",
                    fields[:200],
                    "names members that the answer does not have",
                    f"Choose from {', '.join(of.model_fields)}.",
                )
            ],
        )
    return names
