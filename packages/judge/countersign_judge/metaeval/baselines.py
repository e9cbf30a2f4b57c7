"""Baselines that a judge has to beat: only the overlap of words with the source.

ROUGE-1, -2 and -L (Lin 2004) as F1 against the source, since data for judges holds no reference
summary, and the share of the summary's bigrams that the source holds, which is BLEU's clipped
2-gram precision (Papineni et al. 2002). Words are runs of letters and digits in lower case,
without stemming. Each is moved from [0, 1] to [1, 5].
"""

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence

from rapidfuzz.distance import LCSseq

from countersign_judge.llm.types import OFFLINE
from countersign_judge.metaeval.items import HIGHEST, LOWEST, DatasetItem
from countersign_judge.metaeval.statistics import Column

Words = Sequence[str]
_WORD = re.compile(r"[a-z0-9]+")


class UnknownBaseline(ValueError):
    """A name that is no baseline's, with the known names."""


def baseline_columns(
    names: Sequence[str], items: Sequence[DatasetItem], dimensions: Sequence[str]
) -> list[Column]:
    """The same scores for every dimension. Raises UnknownBaseline."""
    columns = []
    for name, measure in [(name, overlap_measure(name)) for name in names]:
        started = time.monotonic()
        scores = tuple(LOWEST + (HIGHEST - LOWEST) * measure(item) for item in items)
        seconds = (time.monotonic() - started) / max(1, len(dimensions))
        columns += [
            Column(name, OFFLINE, None, dimension, scores, seconds=seconds)
            for dimension in dimensions
        ]
    return columns


def overlap_measure(name: str) -> Callable[[DatasetItem], float]:
    """The share, in [0, 1], that a baseline gives an item. Raises UnknownBaseline."""
    if name not in BASELINES:
        raise UnknownBaseline(f"baseline is {name!r}; choose one of {', '.join(BASELINES)}")

    def measure(item: DatasetItem) -> float:
        source = " ".join(f"{turn['speaker']} {turn['text']}" for turn in item.turns)
        return BASELINES[name](split_words(source), split_words(item.summary))

    return measure


def split_words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def rouge_measure(size: int) -> Callable[[Words, Words], float]:
    def f1(source: Words, summary: Words) -> float:
        there, ours = _count_grams(source, size), _count_grams(summary, size)
        return _f1_score((there & ours).total(), there.total(), ours.total())

    return f1


def rouge_l(source: Words, summary: Words) -> float:
    return _f1_score(LCSseq.similarity(source, summary), len(source), len(summary))


def bigram_precision(source: Words, summary: Words) -> float:
    there, ours = _count_grams(source, 2), _count_grams(summary, 2)
    return (there & ours).total() / ours.total() if ours else 0.0


def _count_grams(text: Words, size: int) -> Counter[tuple[str, ...]]:
    return Counter(zip(*(text[at:] for at in range(size)), strict=False))


def _f1_score(common: int, one: int, other: int) -> float:
    return 2 * common / (one + other) if common else 0.0


BASELINES: dict[str, Callable[[Words, Words], float]] = {
    "bigrams": bigram_precision,
    "rouge1": rouge_measure(1),
    "rouge2": rouge_measure(2),
    "rougeL": rouge_l,
}
