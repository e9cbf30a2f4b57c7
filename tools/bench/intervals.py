"""Whether the intervals and tests of `metaeval` hold what they promise.

    .venv/bin/python -m tools.bench.intervals [--sets 400]

Draws sets of 10, 20 and 50 documents with 12 summaries each: people's scores in thirds of a point,
and two judges, equally good, who give whole scores. Prints of each figure how many of its 95 %
intervals hold its true value, which is that of 4,000 documents, and how often the two judges are
told apart at 5 %.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from countersign_judge.metaeval.bootstrap import Floats
from countersign_judge.metaeval.items import THRESHOLD, Dataset, DatasetItem
from countersign_judge.metaeval.statistics import (
    Column,
    Gate,
    build_rows,
    each_document,
    mean_over_documents,
    over_set,
)
from countersign_judge.metaeval.statistics import build_pairs as pairs

import tools.django_setup  # noqa: F401

_SEED = 21
_SUMMARIES = 12
_TRUE_DOCUMENTS = 4000
_DOCUMENTS = (10, 20, 50)
_ALPHA = 0.05
_DIMENSION = "consistency"


def drawn(random: np.random.Generator, documents: int) -> tuple[Floats, Floats, Floats]:
    """Scores of the people and of both judges, documents by summaries.

    Documents differ in how good their summaries are, and in what a judge thinks of them all.
    """
    size = (documents, _SUMMARIES)
    quality = random.normal(size=size) + 0.6 * random.normal(size=(documents, 1))
    human = quality + 0.7 * random.normal(size=size)
    one, other = (_judge(random, quality) for _ in range(2))
    return np.clip(np.round((human + 3.6) * 3) / 3, 1, 5), one, other


def _judge(random: np.random.Generator, quality: Floats) -> Floats:
    mood = 0.3 * random.normal(size=(len(quality), 1))
    seen = quality + 0.9 * random.normal(size=quality.shape) + mood
    return np.clip(np.round(seen * 0.8 + 3.6), 1, 5)


def true_values(random: np.random.Generator) -> dict[str, dict[str, Any]]:
    human, judge, _ = drawn(random, _TRUE_DOCUMENTS)
    names = np.repeat(np.arange(_TRUE_DOCUMENTS).astype(str), _SUMMARIES)
    whole = pairs(judge.ravel(), human.ravel(), names)
    return {
        "dataset": over_set(whole),
        "document": mean_over_documents(each_document(whole)),
        "gate": Gate(whole, THRESHOLD).measured(),
    }


def row(random: np.random.Generator, documents: int) -> dict[str, Any]:
    """What results.json has of the first judge, the comparison with the second included."""
    human, *judges = drawn(random, documents)
    items = tuple(
        DatasetItem(str(document), str(system), (), "", {_DIMENSION: float(score)})
        for (document, system), score in np.ndenumerate(human)
    )
    columns = [
        Column(f"judge {at}", "none", None, _DIMENSION, tuple(map(float, scores.ravel())))
        for at, scores in enumerate(judges)
    ]
    return build_rows(Dataset("drawn", "csv", items), columns, threshold=THRESHOLD)[0]


def _held(found: dict[str, Any], true: dict[str, dict[str, Any]]) -> Iterator[tuple[str, bool]]:
    for part, values in true.items():
        for name, (low, high) in found["intervals"][part].items():
            yield f"{part}, {name}", low <= values[name] <= high


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", type=int, default=400)
    sets = parser.parse_args().sets
    random = np.random.default_rng(_SEED)
    true = true_values(random)
    for documents in _DOCUMENTS:
        held, apart = Counter[str](), Counter[str]()
        for _ in range(sets):
            found = row(random, documents)
            held.update(name for name, holds in _held(found, true) if holds)
            (paired,) = found["paired"]
            apart.update(part for part in ("dataset", "document") if paired[part]["p"] < _ALPHA)
        print(f"{documents} documents, {sets} sets")
        for name, count in held.items():
            print(f"  {name:28} {count / sets:.3f} of the intervals hold {_of(true, name):.3f}")
        for part, count in apart.items():
            print(f"  equal judges told apart, {part}: {count / sets:.3f}")


def _of(true: dict[str, dict[str, Any]], name: str) -> float:
    part, _, figure = name.partition(", ")
    return float(true[part][figure])


if __name__ == "__main__":
    main()
