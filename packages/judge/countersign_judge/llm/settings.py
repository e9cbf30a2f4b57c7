"""Settings of the client: variables of the environment, or those of the application."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from countersign_judge.llm.types import OFFLINE

_PREFIX = "COUNTERSIGN_"


@dataclass(frozen=True)
class ClientSettings:
    """Each with its default; times in seconds. Without an application, COUNTERSIGN_ before a name
    is the variable that sets it."""

    JUDGE_MODEL: str = OFFLINE
    # From the call of chat() to its return, with waits for a slot, retries and re-asking.
    CALL_DEADLINE: float = 120
    MAX_TRIES: int = 3
    BACKOFF: float = 0.5
    # Per endpoint; 0: see `slots.most_in_flight`.
    MAX_CONCURRENCY: int = 0
    BREAKER_FAILURES: int = 5
    BREAKER_SECONDS: float = 30
    OLLAMA_NUM_CTX: int = 16384
    # None: what is known of the model (`windows`).
    OPENAI_CONTEXT_TOKENS: int | None = None
    # What a model may write before its answer, on top of the room for the answer.
    THINKING_TOKENS: int = 0
    CACHE: bool = True
    # A file of your own prices, which override the shipped ones.
    PRICES: str = ""
    # Your own model servers, by host name: they get personal data unmasked.
    TRUSTED_HOSTS: tuple[str, ...] = ()


def read_environment(environment: Mapping[str, str]) -> ClientSettings:
    """Raises ValueError naming the variable, its value and the remedy."""
    given: dict[str, Any] = {}
    for field in fields(ClientSettings):
        text = environment.get(f"{_PREFIX}{field.name}")
        if text:
            given[field.name] = _parse(field.name, text, field.default)
    return ClientSettings(**given)


def _parse(name: str, text: str, default: object) -> Any:
    if isinstance(default, str):
        return text
    if isinstance(default, tuple):
        return tuple(part.strip().lower() for part in text.split(",") if part.strip())
    if isinstance(default, bool):
        if text.lower() not in {"true", "false"}:
            raise ValueError(f"{_PREFIX}{name} is {text!r}; write true or false")
        return text.lower() == "true"
    kind = float if isinstance(default, float) or name == "CALL_DEADLINE" else int
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 <= number < float("inf"):
        raise ValueError(f"{_PREFIX}{name} is {text!r}; write a number of 0 or more")
    return number


@cache
def _from_environment() -> ClientSettings:
    return read_environment(os.environ)


_read: Callable[[], ClientSettings] = _from_environment


def use_settings(read: Callable[[], ClientSettings]) -> None:
    """Have an application's settings in place of the environment."""
    global _read  # noqa: PLW0603 - set once, at the start
    _read = read


def client_settings() -> ClientSettings:
    """Raises ValueError for a variable that cannot be read."""
    return _read()
