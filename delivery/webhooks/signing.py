"""Signing of webhooks after Standard Webhooks: secrets, and the headers of a signed message.

A secret is `whsec_` and base64 of 24 to 64 random bytes.
"""

import base64
import binascii
import secrets
from contextlib import suppress
from datetime import UTC, datetime

from django.utils import timezone
from standardwebhooks.webhooks import Webhook

from accounts.encryption import DecryptionFailed, decrypt, encrypt
from delivery.models import Endpoint

_RANDOM_BYTES, _LEAST_BYTES = 32, 24
_ENCRYPTION_PURPOSE = "webhook secret"


def generate_secret() -> str:
    """A new secret in plain text."""
    return f"whsec_{base64.b64encode(secrets.token_bytes(_RANDOM_BYTES)).decode()}"


def is_secret(text: str) -> bool:
    prefix, _, encoded = text.partition("_")
    try:
        return prefix == "whsec" and len(base64.b64decode(encoded)) >= _LEAST_BYTES
    except binascii.Error:
        return False


def encrypt_secret(secret: str) -> str:
    """In its stored form."""
    return encrypt(secret, purpose=_ENCRYPTION_PURPOSE)


def build_signed_headers(endpoint: Endpoint, message_id: str, body: str) -> dict[str, str]:
    """`webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature`; two signatures during
    a rotation. Raises DecryptionFailed."""
    plain = [decrypt(endpoint.secret, purpose=_ENCRYPTION_PURPOSE)]
    if endpoint.old_secret_until and endpoint.old_secret_until > timezone.now():
        with suppress(DecryptionFailed):  # rotated because the key that opens it is lost
            plain.append(decrypt(endpoint.old_secret, purpose=_ENCRYPTION_PURPOSE))
    return sign_message(plain, message_id, body)


def sign_message(plain: list[str], message_id: str, body: str) -> dict[str, str]:
    """The headers of a message, with a signature by each of the secrets in plain text."""
    now = datetime.now(UTC)
    signatures = [Webhook(secret).sign(message_id, now, body) for secret in plain]
    return {
        "Content-Type": "application/json",
        "webhook-id": message_id,
        "webhook-timestamp": str(int(now.timestamp())),
        "webhook-signature": " ".join(signatures),
    }
