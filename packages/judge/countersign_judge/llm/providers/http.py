"""HTTP with model servers: reads answers with bounds on time and size, and reads errors.

Servers disagree about the status of the same fault (an overflow is 400 with an integer code, 400
with a string code, or 500), so `providers.complaints` goes by the body before the status.
"""

import json
import math
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, TypedDict
from urllib.parse import urlsplit

import msgspec

from countersign_judge.llm.errors import (
    BadRequest,
    LLMError,
    Misconfigured,
    QuotaExhausted,
    ServerFault,
    Transient,
    Unreachable,
)
from countersign_judge.llm.providers.complaints import classify_error
from countersign_judge.llm.strict_json import make_storable, refuse_repeated_names
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import TOKENS_BEFORE_LABEL, TokenLogprob, strip_json_marks

QUOTA_PAUSE = 300.0


@dataclass(frozen=True)
class Complaint:
    """What an error body says, if anything; `pause` in seconds."""

    message: str
    codes: frozenset[str] = frozenset()
    status: int | None = None
    param: str = ""
    pause: float | None = None


def fault(
    status: int, headers: Mapping[str, str], body: str, variable: str = "", remedy: str = ""
) -> LLMError:
    """The error for a failed HTTP answer, including `status` 200 with an error object.

    `variable` is the one with the server's address; `remedy` the provider's `setup_remedy`.
    """
    if 300 <= status < 400:  # noqa: PLR2004 - redirection (RFC 9110)
        host = urlsplit(headers.get("location", "")).netloc.rpartition("@")[2] or "itself"
        return Misconfigured(
            f"HTTP {status}: the model server redirects to {host}. Calls follow no redirect, since "
            f"they carry transcripts: set {variable} to the address that answers"
        )
    complaint = read_complaint(body)
    if status < 400:  # noqa: PLR2004 - the first status that means an error (RFC 9110)
        status = complaint.status or 500
    text = f"HTTP {status}: {complaint.message}"
    pause = read_retry_after(headers)
    pause = complaint.pause if pause is None else pause
    error = classify_error(status, complaint.codes, complaint.message)
    if error is QuotaExhausted:
        pause = pause or QUOTA_PAUSE
    if error is Misconfigured and remedy:
        text = f"{text}. {remedy}"
    if issubclass(error, Transient):
        return error(text, retry_after=pause)
    return BadRequest(text, param=complaint.param) if error is BadRequest else error(text)


def read_complaint(body: str) -> Complaint:
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        return Complaint(message=_clip_text(body) or "no body")
    # Gemini wraps its error in a list; Cloudflare lists errors under a name.
    data = _first_of_list(data)
    error = (
        _first_of_list(data.get("errors") or data.get("error") or data)
        if isinstance(data, dict)
        else 0
    )
    if not isinstance(error, dict):
        return Complaint(message=_clip_text(str(error) if isinstance(data, dict) else body))
    inner, more = _get_dict(error, "innererror"), _get_dict(error, "metadata")
    details = [each for each in _get_list(error, "details") if isinstance(each, dict)]
    codes = [
        *(error.get(name) for name in ("type", "code", "status", "error_type", "__type")),
        *(data.get("error_type"), inner.get("code"), more.get("error_type")),
        *(each.get("reason") for each in details),
    ]
    message = error.get("message") or error.get("detail") or error
    # OpenRouter quotes the server behind it.
    raw = f": {more['raw']}" if more.get("raw") else ""
    pauses = (_SECONDS_OF_DELAY.fullmatch(str(each.get("retryDelay"))) for each in details)
    return Complaint(
        message=_clip_text(f"{message}{raw}"),
        codes=frozenset(value.lower() for value in codes if isinstance(value, str)),
        status=_parse_status(error.get("code")),
        param=param if isinstance(param := error.get("param"), str) else "",
        pause=next((float(found[1]) for found in pauses if found), None),
    )


# Google's form of a duration.
_SECONDS_OF_DELAY = re.compile(r"(\d{1,6}(?:\.\d+)?)s")


def _first_of_list(data: Any) -> Any:
    return data[0] if isinstance(data, list) and data else data


def _get_dict(data: dict[str, Any], name: str) -> dict[str, Any]:
    return value if isinstance(value := data.get(name), dict) else {}


def _get_list(data: dict[str, Any], name: str) -> list[Any]:
    return value if isinstance(value := data.get(name), list) else []


def _parse_status(code: object) -> int | None:
    """Some servers answer 200 with the status in the body, as a number or digits."""
    digits = str(code)
    return int(digits) if re.fullmatch(r"[45]\d\d", digits) else None


def unreachable(endpoint: str, error: Exception) -> Unreachable:
    """The error for a failed connection."""
    causes: list[BaseException | None] = [error]
    while causes[-1] is not None:
        causes.append(causes[-1].__cause__ or causes[-1].__context__)
    refused = any(isinstance(cause, ConnectionRefusedError) for cause in causes)
    return Unreachable(f"no connection to {endpoint}: {error}", refused=refused)


def read_retry_after(headers: Mapping[str, str]) -> float | None:
    """Seconds from Retry-After (RFC 9110, section 10.2.3: seconds or a date), or its -ms cousin."""
    milliseconds = _parse_seconds(headers.get("retry-after-ms", ""))
    if milliseconds is not None:
        return milliseconds / 1000
    value = headers.get("retry-after", "").strip()
    return _parse_seconds(value) if _parse_seconds(value) is not None else _seconds_until(value)


def _parse_seconds(value: str) -> float | None:
    return float(value) if re.fullmatch(r"\d{1,9}(\.\d+)?", value.strip()) else None


def _seconds_until(value: str) -> float | None:
    try:
        moment = parsedate_to_datetime(value)
    except ValueError:
        return None
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return max(0.0, (moment - datetime.now(UTC)).total_seconds())


def _clip_text(text: str) -> str:
    return " ".join(text.split())[:500]


# --- Answers ----------------------------------------------------------------
# Bodies are bounded in time and size, and any field may be missing.

MOST_BYTES = 32 * 1024 * 1024
# An answer may take minutes, but a connection not made in ten seconds will not be made.
CONNECT_SECONDS = 10.0
# No probability is above 1, but some servers round to a little more.
_ROUNDED_CERTAINTY = 1e-3


def within_bounds(chunks: Iterator[bytes], deadline: Deadline) -> Iterator[bytes]:
    """The chunks of a body; raises Transient past the deadline, ServerFault past MOST_BYTES.

    The clients' own time-out covers one read: a server that sends a byte a second never hits it.
    Only that time-out bounds headers.
    """
    size = 0
    for chunk in chunks:
        deadline.require("the rest of an answer")
        size += len(chunk)
        if size > MOST_BYTES:
            raise ServerFault(f"the answer is longer than {MOST_BYTES} bytes")
        yield chunk


class TokenEntry(TypedDict, total=False):
    """A token of an answer, as in both dialects. Its alternatives, most of an answer's bytes, are
    read on demand."""

    token: Any
    logprob: Any
    top_logprobs: msgspec.Raw


class _Function(TypedDict, total=False):
    arguments: msgspec.Raw


class _ToolCall(TypedDict, total=False):
    function: _Function


class AnswerMessage(TypedDict, total=False):
    """A message of an answer, in both dialects. The arguments of a tool are read as they were
    written: OpenAI sends them as a string, Ollama as an object."""

    content: Any
    refusal: Any
    tool_calls: list[_ToolCall] | None
    function_call: _Function | None


def read_message_text(content: Any) -> str:
    """The words of a message: its text, or its list of parts without those that are no text."""
    parts = content if isinstance(content, list) else [content]
    words = [
        part.get("text") if isinstance(part, dict) and part.get("type", "text") == "text" else part
        for part in parts
    ]
    return "".join(each for each in words if isinstance(each, str))


def read_tool_arguments(message: Mapping[str, Any]) -> tuple[str, ...]:
    """The JSON text of the arguments of each tool call."""
    calls = message.get("tool_calls")
    listed = calls if isinstance(calls, list) else []
    functions = [call.get("function") for call in listed if isinstance(call, dict)]
    functions.append(message.get("function_call"))
    given = [each.get("arguments") for each in functions if isinstance(each, dict)]
    return tuple(_dump_json(each) for each in given if each is not None)


def _dump_json(value: Any) -> str:
    text = bytes(value).decode() if isinstance(value, msgspec.Raw) else json.dumps(value)
    return str(json.loads(text)) if text.startswith('"') else text


_ANY_JSON = msgspec.json.Decoder()


def json_object(body: str, form: msgspec.json.Decoder[Any] = _ANY_JSON) -> dict[str, Any]:
    """The fields that `form` names, or all fields of an answer in another form.

    Raises Transient: an HTML page or half a body under status 200 comes from a proxy.
    """
    try:
        # Some servers put a byte order mark in front.
        data = _parse_body(body.removeprefix("\ufeff"), form)
    except (ValueError, RecursionError):
        raise Transient(f"the answer is not JSON: {' '.join(body.split())[:200]!r}") from None
    if not isinstance(data, dict):
        raise Transient(f"the answer is not a JSON object: {body[:200]!r}")
    return data


def _parse_body(body: str, form: msgspec.json.Decoder[Any]) -> Any:
    """Tries the faster parser first; it refuses half a surrogate pair, which models send."""
    try:
        return form.decode(body)
    except ValueError:
        return json.loads(body, object_pairs_hook=refuse_repeated_names)


def read_token_logprobs(entries: Any, labels: Collection[str]) -> tuple[TokenLogprob, ...] | None:
    """Those of `labels`, or all if there are no labels, in the form that OpenAI and Ollama share.

    None when there are none or one is unusable. Twenty alternatives per token are most of an
    answer's bytes, so only tokens and alternatives that are one of `labels` become objects.
    """
    if not isinstance(entries, list):
        return None
    tokens = (entry.get("token") for entry in entries if isinstance(entry, dict))
    texts = [token for token in tokens if isinstance(token, str)]
    if len(texts) < len(entries):
        return None
    wanted = [at for at, text in enumerate(texts) if not labels or strip_json_marks(text) in labels]
    before = ("".join(texts[max(0, at - TOKENS_BEFORE_LABEL) : at]) for at in wanted)
    found = [
        _token_logprob(entries[at], text, labels) for at, text in zip(wanted, before, strict=True)
    ]
    return None if None in found else tuple(token for token in found if token) or None


def _token_logprob(
    entry: dict[str, Any], before: str, labels: Collection[str]
) -> TokenLogprob | None:
    own = _token_pair(entry)
    if own is None:
        return None
    top = entry.get("top_logprobs")
    if isinstance(top, msgspec.Raw):
        top = json.loads(bytes(top))
    pairs = [_token_pair(item) for item in top] if isinstance(top, list) else []
    named = tuple(
        pair for pair in pairs if pair and (not labels or strip_json_marks(pair[0]) in labels)
    )
    return TokenLogprob(*own, named, make_storable(before[-TOKENS_BEFORE_LABEL:]))


def _token_pair(entry: Any) -> tuple[str, float] | None:
    if not isinstance(entry, dict):
        return None
    token, logprob = entry.get("token"), entry.get("logprob")
    if not isinstance(token, str) or isinstance(logprob, bool):
        return None
    if not isinstance(logprob, int | float) or not -math.inf < logprob <= _ROUNDED_CERTAINTY:
        return None
    return make_storable(token), float(logprob)


def read_count(value: Any) -> int:
    """A token count; servers leave it out or send null."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else 0
