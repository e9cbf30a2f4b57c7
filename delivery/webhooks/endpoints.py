"""Webhook endpoints: what their owners do with them, and which may receive."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Q, QuerySet
from django.db.models.functions import Now
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts import tokens
from accounts.models import ApiToken
from delivery import outbox
from delivery.models import TEST, Delivery, Endpoint, Event, EventKind
from delivery.ssrf_guard import AddressRefused, check_url
from delivery.webhooks.payload import render_payload
from delivery.webhooks.signing import encrypt_secret, generate_secret

MAX_ENDPOINTS = 20
_ROTATION_OVERLAP = timedelta(hours=24)
_MAX_URL_LENGTH = 2000
_MAX_NAME_LENGTH = 100


class EndpointRefused(ValueError):
    """`field` is the one to correct."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


@transaction.atomic
def register_endpoint(
    *, by: User, name: str, url: str, kinds: Sequence[str], token: ApiToken | None = None
) -> tuple[Endpoint, str]:
    """The new endpoint and its secret in plain text, which nothing shows again.

    Raises EndpointRefused.
    """
    _check_name(name)
    _check_address(url)
    _check_kinds(kinds)
    if find_endpoints(by).count() >= MAX_ENDPOINTS:
        full = _("There are already {count} webhooks. Remove one first.").format(
            count=MAX_ENDPOINTS
        )
        raise EndpointRefused("url", full)
    secret = generate_secret()
    endpoint = Endpoint.objects.create(
        owner=by,
        token=token,
        name=name.strip(),
        url=url,
        kinds=[kind for kind in EventKind.values if kind in kinds],
        secret=encrypt_secret(secret),
    )
    return endpoint, secret


def change_endpoint(endpoint: Endpoint, **values: Any) -> None:
    """Set those of `name`, `url` and `kinds` that are given; secret, log and queue stay.

    Raises EndpointRefused.
    """
    checks = {"name": _check_name, "url": _check_address, "kinds": _check_kinds}
    for name, value in values.items():
        checks[name](value)
    if "kinds" in values:
        values["kinds"] = [kind for kind in EventKind.values if kind in values["kinds"]]
    Endpoint.objects.filter(pk=endpoint.pk).update(**values)


def find_endpoints(owner: User) -> QuerySet[Endpoint]:
    return Endpoint.objects.filter(owner=owner, removed_at__isnull=True)


def receiver_condition(path: str = "") -> Q:
    """The condition that the endpoint at `path` (such as `endpoint__`) may receive: its owner is
    active, and its token is neither revoked nor expired."""
    by_token = tokens.accepted_condition(f"{path}token__")
    return Q(**{f"{path}owner__is_active": True}) & (Q(**{f"{path}token__isnull": True}) | by_token)


def rotate_secret(endpoint: Endpoint) -> str:
    """A new secret, shown once; the old one signs too for a day."""
    secret = generate_secret()
    Endpoint.objects.filter(pk=endpoint.pk).update(
        secret=encrypt_secret(secret),
        old_secret=endpoint.secret,
        old_secret_until=timezone.now() + _ROTATION_OVERLAP,
    )
    return secret


def pause_endpoint(endpoint: Endpoint, *, by: User) -> None:
    Endpoint.objects.filter(pk=endpoint.pk, paused_at__isnull=True).update(
        paused_at=Now(), pause_reason=f"Paused by {by.get_username()}."
    )


def resume_endpoint(endpoint: Endpoint) -> None:
    """Send what waited; nothing was lost during the pause."""
    Endpoint.objects.filter(pk=endpoint.pk).update(
        paused_at=None, pause_reason="", failures=0, failing_since=None
    )


def remove_endpoint(endpoint: Endpoint) -> None:
    """Keeps its log."""
    Endpoint.objects.filter(pk=endpoint.pk, removed_at__isnull=True).update(removed_at=Now())


@transaction.atomic
def send_test(endpoint: Endpoint) -> Delivery:
    event = Event.objects.create(kind=TEST, addressed_at=Now())
    event.refresh_from_db()
    return Delivery.objects.create(
        event=event, endpoint=endpoint, payload=render_payload(event, None)
    )


def resend_delivery(delivery: Delivery) -> None:
    outbox.requeue(Delivery.objects.filter(pk=delivery.pk))


def _check_name(name: str) -> None:
    if not 0 < len(name.strip()) <= _MAX_NAME_LENGTH or "\x00" in name:
        unfit = _("Enter a name of 1 to {most} characters.").format(most=_MAX_NAME_LENGTH)
        raise EndpointRefused("name", unfit)


def _check_address(url: str) -> None:
    if len(url) > _MAX_URL_LENGTH:
        too_long = _("The address is longer than {most} characters.").format(most=_MAX_URL_LENGTH)
        raise EndpointRefused("url", too_long)
    try:
        check_url(url)
    except AddressRefused as error:
        raise EndpointRefused("url", str(error)) from error


def _check_kinds(kinds: Sequence[str]) -> None:
    unknown = sorted(set(kinds) - set(EventKind.values))
    if unknown or not kinds:
        choose = _("Choose at least one of {names}.").format(names=", ".join(EventKind.values))
        wrong = _("Unknown event: {names}.").format(names=", ".join(unknown))
        raise EndpointRefused("events", f"{wrong} {choose}" if unknown else choose)
