"""Idempotency-Key, after draft-ietf-httpapi-idempotency-key-header: does a request once.

One transaction under an advisory lock looks the key up, does the work and stores the answer. A
process that dies in the middle leaves neither work nor key, so no key gets stuck. Errors are not
stored: they change nothing, and a corrected body may use the same key.
"""

import hashlib
from collections.abc import Callable
from datetime import timedelta
from typing import Annotated, TypeVar

from django.db import connection, transaction
from django.http import HttpResponse
from django.utils import timezone
from ninja import Header, Status
from pydantic import AfterValidator, BaseModel, Field

from summaries.api.auth import TokenRequest
from summaries.models import IdempotentResponse
from summaries.texts import sha256
from web.problems import KEY_IN_USE, KEY_REUSED, FieldError, Problem

ANSWER_LIFETIME = timedelta(hours=24)


def _strip_quotes(key: str) -> str:
    return key.strip('"')


IdempotencyKey = Annotated[
    Annotated[str, Field(pattern=r'^"?[!#-\[\]-~]{1,255}"?$'), AfterValidator(_strip_quotes)]
    | None,
    Header(
        alias="Idempotency-Key",
        description="Yours, new for every request that is not a repetition. Within 24 hours the "
        "same request under it gets the first answer again and nothing is done twice.",
    ),
]
Out = TypeVar("Out", bound=BaseModel)


def run_once(
    request: TokenRequest,
    response: HttpResponse,
    key: str | None,
    act: Callable[[], Status[Out]],
    *,
    model: type[Out],
) -> Status[Out]:
    """The answer of `act`, or its earlier answer if the key was used before.

    Raises Problem: 409 while another request with the key runs, 422 for another body.
    """
    if key is None:
        return act()
    head = f"{request.method} {request.get_full_path()}\n".encode()
    fingerprint = hashlib.sha256(head + request.body).hexdigest()
    owner = request.auth.owner_id
    with transaction.atomic():
        with connection.cursor() as cursor:
            # Held until the transaction or the process ends.
            cursor.execute(
                "SELECT pg_try_advisory_xact_lock(%s)", [idempotency_lock_number(owner, key)]
            )
            if not cursor.fetchone()[0]:
                raise key_in_use_problem(key)
        lately = IdempotentResponse.objects.filter(created_at__gt=timezone.now() - ANSWER_LIFETIME)
        kept = lately.filter(owner=owner, key=key).first()
        if kept is not None:
            if kept.fingerprint != fingerprint:
                fault = FieldError(
                    "Idempotency-Key",
                    key,
                    "came with another request before",
                    "Send the very same request again, or take a new key for a new one.",
                )
                raise Problem(KEY_REUSED, "The key belongs to another request.", errors=[fault])
            if kept.location:
                response["Location"] = kept.location
            response["Idempotency-Replayed"] = "true"
            return Status(kept.status, model.model_validate(kept.body))
        answered = act()
        # Replaces an expired answer.
        IdempotentResponse.objects.update_or_create(
            owner_id=owner,
            key=key,
            defaults={
                "fingerprint": fingerprint,
                "status": answered.status_code,
                "location": response.get("Location", ""),
                "body": answered.value.model_dump(mode="json"),
                "created_at": timezone.now(),
            },
        )
        return answered


def idempotency_lock_number(owner: int, key: str) -> int:
    """The advisory lock's number for the key."""
    return int(sha256(f"idempotency {owner} {key}")[:16], 16) - 2**63


def key_in_use_problem(key: str) -> Problem:
    detail = f"A request with the Idempotency-Key {key!r} is in progress. Wait for its answer."
    return Problem(KEY_IN_USE, detail, headers={"Retry-After": "1"})


def delete_expired_answers() -> int:
    """Delete the expired answers; returns their number."""
    deleted, _ = IdempotentResponse.objects.filter(
        created_at__lte=timezone.now() - ANSWER_LIFETIME
    ).delete()
    return deleted
