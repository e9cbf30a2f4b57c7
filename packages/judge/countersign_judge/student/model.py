"""The model of a student: features, a logistic regression and an isotonic calibration."""

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Any, Self

from pydantic import FiniteFloat, TypeAdapter, ValidationError

from countersign_judge.judges.base import HIGHEST, LOWEST
from countersign_judge.llm.providers.offline.found import Overlap

FORMAT = 2


class BadStudent(ValueError):
    """A student that cannot be used or kept, with the remedy."""


@dataclass(frozen=True)
class Student:
    """Weights of the features in the order of NAMES.

    `steps` rises; `shares` holds for each step the share of good summaries, in [0, 1].
    """

    version: str
    criterion: str
    means: tuple[FiniteFloat, ...]
    scales: tuple[FiniteFloat, ...]
    weights: tuple[FiniteFloat, ...]
    intercept: FiniteFloat
    steps: tuple[FiniteFloat, ...]
    shares: tuple[FiniteFloat, ...]

    def contributions(self, features: Mapping[str, float]) -> dict[str, float]:
        """Each feature's part of the log-odds, compared with a summary of average features."""
        rows = zip(FEATURE_NAMES, self.means, self.scales, self.weights, strict=True)
        return {
            name: weight * (features[name] - mean) / scale for name, mean, scale, weight in rows
        }

    def share_good(self, features: Mapping[str, float]) -> float:
        """The share of good ones among summaries like this one, in [0, 1]."""
        import numpy as np  # noqa: PLC0415 (takes a fifth of a second, and few judge by a student)

        evidence = self.intercept + sum(self.contributions(features).values())
        return float(np.interp(evidence, self.steps, self.shares))

    def score(self, features: Mapping[str, float]) -> float:
        """`share_good` on the scale from 1 to 5."""
        return LOWEST + (HIGHEST - LOWEST) * self.share_good(features)

    def as_json(self) -> str:
        data = {"format": FORMAT, "features": list(FEATURE_NAMES), **asdict(self)}
        return json.dumps(data, indent=1, allow_nan=False) + "\n"

    @property
    def sha256(self) -> str:
        """The file's, byte for byte."""
        return sha256(self.as_json().encode()).hexdigest()

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Raises BadStudent for anything but the output of `as_json` for the same features."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadStudent(f"is no JSON ({error}); train it again") from error
        if not isinstance(data, dict):
            raise BadStudent("is no JSON object; train it again")
        if data.get("format") != FORMAT or data.get("features") != list(FEATURE_NAMES):
            raise BadStudent("format and features are not this release's; train it again")
        try:
            student = TypeAdapter(cls).validate_json(text, strict=True)
        except ValidationError as error:
            fault = error.errors()[0]
            raise BadStudent(f"{fault['loc'][0]}: {fault['msg']}; train it again") from error
        _require_sound(student)
        return student


def _require_sound(student: Student) -> None:
    for name in ("means", "scales", "weights"):
        if len(getattr(student, name)) != len(FEATURE_NAMES):
            raise BadStudent(f"{name} does not hold {len(FEATURE_NAMES)} numbers")
    if min(student.scales) <= 0:
        raise BadStudent("scales holds a number that is not above 0")
    if not student.steps or len(student.steps) != len(student.shares):
        raise BadStudent("steps and shares are empty or differ in length")
    if any(one > two for part in (student.steps, student.shares) for one, two in pairwise(part)):
        raise BadStudent("steps or shares fall somewhere")
    if not 0 <= student.shares[0] <= student.shares[-1] <= 1:
        raise BadStudent("shares leave the range from 0 to 1")


# --- Features ---------------------------------------------------------------

FEATURE_NAMES = (
    "words_found",
    "words_found_worst",
    "missing_facts",
    "nowhere",
    "subjects_named",
    "length",
)


def compute_features(overlap: Overlap) -> dict[str, float]:
    """By name, in the order of NAMES; all 0 for a text without a sentence.

    For the sentences: the mean and the smallest share of words in one turn, the figures, dates and
    names a sentence that are nowhere, and the share without any word found. For the text: the
    share of the most frequent words that it names, and the logarithm of its number of sentences.
    """
    sentences = overlap.sentences
    if not sentences:
        return dict.fromkeys(FEATURE_NAMES, 0.0)
    values = (
        overlap.found,
        min(each.share for each in sentences),
        sum(len(each.missing) for each in sentences) / len(sentences),
        sum(not each.turns for each in sentences) / len(sentences),
        overlap.named,
        math.log(len(sentences)),
    )
    return dict(zip(FEATURE_NAMES, values, strict=True))


# --- Documents --------------------------------------------------------------
# The documents that a student was trained on, as digests: no text can be recovered from one.
#
# Sources are compared by their words, because an exported transcript comes back as "Name: ..."
# lines, or as plain text where no name reads like one.

_WORDS = re.compile(r"\w+")
# 64 bits: two of a million documents share one with a probability of 3 in 10^8.
_DIGEST_DIGITS = 16
# The name of an unknown speaker in exported labels.
_NOBODY = "Unknown"

Turns = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Example:
    """`origin` says who called it good or not; `document` keeps texts about the same source
    together."""

    document: str
    turns: Sequence[dict[str, Any]]
    summary: str
    good: bool
    origin: str


def source_digests(turns: Turns) -> frozenset[str]:
    """Of the words of a source, with its speakers' names and without; one in common is enough."""
    plain = " ".join(str(turn["text"]) for turn in turns)
    named = " ".join(f"{turn.get('speaker') or _NOBODY} {turn['text']}" for turn in turns)
    return frozenset({_digest_text(plain), _digest_text(named)})


def _digest_text(text: str) -> str:
    words = " ".join(_WORDS.findall(text.casefold()))
    return sha256(words.encode()).hexdigest()[:_DIGEST_DIGITS]


def all_source_digests(sources: Iterable[Turns]) -> list[str]:
    """As a card keeps them: sorted and unique."""
    return sorted(set().union(*map(source_digests, sources)))
