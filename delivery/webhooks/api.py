"""/webhooks of the API: the endpoints of a token's owner, registered by programs."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.db.models import QuerySet
from django.http import HttpResponse
from ninja import Router, Status
from pydantic import BaseModel, Field

from accounts.tokens import Scope
from delivery.models import Delivery, Endpoint, EventKind
from delivery.webhooks import endpoints
from delivery.webhooks.endpoints import EndpointRefused
from summaries.api.auth import BearerToken, TokenRequest, one_of
from summaries.api.schemas import Plain, Text, filled
from web import problems
from web.problems import FieldError, Problem, error_responses, shortened

router = Router(tags=["Webhooks"], auth=BearerToken(Scope.WEBHOOKS))
_LOOK = BearerToken(Scope.READ, Scope.INGEST, Scope.REVIEW, Scope.WEBHOOKS)
_LOGGED = 100


class EndpointIn(BaseModel):
    """Where to send which events."""

    model_config = {"extra": "forbid"}

    url: Plain = Field(
        min_length=1, max_length=2000, examples=["https://crm.example.org/hooks/countersign"]
    )
    events: list[EventKind] = Field(min_length=1, max_length=len(EventKind.values))
    name: Annotated[Text, Field(max_length=100)] = "webhook"


class EndpointChange(BaseModel):
    """Changes the given fields; the others stay."""

    model_config = {"extra": "forbid"}

    url: Plain | None = Field(default=None, min_length=1, max_length=2000)
    events: list[EventKind] | None = Field(
        default=None, min_length=1, max_length=len(EventKind.values)
    )
    name: Annotated[Text, Field(max_length=100)] | None = None
    paused: bool | None = Field(
        default=None, description="true keeps what waits; false sends it, as `resume_webhook` does."
    )


class EndpointOut(BaseModel):
    """An endpoint. It gets events about the summaries that its token may read."""

    id: UUID
    name: str
    url: str
    events: list[EventKind]
    created_at: datetime
    paused_at: datetime | None
    pause_reason: str
    failures: int = Field(description="Failed tries in a row.")


class SecretOut(BaseModel):
    """The signing secret, shown only once."""

    secret: str = Field(examples=["whsec_…"])


class NewEndpointOut(EndpointOut, SecretOut):
    """A new endpoint with its signing secret, which is shown only once."""


class EndpointList(BaseModel):
    items: list[EndpointOut]


class LoggedTry(BaseModel):
    """One POST and its result."""

    at: datetime
    status: int | None
    seconds: float
    error: str


class DeliveryOut(BaseModel):
    """One event for one endpoint."""

    id: UUID
    webhook_id: str
    type: str
    state: str
    created_at: datetime
    next_at: datetime | None = Field(description="The time of the next try; null when settled.")
    log: list[LoggedTry]


class DeliveryList(BaseModel):
    items: list[DeliveryOut] = Field(description=f"The newest {_LOGGED}.")


@router.post(
    "",
    operation_id="create_webhook",
    summary="Register an endpoint",
    response={201: NewEndpointOut, **error_responses(problems.INVALID, problems.MALFORMED)},
)
def create(request: TokenRequest, body: EndpointIn) -> Status[NewEndpointOut]:
    try:
        endpoint, secret = endpoints.register(
            by=request.auth.owner,
            name=body.name,
            url=body.url,
            kinds=body.events,
            token=request.auth,
        )
    except EndpointRefused as error:
        raise _refused(error, body) from error
    endpoint.refresh_from_db()
    made = filled(NewEndpointOut, endpoint, events=endpoint.kinds, secret=secret)
    return Status(201, made)


def _refused(error: EndpointRefused, body: EndpointIn | EndpointChange) -> Problem:
    value = shortened(getattr(body, error.field))
    fault = FieldError(error.field, value, str(error), "Correct the field.")
    return Problem(problems.INVALID, str(error), errors=[fault])


@router.patch(
    "/{endpoint_id}",
    operation_id="update_webhook",
    summary="Change address, events or name, pause or resume",
    response={
        200: EndpointOut,
        **error_responses(problems.NOT_FOUND, problems.INVALID, problems.MALFORMED),
    },
)
def update(request: TokenRequest, endpoint_id: UUID, body: EndpointChange) -> EndpointOut:
    """The secret stays the same, even for a new address."""
    endpoint = _found(request, endpoint_id)
    names = {"name": "name", "url": "url", "events": "kinds"}
    given = body.model_dump(exclude_none=True)
    try:
        endpoints.change(endpoint, **{names[name]: given[name] for name in names if name in given})
    except EndpointRefused as error:
        raise _refused(error, body) from error
    if body.paused is not None:
        if body.paused:
            endpoints.pause(endpoint, by=request.auth.owner)
        else:
            endpoints.resume(endpoint)
    endpoint.refresh_from_db()
    return _endpoint(endpoint)


@router.get(
    "",
    auth=_LOOK,
    operation_id="list_webhooks",
    summary="List the token's endpoints",
    response={200: EndpointList, **error_responses()},
)
def index(request: TokenRequest) -> EndpointList:
    return EndpointList(items=[_endpoint(each) for each in _own(request)])


@router.delete(
    "/{endpoint_id}",
    operation_id="delete_webhook",
    summary="Remove an endpoint",
    response={204: None, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def delete(request: TokenRequest, endpoint_id: UUID) -> HttpResponse:
    endpoints.remove(_found(request, endpoint_id))
    return HttpResponse(status=204)


@router.post(
    "/{endpoint_id}/secret",
    operation_id="rotate_webhook_secret",
    summary="Create a new secret; the old one keeps signing for a day",
    response={200: SecretOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def rotate(request: TokenRequest, endpoint_id: UUID) -> SecretOut:
    return SecretOut(secret=endpoints.rotate(_found(request, endpoint_id)))


@router.post(
    "/{endpoint_id}/test",
    operation_id="test_webhook",
    summary="Send an endpoint.test event",
    response={202: DeliveryOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def test(request: TokenRequest, endpoint_id: UUID) -> Status[DeliveryOut]:
    delivery = endpoints.test(_found(request, endpoint_id))
    delivery.refresh_from_db()
    return Status(202, _delivery(delivery))


@router.post(
    "/{endpoint_id}/resume",
    operation_id="resume_webhook",
    summary="Resume sending after a pause",
    response={200: EndpointOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def resume(request: TokenRequest, endpoint_id: UUID) -> EndpointOut:
    endpoint = _found(request, endpoint_id)
    endpoints.resume(endpoint)
    endpoint.refresh_from_db()
    return _endpoint(endpoint)


@router.get(
    "/{endpoint_id}/deliveries",
    auth=_LOOK,
    operation_id="list_webhook_deliveries",
    summary="List the deliveries of an endpoint, newest first",
    response={200: DeliveryList, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def deliveries(request: TokenRequest, endpoint_id: UUID) -> DeliveryList:
    rows = _found(request, endpoint_id).deliveries.select_related("event")
    newest = rows.prefetch_related("log").order_by("-created_at", "-pk")[:_LOGGED]
    return DeliveryList(items=[_delivery(row) for row in newest])


@router.post(
    "/{endpoint_id}/deliveries/{delivery_id}/resend",
    operation_id="resend_webhook_delivery",
    summary="Send a delivery again under its webhook-id",
    response={202: DeliveryOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def resend(request: TokenRequest, endpoint_id: UUID, delivery_id: UUID) -> Status[DeliveryOut]:
    rows = _found(request, endpoint_id).deliveries.filter(pk=delivery_id)
    found = one_of(rows, "delivery", delivery_id)
    endpoints.resend(found)
    found.refresh_from_db()
    return Status(202, _delivery(found))


def _own(request: TokenRequest) -> QuerySet[Endpoint]:
    return endpoints.endpoints_of(request.auth.owner).filter(token=request.auth)


def _found(request: TokenRequest, endpoint_id: UUID) -> Endpoint:
    """Raises Problem 404 for one that is missing, removed, or another token's."""
    return one_of(_own(request).filter(pk=endpoint_id), "webhook", endpoint_id)


def _endpoint(row: Endpoint) -> EndpointOut:
    return filled(EndpointOut, row, events=row.kinds)


def _delivery(row: Delivery) -> DeliveryOut:
    return filled(
        DeliveryOut,
        row,
        webhook_id=row.event.message_id,
        type=row.event.kind,
        next_at=None if row.settled_at else row.next_at,
        log=[filled(LoggedTry, each) for each in row.log.all()],
    )
