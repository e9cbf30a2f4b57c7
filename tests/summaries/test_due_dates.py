"""Spoken dates, resolved from the day of the meeting."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from summaries.due_dates import resolve_date

TUESDAY = date(2026, 3, 3)


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("Friday", "2026-03-06"),
        ("by Friday", "2026-03-06"),
        ("this Friday", "2026-03-06"),
        ("next Friday", "2026-03-13"),
        ("by next Friday.", "2026-03-13"),
        ("Friday next week", "2026-03-13"),
        ("next Monday", "2026-03-09"),
        ("Tuesday", "2026-03-10"),
        ("tomorrow", "2026-03-04"),
        ("until the day after tomorrow", "2026-03-05"),
        ("14 March", "2026-03-14"),
        ("March 14th", "2026-03-14"),
        ("on the 14th of March 2027", "2027-03-14"),
        ("1 February", "2027-02-01"),
        ("Saturday, 14 March", "2026-03-14"),
        ("2026-04-01", "2026-04-01"),
        ("in two weeks", "2026-03-17"),
        ("within 10 days", "2026-03-13"),
        ("end of the month", "2026-03-31"),
        ("by the end of next month", "2026-04-30"),
        ("end of the week", "2026-03-06"),
        ("end of the year", "2026-12-31"),
        ("bis Freitag", "2026-03-06"),
        ("bis nächsten Freitag", "2026-03-13"),
        ("spätestens am 14. März", "2026-03-14"),
        ("bis zum 14.3.", "2026-03-14"),
        ("Ende des Monats", "2026-03-31"),
        ("in zwei Wochen", "2026-03-17"),
        ("morgen", "2026-03-04"),
    ],
)
def test_words_with_one_meaning_are_resolved(words: str, day: str) -> None:
    assert resolve_date(words, TUESDAY) == date.fromisoformat(day)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "soon",
        "after the audit",
        "Friday, 14 March",  # a Saturday
        "31 February",
        "next time",
        "before Christmas",
        "Friday or Monday",
        "in a few weeks",
        "Q3",
        "tomorrow, if the parts come",
        "99999-01-01",
    ],
)
def test_words_without_one_meaning_give_no_date(words: str) -> None:
    assert resolve_date(words, TUESDAY) is None


@given(st.text(max_size=40), st.dates())
def test_no_words_and_no_day_break_it(words: str, day: date) -> None:
    resolve_date(words, day)


@given(st.dates(min_value=date(1, 1, 8), max_value=date(9999, 11, 1)))
def test_the_next_day_of_a_week_is_in_the_week_after(day: date) -> None:
    found = resolve_date("next Friday", day)
    assert found is not None
    assert found.weekday() == 4
    assert 0 < (found - day).days <= 11
    assert (found.toordinal() - 1) // 7 == (day.toordinal() - 1) // 7 + 1
