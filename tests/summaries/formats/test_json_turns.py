import json
import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from summaries.formats import json_documents, parse_transcript
from summaries.formats.json_documents import JsonNode
from summaries.formats.turns import CONTROLS, FormatError, Turn, normalize_line


def read(document):
    return parse_transcript(json.dumps(document), format="json")


def test_turns_with_title_and_times():
    parsed = read(
        {"title": "Budget", "turns": [{"speaker": "Ana", "start": 1, "end": 2.5, "text": "Hi"}]}
    )
    assert parsed.title == "Budget"
    assert parsed.turns == [Turn("Ana", 1.0, 2.5, "Hi")]


def test_a_list_of_turns_alone_is_enough():
    assert read([{"text": "Hi"}]).turns == [Turn("", None, None, "Hi")]


def test_turns_are_kept_as_they_were_sent():
    turns = [{"speaker": "Ana", "text": "Two."}, {"speaker": "Ana", "text": "One."}]
    assert [turn.text for turn in read({"turns": turns}).turns] == ["Two.", "One."]


def test_times_may_be_written_as_on_a_clock():
    assert read([{"text": "Hi", "start": "00:01:02.5"}]).turns[0].start == 62.5


def test_white_space_and_composed_letters_have_one_form():
    assert read([{"text": " cafe\u0301\n\tat  ten\u001b "}]).turns[0].text == "café at ten"


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ({"turns": "Hi"}, "turns is 'Hi', not a list"),
        ({"turns": [3]}, "turns[0] is 3, not an object"),
        ({"turns": [{"speaker": "Ana"}]}, "turns[0].text is null, not a text"),
        ({"turns": [{"text": "Hi"}, {"text": ["Hi"]}]}, "turns[1].text is a list, not a text"),
        ({"turns": [{"speaker": 3, "text": "Hi"}]}, "turns[0].speaker is 3, not a text"),
        ({"turns": [{"start": -1, "text": "Hi"}]}, "turns[0].start is -1, not a time"),
        ({"turns": [{"start": True, "text": "Hi"}]}, "turns[0].start is true or false"),
        ({"turns": [{"start": 1.7e9, "text": "Hi"}]}, "turns[0].start is 1700000000.0"),
        (
            {"turns": [{"start": 2, "end": 1, "text": "Hi"}]},
            "turns[0].end is 1.0, before its start",
        ),
        ({"turns": [{"text": "a\0b"}]}, "turns[0].text contains a NUL"),
        ({"turns": [{"text": "\ud800"}]}, "turns[0].text contains a NUL character or half"),
    ],
)
def test_a_wrong_value_is_named_by_its_path(document, path):
    with pytest.raises(FormatError) as caught:
        read(document)
    assert path in caught.value.message
    assert caught.value.remedy


@pytest.mark.parametrize(
    "text",
    ['{"turns": [}', '{"turns": [{"text": "a", "start": NaN}]}', "[" * 100_000, f"[{'9' * 5000}]"],
    ids=["broken", "NaN", "deep", "huge number"],
)
def test_what_is_not_json_is_refused(text):
    with pytest.raises(FormatError, match="JSON"):
        parse_transcript(text, format="json")


def test_broken_json_has_its_line_and_column():
    with pytest.raises(FormatError) as caught:
        parse_transcript('{"turns": [\n  {"text": }\n]}')
    assert (caught.value.line, caught.value.column) == (2, 12)


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 10**9),
    st.floats(),
    st.text(st.sampled_from("a é\u0301\u00a0\u2028\x00\x1b\x85\n\t\ud800 \u0130"), max_size=8),
    st.just("00:01:02"),
    st.lists(st.integers(), max_size=1),
)


@given(
    turn=st.dictionaries(st.sampled_from(["speaker", "start", "end", "text", "more"]), ODD),
)
def test_a_turn_seen_at_a_glance_reads_as_one_that_is_looked_into(turn):
    """Nearly all turns take the short way; it may take none that the long one would refuse."""
    document = JsonNode([turn], "turns")
    try:
        expected = json_documents._read_checked_turn(document.first())
    except FormatError as error:
        with pytest.raises(FormatError, match=re.escape(error.message)):
            json_documents.read_turns_document(document)
    else:
        assert json_documents.read_turns_document(document).turns == [expected]


@given(st.text())
def test_a_clean_text_is_one_line_of_composed_letters_without_controls(text):
    assert normalize_line(text) == unicodedata.normalize(
        "NFC", " ".join(CONTROLS.sub("", text).split())
    )


def test_a_turn_with_two_texts_is_refused_where_the_second_stands():
    text = '[{"speaker": "Ana",\n  "text": "We pay 100.", "text": "We pay 900."}]'
    with pytest.raises(FormatError) as refused:
        parse_transcript(text)
    assert (refused.value.line, refused.value.column) == (2, 26)
    assert "'text' stands twice in one object" in refused.value.message
    assert "the other would be lost" in refused.value.remedy
