"""Whether this process has the secret key that the database was written with.

Another key opens no stored secret and no session, and what it seals no other node opens. Nodes make
their keys apart, so each compares a fingerprint of its own with the newest one in the database.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, connections
from django.utils.crypto import salted_hmac

from accounts import factors
from config.models import SecretKeyFingerprint

_LENGTH = 16  # hexadecimal digits


@dataclass(frozen=True)
class WrongKey:
    recorded: str
    here: str


def fingerprint(key: str) -> str:
    digest = salted_hmac("countersign.secret_key", "fingerprint", secret=key, algorithm="sha256")
    return digest.hexdigest()[:_LENGTH]


def compare(using: str = DEFAULT_DB_ALIAS) -> WrongKey | None:
    """None where the newest fingerprint is of our key or of a fallback, or there is none yet."""
    recorded = _newest(using)
    accepted = map(fingerprint, (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS))
    if not recorded or recorded in accepted:
        return None
    return WrongKey(recorded, fingerprint(settings.SECRET_KEY))


def record(using: str = DEFAULT_DB_ALIAS) -> str:
    """Our key as the one in use from now on; its fingerprint."""
    here = fingerprint(settings.SECRET_KEY)
    if _newest(using) != here:
        SecretKeyFingerprint.objects.using(using).create(fingerprint=here)
    return here


def take_over(using: str = DEFAULT_DB_ALIAS) -> Iterator[str]:
    """Our key in the place of a former one: says what follows for what that has sealed."""
    yield f"The key in use is {record(using)} from now on."
    if people := factors.remove_unreadable():
        names = ", ".join(user.get_username() for user in people)
        yield f"No key opens the second factors of {names}: removed; they set up new ones."


def _newest(using: str) -> str:
    if SecretKeyFingerprint._meta.db_table not in connections[using].introspection.table_names():
        return ""
    found = SecretKeyFingerprint.objects.using(using).order_by("-pk").first()
    return found.fingerprint if found else ""
