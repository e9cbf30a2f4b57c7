"""What judges find about a sentence of a summary, and the mark that a reader sees."""

from collections.abc import Iterable
from typing import NamedTuple

from countersign_judge.labels import LabelledEnum
from countersign_judge.translation import gettext_noop

# The finder of turns that share words with a sentence. It judges nothing.
SIMILARITY = "similarity"


class Relation(LabelledEnum):
    """What the transcript says about a sentence of the summary."""

    SUPPORTED = "supported", gettext_noop("supported")
    INFERRED = "inferred", gettext_noop("inferred")
    NOT_MENTIONED = "not mentioned", gettext_noop("not mentioned")
    CONTRADICTED = "contradicted", gettext_noop("contradicted")
    RULE = "rule", gettext_noop("breaks a rule")
    SIMILAR = "similar", gettext_noop("words found")
    NOT_FOUND = "not found", gettext_noop("not found")


class Mark(LabelledEnum):
    """What a reviewer sees about a sentence."""

    SUPPORTED = "supported", gettext_noop("supported")
    CHECK = "check", gettext_noop("unproven")
    WRONG = "wrong", gettext_noop("wrong")


UNSUPPORTED = frozenset({Relation.CONTRADICTED, Relation.NOT_MENTIONED, Relation.NOT_FOUND})
WORST_MARK_FIRST = (Mark.WRONG, Mark.CHECK, Mark.SUPPORTED)


class Finder(NamedTuple):
    """Who found something: a method, the model behind it, and the version of the
    method's prompts or rules."""

    judge: str
    found_by: str
    version: str


class SentenceMark(NamedTuple):
    """A mark on one sentence, its judge, and whether the sentence was good."""

    by: Finder
    mark: Mark
    good: bool


def worst_mark(marks: Iterable[Mark | None]) -> Mark | None:
    """None where there is none."""
    found = set(marks)
    return next((mark for mark in WORST_MARK_FIRST if mark in found), None)


# A verdict that its own judge finds less likely than not only asks for a look.
_LEAST_PROBABILITY = 0.5
DECIDED_RELATIONS = {Relation.SUPPORTED, Relation.CONTRADICTED}


# Why a sentence that a model calls supported is not marked so. A finding keeps one of these, or one
# with ": WORDS" after it (see `support`).
UNQUOTED, UNRELATED, MISSING = "unquoted", "unrelated", "missing"
DENIED, DENIES, TAKEN_BACK = "denied", "denies", "taken back"
# These two come from the second look; the words are the number of a turn.
OPPOSITE, CORRECTED = "opposite", "corrected"
DOUBTS = {
    UNQUOTED: gettext_noop("No quote found in the transcript"),
    UNRELATED: gettext_noop("The quote and the sentence have no word in common"),
    MISSING: gettext_noop("“{words}” is not in the quoted turns"),
    DENIED: gettext_noop("The quote says “{words}”; the sentence does not"),
    DENIES: gettext_noop("The sentence says “{words}”; the quote does not"),
    TAKEN_BACK: gettext_noop("Turn {words} takes this back"),
    OPPOSITE: gettext_noop("It may say the opposite of turn {words}"),
    CORRECTED: gettext_noop("Turn {words} may correct this"),
}


def mark_for_verdict(
    relation: str, *, quoted: bool, probability: float | None, doubt: str = ""
) -> Mark | None:
    """The mark for a verdict; None for word similarity, which judges nothing.

    A judge's word is not evidence: both marks stronger than "check" need words that code found in
    the transcript (`quoted`). Supported also needs them to carry the claim, so no `doubt`.
    """
    if relation == Relation.SIMILAR:
        return None
    if quoted and (probability is None or probability >= _LEAST_PROBABILITY):
        if relation == Relation.CONTRADICTED:
            return Mark.WRONG
        if relation == Relation.SUPPORTED and not doubt:
            return Mark.SUPPORTED
    return Mark.CHECK
