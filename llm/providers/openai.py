"""OpenAI, Azure OpenAI and every server that speaks chat completions, through the openai SDK.

The SDK builds addresses, credentials and headers. Retries, deadlines and reading the answer are
ours: it retries exhausted quotas, its time-out is for one read, and it checks answers so little
that an HTML page under status 200 comes back as a string.
"""

import json
import re
from collections import deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypedDict
from urllib.request import getproxies

import httpx2
import msgspec
import openai

from llm.answers import RawAnswer, RawChoice
from llm.errors import BadRequest, LLMError, OptionRefused, ServerFault, Transient
from llm.providers import http
from llm.providers.http import fault
from llm.timeouts import Deadline
from llm.types import ChatRequest, Usage

# What a server may turn down and we can do without; each with how its complaint names it.
_OPTIONS = {
    "response_format": re.compile(r"response_format|json_schema|structured output|grammar", re.I),
    "logprobs": re.compile(r"logprobs", re.I),
    "max_tokens": re.compile(r"\bmax_tokens\b"),
    "temperature": re.compile(r"\btemperature\b"),
    "seed": re.compile(r"\bseed\b"),
    "frequency_penalty": re.compile(r"\bfrequency_penalty\b"),
}


@dataclass(frozen=True)
class ChatCompletions:
    name: str
    model: str
    endpoint: str
    client: openai.OpenAI

    def require_fit(self, request: ChatRequest) -> None:
        """Nothing to do: these servers know their window and refuse what exceeds it."""

    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> RawAnswer:
        body = body_of(request, self.model, without)
        try:
            text = self._post(body, deadline)
        except BadRequest as error:
            option = refused_option(str(error), body)
            if option is None:
                raise
            raise OptionRefused(str(error), option=option) from error
        return read_answer(text, request.labels)

    def _post(self, body: dict[str, Any], deadline: Deadline) -> str:
        left = deadline.left()
        timeout = openai.Timeout(left, connect=min(left, http.CONNECT_SECONDS))
        try:
            with http.bounded(deadline):
                # What `chat.completions.create` comes to, without its own walk through the body.
                return self.client.post(
                    "/chat/completions",
                    cast_to=httpx2.Response,
                    body=body,
                    options={"timeout": timeout, "security": {"bearer_auth": True}},
                ).text
        except openai.APIError as error:
            raise self._fault(error) from error

    def _fault(self, error: openai.APIError) -> LLMError:
        if isinstance(error, openai.APIStatusError):
            return fault(error.status_code, error.response.headers, error.response.text)
        cause = type(error.__cause__ or error).__name__
        return Transient(f"no answer from {self.endpoint}: {cause}: {error.message}")


# Reading the certificates that are trusted takes 50 ms, and every client needs them.
_tls_context = cache(httpx2.create_ssl_context)


def http_client(connections: int) -> httpx2.Client:
    """The SDK's own HTTP client, with bodies that end at the deadline of the call, over kept
    connections; at most so many through a proxy that the environment names."""
    # Mounted for every address, it comes after the proxies; given as the transport it would switch
    # them off.
    everywhere = {} if getproxies().get("all") else {"all://": _KeptConnections()}
    return openai.DefaultHttpxClient(
        event_hooks={"response": [_bound]},
        mounts=everywhere,
        verify=_tls_context(),
        limits=httpx2.Limits(max_connections=connections, max_keepalive_connections=connections),
    )


class _KeptConnections(httpx2.BaseTransport):
    """A transport for each call in flight, the one that was used last first.

    The pool of one transport holds a lock at the beginning and the end of every call, under which
    it asks the system about each idle connection: with 64 calls in flight, threads waited longer
    for that lock than for the server.
    """

    def __init__(self) -> None:
        # Both ends of a deque are safe from several threads.
        self._free: deque[httpx2.HTTPTransport] = deque()

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        transport = self._kept_or_new()
        response = transport.handle_request(request)
        assert isinstance(response.stream, httpx2.SyncByteStream)  # noqa: S101 - a synchronous call
        response.stream = _ReturningStream(response.stream, partial(self._free.append, transport))
        return response

    def _kept_or_new(self) -> httpx2.HTTPTransport:
        try:
            return self._free.pop()
        except IndexError:
            one = httpx2.Limits(max_connections=1, max_keepalive_connections=1)
            return httpx2.HTTPTransport(verify=_tls_context(), limits=one)

    def close(self) -> None:
        while self._free:
            self._free.pop().close()


@dataclass
class _ReturningStream(httpx2.SyncByteStream):
    """Calls `done` once the body was read or given up."""

    stream: httpx2.SyncByteStream
    done: Callable[[], None]

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.stream)

    def close(self) -> None:
        self.stream.close()
        self.done()


class _BoundedStream(httpx2.SyncByteStream):
    def __init__(self, stream: httpx2.SyncByteStream) -> None:
        self._stream = stream

    def __iter__(self) -> Iterator[bytes]:
        return http.within_bounds(iter(self._stream))

    def close(self) -> None:
        self._stream.close()


def _bound(response: httpx2.Response) -> None:
    if isinstance(response.stream, httpx2.SyncByteStream):
        response.stream = _BoundedStream(response.stream)


def body_of(request: ChatRequest, model: str, without: frozenset[str]) -> dict[str, Any]:
    messages = [{"role": message.role, "content": message.content} for message in request.messages]
    body: dict[str, Any] = {"model": model, "messages": messages}
    limit = "max_completion_tokens" if "max_tokens" in without else "max_tokens"
    body[limit] = request.max_tokens
    if "temperature" not in without:
        body["temperature"] = request.temperature
    if request.frequency_penalty and "frequency_penalty" not in without:
        body["frequency_penalty"] = request.frequency_penalty
    if request.seed is not None and "seed" not in without:
        body["seed"] = request.seed
    if request.n > 1 and "n" not in without:
        body["n"] = request.n
    if request.top_logprobs and "logprobs" not in without:
        body |= {"logprobs": True, "top_logprobs": request.top_logprobs}
    if request.schema is not None:
        _ask_for_schema(body, request, without)
    return body


def _ask_for_schema(body: dict[str, Any], request: ChatRequest, without: frozenset[str]) -> None:
    if "response_format" not in without:
        body["response_format"] = {
            "type": "json_schema",
            "json_schema": {
                "name": request.schema_name,
                "schema": request.schema,
                "strict": True,
            },
        }
        return
    # At the very end, so that the prefix which other requests share stays the same.
    schema = json.dumps(request.schema, ensure_ascii=False)
    body["messages"][-1]["content"] += (
        "\n\nAnswer with one JSON object and nothing else."
        f" It must satisfy this JSON Schema:\n{schema}"
    )


def refused_option(complaint: str, body: dict[str, Any]) -> str | None:
    """The option of `body` that a server's 400 is about, if we can do without it."""
    for option, named in _OPTIONS.items():
        if option in body and named.search(complaint):
            return option
    # Servers word this one in many ways ("choices", "slots", "best_of"): any refusal will do.
    return "n" if "n" in body else None


class _Logprobs(TypedDict, total=False):
    content: list[http.TokenEntry] | None


class _Choice(TypedDict, total=False):
    message: Any
    finish_reason: Any
    logprobs: _Logprobs | None


class _Completion(TypedDict, total=False):
    choices: list[_Choice]
    usage: Any
    error: Any


_COMPLETION = msgspec.json.Decoder(_Completion)


def read_answer(text: str, labels: Collection[str] = ()) -> RawAnswer:
    """Raises LLMError for an error object under status 200 and for anything without choices."""
    data = http.json_object(text, _COMPLETION)
    if data.get("error"):
        raise fault(200, {}, text)
    choices = data.get("choices")
    if not isinstance(choices, list) or not choices:
        raise ServerFault(f"the answer holds no choices: {text[:200]!r}")
    read = tuple(_choice(item, labels) for item in choices)
    return RawAnswer(read, _usage(data.get("usage")))


def _choice(item: Any, labels: Collection[str]) -> RawChoice:
    message = item.get("message") if isinstance(item, dict) else None
    if not isinstance(message, dict):
        raise ServerFault(f"a choice without a message: {str(item)[:200]!r}")
    logprobs = item.get("logprobs")
    tokens = logprobs.get("content") if isinstance(logprobs, dict) else None
    return RawChoice(
        text=_text(message.get("content")),
        finish_reason=_text(item.get("finish_reason")) or "stop",
        logprobs=http.token_logprobs(tokens, labels),
        refusal=_text(message.get("refusal")),
    )


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _usage(usage: Any) -> Usage:
    if not isinstance(usage, dict):
        return Usage(0, 0, 0)
    details = usage.get("prompt_tokens_details")
    return Usage(
        prompt=http.count(usage.get("prompt_tokens")),
        cached=http.count(details.get("cached_tokens") if isinstance(details, dict) else 0),
        completion=http.count(usage.get("completion_tokens")),
    )
