"""The providers of models: what the client needs of one, and which one a model name stands for.

The HTTP client of a provider is made once a process and address.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any, Protocol
from urllib.parse import urlsplit, urlunsplit

import ollama
import openai

from llm.answers import RawAnswer
from llm.conf import options
from llm.errors import BadRequest
from llm.providers import ollama as native
from llm.providers.ollama import OllamaChat
from llm.providers.openai import ChatCompletions, http_client
from llm.timeouts import Deadline
from llm.types import LOCAL, OPENAI_ADDRESS, ChatRequest, ModelName, parse_model


class Provider(Protocol):
    """One model behind one address; `endpoint` holds no credentials."""

    @property
    def name(self) -> str: ...

    @property
    def model(self) -> str: ...

    @property
    def endpoint(self) -> str: ...

    def require_fit(self, request: ChatRequest) -> None:
        """Raises ContextOverflow for a prompt that the server would cut without a word."""
        ...

    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> RawAnswer:
        """One HTTP call. Raises LLMError; OptionRefused if asking without an option may help."""
        ...


# The options that a server turned down, by endpoint and model, for the life of the process.
REFUSED_OPTIONS: dict[tuple[str, str], frozenset[str]] = {}


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
    """Raises BadRequest when the name is unknown or its provider is not configured."""
    try:
        name = parse_model(model)
        return _PROVIDERS[name.provider](name, environment)
    except (ValueError, openai.OpenAIError) as error:
        raise BadRequest(f"model {model!r} cannot be reached: {error}") from error


def _openai(name: ModelName, environment: Mapping[str, str]) -> Provider:
    address = environment.get("OPENAI_BASE_URL") or OPENAI_ADDRESS
    key = environment.get("OPENAI_API_KEY") or (DUMMY_KEY if address != OPENAI_ADDRESS else "")
    if not key:
        raise ValueError("set OPENAI_API_KEY, or OPENAI_BASE_URL to a server of your own")
    client = CLIENTS.get(_openai_client, address, key)
    return ChatCompletions("openai", name.model, public_address(address), client)


def _openai_client(address: str, key: str) -> openai.OpenAI:
    http = http_client(options().MAX_CONCURRENCY)
    return openai.OpenAI(base_url=address, api_key=key, max_retries=0, http_client=http)


def _azure(name: ModelName, environment: Mapping[str, str]) -> Provider:
    address = environment.get("AZURE_OPENAI_ENDPOINT", "")
    if not address:
        raise ValueError("set AZURE_OPENAI_ENDPOINT")
    client = CLIENTS.get(
        _azure_client,
        address,
        environment.get("AZURE_OPENAI_API_KEY", ""),
        environment.get("AZURE_OPENAI_AD_TOKEN", ""),
        environment.get("OPENAI_API_VERSION", ""),
    )
    return ChatCompletions("azure", name.model, public_address(address), client)


def _azure_client(address: str, key: str, token: str, version: str) -> openai.AzureOpenAI:
    return openai.AzureOpenAI(
        azure_endpoint=address,
        api_key=key or None,
        azure_ad_token=token or None,
        api_version=version or None,
        max_retries=0,
        http_client=http_client(options().MAX_CONCURRENCY),
    )


def _ollama(name: ModelName, environment: Mapping[str, str]) -> Provider:
    client = CLIENTS.get(_ollama_client, environment.get("OLLAMA_HOST", ""))
    address = public_address(str(client._client.base_url))
    return OllamaChat("ollama", name.model, address, client, options().OLLAMA_NUM_CTX)


def _ollama_client(host: str) -> ollama.Client:
    hooks = {"response": [native.bound]}
    return ollama.Client(host or None, event_hooks=hooks, verify=native.tls_context())


def is_served(name: ModelName) -> bool:
    """False for a local model that the installation's server does not run."""
    models = (options().WRITER_MODEL, options().JUDGE_MODEL)
    return name.provider != LOCAL or name in map(parse_model, models)


def _local(name: ModelName, _: Mapping[str, str]) -> Provider:
    current = options()
    if not is_served(name):
        raise ValueError(
            "one server runs the local model that COUNTERSIGN_WRITER_MODEL or"
            " COUNTERSIGN_JUDGE_MODEL names, and no other"
        )
    if not current.LOCAL_SERVER:
        raise ValueError("`make run` starts its server, and none is running")
    client = CLIENTS.get(_openai_client, current.LOCAL_SERVER, current.LOCAL_KEY)
    return ChatCompletions(LOCAL, Path(name.model).name, LOCAL, client)


def public_address(address: str) -> str:
    """The address without user, password and query, fit for the ledger."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit((parts.scheme, host, parts.path.rstrip("/"), "", ""))


_PROVIDERS: dict[str, Callable[[ModelName, Mapping[str, str]], Provider]] = {
    "openai": _openai,
    "azure": _azure,
    "ollama": _ollama,
    LOCAL: _local,
}
