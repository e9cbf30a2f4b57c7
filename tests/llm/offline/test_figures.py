"""Figures, however they were written or spoken."""

import pytest
from countersign_judge.llm.providers.offline.figures import find_figures
from hypothesis import given
from hypothesis import strategies as st


def keys(source):
    return [figure.key for figure in find_figures(source)]


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("twenty five thousand units", "25000"),
        ("25,000 units", "25000"),
        ("25k units", "25000"),
        ("two hundred and six seats", "206"),
        ("a hundred million", "100000000"),
        ("2.50 metres", "2.5"),
        ("a 25m cable", "25"),
        ("the twenty-first floor", "21"),
        ("a hundred and fifty chairs", "150"),
        ("hundred and forty errors", "140"),
        ("two trillion stars", "2000000000000"),
        ("a 25K ring", "25000"),
    ],
)
def test_numbers_have_one_normal_form(source, value):
    assert find_figures(source)[0].value == value


@pytest.mark.parametrize(
    ("source", "values"),
    [
        ("It made $11 million and two people left.", ["11000000", "2"]),
        ("5 thousand seventy-two chairs", ["5000", "72"]),
        ("between 3 and four hundred", ["3", "400"]),
    ],
)
def test_digits_and_words_are_two_numbers(source, values):
    assert [figure.value for figure in find_figures(source)] == values


@pytest.mark.parametrize(
    ("source", "values"),
    [
        ("two million and a million", ["2000000", "1000000"]),
        ("two million and three hundred thousand", ["2300000"]),
        ("nine hundred and ninety nine thousand nine hundred and one", ["999901"]),
    ],
)
def test_a_smaller_scale_goes_on_with_a_number_and_a_larger_one_begins_another(source, values):
    assert [figure.value for figure in find_figures(source)] == values


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("12.5 Euros", ("12.5", "EUR")),
        ("€12.50", ("12.5", "EUR")),
        ("$3m", ("3000000", "USD")),
        ("$25M", ("25000000", "USD")),
        ("EUR 5m", ("5000000", "EUR")),
        ("5m dollars", ("5000000", "USD")),
        ("$1-trillion", ("1000000000000", "USD")),
        ("three million dollars", ("3000000", "USD")),
        ("fifty percent", ("50", "%")),
        ("50%", ("50", "%")),
        ("7 per cent", ("7", "%")),
    ],
)
def test_money_and_percentages_carry_their_unit(source, key):
    assert keys(source) == [key]


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("on 14 March 2026", "2026-03-14"),
        ("March 14th, 2026", "2026-03-14"),
        ("the fourteenth of March", "--03-14"),
        ("on 2026-03-14", "2026-03-14"),
        ("in May", "--05"),
        ("by Friday", "friday"),
        ("at 3 pm", "15:00"),
        ("at 3:30 p.m.", "15:30"),
        ("three o'clock", "3:00"),
    ],
)
def test_dates_and_times_have_one_normal_form(source, value):
    assert [figure.value for figure in find_figures(source)] == [value]


def test_pronouns_modals_and_versions_are_no_figures():
    assert find_figures("One of them may ship version 3.5.1, no one knows") == []


@pytest.mark.parametrize("source", ["tens of thousands of chairs", "first of all", "One or a few"])
def test_words_that_count_nothing_are_no_figures(source):
    assert find_figures(source) == []


def test_neighbouring_numbers_stay_apart():
    assert keys("four five six") == [("4", ""), ("5", ""), ("6", "")]


@given(st.integers(min_value=0, max_value=999_999_999_999))
def test_grouped_and_plain_digits_agree(number):
    assert keys(f"about {number:,} people") == keys(f"about {number} people") == [(str(number), "")]


@given(st.text(alphabet=st.sampled_from("two five hundred and point 1,.5%$-/: March"), max_size=80))
def test_figures_are_in_order_apart_and_true_to_the_source(source):
    end = 0
    for figure in find_figures(source):
        assert figure.start >= end
        assert source[figure.start : figure.end] == figure.text
        end = figure.end
