"""How texts, differences, numbers and times are laid out on the pages."""

from datetime import timedelta

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from judging.models import Finding
from reviews.templatetags import desk
from reviews.views.sentences import laid_out, resting_on
from reviews.views.worddiff import changes

TEXTS = st.text(alphabet="ab é.\n", max_size=60)


@given(TEXTS, TEXTS)
def test_a_difference_holds_both_texts_whole(old, new):
    found = list(changes(old, new))
    assert "".join(item.text for item in found if item.kind != "added") == old
    assert "".join(item.text for item in found if item.kind != "removed") == new


def test_very_long_texts_are_compared_by_lines():
    old = "\n".join(f"line {number} of many" for number in range(2_000))
    new = old.replace("line 7 of", "line seven of")
    removed = [item.text for item in changes(old, new) if item.kind == "removed"]
    assert removed == ["line 7 of many\n"]


@given(TEXTS, st.lists(st.tuples(st.integers(0, 60), st.integers(1, 20)), max_size=6))
def test_laying_out_loses_and_doubles_no_character(text, spans):
    findings = [
        Finding(start=start, end=min(start + length, len(text)), relation="supported")
        for start, length in spans
        if start < len(text)
    ]
    shown = "".join(sentence.text for sentence in laid_out(text, findings))
    assert "".join(shown.split()) == "".join(text.split())


def test_turns_know_the_sentences_that_rest_on_them():
    text = "One. Two."
    findings = [
        Finding(start=0, end=4, relation="supported", turns=[3, 1]),
        Finding(start=5, end=9, relation="inferred", turns=[3]),
    ]
    assert resting_on(laid_out(text, findings)) == {3: [1, 2], 1: [1]}


@given(st.floats(min_value=1, max_value=5))
def test_a_score_is_never_shown_higher_than_it_is(value):
    assert float(desk.score(value)) <= value + 1e-9
    assert float(desk.score(value)) > value - 0.1 - 1e-9


@pytest.mark.parametrize(
    ("value", "shown"), [(4.0, "4.0"), (3.999, "3.9"), (4.1, "4.1"), (2.3, "2.3"), (None, "–")]
)
def test_scores_are_cut_to_one_decimal(value, shown):
    assert desk.score(value) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(-3, "0 s"), (59, "59 s"), (60, "1 min"), (7800, "2 h 10 min"), (100_000, "1 d 3 h")],
)
def test_ages_have_two_units_at_most(seconds, shown):
    assert desk.span(seconds) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00"), (75.9, "1:15"), (3600, "1:00:00"), (None, "")]
)
def test_times_in_a_recording_read_as_a_clock(seconds, shown):
    assert desk.clock(seconds) == shown


def test_a_moment_that_has_come_is_now():
    assert desk.until(timezone.now() - timedelta(seconds=1)) == "now"
    assert desk.until(None) == ""


@pytest.mark.parametrize(("value", "length"), [(1, 0), (3, 40), (5, 80), (9, 80)])
def test_scores_stay_on_their_scale(value, length):
    assert desk.on_scale(value) == length
