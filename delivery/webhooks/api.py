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
from summaries.api.auth import BearerToken, TokenRequest, get_first_or_404
from summaries.api.schemas import Plain, Text, fill_schema
from web import problems
from web.problems import FieldError, Problem, error_responses, shorten_value

router = Router(tags=["Webhooks"], auth=BearerToken(Scope.WEBHOOKS))
_READ_AUTH = BearerToken(Scope.READ, Scope.INGEST, Scope.REVIEW, Scope.WEBHOOKS)
_MAX_LOGGED = 100


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
    items: list[DeliveryOut] = Field(description=f"The newest {_MAX_LOGGED}.")


@router.post(
    "",
    operation_id="create_webhook",
    summary="Register an endpoint",
    response={201: NewEndpointOut, **error_responses(problems.INVALID, problems.MALFORMED)},
)
def create(request: TokenRequest, body: EndpointIn) -> Status[NewEndpointOut]:
    try:
        endpoint, secret = endpoints.register_endpoint(
            by=request.auth.owner,
            name=body.name,
            url=body.url,
            kinds=body.events,
            token=request.auth,
        )
    except EndpointRefused as error:
        raise _build_problem(error, body) from error
    endpoint.refresh_from_db()
    made = fill_schema(NewEndpointOut, endpoint, events=endpoint.kinds, secret=secret)
    return Status(201, made)


def _build_problem(error: EndpointRefused, body: EndpointIn | EndpointChange) -> Problem:
    value = shorten_value(getattr(body, error.field))
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
    endpoint = _get_endpoint(request, endpoint_id)
    names = {"name": "name", "url": "url", "events": "kinds"}
    given = body.model_dump(exclude_none=True)
    try:
        endpoints.change_endpoint(
            endpoint, **{names[name]: given[name] for name in names if name in given}
        )
    except EndpointRefused as error:
        raise _build_problem(error, body) from error
    if body.paused is not None:
        if body.paused:
            endpoints.pause_endpoint(endpoint, by=request.auth.owner)
        else:
            endpoints.resume_endpoint(endpoint)
    endpoint.refresh_from_db()
    return _render_endpoint(endpoint)


@router.get(
    "",
    auth=_READ_AUTH,
    operation_id="list_webhooks",
    summary="List the token's endpoints",
    response={200: EndpointList, **error_responses()},
)
def index(request: TokenRequest) -> EndpointList:
    return EndpointList(items=[_render_endpoint(each) for each in _own_endpoints(request)])


@router.delete(
    "/{endpoint_id}",
    operation_id="delete_webhook",
    summary="Remove an endpoint",
    response={204: None, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def delete(request: TokenRequest, endpoint_id: UUID) -> HttpResponse:
    endpoints.remove_endpoint(_get_endpoint(request, endpoint_id))
    return HttpResponse(status=204)


@router.post(
    "/{endpoint_id}/secret",
    operation_id="rotate_webhook_secret",
    summary="Create a new secret; the old one keeps signing for a day",
    response={200: SecretOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def rotate(request: TokenRequest, endpoint_id: UUID) -> SecretOut:
    return SecretOut(secret=endpoints.rotate_secret(_get_endpoint(request, endpoint_id)))


@router.post(
    "/{endpoint_id}/test",
    operation_id="test_webhook",
    summary="Send an endpoint.test event",
    response={202: DeliveryOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def test(request: TokenRequest, endpoint_id: UUID) -> Status[DeliveryOut]:
    delivery = endpoints.send_test(_get_endpoint(request, endpoint_id))
    delivery.refresh_from_db()
    return Status(202, _render_delivery(delivery))


@router.post(
    "/{endpoint_id}/resume",
    operation_id="resume_webhook",
    summary="Resume sending after a pause",
    response={200: EndpointOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def resume(request: TokenRequest, endpoint_id: UUID) -> EndpointOut:
    endpoint = _get_endpoint(request, endpoint_id)
    endpoints.resume_endpoint(endpoint)
    endpoint.refresh_from_db()
    return _render_endpoint(endpoint)


@router.get(
    "/{endpoint_id}/deliveries",
    auth=_READ_AUTH,
    operation_id="list_webhook_deliveries",
    summary="List the deliveries of an endpoint, newest first",
    response={200: DeliveryList, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def deliveries(request: TokenRequest, endpoint_id: UUID) -> DeliveryList:
    rows = _get_endpoint(request, endpoint_id).deliveries.select_related("event")
    newest = rows.prefetch_related("log").order_by("-created_at", "-pk")[:_MAX_LOGGED]
    return DeliveryList(items=[_render_delivery(row) for row in newest])


@router.post(
    "/{endpoint_id}/deliveries/{delivery_id}/resend",
    operation_id="resend_webhook_delivery",
    summary="Send a delivery again under its webhook-id",
    response={202: DeliveryOut, **error_responses(problems.NOT_FOUND, problems.INVALID)},
)
def resend(request: TokenRequest, endpoint_id: UUID, delivery_id: UUID) -> Status[DeliveryOut]:
    rows = _get_endpoint(request, endpoint_id).deliveries.filter(pk=delivery_id)
    found = get_first_or_404(rows, "delivery", delivery_id)
    endpoints.resend_delivery(found)
    found.refresh_from_db()
    return Status(202, _render_delivery(found))


def _own_endpoints(request: TokenRequest) -> QuerySet[Endpoint]:
    return endpoints.find_endpoints(request.auth.owner).filter(token=request.auth)


def _get_endpoint(request: TokenRequest, endpoint_id: UUID) -> Endpoint:
    """Raises Problem 404 for one that is missing, removed, or another token's."""
    return get_first_or_404(_own_endpoints(request).filter(pk=endpoint_id), "webhook", endpoint_id)


def _render_endpoint(row: Endpoint) -> EndpointOut:
    return fill_schema(EndpointOut, row, events=row.kinds)


def _render_delivery(row: Delivery) -> DeliveryOut:
    return fill_schema(
        DeliveryOut,
        row,
        webhook_id=row.event.message_id,
        type=row.event.kind,
        next_at=None if row.settled_at else row.next_at,
        log=[fill_schema(LoggedTry, each) for each in row.log.all()],
    )
