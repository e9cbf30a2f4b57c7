"""What judges find about sentences, and the quotes that findings and scores rest on.

A quote is `{"quote": str, "turn": int | null, "start": int | null, "end": int | null}`; a null turn
means that it is not in the transcript. Evaluations store `[turn, start, end]`, so a quote always
has the transcript's exact characters: readers trust it without looking it up. For a quote that is
not in the transcript they store the words.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from django.db import models
from django.utils.translation import gettext, gettext_noop
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from judging.models import Evaluation

# --- Quotes -----------------------------------------------------------------


def encode_quotes(quotes: Iterable[dict[str, Any]]) -> list[Any]:
    """The quotes in stored form."""
    return [
        item["quote"] if item["turn"] is None else [item["turn"], item["start"], item["end"]]
        for item in quotes
    ]


def decode_quotes(quoted: list[Any], turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The quotes that `quoted` stores, from `turns`."""
    return [
        _decode_quote(turns, *each) if isinstance(each, list) else {"quote": each, **_NO_PLACE}
        for each in quoted
    ]


_NO_PLACE = {"turn": None, "start": None, "end": None}


def _decode_quote(turns: list[dict[str, Any]], turn: int, start: int, end: int) -> dict[str, Any]:
    try:
        words = turns[turn]["text"][start:end]
    except (LookupError, TypeError):
        # These are not the quoted turns; verification reports that.
        words = ""
    return {"quote": words, "turn": turn, "start": start, "end": end}


def is_quoted(quoted: Iterable[Any]) -> bool:
    """Whether any of them is in the transcript."""
    return any(isinstance(each, list) for each in quoted)


# --- Relations and marks ----------------------------------------------------


class Relation(models.TextChoices):
    """What the transcript says about a sentence of the summary."""

    SUPPORTED = "supported", _("supported")
    INFERRED = "inferred", _("inferred")
    NOT_MENTIONED = "not mentioned", _("not mentioned")
    CONTRADICTED = "contradicted", _("contradicted")
    RULE = "rule", _("breaks a rule")
    SIMILAR = "similar", _("words found")
    NOT_FOUND = "not found", _("not found")


class Mark(models.TextChoices):
    """What a reviewer sees about a sentence."""

    SUPPORTED = "supported", _("supported")
    CHECK = "check", _("unproven")
    WRONG = "wrong", _("wrong")


# A verdict that its own judge finds less likely than not only asks for a look.
_LEAST_PROBABILITY = 0.5
_DECIDED_RELATIONS = {Relation.SUPPORTED, Relation.CONTRADICTED}


# Why a sentence that a model calls supported is not marked so. A finding keeps one of these, or one
# with ": WORDS" after it (see `judging.support`).
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


# Why a sentence with a name or term that the transcript lacks is marked supported, by the source
# that gives it.
ACCEPTED = {
    "glossary": gettext_noop("The glossary gives “{form}” for “{heard}”"),
    "participants": gettext_noop("The participants give “{form}” for “{heard}”"),
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


# --- Findings ---------------------------------------------------------------

# The finder of turns that share words with a sentence. It judges nothing.
SIMILARITY = "similarity"


@dataclass
class Finding:
    """A sentence of the attempt (`start` to `end` in its text) and what `found_by` says about it.

    `found_by` is a model's full name, "student:NAME", a judge without a model ("lexical", "rules"),
    or SIMILARITY, whose only relation is `similar`. `turns` are indices into the transcript's
    turns, best first. `probability` is that of a model's verdict among yes, no and idk, null when
    the server gave none. `doubt` is one of DOUBTS, with its words: why code rejects a model's yes.
    `accepted` lists names and terms that the transcript misheard, each `{"source": str (a key of
    ACCEPTED), "form": str, "heard": str}`.
    """

    evaluation: "Evaluation" = field(repr=False)
    start: int
    end: int
    relation: str
    found_by: str
    turns: list[int] = field(default_factory=list)
    reason: str = ""
    probability: float | None = None
    quoted: list[Any] = field(default_factory=list)
    doubt: str = ""
    accepted: list[dict[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        # The judge without a model called it supported before its version words-1.
        if self.found_by == "lexical" and self.relation == Relation.SUPPORTED:
            self.found_by, self.relation = SIMILARITY, Relation.SIMILAR

    @classmethod
    def in_words(cls, *, quotes: list[dict[str, Any]], **given: Any) -> "Finding":
        """A finding that a job or a snapshot stored with the words of its quotes."""
        finding = cls(quoted=encode_quotes(quotes), **given)
        finding.quotes = quotes
        return finding

    @cached_property
    def quotes(self) -> list[dict[str, Any]]:
        return self.evaluation.quotes_of(self.quoted)

    @property
    def text(self) -> str:
        return self.evaluation.attempt.text[self.start : self.end]

    @property
    def mark(self) -> Mark | None:
        return mark_for_verdict(
            self.relation,
            quoted=is_quoted(self.quoted),
            probability=self.probability,
            doubt=self.doubt,
        )

    @property
    def is_reversed(self) -> bool:
        """Whether a second look found that it says the opposite, or what was corrected later."""
        return self.doubt.partition(": ")[0] in {OPPOSITE, CORRECTED}

    @property
    def why_check(self) -> str:
        """Why the mark differs from the verdict, in the reader's language; '' if it does not."""
        if self.mark != Mark.CHECK or self.relation not in _DECIDED_RELATIONS:
            return ""
        unquoted = "" if is_quoted(self.quoted) else UNQUOTED
        kind, _colon, words = (self.doubt or unquoted).partition(": ")
        if kind:
            return gettext(DOUBTS[kind]).format(words=words)
        return gettext("The model's own probability is below 50 %")


def describe_accepted(accepted: Iterable[dict[str, str]]) -> str:
    """What glossary and participants give, in the reader's language; '' for nothing."""
    given = ((ACCEPTED[each["source"]], each) for each in accepted)
    return "; ".join(
        gettext(words).format(form=each["form"], heard=each["heard"]) for words, each in given
    )


def finding_rows(given: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of `Evaluation.found`, in the order of the text; those with one start keep their
    order. Raises ValueError for what no judge can have found."""
    return sorted((_finding_row(**each) for each in given), key=itemgetter("start"))


def _finding_row(
    *,
    start: int,
    end: int,
    relation: str,
    found_by: str,
    turns: Iterable[int] = (),
    reason: str = "",
    probability: float | None = None,
    quotes: Iterable[dict[str, Any]] = (),
    doubt: str = "",
    accepted: Iterable[dict[str, str]] = (),
) -> dict[str, Any]:
    if not 0 <= start < end:
        raise ValueError(f"start {start} and end {end} of a finding enclose no text")
    if relation not in Relation.values:
        known = ", ".join(Relation.values)
        raise ValueError(f"relation {relation!r} of a finding is none of {known}")
    if not found_by or (found_by == SIMILARITY) != (relation == Relation.SIMILAR):
        raise ValueError(
            f"found_by {found_by!r} of a finding whose relation is {relation!r}: name who found it;"
            f" {SIMILARITY!r} alone finds {str(Relation.SIMILAR)!r}, and nothing else"
        )
    if probability is not None and not 0 <= probability <= 1:
        raise ValueError(f"probability {probability} of a finding is not between 0 and 1")
    if doubt and doubt.partition(": ")[0] not in DOUBTS:
        raise ValueError(f"doubt {doubt!r} of a finding begins with none of {', '.join(DOUBTS)}")
    return {
        "start": start,
        "end": end,
        "relation": str(relation),
        "found_by": found_by,
        "turns": list(turns),
        "reason": reason,
        "probability": probability,
        "quoted": encode_quotes(quotes),
        "doubt": doubt,
        "accepted": list(accepted),
    }


# --- Words of scores --------------------------------------------------------

_NO_DETAILS: dict[str, Any] = {
    "reason": "",
    "distribution": {},
    "quoted": [],
    "unfounded": False,
    # Of verdicts before 1.1 it is unknown.
    "read": None,
}


def score_details(criterion: int, said: list[dict[str, Any]]) -> dict[str, Any]:
    """What the score of this criterion rests on, from `Evaluation.said`."""
    found = next((each for each in said if each["criterion"] == criterion), {})
    return {**_NO_DETAILS, **found}
