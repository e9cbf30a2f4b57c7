"""Criteria outside a guideline: those of the library by name, and a person's own."""

from collections.abc import Iterable
from difflib import get_close_matches
from textwrap import shorten

from judging.guidelines.content import Content, CriterionContent, InvalidGuideline, refuse
from judging.guidelines.documents import templates
from judging.guidelines.validation import draft_problems

Criterion = CriterionContent

# A name of a criterion may be as long; a criterion in words has at least as many.
_LONGEST_NAME, _FEWEST_WORDS = 80, 3
# Likelier a slip in the name of one of the library's.
_ALIKE = 0.85


def as_criteria(given: Iterable[str | Criterion]) -> tuple[Criterion, ...]:
    """Each of them once, in order. A text is a name in the library, or else says in words what a
    summary has to do, and is called by its beginning.

    Raises InvalidGuideline for one that is neither, or that no guideline could hold.
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
