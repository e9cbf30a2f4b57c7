"""Criteria that ship, and criteria in a person's own words."""

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from textwrap import shorten
from typing import Any

import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from countersign_judge.criteria import Criterion, GuidelineProblem, InvalidGuideline, invalid_field
from countersign_judge.judges import judge_methods
from countersign_judge.llm.canonical_json import LARGEST_INTEGER
from countersign_judge.llm.strict_json import is_storable
from countersign_judge.translation import gettext, gettext_noop
from countersign_judge.translation import gettext as _

# Characters of the longest name, and the fewest words of a criterion in words.
_LONGEST_NAME, _FEWEST_WORDS = 80, 3
# In English, like every prompt.
_GENERAL_STEPS = (
    "Find every place in the summary that the definition is about, and what is missing there.",
    "Hold each of them against the transcript.",
    "Score 5 if the summary meets the definition throughout, 3 if in part, and 1 if it does not.",
)
# Probably a typo in a name from the library.
_TYPO_SIMILARITY = 0.85


def parse_criteria(given: Iterable[str | Criterion]) -> tuple[Criterion, ...]:
    """The criteria, each once, in order. A text is a name in the library or says in words what a
    summary has to do; its beginning is then its name.

    Raises InvalidGuideline for a text that is neither, or that no guideline can hold.
    """
    found: list[Criterion] = []
    for each in given:
        criterion = _criterion_from_text(each) if isinstance(each, str) else each
        if not criterion.definition.strip():
            raise invalid_field(
                "definition", criterion.definition, _("write what the criterion means")
            )
        if criterion not in found:
            found.append(criterion)
    schema = {"type": "object", "properties": {"criteria": criteria_schema()}}
    listed = [{**asdict(each), "steps": list(each.steps)} for each in found]
    problems = [
        *shape_problems({"criteria": listed}, Draft202012Validator(schema)),
        *find_repeated_names("criteria", (each.name for each in found)),
    ]
    if problems:
        raise InvalidGuideline(problems)
    return tuple(found)


def add_general_steps(criterion: Criterion) -> Criterion:
    """With general evaluation steps where its method needs some and it has only a definition."""
    needs = judge_methods()[criterion.method].follows_steps and not criterion.parameters.get(
        "prompt"
    )
    if criterion.steps or not needs or not criterion.definition.strip():
        return criterion
    return replace(criterion, steps=_GENERAL_STEPS)


def _criterion_from_text(text: str) -> Criterion:
    if text in criterion_templates():
        return criterion_templates()[text]
    slip = get_close_matches(text, criterion_templates(), n=1, cutoff=_TYPO_SIMILARITY)
    if slip or len(text.split()) < _FEWEST_WORDS:
        remedy = _("choose one of {known}, or describe the criterion in a sentence")
        raise invalid_field(
            "criterion", text, remedy.format(known=", ".join(criterion_templates()))
        )
    return Criterion(shorten(text, _LONGEST_NAME, placeholder="…"), text)


# --- Shipped criteria -------------------------------------------------------


def _read_shipped(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


@cache
def general_criteria() -> tuple[Criterion, ...]:
    """After the four dimensions of SummEval (Fabbri et al. 2021, arXiv 2007.12626) in our own
    words, and one for the tone of business records."""
    return tuple(map(build_criterion, yaml.safe_load(_read_shipped("general.yaml"))))


@cache
def criterion_templates() -> dict[str, Criterion]:
    """Criteria by name: first the general ones, then the library's."""
    library = [build_criterion(entry) for entry in yaml.safe_load(_read_shipped("library.yaml"))]
    return {criterion.name: criterion for criterion in [*general_criteria(), *library]}


def build_criterion(data: dict[str, Any]) -> Criterion:
    """Of data that fits the schema."""
    return Criterion(**{**data, "steps": tuple(data.get("steps", ()))})


# --- Shape ------------------------------------------------------------------


def criteria_schema() -> dict[str, Any]:
    """The JSON Schema of a list of criteria."""
    schema: dict[str, Any] = json.loads(_read_shipped("schema.json"))
    known = list(judge_methods())
    schema["items"]["properties"]["method"] = {
        "description": f"one of {', '.join(known)}",
        "enum": known,
    }
    return schema


def find_repeated_names(field: str, names: Iterable[str]) -> list[GuidelineProblem]:
    return [
        GuidelineProblem.of(field, name, _("give each its own name"))
        for name, count in Counter(names).items()
        if count > 1
    ]


def shape_problems(data: Any, validator: Draft202012Validator) -> list[GuidelineProblem]:
    """The places where `data` breaks the schema of `validator`."""
    unusual = list(_find_unstorable(data, ()))
    if unusual:
        return unusual
    errors = sorted(validator.iter_errors(data), key=lambda error: list(map(str, error.path)))
    return [_build_problem(error) for error in errors]


def _build_problem(error: ValidationError) -> GuidelineProblem:
    path = _format_path(tuple(error.absolute_path))
    remedy = error.schema.get("description") if isinstance(error.schema, dict) else None
    if error.validator in {"required", "additionalProperties"} or not remedy:
        return GuidelineProblem.of(path or "file", error.instance, error.message)
    return GuidelineProblem.of(
        path or "file", error.instance, gettext("give {what}").format(what=gettext(remedy))
    )


def _format_path(path: tuple[Any, ...]) -> str:
    """The path with list positions from 1, as people count."""
    return ".".join(str(part + 1) if isinstance(part, int) else str(part) for part in path)


def _find_unstorable(value: Any, path: tuple[Any, ...]) -> Iterator[GuidelineProblem]:
    """Values that YAML or Python has but JSON or the database cannot hold."""
    if isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(key, str) or not _is_storable(key):
                yield GuidelineProblem.of(
                    _format_path((*path, str(key))), key, gettext("put the key in quotes")
                )
                return
            yield from _find_unstorable(item, (*path, key))
    elif isinstance(value, list):
        for position, item in enumerate(value):
            yield from _find_unstorable(item, (*path, position))
    elif not _is_storable(value):
        yield GuidelineProblem.of(_format_path(path) or "file", value, gettext(_STORABLE_REMEDY))


_STORABLE_REMEDY = gettext_noop(
    "give text without NUL, a finite number, an integer up to 2^53 - 1, true, false, null, "
    "a list or a mapping"
)


def _is_storable(value: Any) -> bool:
    if isinstance(value, str):
        return is_storable(value)
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, int):
        return abs(value) <= LARGEST_INTEGER
    return value is None
