"""System checks of the models' configuration; each message names the variable and the remedy."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from countersign_judge.llm.errors import NotConfigured
from countersign_judge.llm.prices import PricesError, load_prices
from countersign_judge.llm.providers.registry import (
    Provider,
    SetUpProblem,
    describe_model_form,
    load_provider,
    parse_model,
    provider_names,
)
from countersign_judge.llm.types import is_same_model
from django.core.checks import CheckMessage, Error, Warning, register

from llm.conf import model_settings


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
            errors += _provider_errors(provider, environment) if name in used else []
    return errors


def _provider_errors(provider: Provider, environment: Mapping[str, str]) -> Iterator[CheckMessage]:
    problems: Iterator[SetUpProblem | CheckMessage] = provider.check(environment)
    for problem in problems:
        # A provider written for 1.0 yields messages of Django.
        if isinstance(problem, CheckMessage):
            yield problem
        else:
            yield Error(problem.message, hint=problem.hint, id=problem.id)


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
                hint="Give the path of a YAML file like the shipped prices.yaml, or unset it.",
                id="llm.E008",
            )
        ]
    return []
