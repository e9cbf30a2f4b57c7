"""Trains the model of the offline judge: how likely a sentence is right.

Run from the project's root, with the sets of ../shared/data:

    OMP_NUM_THREADS=1 python -m bench.train_evidence_model [--check]

Prints how good it is on documents that it has not seen (five folds) and on a whole set that it has
not seen, then writes `offline/lexical/evidence_model.json` and prints its SHA-256. `--check` writes
nothing and exits 1 where training gives another file than the one there.
"""

import json
import math
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.stats import spearmanr
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold

import bench.django_setup  # noqa: F401 (before what reaches a model)
from judging.findings import Mark
from measuring.agreement import draws, interval
from measuring.metaeval import statistics
from measuring.metaeval.items import DatasetItem
from measuring.metaeval.readers import read_dataset
from measuring.metaeval.sentences import read_marked
from offline.language.sentences import Span
from offline.lexical.evidence_model import FEATURES, MODEL, log_odds
from offline.lexical.judge import scored_support
from offline.lexical.source import Source
from offline.lexical.support import measured_summary

DATA = Path("../shared/data")
# Sets with a score a summary, moved from 1..5 to 0..1; the last part of each name is shown.
SCORED = ("summeval_dev", "dialsummeval_dev", "qags_cnndm_dev", "qags_xsum_dev")
MARKED = ("QMSum", "SAMSum")
SETTINGS: dict[str, Any] = {
    "max_depth": 1, "learning_rate": 0.1, "max_iter": 200, "l2_regularization": 10.0,
    "min_samples_leaf": 40, "max_features": 0.3, "early_stopping": False, "random_state": 0,
    "monotonic_cst": list(FEATURES.values()),
}  # fmt: skip
FOLDS = 5
# How far the overlap itself counts beside the curves, by their spread: what was set by hand holds
# on sets that no model has seen.
PRIOR = 0.5
# Of the sentences with an error, at most so many are to be shown as supported: one in ten, with a
# margin for sentences not seen.
MOST_SUPPORTED = 0.085
# Of the right ones of a chat or an excerpt, at most so many are to be shown as not mentioned.
MOST_ALARMS = 0.2
# Of the sentences of people's minutes of whole meetings as many at most, and no more than half
# below `supported`. There, one in ten sentences of another meeting's minutes passes.
MOST_CHECKED_OF_LONG = 0.5
LONG_SOURCE = 1500  # words
PASSES = 4
Floats = NDArray[np.float64]


class Row(NamedTuple):
    """A sentence: `target` is the share of people, or of its summary, that calls it right."""

    group: str
    document: str
    summary: int
    target: float
    measured: tuple[float, ...]
    fault: bool


def _rows_of(item: DatasetItem, source: Source, **known: Any) -> Iterator[tuple[Row, Span]]:
    for claim in measured_summary(source, item.summary).claims:
        row = Row(
            document=_digest(item),
            measured=claim.measured,
            fault=claim.at_fault,
            **{"target": float("nan"), **known},
        )
        yield row, claim.span


def _digest(item: DatasetItem) -> str:
    return sha256(json.dumps([turn["text"] for turn in item.turns]).encode()).hexdigest()


def marked_rows() -> Iterator[Row]:
    _, summaries = read_marked(DATA / "diasumfact_dev.json")
    for number, summary in enumerate(summaries):
        group = summary.item.document.partition("-")[0]
        source = Source.from_turns(summary.item.turns)
        for row, span in _rows_of(summary.item, source, group=group, summary=number):
            about = [
                each
                for each in summary.sentences
                if each.start < span.end and span.start < each.end
            ]
            yield row._replace(target=float(not any(each.errors for each in about)))


def scored_rows(name: str) -> Iterator[Row]:
    for number, item in enumerate(read_dataset(DATA / f"{name}.json").items):
        target = (item.human["consistency"] - 1) / 4
        source = Source.from_turns(item.turns)
        for row, _ in _rows_of(item, source, group=name, summary=number, target=target):
            yield row


def minutes_rows() -> Iterator[Row]:
    """Right by assumption; used for one bound and never for training."""
    for number, path in enumerate(sorted((DATA / "meetings").glob("*.json"))):
        meeting = json.loads(path.read_text(encoding="utf-8"))
        if meeting.get("reference_summary"):
            turns = tuple(meeting["turns"])
            item = DatasetItem(path.stem, "", turns, meeting["reference_summary"], {})
            known = {"group": "minutes", "summary": number, "target": 1.0}
            for row, _ in _rows_of(item, Source.from_turns(turns), **known):
                yield row


# --- Training ---------------------------------------------------------------


def weights(rows: Sequence[Row]) -> tuple[Floats, Floats]:
    """Of every sentence as a right and as a wrong one. Every set counts the same, and in it the
    right and the wrong; a summary's score is told by its sentences together."""
    right, wrong = np.zeros(len(rows)), np.zeros(len(rows))
    groups = np.array([row.group for row in rows])
    targets = np.array([row.target for row in rows])
    sizes: dict[tuple[str, int], int] = {}
    for row in rows:
        sizes[row.group, row.summary] = sizes.get((row.group, row.summary), 0) + 1
    shares = np.array(
        [1 if row.group in MARKED else sizes[row.group, row.summary] ** -0.5 for row in rows]
    )
    for group in np.unique(groups):
        mine = groups == group
        for found, share in ((right, targets), (wrong, 1 - targets)):
            found[mine] = (shares * share)[mine] / (shares * share)[mine].sum()
    return right * len(rows), wrong * len(rows)


def fitted(rows: Sequence[Row]) -> HistGradientBoostingClassifier:
    right, wrong = weights(rows)
    measured = np.array([row.measured for row in rows])
    both = np.concatenate([right, wrong])
    labels = np.repeat([1, 0], len(rows))
    used = both > 0
    model = HistGradientBoostingClassifier(**SETTINGS)
    return model.fit(np.concatenate([measured] * 2)[used], labels[used], both[used])


def predicted(model: HistGradientBoostingClassifier, rows: Sequence[Row]) -> Floats:
    found: Floats = model.decision_function(np.array([row.measured for row in rows]))
    return found


def prior_of(rows: Sequence[Row], values: Floats) -> float:
    """What makes the overlap's log odds vary PRIOR times as much as the curves."""
    return round(float(PRIOR * values.std() / _odds(rows).std()), 4)


def _odds(rows: Sequence[Row]) -> Floats:
    return np.array([log_odds(row.measured[0]) for row in rows])


def unseen(rows: Sequence[Row]) -> Floats:
    """What models say of documents that they have not seen."""
    found = np.zeros(len(rows))
    folds = GroupKFold(FOLDS, shuffle=True, random_state=1)
    for train, test in folds.split(rows, groups=[row.document for row in rows]):
        model = fitted([rows[at] for at in train])
        found[test] = predicted(model, [rows[at] for at in test])
    return found


def unseen_sets(rows: Sequence[Row]) -> Floats:
    """What models say of a set that they have not seen, nor any of its documents."""
    found = np.zeros(len(rows))
    for group in dict.fromkeys(row.group for row in rows):
        test = [at for at, row in enumerate(rows) if row.group == group]
        held = {rows[at].document for at in test}
        train = [row for row in rows if row.group != group and row.document not in held]
        found[test] = predicted(fitted(train), [rows[at] for at in test])
    return found


# --- Figures ----------------------------------------------------------------


def agreement(rows: Sequence[Row], values: Floats) -> dict[str, float]:
    """By set: the area under the curve for marked sentences; else Spearman's coefficient of the
    sentences' mean over the set."""
    found = {}
    for group in dict.fromkeys(row.group for row in rows):
        mine = [at for at, row in enumerate(rows) if row.group == group]
        if group in MARKED:
            found[group] = roc_auc_score([rows[at].target for at in mine], values[mine])
            continue
        means: dict[int, list[float]] = {}
        for at in mine:
            means.setdefault(rows[at].summary, []).append(values[at])
        targets = {rows[at].summary: rows[at].target for at in mine}
        pairs = [(np.mean(each), targets[number]) for number, each in means.items()]
        found[group] = spearmanr(*zip(*pairs, strict=True))[0]
    return {group: float(value) for group, value in found.items()}


def consistencies(
    rows: Sequence[Row], found: Floats, bounds: dict[str, float]
) -> dict[str, dict[str, float | None]]:
    """By set with a score a summary, how the judge's consistency agrees with it: Spearman over the
    set and the mean over documents (None where each has one summary), and the shares that pass at
    4, of the judge's and of people's scores."""
    cards = {}
    for group in SCORED:
        summaries: dict[int, list[int]] = {}
        for at, row in enumerate(rows):
            if row.group == group:
                summaries.setdefault(row.summary, []).append(at)
        ours = np.array([_consistency(rows, found, bounds, mine) for mine in summaries.values()])
        human = np.array([rows[at].target for at, *_ in summaries.values()])
        cards[group] = {
            "n": len(ours),
            "spearman": round(float(spearmanr(ours, human)[0]), 4),
            "per_document": _per_document(rows, [at for at, *_ in summaries.values()], ours),
            "passed": round(float((ours >= PASSES).mean()), 4),
            "passed_by_people": round(float((human >= (PASSES - 1) / 4).mean()), 4),
        }
    return cards


def _per_document(rows: Sequence[Row], firsts: Sequence[int], ours: Floats) -> float | None:
    documents: dict[str, list[tuple[float, float]]] = {}
    for at, score in zip(firsts, ours, strict=True):
        documents.setdefault(rows[at].document, []).append((score, rows[at].target))
    # Where people tell no difference there is nothing to agree with; a judge that tells none
    # agrees with nothing.
    found = [
        float(np.nan_to_num(spearmanr(*pair)[0])) if np.ptp(pair[0]) else 0.0
        for pair in (np.array(each).T for each in documents.values())
        if np.ptp(pair[1])
    ]
    return round(float(np.mean(found)), 4) if found else None


def _consistency(
    rows: Sequence[Row], found: Floats, bounds: dict[str, float], mine: Sequence[int]
) -> float:
    marked = any(rows[at].fault or found[at] < bounds["inferred"] for at in mine)
    return scored_support(found[mine].tolist(), marked=marked)


def _probabilities(scale: dict[str, float], values: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-(scale["slope"] * values + scale["offset"])))
    return found


def scale_of(rows: Sequence[Row], values: Floats) -> dict[str, float]:
    """Platt's, on marked sentences of documents not seen, both sets alike."""
    mine = [at for at, row in enumerate(rows) if row.group in MARKED]
    groups = np.array([rows[at].group for at in mine])
    sizes = np.array([1 / (groups == group).sum() for group in groups])
    model = LogisticRegression(C=1e6).fit(
        values[mine, None], [rows[at].target for at in mine], sizes * len(mine)
    )
    return {
        "slope": round(float(model.coef_[0, 0]), 4),
        "offset": round(float(model.intercept_[0]), 4),
    }


def bounds_of(rows: Sequence[Row], found: Floats, minutes: Floats) -> dict[str, float]:
    """The strictest that the sets ask for."""
    supported, inferred = [], []
    for group in MARKED:
        mine = np.array([row.group == group for row in rows])
        right = np.array([row.target == 1 for row in rows])
        faults = np.array([row.fault for row in rows])
        wrong = mine & ~right
        # What is at fault is never shown as supported.
        supported.append(np.quantile(np.where(faults, 0, found)[wrong], 1 - MOST_SUPPORTED))
        inferred.append(np.quantile(found[mine & right], MOST_ALARMS))
    return {
        "supported": round(float(max(supported)), 3),
        "inferred": round(float(min(inferred)), 3),
        # Rounded down, so that the one in the middle is shown as supported.
        "supported_of_long": math.floor(1000 * np.quantile(minutes, MOST_CHECKED_OF_LONG)) / 1000,
        "inferred_of_long": round(float(np.quantile(minutes, MOST_ALARMS)), 3),
        "long_source": LONG_SOURCE,
    }


def card(rows: Sequence[Row], found: Floats, bounds: dict[str, float]) -> dict[str, Any]:
    """By set of marked sentences what a reviewer would be shown of documents not seen."""
    right = np.array([row.target == 1 for row in rows])
    faults = np.array([row.fault for row in rows])
    supported = (found >= bounds["supported"]) & ~faults
    marked = (found < bounds["inferred"]) | faults
    cards = {}
    for group in MARKED:
        mine = np.array([row.group == group for row in rows])
        documents = np.array([row.document for row in rows])[mine]
        pairs = statistics.pairs_of(found[mine], right[mine].astype(float), documents)
        counts = draws(pairs.document_count)
        shares = {
            "recall": marked[mine & ~right].mean(),
            "unmarked": supported[mine & ~right].mean(),
            "false_alarms": marked[mine & right].mean(),
            "auc": roc_auc_score(pairs.human, pairs.judge),
            "right_among_supported": right[mine & supported].mean(),
        }
        ends = interval(statistics.roc_auc(pairs, pairs.human, counts)) or []
        cards[group] = {
            "n": int(mine.sum()),
            "errors": int((mine & ~right).sum()),
            **{name: round(float(value), 4) for name, value in shares.items()},
            "marks": {
                Mark.SUPPORTED: _counted(right[mine & supported]),
                Mark.CHECK: _counted(right[mine & ~supported]),
            },
            "intervals": {"auc": [round(end, 4) for end in ends]},
        }
    return cards


def _counted(right: NDArray[np.bool_]) -> dict[str, int]:
    """Sentences with one mark, and how many of them are right."""
    return {"n": len(right), "right": int(right.sum())}


# --- Command ----------------------------------------------------------------


def stored_curves(model: HistGradientBoostingClassifier) -> list[list[list[float]]]:
    """By feature the thresholds, and what it adds below, between and above them; the first
    feature's holds what all sentences start from, too."""
    starts, jumps = [0.0] * len(FEATURES), [dict[float, float]() for _ in FEATURES]
    starts[0] = float(model._baseline_prediction.item())
    for (predictor,) in model._predictors:
        root, *leaves = predictor.nodes
        if leaves:
            low, high = (float(leaf["value"]) for leaf in leaves)
            threshold, own = round(float(root["num_threshold"]), 6), jumps[root["feature_idx"]]
            starts[root["feature_idx"]] += low
            own[threshold] = own.get(threshold, 0.0) + high - low
    return [
        _curve(start, dict(sorted(own.items()))) for start, own in zip(starts, jumps, strict=True)
    ]


def _curve(start: float, jumps: dict[float, float]) -> list[list[float]]:
    values = accumulate(jumps.values(), initial=start)
    return [list(jumps), [round(value, 5) for value in values]]


def main() -> None:
    rows = [*marked_rows(), *(row for name in SCORED for row in scored_rows(name))]
    minutes = list(minutes_rows())
    overlap = np.array([row.measured[0] for row in rows])
    known, whole = unseen(rows), unseen_sets(rows)
    prior = prior_of(rows, known)
    known, whole = (values + prior * _odds(rows) for values in (known, whole))
    said = {"overlap alone": overlap, "documents not seen": known, "sets not seen": whole}
    for name, values in said.items():
        figures = ", ".join(
            f"{group} {value:.3f}" for group, value in agreement(rows, values).items()
        )
        print(f"{name}: {figures}")
    model = fitted(rows)
    scale = {"prior": prior, **scale_of(rows, known)}
    raw = predicted(model, minutes) + prior * _odds(minutes)
    of_minutes = _probabilities(scale, raw)
    # What is at fault is never shown as supported, nor as inferred.
    of_minutes[[row.fault for row in minutes]] = 0
    bounds = bounds_of(rows, _probabilities(scale, known), of_minutes)
    unseen_card = card(rows, _probabilities(scale, known), bounds)
    print(*(f"{group}: {figures}" for group, figures in unseen_card.items()), sep="\n")
    scored = consistencies(rows, _probabilities(scale, known), bounds)
    print(*(f"{group}: {figures}" for group, figures in scored.items()), sep="\n")
    stored = {
        "card": unseen_card, "consistency": scored, "features": list(FEATURES), "scale": scale,
        "bounds": bounds, "curves": stored_curves(model),
    }  # fmt: skip
    text = json.dumps(stored, separators=(",", ":")) + "\n"
    print(
        f"{len(rows)} sentences, {len(text):,} bytes, SHA-256 {sha256(text.encode()).hexdigest()}"
    )
    if "--check" not in sys.argv:
        MODEL.write_text(text, encoding="utf-8")
    elif MODEL.read_text(encoding="utf-8") != text:
        sys.exit(f"{MODEL} holds another model than this training gives")


if __name__ == "__main__":
    main()
