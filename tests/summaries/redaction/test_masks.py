"""Hiding and putting back."""

import re

from hypothesis import given
from hypothesis import strategies as st

from summaries.redaction import (
    PlaceholderMap,
    SpeakerNames,
    find_invented_placeholders,
    speaker_names,
)

SPEAKERS = ["Ana Ruiz", "Ben Okafor", "Will May", "Speaker 3", "Customer", "Dr. Dana Levy"]


def masks(values: dict[str, str] | None = None) -> PlaceholderMap:
    return PlaceholderMap(SpeakerNames(speaker_names(SPEAKERS)), values or {}, region="US")


def test_the_same_value_has_the_same_placeholder_and_a_person_keeps_their_number() -> None:
    made = masks()
    hidden = made.mask("Ana Ruiz: ask Ben. Ben Okafor and Ana at a@example.org, a@example.org.")
    assert hidden == (
        "[PERSON_1]: ask [PERSON_2]. [PERSON_2A] and [PERSON_1A] at [EMAIL_1], [EMAIL_1]."
    )


def test_titles_stay_and_labels_are_no_names() -> None:
    text = "Dr. Levy spoke, then Speaker 3 and a customer."
    assert masks().mask(text) == "Dr. [PERSON_4] spoke, then Speaker 3 and a customer."


def test_a_name_that_is_a_word_is_hidden_where_it_can_only_be_a_name() -> None:
    text = "Will we ask Will? In May, I think, we may. Yes, said Will May."
    assert masks().mask(text) == (
        "Will we ask [PERSON_3]? In [PERSON_3A], I think, we may. Yes, said [PERSON_3B]."
    )


def test_names_are_found_in_lower_case_and_with_other_white_space() -> None:
    made = masks()
    hidden = made.mask("okafor and ana\n ruiz's pump")
    assert "okafor" not in hidden
    assert "ruiz" not in hidden
    assert made.unmask(hidden) == "okafor and ana\n ruiz's pump"


def test_what_looks_like_a_placeholder_and_was_said_is_no_ones_name() -> None:
    made = masks()
    said = "Ana Ruiz: print [PERSON_1], person_1 and EMAIL_7 in the form."
    hidden = made.mask(said)
    assert hidden.count("[PERSON_1]") == 1
    assert made.unmask(hidden) == said


def test_a_placeholder_is_put_back_however_the_model_spells_it() -> None:
    made = masks()
    made.mask("Ana Ruiz: I am at a@example.org")
    assert made.unmask("person_1's address, EMAIL_1, belongs to [Person_1].") == (
        "Ana Ruiz's address, a@example.org, belongs to Ana Ruiz."
    )


def test_a_placeholder_that_stands_for_nothing_stays_and_is_named() -> None:
    made = masks()
    made.mask("Ana Ruiz: hello")
    text = "[PERSON_1] met [PERSON_9]."
    assert made.unmask(text) == "Ana Ruiz met [PERSON_9]."
    assert find_invented_placeholders(
        "Ana met [PERSON_9] and [PERSON_8].", ["she said [PERSON_8]"]
    ) == ["[PERSON_9]"]


def test_the_digest_of_a_fence_is_nobodys_number() -> None:
    mark = "<<<BEGIN TRANSCRIPT 411111111111>>>"
    assert masks().mask(f"{mark}\n4111111111111111") == f"{mark}\n[CARD_1]"


def test_a_map_goes_on_where_it_stopped() -> None:
    first = masks()
    first.mask("Ana Ruiz: a@example.org")
    second = masks(first.values)
    assert second.mask("b@example.org, a@example.org, Ana Ruiz, Ana") == (
        "[EMAIL_2], [EMAIL_1], [PERSON_1], [PERSON_1A]"
    )


def test_what_is_counted_are_people_and_things() -> None:
    made = masks()
    made.mask("Ana Ruiz, Ana, Ruiz, Ben; a@example.org; [PERSON_7]")
    assert made.counts() == {"PERSON": 2, "EMAIL": 1}


_PIECES = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        [
            "Ana Ruiz",
            "ana",
            "Will",
            "May",
            "[PERSON_1]",
            "PERSON_1B",
            "[LITERAL_1]",
            "[",
            "]",
            "_1]",
            "email_2",
            "[EMAIL_",
            "a@example.org",
            "4111 1111 1111 1111",
            "536-90-4399",
            "+44 20 7946 0018",
            "DE89370400440532013000",
            "<<<BEGIN TRANSCRIPT 012345678901>>>",
            " ",
            "\n",
        ]
    ),
)
TEXTS = st.lists(_PIECES, max_size=8).map("".join)


@given(st.lists(TEXTS, min_size=1, max_size=3))
def test_hiding_and_restoring_gives_every_text_back(texts: list[str]) -> None:
    made = masks()
    hidden = [made.mask(text) for text in texts]
    assert [made.unmask(text) for text in hidden] == texts


@given(TEXTS)
def test_what_stands_around_it_does_not_save_a_number_or_an_address(text: str) -> None:
    hidden = masks().mask(f"a@example.org and {text} and 4111 1111 1111 1111")
    assert hidden.startswith("[EMAIL_1] and ")
    assert re.search(r" and \[CARD_\d\]$", hidden)
