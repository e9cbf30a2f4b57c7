"""QAG's arithmetic: verdicts in, shares of 0 to 1 and a score of 1 to 5 out."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from judging.models import Relation

Verdict = Literal["yes", "no", "idk"]

RELATIONS: dict[Verdict, Relation] = {
    "yes": Relation.SUPPORTED,
    "no": Relation.CONTRADICTED,
    "idk": Relation.NOT_MENTIONED,
}


@dataclass(frozen=True)
class Claim:
    """A claim of sentence `sentence` (from 0), the verdict on it and the words that decide it."""

    sentence: int
    text: str
    verdict: Verdict
    quote: str = ""
    reason: str = ""

    @property
    def relation(self) -> Relation:
        return RELATIONS[self.verdict]


@dataclass(frozen=True)
class Question:
    """What the transcript and the summary answer to it."""

    text: str
    transcript: Verdict
    summary: Verdict
    reason: str = ""

    @property
    def counts(self) -> bool:
        """A question that the transcript does not answer says nothing about the summary."""
        return self.transcript != "idk"

    @property
    def outcome(self) -> str:
        if not self.counts:
            return "not answerable"
        if self.summary == "idk":
            return "omitted"
        return "covered" if self.summary == self.transcript else "contradicted"


@dataclass(frozen=True)
class Share:
    """`hits` of `total`, None as a value when there was nothing to count."""

    hits: int
    total: int

    @property
    def value(self) -> float | None:
        return self.hits / self.total if self.total else None

    def lower(self) -> float:
        """The lower end of Wilson's interval (1927) for a proportion, one standard error wide."""
        if not self.total:
            return 0.0
        spread = math.sqrt(self.hits * (self.total - self.hits) / self.total + 0.25)
        return (self.hits + 0.5 - spread) / (self.total + 1)


def alignment(claims: Sequence[Claim]) -> Share:
    """The share of claims that the transcript bears out."""
    return Share(sum(claim.verdict == "yes" for claim in claims), len(claims))


def coverage(questions: Sequence[Question]) -> Share:
    """The share of answerable questions that the summary answers as the transcript does."""
    counted = [question for question in questions if question.counts]
    return Share(sum(question.outcome == "covered" for question in counted), len(counted))


@dataclass(frozen=True)
class QagScore:
    """`value` is the smaller of the two shares, in strict mode 1 when it is 1 and else 0."""

    alignment: Share
    coverage: Share
    strict: bool = False

    @property
    def weaker(self) -> Share:
        counted = [share for share in (self.alignment, self.coverage) if share.total]
        return min(counted, key=lambda share: share.hits / share.total)

    @property
    def value(self) -> float:
        share = self.weaker.hits / self.weaker.total
        return share if not self.strict else float(share == 1)

    @property
    def on_scale(self) -> float:
        return 1 + 4 * self.value

    @property
    def spread(self) -> float:
        """Half the width of the interval on the scale of 1 to 5, taken downwards."""
        return 0.0 if self.strict else 4 * max(0.0, self.value - self.weaker.lower())
