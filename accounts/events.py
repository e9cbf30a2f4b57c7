"""The audit log: one row for each event of the installation, in any room.

The trigger `Audited` writes the event of a row in another table (a review, an export, a change of
role), in the same transaction. `record_event` writes the others, such as a sign-in. Rows hold keys,
counts and hashes, but nothing that people said or wrote.

`kind` is `area.action`; `insight.audit` has the words for it.
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in, user_logged_out, user_login_failed
from django.db.models import Q
from django.dispatch import receiver
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from accounts.clients import client_network
from accounts.models import SIGN_IN, AuditEvent
from web.text import remove_nul


def record_event(
    kind: str,
    *,
    by: User | None = None,
    person: User | None = None,
    about: tuple[str, object] = ("", ""),
    details: Mapping[str, Any] | None = None,
    request: HttpRequest | None = None,
) -> None:
    """Write an event that has no row elsewhere; `request` gives the client's data."""
    place = {"address": _get_network(request), "browser": _get_browser(request)} if request else {}
    AuditEvent.objects.create(
        kind=kind,
        by=by,
        person=person,
        object_kind=about[0],
        object_key=str(about[1]),
        details=dict(details or {}),
        **place,
    )


def event_as_dict(event: AuditEvent) -> dict[str, Any]:
    """As exports and the API show it; select `by` and `person` too."""
    return {
        "id": event.pk,
        "at": event.at.isoformat(),
        "kind": event.kind,
        "by": event.by and event.by.get_username(),
        "by_name": event.by and event.by.get_full_name(),
        "person": event.person and event.person.get_username(),
        "object_kind": event.object_kind or None,
        "object_key": event.object_key or None,
        "details": event.details,
        "address": event.address or None,
        "browser": event.browser or None,
    }


# --- Signing in -------------------------------------------------------------

_NAME_HASH_SALT = "countersign.audit.name"


@receiver(user_logged_in)
def _record_sign_in(request: HttpRequest, user: User, **_: Any) -> None:
    record_event(f"{SIGN_IN}.done", by=user, person=user, request=request)


@receiver(user_logged_out)
def _record_sign_out(request: HttpRequest, user: User | None, **_: Any) -> None:
    if user is not None:
        record_event(f"{SIGN_IN}.out", by=user, person=user, request=request)


@receiver(user_login_failed)
def _record_refused_sign_in(
    credentials: Mapping[str, Any], request: HttpRequest | None = None, **_: Any
) -> None:
    """Keeps a keyed hash of an unknown name, because people type their password there."""
    if request is None:
        return
    name = remove_nul(str(credentials.get("username") or credentials.get("email") or ""))[:254]
    named = Q(username=name) | Q(email__iexact=name) & ~Q(email="")
    known = get_user_model().objects.filter(named).first() if name else None
    hashed = salted_hmac(_NAME_HASH_SALT, name.strip().casefold(), algorithm="sha256").hexdigest()[
        :32
    ]
    details = {} if known else {"name_hmac": hashed}
    record_event(f"{SIGN_IN}.refused", person=known, details=details, request=request)


def _get_network(request: HttpRequest) -> str:
    """As rate limits count it: for IPv6 the network."""
    return client_network(request)[:64] if request.META.get("REMOTE_ADDR") else ""


def _get_browser(request: HttpRequest) -> str:
    return remove_nul(request.headers.get("User-Agent", ""))[:200]


def forget_sign_ins() -> int:
    """Delete events past sign_ins of COUNTERSIGN_RETENTION_DAYS, and return their number."""
    end = timezone.now() - timedelta(days=settings.RETENTION_DAYS.sign_ins)
    return AuditEvent.objects.filter(area=SIGN_IN, at__lt=end).delete()[0]
