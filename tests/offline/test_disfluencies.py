"""Speech made readable without changing what was said."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from offline.language.disfluencies import clean_speech


@pytest.mark.parametrize(
    ("spoken", "read"),
    [
        (
            "So uh the {disfmarker} the price , you know , is is twelve fifty .",
            "The price is twelve fifty.",
        ),
        ("I just had an half an hour j to study it", "I just had an half an hour to study it"),
        ("A net network at sixty mph .", "A net network at sixty mph."),
        ("It 's a U_S_B_ port .", "It's a USB port."),
        ("we 're gonna {disfmarker} we 'll anonymize it .", "We'll anonymize it."),
        ("twenty - five hertz , um , roughly .", "Twenty-five hertz roughly."),
        ("Do you know what it costs ?", "Do you know what it costs?"),
        ("Plan b is five five six .", "Plan b is five five six."),
        ("The remote remotes need {vocalsound} batteries .", "The remote remotes need batteries."),
    ],
)
def test_speech_reads_as_prose(spoken, read):
    cleaned = clean_speech(spoken)
    assert cleaned.removeprefix("So ").casefold() == read.casefold()


def test_an_abandoned_sentence_says_so():
    assert clean_speech("I think it will be a few minutes and {disfmarker}").endswith("and…")


@pytest.mark.parametrize("noise", ["", "{vocalsound}", "Um , uh .", "{disfmarker}", "[Laughter.]"])
def test_noise_leaves_nothing(noise):
    assert clean_speech(noise) == ""


def test_written_prose_is_left_alone():
    prose = 'The board (all five members) approved the budget: "€3.5 million, not more".'
    assert clean_speech(prose) == prose


@given(st.text(alphabet=st.sampled_from("the a um uh I'm {disfmarker} , . ? - \"x"), max_size=80))
def test_cleaning_adds_no_words(spoken):
    kept = clean_speech(spoken).lower()
    # A mark between two pieces of a word goes: "i{i}'m" is "i'm". So does a space: "i 'd" is "i'd".
    # Of the short forms that are written out, these letters make one.
    unmarked = re.sub(r"\{[a-z_ ]+\}| (?=')", "", spoken.lower().replace("'em", "'em them"))
    for word in kept.replace("–", " ").replace("…", " ").split():
        assert word.strip(".,?\"-'{}") in f"{spoken.lower()} {unmarked}"
