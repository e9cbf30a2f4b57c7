"""The sink that sends each record as a signed POST, after Standard Webhooks."""

from collections.abc import Iterator

from django.conf import settings
from django.core.checks import CheckMessage, Error

from delivery.http_post import post
from delivery.sinks.base import Acknowledgement, Parcel, SinkFailed
from delivery.ssrf_guard import AddressRefused, check_url
from delivery.webhooks.signing import is_secret, sign_message


class WebhookSink:
    """A 2xx is the receipt. The `webhook-id` is the record's, at every try."""

    def __init__(self) -> None:
        self._url = settings.RECORD_SINKS["webhook"]
        self._secret = settings.SINK_WEBHOOK_SECRET

    def deliver(self, parcel: Parcel) -> Acknowledgement:
        message = f"msg_{parcel.kind}_{parcel.number}_{parcel.sha256[:24]}"
        headers = sign_message([self._secret], message, parcel.content.decode())
        headers["Content-Type"] = parcel.content_type
        answer = post(self._url, parcel.content, headers)
        if not answer.accepted:
            reason = answer.error or f"HTTP {answer.status}: {answer.body[:200]}"
            raise SinkFailed(reason, retry_after=answer.retry_after)
        return Acknowledgement(
            location=self._url, details={"status": answer.status, "body": answer.body[:200]}
        )

    def holds(self, parcel: Parcel) -> None:
        """A webhook cannot be asked; we only have its receipts."""

    def names(self) -> None:
        """A webhook cannot list."""

    def read(self, name: str) -> None:
        """Nor return it."""

    @classmethod
    def problems(cls) -> Iterator[CheckMessage]:
        try:
            check_url(settings.RECORD_SINKS["webhook"])
        except AddressRefused as error:
            yield Error(
                f"COUNTERSIGN_RECORD_SINKS: {error}",
                hint="Write the https address that takes the records.",
                id="delivery.E003",
            )
        if not is_secret(settings.SINK_WEBHOOK_SECRET):
            yield Error(
                "COUNTERSIGN_SINK_WEBHOOK_SECRET is not a secret of the form whsec_BASE64.",
                hint="Make one: echo whsec_$(openssl rand -base64 32)",
                id="delivery.E004",
            )
