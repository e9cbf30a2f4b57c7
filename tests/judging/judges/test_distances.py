"""MQAG's distances, worked by hand from their definitions."""

import math

import pytest
from countersign_judge.judges.mqag import (
    DISTANCES,
    SMOOTHING,
    distance_to_similarity,
    hellinger_distance,
    kl_divergence,
    one_best,
    total_variation,
)
from hypothesis import given
from hypothesis import strategies as st

SUMMARY = (0.5, 0.5, 0.0, 0.0)
TRANSCRIPT = (0.25, 0.25, 0.25, 0.25)

shares = st.lists(st.floats(0.0, 1.0), min_size=4, max_size=4).filter(lambda s: sum(s) > 0.01)
distributions = shares.map(lambda s: tuple(share / sum(s) for share in s))


def test_total_variation_is_half_the_sum_and_not_the_largest() -> None:
    # (0.25 + 0.25 + 0.25 + 0.25) / 2; the largest difference would be 0.25.
    assert total_variation(SUMMARY, TRANSCRIPT) == 0.5


def test_hellinger_has_its_root() -> None:
    # The coefficient is 2 * sqrt(0.5 * 0.25) = 0.70711, so sqrt(0.29289) = 0.54120.
    assert hellinger_distance(SUMMARY, TRANSCRIPT) == pytest.approx(0.54120, abs=1e-5)


def test_kl_is_of_the_summarys_from_the_transcripts() -> None:
    # Unsmoothed 2 * 0.5 * ln(0.5 / 0.25) = ln 2; smoothing takes a little from it.
    assert kl_divergence(SUMMARY, TRANSCRIPT) == pytest.approx(math.log(2), abs=0.015)
    assert kl_divergence(TRANSCRIPT, SUMMARY) > 2


def test_kl_of_what_the_transcript_rules_out_is_finite() -> None:
    total = 1 + 4 * SMOOTHING
    likely, unlikely = (1 + SMOOTHING) / total, SMOOTHING / total
    expected = likely * math.log(likely / unlikely) + unlikely * math.log(unlikely / likely)
    assert kl_divergence((1, 0, 0, 0), (0, 1, 0, 0)) == pytest.approx(expected)


def test_one_best_asks_only_for_the_most_likely_option() -> None:
    assert one_best((0.4, 0.3, 0.2, 0.1), (0.9, 0.1, 0.0, 0.0)) == 0
    assert one_best((0.4, 0.3, 0.2, 0.1), (0.1, 0.9, 0.0, 0.0)) == 1
    assert one_best((0.5, 0.5, 0.0, 0.0), (0.1, 0.9, 0.0, 0.0)) == 0


@given(distributions, distributions)
def test_distances_are_bounded_and_nil_between_equals(
    one: tuple[float, ...], other: tuple[float, ...]
) -> None:
    for name, distance in DISTANCES.items():
        assert distance(one, one) == pytest.approx(0, abs=1e-6)
        assert distance(one, other) >= 0
        assert 0 <= distance_to_similarity(name, distance(one, other)) <= 1 + 1e-9


@given(distributions, distributions)
def test_hellinger_and_total_variation_bound_each_other(
    one: tuple[float, ...], other: tuple[float, ...]
) -> None:
    squared, varied = hellinger_distance(one, other) ** 2, total_variation(one, other)
    assert squared <= varied + 1e-7
    assert varied <= math.sqrt(2) * hellinger_distance(one, other) + 1e-7
