"""System checks of the models' configuration; each message names the variable and the remedy."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.core.checks import CheckMessage, Error, Warning, register

from llm.conf import model_settings
from llm.errors import NotConfigured
from llm.prices import PricesError, load_prices
from llm.providers.registry import describe_model_form, load_provider, parse_model, provider_names
from llm.types import is_same_model


@register
def check_models(**_: Any) -> list[CheckMessage]:
    return [*model_errors(os.environ), *price_errors(), *self_judging()]


def model_errors(environment: Mapping[str, str]) -> list[CheckMessage]:
    current = model_settings()
    named = [
        ("COUNTERSIGN_WRITER_MODEL", current.WRITER_MODEL),
        ("COUNTERSIGN_JUDGE_MODEL", current.JUDGE_MODEL),
        *(("COUNTERSIGN_OTHER_MODELS", model) for model in current.OTHER_MODELS),
    ]
    if current.SECOND_JUDGE_MODEL:
        named.append(("COUNTERSIGN_SECOND_JUDGE_MODEL", current.SECOND_JUDGE_MODEL))
    errors: list[CheckMessage] = []
    used = set()
    for variable, model in named:
        try:
            used.add(parse_model(model).provider)
        except ValueError:
            hint = f"Write {describe_model_form()}."
            errors.append(Error(f"{variable} is {model!r}.", hint=hint, id="llm.E001"))
    for name in provider_names():
        try:
            provider = load_provider(name)
        except NotConfigured as error:
            errors.append(Error(str(error), id="llm.E009"))
        else:
            errors += provider.check(environment) if name in used else []
    return errors


def self_judging() -> list[CheckMessage]:
    current = model_settings()
    if current.SECOND_JUDGE_MODEL or not is_same_model(current.WRITER_MODEL, current.JUDGE_MODEL):
        return []
    return [
        Warning(
            f"{current.WRITER_MODEL} writes the summaries and judges them: a judge prefers texts "
            "of its own model (G-Eval, arXiv 2303.16634).",
            hint="Name a model of another family in COUNTERSIGN_JUDGE_MODEL, or a second one in "
            "COUNTERSIGN_SECOND_JUDGE_MODEL.",
            id="llm.W001",
        )
    ]


def price_errors() -> list[CheckMessage]:
    path = model_settings().PRICES
    try:
        if path:
            load_prices(Path(path))
    except PricesError as error:
        return [
            Error(
                f"COUNTERSIGN_PRICES: {error}",
                hint="Give the path of a YAML file like llm/prices.yaml, or unset it.",
                id="llm.E008",
            )
        ]
    return []
