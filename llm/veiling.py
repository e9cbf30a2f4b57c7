"""Putting a request's veil on at the door, below which nothing sees what it hides: not the
provider, not the cache of answers, not the log."""

from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from llm.conf import options
from llm.types import ChatRequest, ChatResult, Choice, Veil


def veiled(request: ChatRequest, endpoint: str) -> ChatRequest:
    """The request as it may leave for `endpoint`; itself where it wears no veil there."""
    if request.veil is None or urlsplit(endpoint).hostname in options().TRUSTED_HOSTS:
        return request
    return replace(request, messages=request.veil.hide(request.messages), veil=None)


def unveiled(result: ChatResult, request: ChatRequest) -> ChatResult:
    """The answer with what was hidden put back. Log probabilities stay those of the tokens."""
    if request.veil is None:
        return result
    choices = tuple(_restored(choice, request.veil) for choice in result.choices)
    return replace(result, choices=choices)


def _restored(choice: Choice, veil: Veil) -> Choice:
    if choice.data is None:
        return replace(choice, text=veil.restore(choice.text))
    # Its text is the JSON that `data` was read from: a value put in there could break it.
    data: dict[str, Any] = _within(choice.data, veil)
    return replace(choice, data=data)


def _within(value: Any, veil: Veil) -> Any:
    if isinstance(value, str):
        return veil.restore(value)
    if isinstance(value, list):
        return [_within(item, veil) for item in value]
    if isinstance(value, dict):
        return {key: _within(item, veil) for key, item in value.items()}
    return value
