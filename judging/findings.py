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

from countersign_judge.marks import (
    CORRECTED,
    DECIDED_RELATIONS,
    DOUBTS,
    OPPOSITE,
    SIMILARITY,
    UNQUOTED,
    Mark,
    Relation,
    mark_for_verdict,
)
from django.utils.translation import gettext, gettext_noop

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


# Why a sentence with a name or term that the transcript lacks is marked supported, by the source
# that gives it.
ACCEPTED = {
    "glossary": gettext_noop("The glossary gives “{form}” for “{heard}”"),
    "participants": gettext_noop("The participants give “{form}” for “{heard}”"),
}


# --- Findings ---------------------------------------------------------------


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
        if self.mark != Mark.CHECK or self.relation not in DECIDED_RELATIONS:
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
    if relation not in list(Relation):
        known = ", ".join(Relation)
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
