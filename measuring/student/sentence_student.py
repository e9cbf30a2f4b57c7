"""The student of sentences: weighs what a model says of a sentence in the evidence check beside the
evidence that the offline judge finds for it."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Literal, NamedTuple, Self

from django.conf import settings
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from judging.evidence import SentenceFinding
from judging.findings import Mark, Relation
from judging.judges import lexical
from judging.judges.base import JudgeInput, Unscored
from judging.remarks import UNSUPPORTED
from measuring import folders
from measuring.folders import BadFolder
from measuring.models import STUDENT, StoredFolder
from measuring.student import storage
from measuring.student.model import BadStudent
from offline.lexical.evidence_model import MODEL as EVIDENCE_MODEL
from offline.lexical.judge import SentenceEvidence, find_evidence

NAMES = ("offline", "doubted", "model")
# Of its evaluation's details: what the model itself said, so that another student can learn it.
VERDICTS, BY = "verdicts", "student"
_DIGITS = 12
# No probability counts as surer than this.
_SURE = 0.001
# A verdict without a probability.
_LIKELIHOODS: Mapping[str, float] = {Relation.SUPPORTED: 1.0, Relation.INFERRED: 0.5}


# --- Features ---------------------------------------------------------------


class Features(NamedTuple):
    """Of one sentence, by NAMES: the log odds of the offline judge's support, 1 where that judge
    finds the sentence not borne out, and the log odds that the model takes it to be right."""

    offline: float
    doubted: float
    model: float


def features_of(
    span: tuple[int, int], evidence: Iterable[SentenceEvidence], likelihood: float
) -> Features:
    """`evidence` is the offline judge's of the whole text; `likelihood` is the model's."""
    about = [each for each in evidence if overlap(span, (each.start, each.end))]
    support = min((each.support for each in about), default=0.5)
    doubted = any(each.relation in UNSUPPORTED for each in about)
    return Features(_log_odds(support), float(doubted), _log_odds(likelihood))


def overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two spans share more than half of the shorter one: who splits a text into sentences
    may draw the ends a little differently."""
    shared = min(one[1], other[1]) - max(one[0], other[0])
    return 2 * shared > min(one[1] - one[0], other[1] - other[0])


def likelihood_of(relation: str, probability: float | None) -> float:
    """That a sentence is right, by a verdict on it and the probability of that verdict."""
    if probability is None:
        return _LIKELIHOODS.get(relation, 0.0)
    return float(probability if relation in _LIKELIHOODS else 1 - probability)


def _log_odds(probability: float) -> float:
    inside = min(max(probability, _SURE), 1 - _SURE)
    return math.log(inside / (1 - inside))


@cache
def offline_version() -> str:
    """Of the offline evidence: its rules, and the digest of its model."""
    return f"{lexical.VERSION} {sha256(EVIDENCE_MODEL.read_bytes()).hexdigest()[:_DIGITS]}"


# --- Model ------------------------------------------------------------------

_Text = Annotated[str, Field(min_length=1)]
_Positive = Annotated[float, Field(gt=0)]
_Share = Annotated[float, Field(ge=0, le=1)]


class SentenceStudent(BaseModel):
    """A logistic regression on standardised features, in the order of NAMES.

    It serves the verdicts that it learned with: of `judge_model` in the evidence check `check`,
    beside the offline evidence `offline`. Above `supported` a sentence is shown as supported, below
    `inferred` as not mentioned.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, allow_inf_nan=False)
    format: Literal[1] = 1
    version: _Text
    check: _Text
    judge_model: _Text
    offline: _Text
    means: tuple[float, float, float]
    scales: tuple[_Positive, _Positive, _Positive]
    weights: tuple[float, float, float]
    intercept: float
    supported: _Share
    inferred: _Share

    @property
    def serves(self) -> tuple[str, str, str]:
        return self.check, self.judge_model, self.offline

    def probability(self, features: Features) -> float:
        """That a sentence is right, in (0, 1)."""
        rows = zip(features, self.means, self.scales, self.weights, strict=True)
        odds = self.intercept + sum(
            weight * (value - mean) / scale for value, mean, scale, weight in rows
        )
        return 1 / (1 + math.exp(-odds))

    def relation(self, probability: float) -> Relation:
        if probability > self.supported:
            return Relation.SUPPORTED
        return Relation.NOT_MENTIONED if probability < self.inferred else Relation.INFERRED

    def as_json(self) -> str:
        return f"{self.model_dump_json(indent=1)}\n"

    @property
    def sha256(self) -> str:
        """Of the file, byte for byte."""
        return sha256(self.as_json().encode()).hexdigest()

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Raises BadStudent."""
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(map(str, first["loc"])) or "the file"
            raise BadStudent(f"{place}: {first['msg']}; train the student anew") from error


# --- Storage ----------------------------------------------------------------


def is_card(card: Mapping[str, Any]) -> bool:
    """Whether the card is of a student of sentences."""
    return "serves" in card


def write(student: SentenceStudent, card: dict[str, Any], place: Path) -> None:
    """Write model and card into the new directory `place`. Raises BadStudent."""
    storage.write_files(place, student.as_json(), card, as_markdown(card))


def keep(student: SentenceStudent, card: dict[str, Any]) -> StoredFolder:
    """Keep it for every host. Raises BadFolder when the name is taken."""
    with TemporaryDirectory() as scratch:
        place = Path(scratch, storage.require_name(student.version))
        write(student, card, place)
        return keep_folder(place)


def keep_folder(place: Path) -> StoredFolder:
    """Keep the student in a folder. Raises BadFolder, also for one that is no better than the
    offline evidence."""
    student = student_at(place)
    about = {"serves": list(student.serves), "trained_at": storage.card_at(place)["trained_at"]}
    return folders.keep(STUDENT, place, storage.require_name(student.version), about)


@lru_cache(maxsize=16)
def student_at(place: Path) -> SentenceStudent:
    """Raises BadStudent, also for one that is no better than the offline evidence."""
    card = storage.card_at(place)
    student = SentenceStudent.from_json(storage.model_text(place))
    if student.sha256 != card.get("sha256") or not is_card(card):
        raise BadStudent(f"{place.name} is not what its card describes; train it anew")
    require_better(card)
    return student


def require_better(card: Mapping[str, Any]) -> None:
    """Raises BadStudent unless the whole interval of what it gains lies above zero."""
    gain, ends = card["gain"]["auc"], card["gain"]["interval"]
    if not ends or ends[0] <= 0:
        shown = f"[{ends[0]:+.3f}, {ends[1]:+.3f}]" if ends else "without an interval"
        raise BadStudent(
            f"{card['version']} does not tell right sentences from wrong ones better than the "
            f"offline evidence alone: {gain:+.3f} {shown} in area under the ROC curve. It is not "
            "used; bring more marked sentences, or a larger model"
        )


_SHOWN = {
    "auc": "ROC AUC",
    "passed": "errors shown as supported",
    "confirmed": "right ones shown as supported",
    "alarms": "right ones shown as not mentioned",
}


def as_markdown(card: Mapping[str, Any]) -> str:
    check, model, offline = card["serves"]
    facts = {
        "Trained": card["trained_at"],
        "Sentences": f"{card['labels']}, {card['good']} of them right",
        "Documents": card["documents"],
        **{f"Sentences from {origin}": count for origin, count in card["origins"].items()},
        "Verdicts": f"{model} in {check}",
        "Offline evidence": offline,
        "SHA-256 of the model": card["sha256"],
    }
    gain = card["gain"]
    lines = [
        f"# Student {card['version']}, of sentences",
        "",
        *(f"- {name}: {value}" for name, value in facts.items()),
        "",
        f"## Measured on documents it had not seen ({card['folds']} folds)",
        "",
        "The bounds of the marks are those of other documents too. 95 % intervals from drawing",
        "whole documents.",
        "",
        f"| by | {' | '.join(_SHOWN.values())} |",
        f"| --- |{' --- |' * len(_SHOWN)}",
        *(f"| {name} | {' | '.join(_cells(found))} |" for name, found in card["metrics"].items()),
        "",
        f"Gained over the offline evidence: {storage.cell(gain['auc'], gain['interval'])}.",
        "",
        "## Weights of the standardised features",
        "",
        *(f"- {name}: {weight:+.3f}" for name, weight in card["weights"].items()),
        "",
    ]
    return "\n".join(lines)


def _cells(found: Mapping[str, Any]) -> Iterator[str]:
    for name in _SHOWN:
        yield storage.cell(found[name], found["interval"] if name == "auc" else None)


# --- In the evidence check --------------------------------------------------

Weighed = tuple[tuple[SentenceFinding, ...], dict[str, Any]]


def student_for(check: str, model: str) -> "partial[Weighed] | None":
    """What weighs the verdicts of `model` in this form of the evidence check, by the students that
    COUNTERSIGN_SENTENCE_STUDENTS names; None where none learned with these.

    Raises Unscored where one that is named is not there or cannot be used.
    """
    wanted = (check, model, offline_version())
    for name in settings.SENTENCE_STUDENTS:
        try:
            student = named(name, wanted)
        except BadFolder as error:
            raise Unscored(f"the student of sentences {name}: {error}") from error
        if student:
            return partial(weighed, student)
    return None


def named(name: str, wanted: tuple[str, str, str]) -> SentenceStudent | None:
    """The stored student of this name if it serves `wanted`. Raises BadFolder."""
    folder = _stored(name)
    if tuple(folder.about["serves"]) != wanted:
        return None
    return student_at(folders.fetched(folder))


def _stored(name: str) -> StoredFolder:
    folder = folders.stored(STUDENT, name)
    if folder is None or not is_card(folder.about):
        raise BadStudent(
            f"there is no student of sentences {name!r}; manage.py prescreens lists what there is"
        )
    return folder


def fault_of(name: str) -> str:
    """Why the student of this name weighs nothing; '' where it does."""
    try:
        learned = _stored(name).about["serves"][2]
    except BadFolder as error:
        return str(error)
    now = offline_version()
    return "" if learned == now else f"{name} learned with {learned}, and this release has {now}"


def weighed(
    student: SentenceStudent, judge_input: JudgeInput, found: Sequence[SentenceFinding]
) -> Weighed:
    """One finding a sentence in the place of the model's, and details that keep what the model
    said. What the model calls wrong and shows the words for stays wrong."""
    evidence = find_evidence(judge_input.source, judge_input.text)
    findings = []
    for span, group in groupby(found, key=lambda each: (each.start, each.end)):
        mine = list(group)
        wrong = [each for each in mine if each.mark == Mark.WRONG]
        findings += wrong or [_weighed(student, features_of(span, evidence, _lowest(mine)), mine)]
    verdicts = [[each.start, each.end, each.relation, each.probability] for each in found]
    by = {"name": student.version, "sha256": student.sha256}
    return tuple(findings), {BY: by, VERDICTS: verdicts}


def _lowest(found: Sequence[SentenceFinding]) -> float:
    return min(likelihood_of(each.relation, each.probability) for each in found)


def _weighed(
    student: SentenceStudent, features: Features, found: Sequence[SentenceFinding]
) -> SentenceFinding:
    likely = student.probability(features)
    relation = student.relation(likely)
    said = [f"{each.found_by}: {each.relation}" for each in found]
    reasons = [each.reason for each in found if each.reason]
    return SentenceFinding(
        start=found[0].start,
        end=found[0].end,
        text=found[0].text,
        relation=relation,
        turns=tuple(dict.fromkeys(turn for each in found for turn in each.turns)),
        reason="; ".join(dict.fromkeys([*said, *reasons])),
        found_by=f"student:{student.version}",
        quotes=tuple(dict.fromkeys(quote for each in found for quote in each.quotes)),
        probability=1 - likely if relation == Relation.NOT_MENTIONED else likely,
        doubt=next((each.doubt for each in found if each.doubt), ""),
    )
