"""The bodies of events for the OpenAPI document: `delivery.webhooks.payload` writes them."""

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from pydantic import BaseModel, Field

from delivery.models import TEST, EventKind
from summaries.api.schemas import ActionOut, DecisionOut
from summaries.models import FailureKind
from summaries.status import Status


class EventGuideline(BaseModel):
    name: str
    version: int


class EventRecord(BaseModel):
    number: int
    sha256: str
    text_sha256: str
    link: str
    decisions: list[DecisionOut] | None = Field(
        default=None, description="Only under a guideline with a form."
    )
    actions: list[ActionOut] | None = Field(
        default=None, description="Only under a guideline with a form."
    )


class SummaryEventLinks(BaseModel):
    summary: str
    transcript: str
    page: str


class SummaryEventData(BaseModel):
    """Which summary, and how far it is; of its text only a record's decisions and actions."""

    summary: UUID
    transcript: UUID
    source: str
    external_id: str
    metadata: dict[str, str | float]
    transcript_sha256: str
    guideline: EventGuideline
    status: Status
    failure: FailureKind | None
    record: EventRecord | None
    links: SummaryEventLinks


class SummaryEvent(BaseModel):
    """The result of a summary."""

    type: EventKind
    timestamp: datetime
    data: SummaryEventData


class JudgementsEventLinks(BaseModel):
    judgements: str
    results: str


class JudgementsEventData(BaseModel):
    judgements: UUID
    status: Literal["done", "failed"]
    failure: str | None
    guideline: EventGuideline | None
    links: JudgementsEventLinks


class JudgementsEvent(BaseModel):
    """Pairs that were sent to be judged are, or could not be."""

    type: Literal["judgements.finished"]
    timestamp: datetime
    data: JudgementsEventData


class TestEvent(BaseModel):
    """You asked for a test."""

    type: Literal["endpoint.test"]
    timestamp: datetime
    data: dict[str, Any] = Field(description="Empty.")


EVENT_SCHEMAS: dict[str, type[BaseModel]] = {
    **dict.fromkeys(EventKind.values, SummaryEvent),
    EventKind.JUDGED: JudgementsEvent,
    TEST: TestEvent,
}
