"""Cursor pagination of lists: new rows do not move pages."""

import binascii
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Annotated, Any, ClassVar, TypeVar
from uuid import UUID

from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from ninja.responses import NinjaJSONEncoder
from pydantic import BaseModel, Field

from web.links import API_ROOT, api_link
from web.problems import INVALID, FieldError, Problem, shorten_value

MOST_ITEMS = 200
ModelRow = TypeVar("ModelRow", bound=Model)
Read = TypeVar("Read")
AnyPage = TypeVar("AnyPage", bound="Page")


class PageFilters(BaseModel):
    """Parameters of every list; `maps` names further ones, written NAME[KEY]=VALUE."""

    maps: ClassVar[tuple[str, ...]] = ()

    cursor: str = Field(default="", max_length=300, description="`next_cursor` of the last page.")
    limit: int = Field(default=50, ge=1, le=MOST_ITEMS, description="The most items on a page.")


class Page(BaseModel):
    """Members of every list besides its items."""

    next_cursor: str | None = Field(description="Null on the last page.")
    next: str | None = Field(
        description="The next page with the same filters; the header `Link` has it, too."
    )


@dataclass(frozen=True)
class NewestFirst:
    """By the moment in `column`, then by the key: a UUID, or what `read_key` reads."""

    column: str = "created_at"
    read_key: Callable[[str], UUID | int] = UUID

    @property
    def columns(self) -> Sequence[str]:
        return f"-{self.column}", "-pk"

    def key(self, row: Any) -> Sequence[str | int]:
        """What the cursor after `row` holds."""
        return getattr(row, self.column).isoformat(), str(row.pk)

    def after(self, rows: QuerySet[ModelRow], key: list[object]) -> QuerySet[ModelRow]:
        """Rows after a key. Raises ValueError or TypeError for one that `key` did not make."""
        moment, pk = _read_moment_and_key(key)
        at = self.column
        # The second condition implies the first, which is there for the index.
        return rows.filter(**{f"{at}__lte": moment}).filter(
            Q(**{f"{at}__lt": moment}) | Q(**{at: moment, "pk__lt": self.read_key(pk)})
        )


@dataclass(frozen=True)
class ByNumber:
    """By a column of unique whole numbers within `allowed`."""

    column: str
    allowed: range
    descending: bool = False

    @property
    def columns(self) -> Sequence[str]:
        return [f"-{self.column}" if self.descending else self.column]

    def key(self, row: Any) -> Sequence[str | int]:
        return [getattr(row, self.column)]

    def after(self, rows: QuerySet[ModelRow], key: list[object]) -> QuerySet[ModelRow]:
        (number,) = key
        if not isinstance(number, int) or number not in self.allowed:
            raise ValueError(f"a cursor holds one of {self.allowed}")
        return rows.filter(**{f"{self.column}__{'lt' if self.descending else 'gt'}": number})


Order = NewestFirst | ByNumber
NEWEST_FIRST = NewestFirst()


def build_page(
    request: HttpRequest,
    filters: PageFilters,
    rows: QuerySet[ModelRow],
    page: type[AnyPage],
    describe: Callable[[list[ModelRow]], Sequence[BaseModel]],
    *,
    order: Order = NEWEST_FIRST,
) -> AnyPage:
    """The page of `rows` that `filters` ask for, its items made by `describe`.

    Raises Problem 422 for a cursor or a query parameter that the list does not know.
    """
    _refuse_unknown_parameters(request, filters)
    if filters.cursor:
        rows = decode_cursor(filters.cursor, partial(order.after, rows))
    found = list(rows.order_by(*order.columns)[: filters.limit + 1])
    shown = found[: filters.limit]
    cursor = encode_cursor(*order.key(shown[-1])) if len(found) > len(shown) else None
    following = _next_link(request, cursor)
    if following:
        # Headers for the answer, which is made later.
        vars(request)["answer_headers"] = {"Link": f'<{following}>; rel="next"'}
    return page(items=describe(shown), next_cursor=cursor, next=following)  # type: ignore[call-arg]


def encode_cursor(*parts: str | int) -> str:
    return urlsafe_b64encode(json.dumps(parts).encode()).decode().rstrip("=")


def decode_cursor(cursor: str, read: Callable[[list[object]], Read]) -> Read:
    """`read` takes the decoded parts and may raise ValueError or TypeError."""
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        return read(json.loads(urlsafe_b64decode(padded)))
    except (binascii.Error, ValueError, TypeError) as error:
        remedy = "Take `next_cursor` of the page before, or leave it out for the first page."
        fault = FieldError("cursor", shorten_value(cursor), "is not a cursor of this list", remedy)
        detail = "The cursor does not come from this API."
        raise Problem(INVALID, detail, errors=[fault]) from error


def _read_moment_and_key(parts: list[object]) -> tuple[datetime, str]:
    moment, key = parts
    if not isinstance(moment, str) or not isinstance(key, str):
        raise TypeError("a cursor holds two texts")
    at = datetime.fromisoformat(moment)
    if at.tzinfo is None:
        raise ValueError("a cursor's moment has a time zone")
    return at, key


def _next_link(request: HttpRequest, cursor: str | None) -> str | None:
    """The address of the next page with the filters of this one."""
    if cursor is None:
        return None
    query = request.GET.copy()
    query["cursor"] = cursor
    return api_link(f"{request.path.removeprefix(API_ROOT)}?{query.urlencode()}")


def _refuse_unknown_parameters(request: HttpRequest, filters: PageFilters) -> None:
    """Raises Problem 422 for a query parameter that `filters` does not have.

    A misspelt filter would otherwise return every row.
    """
    known = [field.alias or name for name, field in type(filters).model_fields.items()]
    errors = [
        FieldError(
            name,
            shorten_value(request.GET[name]),
            "is not a parameter of this list",
            f"Use {', '.join(known)}.",
        )
        for name in request.GET
        if name not in known and not (name.endswith("]") and name.partition("[")[0] in filters.maps)
    ]
    if errors:
        raise Problem(
            INVALID, f"Unknown parameter: {', '.join(e.field for e in errors)}.", errors=errors
        )


# --- Selected fields --------------------------------------------------------
# Answers with only the members that a client asks for.

Fields = Annotated[
    str,
    Field(
        pattern=r"^[a-z0-9_]+(,[a-z0-9_]+)*$",
        max_length=500,
        description="Names of members, with commas: the answer (in a list, each item) then has "
        "these only.",
    ),
]


def render_selected_fields(
    answer: BaseModel, fields: str | None, *, of: type[BaseModel]
) -> HttpResponse:
    """`answer`, an `of` or a page of them, as JSON. Raises Problem 422 for an unknown name."""
    names = _check_field_names(fields, of) if fields else set(of.model_fields)
    listed = isinstance(answer, Page)
    include = {**dict.fromkeys(type(answer).model_fields, True), "items": {"__all__": names}}
    data = answer.model_dump(include=include if listed else names)  # type: ignore[arg-type]
    return HttpResponse(json.dumps(data, cls=NinjaJSONEncoder), content_type="application/json")


def _check_field_names(fields: str, of: type[BaseModel]) -> set[str]:
    names = set(fields.split(","))
    unknown = sorted(names - set(of.model_fields))
    if unknown:
        message = "names members that the answer does not have"
        remedy = f"Choose from {', '.join(of.model_fields)}."
        fault = FieldError("fields", shorten_value(fields), message, remedy)
        raise Problem(INVALID, f"Unknown in fields: {', '.join(unknown)}.", errors=[fault])
    return names
