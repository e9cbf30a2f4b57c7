"""Which models this machine could use already: an Ollama that runs, and keys in the environment."""

import http.client
import json
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

_SECONDS = 1.0
_OLLAMA_PORT = 11434
_MOST_NAMED = 5


@dataclass(frozen=True)
class Found:
    """`what` there is, and the `command` that uses it."""

    what: str
    command: str


def found_models(environment: Mapping[str, str]) -> list[Found]:
    found = []
    host = environment.get("OLLAMA_HOST", "")
    models = _ollama_models(host)
    if models:
        names = ", ".join(models[:_MOST_NAMED]) + (" …" if len(models) > _MOST_NAMED else "")
        what = f"Ollama at {ollama_address(host)} with {names}"
        found.append(Found(what, f"make run MODEL=ollama:{models[0]}"))
    elif models is not None:
        what = f"Ollama at {ollama_address(host)}, without a model"
        found.append(Found(what, "ollama pull llama3.1 && make run MODEL=ollama:llama3.1"))
    if environment.get("OPENAI_BASE_URL"):
        found.append(Found("OPENAI_BASE_URL", "make run MODEL=openai:NAME"))
    elif environment.get("OPENAI_API_KEY"):
        found.append(Found("OPENAI_API_KEY", "make run MODEL=openai:gpt-4o"))
    if environment.get("AZURE_OPENAI_ENDPOINT"):
        found.append(Found("AZURE_OPENAI_ENDPOINT", "make run MODEL=azure:DEPLOYMENT"))
    return found


def ollama_address(host: str) -> str:
    """What OLLAMA_HOST comes to; its port is 11434 where it names no other."""
    parts = urlsplit(host if "://" in host else f"http://{host}")
    # A server's own OLLAMA_HOST may name all addresses of its machine.
    name = parts.hostname if parts.hostname not in {None, "", "0.0.0.0"} else "127.0.0.1"  # noqa: S104
    usual = {"http": 80, "https": 443}[parts.scheme] if "://" in host else _OLLAMA_PORT
    return f"{parts.scheme}://{name}:{parts.port or usual}"


def _ollama_models(host: str) -> list[str] | None:
    """The models that Ollama has, those for texts first; None where there is no Ollama."""
    try:
        parts = urlsplit(ollama_address(host))
        of = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = of(parts.netloc, timeout=_SECONDS)
        try:
            connection.request("GET", "/api/tags")
            models = json.loads(connection.getresponse().read())["models"]
        finally:
            connection.close()
        names = [str(model["name"]).removesuffix(":latest") for model in models]
    except (OSError, http.client.HTTPException, ValueError, LookupError, TypeError):
        return None
    return sorted(names, key=lambda name: "embed" in name)
