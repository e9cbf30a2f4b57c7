"""Providers made of the clients of the SDKs, which take a second to load: imported when needed."""

from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import ollama
import openai

from llm.concurrency import most_in_flight
from llm.conf import options
from llm.problems import require_configured
from llm.providers import ollama as native
from llm.providers.dialects import AZURE, FULL, OPENAI, Dialect
from llm.providers.ollama import OllamaChat
from llm.providers.openai import ChatCompletions, http_client
from llm.providers.registry import CLIENTS, DUMMY_KEY, Provider, public_address
from llm.types import AZURE_API_VERSION, OPENAI_ADDRESS, ModelName


def make(name: ModelName, environment: Mapping[str, str]) -> Provider:
    """Raises NotConfigured where a variable is missing, ValueError where the client takes none of
    what they say."""
    require_configured(name, environment)
    try:
        return _PROVIDERS[name.provider](name, environment)
    except openai.OpenAIError as error:
        raise ValueError(str(error)) from error


def _openai(name: ModelName, environment: Mapping[str, str]) -> Provider:
    address = environment.get("OPENAI_BASE_URL") or OPENAI_ADDRESS
    key = environment.get("OPENAI_API_KEY") or DUMMY_KEY
    client = CLIENTS.get(_openai_client, address, key)
    return ChatCompletions(
        "openai",
        name.model,
        public_address(address),
        client,
        _dialect(address, name.model),
        "OPENAI_BASE_URL",
    )


def _dialect(address: str, model: str) -> Dialect:
    """Another server is sent everything, and says itself what it refuses."""
    if urlsplit(address).hostname != urlsplit(OPENAI_ADDRESS).hostname:
        return FULL
    return AZURE if model.startswith("ft:") else OPENAI


def _openai_client(address: str, key: str) -> openai.OpenAI:
    http = http_client(most_in_flight(address))
    return openai.OpenAI(base_url=address, api_key=key, max_retries=0, http_client=http)


def _azure(name: ModelName, environment: Mapping[str, str]) -> Provider:
    address = environment["AZURE_OPENAI_ENDPOINT"]
    client = CLIENTS.get(
        _azure_client,
        address,
        environment.get("AZURE_OPENAI_API_KEY", ""),
        environment.get("OPENAI_API_VERSION") or AZURE_API_VERSION,
    )
    return ChatCompletions(
        "azure", name.model, public_address(address), client, AZURE, "AZURE_OPENAI_ENDPOINT"
    )


def _azure_client(address: str, key: str, version: str) -> openai.AzureOpenAI:
    return openai.AzureOpenAI(
        azure_endpoint=address,
        api_key=key or None,
        api_version=version,
        max_retries=0,
        http_client=http_client(most_in_flight(address)),
    )


def _ollama(name: ModelName, environment: Mapping[str, str]) -> Provider:
    client = CLIENTS.get(_ollama_client, environment.get("OLLAMA_HOST", ""))
    address = public_address(str(client._client.base_url))
    return OllamaChat("ollama", name.model, address, client, options().OLLAMA_NUM_CTX)


def _ollama_client(host: str) -> ollama.Client:
    hooks = {"response": [native.bound]}
    return ollama.Client(
        host or None, follow_redirects=False, event_hooks=hooks, verify=native.tls_context()
    )


_PROVIDERS: dict[str, Callable[[ModelName, Mapping[str, str]], Provider]] = {
    "openai": _openai,
    "azure": _azure,
    "ollama": _ollama,
}
