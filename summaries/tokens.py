"""Bearer tokens of programs: made, looked up, and marked as used."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING

from django.db.models import Q
from django.utils import timezone

from summaries.models import ApiToken

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_FORM = re.compile(r"cs_[A-Za-z0-9_-]{43}")
_USE_IS_NOTED_EVERY = timedelta(minutes=1)


class Scope(StrEnum):
    INGEST = "ingest"
    READ = "read"
    REVIEW = "review"
    ADMIN = "admin"


def generate() -> str:
    """`cs_` and 43 URL-safe characters: 256 random bits."""
    return f"cs_{secrets.token_urlsafe(32)}"


def issue(name: str, owner: "User", scopes: Iterable[str]) -> str:
    """Make a token and return it in plain text, which nothing can do again.

    Raises ValueError as `keep` does.
    """
    plain = generate()
    keep(plain, name=name, owner=owner, scopes=scopes)
    return plain


def keep(plain: str, *, name: str, owner: "User", scopes: Iterable[str]) -> ApiToken:
    """Store the digest of a token that exists already.

    Raises ValueError when the text is not of a token's form or a scope is unknown.
    """
    if not _FORM.fullmatch(plain):
        raise ValueError("The token is not `cs_` and 43 URL-safe characters. Make a new one.")
    return ApiToken.objects.create(
        name=name, digest=_digest(plain), owner=owner, scopes=sorted(map(Scope, set(scopes)))
    )


def exists(plain: str) -> bool:
    """Whether the token is stored, revoked or not."""
    return ApiToken.objects.filter(digest=_digest(plain)).exists()


def authenticate(plain: str) -> ApiToken | None:
    """The token with its owner, or None when it is unknown, revoked, or its owner is inactive.

    The lookup compares digests, so how long it takes says nothing about the token.
    """
    if not _FORM.fullmatch(plain):
        return None
    token = (
        ApiToken.objects.select_related("owner")
        .filter(digest=_digest(plain), revoked_at__isnull=True, owner__is_active=True)
        .first()
    )
    if token is not None:
        _note_use(token)
    return token


def _note_use(token: ApiToken) -> None:
    now = timezone.now()
    stale = now - _USE_IS_NOTED_EVERY
    if token.last_used_at is not None and token.last_used_at > stale:
        return
    # Conditional: of the requests that come together, one writes.
    ApiToken.objects.filter(
        Q(last_used_at__isnull=True) | Q(last_used_at__lte=stale), pk=token.pk
    ).update(last_used_at=now)


def named(name: str) -> list[ApiToken]:
    return list(ApiToken.objects.filter(name=name, revoked_at__isnull=True))


def revoke(token: ApiToken) -> None:
    ApiToken.objects.filter(pk=token.pk, revoked_at__isnull=True).update(revoked_at=timezone.now())


def _digest(plain: str) -> str:
    return hashlib.sha256(plain.encode()).hexdigest()
