"""What is written comes back, and nothing that is sent makes the reader fall over."""

import json

from hypothesis import given
from hypothesis import strategies as st

from summaries.formats import get_format_names, parse_transcript
from summaries.formats.turns import FormatError, hash_turns
from tests.summaries.formats.strategies import SENT_TURNS

FRAGMENTS = st.sampled_from(
    [
        "WEBVTT", "WEBVTT - T", "\n", "\n\n", "\r\n", "00:00:01.000 --> 00:00:02.000",
        "00:00:09,1 --> 00:00:02,0", "-->", "99:99", "[00:01:02]", "[00:75:00] ", "Ana: ",
        "Ana 0:12", "<v Ana>", "</v>", "<v ", "&#0;", "&lt", "NOTE", "STYLE", "1", "{", "[", "]",
        "}", '{"turns":', '"text"', '{"text":"a"}', '{"results":{"items":[{}],"transcripts":[{}]}}',
        "null", "1e999",
        '{"results":{"channels":[3]}}', '{"utterances":[{"text":1}]}', '{"transcriptEntries":[1]}',
        "\0", "\ufeff", "é", "\u2028", "# Title", "Date: x", "word", " ",
    ]
)  # fmt: skip


def write_json(turns):
    return json.dumps({"turns": [turn.as_dict() for turn in turns]})


@given(SENT_TURNS)
def test_json_that_is_written_comes_back(turns):
    assert parse_transcript(write_json(turns)).turns == turns


@given(SENT_TURNS)
def test_the_hash_is_the_same_after_a_round_trip(turns):
    assert hash_turns(parse_transcript(write_json(turns)).turns) == hash_turns(turns)


@given(st.binary(max_size=300), st.sampled_from([None, *get_format_names()]))
def test_any_bytes_are_read_or_refused(data, name):
    _read_or_refuse(data, name)


@given(st.lists(FRAGMENTS, max_size=14).map("".join), st.sampled_from([None, *get_format_names()]))
def test_any_mixture_of_formats_is_read_or_refused(text, name):
    _read_or_refuse(text, name)


KEYS = [
    "turns", "text", "speaker", "start", "end", "results", "items", "transcripts", "channels",
    "alternatives", "words", "utterances", "segments", "transcription", "offsets", "from", "to",
    "transcriptEntries", "participant", "participants", "name", "startTime", "endTime",
    "display_name", "msg_type", "content", "data", "timestamp", "entries", "startOffset",
    "endOffset", "speaker_labels", "audio_segments", "type", "status", "paragraphs",
    "sentences", "title", "topic", "jobName", "channel_labels", "phrases", "recognizedPhrases",
    "nBest", "offset", "prediction", "transcription", "full_transcript", "result", "response",
    "word_segments", "word", "chunks", "timestamp", "speakerTag", "channel", "attaches_to",
]  # fmt: skip
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.floats()
    | st.integers()
    | st.sampled_from(["", "a", "1.5", "0:02"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(KEYS),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(JSON, st.sampled_from([None, *get_format_names()]))
def test_any_json_is_read_or_refused(document, name):
    _read_or_refuse(json.dumps(document), name)


def _read_or_refuse(data, name):
    try:
        parsed = parse_transcript(data, format=name)
    except FormatError as refused:
        error = refused
    else:
        _check_parsed(parsed)
        return
    assert error.message
    assert error.remedy
    assert error.line >= 1
    assert error.column >= 1


def _check_parsed(parsed):
    assert any(char.isalnum() for turn in parsed.turns for char in turn.text)
    assert all(turn.end is None or turn.end >= (turn.start or 0) for turn in parsed.turns)
    assert parse_transcript(write_json(parsed.turns)).turns == parsed.turns
