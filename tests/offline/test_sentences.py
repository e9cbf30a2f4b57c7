"""Sentence boundaries in the texts that minutes are made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offline.sentences import split_sentences


def texts(source):
    return [span.text for span in split_sentences(source)]


def test_decimals_and_titles_do_not_end_a_sentence():
    assert texts("Mr. Smith paid 3.5 million. Dr. Lee agreed.") == [
        "Mr. Smith paid 3.5 million.",
        "Dr. Lee agreed.",
    ]


def test_an_abbreviation_that_may_close_a_sentence_does_so_before_an_opener():
    assert texts("We met at 3 p.m. The room was cold.") == [
        "We met at 3 p.m.",
        "The room was cold.",
    ]
    assert texts("They left the U.S. Senate.") == ["They left the U.S. Senate."]


def test_no_is_a_word_unless_a_number_follows():
    assert texts("The answer is no. Item No. 5 stays.") == [
        "The answer is no.",
        "Item No. 5 stays.",
    ]


def test_lower_case_tokenised_text_splits_at_its_detached_stops():
    source = "paul merson criticised townsend 's call-up . it ended 0-0 . he left"
    assert texts(source) == [
        "paul merson criticised townsend 's call-up .",
        "it ended 0-0 .",
        "he left",
    ]


def test_a_quotation_ends_with_its_sentence_where_the_text_is_tokenised():
    assert texts("he said `` it is over . '' then he left . all of them") == [
        "he said `` it is over . ''",
        "then he left .",
        "all of them",
    ]


def test_words_and_names_are_no_abbreviations():
    source = "We pay next month. Ben signs for John. Maria lives in New York. Ana will. Lena can."
    assert len(texts(source)) == 5


def test_list_items_and_headings_stand_alone_without_their_markers():
    source = (
        "# Minutes\n\n- Ship on Friday\n- Call the client.\n1. Budget\n\n**Actions**\nDana: done"
    )
    spans = split_sentences(source)
    assert [(span.text, span.heading) for span in spans] == [
        ("Minutes", True),
        ("Ship on Friday", False),
        ("Call the client.", False),
        ("Budget", False),
        ("Actions", True),
        ("Dana: done", False),
    ]


def test_a_line_that_ends_in_a_colon_is_a_heading():
    spans = split_sentences("Decisions:\nDana Ruiz: We ship.")
    assert [(span.text, span.heading) for span in spans] == [
        ("Decisions:", True),
        ("Dana Ruiz: We ship.", False),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "# The contract was cancelled",
        "**Ben did not agree**",
        "Maria Lopez was dismissed:",
        "## A fine of 9,000,000 euros",
        "Delivery moved to April:",
        "# BEN CANCELLED THE CONTRACT",
        "### Contract cancelled",
        "# We fly to the MOON on Friday",
    ],
)
def test_a_heading_that_states_a_fact_is_a_sentence(line):
    spans = split_sentences(f"Ana pays.\n{line}\nBen agrees.")
    assert [span.heading for span in spans] == [False] * 3
    assert spans[1].text.strip("*:") == line.strip("#*: ")


@pytest.mark.parametrize(
    "line",
    [
        "## 1. Decisions",
        "What was decided:",
        "**Points discussed**",
        "# Meeting of 21 May 2026",
        "Phase 2 plan:",
        "# Review of the plan",
        "## Risks and open questions",
    ],
)
def test_a_heading_that_names_a_topic_stays_one(line):
    assert [span.heading for span in split_sentences(f"{line}\nBen agrees.")] == [True, False]


def test_a_wrapped_line_goes_on_in_the_next_one():
    source = (
        "The board looked at the three offers that had come in and\nchose the second one. Good."
    )
    assert len(texts(source)) == 2


@pytest.mark.parametrize("source", ["", "   \n", "---", "...", "- "])
def test_text_without_words_has_no_sentences(source):
    assert split_sentences(source) == []


@given(st.text(alphabet=st.sampled_from("aAbI1.!?,;: -#*\n\"'’()…é"), max_size=120))
def test_spans_are_in_order_apart_and_true_to_the_source(source):
    end = 0
    for span in split_sentences(source):
        assert span.start >= end
        assert source[span.start : span.end] == span.text == span.text.strip()
        end = span.end


@pytest.mark.slow
@given(st.text(alphabet=st.sampled_from("aAbI1.!?,;: -*\n\"'"), max_size=120))
def test_no_letter_of_prose_is_lost_outside_list_markers(source):
    covered = sum(len(span.text) for span in split_sentences(source))
    assert covered <= len(source)
