import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.metrics import cohen_kappa_score

from measuring.agreement import (
    Estimate,
    NoEstimate,
    ScoredPair,
    confusion_matrix,
    measure_agreement,
    round_score,
    weighted_kappa,
    wilson_estimate,
)

SCORES = st.lists(st.tuples(st.integers(1, 5), st.integers(1, 5)), min_size=2, max_size=60)


def one(pairs: list[ScoredPair]) -> float:
    return float(weighted_kappa(np.array([confusion_matrix(pairs)], dtype=float))[0])


def test_wilsons_interval_as_worked_by_hand():
    # p = 0.5, z^2/n = 3.8415/20 = 0.19207: the middle stays 0.5, and half the width is
    # 1.96 * sqrt(0.25/20 + 0.19207/80) / 1.19207 = 0.2007.
    found = wilson_estimate(10, 20)
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((0.5, 0.2993, 0.7007), abs=1e-4)


def test_fewer_than_twenty_are_too_few():
    assert wilson_estimate(19, 19) is None
    nineteen = [ScoredPair(str(n), n % 5 + 1, n % 5 + 1) for n in range(19)]
    assert measure_agreement(nineteen) is NoEstimate.TOO_FEW


def test_kappa_as_worked_by_hand():
    # Squared differences seen: 0 + 0 + 1 + 1 = 2 in 4 pairs. By chance, the judge's 1, 4, 4, 5
    # against the people's 1, 3, 5, 5: (0+4+16+16) + 2 * (9+1+1+1) + (16+4+0+0) = 80 in 16.
    pairs = [
        ScoredPair("a", 1, 1),
        ScoredPair("b", 5, 5),
        ScoredPair("c", 4, 5),
        ScoredPair("d", 4, 3),
    ]
    assert one(pairs) == pytest.approx(1 - 2 * 4 / 80)


@given(SCORES)
def test_kappa_is_scikit_learns_where_both_sides_differ(scores):
    judge, people = zip(*scores, strict=True)
    pairs = [ScoredPair(str(at), a, b) for at, (a, b) in enumerate(scores)]
    found = one(pairs)
    if len(set(judge)) == 1 or len(set(people)) == 1:
        assert np.isnan(found)
        return
    expected = cohen_kappa_score(judge, people, weights="quadratic", labels=[1, 2, 3, 4, 5])
    assert found == pytest.approx(expected, abs=1e-9)


def test_scores_are_rounded_half_up_and_stay_on_the_scale():
    assert [round_score(score) for score in (1.0, 2.5, 3.49, 3.5, 4.99)] == [1, 3, 3, 4, 5]


def test_ratings_of_one_text_count_as_one_draw():
    scores = [(1 + n % 5, 1 + (n + (n % 3 == 0)) % 5) for n in range(40)]
    repeated = [(n, a, b) for n, (a, b) in enumerate(scores) for _ in range(4)]
    together = measure_agreement([ScoredPair(str(n), a, b) for n, a, b in repeated])
    apart = measure_agreement([ScoredPair(str(at), a, b) for at, (_, a, b) in enumerate(repeated)])
    assert isinstance(together, Estimate)
    assert isinstance(apart, Estimate)
    assert (together.n, apart.n) == (40, 160)
    assert together.value == pytest.approx(apart.value)
    assert together.high - together.low > 1.5 * (apart.high - apart.low)


def test_the_interval_comes_out_the_same_each_time():
    pairs = [ScoredPair(str(n), 1 + n % 5, 1 + n % 4) for n in range(40)]
    assert measure_agreement(pairs) == measure_agreement(pairs)


@pytest.mark.parametrize(
    ("judge", "people"),
    [([5], [5]), ([4.2], [1, 3, 5]), ([3.9, 4.3], [1, 3, 5]), ([1, 3, 5], [4]), ([4], [2])],
)
def test_kappa_of_one_score_throughout_is_undefined_and_not_zero(judge, people):
    pairs = [ScoredPair(str(n), judge[n % len(judge)], people[n % len(people)]) for n in range(40)]
    assert np.isnan(one(pairs))
    assert measure_agreement(pairs) is NoEstimate.UNDEFINED


def test_one_other_score_is_enough_for_a_kappa():
    # A draw of 40 misses it with probability (39/40)^40 = 0.36; the others have a kappa.
    assert isinstance(
        measure_agreement([ScoredPair(str(n), 5 if n else 1, 1 + n % 5) for n in range(40)]),
        Estimate,
    )
