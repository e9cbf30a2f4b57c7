"""Ollama, through its own API."""

import http.client
import json
import os
import time
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from countersign_judge.llm.providers.registry import (
    CLIENTS,
    FoundModel,
    Provider,
    is_host,
    public_address,
)
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.windows import Window

if TYPE_CHECKING:
    from countersign_judge.llm.providers.ollama_chat import OllamaChat

_TIMEOUT_SECONDS = 1.0
_FRESH_SECONDS = 60.0
_PORT = 11434
_MOST_NAMED = 5


class Ollama(Provider):
    name = "ollama"
    label = "Ollama"
    example = "ollama:llama3.1"
    address = "OLLAMA_HOST"
    key = "OLLAMA_API_KEY"
    variables = (address, "COUNTERSIGN_OLLAMA_NUM_CTX")
    address_form = "http://HOST:11434 or HOST:11434, or unset it for this machine"
    get = "ollama pull {name}"
    start = "ollama serve"

    def connect(self, model: str, environment: Mapping[str, str]) -> "OllamaChat":
        from countersign_judge.llm.providers.ollama_chat import OllamaChat, ollama_client  # noqa: PLC0415

        client = CLIENTS.get(ollama_client, environment.get(self.address, ""))
        endpoint = public_address(str(client._client.base_url))
        return OllamaChat(self, model, endpoint, client=client, num_ctx=self.window(model))

    def window(self, model: str) -> int:
        return self.known_window(model).tokens

    def known_window(self, model: str) -> Window:
        """What is loaded, unless the model was trained on less."""
        loaded = client_settings().OLLAMA_NUM_CTX
        host = os.environ.get(self.address, "")
        trained = _cached_trained_window(host, model, int(time.monotonic() // _FRESH_SECONDS))
        if trained is None:
            return Window(loaded, "assumed")
        return Window(min(loaded, trained), "server", trained=trained)

    def is_address(self, text: str) -> bool:
        return is_host(text)

    def found(self, environment: Mapping[str, str]) -> Iterator[FoundModel]:
        host = environment.get(self.address, "")
        models = _list_models(host)
        if models:
            names = ", ".join(models[:_MOST_NAMED]) + (" …" if len(models) > _MOST_NAMED else "")
            what = f"Ollama at {parse_host(host)} with {names}"
            yield FoundModel(what, f"make run MODEL=ollama:{models[0]}")
        elif models is not None:
            what = f"Ollama at {parse_host(host)}, without a model"
            yield FoundModel(what, "ollama pull llama3.1 && make run MODEL=ollama:llama3.1")


@lru_cache(maxsize=256)
def _cached_trained_window(host: str, model: str, _period: int) -> int | None:
    """The tokens that Ollama says the model was trained on, asked once a period; None where it
    does not answer or does not have the model."""
    from countersign_judge.llm.providers.ollama_chat import get_trained_window  # noqa: PLC0415

    return get_trained_window(host, model, _TIMEOUT_SECONDS)


def parse_host(host: str) -> str:
    """The address in OLLAMA_HOST; the default port is 11434."""
    parts = urlsplit(host if "://" in host else f"http://{host}")
    # A server's own OLLAMA_HOST may name all addresses of its machine.
    name = parts.hostname if parts.hostname not in {None, "", "0.0.0.0"} else "127.0.0.1"  # noqa: S104
    usual = {"http": 80, "https": 443}[parts.scheme] if "://" in host else _PORT
    return f"{parts.scheme}://{name}:{parts.port or usual}"


def _list_models(host: str) -> list[str] | None:
    """Ollama's models, those for texts first; None without Ollama."""
    try:
        parts = urlsplit(parse_host(host))
        of = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = of(parts.netloc, timeout=_TIMEOUT_SECONDS)
        try:
            connection.request("GET", "/api/tags")
            models = json.loads(connection.getresponse().read())["models"]
        finally:
            connection.close()
        names = [str(model["name"]).removesuffix(":latest") for model in models]
    except (OSError, http.client.HTTPException, ValueError, LookupError, TypeError):
        return None
    return sorted(names, key=lambda name: "embed" in name)


PROVIDER = Ollama()
