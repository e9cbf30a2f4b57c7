"""Numbers out of texts and files from outside, where they reach no page and no call."""

import json

import pytest
from countersign_judge.criteria import InvalidGuideline
from countersign_judge.llm.providers.http import read_complaint
from countersign_judge.llm.strict_json import STRICT_HOOKS
from countersign_judge.metaeval.results import BadResults, parse_results
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from delivery.http_post import _parse_retry_after
from judging.forms import CriterionForm
from judging.guidelines import documents
from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError
from web.text import LARGEST_BIGINT, parse_whole_number, parse_whole_numbers

DIGITS = "7" * 5000
HOSTILE = (DIGITS, f"-{DIGITS}", "1e999", "NaN", "-Infinity", "[" * 100_000)


@given(st.integers(min_value=0, max_value=LARGEST_BIGINT))
def test_what_a_column_holds_is_read(number: int):
    assert parse_whole_number(str(number)) == number


@given(st.text())
def test_any_text_gives_none_or_a_number_in_range(text: str):
    number = parse_whole_number(text)
    assert number is None or (0 <= number <= LARGEST_BIGINT and text.isascii() and text.isdigit())


@pytest.mark.parametrize(
    "text", [DIGITS, str(LARGEST_BIGINT + 1), "-1", "²", "٣", "\uff15", "1_0", " 1", "", None, 7]
)
def test_what_only_looks_like_a_number_is_none(text: object):
    assert parse_whole_number(text) is None


def test_the_others_of_a_list_stay():
    assert parse_whole_numbers(["1", DIGITS, "²", "3"]) == [1, 3]
    assert parse_whole_number("32768", most=32767) is None


@pytest.mark.parametrize("text", HOSTILE)
def test_json_that_no_column_holds_is_refused(text: str):
    with pytest.raises((ValueError, RecursionError)):
        json.loads(text, **STRICT_HOOKS)


def test_a_long_number_is_read_without_its_last_digits():
    assert json.loads("[1, 12345678901234567890, 0.5]", **STRICT_HOOKS) == [
        1,
        1.2345678901234567e19,
        0.5,
    ]


@pytest.mark.parametrize("text", HOSTILE)
def test_every_reader_of_files_says_what_is_wrong(text: str):
    with pytest.raises(FormatError):
        parse_transcript(f'[{{"text": "It runs.", "start": {text}}}]'.encode(), format="json")
    with pytest.raises(BadResults, match="JSON"):
        parse_results(f'[{{"judge": {text}}}]')
    form = CriterionForm()
    form.cleaned_data = {"parameters": f'{{"n": {text}}}'}
    with pytest.raises(ValidationError, match="JSON"):
        form.clean_parameters()


@pytest.mark.parametrize("text", [DIGITS, f"-{DIGITS}", "[" * 100_000, "{a: " * 20_000])
def test_a_guideline_file_with_such_a_number_is_refused(text: str):
    with pytest.raises(InvalidGuideline):
        documents.load_document(f"name: {text}\n")


@pytest.mark.parametrize("text", [DIGITS, "²", "٣", "-1", "nan"])
def test_a_receiver_that_asks_for_an_odd_pause_is_tried_by_our_own(text: str):
    assert _parse_retry_after(text) is None


def test_an_error_of_a_model_server_may_nest_deeply():
    assert read_complaint("[" * 100_000).message
