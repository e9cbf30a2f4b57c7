"""Chat completions, as OpenAI, Azure OpenAI and many other servers speak, with the openai SDK.

The SDK builds addresses, credentials and headers. Retries, deadlines and reading the answer are
ours: the SDK retries exhausted quotas, its time-out covers one read, and it returns an HTML page
with status 200 as a string.
"""

import json
from collections import deque
from collections.abc import Callable, Collection, Iterator
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypedDict
from urllib.request import getproxies

import httpx2
import msgspec
import openai

from countersign_judge.llm.answers import RawAnswer, RawChoice
from countersign_judge.llm.errors import LLMError, Misconfigured, ServerFault, Transient
from countersign_judge.llm.providers import http
from countersign_judge.llm.providers.http import fault
from countersign_judge.llm.providers.registry import ServedModel
from countersign_judge.llm.slots import most_in_flight
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import SCHEMA_OPTION, ChatRequest, Usage

_SLOTS_SECONDS = 2.0


@dataclass(frozen=True, kw_only=True)
class ChatCompletions(ServedModel):
    client: openai.OpenAI

    def options(self, request: ChatRequest) -> frozenset[str]:
        return _REFUSABLE_OPTIONS.intersection(build_body(request, self.model))

    def require_fit(self, request: ChatRequest) -> None:
        if request.top_k is not None and self.refuses:
            raise Misconfigured(
                f"top_k is {request.top_k}, and {self.provider.label} takes none, so no call was "
                "sent. Remove it from the wording, the criterion or the command, or use top_p."
            )

    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> RawAnswer:
        left = deadline.left()
        timeout = openai.Timeout(left, connect=min(left, http.CONNECT_SECONDS))
        token = _DEADLINE.set(deadline)
        try:
            # The same as `chat.completions.create`, without its own pass over the body.
            response = self.client.post(
                "/chat/completions",
                cast_to=httpx2.Response,
                body=build_body(request, self.model, without),
                options={"timeout": timeout, "security": {"bearer_auth": True}},
            )
        except openai.APIError as error:
            raise self._fault(error) from error
        finally:
            _DEADLINE.reset(token)
        return read_answer(response.text, request.labels)

    def slots(self) -> int | None:
        """From llama.cpp's /props; other servers have no such page."""
        token = _DEADLINE.set(Deadline.after(_SLOTS_SECONDS))
        try:
            response = self.client.get(
                f"{self.endpoint.removesuffix('/v1')}/props",
                cast_to=httpx2.Response,
                options={"timeout": _SLOTS_SECONDS, "security": {"bearer_auth": True}},
            )
            says = http.json_object(response.text).get("total_slots")
        except (openai.APIError, LLMError):
            return None
        finally:
            _DEADLINE.reset(token)
        return says if isinstance(says, int) and says > 0 else None

    def _fault(self, error: openai.APIError) -> LLMError:
        if isinstance(error, openai.APIStatusError):
            response, provider = error.response, self.provider
            return fault(
                *(response.status_code, response.headers, response.text),
                variable=provider.address,
                remedy=provider.setup_remedy,
            )
        if isinstance(error.__cause__, httpx2.ConnectError):
            return http.unreachable(self.endpoint, error.__cause__)
        cause = type(error.__cause__ or error).__name__
        return Transient(f"no answer from {self.endpoint}: {cause}: {error.message}")


def openai_client(address: str, key: str) -> openai.OpenAI:
    return build_client(openai.OpenAI, address, base_url=address, api_key=key)


def build_client(
    kind: Callable[..., openai.OpenAI], address: str, **given: str | None
) -> openai.OpenAI:
    """Raises ValueError if the SDK rejects the variables' values."""
    try:
        return kind(**given, max_retries=0, http_client=http_client(most_in_flight(address)))
    except openai.OpenAIError as error:
        raise ValueError(str(error)) from error


# Reading the trusted certificates takes 50 ms, and every client needs them.
_tls_context = cache(httpx2.create_ssl_context)


def http_client(connections: int) -> httpx2.Client:
    """The SDK's own HTTP client, with bodies that end at the deadline of the call, on kept
    connections; `connections` limits those through a proxy from the environment."""
    # Mounted for every address, it comes after the proxies; as the transport it would disable them.
    everywhere = {} if getproxies().get("all") else {"all://": _KeptConnections()}
    return openai.DefaultHttpxClient(
        event_hooks={"response": [_bound_stream]},
        # A redirect would send a whole transcript to an address that no setting names.
        follow_redirects=False,
        mounts=everywhere,
        verify=_tls_context(),
        limits=httpx2.Limits(max_connections=connections, max_keepalive_connections=connections),
    )


class _KeptConnections(httpx2.BaseTransport):
    """A transport for each call in flight, the last used one first.

    The pool of a single transport locks at the start and end of every call while it checks each
    idle connection: with 64 calls in flight, threads wait longer for that lock than for the server.
    """

    def __init__(self) -> None:
        # Both ends of a deque are safe from several threads.
        self._free: deque[httpx2.HTTPTransport] = deque()

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        transport = self._get_transport()
        response = transport.handle_request(request)
        assert isinstance(response.stream, httpx2.SyncByteStream)  # noqa: S101 - a synchronous call
        response.stream = _ReturningStream(response.stream, partial(self._free.append, transport))
        return response

    def _get_transport(self) -> httpx2.HTTPTransport:
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
    """Calls `done` once the body is read or closed."""

    stream: httpx2.SyncByteStream
    done: Callable[[], None]

    def __iter__(self) -> Iterator[bytes]:
        return iter(self.stream)

    def close(self) -> None:
        self.stream.close()
        self.done()


# The deadline of the thread's call: the SDK reads the body but accepts no deadline.
_DEADLINE: ContextVar[Deadline] = ContextVar("deadline")


class _BoundedStream(httpx2.SyncByteStream):
    def __init__(self, stream: httpx2.SyncByteStream) -> None:
        self._stream = stream

    def __iter__(self) -> Iterator[bytes]:
        return http.within_bounds(iter(self._stream), _DEADLINE.get())

    def close(self) -> None:
        self._stream.close()


def _bound_stream(response: httpx2.Response) -> None:
    if isinstance(response.stream, httpx2.SyncByteStream):
        response.stream = _BoundedStream(response.stream)


# Options that a call can do without: thinking models refuse nearly all of them.
_REFUSABLE_OPTIONS = frozenset(
    {"max_tokens", "temperature", "frequency_penalty", "seed", "n", "logprobs", SCHEMA_OPTION}
)


def build_body(
    request: ChatRequest, model: str, without: frozenset[str] = frozenset()
) -> dict[str, Any]:
    body: dict[str, Any] = {
        "model": model,
        "messages": [{"role": each.role, "content": each.content} for each in request.messages],
        "max_tokens": request.max_tokens,
        "temperature": request.temperature,
    }
    if request.frequency_penalty:
        body["frequency_penalty"] = request.frequency_penalty
    if request.top_p is not None:
        body["top_p"] = request.top_p
    if request.top_k is not None:
        body["top_k"] = request.top_k
    if request.seed is not None:
        body["seed"] = request.seed
    if request.n > 1:
        body["n"] = request.n
    if request.top_logprobs:
        body |= {"logprobs": True, "top_logprobs": request.top_logprobs}
    if request.schema is not None:
        form = {"name": request.schema_name, "schema": request.schema, "strict": True}
        body[SCHEMA_OPTION] = {"type": "json_schema", "json_schema": form}
    if "max_tokens" in without:
        body["max_completion_tokens"] = request.max_tokens
    if "logprobs" in without:
        body.pop("top_logprobs", None)
    return {name: value for name, value in body.items() if name not in without}


class _Logprobs(TypedDict, total=False):
    content: list[http.TokenEntry] | None


class _Choice(TypedDict, total=False):
    message: http.AnswerMessage
    finish_reason: Any
    logprobs: _Logprobs | None
    error: Any


class _Completion(TypedDict, total=False):
    choices: list[_Choice]
    model: Any
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
    read = tuple(_parse_choice(item, labels) for item in choices)
    return RawAnswer(read, _parse_usage(data.get("usage")), model=_text_or_empty(data.get("model")))


def _parse_choice(item: Any, labels: Collection[str]) -> RawChoice:
    if isinstance(item, dict) and (item.get("error") or item.get("finish_reason") == "error"):
        # A gateway whose server broke off in the middle; what came is cut.
        raise fault(200, {}, json.dumps({"error": item.get("error") or "the server broke off"}))
    message = item.get("message") if isinstance(item, dict) else None
    if not isinstance(message, dict):
        raise ServerFault(f"a choice without a message: {str(item)[:200]!r}")
    logprobs = item.get("logprobs")
    tokens = logprobs.get("content") if isinstance(logprobs, dict) else None
    return RawChoice(
        text=http.read_message_text(message.get("content")),
        finish_reason=_text_or_empty(item.get("finish_reason")) or "stop",
        logprobs=http.read_token_logprobs(tokens, labels),
        refusal=_text_or_empty(message.get("refusal")),
        arguments=http.read_tool_arguments(message),
    )


def _text_or_empty(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _parse_usage(usage: Any) -> Usage:
    if not isinstance(usage, dict):
        return Usage(0, 0, 0)
    details = usage.get("prompt_tokens_details")
    return Usage(
        prompt=http.read_count(usage.get("prompt_tokens")),
        cached=http.read_count(details.get("cached_tokens") if isinstance(details, dict) else 0),
        completion=http.read_count(usage.get("completion_tokens")),
    )
