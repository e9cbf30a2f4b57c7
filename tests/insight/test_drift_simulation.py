"""The arithmetic behind the published simulation of the drift alarm."""

import numpy as np
import pytest

from insight.drift import ALPHA, compute_drift_p
from tools.bench.drift_alarm import a_year, onsets, raised


def test_it_comes_on_once_however_long_it_stays_on():
    assert onsets(np.array([False, True, True, False, True, False])) == 2
    assert onsets(np.array([True, True, False])) == 1
    assert onsets(np.array([False, False])) == 0


def test_a_week_is_held_against_the_twelve_before_the_last_four():
    overruled = np.array([1] * 16 + [9, 1, 1, 1, 1])
    p = compute_drift_p((12, 40), (12, 120))
    assert p is not None
    assert p < ALPHA
    # Raised as long as the bad week is one of the last four.
    assert raised(overruled, 10).tolist() == [False, True, True, True, True, False]


def test_a_judge_that_does_not_change_raises_few_alarms():
    assert a_year(np.random.default_rng(1), 40, 0.1, years=200) == pytest.approx(0.25, abs=0.1)
