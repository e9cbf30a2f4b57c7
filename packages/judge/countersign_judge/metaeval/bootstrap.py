"""The bootstrap: units drawn with replacement, from one seed wherever an interval is shown.

B. Efron and R. Tibshirani, An Introduction to the Bootstrap (1993), chapter 13 (percentiles).
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

SEED = 20230329
DRAWS = 1000
_BLOCK_DRAWS = 100
_INTERVAL_PERCENTILES = (2.5, 97.5)
_LEAST_DEFINED_SHARE = 0.5

Floats = NDArray[np.float64]
Interval = list[float] | None


def bootstrap_blocks(units: int) -> Iterator[Floats]:
    """The rows of `bootstrap_counts` in chunks, where draws x units do not fit in memory."""
    random = np.random.default_rng(SEED)
    for _ in range(DRAWS // _BLOCK_DRAWS):
        yield random.multinomial(units, [1 / units] * units, size=_BLOCK_DRAWS).astype(float)


def bootstrap_counts(units: int) -> Floats:
    """DRAWS rows of how often each unit was drawn; a row's sum is `units`."""
    return np.concatenate([*bootstrap_blocks(units)])


def bootstrap_interval(values: Floats) -> Interval:
    """The middle 95 % of one value a draw; None when half of the draws or more gave none (NaN)."""
    defined = values[np.isfinite(values)]
    if len(defined) <= _LEAST_DEFINED_SHARE * len(values):
        return None
    low, high = np.percentile(defined, _INTERVAL_PERCENTILES)
    return [float(low), float(high)]
