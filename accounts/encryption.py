"""Secrets that we must be able to read again, encrypted at rest.

Fernet (AES-128 in CBC mode with an HMAC-SHA256) under a key derived by HKDF (RFC 5869) from
Django's SECRET_KEY, one key a purpose. SECRET_KEY_FALLBACKS still open what they sealed.
"""

import base64

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

_KEY_BYTES = 32


class SealBroken(Exception):
    """The text was sealed under another SECRET_KEY, or was changed."""


def seal(text: str, *, purpose: str) -> str:
    return _box(purpose).encrypt(text.encode()).decode()


def unseal(sealed: str, *, purpose: str) -> str:
    """Raises SealBroken."""
    try:
        return _box(purpose).decrypt(sealed.encode()).decode()
    except InvalidToken as error:
        raise SealBroken(
            f"A stored {purpose} cannot be opened with this DJANGO_SECRET_KEY. "
            "Put the former key into DJANGO_SECRET_KEY_FALLBACKS, or make the secret anew."
        ) from error


def _box(purpose: str) -> MultiFernet:
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return MultiFernet([Fernet(_derived(str(key), purpose)) for key in keys])


def _derived(key: str, purpose: str) -> bytes:
    derived = HKDF(
        algorithm=SHA256(), length=_KEY_BYTES, salt=None, info=f"countersign {purpose}".encode()
    ).derive(key.encode())
    return base64.urlsafe_b64encode(derived)
