"""Sentence boundaries in the texts that minutes are made of."""

import textwrap

import pytest
from countersign_judge.llm.providers.offline.sentences import split_sentences
from hypothesis import given
from hypothesis import strategies as st


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


# --- Lines ------------------------------------------------------------------

ITEMS = [
    "Ana sends the offer by Friday",
    "Ben books the room",
    "Done",
    "Ana sends the revised offer to the client in Hamburg before Friday noon",
    "Ben books the large room for the workshop with the board in December",
    "Owner: Lena Vogt",
    "Lena Vogt (Sales): calls the three customers who asked for a discount in May",
    "Dr. Lee pays 3.5 million",
    "Budget z. B. für Reisen",
    "Ana schickt das überarbeitete Angebot bis Freitag an den Kunden in Hamburg",
    "Zuständig: Jörg Öztürk",
    "Ärzte werden bis zum Jahresende über die Änderung unterrichtet",
]
MARKERS = ["", "- ", "* ", "• ", "[ ] ", "[x] ", "1. ", "(2) ", "  - ", "b) "]
BREAKS = ["\n", "\r\n"]
PROSE = [
    "The board looked at the three offers that had come in and chose the second one.",
    "Ben disagreed, because Hamburg had asked for 3.5 million more than Berlin.",
    "It was late.",
    "They meet again on Friday, at 3 p.m., in the room that Ana has booked for the workshop.",
    "Der Vorstand hat die drei Angebote geprüft und sich für das zweite entschieden.",
    "Jörg war dagegen, weil die Hamburger Niederlassung mehr Geld für Reisen verlangt.",
    "Das Angebot gilt bis Jahresende.",
    "Ana übernimmt die Abstimmung mit dem Betriebsrat, der Geschäftsführung und der Presse.",
]
items = st.lists(st.sampled_from(ITEMS), min_size=1, max_size=6)
widths = st.integers(60, 80)
breaks = st.sampled_from(BREAKS)


def wrapped(said, width, hang=""):
    return textwrap.fill(said, width, subsequent_indent=hang, break_on_hyphens=False)


def unwrapped(source):
    return [" ".join(each.split()) for each in texts(source)]


@given(items, st.sampled_from(MARKERS), breaks)
def test_each_line_without_a_full_stop_is_a_sentence(said, marker, end):
    assert texts(end.join(marker + each for each in said)) == said


@given(items, breaks)
def test_notes_in_lower_case_are_sentences_of_their_own(said, end):
    notes = [each.lower() for each in said]
    assert texts(end.join(notes)) == notes


@given(st.lists(st.sampled_from(PROSE), min_size=1, max_size=8), widths, breaks)
def test_prose_that_was_wrapped_at_a_width_is_joined(said, width, end):
    source = wrapped(" ".join(said), width).replace("\n", end)
    assert unwrapped(source) == said


@given(st.lists(st.sampled_from(ITEMS + PROSE), min_size=1, max_size=6), widths)
def test_a_wrapped_list_item_goes_on_under_its_text(said, width):
    source = "\n".join(wrapped(f"- {each}", width, hang="  ") for each in said)
    assert unwrapped(source) == said


@pytest.mark.parametrize(
    "lines",
    [
        ["Next steps", "Ana sends the offer.", "Ben books the room"],
        ["Ana sends the offer", "Ben books the room", "", "Done"],
        ["Ben", "Ana", "Lena"],
        ["The offer: 3.5 million", "2026: Hamburg", "“Later” is no date"],
        # The last line of a list may end in a full stop.
        [ITEMS[3], ITEMS[1], "All agreed."],
        # Only a line of some width was wrapped.
        ["A short line with Ben and", "Hamburg in it.", "The end."],
        [f"{ITEMS[3]}, where {ITEMS[4]}", "Lena calls the customers.", "All agreed."],
    ],
)
def test_lines_that_were_not_wrapped_stay_apart(lines):
    assert texts("\n".join(lines)) == [line for line in lines if line]


@pytest.mark.parametrize(
    "lines",
    [
        ["The board met and", "chose the second offer."],
        ["Ana sends the offer;", "and Ben pays."],
        ["- Ana sends the offer and", "  books the room"],
        ["- Ana schickt das Angebot bis Freitag Mittag an den Kunden in der", "  Stadt Hamburg"],
    ],
)
def test_a_line_goes_on_in_lower_case_or_below_its_list_item(lines):
    assert len(texts("\n".join(lines))) == 1


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


@given(
    st.lists(
        st.sampled_from(
            [*ITEMS, *PROSE, "and", "Ben", "the room,", "Actions:", "# Minutes", "**Ben**"]
        )
    ),
    st.data(),
)
def test_nothing_is_lost_between_sentences(said, data):
    ends = st.sampled_from([" ", "\n", "\n\n", "\r\n", "\n  "])
    source = "".join(each + data.draw(ends) for each in said)
    kept = "".join(texts(source))
    assert [*filter(str.isalnum, kept)] == [*filter(str.isalnum, source)]
