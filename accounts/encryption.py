"""Encryption at rest for secrets that have to be read again.

Fernet (AES-128 in CBC mode with an HMAC-SHA256) under a key derived by HKDF (RFC 5869) from
Django's SECRET_KEY, one key per purpose. SECRET_KEY_FALLBACKS decrypt older secrets.
"""

import base64

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

SECOND_FACTOR, MAIL = "second factor", "mail"  # purposes
_KEY_BYTES = 32


class DecryptionFailed(Exception):
    """The text was encrypted under another SECRET_KEY, or was changed."""


def encrypt(text: str, *, purpose: str) -> str:
    return _get_cipher(purpose).encrypt(text.encode()).decode()


def decrypt(encrypted: str, *, purpose: str) -> str:
    """Raises DecryptionFailed."""
    try:
        return _get_cipher(purpose).decrypt(encrypted.encode()).decode()
    except InvalidToken as error:
        raise DecryptionFailed(
            f"A stored {purpose} cannot be opened with this DJANGO_SECRET_KEY. "
            "Put the former key into DJANGO_SECRET_KEY_FALLBACKS, or set the secret again."
        ) from error


def _get_cipher(purpose: str) -> MultiFernet:
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return MultiFernet([Fernet(_derive_key(str(key), purpose)) for key in keys])


def _derive_key(key: str, purpose: str) -> bytes:
    derived = HKDF(
        algorithm=SHA256(), length=_KEY_BYTES, salt=None, info=f"countersign {purpose}".encode()
    ).derive(key.encode())
    return base64.urlsafe_b64encode(derived)
