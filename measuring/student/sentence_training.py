"""Training of a student of sentences, on sentences that people called right or wrong.

They are those of a file in the form of `measuring.metaeval.sentences`, or what reviewers of this
installation left, changed and sent back. Nothing of a document counts in what is measured on it:
weights and bounds are those of the other folds.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from judging.evidence_check import in_force
from judging.findings import Relation
from judging.models import EVIDENCE_CHECK, Evaluation
from measuring import agreement, mark_rates
from measuring.metaeval import statistics
from measuring.metaeval.outcomes import JudgementOutcome
from measuring.metaeval.sentences import MarkedSummary
from measuring.metaeval.statistics import Floats, Integers
from measuring.student.model import Turns, digests_of_all
from measuring.student.sentence_student import (
    NAMES,
    VERDICTS,
    Features,
    SentenceStudent,
    features_of,
    likelihood_of,
    offline_version,
    overlap,
)
from measuring.student.storage import DIGESTS
from measuring.student.training import FOLDS, folds_of, libraries, require_enough
from offline.lexical.judge import SentenceEvidence, find_evidence
from offline.lexical.source import Source

# Of the sentences with an error at most so many are to be shown as supported: one in ten, with a
# margin for sentences not seen. Of the right ones at most so many are to be shown as not mentioned.
MOST_PASSED, MOST_ALARMS = 0.085, 0.2
# Below it a verdict is no mark (`judging.models.mark_of`).
_LIKELY = 0.5

# A place in a text, what is said of it, and how likely that is.
Verdict = tuple[int, int, str, float | None]


class SentenceExample(NamedTuple):
    """`origin` says who called the sentence good or not."""

    document: str
    turns: Turns
    features: Features
    good: bool
    origin: str


# --- Examples ---------------------------------------------------------------


def evidence_for(turns: Turns, text: str) -> Sequence[SentenceEvidence]:
    return find_evidence(Source.from_turns(turns), text)


def of_marked(
    summaries: Sequence[MarkedSummary],
    outcomes: Sequence[JudgementOutcome],
    evidence: Callable[[Turns, str], Sequence[SentenceEvidence]] = evidence_for,
) -> Iterator[SentenceExample]:
    """Sentences that people marked, with what the evidence check said of them: those without a
    verdict are left out. `evidence` is the offline judge's of a text, by the turns it is about."""
    for summary, outcome in zip(summaries, outcomes, strict=True):
        item = summary.item
        verdicts = [
            (each["start"], each["end"], each["relation"], each["probability"])
            for each in outcome.findings
        ]
        labelled = [((each.start, each.end), not each.errors) for each in summary.sentences]
        found = evidence(item.turns, item.summary)
        for features, good in _features(found, verdicts, labelled):
            yield SentenceExample(item.document, item.turns, features, good, "data")


def of_decisions(check: str, model: str) -> Iterator[SentenceExample]:
    """Sentences that reviewers here decided on, with what `model` said of them in `check`."""
    for _, group in groupby(mark_rates.decided_sentences(), key=lambda each: each.attempt.pk):
        decided = list(group)
        attempt = decided[0].attempt
        verdicts = list(_said(attempt.evaluations.all(), check, model))
        if not verdicts:
            continue
        transcript = attempt.summary.transcript
        labelled = [((each.span.start, each.span.end), each.good) for each in decided]
        document, turns = str(transcript.pk), transcript.turns
        found = evidence_for(turns, attempt.text)
        for features, good in _features(found, verdicts, labelled):
            yield SentenceExample(document, turns, features, good, "reviewers")


def _said(evaluations: Iterable[Evaluation], check: str, model: str) -> Iterator[Verdict]:
    """By the model itself, where a student had the last word."""
    for each in in_force(list(evaluations)):
        if (each.judge, each.prompt_version, each.model) == (EVIDENCE_CHECK, check, model):
            kept = each.details.get(VERDICTS)
            if kept is not None:
                yield from map(tuple, kept)
            else:
                columns = ("start", "end", "relation", "probability")
                for finding in each.findings:
                    yield tuple(getattr(finding, name) for name in columns)


def _features(
    evidence: Sequence[SentenceEvidence],
    verdicts: Sequence[Verdict],
    labelled: Iterable[tuple[tuple[int, int], bool]],
) -> Iterator[tuple[Features, bool]]:
    """Of the sentences that have a verdict."""
    for span, good in labelled:
        likelihoods = [
            likelihood_of(relation, probability)
            for start, end, relation, probability in verdicts
            if relation != Relation.SIMILAR and overlap(span, (start, end))
        ]
        if likelihoods:
            yield features_of(span, evidence, min(likelihoods)), good


# --- Training ---------------------------------------------------------------


@dataclass(frozen=True)
class _Table:
    """By sentence: features, 1 for a right one and else 0, the document and the fold's number."""

    features: Floats
    good: Floats
    documents: Integers
    folds: Integers

    @classmethod
    def of(cls, examples: Sequence[SentenceExample]) -> "_Table":
        """Raises TooFew."""
        require_enough(examples)
        _, documents = np.unique([each.document for each in examples], return_inverse=True)
        good = np.array([each.good for each in examples], np.intp)
        folds = np.zeros(len(examples), np.intp)
        for number, held in enumerate(folds_of(good, documents)):
            folds[held] = number
        features = np.array([each.features for each in examples])
        return cls(features, good.astype(float), documents, folds)


class _Bounds(NamedTuple):
    supported: float
    inferred: float


def train(
    examples: Sequence[SentenceExample], *, version: str, check: str, model: str
) -> tuple[SentenceStudent, dict[str, Any]]:
    """A student and its card, also of one that is no better than the offline evidence
    (`sentence_student.require_better`). Raises TooFew."""
    table = _Table.of(examples)
    unseen = _unseen(table)
    bounds = _bounds(unseen, table.good)
    scaler, regression = _fitted(table.features, table.good)
    student = SentenceStudent(
        version=version,
        check=check,
        judge_model=model,
        offline=offline_version(),
        means=tuple(scaler.mean_.tolist()),
        scales=tuple(scaler.scale_.tolist()),
        weights=tuple(regression.coef_[0].tolist()),
        intercept=float(regression.intercept_[0]),
        **bounds._asdict(),
    )
    return student, _card(student, examples, table, unseen)


def _fitted(features: Floats, good: Floats) -> tuple[StandardScaler, LogisticRegression]:
    fitted = make_pipeline(StandardScaler(), LogisticRegression()).fit(features, good)
    return fitted[0], fitted[1]


def _unseen(table: _Table) -> Floats:
    """How likely each sentence is right, by what was learned of other documents."""
    found = np.zeros(len(table.good))
    for fold in range(FOLDS):
        held = table.folds == fold
        scaler, regression = _fitted(table.features[~held], table.good[~held])
        found[held] = regression.predict_proba(scaler.transform(table.features[held]))[:, 1]
    return found


def _bounds(likely: Floats, good: Floats) -> _Bounds:
    """Above `supported` lie no more of the wrong ones than MOST_PASSED, below `inferred` no more of
    the right ones than MOST_ALARMS."""
    wrong = np.sort(likely[good == 0])[::-1]
    supported = max(_LIKELY, float(wrong[int(MOST_PASSED * len(wrong))]))
    return _Bounds(supported, min(supported, float(np.quantile(likely[good == 1], MOST_ALARMS))))


# --- Card -------------------------------------------------------------------


def _card(
    student: SentenceStudent,
    examples: Sequence[SentenceExample],
    table: _Table,
    unseen: Floats,
) -> dict[str, Any]:
    sources = {example.document: example.turns for example in examples}
    judges = {"student": unseen, **_alone(table)}
    return {
        "version": student.version,
        "serves": list(student.serves),
        "trained_at": datetime.now(UTC).isoformat(timespec="seconds"),
        "sha256": student.sha256,
        "labels": len(examples),
        "good": int(table.good.sum()),
        "documents": len(sources),
        DIGESTS: digests_of_all(sources.values()),
        "origins": dict(Counter(example.origin for example in examples)),
        "folds": FOLDS,
        "metrics": {name: _measured(table, values) for name, values in judges.items()},
        "gain": _gain(table, unseen),
        "weights": dict(zip(NAMES, student.weights, strict=True)),
        "libraries": libraries(),
    }


def _alone(table: _Table) -> dict[str, Floats]:
    """What the offline evidence and the model say, each by itself, as probabilities."""
    odds = dict(zip(NAMES, table.features.T, strict=True))
    return {
        name: 1 / (1 + np.exp(-odds[column]))
        for name, column in (("offline evidence", "offline"), ("model", "model"))
    }


def _measured(table: _Table, likely: Floats) -> dict[str, Any]:
    """The area with its interval; and with bounds that were set on other documents, what would be
    shown of the wrong sentences and of the right ones."""
    supported, doubted = np.zeros(len(likely), bool), np.zeros(len(likely), bool)
    for fold in range(FOLDS):
        held = table.folds == fold
        bounds = _bounds(likely[~held], table.good[~held])
        supported[held] = likely[held] > bounds.supported
        doubted[held] = likely[held] < bounds.inferred
    right = table.good == 1
    return {
        "auc": float(_areas(table, likely, _once(table))[0]),
        "interval": agreement.interval(_areas(table, likely, _draws(table))),
        "passed": float(supported[~right].mean()),
        "confirmed": float(supported[right].mean()),
        "alarms": float(doubted[right].mean()),
    }


def _gain(table: _Table, unseen: Floats) -> dict[str, Any]:
    """Of area over the offline evidence, on the same draws of documents."""
    offline = table.features[:, NAMES.index("offline")]
    once, drawn = (
        _areas(table, unseen, counts) - _areas(table, offline, counts)
        for counts in (_once(table), _draws(table))
    )
    return {"auc": float(once[0]), "interval": agreement.interval(drawn)}


def _areas(table: _Table, values: Floats, counts: Floats) -> Floats:
    pairs = statistics.Pairs(values, table.good, table.documents)
    return statistics.roc_auc(pairs, table.good, counts)


def _once(table: _Table) -> Floats:
    return np.ones((1, int(table.documents.max()) + 1))


def _draws(table: _Table) -> Floats:
    return agreement.draws(int(table.documents.max()) + 1)
