"""API tokens, the bearer tokens of programs: issue, authenticate, rotate, revoke."""

import hashlib
import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from enum import StrEnum

from django.conf import settings
from django.contrib.auth.models import User
from django.db import connection, transaction
from django.db.models import BooleanField, ExpressionWrapper, F, Q, QuerySet
from django.dispatch import Signal
from django.utils import timezone

from accounts import roles
from accounts.models import AccountChange, AccountLetter, ApiToken

_TOKEN_PATTERN = re.compile(r"cs_[A-Za-z0-9_-]{43}")
_NOTE_USE_EVERY = timedelta(minutes=1)
_ROTATION_OVERLAP = timedelta(hours=24)
_WARN_BEFORE_EXPIRY = timedelta(days=7)


class Scope(StrEnum):
    INGEST = "ingest"
    READ = "read"
    REVIEW = "review"
    WEBHOOKS = "webhooks"
    ADMIN = "admin"


class TokenExpired(Exception):
    """The token would be accepted if it had not expired."""

    def __init__(self, name: str, at: datetime) -> None:
        super().__init__(f"The token “{name}” expired on {at:%Y-%m-%d at %H:%M} UTC.")


# Sent with `old` and `new` in the transaction of the rotation.
rotated = Signal()
# Sent with `token` and the notified `users`, in the transaction that announces its end.
ending = Signal()


@contextmanager
def acting_as(by: User | None, source: str = "") -> Iterator[None]:
    """A transaction that records the events of roles, tokens, keys and factors as done by `by`, or
    by the service `source`. One inside another holds until its own end."""
    with transaction.atomic():
        before = _set_actor(str(by.pk) if by else "", source)
        yield
        _set_actor(*before)


def _set_actor(by: str, source: str) -> tuple[str, str]:
    """The former values."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            WITH former AS MATERIALIZED (
                SELECT current_setting('countersign.by', true) AS by,
                    current_setting('countersign.source', true) AS source
            )
            SELECT coalesce(by, ''), coalesce(source, ''),
                set_config('countersign.by', %s, true), set_config('countersign.source', %s, true)
            FROM former
            """,
            [by, source],
        )
        former_by, former_source, *_ = cursor.fetchone()
    return former_by, former_source


def generate_token() -> str:
    """`cs_` and 43 URL-safe characters: 256 random bits."""
    return f"cs_{secrets.token_urlsafe(32)}"


def issue_token(
    name: str,
    owner: User,
    scopes: Iterable[str],
    *,
    expires_at: datetime | None = None,
    per_minute: int | None = None,
    by: User | None = None,
) -> str:
    """Make a token and return it in plain text, for the only time.

    `by` is the owner by default. Raises ValueError as `store_token` does.
    """
    plain = generate_token()
    with acting_as(by or owner):
        store_token(
            plain,
            name=name,
            owner=owner,
            scopes=scopes,
            expires_at=expires_at,
            per_minute=per_minute,
        )
    return plain


def store_token(
    plain: str,
    *,
    name: str,
    owner: User,
    scopes: Iterable[str],
    expires_at: datetime | None = None,
    per_minute: int | None = None,
    replaces: ApiToken | None = None,
) -> ApiToken:
    """Store the digest of a token that exists already. Without `expires_at` it lasts for
    COUNTERSIGN_TOKEN_DAYS.

    Raises ValueError if the text is not in a token's form or a scope is unknown.
    """
    if not _TOKEN_PATTERN.fullmatch(plain):
        raise ValueError("The token is not `cs_` and 43 URL-safe characters. Make a new one.")
    return ApiToken.objects.create(
        name=name,
        digest=_hash_token(plain),
        owner=owner,
        scopes=sorted(map(Scope, set(scopes))),
        expires_at=expires_at or _default_expiry(),
        requests_per_minute=per_minute,
        replaces=replaces,
    )


def _default_expiry() -> datetime | None:
    days = settings.TOKEN_DAYS
    return timezone.now() + timedelta(days=days) if days else None


def is_stored(plain: str) -> bool:
    """Whether the token is stored, revoked or not."""
    return find_token(plain) is not None


def find_token(plain: str) -> ApiToken | None:
    return ApiToken.objects.filter(digest=_hash_token(plain)).first()


def authenticate(plain: str) -> ApiToken | None:
    """The token with its owner, or None: unknown, revoked, or of an inactive owner. Raises Expired.

    Sets `owner_sends`: the owner may send transcripts. The lookup compares digests, so its time
    reveals nothing about the token.
    """
    if not _TOKEN_PATTERN.fullmatch(plain):
        return None
    token = (
        ApiToken.objects.select_related("owner")
        .annotate(sends_now=ExpressionWrapper(roles.sender_condition("owner__"), BooleanField()))
        .filter(owner__is_active=True, digest=_hash_token(plain), revoked_at=None)
        .first()
    )
    if token is None:
        return None
    if token.expires_at is not None and token.expires_at <= timezone.now():
        raise TokenExpired(token.name, token.expires_at)
    token.owner_sends = token.sends_now
    _note_use(token)
    return token


def _note_use(token: ApiToken) -> None:
    now = timezone.now()
    stale = now - _NOTE_USE_EVERY
    if token.last_used_at is not None and token.last_used_at > stale:
        return
    # Conditional, so that one of several requests at once writes.
    ApiToken.objects.filter(
        Q(last_used_at__isnull=True) | Q(last_used_at__lte=stale), pk=token.pk
    ).update(last_used_at=now)


def find_tokens_by_name(name: str) -> list[ApiToken]:
    return list(ApiToken.objects.filter(name=name, revoked_at__isnull=True))


def revoke_token(token: ApiToken, *, by: User | None = None) -> None:
    _revoke_tokens(ApiToken.objects.filter(pk=token.pk), by)


def revoke_all(owner: User, *, by: User | None, source: str = "") -> None:
    _revoke_tokens(ApiToken.objects.filter(owner=owner), by, source)


def _revoke_tokens(found: QuerySet[ApiToken], by: User | None, source: str = "") -> None:
    with acting_as(by, source):
        found.filter(revoked_at=None).update(revoked_at=timezone.now())


def rotate_token(token: ApiToken, *, by: User | None = None) -> str:
    """The plain text of a new token like the old one, which works for another 24 hours.

    `by` is the owner by default. The new one lasts as long as the old one did.
    """
    plain = generate_token()
    with acting_as(by or token.owner):
        new = store_token(
            plain,
            name=token.name,
            owner=token.owner,
            scopes=token.scopes,
            expires_at=_successor_expiry(token),
            per_minute=token.requests_per_minute,
            replaces=token,
        )
        last = timezone.now() + _ROTATION_OVERLAP
        ApiToken.objects.filter(
            Q(expires_at__isnull=True) | Q(expires_at__gt=last), pk=token.pk
        ).update(expires_at=last)
        rotated.send(sender=ApiToken, old=token, new=new)
    return plain


def _successor_expiry(token: ApiToken) -> datetime | None:
    """None as in `store_token`: a token that was rotated before no longer has its original end."""
    if token.expires_at is None or token.successors.exists():
        return None
    return timezone.now() + (token.expires_at - token.created_at)


# --- Expiry -----------------------------------------------------------------


def expires_soon_condition() -> Q:
    """The condition that a token without a successor expires within a week."""
    within = Q(expires_at__lte=timezone.now() + _WARN_BEFORE_EXPIRY, successors=None)
    return accepted_condition() & within & Q(owner__is_active=True)


def check_expiry() -> None:
    """Record which tokens have expired, and write letters about those that will within a week.

    A token that was made for a week or less gets no letter.
    """
    now = timezone.now()
    over = ApiToken.objects.filter(revoked_at=None, ended_at=None, expires_at__lte=now)
    over.update(ended_at=now)
    lasting = Q(expires_at__gt=F("created_at") + _WARN_BEFORE_EXPIRY)
    for token in ApiToken.objects.filter(expires_soon_condition(), lasting, warned_at=None):
        _warn_of_expiry(token)


@transaction.atomic
def _warn_of_expiry(token: ApiToken) -> None:
    """Conditional: only one of two workers writes letters."""
    if ApiToken.objects.filter(pk=token.pk, warned_at=None).update(warned_at=timezone.now()):
        AccountLetter.objects.bulk_create(
            AccountLetter(user=user, change=AccountChange.TOKEN, address=user.email, token=token)
            for user in _find_recipients(token)
            if user.email
        )
        ending.send(sender=ApiToken, token=token, users=_find_recipients(token))


def _find_recipients(token: ApiToken) -> list[User]:
    """Its owner; for an account without an address, such as a program's, also the admins."""
    admins = [] if token.owner.email else roles.system_admins()
    return list({user.pk: user for user in (token.owner, *admins) if user.is_active}.values())


def end_of_day(day: date) -> datetime:
    """The first moment of the next day, in the time zone of the installation."""
    return timezone.make_aware(datetime.combine(day + timedelta(days=1), datetime.min.time()))


def accepted_condition(path: str = "") -> Q:
    """The condition that the token at `path` (as `token__`) is neither revoked nor expired."""
    expires = f"{path}expires_at"
    lasts = Q(**{f"{expires}__isnull": True}) | Q(**{f"{expires}__gt": timezone.now()})
    return lasts & Q(**{f"{path}revoked_at__isnull": True})


def _hash_token(plain: str) -> str:
    return hashlib.sha256(plain.encode()).hexdigest()
