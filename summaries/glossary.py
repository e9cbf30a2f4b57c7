"""Glossaries: terms of a company, how speech services mishear them, and what they mean.

A guideline has one and the installation has one. A prompt gets only the terms that may occur in
its transcript: those that it has, and those with a misheard form that it has.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from countersign_judge.llm.providers.offline import homoglyphs
from django.contrib.auth.models import User
from django.utils.translation import gettext as _

from summaries.formats.turns import normalize_line
from summaries.models import Glossary, GuidelineVersion

MOST_TERMS, MOST_HEARD = 500, 20
LONGEST_TERM, LONGEST_MEANING = 100, 300  # characters


@dataclass(frozen=True)
class Term:
    """`heard` are the words that a speech service writes in its place."""

    term: str
    heard: tuple[str, ...] = ()
    meaning: str = ""

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "heard": list(self.heard)}

    @property
    def line(self) -> str:
        """As `parse_glossary` reads it."""
        heard = f": {', '.join(self.heard)}" if self.heard else ""
        return f"{self.term}{heard}{f'; {self.meaning}' if self.meaning else ''}"


class InvalidGlossary(ValueError):
    """A line that is no term; the message names line, value and remedy."""

    def __init__(self, line: int, value: str, remedy: str) -> None:
        said = _("Line {line} is {value}; {remedy}.")
        super().__init__(said.format(line=line, value=repr(value[:80]), remedy=remedy))
        self.line, self.value, self.remedy = line, value, remedy


def parse_glossary(text: str) -> tuple[Term, ...]:
    """A term a line: "Corva: cover, corvo; our infusion pump". Raises InvalidGlossary."""
    terms: list[Term] = []
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        names, _semicolon, meaning = line.partition(";")
        term, _colon, heard = names.partition(":")
        found = Term(
            normalize_line(term),
            tuple(dict.fromkeys(filter(None, map(normalize_line, heard.split(","))))),
            normalize_line(meaning),
        )
        if remedy := _find_fault(found, seen):
            raise InvalidGlossary(number, line, remedy)
        seen.add(found.term.casefold())
        terms.append(found)
    if len(terms) > MOST_TERMS:
        remedy = _("give at most {most} terms").format(most=MOST_TERMS)
        raise InvalidGlossary(MOST_TERMS + 1, terms[MOST_TERMS].line, remedy)
    return tuple(terms)


def _find_fault(found: Term, seen: set[str]) -> str:
    """What to change, or ''."""
    if not any(each.isalnum() for each in found.term):
        return _("begin it with the term, as in “Corva: cover, corvo; our infusion pump”")
    if found.term.casefold() in seen:
        return _("give each term once")
    if len(found.heard) > MOST_HEARD:
        return _("give at most {most} misheard forms").format(most=MOST_HEARD)
    if any(len(each) > LONGEST_TERM for each in (found.term, *found.heard)):
        return _("give a term and its forms at most {most} characters each").format(
            most=LONGEST_TERM
        )
    if len(found.meaning) > LONGEST_MEANING:
        return _("give a meaning of at most {most} characters").format(most=LONGEST_MEANING)
    return ""


def format_glossary(terms: Iterable[Term]) -> str:
    """As `parse_glossary` reads it."""
    return "\n".join(each.line for each in terms)


def read_terms(stored: Iterable[Mapping[str, Any]]) -> tuple[Term, ...]:
    """From a JSON column."""
    return tuple(Term(each["term"], tuple(each["heard"]), each["meaning"]) for each in stored)


# --- The installation's -----------------------------------------------------


def get_installation_glossary() -> Glossary | None:
    """The newest row; None before the first."""
    return Glossary.objects.order_by("-pk").select_related("by").first()


def set_installation_glossary(terms: Sequence[Term], *, by: User) -> None:
    """Replaces it by a further row; the same terms add none."""
    known = get_installation_glossary()
    stored = [each.as_dict() for each in terms]
    if stored != (known.terms if known else []):
        Glossary.objects.create(terms=stored, by=by)


# --- Terms that may occur ---------------------------------------------------


def find_terms(
    version: GuidelineVersion, title: str, turns: Sequence[Mapping[str, Any]]
) -> tuple[Term, ...]:
    """The terms that may occur, the guideline's first; of two for one term, the guideline's."""
    known = get_installation_glossary()
    by_term: dict[str, Term] = {}
    for term in (*read_terms(version.glossary), *read_terms(known.terms if known else ())):
        by_term.setdefault(term.term.casefold(), term)
    if not by_term:
        return ()
    texts = [title, *(turn["speaker"] for turn in turns), *(turn["text"] for turn in turns)]
    said = fold_words("\n".join(texts))
    return tuple(
        term
        for term in by_term.values()
        if any(fold_words(form) in said for form in (term.term, *term.heard))
    )


_WORD = re.compile(r"\w+")


def fold_words(text: str) -> str:
    """The words in lower case, look-alike letters unified, each between spaces."""
    return f" {' '.join(_WORD.findall(homoglyphs.folded(text).casefold()))} "
