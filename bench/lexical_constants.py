"""What the constants of the offline judge are worth: each one halved and doubled.

Run from the project's root: python -m bench.lexical_constants

Prints Spearman for consistency on SummEval (whole set, mean over documents) and on the files of
graded chats and news that may steer the judge; then five-fold cross-validation by document over a
grid of the four constants that shape the score, to show what choosing them on the data gains.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from scipy.stats import spearmanr

from bench.lexical_dialogues import STEERING
from offline.lexical.judge import consistency
from offline.lexical.source import Source
from offline.lexical.support import check_summary

DATA = Path("../shared/data/summeval_dev.json")
ALIGN: Any = import_module("offline.lexical.alignment")
PREDICATES: Any = import_module("offline.lexical.predicates")
SUPPORT: Any = import_module("offline.lexical.support")
CONSISTENCY: Any = import_module("offline.lexical.judge")
PLAIN = (
    (ALIGN, "LOOSE_IN_TALK"),
    (ALIGN, "BOUND_IN_TALK"),
    (ALIGN, "SYNONYM_COST"),
    (ALIGN, "NEAR_SENTENCES"),
    (ALIGN, "BESIDE"),
    (ALIGN, "BEAM"),
    (PREDICATES, "_FADE"),
    (CONSISTENCY, "SHARE_OF_WORST"),
    (CONSISTENCY, "SHARE_OF_ORDER"),
    (CONSISTENCY, "LEFT_BY_FAULT"),
    (CONSISTENCY, "LEFT_BY_FAULTS"),
)
WEIGHTS = ("IN_TALK", "IN_TEXT", "ALONE")
STEPS = ("SAME_SENTENCE", "NEAR", "FAR")
FOLDS = 5
# SAME_SENTENCE, NEAR, the tolerance of a text, SHARE_OF_WORST
GRID = ((0.2, 1 / 3, 0.5), (0.5, 2 / 3, 0.8), (0.2, 0.3, 0.4), (0, 0.25, 0.5))


class Bench:
    """The data, read once."""

    def __init__(self) -> None:
        self.pairs = json.loads(DATA.read_text(encoding="utf-8"))
        self.sources = {pair["doc_id"]: Source.from_text(pair["source"]) for pair in self.pairs}
        self.human = np.array([pair["scores"]["consistency"] for pair in self.pairs])
        rows = defaultdict(list)
        for row, pair in enumerate(self.pairs):
            rows[pair["doc_id"]].append(row)
        self.documents = list(rows.values())

    def news(self) -> np.ndarray[Any, Any]:
        readings = (
            check_summary(self.sources[pair["doc_id"]], pair["system_output"])
            for pair in self.pairs
        )
        return np.array([consistency(reading).value for reading in readings])

    def graded(self) -> list[float]:
        values = []
        for graded in STEERING.values():
            scores = [
                consistency(check_summary(Source.from_text(one.dialogue), one.summary)).value
                for one in graded
            ]
            values.append(float(spearmanr(scores, [one.grade for one in graded])[0]))
        return values

    def line(self, label: str) -> None:
        scores = self.news()
        within = [
            float(spearmanr(scores[rows], self.human[rows])[0])
            for rows in self.documents
            if np.ptp(self.human[rows]) and np.ptp(scores[rows])
        ]
        values = [float(spearmanr(scores, self.human)[0]), float(np.mean(within)), *self.graded()]
        print(f"| {label} | " + " | ".join(f"{value:.3f}" for value in values) + " |", flush=True)


@contextmanager
def changed(*changes: tuple[Any, str, Any]) -> Iterator[None]:
    """Constants set for the length of a block."""
    before = [(module, name, getattr(module, name)) for module, name, _ in changes]
    table = ALIGN._COST_BY_DISTANCE
    for module, name, value in changes:
        setattr(module, name, value)
    ALIGN._COST_BY_DISTANCE = ALIGN.costs_by_distance()
    ALIGN._UNMOVED = ALIGN.unmoved()
    try:
        yield
    finally:
        for module, name, value in before:
            setattr(module, name, value)
        ALIGN._COST_BY_DISTANCE = table
        ALIGN._UNMOVED = ALIGN.unmoved()


def variations() -> Iterator[tuple[str, tuple[Any, str, Any]]]:
    for factor in (0.5, 2):
        for module, name in PLAIN:
            value = getattr(module, name)
            scaled = type(value)(min(value * factor, 1.0) if value < 1 else value * factor)
            yield f"{name} {value:.3g} → {scaled:.3g}", (module, name, scaled)
        for name, field in product(WEIGHTS, SUPPORT.Weights._fields):
            weights = getattr(SUPPORT, name)
            value = getattr(weights, field)
            scaled = min(value * factor, 1.0) if field == "agent" else value * factor
            label = f"{field} {name} {value:.3g} → {scaled:.3g}"
            yield label, (SUPPORT, name, weights._replace(**{field: scaled}))
        for name in STEPS:
            value = getattr(ALIGN, name)
            yield f"{name} {value:.3g} → {value * factor:.3g}", (ALIGN, name, value * factor)
        for kind, value in ALIGN.OMISSION.items():
            scaled_costs = {**ALIGN.OMISSION, kind: value * factor}
            label = f"OMISSION of {kind.name.lower()} {value:.3g} → {value * factor:.3g}"
            yield label, (ALIGN, "OMISSION", scaled_costs)


def columns_of_grid(bench: Bench) -> list[np.ndarray[Any, Any]]:
    """The scores of every combination of the grid."""
    columns = []
    for same, near, tolerance, worst in product(*GRID):
        with changed(
            (ALIGN, "SAME_SENTENCE", same),
            (ALIGN, "NEAR", near),
            (SUPPORT, "IN_TEXT", SUPPORT.IN_TEXT._replace(tolerance=tolerance)),
            (CONSISTENCY, "SHARE_OF_WORST", worst),
        ):
            columns.append(bench.news())
    return columns


def cross_validate(bench: Bench) -> None:
    """Choose on four fifths of the documents, measure on the rest."""
    columns = columns_of_grid(bench)
    order = np.random.default_rng(0).permutation(len(bench.documents))
    shipped = bench.news()
    chosen, kept = [], []
    for fold in range(FOLDS):
        held = [row for at in order[fold::FOLDS] for row in bench.documents[at]]
        seen = np.setdiff1d(np.arange(len(bench.pairs)), held)
        best = max(columns, key=lambda scores: spearmanr(scores[seen], bench.human[seen])[0])
        chosen.append(float(spearmanr(best[held], bench.human[held])[0]))
        kept.append(float(spearmanr(shipped[held], bench.human[held])[0]))
    print(f"\nmean Spearman of {FOLDS} held-out folds: chosen on the other folds "
          f"{np.mean(chosen):.3f}, shipped {np.mean(kept):.3f}; "
          f"over the grid of {len(columns)} the whole set gives "
          f"{min(spearmanr(c, bench.human)[0] for c in columns):.3f} to "
          f"{max(spearmanr(c, bench.human)[0] for c in columns):.3f}")  # fmt: skip


def main() -> None:
    if not DATA.exists():
        sys.exit(f"There is no data at {DATA}; this bench needs SummEval there.")
    bench = Bench()
    print("| constant | SummEval | per document | " + " | ".join(STEERING) + " |")
    print("| --- " * (3 + len(STEERING)) + "|")
    bench.line("as shipped")
    for label, change in variations():
        with changed(change):
            bench.line(label)
    cross_validate(bench)


if __name__ == "__main__":
    main()
