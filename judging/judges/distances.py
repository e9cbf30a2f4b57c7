"""Distances between two answer distributions over the same options, as MQAG defines them
(Manakul et al. 2023, arXiv 2301.12307, section 3.2)."""

import math
from collections.abc import Callable, Sequence

Distribution = Sequence[float]

# An option that was never seen is improbable, not impossible: without this, KL would be infinite.
SMOOTHING = 1e-3


def total_variation(summary: Distribution, transcript: Distribution) -> float:
    """Half the sum of the absolute differences, in [0, 1]."""
    return sum(abs(p - q) for p, q in zip(summary, transcript, strict=True)) / 2


def kl(summary: Distribution, transcript: Distribution) -> float:
    """Kullback-Leibler divergence of the summary's from the transcript's, in nats, 0 or more.

    Both are smoothed by `SMOOTHING` per option and renormalised.
    """
    pairs = zip(_smoothed(summary), _smoothed(transcript), strict=True)
    return max(0.0, sum(p * math.log(p / q) for p, q in pairs))


def one_best(summary: Distribution, transcript: Distribution) -> float:
    """1 when the most likely options differ, else 0; a tie agrees with each of its options."""
    return 0.0 if _most_likely(summary) & _most_likely(transcript) else 1.0


def hellinger(summary: Distribution, transcript: Distribution) -> float:
    """The square root of 1 less the Bhattacharyya coefficient, in [0, 1]."""
    overlap = sum(math.sqrt(p * q) for p, q in zip(summary, transcript, strict=True))
    return math.sqrt(max(0.0, 1 - overlap))


DISTANCES: dict[str, Callable[[Distribution, Distribution], float]] = {
    "total_variation": total_variation,
    "kl": kl,
    "one_best": one_best,
    "hellinger": hellinger,
}


def similarity(name: str, distance: float) -> float:
    """1 for no distance, down to 0: 1 - d for the bounded ones, exp(-d) for KL."""
    return math.exp(-distance) if name == "kl" else max(0.0, 1 - distance)


def _smoothed(distribution: Distribution) -> list[float]:
    total = sum(distribution) + SMOOTHING * len(distribution)
    return [(share + SMOOTHING) / total for share in distribution]


def _most_likely(distribution: Distribution) -> set[int]:
    top = max(distribution)
    return {option for option, share in enumerate(distribution) if math.isclose(share, top)}
