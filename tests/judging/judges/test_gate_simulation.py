"""The arithmetic behind the published simulation of the gate."""

import numpy as np
import pytest

from tools.bench.gate_simulation import read_score, run


@pytest.mark.parametrize(
    ("response", "score"),
    [
        ("It holds together. Final score: 4.", 4),
        ("It is short. Score: 3/5", 3),
        ("A 2 out of 5 in terms of coherence.", 2),
        ("It lacks flow, scoring a one out of five.", 1),
        ("The facts are right. 5.", 5),
        ("It omits the 12 passengers.", None),
        ("Score: 3, or rather score: 4.", None),
        ("", None),
    ],
)
def test_one_score_is_read_or_none(response: str, score: int | None) -> None:
    assert read_score(response) == score


def test_the_plain_loop_stops_at_the_first_four() -> None:
    first = np.array([[3, 4, 1, 1, 1], [3, 3, 3, 3, 3]])
    outcome = run(first, first, confirm=False)
    assert outcome.passed == [0.0, 0.5, 0.5, 0.5, 0.5]
    assert outcome.calls == [1.0, 2.0, 2.5, 3.0, 3.5]


def test_a_doubtful_pass_needs_a_second() -> None:
    first = np.array([[4, 1, 1, 1, 1], [3, 5, 5, 1, 1]])
    second = np.array([[1, 1, 1, 1, 1], [3, 3, 4, 1, 1]])
    outcome = run(first, second, confirm=True, sure=True)
    # The 4 at once counts; the first 5 after a rewrite is refused, the next is confirmed.
    assert outcome.passed == [0.5, 0.5, 1.0, 1.0, 1.0]
    assert outcome.calls == [1.0, 2.0, 3.0, 3.0, 3.0]


def test_without_probabilities_every_pass_needs_a_second() -> None:
    first = np.array([[4, 1, 1, 1, 1], [5, 1, 1, 1, 1]])
    second = np.array([[3, 1, 1, 1, 1], [4, 1, 1, 1, 1]])
    outcome = run(first, second, confirm=True)
    assert outcome.passed == [0.5, 0.5, 0.5, 0.5, 0.5]
    assert outcome.calls == [2.0, 2.5, 3.0, 3.5, 4.0]
