"""Replies as the bodies that OpenAI-compatible servers and Ollama send."""

import json
import math
import re
from typing import Any

from tests.modelserver.counting import tokens
from tests.modelserver.received import Received
from tests.modelserver.replies import Logprob, Reply

_TOKENS = re.compile(r"\d|\s+|[^\W\d]+|.", re.DOTALL)


def body_of(reply: Reply, request: Received, cached: int) -> str:
    if reply.raw is not None:
        return reply.raw
    if reply.is_body:
        return json.dumps(reply.data)
    render = _ollama if request.dialect == "ollama" else _openai
    return json.dumps(render(reply, request, cached))


# A little more than common vocabularies need for English.
_ROUGH_TOKENS = re.compile(r"\w{1,7}|[^\w\s]")


def overflow(request: Received, window: int) -> Reply | None:
    """The refusal of a prompt that does not fit, with its answer, into `window` tokens, in the
    words of OpenAI."""
    prompt = len(_ROUGH_TOKENS.findall(request.prompt))
    if prompt + request.max_tokens <= window:
        return None
    return Reply.error(
        400,
        f"This model's maximum context length is {window} tokens. However, you requested "
        f"{prompt + request.max_tokens} tokens ({prompt} in the messages, {request.max_tokens} in "
        "the completion).",
        type="invalid_request_error",
        param="messages",
        code="context_length_exceeded",
    )


def shown(trained: int) -> str:
    """What Ollama's `/api/show` says of a model that was trained on so many tokens."""
    info = {"general.architecture": "llama", "llama.context_length": trained}
    return json.dumps({"details": {"family": "llama"}, "model_info": info, "capabilities": []})


def _texts(reply: Reply, request: Received) -> tuple[str, ...]:
    text = reply.text if reply.data is None else json.dumps(reply.data)
    return reply.texts or (text,) * (request.n if reply.choices is None else reply.choices)


def _openai(reply: Reply, request: Received, cached: int) -> dict[str, Any]:
    texts = _texts(reply, request)
    return {
        "id": "chatcmpl-scripted",
        "object": "chat.completion",
        "created": 1,
        "model": reply.model or request.body.get("model", ""),
        "choices": [_choice(index, text, reply, request) for index, text in enumerate(texts)],
        "usage": _usage(reply, request, texts, cached),
    }


def _choice(index: int, text: str, reply: Reply, request: Received) -> dict[str, Any]:
    logprobs = _logprobs(text, reply) if request.wants_logprobs else []
    return {
        "index": index,
        "message": {
            "role": "assistant",
            "content": None if reply.refusal else text,
            "refusal": reply.refusal,
        },
        "finish_reason": reply.finish_reason,
        "logprobs": {"content": logprobs} if logprobs else None,
    }


def _usage(
    reply: Reply, request: Received, texts: tuple[str, ...], cached: int
) -> dict[str, Any] | None:
    prompt = len(tokens(request.prompt))
    completion = sum(len(tokens(text)) for text in texts)
    counted = {"prompt_tokens": prompt, "completion_tokens": completion, "cached_tokens": cached}
    counted |= reply.usage or {}
    return {
        "prompt_tokens": counted["prompt_tokens"],
        "completion_tokens": counted["completion_tokens"],
        "total_tokens": counted["prompt_tokens"] + counted["completion_tokens"],
        "prompt_tokens_details": {"cached_tokens": counted["cached_tokens"]},
    }


def _ollama(reply: Reply, request: Received, cached: int) -> dict[str, Any]:
    text = _texts(reply, request)[0]
    usage = _usage(reply, request, (text,), cached)
    body = {
        "model": request.body["model"],
        "created_at": "2026-01-01T00:00:00Z",
        "message": {"role": "assistant", "content": text},
        "done": True,
        "done_reason": reply.finish_reason,
        "prompt_eval_count": usage["prompt_tokens"] if usage else 0,
        "eval_count": usage["completion_tokens"] if usage else 0,
    }
    logprobs = _logprobs(text, reply) if request.wants_logprobs else []
    return body | ({"logprobs": logprobs} if logprobs else {})


def _logprobs(text: str, reply: Reply) -> list[dict[str, Any]]:
    entries = reply.logprobs if reply.logprobs is not None else _made_up(text, reply)
    return [
        {
            "token": token,
            "logprob": logprob,
            "bytes": list(token.encode()),
            "top_logprobs": [
                {"token": other, "logprob": value, "bytes": list(other.encode())}
                for other, value in top.items()
            ],
        }
        for token, logprob, top in entries
    ]


def _made_up(text: str, reply: Reply) -> tuple[Logprob, ...]:
    """Every token certain but for digits, which get the reply's distribution."""
    return tuple(_token(token, reply) for token in _TOKENS.findall(text))


def _token(token: str, reply: Reply) -> Logprob:
    shares = reply.distribution if token in reply.distribution else {token: 0.98}
    top = {other: math.log(share) for other, share in shares.items() if share > 0}
    return token, top[token], top
