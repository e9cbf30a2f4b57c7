"""Criteria outside a guideline: from the library by name, or in a person's own words."""

from collections.abc import Iterable
from difflib import get_close_matches
from textwrap import shorten

from judging.guidelines.content import Content, CriterionContent, InvalidGuideline, refuse
from judging.guidelines.documents import templates
from judging.guidelines.validation import draft_problems

Criterion = CriterionContent

# Characters of the longest name, and the fewest words of a criterion in words.
_LONGEST_NAME, _FEWEST_WORDS = 80, 3
# Probably a typo in a name from the library.
_ALIKE = 0.85


def as_criteria(given: Iterable[str | Criterion]) -> tuple[Criterion, ...]:
    """The criteria, each once, in order. A text is a name in the library or says in words what a
    summary has to do; its beginning is then its name.

    Raises InvalidGuideline for a text that is neither, or that no guideline can hold.
    """
    found: list[Criterion] = []
    for each in given:
        criterion = _worded(each) if isinstance(each, str) else each
        if not criterion.definition.strip():
            raise refuse("definition", criterion.definition, "say what the criterion means")
        if criterion not in found:
            found.append(criterion)
    if problems := draft_problems(Content(instructions="", criteria=tuple(found))):
        raise InvalidGuideline(problems)
    return tuple(found)


def _worded(text: str) -> Criterion:
    if text in templates():
        return templates()[text]
    slip = get_close_matches(text, templates(), n=1, cutoff=_ALIKE)
    if slip or len(text.split()) < _FEWEST_WORDS:
        known = ", ".join(templates())
        remedy = f"choose of {known}, or say in a sentence what a summary has to do"
        raise refuse("criterion", text, remedy)
    return Criterion(shorten(text, _LONGEST_NAME, placeholder="…"), text)
