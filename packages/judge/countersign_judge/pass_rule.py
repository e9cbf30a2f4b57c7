"""The rule of the gate: which scores pass a text, which passes have to be confirmed, and why.

Everything that needs to know whether a score passes asks this module, or reads a stored verdict.

The number that decides is the judge's answer, because people read the scale by it: a 4 or 5 goes to
a reviewer, a 3 or less goes back. The mean over token probabilities would let a 4 with a tail fail
on one server and pass on another. Methods that answer no integer are compared by their value.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from countersign_judge.judges import prescreen_methods
from countersign_judge.judges.base import Mode
from countersign_judge.scores import format_score

# The same text always gets the same score from these, so a second one tells nothing.
_WITHOUT_MODEL = frozenset({Mode.MEASURED, Mode.CHECKED, Mode.PREDICTED})

# Why an unfounded score does not count.
UNFOUNDED_REASON = "most of the judge's quotes are not in the transcript"


class JudgedCriterion(Protocol):
    """A `Criterion`, or a stored one."""

    @property
    def name(self) -> str: ...
    @property
    def method(self) -> str: ...
    @property
    def blocking(self) -> bool: ...
    @property
    def effective_threshold(self) -> float: ...


class ConfirmationRule(Protocol):
    """Whether passes in doubt are confirmed, and above which probability of a lower score."""

    @property
    def confirm(self) -> bool: ...
    @property
    def confirm_above(self) -> float: ...


class JudgedScore(Protocol):
    """One judge's score of a criterion: a `CriterionScore` or a stored `Score`."""

    @property
    def criterion(self) -> JudgedCriterion: ...
    @property
    def value(self) -> float: ...
    @property
    def answer(self) -> int | None: ...
    @property
    def probability_below(self) -> float | None: ...
    @property
    def mode(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def unfounded(self) -> bool: ...


@dataclass(frozen=True)
class Verdict:
    """What the scores of a text say about it.

    The first three are lists of `{"criterion": str, "score": float, "threshold": float, "reason":
    str}`: blocking criteria that fall short; those without a valid score, because most of the
    judge's quotes are made up; and all of them, if only pre-screens judged them. A text passes
    without any of these. `to_confirm` has the criteria whose pass is in doubt, to be judged again.
    """

    shortfalls: list[dict[str, Any]]
    unfounded: list[dict[str, Any]]
    prescreened: list[dict[str, Any]]
    to_confirm: list[JudgedCriterion]

    @property
    def passes(self) -> bool:
        return not (self.stops or self.prescreened)

    @property
    def stops(self) -> bool:
        """Whether a criterion stops the text."""
        return bool(self.shortfalls or self.unfounded)


def decide_verdict(
    scores: Sequence[JudgedScore], version: ConfirmationRule, *, rewritten: bool = False
) -> Verdict:
    """The verdict under `version`; several scores of one criterion are judgements of the same text.

    Retrying until a judge passes selects lucky scores. So a pass of a `rewritten` text is in doubt,
    as is one whose probability of a score below the threshold is unknown or above
    `version.confirm_above`.
    """
    blocking = [score for score in scores if score.criterion.blocking]
    by_criterion: dict[str, list[JudgedScore]] = {}
    for score in blocking:
        by_criterion.setdefault(score.criterion.name, []).append(score)
    shortfalls, unfounded, doubted = [], [], []
    for judgements in by_criterion.values():
        valid = [score for score in judgements if not score.unfounded]
        if valid and highest_threshold(map(deciding_score, valid)) < _score_threshold(valid[0]):
            lowest = min(valid, key=deciding_score)
            shortfalls.append(_reason_row(lowest, lowest.reason))
        if len(valid) < len(judgements):
            first = next(score for score in judgements if score.unfounded)
            unfounded.append(_reason_row(first, UNFOUNDED_REASON))
        if len(judgements) == 1 and _is_in_doubt(judgements[0], version, rewritten=rewritten):
            doubted.append(judgements[0].criterion)
    prescreened = []
    if blocking and all(score.criterion.method in prescreen_methods() for score in blocking):
        why = "only a pre-screen judged it, and a pre-screen passes nothing on its own"
        prescreened = [_reason_row(score, why) for score in blocking]
    stopped = shortfalls or unfounded or prescreened
    return Verdict(shortfalls, unfounded, prescreened, [] if stopped else doubted)


def _is_in_doubt(score: JudgedScore, version: ConfirmationRule, *, rewritten: bool) -> bool:
    if not version.confirm or score.mode in _WITHOUT_MODEL:
        return False
    below = score.probability_below
    return rewritten or below is None or below > version.confirm_above


def is_threshold_reached(score: JudgedScore) -> bool:
    """Whether this score alone passes its criterion."""
    return not score.unfounded and highest_threshold([deciding_score(score)]) >= _score_threshold(
        score
    )


def highest_threshold(numbers: Iterable[float]) -> float:
    """The highest threshold that a criterion passes whose judgements have these deciding `numbers`:
    each of them has to reach it."""
    return min(numbers)


def deciding_number(value: float, answer: int | None) -> float:
    """The number of a judgement that decides."""
    return value if answer is None else float(answer)


def deciding_score(score: JudgedScore) -> float:
    return deciding_number(score.value, score.answer)


def _score_threshold(score: JudgedScore) -> float:
    return score.criterion.effective_threshold


def describe_shortfall(row: dict[str, Any]) -> str:
    """A row of a `Verdict` in words, for the history of a summary."""
    if row["score"] < row["threshold"]:
        return f"{row['criterion']} {format_score(row['score'])} < {format_score(row['threshold'])}"
    return f"{row['criterion']}: {row['reason']}"


def _reason_row(score: JudgedScore, reason: str) -> dict[str, Any]:
    return {
        "criterion": score.criterion.name,
        "score": deciding_score(score),
        "threshold": _score_threshold(score),
        "reason": reason,
    }
