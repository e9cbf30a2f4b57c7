"""/events of the API: the audit log for programs, with tokens of auditors and system admins."""

from datetime import datetime
from typing import Any

from ninja import Query, Router
from pydantic import BaseModel, Field

from accounts import roles
from accounts.events import event_as_dict
from accounts.models import AuditEvent
from accounts.roles import Right
from insight.audit import NEWEST_EVENTS_FIRST, filter_events
from summaries.api.auth import READ, TokenRequest
from summaries.api.schemas import Moment, Plain
from web import problems
from web.pagination import Page, PageFilters, build_page
from web.problems import Problem, error_responses

router = Router(tags=["Events"], auth=READ)


class EventSearch(PageFilters):
    kind: Plain = Field(
        default="",
        max_length=40,
        pattern=r"^[a-z_]*(\.[a-z_]+)?$",
        description="A kind such as `review.approve`, or an area such as `review`.",
    )
    person: Plain = Field(
        default="", max_length=150, description="A username: of the actor or the affected person."
    )
    object_kind: Plain = Field(default="", max_length=20)
    object_key: Plain = Field(default="", max_length=64)
    since: Moment | None = Field(default=None, alias="from", description="At this time or later.")
    until: Moment | None = Field(default=None, alias="to", description="Before this time.")


class EventOut(BaseModel):
    """One event. It contains nothing of what was said or written."""

    id: int
    at: datetime
    kind: str = Field(description="`area.action`.", examples=["review.approve"])
    by: str | None = Field(description="The actor's username; null for the application.")
    by_name: str | None
    person: str | None = Field(description="The username of the affected person.")
    object_kind: str | None = Field(examples=["summary"])
    object_key: str | None
    details: dict[str, Any]
    address: str | None = Field(description="For sign-ins only.")
    browser: str | None = Field(description="For sign-ins only.")


class EventPage(Page):
    items: list[EventOut]


@router.get(
    "",
    operation_id="list_events",
    summary="List the audit log, newest first",
    response={200: EventPage, **error_responses(problems.FORBIDDEN, problems.INVALID)},
)
def index(request: TokenRequest, filters: Query[EventSearch]) -> EventPage:
    """For tokens of auditors and system admins of the whole installation."""
    if not roles.can_everywhere(request.auth.owner, Right.READ_EVENTS):
        detail = "The audit log is for auditors and system admins of the whole installation."
        raise Problem(problems.FORBIDDEN, f"{detail} Use a token of one of them.")

    def build_items(rows: list[AuditEvent]) -> list[EventOut]:
        return [EventOut(**event_as_dict(row)) for row in rows]

    found = filter_events(**filters.model_dump(exclude={"cursor", "limit"}))
    return build_page(request, filters, found, EventPage, build_items, order=NEWEST_EVENTS_FIRST)
