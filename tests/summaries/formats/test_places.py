"""Every rejection names its line and column, in JSON that of the value at fault."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError
from web.json_bodies import locate_path

DOCUMENT = """{
  "turns": [
    {"speaker": "Ana", "text": "It runs."},
    {"speaker": "B\\"en", "start": 5, "end": 2, "text": "Good."}
  ],
  "turns2": 1
}"""


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("", (1, 1)),
        ("turns", (2, 12)),
        ("turns[1]", (4, 5)),
        ("turns[1].end", (4, 45)),
        ("turns[1].missing", (4, 5)),
        ("turns[7].text", (2, 12)),
        ("turns2.text", (6, 13)),
    ],
)
def test_a_path_leads_to_its_value_or_what_should_hold_it(path, place):
    assert locate_path(path, DOCUMENT) == place


def test_of_two_members_with_one_name_the_last_counts_as_it_is_read():
    assert locate_path("a", '{"a": 1, "a": 2}') == (1, 15)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        (DOCUMENT, 4, 45),
        ('[{"text": "a"},\n {"text": 7}]', 2, 11),
        ('[{"text": "NaN is said"},\n {"text": "b", "start": NaN}]', 2, 25),
        ('[{"text": "a", "start": -Infinity}]', 1, 25),
        ('[{"text": "a"},\n {"text": "\\ud800"}]', 2, 11),
        ("[]\n", 1, 1),
    ],
)
def test_a_rejection_of_json_names_line_and_column(text, line, column):
    with pytest.raises(FormatError) as refused:
        parse_transcript(text, format="json")
    assert (refused.value.line, refused.value.column) == (line, column)


def test_a_member_in_a_cue_of_teams_has_its_line_in_the_file():
    text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n{"speakerName": "Ana",\n "spokenText": 7}\n'
    with pytest.raises(FormatError) as refused:
        parse_transcript(text, format="teams")
    assert (refused.value.line, refused.value.column) == (5, 16)


def test_a_byte_that_is_not_of_the_marked_encoding_has_its_place():
    with pytest.raises(FormatError) as refused:
        parse_transcript(b"\xef\xbb\xbfAna: Good.\nBen: \xff\n")
    assert (refused.value.line, refused.value.column) == (2, 6)


TREES = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, min_size=1, max_size=3)
        | st.dictionaries(st.sampled_from("abc"), inner, min_size=1, max_size=3)
    ),
)


@given(TREES, st.sampled_from([None, 0, 3]), st.randoms())
def test_what_stands_at_a_place_is_the_value_at_the_path(tree, indent, chance):
    source, value, path = json.dumps(tree, indent=indent), tree, ""
    while isinstance(value, dict | list) and chance.random() < 0.8:
        if isinstance(value, dict):
            name = chance.choice(sorted(value))
            value, path = value[name], f"{path}.{name}" if path else name
        else:
            index = chance.randrange(len(value))
            value, path = value[index], f"{path}[{index}]"
    line, column = locate_path(path, source)
    at = sum(len(row) + 1 for row in source.split("\n")[: line - 1]) + column - 1
    assert json.JSONDecoder().raw_decode(source, at)[0] == value
