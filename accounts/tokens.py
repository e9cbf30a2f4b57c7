"""API tokens, the bearer tokens of programs: issued, authenticated, rotated, revoked."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import BooleanField, ExpressionWrapper, Q
from django.dispatch import Signal
from django.utils import timezone

from accounts import roles
from accounts.models import ApiToken

if TYPE_CHECKING:
    from django.contrib.auth.models import User

_FORM = re.compile(r"cs_[A-Za-z0-9_-]{43}")
_USE_IS_NOTED_EVERY = timedelta(minutes=1)
_LIVES_ON = timedelta(hours=24)


class Scope(StrEnum):
    INGEST = "ingest"
    READ = "read"
    REVIEW = "review"
    ADMIN = "admin"


# Sent with `old` and `new` in the transaction of the rotation.
rotated = Signal()


def generate() -> str:
    """`cs_` and 43 URL-safe characters: 256 random bits."""
    return f"cs_{secrets.token_urlsafe(32)}"


def issue(
    name: str,
    owner: "User",
    scopes: Iterable[str],
    *,
    expires_at: datetime | None = None,
    per_minute: int | None = None,
) -> str:
    """Make a token and return it in plain text, which nothing can do again.

    Raises ValueError as `keep` does.
    """
    plain = generate()
    keep(
        plain,
        name=name,
        owner=owner,
        scopes=scopes,
        expires_at=expires_at,
        per_minute=per_minute,
    )
    return plain


def keep(
    plain: str,
    *,
    name: str,
    owner: "User",
    scopes: Iterable[str],
    expires_at: datetime | None = None,
    per_minute: int | None = None,
) -> ApiToken:
    """Store the digest of a token that exists already.

    Raises ValueError when the text is not of a token's form or a scope is unknown.
    """
    if not _FORM.fullmatch(plain):
        raise ValueError("The token is not `cs_` and 43 URL-safe characters. Make a new one.")
    return ApiToken.objects.create(
        name=name,
        digest=_digest(plain),
        owner=owner,
        scopes=sorted(map(Scope, set(scopes))),
        expires_at=expires_at,
        requests_per_minute=per_minute,
    )


def exists(plain: str) -> bool:
    """Whether the token is stored, revoked or not."""
    return ApiToken.objects.filter(digest=_digest(plain)).exists()


def authenticate(plain: str) -> ApiToken | None:
    """The token with its owner, or None: unknown, revoked, expired, or of an inactive owner.

    It says whether the owner may send transcripts. The lookup compares digests, so how long it
    takes says nothing about the token.
    """
    if not _FORM.fullmatch(plain):
        return None
    token = (
        ApiToken.objects.select_related("owner")
        .annotate(sends_now=ExpressionWrapper(roles.senders("owner__"), BooleanField()))
        .filter(accepted(), digest=_digest(plain), owner__is_active=True)
        .first()
    )
    if token is None:
        return None
    token.owner_sends = token.sends_now
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


@transaction.atomic
def rotate(token: ApiToken) -> str:
    """The plain text of a new token like the old one, which lives for another day."""
    plain = generate()
    new = keep(
        plain,
        name=token.name,
        owner=token.owner,
        scopes=token.scopes,
        expires_at=token.expires_at,
        per_minute=token.requests_per_minute,
    )
    last = timezone.now() + _LIVES_ON
    ApiToken.objects.filter(
        Q(expires_at__isnull=True) | Q(expires_at__gt=last), pk=token.pk
    ).update(expires_at=last)
    rotated.send(sender=ApiToken, old=token, new=new)
    return plain


def end_of(day: date) -> datetime:
    """The first moment of the day after, in the time zone of the installation."""
    return timezone.make_aware(datetime.combine(day + timedelta(days=1), datetime.min.time()))


def accepted(path: str = "") -> Q:
    """The condition that the token at `path` (such as `token__`) is neither revoked nor over."""
    expires = f"{path}expires_at"
    lasts = Q(**{f"{expires}__isnull": True}) | Q(**{f"{expires}__gt": timezone.now()})
    return lasts & Q(**{f"{path}revoked_at__isnull": True})


def _digest(plain: str) -> str:
    return hashlib.sha256(plain.encode()).hexdigest()
