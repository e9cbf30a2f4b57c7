"""Criteria: what a judge scores from 1 to 5."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from countersign_judge.labels import LabelledEnum
from countersign_judge.translation import gettext as _
from countersign_judge.translation import gettext_noop

# What a text has to reach where nothing else is said.
USUAL_THRESHOLD = 4.0


class ScoreMode(LabelledEnum):
    """How G-Eval makes a number from a judge's answers."""

    AUTO = "auto", gettext_noop("Token probabilities if available, otherwise a single answer")
    LOGPROBS = "logprobs", gettext_noop("Weighted by token probabilities, or unscored")
    SAMPLES = "samples", gettext_noop("Mean of samples")
    SINGLE = "single", gettext_noop("One answer")


class Basis(LabelledEnum):
    """What a criterion is judged on where a transcript exceeds the judge's window."""

    PASSAGES = "passages", gettext_noop("The passages closest to each claim of the summary")
    MEETING = "meeting", gettext_noop("The whole meeting, part by part")


# Criteria of this name ask what the summary leaves out, or compare it with the whole meeting.
_OF_MEETING = frozenset(
    {"relevance", "completeness", "coverage", "completeness of actions", "decisions"}
    | {"decisions with owners", "open questions", "neutrality", "brevity"}
)


def find_basis(name: str, basis: str = "") -> Basis:
    """Of a criterion: its own `basis`, or else by its name."""
    by_name = Basis.MEETING if name.casefold() in _OF_MEETING else Basis.PASSAGES
    return Basis(basis) if basis else by_name


@dataclass(frozen=True)
class Criterion:
    """One criterion; `threshold` None means the guideline's, an empty `basis` that of its name."""

    name: str
    definition: str
    steps: Sequence[str] = ()
    method: str = "geval"
    parameters: dict[str, Any] = field(default_factory=dict)
    blocking: bool = True
    threshold: float | None = None
    basis: str = ""

    @property
    def effective_threshold(self) -> float:
        """The score to reach."""
        return USUAL_THRESHOLD if self.threshold is None else self.threshold

    @property
    def effective_basis(self) -> Basis:
        """What a long meeting is judged on: the criterion's own choice, or else by its name."""
        return find_basis(self.name, self.basis)


CRITERION_COLUMNS = tuple(item.name for item in fields(Criterion))


# --- Problems ---------------------------------------------------------------

_LONGEST_VALUE = 120


@dataclass(frozen=True)
class GuidelineProblem:
    """`field` is a path such as `criteria.2.steps`, counted from 1; `value` shortened."""

    field: str
    value: str
    remedy: str

    @classmethod
    def of(cls, field: str, value: object, remedy: str) -> "GuidelineProblem":
        shown = repr(value)
        if len(shown) > _LONGEST_VALUE:
            shown = f"{shown[:_LONGEST_VALUE]}…"
        return cls(field, shown, remedy)

    def __str__(self) -> str:
        said = _("{field} is {value}; {remedy}")
        return said.format(field=self.field, value=self.value, remedy=self.remedy)


class InvalidGuideline(Exception):
    """Holds every problem of the content."""

    def __init__(self, problems: Sequence[GuidelineProblem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def invalid_field(field: str, value: object, remedy: str) -> InvalidGuideline:
    return InvalidGuideline([GuidelineProblem.of(field, value, remedy)])
