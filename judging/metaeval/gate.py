"""The judge as a gate: what it lets through at a threshold, held against what people found good."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from sklearn.metrics import roc_auc_score

from judging import resampling
from judging.metaeval import bootstrap
from judging.metaeval.correlations import Floats, Pairs

# People call a summary good from here on.
GOOD = 4.0


@dataclass(frozen=True)
class Gate:
    """Items as 0 and 1: `good` by the people's mean, `passed` by the judge."""

    pairs: Pairs
    threshold: float

    @property
    def good(self) -> Floats:
        return (self.pairs.human >= GOOD).astype(float)

    @property
    def passed(self) -> Floats:
        return (self.pairs.judge >= self.threshold).astype(float)

    def measured(self) -> dict[str, Any]:
        """Shares are None where nothing is there to take them of."""
        good, passed = self.good, self.passed
        false_pass = _mean(passed[good == 0])
        false_stop = _mean(1 - passed[good == 1])
        both = false_pass is not None and false_stop is not None
        return {
            "threshold": self.threshold,
            "good_from": GOOD,
            "good": int(good.sum()),
            "bad": int((1 - good).sum()),
            "passed": int(passed.sum()),
            "roc_auc": float(roc_auc_score(good, self.pairs.judge)) if both else None,
            "balanced_accuracy": 1 - (false_pass + false_stop) / 2 if both else None,  # type: ignore[operator]
            "false_pass_rate": false_pass,
            "false_stop_rate": false_stop,
            "bad_among_passed": _mean(1 - good[passed == 1]),
        }

    def intervals(self, counts: Floats) -> dict[str, resampling.Interval]:
        good, passed, pairs = self.good, self.passed, self.pairs
        false_pass = bootstrap.share(passed * (1 - good), 1 - good, pairs, counts)
        false_stop = bootstrap.share((1 - passed) * good, good, pairs, counts)
        found = {
            "roc_auc": bootstrap.roc_auc(pairs, good, counts),
            "balanced_accuracy": 1 - (false_pass + false_stop) / 2,
            "false_pass_rate": false_pass,
            "false_stop_rate": false_stop,
            "bad_among_passed": bootstrap.share(passed * (1 - good), passed, pairs, counts),
        }
        return {name: resampling.interval(values) for name, values in found.items()}


def _mean(values: Floats) -> float | None:
    return float(np.mean(values)) if len(values) else None
