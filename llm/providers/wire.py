"""What both HTTP clients share: bodies bounded in time and size, and distrust of every field."""

import contextvars
import json
import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llm.deadline import Deadline
from llm.errors import ServerFault, Transient
from llm.storable import storable
from llm.types import TokenLogprob

MOST_BYTES = 32 * 1024 * 1024
# An answer may take minutes, but a connection not made in ten seconds will not be made.
CONNECT_SECONDS = 10.0
# No probability is above 1; some servers round one to a little more.
_ROUNDED_CERTAINTY = 1e-3

_deadline: contextvars.ContextVar[Deadline] = contextvars.ContextVar("deadline")


@contextmanager
def bounded(deadline: Deadline) -> Iterator[None]:
    """Every body read inside is given up at `deadline`.

    The clients' own time-out is for one read: a server that sends a byte a second outlives it.
    Headers are bounded by that time-out alone.
    """
    token = _deadline.set(deadline)
    try:
        yield
    finally:
        _deadline.reset(token)


def within_bounds(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """The chunks of a body; raises Transient past the deadline, ServerFault past MOST_BYTES."""
    size = 0
    for chunk in chunks:
        _deadline.get().require("the rest of an answer")
        size += len(chunk)
        if size > MOST_BYTES:
            raise ServerFault(f"the answer is longer than {MOST_BYTES} bytes")
        yield chunk


def json_object(body: str) -> dict[str, Any]:
    """Raises Transient: an HTML page or half a body under status 200 comes from a proxy."""
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        raise Transient(f"the answer is not JSON: {' '.join(body.split())[:200]!r}") from None
    if not isinstance(data, dict):
        raise Transient(f"the answer is not a JSON object: {body[:200]!r}")
    return data


def token_logprobs(entries: Any) -> tuple[TokenLogprob, ...] | None:
    """Logprobs in the form OpenAI and Ollama share; None when there are none or one is unusable."""
    if not isinstance(entries, list) or not entries:
        return None
    tokens = [_token_logprob(entry) for entry in entries]
    return None if None in tokens else tuple(token for token in tokens if token is not None)


def _token_logprob(entry: Any) -> TokenLogprob | None:
    own = _pair(entry)
    if own is None:
        return None
    top = entry.get("top_logprobs")
    pairs = [_pair(item) for item in top] if isinstance(top, list) else []
    return TokenLogprob(own[0], own[1], tuple(pair for pair in pairs if pair is not None))


def _pair(entry: Any) -> tuple[str, float] | None:
    if not isinstance(entry, dict):
        return None
    token, logprob = entry.get("token"), entry.get("logprob")
    if not isinstance(token, str) or isinstance(logprob, bool):
        return None
    if not isinstance(logprob, int | float) or not -math.inf < logprob <= _ROUNDED_CERTAINTY:
        return None
    return storable(token), float(logprob)


def count(value: Any) -> int:
    """A token count; servers leave it out or send null."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else 0
