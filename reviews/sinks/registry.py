"""Which sinks this installation has."""

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, register
from django.utils.module_loading import import_string

from reviews.sinks.base import Sink

SINKS = {
    "directory": "reviews.sinks.directory.DirectorySink",
    "webhook": "reviews.sinks.webhook.WebhookSink",
    "s3": "reviews.sinks.s3.S3Sink",
}


def names() -> list[str]:
    return list(dict.fromkeys(settings.RECORD_SINKS))


def sink_class(name: str) -> type[Sink]:
    """Raises ImportError."""
    found: type[Sink] = import_string(SINKS.get(name, name))
    return found


def make(name: str) -> Sink:
    return sink_class(name)()


@register()
def check_sinks(**_: Any) -> list[CheckMessage]:
    return [problem for name in names() for problem in _problems(name)]


def _problems(name: str) -> Iterator[CheckMessage]:
    try:
        yield from sink_class(name).problems()
    except ImportError as error:
        yield Error(
            f"COUNTERSIGN_RECORD_SINKS names {name!r}: {error}.",
            hint=f"Use {', '.join(SINKS)}, or the dotted path of a class.",
            id="reviews.E001",
        )
