"""RFC 3161 time stamps of checkpoints: a third party says when the log had a root.

A stamp covers the text of a checkpoint (origin, size, root) without its signatures. The
authority's whole answer is kept, so that `openssl ts -verify` can read it.
"""

from datetime import datetime
from pathlib import Path

from cryptography.x509 import Certificate, load_pem_x509_certificates
from django.conf import settings
from rfc3161_client import (
    HashAlgorithm,
    TimeStampRequest,
    TimestampRequestBuilder,
    VerificationError,
    VerifierBuilder,
    decode_timestamp_response,
)

from records.log.notes import split_note


class StampRefused(ValueError):
    """The answer is no time stamp of this checkpoint by a trusted authority; says why."""


def build_request(note: str) -> TimeStampRequest:
    """For the SHA-256 of the checkpoint's text, with a nonce; requests the certificate."""
    text = split_note(note)[0].encode()
    builder = TimestampRequestBuilder().data(text).hash_algorithm(HashAlgorithm.SHA256)
    return builder.build()


def load_authorities() -> list[Certificate]:
    """From COUNTERSIGN_LOG_TIMESTAMP_CA. Raises OSError, ValueError."""
    place = settings.TRANSPARENCY["TIMESTAMP_CA"]
    if not place:
        raise ValueError("COUNTERSIGN_LOG_TIMESTAMP_CA names no certificate.")
    return load_pem_x509_certificates(Path(place).read_bytes())


def check_stamp(
    answer: bytes, note: str, trusted: list[Certificate], request: TimeStampRequest | None = None
) -> None:
    """Check imprint, signature, certificate up to a `trusted` one at the stamp's time, and the
    `request`'s nonce. Raises StampRefused."""
    builder = VerifierBuilder.from_request(request) if request else VerifierBuilder()
    for certificate in trusted:
        builder = builder.add_root_certificate(certificate)
    try:
        stamp = decode_timestamp_response(answer)
        builder.build().verify_message(stamp, split_note(note)[0].encode())
    except (VerificationError, ValueError) as error:
        raise StampRefused(str(error)) from error


def get_stamp_time(answer: bytes) -> datetime:
    """The authority's time. Raises ValueError for anything but an answer of one."""
    return decode_timestamp_response(answer).tst_info.gen_time
