"""The guidelines that ship, each with a form, to choose from. Their files name criteria of the
library, with what is different for them."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from countersign_judge.criteria import Criterion
from countersign_judge.criteria.library import criterion_templates
from django.utils.translation import gettext_noop

from judging.guidelines.documents import Document, dump_document, load_document

# In the order of the page, with their titles and for which meetings they are.
_SHIPPED = {
    "general-minutes": (
        gettext_noop("General minutes"),
        gettext_noop("Meetings of a team or project"),
    ),
    "board": (
        gettext_noop("Board meeting"),
        gettext_noop("Resolutions, votes and declared interests"),
    ),
    "public-committee": (
        gettext_noop("Public committee"),
        gettext_noop("Minutes that the public reads, with motions and votes"),
    ),
    "support-escalation": (
        gettext_noop("Support escalation"),
        gettext_noop("A customer's problem, what was tried, and what was promised"),
    ),
    "sales-call": (
        gettext_noop("Sales call"),
        gettext_noop("Needs, terms and objections, and the next steps of both sides"),
    ),
    "care-visit": (
        gettext_noop("Clinical or care visit"),
        gettext_noop("Concerns, observations, advice and follow-up"),
    ),
    "interview": (
        gettext_noop("Interview or HR meeting"),
        gettext_noop("Questions and answers, without judgements of the person"),
    ),
    "design-review": (
        gettext_noop("Design review under a quality system"),
        gettext_noop("Findings, decisions and actions, as a controlled record"),
    ),
}


@dataclass(frozen=True)
class ShippedGuideline:
    """`about` says for which meetings it is."""

    document: Document
    about: str


@cache
def shipped_guidelines() -> dict[str, ShippedGuideline]:
    """By name, in the order of the page."""
    return {
        name: ShippedGuideline(_load(name, title), about)
        for name, (title, about) in _SHIPPED.items()
    }


def _load(name: str, title: str) -> Document:
    path = Path(__file__).parent / "shipped" / f"{name}.yaml"
    data: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    named = data.pop("criteria")
    data |= {"name": name, "title": title, "criteria": []}
    bare = load_document(yaml.safe_dump(data, allow_unicode=True))
    criteria = tuple(map(_read_criterion, named))
    document = replace(bare, content=replace(bare.content, criteria=criteria, joint_advisory=True))
    # As a file that a person would import: what ships is held to the same schema.
    return load_document(dump_document(document))


def _read_criterion(given: str | dict[str, Any]) -> Criterion:
    changes = {"name": given} if isinstance(given, str) else given
    return replace(criterion_templates()[changes["name"]], **changes)
