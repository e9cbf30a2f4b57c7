"""The sink for S3-compatible storage. The AWS SDK finds server, region and credentials."""

import base64
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError
from django.conf import settings
from django.core.checks import CheckMessage

from delivery.sinks.base import PARCEL_KINDS, Acknowledgement, Parcel, SinkFailed

_MISSING_CODES = {"404", "NoSuchKey", "NotFound"}
_EXISTS_CODES = {"412", "PreconditionFailed"}


class S3Sink:
    """Each record and checkpoint an object, put once (`If-None-Match: *`), with its SHA-256."""

    def __init__(self) -> None:
        address = urlsplit(settings.RECORD_SINKS["s3"])
        self._bucket, self._prefix = address.netloc, address.path
        self._client: Any = boto3.client(
            "s3",
            config=Config(connect_timeout=5, read_timeout=20, retries={"total_max_attempts": 1}),
        )

    def deliver(self, parcel: Parcel) -> Acknowledgement:
        key = self._key(parcel.name)
        location = f"s3://{self._bucket}/{key}"
        digest = hashlib.md5(parcel.content, usedforsecurity=False).digest()
        with _sink_failed(location):
            try:
                answer = self._client.put_object(
                    Bucket=self._bucket,
                    Key=key,
                    Body=parcel.content,
                    ContentType=parcel.content_type,
                    # For S3 to check the upload by (RFC 1864); nothing here trusts it.
                    ContentMD5=base64.b64encode(digest).decode(),
                    Metadata={"sha256": parcel.content_sha256},
                    IfNoneMatch="*",
                )
            except ClientError as error:
                if _error_code(error) not in _EXISTS_CODES or not self.holds(parcel):
                    raise
                answer = {}
        details = {name: answer[name] for name in ("ETag", "VersionId") if name in answer}
        return Acknowledgement(location=location, details=details)

    def holds(self, parcel: Parcel) -> bool:
        """Read the object: metadata alone would vouch for unread bytes."""
        key = self._key(parcel.name)
        with _sink_failed(f"s3://{self._bucket}"):
            try:
                answer = self._client.get_object(Bucket=self._bucket, Key=key)
                return bool(answer["Body"].read() == parcel.content)
            except ClientError as error:
                if _error_code(error) in _MISSING_CODES:
                    return False
                raise

    def names(self) -> Iterator[str]:
        with _sink_failed(f"s3://{self._bucket}"):
            pages = self._client.get_paginator("list_objects_v2")
            for kind in PARCEL_KINDS:
                for found in pages.paginate(Bucket=self._bucket, Prefix=self._key(f"{kind}-")):
                    for item in found.get("Contents", ()):
                        yield str(item["Key"]).rpartition("/")[2]

    def read(self, name: str) -> bytes:
        with _sink_failed(f"s3://{self._bucket}"):
            answer = self._client.get_object(Bucket=self._bucket, Key=self._key(name))
            return bytes(answer["Body"].read())

    def _key(self, name: str) -> str:
        prefix = self._prefix.strip("/")
        return f"{prefix}/{name}" if prefix else name

    @classmethod
    def problems(cls) -> Iterator[CheckMessage]:
        """None: the variable's own check refuses an `s3://` address without a bucket."""
        yield from ()


@contextmanager
def _sink_failed(place: str) -> Iterator[None]:
    try:
        yield
    except (ClientError, BotoCoreError) as error:
        raise SinkFailed(f"{place}: {error}") from error


def _error_code(error: ClientError) -> str:
    return str(error.response.get("Error", {}).get("Code", ""))
