"""System checks of the models' configuration; each message names the variable and the remedy."""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.core.checks import CheckMessage, Error, Warning, register

from llm.conf import options
from llm.prices import PricesError, load
from llm.types import (
    AZURE_API_VERSION,
    FORMS,
    OFFLINE,
    OLDEST_AZURE_API_VERSION,
    OPENAI_ADDRESS,
    is_one_model,
    parse_model,
)


@register
def check_models(**_: Any) -> list[CheckMessage]:
    return [*model_errors(os.environ), *price_errors(), *self_judging()]


def model_errors(environment: Mapping[str, str]) -> list[CheckMessage]:
    errors: list[CheckMessage] = []
    providers: set[str] = set()
    others = [("COUNTERSIGN_OTHER_MODELS", model) for model in options().OTHER_MODELS]
    for variable, model in [*_models().items(), *others]:
        try:
            providers.add(parse_model(model).provider)
        except ValueError:
            errors.append(Error(f"{variable} is {model!r}.", hint=f"Write {FORMS}.", id="llm.E001"))
    for provider in sorted(providers - {OFFLINE}):
        errors += _CHECKS[provider](environment)
    return errors


def self_judging() -> list[CheckMessage]:
    current = options()
    if current.SECOND_JUDGE_MODEL or not is_one_model(current.WRITER_MODEL, current.JUDGE_MODEL):
        return []
    return [
        Warning(
            f"{current.WRITER_MODEL} writes the summaries and judges them: a judge prefers texts "
            "of its own model (G-Eval, arXiv 2303.16634).",
            hint="Name a model of another family in COUNTERSIGN_JUDGE_MODEL, or beside it in "
            "COUNTERSIGN_SECOND_JUDGE_MODEL.",
            id="llm.W001",
        )
    ]


def price_errors() -> list[CheckMessage]:
    path = options().PRICES
    try:
        if path:
            load(Path(path))
    except PricesError as error:
        return [
            Error(
                f"COUNTERSIGN_PRICES: {error}",
                hint="Give the path of a YAML file like llm/prices.yaml, or unset it.",
                id="llm.E008",
            )
        ]
    return []


def _models() -> dict[str, str]:
    current = options()
    second = {"COUNTERSIGN_SECOND_JUDGE_MODEL": current.SECOND_JUDGE_MODEL}
    return {
        "COUNTERSIGN_WRITER_MODEL": current.WRITER_MODEL,
        "COUNTERSIGN_JUDGE_MODEL": current.JUDGE_MODEL,
        **(second if current.SECOND_JUDGE_MODEL else {}),
    }


def _openai(environment: Mapping[str, str]) -> Iterator[CheckMessage]:
    address = environment.get("OPENAI_BASE_URL", "")
    if address and not _is_http(address):
        yield Error(
            f"OPENAI_BASE_URL is {address!r}, which is not an http(s) address.",
            hint="Write it as http://HOST:PORT/v1, or unset it for api.openai.com.",
            id="llm.E002",
        )
    elif address in {"", OPENAI_ADDRESS} and not environment.get("OPENAI_API_KEY"):
        yield Error(
            "An openai: model is set, but OPENAI_API_KEY is not.",
            hint="Set OPENAI_API_KEY, or OPENAI_BASE_URL to a server of your own.",
            id="llm.E003",
        )


def _azure(environment: Mapping[str, str]) -> Iterator[CheckMessage]:
    address = environment.get("AZURE_OPENAI_ENDPOINT", "")
    if not _is_http(address):
        yield Error(
            f"An azure: model is set, but AZURE_OPENAI_ENDPOINT is {address!r}.",
            hint="Set it to https://RESOURCE.openai.azure.com.",
            id="llm.E004",
        )
    if not environment.get("AZURE_OPENAI_API_KEY"):
        yield Error(
            "An azure: model is set, but AZURE_OPENAI_API_KEY is not.",
            hint="Set it to a key of the resource.",
            id="llm.E005",
        )
    version = environment.get("OPENAI_API_VERSION") or AZURE_API_VERSION
    if version < OLDEST_AZURE_API_VERSION:
        yield Error(
            f"OPENAI_API_VERSION is {version!r}, which takes no JSON schemas.",
            hint=f"Set it to {AZURE_API_VERSION} or later, or unset it.",
            id="llm.E006",
        )


def _ollama(environment: Mapping[str, str]) -> Iterator[CheckMessage]:
    host = environment.get("OLLAMA_HOST", "")
    if host and not _is_ollama_host(host):
        yield Error(
            f"OLLAMA_HOST is {host!r}, which is not an address.",
            hint="Write it as http://HOST:11434 or HOST:11434, or unset it for this machine.",
            id="llm.E007",
        )


def _is_http(address: str) -> bool:
    scheme, separator, rest = address.partition("://")
    return bool(separator) and scheme in {"http", "https"} and _is_ollama_host(rest)


def _is_ollama_host(host: str) -> bool:
    address = host if "://" in host else f"http://{host}"
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return False
    name = parts.hostname or ""
    # ":11434" means this machine to Ollama.
    return parts.scheme in {"http", "https"} and bool(re.fullmatch(r"[\w.:-]*", name))


_CHECKS = {"openai": _openai, "azure": _azure, "ollama": _ollama}
