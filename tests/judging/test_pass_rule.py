"""The rule of the gate, asked directly."""

from dataclasses import replace
from typing import Any

import pytest
from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import CriterionScore, share_below
from countersign_judge.judges.geval import pool_samples
from countersign_judge.pass_rule import decide_verdict, is_threshold_reached
from hypothesis import given
from hypothesis import strategies as st

from summaries.models import GuidelineVersion

VERSION = GuidelineVersion()


def criterion(name: str = "consistency", **columns: Any) -> Criterion:
    return Criterion(name, "", **columns)


def answered(answer: int, *, below: float | None = 0.0, **columns: Any) -> CriterionScore:
    return CriterionScore(
        criterion(**columns),
        float(answer),
        "logprobs",
        "Why.",
        answer=answer,
        probability_below=below,
    )


def measured(value: float) -> CriterionScore:
    return CriterionScore(criterion(), value, "counted", "Counted.", probability_below=0.1)


@pytest.mark.parametrize(("answer", "mean", "passes"), [(4, 3.98, True), (3, 4.4, False)])
def test_the_answer_decides_and_not_the_mean(answer: int, mean: float, passes: bool) -> None:
    verdict = decide_verdict([replace(answered(answer), value=mean)], VERSION)
    assert verdict.passes is passes
    assert [row["score"] for row in verdict.shortfalls] == ([] if passes else [3.0])


@pytest.mark.parametrize(("value", "passes"), [(3.999, False), (4.0, True)])
def test_a_method_without_an_answer_is_compared_by_its_value(value: float, passes: bool) -> None:
    assert decide_verdict([measured(value)], VERSION).passes is passes


@pytest.mark.parametrize(
    ("below", "doubted"), [(0.0, False), (0.2, False), (0.21, True), (None, True)]
)
def test_a_pass_is_in_doubt_above_the_limit_or_where_nothing_is_known(
    below: float | None, doubted: bool
) -> None:
    verdict = decide_verdict([answered(5, below=below)], VERSION)
    assert bool(verdict.to_confirm) is doubted


def test_every_pass_of_a_rewritten_text_is_in_doubt_unless_no_model_judged() -> None:
    scores = [answered(5, name="a"), CriterionScore(criterion("b"), 5.0, "checked", "")]
    verdict = decide_verdict(scores, VERSION, rewritten=True)
    assert [each.name for each in verdict.to_confirm] == ["a"]


def test_a_judged_twice_criterion_passes_if_both_judgements_do() -> None:
    once, twice = answered(5, below=None), answered(4, below=None)
    verdict = decide_verdict([once, twice], VERSION)
    assert verdict.passes
    assert verdict.to_confirm == []
    failed = decide_verdict([once, answered(3)], VERSION)
    assert [(row["score"], row["threshold"]) for row in failed.shortfalls] == [(3.0, 4.0)]


def test_a_text_that_does_not_pass_is_not_confirmed() -> None:
    scores = [answered(3, name="a"), answered(4, name="b", below=None)]
    verdict = decide_verdict(scores, VERSION)
    assert [row["criterion"] for row in verdict.shortfalls] == ["a"]
    assert verdict.to_confirm == []


def test_advisory_criteria_decide_nothing() -> None:
    scores = [answered(1, name="a", blocking=False), answered(5, name="b")]
    assert decide_verdict(scores, VERSION).passes


def test_an_unfounded_score_neither_passes_nor_falls_short() -> None:
    made_up = replace(answered(5), unfounded=True)
    verdict = decide_verdict([made_up], VERSION)
    assert not verdict.passes
    assert (verdict.shortfalls, len(verdict.unfounded)) == ([], 1)
    assert not is_threshold_reached(made_up)


def test_only_pre_screens_pass_nothing() -> None:
    screened = answered(5, method="student")
    verdict = decide_verdict([screened], VERSION)
    assert not verdict.passes
    assert [row["criterion"] for row in verdict.prescreened] == ["consistency"]
    assert not verdict.stops


@given(
    st.lists(st.integers(1, 5), min_size=1, max_size=100),
    st.integers(4, 20).map(lambda step: step / 4),
)
def test_samples_pass_where_at_least_half_of_them_do(drawn: list[int], threshold: float) -> None:
    asked = criterion(threshold=threshold)
    score = pool_samples(CriterionScore(asked, 0.0, "samples", ""), drawn)
    share = sum(sample >= threshold for sample in drawn) / len(drawn)
    assert is_threshold_reached(score) is (share >= 0.5)
    if len(drawn) > 1:
        assert score.probability_below == pytest.approx(1 - share)


def test_a_judge_that_says_3_a_third_of_the_time_is_doubted_however_often_it_is_asked() -> None:
    score = pool_samples(CriterionScore(criterion(), 0.0, "samples", ""), [4, 4, 3] * 33)
    verdict = decide_verdict([score], VERSION)
    assert verdict.passes
    assert verdict.to_confirm


@given(st.dictionaries(st.sampled_from("12345"), st.floats(0.01, 1), min_size=1))
def test_a_probability_below_is_one(weights: dict[str, float]) -> None:
    total = sum(weights.values())
    shares = {score: weight / total for score, weight in weights.items()}
    below = share_below(shares, 4.0)
    assert below is not None
    assert 0 <= below <= 1
    assert share_below({}, 4.0) is None
