"""Training of a student on summaries that a strong judge or a person called good or not."""

import platform
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Any
from uuid import UUID

import numpy as np
import sklearn
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedGroupKFold

from judging.judges import methods
from judging.judges.base import HIGHEST, LOWEST
from judging.models import EvaluationRole, Score
from llm.types import OFFLINE
from measuring import agreement
from measuring.metaeval.items import Dataset
from measuring.metaeval.statistics import GOOD, Floats, Gate, Integers, pairs_of
from measuring.student.model import NAMES, Example, Student, digests_of_all, features
from measuring.student.storage import DIGESTS
from offline.found import Source, measure


def of_dataset(dataset: Dataset, criterion: str) -> list[Example]:
    """Summaries that people scored: good from a mean of 4 on."""
    return [
        Example(item.document, item.turns, item.summary, item.human[criterion] >= GOOD, "data")
        for item in dataset.items
        if criterion in item.human
    ]


def of_evaluations(criterion: str, *, model: str = "") -> dict[UUID, Example]:
    """Stored attempts by their id, called good or not by a language model's latest score.

    `model` keeps to one judge's model.
    """
    found = Score.objects.filter(
        criterion__name__iexact=criterion,
        evaluation__judge__in=[each.name for each in methods().values() if each.needs_model],
        evaluation__role=EvaluationRole.FIRST,
    ).exclude(evaluation__model=OFFLINE)
    if model:
        found = found.filter(evaluation__model=model)
    rows = found.select_related("evaluation__attempt__summary__transcript")
    # A later one takes the place of an earlier one.
    scores = rows.order_by("evaluation__created_at", "pk").iterator(chunk_size=200)
    return {score.evaluation.attempt_id: _example(score) for score in scores}


def _example(score: Score) -> Example:
    attempt = score.evaluation.attempt
    transcript = attempt.summary.transcript
    origin = f"judge {score.evaluation.model}"
    return Example(str(transcript.pk), transcript.turns, attempt.text, score.value >= GOOD, origin)


# --- Training ---------------------------------------------------------------
# Training a student, and measuring it on documents that it has not seen.

LEAST_LABELS = 200
LEAST_OF_EACH = 30
FOLDS = 5
_SEED = 20230518
# The features say much the same in many ways, so a few hundred labels need a strong L2 penalty: on
# SummEval's 600 a hundredth ranks better than one, and nothing below it does much.
_C = 0.01
_UNTRAINED = "words found"
_LEAST_SCALE = 1e-6


class TooFew(ValueError):
    """Not enough to learn from, with what is there and what is needed."""


@dataclass(frozen=True)
class _Table:
    """Features (examples by features), labels 0 and 1, and document numbers."""

    features: Floats
    good: Integers
    documents: Integers
    names: tuple[str, ...]


@dataclass(frozen=True)
class _Fit:
    means: Floats
    scales: Floats
    weights: Floats
    intercept: float

    def evidence(self, rows: Floats) -> Floats:
        found: Floats = (rows - self.means) / self.scales @ self.weights + self.intercept
        return found


def train(
    examples: Sequence[Example], *, criterion: str, version: str
) -> tuple[Student, dict[str, Any]]:
    """A student and its card. Raises TooFew.

    The card's metrics come from five folds by document; each fold is scored by a student that
    neither learned from its documents nor was calibrated on them.
    """
    require_enough(examples)
    # By document, so that a source is indexed once.
    table = _table(sorted(examples, key=lambda example: example.document))
    folds = folds_of(table.good, table.documents)
    evidence = _held_out(table, folds)
    fit = _fitted(table.features, table.good)
    steps = IsotonicRegression(out_of_bounds="clip").fit(evidence, table.good)
    student = Student(
        version=version,
        criterion=criterion,
        means=tuple(fit.means.tolist()),
        scales=tuple(fit.scales.tolist()),
        weights=tuple(fit.weights.tolist()),
        intercept=fit.intercept,
        steps=tuple(steps.X_thresholds_.tolist()),
        shares=tuple(steps.y_thresholds_.tolist()),
    )
    shares = _cross_calibrated(evidence, table.good, folds)
    return student, _card(student, examples, _metrics(table, shares))


def require_enough(examples: Sequence[Example]) -> None:
    """Raises TooFew below 200 labels, 30 of either kind or 5 documents."""
    good = sum(example.good for example in examples)
    bad, documents = len(examples) - good, len({example.document for example in examples})
    if len(examples) < LEAST_LABELS or min(good, bad) < LEAST_OF_EACH or documents < FOLDS:
        raise TooFew(
            f"{len(examples)} labels ({good} good, {bad} not) on {documents} documents are too "
            f"few; {LEAST_LABELS} are needed, {LEAST_OF_EACH} of either kind, on {FOLDS} documents"
        )


def _table(examples: Sequence[Example]) -> _Table:
    rows = []
    for turns, same in groupby(examples, key=lambda example: example.turns):
        source = Source.from_turns(turns)
        rows += [list(features(measure(source, each.summary)).values()) for each in same]
    names, documents = np.unique([example.document for example in examples], return_inverse=True)
    good = np.array([example.good for example in examples], np.intp)
    return _Table(np.array(rows), good, documents, tuple(names.tolist()))


def folds_of(good: Integers, documents: Integers) -> list[Integers]:
    """The rows that each fold holds out: `good` is 0 or 1, `documents` are numbers.

    Raises TooFew where others hold labels of one kind alone.
    """
    split = StratifiedGroupKFold(FOLDS, shuffle=True, random_state=_SEED)
    held = [held for _, held in split.split(good, good, documents)]
    for rows in held:
        rest = np.delete(good, rows)
        if not 0 < rest.sum() < len(rest):
            raise TooFew(
                "all labels of one kind are on a few documents; label summaries of more documents"
            )
    return held


def _fitted(rows: Floats, good: Integers) -> _Fit:
    means, scales = rows.mean(axis=0), np.maximum(rows.std(axis=0), _LEAST_SCALE)
    # A feature that never varied tells nothing about one that does.
    scales = np.where(np.ptp(rows, axis=0) == 0, 1.0, scales)
    model = LogisticRegression(C=_C, max_iter=1000).fit((rows - means) / scales, good)
    return _Fit(means, scales, model.coef_[0], float(model.intercept_[0]))


def _held_out(table: _Table, folds: Sequence[Integers]) -> Floats:
    evidence = np.zeros(len(table.good))
    for rows in folds:
        fit = _fitted(np.delete(table.features, rows, axis=0), np.delete(table.good, rows))
        evidence[rows] = fit.evidence(table.features[rows])
    return evidence


def _cross_calibrated(evidence: Floats, good: Integers, folds: Sequence[Integers]) -> Floats:
    shares = np.zeros(len(good))
    for rows in folds:
        steps = IsotonicRegression(out_of_bounds="clip")
        steps.fit(np.delete(evidence, rows), np.delete(good, rows))
        shares[rows] = steps.predict(evidence[rows])
    return shares


def _metrics(table: _Table, shares: Floats) -> dict[str, Any]:
    """Of the gate at 4, for the student and for the share of words found beside it."""
    untrained = table.features[:, NAMES.index("words_found")]
    return {"student": _gate(table, shares), _UNTRAINED: _gate(table, untrained)}


def better_than_untrained(card: Mapping[str, Any]) -> bool:
    """Whether the student's area under the ROC curve is above that of words found."""
    metrics = card["metrics"]
    better: bool = metrics["student"]["roc_auc"] > metrics[_UNTRAINED]["roc_auc"]
    return better


def _gate(table: _Table, shares: Floats) -> dict[str, Any]:
    names = np.array(table.names)[table.documents]
    span = HIGHEST - LOWEST
    good = LOWEST + span * table.good.astype(np.float64)
    pairs = pairs_of(LOWEST + span * shares, good, names)
    gate = Gate(pairs, GOOD)
    counts = agreement.draws(pairs.document_count)
    return {**gate.measured(), "intervals": gate.intervals(counts)}


def _card(student: Student, examples: Sequence[Example], metrics: dict[str, Any]) -> dict[str, Any]:
    return {
        "version": student.version,
        "criterion": student.criterion,
        "trained_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "sha256": student.sha256,
        "labels": len(examples),
        "good": sum(example.good for example in examples),
        "documents": len({example.document for example in examples}),
        DIGESTS: digests_of_all(example.turns for example in examples),
        "origins": dict(Counter(example.origin for example in examples)),
        "folds": FOLDS,
        "metrics": metrics,
        "weights": dict(zip(NAMES, student.weights, strict=True)),
        "libraries": {
            "python": platform.python_version(),
            "scikit-learn": sklearn.__version__,
            "numpy": np.__version__,
        },
    }
