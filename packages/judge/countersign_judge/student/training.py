"""Training of a student on summaries that a strong judge or a person called good or not."""

import platform
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import numpy as np
import sklearn
from numpy.typing import NDArray
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedGroupKFold, cross_val_predict
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from countersign_judge.judges.base import HIGHEST, LOWEST
from countersign_judge.llm.providers.offline.found import Source, measure
from countersign_judge.metaeval.bootstrap import Floats, bootstrap_counts
from countersign_judge.metaeval.items import Dataset
from countersign_judge.metaeval.statistics import GOOD_SCORE, Gate, Integers, build_pairs
from countersign_judge.student.folders import DIGESTS
from countersign_judge.student.model import (
    FEATURE_NAMES,
    Example,
    Student,
    all_source_digests,
    compute_features,
)


def examples_from_dataset(dataset: Dataset, criterion: str) -> list[Example]:
    """Summaries that people scored: good from a mean of 4 on."""
    return [
        Example(
            item.document, item.turns, item.summary, item.human[criterion] >= GOOD_SCORE, "data"
        )
        for item in dataset.items
        if criterion in item.human
    ]


# --- Training ---------------------------------------------------------------
# Trains a student, and measures it on documents that it has not seen.

LEAST_LABELS = 200
LEAST_OF_EACH = 30
FOLDS = 5
_SEED = 20230518
# The features are largely redundant, so a few hundred labels need a strong L2 penalty: on
# SummEval's 600 a hundredth ranks better than one, and less changes little.
_REGULARIZATION = 0.01
_UNTRAINED = "words found"


class TooFew(ValueError):
    """Too few labels to learn from, with their numbers and the minimum."""


def fit_student(
    examples: Sequence[Example], *, criterion: str, version: str
) -> tuple[Student, dict[str, Any]]:
    """A student and its card. Raises TooFew.

    The card's metrics come from five folds by document; each fold is scored by a student that
    neither learned from its documents nor was calibrated on them.
    """
    require_enough(examples)
    # By document, so that a source is indexed once.
    ordered = sorted(examples, key=lambda example: example.document)
    rows = []
    for turns, same in groupby(ordered, key=lambda example: example.turns):
        source = Source.from_turns(turns)
        rows += [list(compute_features(measure(source, each.summary)).values()) for each in same]
    measured, good = np.array(rows), np.array([example.good for example in ordered], np.intp)
    names = np.array([example.document for example in ordered])
    folds = split_folds(good, np.unique(names, return_inverse=True)[1])
    model = make_pipeline(StandardScaler(), LogisticRegression(C=_REGULARIZATION, max_iter=1000))
    steps = IsotonicRegression(out_of_bounds="clip")
    evidence = cross_val_predict(model, measured, good, cv=folds, method="decision_function")
    shares = cross_val_predict(steps, evidence, good, cv=folds)
    scaler, regression = (step for _, step in model.fit(measured, good).steps)
    steps.fit(evidence, good)
    student = Student(
        version=version,
        criterion=criterion,
        means=tuple(scaler.mean_.tolist()),
        scales=tuple(scaler.scale_.tolist()),
        weights=tuple(regression.coef_[0].tolist()),
        intercept=float(regression.intercept_[0]),
        steps=tuple(steps.X_thresholds_.tolist()),
        shares=tuple(steps.y_thresholds_.tolist()),
    )
    metrics = {
        "student": _gate_metrics(shares, good, names),
        _UNTRAINED: _gate_metrics(measured[:, FEATURE_NAMES.index("words_found")], good, names),
    }
    return student, _build_card(student, examples, metrics)


def require_enough(examples: Sequence[Example]) -> None:
    """Raises TooFew below 200 labels, 30 of either kind or 5 documents."""
    good = sum(example.good for example in examples)
    bad, documents = len(examples) - good, len({example.document for example in examples})
    if len(examples) < LEAST_LABELS or min(good, bad) < LEAST_OF_EACH or documents < FOLDS:
        raise TooFew(
            f"{len(examples)} labels ({good} good, {bad} not) on {documents} documents are too "
            f"few; {LEAST_LABELS} are needed, {LEAST_OF_EACH} of either kind, on {FOLDS} documents"
        )


def split_folds(good: Integers, documents: Integers) -> list[tuple[Integers, Integers]]:
    """The rows that each fold learns from, and those that it holds out: `good` is 0 or 1,
    `documents` are numbers.

    Raises TooFew where the others all have the same label.
    """
    split = StratifiedGroupKFold(FOLDS, shuffle=True, random_state=_SEED)
    folds = list(split.split(good, good, documents))
    if any(len(np.unique(good[rest])) == 1 for rest, _ in folds):
        raise TooFew(
            "all labels of one kind are on a few documents; label summaries of more documents"
        )
    return folds


def better_than_untrained(card: Mapping[str, Any]) -> bool:
    """Whether the student's area under the ROC curve is above that of words found."""
    metrics = card["metrics"]
    better: bool = metrics["student"]["roc_auc"] > metrics[_UNTRAINED]["roc_auc"]
    return better


def _gate_metrics(shares: Floats, good: Integers, documents: NDArray[np.str_]) -> dict[str, Any]:
    """For the gate at 4."""
    span = HIGHEST - LOWEST
    pairs = build_pairs(LOWEST + span * shares, LOWEST + span * good.astype(float), documents)
    gate = Gate(pairs, GOOD_SCORE)
    counts = bootstrap_counts(pairs.document_count)
    return {**gate.measured(), "intervals": gate.intervals(counts)}


def _build_card(
    student: Student, examples: Sequence[Example], metrics: dict[str, Any]
) -> dict[str, Any]:
    return {
        "version": student.version,
        "criterion": student.criterion,
        "trained_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "sha256": student.sha256,
        "labels": len(examples),
        "good": sum(example.good for example in examples),
        "documents": len({example.document for example in examples}),
        DIGESTS: all_source_digests(example.turns for example in examples),
        "origins": dict(Counter(example.origin for example in examples)),
        "folds": FOLDS,
        "metrics": metrics,
        "weights": dict(zip(FEATURE_NAMES, student.weights, strict=True)),
        "libraries": {
            "python": platform.python_version(),
            "scikit-learn": sklearn.__version__,
            "numpy": np.__version__,
        },
    }
