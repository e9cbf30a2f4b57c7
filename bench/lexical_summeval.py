"""The offline judge against the human scores of SummEval, with ROUGE beside it.

Run from the project's root: python -m bench.lexical_summeval [../shared/data/summeval_dev.json]

Prints Pearson, Spearman and Kendall (tau-b) over the whole set and as the mean over documents
(those with constant human scores left out, as the authors of G-Eval do), the balanced accuracy of
the gate at 4, Spearman over ten halves of the documents, and the speed on one core.
"""

import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from rouge_score.rouge_scorer import RougeScorer
from scipy.stats import kendalltau, pearsonr, spearmanr

from offline.lexical.judge import judge
from offline.lexical.source import Source

DATA = Path("../shared/data/summeval_dev.json")
DIMENSIONS = ("coherence", "consistency", "fluency", "relevance")
ROUGE = ("rouge1", "rouge2", "rougeL")
GATE = 4.0
# A system whose human scores have at least this standard deviation can be ranked within.
VARIED = 1.0
Scores = np.ndarray[Any, Any]


def correlations(scores: Scores, human: Scores) -> list[float]:
    return [float(f(scores, human)[0]) for f in (pearsonr, spearmanr, kendalltau)]


def per_document(scores: Scores, human: Scores, documents: Iterable[list[int]]) -> list[float]:
    """Mean correlations; a document where the judge is constant counts as 0."""
    rows = [
        correlations(scores[rows], human[rows]) if np.ptp(scores[rows]) else [0.0] * 3
        for rows in documents
        if np.ptp(human[rows])
    ]
    return [float(value) for value in np.mean(rows, axis=0)]


def balanced_accuracy(scores: Scores, human: Scores) -> float:
    passed, good = scores >= GATE, human >= GATE
    return float((passed[good].mean() + (~passed[~good]).mean()) / 2)


def halves(scores: Scores, human: Scores, documents: Sequence[list[int]]) -> tuple[float, float]:
    """The lowest and highest Spearman over ten random halves of the documents."""
    random = np.random.default_rng(0)
    values = []
    for _ in range(10):
        chosen = random.permutation(len(documents))[: len(documents) // 2]
        rows = [row for document in chosen for row in documents[document]]
        values.append(float(spearmanr(scores[rows], human[rows])[0]))
    return min(values), max(values)


def within_systems(scores: Scores, human: Scores, systems: Sequence[str]) -> str:
    """Spearman over the summaries of one system at a time, where people tell those apart.

    A single system's summaries are what a writer has to choose from, and how other collections
    of judged summaries are made.
    """
    values = {}
    for system in sorted(set(systems)):
        rows = [row for row, one in enumerate(systems) if one == system]
        if human[rows].std() >= VARIED:
            values[system] = float(spearmanr(scores[rows], human[rows])[0])
    each = ", ".join(f"{system} {value:.3f}" for system, value in values.items())
    return f"mean {np.mean(list(values.values())):.3f} ({each})" if values else "none varies"


def timed(pairs: Sequence[Any], work: Callable[[Any], Any]) -> tuple[list[Any], float]:
    """What `work` gives for each pair, and pairs a second of processor time."""
    start = time.process_time()
    results = [work(pair) for pair in pairs]
    return results, len(pairs) / (time.process_time() - start)


def judged(pair: Any, read: Callable[[str], Source] = Source.from_text) -> dict[str, float]:
    return judge(read(pair["source"]), pair["system_output"]).scores


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else DATA
    if not path.exists():
        sys.exit(f"There is no data at {path}; pass the path of a SummEval JSON file.")
    pairs = json.loads(path.read_text(encoding="utf-8"))
    by_document = defaultdict(list)
    for row, pair in enumerate(pairs):
        by_document[pair["doc_id"]].append(row)
    documents = list(by_document.values())
    judged(pairs[0])
    verdicts, anew = timed(pairs, judged)
    _, kept = timed(pairs, partial(judged, read=cache(Source.from_text)))
    scorer = RougeScorer(list(ROUGE), use_stemmer=True)
    rouge = [scorer.score(pair["source"], pair["system_output"]) for pair in pairs]
    print(f"{len(pairs)} pairs, {len(documents)} documents; on one core {kept:.0f} pairs/s")
    print(f"with the index of a source kept, {anew:.0f} with source and summary read anew\n")
    print("| dimension | scores | P | S | K | P doc | S doc | K doc |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for dimension in DIMENSIONS:
        human = np.array([pair["scores"][dimension] for pair in pairs])
        ours = np.array([verdict[dimension] for verdict in verdicts])
        columns = {"lexical": ours}
        for name in ROUGE:
            for part in ("fmeasure", "precision"):
                columns[f"{name} {part}"] = np.array([getattr(r[name], part) for r in rouge])
        for label, scores in columns.items():
            values = correlations(scores, human) + per_document(scores, human, documents)
            print(f"| {dimension} | {label} | " + " | ".join(f"{v:.3f}" for v in values) + " |")
        low, high = halves(ours, human, documents)
        print(f"| {dimension} | halves: S {low:.3f} to {high:.3f}; "
              f"balanced accuracy at 4: {balanced_accuracy(ours, human):.3f} |")  # fmt: skip
        systems = [pair["system_id"] for pair in pairs]
        print(f"| {dimension} | within systems: S {within_systems(ours, human, systems)} |")


if __name__ == "__main__":
    main()
