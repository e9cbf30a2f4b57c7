"""The arithmetic against scipy, against sets built by hand, and against drawing one by one."""

import numpy as np
import pytest
from countersign_judge.metaeval import bootstrap, statistics
from countersign_judge.metaeval.items import Dataset, DatasetItem
from countersign_judge.metaeval.statistics import (
    Column,
    Gate,
    Pairs,
    build_pairs,
    build_rows,
    compare_all,
    each_document,
    mean_over_documents,
    over_set,
    tied_share,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import kendalltau, pearsonr, spearmanr, t
from sklearn.metrics import roc_auc_score

NAN = float("nan")
SCIPYS = {"pearson": pearsonr, "spearman": spearmanr, "kendall": kendalltau}


def a_set(judge, human, documents=None):
    names = np.array([str(name) for name in documents or [0] * len(judge)])
    return build_pairs(np.array(judge, float), np.array(human, float), names)


def drawn_out(pairs, counts):
    """The set with every document repeated as often as it was drawn."""
    rows = np.repeat(np.arange(pairs.count), counts[pairs.documents].astype(int))
    return Pairs(pairs.judge[rows], pairs.human[rows], pairs.documents[rows])


@st.composite
def sets(draw):
    size = draw(st.integers(4, 14))
    scores = st.lists(st.sampled_from([1, 2, 2.5, 3, 4, 5]), min_size=size, max_size=size)
    documents = draw(st.lists(st.integers(0, 3), min_size=size, max_size=size))
    return a_set(draw(scores), draw(scores), documents)


def test_coefficients_worked_by_hand():
    # Ranks 1 2 3 4 against 1 3 2 4: Spearman 1 - 6*2/(4*15) = 0.8, Kendall (5-1)/6 = 2/3.
    found = over_set(a_set([1, 2, 3, 4], [10, 30, 20, 40]))
    assert found["spearman"] == pytest.approx(0.8)
    assert found["kendall"] == pytest.approx(2 / 3)
    assert found["pearson"] == pytest.approx(0.8)


def test_ties_are_corrected_as_tau_b_has_it():
    # Of six pairs one is tied in x, one in y: three agree, one disagrees: 2 / sqrt(5 * 5).
    found = over_set(a_set([1, 1, 2, 3], [1, 2, 2, 1.5]))
    concordant, discordant = 2, 2
    assert found["kendall"] == pytest.approx((concordant - discordant) / 5)
    assert tied_share(np.array([1.0, 1, 2, 3])) == pytest.approx(1 / 6)


def test_a_constant_side_has_no_coefficient():
    assert over_set(a_set([3, 3, 3], [1, 2, 3])) == dict.fromkeys(
        ("pearson", "spearman", "kendall")
    )
    assert over_set(a_set([1, 2, 3], [4, 4, 4]))["spearman"] is None


def test_means_that_differ_in_the_last_bit_are_constant():
    third = 5 / 3
    assert over_set(a_set([third, np.nextafter(third, 2)], [1, 2]))["pearson"] is None


def test_pairs_with_one_side_missing_are_left_out():
    pairs = a_set([1, NAN, 3, 4], [1, 2, NAN, 4], ["a", "a", "b", "c"])
    assert pairs.count == 2
    assert pairs.document_count == 2


def test_documents_without_a_coefficient_are_left_out_of_the_mean():
    judge = [1, 2, 3, 2, 2, 2, 1, 2, 3, 4]
    human = [1, 2, 3, 1, 2, 3, 3, 2, 1, 5]
    pairs = a_set(judge, human, ["up"] * 3 + ["flat"] * 3 + ["down"] * 3 + ["single"])
    each = each_document(pairs)
    assert np.isnan(each).all(axis=1).sum() == 2
    assert mean_over_documents(each)["spearman"] == pytest.approx(0)


def test_one_document_is_its_own_mean():
    pairs = a_set([1, 2, 3, 4], [1, 3, 2, 4])
    assert mean_over_documents(each_document(pairs)) == pytest.approx(over_set(pairs))


def test_nothing_at_all_gives_nothing():
    pairs = a_set([NAN], [1])
    assert mean_over_documents(each_document(pairs))["kendall"] is None
    assert over_set(pairs)["pearson"] is None


@given(sets())
@settings(deadline=None)
def test_coefficients_are_those_of_scipy(pairs):
    found = over_set(pairs)
    if np.ptp(pairs.judge) and np.ptp(pairs.human):
        for name, reference in SCIPYS.items():
            assert found[name] == pytest.approx(reference(pairs.judge, pairs.human)[0])


def test_kendalls_tau_of_very_many_items_needs_no_matrix_of_them():
    random = np.random.default_rng(3)
    judge = random.integers(1, 6, statistics.MOST_DOCUMENTS + 1).astype(float)
    pairs = a_set(judge, judge + random.normal(0, 2, len(judge)))
    assert over_set(pairs)["kendall"] == pytest.approx(kendalltau(pairs.judge, pairs.human)[0])


def test_scores_that_differ_by_a_millionth_have_a_coefficient():
    assert over_set(a_set([4.999999, 5.0], [4.0, 5.0]))["pearson"] == pytest.approx(1)


@pytest.mark.slow
@given(sets())
@settings(deadline=None, max_examples=30)
def test_a_draw_gives_what_scipy_gives_on_the_set_drawn(pairs):
    counts = bootstrap.bootstrap_counts(pairs.document_count)[:12]
    for name, draw in statistics.BOOTSTRAPS.items():
        for count, value in zip(counts, draw(pairs, counts), strict=True):
            drawn = drawn_out(pairs, count)
            if np.ptp(drawn.judge) and np.ptp(drawn.human):
                expected = SCIPYS[name](drawn.judge, drawn.human)[0]
                assert value == pytest.approx(expected, abs=1e-9)
            else:
                assert np.isnan(value)


@given(sets())
@settings(deadline=None, max_examples=30)
def test_a_draw_of_the_gate_gives_what_the_gate_gives_on_the_set_drawn(pairs):
    counts = bootstrap.bootstrap_counts(pairs.document_count)[:12]
    gate = Gate(pairs, 3.0)
    drawn = gate.drawn(counts)
    for at, count in enumerate(counts):
        expected = Gate(drawn_out(pairs, count), 3.0).measured()
        assert drawn["roc_auc"][at] == pytest.approx(
            NAN if expected["roc_auc"] is None else expected["roc_auc"], nan_ok=True
        )
        rate = expected["false_pass_rate"]
        assert drawn["false_pass_rate"][at] == pytest.approx(
            NAN if rate is None else rate, nan_ok=True
        )


def test_the_gate_worked_by_hand():
    # Bad: judged 5, 3, 2; good: judged 5, 4, 3. At 4 one bad passes and one good is stopped.
    pairs = a_set([5, 3, 2, 5, 4, 3], [1, 2, 3, 4, 5, 4.5])
    found = Gate(pairs, 4.0).measured()
    assert (found["good"], found["bad"], found["passed"]) == (3, 3, 3)
    assert found["false_pass_rate"] == pytest.approx(1 / 3)
    assert found["false_stop_rate"] == pytest.approx(1 / 3)
    assert found["balanced_accuracy"] == pytest.approx(2 / 3)
    assert found["bad_among_passed"] == pytest.approx(1 / 3)
    assert found["roc_auc"] == pytest.approx(roc_auc_score(pairs.human >= 4, pairs.judge))


def test_a_gate_without_a_bad_summary_has_no_false_passes_to_count():
    found = Gate(a_set([5, 4], [4, 5]), 4.0).measured()
    assert found["false_pass_rate"] is None
    assert found["roc_auc"] is None
    assert found["false_stop_rate"] == 0


def test_means_of_draws_leave_out_documents_without_a_value():
    counts = np.array([[2.0, 1, 0], [0, 0, 3]])
    assert statistics.mean_of_defined(np.array([1.0, 4, NAN]), counts) == pytest.approx(
        [2, NAN], nan_ok=True
    )


def test_an_interval_needs_values_in_most_draws():
    assert bootstrap.bootstrap_interval(np.array([1.0, NAN, NAN])) is None
    assert bootstrap.bootstrap_interval(np.arange(1001.0)) == [25.0, 975.0]


def test_a_better_judge_is_told_from_noise():
    random = np.random.default_rng(1)
    human = random.integers(1, 6, 200).astype(float)
    documents = np.repeat([str(at) for at in range(40)], 5)
    close, noise = human + random.normal(0, 0.3, 200), random.normal(3, 1, 200)
    (found,) = compare_all(
        [({"judge": "close"}, close), ({"judge": "noise"}, noise)],
        human,
        documents,
    )
    assert found["n"] == 200
    for part in ("dataset", "document"):
        assert found[part]["p"] < 0.01
        assert found[part]["interval"][0] > 0.3


def test_a_judge_does_not_differ_from_itself():
    human = np.array([1.0, 2, 3, 1, 2, 3])
    same = np.array([1.0, 3, 2, 1, 2, 3])
    documents = np.array(["a"] * 3 + ["b"] * 3)
    (found,) = compare_all([({}, same), ({}, same)], human, documents)
    assert found["document"]["difference"] == 0
    assert found["document"]["p"] == 1
    assert found["dataset"]["p"] == 1


def test_only_items_that_both_judged_are_compared():
    human, documents = np.array([1.0, 2, 3, 4]), np.array(["a", "a", "b", "b"])
    one, other = np.array([1.0, NAN, 3, 4]), np.array([1.0, 2, NAN, 4])
    (found,) = compare_all([({}, one), ({}, other)], human, documents)
    assert found["n"] == 2


def test_corrected_values_grow_with_the_number_of_comparisons():
    random = np.random.default_rng(2)
    human = random.normal(3, 1, 60)
    documents = np.repeat([str(at) for at in range(12)], 5)
    judged = [({"at": at}, human + random.normal(0, at, 60)) for at in (0.2, 1, 3)]
    found = compare_all(judged, human, documents)
    smallest = min(found, key=lambda comparison: comparison["dataset"]["p"])
    assert len(found) == 3
    assert smallest["dataset"]["p_holm"] == pytest.approx(3 * smallest["dataset"]["p"])
    assert all(each["document"]["p_holm"] >= each["document"]["p"] for each in found)


def test_the_error_of_few_documents_is_referred_to_students_t():
    """By hand from the draws that an interval is made of: 6 documents, 5 degrees of freedom."""
    random = np.random.default_rng(11)
    human = random.normal(3, 1, 36)
    one, other = (human + random.normal(0, width, 36) for width in (0.8, 1.2))
    documents = np.repeat(np.array(list("abcdef")), 6)
    (found,) = compare_all([({}, one), ({}, other)], human, documents)
    pairs = [build_pairs(scores, human, documents) for scores in (one, other)]
    drawn = np.subtract(
        *(statistics.bootstrap_spearman(each, bootstrap.bootstrap_counts(6)) for each in pairs)
    )
    difference = spearmanr(one, human)[0] - spearmanr(other, human)[0]
    error = drawn.std() * (6 / 5) ** 0.5
    assert found["dataset"]["p"] == pytest.approx(2 * t.sf(abs(difference) / error, 5))


def test_calibration_bins_are_of_one_width():
    """4.25 and 4.75 lie between two half points each: both count to the upper one."""
    given_scores = (4.0, 4.24, 4.25, 4.74, 4.75, 5.0)
    items = tuple(DatasetItem(str(at), "", (), "", {"c": 3.0}) for at in range(len(given_scores)))
    column = Column("a", "offline", None, "c", given_scores)
    (row,) = build_rows(Dataset("set", "csv", items), [column], threshold=4)
    assert [(each["n"], each["judge"]) for each in row["calibration"]] == [
        (2, pytest.approx(4.12)),
        (2, pytest.approx(4.495)),
        (2, pytest.approx(4.875)),
    ]
