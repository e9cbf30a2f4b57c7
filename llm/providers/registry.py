"""The providers of models: what the client needs of one, and which one a model name stands for.

The HTTP client of a provider is made once a process and address.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Protocol
from urllib.parse import urlsplit, urlunsplit

from llm.answers import RawAnswer
from llm.errors import BadRequest
from llm.providers.dialects import Dialect
from llm.timeouts import Deadline
from llm.types import ChatRequest, parse_model


class Provider(Protocol):
    """One model behind one address; `endpoint` holds no credentials."""

    @property
    def name(self) -> str: ...

    @property
    def model(self) -> str: ...

    @property
    def endpoint(self) -> str: ...

    @property
    def dialect(self) -> Dialect: ...

    def options(self, request: ChatRequest) -> frozenset[str]:
        """What of the request a server may refuse, and the call can do without."""
        ...

    def require_fit(self, request: ChatRequest) -> None:
        """Raises ContextOverflow for a prompt that the server would cut without a word."""
        ...

    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> RawAnswer:
        """One HTTP call, `without` these options. Raises LLMError."""
        ...


# --- Model names ------------------------------------------------------------

# Servers of one's own take any key, the SDK takes no empty one.
DUMMY_KEY = "not-needed"


@dataclass
class Clients:
    """TLS set-up costs tens of milliseconds of processor time, so a client is made once.

    The process id is part of the key: connections must not be shared over a fork.
    """

    _made: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def get(self, make: Callable[..., Any], *arguments: str) -> Any:
        key = (os.getpid(), make, *arguments)
        with self._lock:
            if key not in self._made:
                self._made[key] = make(*arguments)
            return self._made[key]

    def close(self) -> None:
        with self._lock:
            for client in self._made.values():
                client.close()
            self._made.clear()


CLIENTS = Clients()


def provider_for(model: str, environment: Mapping[str, str] = os.environ) -> Provider:
    """Raises BadRequest when the name is unknown, and NotConfigured when a variable is missing."""
    # The SDKs take a second to load, and most processes never call a model.
    from llm.providers.makers import make  # noqa: PLC0415

    try:
        return make(parse_model(model), environment)
    except ValueError as error:
        raise BadRequest(f"model {model!r} cannot be reached: {error}") from error


def public_address(address: str) -> str:
    """The address without user, password and query, fit for the ledger."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit((parts.scheme, host, parts.path.rstrip("/"), "", ""))
