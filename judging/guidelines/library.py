"""Criteria to begin from. They are copied into a draft and edited there."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from judging.defaults import DIMENSIONS
from judging.guidelines.content import CriterionContent
from judging.guidelines.problems import refuse

_FILE = Path(__file__).with_name("library.yaml")


@cache
def templates() -> dict[str, CriterionContent]:
    """By name: those of the guideline that ships, then those of the file."""
    shipped = [CriterionContent(item.name, item.definition, item.steps) for item in DIMENSIONS]
    written = [_template(entry) for entry in yaml.safe_load(_FILE.read_text(encoding="utf-8"))]
    return {template.name: template for template in [*shipped, *written]}


def template_named(name: str) -> CriterionContent:
    """Raises Invalid for a name that the library does not have."""
    if name not in templates():
        raise refuse("template", name, f"choose one of {', '.join(templates())}")
    return templates()[name]


def _template(entry: dict[str, Any]) -> CriterionContent:
    return CriterionContent(**{**entry, "steps": tuple(entry.get("steps", ()))})
