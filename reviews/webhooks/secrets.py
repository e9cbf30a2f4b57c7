"""Signing secrets after Standard Webhooks: `whsec_` and base64 of 24 to 64 random bytes."""

import base64
import secrets
from datetime import UTC, datetime

from django.utils import timezone
from standardwebhooks.webhooks import Webhook

from reviews.webhooks.models import Endpoint
from summaries.sealed import seal, unseal

_RANDOM_BYTES = 32
_PURPOSE = "webhook secret"


def generate() -> str:
    return f"whsec_{base64.b64encode(secrets.token_bytes(_RANDOM_BYTES)).decode()}"


def sealed(secret: str) -> str:
    return seal(secret, purpose=_PURPOSE)


def signed_headers(endpoint: Endpoint, message_id: str, body: str) -> dict[str, str]:
    """`webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature`; two signatures while
    a rotation is under way. Raises SealBroken."""
    secrets_now = [endpoint.secret]
    if endpoint.old_secret_until and endpoint.old_secret_until > timezone.now():
        secrets_now.append(endpoint.old_secret)
    return sign([unseal(each, purpose=_PURPOSE) for each in secrets_now], message_id, body)


def sign(plain: list[str], message_id: str, body: str) -> dict[str, str]:
    now = datetime.now(UTC)
    signatures = [Webhook(secret).sign(message_id, now, body) for secret in plain]
    return {
        "Content-Type": "application/json",
        "webhook-id": message_id,
        "webhook-timestamp": str(int(now.timestamp())),
        "webhook-signature": " ".join(signatures),
    }
