"""The correlation id of a case's log lines, and its spans.

`config.telemetry` sets `TRACING` if OpenTelemetry is on. Otherwise a span costs nothing, and no
OpenTelemetry package is imported.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar, copy_context
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
# From the request that began a case, or created for it; empty outside of requests and cases.
CORRELATION_ID: ContextVar[str] = ContextVar("correlation_id", default="")


@contextmanager
def log_correlation_id(correlation_id: str) -> Iterator[None]:
    """Adds `correlation_id` to the block's log lines."""
    former = CORRELATION_ID.set(correlation_id)
    try:
        yield
    finally:
        CORRELATION_ID.reset(former)


def bind_context(function: Callable[P, T]) -> Callable[P, T]:
    """`function` for another thread, with the correlation id and the span of this one.

    For one call: only one thread at a time can enter a context.
    """
    return partial(copy_context().run, function)


class TraceSpan(Protocol):
    """The part of OpenTelemetry's spans that is used here."""

    def set_attributes(self, attributes: Mapping[str, Any]) -> None: ...


class _NoSpan:
    def set_attributes(self, attributes: Mapping[str, Any]) -> None:
        pass


class Tracing:
    """OpenTelemetry is off."""

    def span(
        self, name: str, *, parent: str = "", **attributes: Any
    ) -> AbstractContextManager[TraceSpan]:
        """A span, the child of the one that the W3C `traceparent` in `parent` names."""
        return nullcontext(_NoSpan())

    def root(self, name: str) -> AbstractContextManager[TraceSpan]:
        """A span that begins a new trace, with a link to the current one."""
        return nullcontext(_NoSpan())

    def model_call(self, request: Mapping[str, Any]) -> AbstractContextManager[TraceSpan]:
        """The span of one exchange with a model server, which also counts it.

        `request` has `endpoint` and `purpose`, and attributes of the semantic conventions by their
        names.
        """
        return nullcontext(_NoSpan())

    def traceparent(self) -> str:
        """The current span's; empty without one."""
        return ""


TRACING = Tracing()
