"""Criteria outside a guideline: from the library by name, or in a person's own words."""

from collections.abc import Iterable
from dataclasses import replace
from difflib import get_close_matches
from textwrap import shorten

from django.utils.translation import gettext as _

from judging.guidelines.content import Content, CriterionContent, InvalidGuideline, invalid_field
from judging.guidelines.documents import criterion_templates
from judging.guidelines.validation import draft_problems
from judging.judges import judge_methods

Criterion = CriterionContent

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
    if problems := draft_problems(Content(instructions="", criteria=tuple(found))):
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
