"""Ollama's native /api/chat, posted through the ollama client's HTTP client.

Its `chat()` cannot send `truncate: false`, without which the server drops the front of a prompt
that does not fit and answers 200. Its /v1 address ignores `num_ctx`.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, TypedDict

import httpx
import msgspec
import ollama

from countersign_judge.llm.answers import RawAnswer, RawChoice
from countersign_judge.llm.errors import ContextOverflow, ServerFault, Transient
from countersign_judge.llm.providers.http import (
    CONNECT_SECONDS,
    AnswerMessage,
    TokenEntry,
    fault,
    json_object,
    read_count,
    read_message_text,
    read_token_logprobs,
    read_tool_arguments,
    unreachable,
    within_bounds,
)
from countersign_judge.llm.providers.registry import ServedModel
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.tokens import estimate_message_tokens
from countersign_judge.llm.types import SCHEMA_OPTION, ChatRequest, Usage

# Our estimate is up to about twice the true count for spoken text; a server that read less than
# this share of it did not read everything.
LEAST_READ_SHARE = 0.35
# Below this many estimated tokens a chat template and the rounding weigh too much to tell.
LEAST_JUDGED_TOKENS = 500


@dataclass(frozen=True, kw_only=True)
class OllamaChat(ServedModel):
    client: ollama.Client
    num_ctx: int

    def options(self, request: ChatRequest) -> frozenset[str]:
        schema = {SCHEMA_OPTION} if request.schema is not None else set()
        logprobs = {"logprobs"} if request.top_logprobs else set()
        return frozenset({"think"} | schema | logprobs)

    def require_fit(self, request: ChatRequest) -> None:
        prompt = estimate_message_tokens(request.messages)
        if prompt + request.max_tokens > self.num_ctx:
            raise ContextOverflow(
                f"about {prompt} prompt tokens and {request.max_tokens} for the answer do not fit "
                f"into num_ctx {self.num_ctx}: raise COUNTERSIGN_OLLAMA_NUM_CTX or split the prompt"
            )

    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> RawAnswer:
        status, headers, text = self._post_chat(self._build_body(request, without), deadline)
        if status != httpx.codes.OK:
            raise fault(status, headers, text, self.provider.address)
        answer = read_answer(text, request.labels)
        # A server older than `truncate`, or a model trained on less than `num_ctx`, still cuts. A
        # count of 0 does not show what it read.
        read, expected = answer.usage.prompt, estimate_message_tokens(request.messages)
        cut = expected >= LEAST_JUDGED_TOKENS and read < expected * LEAST_READ_SHARE
        if read and (cut or read >= self.num_ctx):
            raise ContextOverflow(
                f"Ollama read {read} of about {expected} prompt tokens (num_ctx {self.num_ctx}): "
                "the front was cut; use a model with a longer context or split the prompt"
            )
        return answer

    def _build_body(self, request: ChatRequest, without: frozenset[str]) -> dict[str, Any]:
        options: dict[str, Any] = {
            "num_ctx": self.num_ctx,
            "num_predict": request.max_tokens,
            "temperature": request.temperature,
        }
        if request.seed is not None:
            options["seed"] = request.seed
        if request.top_p is not None:
            options["top_p"] = request.top_p
        if request.top_k is not None:
            options["top_k"] = request.top_k
        if request.frequency_penalty:
            options["frequency_penalty"] = request.frequency_penalty
        body: dict[str, Any] = {
            "model": self.model,
            "messages": [{"role": m.role, "content": m.content} for m in request.messages],
            "stream": False,
            "truncate": False,
            "options": options,
        }
        if request.schema is not None:
            body["format"] = request.schema
        # Thoughts take many times an answer's tokens, and the answer has room for its reasons.
        if "think" not in without:
            body["think"] = False
        if request.top_logprobs and "logprobs" not in without:
            body |= {"logprobs": True, "top_logprobs": request.top_logprobs}
        return body

    def _post_chat(
        self, body: dict[str, Any], deadline: Deadline
    ) -> tuple[int, httpx.Headers, str]:
        left = deadline.left()
        timeout = httpx.Timeout(left, connect=min(left, CONNECT_SECONDS))
        http: httpx.Client = self.client._client
        try:
            with http.stream("POST", "/api/chat", json=body, timeout=timeout) as response:
                read = b"".join(within_bounds(response.iter_bytes(), deadline))
            return response.status_code, response.headers, read.decode(errors="replace")
        except httpx.ConnectError as error:
            raise unreachable(self.endpoint, error) from error
        except httpx.HTTPError as error:
            raise Transient(
                f"no answer from {self.endpoint}: {type(error).__name__}: {error}"
            ) from error


def ollama_client(host: str) -> ollama.Client:
    # Reading the trusted certificates takes 50 ms.
    return ollama.Client(host or None, follow_redirects=False, verify=_tls_context())


def get_trained_window(host: str, model: str, seconds: float) -> int | None:
    """The tokens that the model was trained on, from `/api/show`; None if it cannot be known within
    `seconds`."""
    client = ollama.Client(
        host or None, follow_redirects=False, verify=_tls_context(), timeout=seconds
    )
    try:
        info = client.show(model).modelinfo or {}
    except (ollama.ResponseError, ConnectionError, httpx.HTTPError, ValueError):
        return None
    finally:
        client._client.close()
    sizes = [value for name, value in info.items() if name.endswith(".context_length")]
    return next((size for size in sizes if isinstance(size, int) and size > 0), None)


_tls_context = cache(httpx.create_ssl_context)


class _Completion(TypedDict, total=False):
    message: AnswerMessage
    done_reason: Any
    logprobs: list[TokenEntry] | None
    prompt_eval_count: Any
    eval_count: Any
    error: Any


_COMPLETION = msgspec.json.Decoder(_Completion)


def read_answer(text: str, labels: Collection[str] = ()) -> RawAnswer:
    data = json_object(text, _COMPLETION)
    if data.get("error"):
        raise fault(200, {}, text)
    message = data.get("message")
    if not isinstance(message, dict) or not isinstance(message.get("content"), str | list):
        raise ServerFault(f"the answer holds no message: {text[:200]!r}")
    if data.get("done_reason") in {"load", "unload"}:
        raise Transient("Ollama loaded the model and did not answer yet")
    choice = RawChoice(
        text=read_message_text(message["content"]),
        finish_reason=str(data.get("done_reason") or "stop"),
        logprobs=read_token_logprobs(data.get("logprobs"), labels),
        arguments=read_tool_arguments(message),
    )
    usage = Usage(
        prompt=read_count(data.get("prompt_eval_count")),
        cached=0,
        completion=read_count(data.get("eval_count")),
    )
    return RawAnswer((choice,), usage)
