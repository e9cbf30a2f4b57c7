"""Channels, units of time and labels in the documents of speech services."""

import json

import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError, Turn
from tests.summaries.formats.test_services import aws_word


def read(document, name):
    """As detected, which must be the format that `name` gives too."""
    parsed = parse_transcript(json.dumps(document))
    assert parsed.format == name
    assert parse_transcript(json.dumps(document), format=name) == parsed
    return [(turn.speaker, turn.start, turn.end, turn.text) for turn in parsed.turns]


STOP = {"type": "punctuation", "alternatives": [{"content": "."}]}


def test_aws_with_lists_of_channels_alone_is_a_turn_a_channel_by_time():
    left = [aws_word(0.5, 0.9, "Hello"), STOP, aws_word(4.0, 4.4, "Sure"), STOP]
    right = [aws_word(1.5, 1.9, "Ship"), aws_word(1.9, 2.3, "it"), STOP]
    channels = [{"channel_label": "ch_0", "items": left}, {"channel_label": "ch_1", "items": right}]
    labels = {"number_of_channels": 2, "channels": channels}
    said = [
        ("Channel 0", 0.5, 0.9, "Hello."),
        ("Channel 1", 1.5, 2.3, "Ship it."),
        ("Channel 0", 4.0, 4.4, "Sure."),
    ]
    items = [left[0], right[0], right[1], left[2]]
    for more in ({}, {"items": items}):
        document = {"results": {"transcripts": [{}], "channel_labels": labels, **more}}
        assert read(document, "aws") == said


def test_words_that_two_channels_say_at_once_stay_with_their_channel():
    def word(text, start, end):
        return {"word": text, "start": start, "end": end}

    first = [word("we", 1.0, 1.3), word("ship", 1.3, 1.6), word("friday", 1.6, 1.9)]
    second = [word("mhm", 1.4, 1.5), word("good", 6.0, 6.4)]
    channels = [{"alternatives": [{"words": words}]} for words in (first, second)]
    assert read({"results": {"channels": channels}}, "deepgram") == [
        ("Channel 0", 1.0, 1.9, "we ship friday"),
        ("Channel 1", 1.4, 1.5, "mhm"),
        ("Channel 1", 6.0, 6.4, "good"),
    ]


def test_an_answer_in_another_channel_ends_a_turn():
    def word(text, start, channel):
        label = f"ch_{channel}"
        return aws_word(start, start + 0.3, text, channel_label=label)

    items = [word("Ready?", 1.0, 0), word("Yes.", 1.5, 1), word("Go.", 2.0, 0)]
    document = {"results": {"transcripts": [{}], "items": items}}
    assert [turn[0] for turn in read(document, "aws")] == ["Channel 0", "Channel 1", "Channel 0"]


UTTERANCES = [
    {"speaker": 0, "start": 61, "end": 63, "text": "The pump failed again."},
    {"speaker": 1, "start": 64, "end": 65, "text": "On Monday."},
]


@pytest.mark.parametrize(
    ("unit", "more"),
    [
        (1, {}),  # at the pace of speech
        (1000, {}),
        (1, {"audio_duration": 70}),
        (1000, {"audio_duration": 70}),
    ],
)
def test_a_unit_in_doubt_follows_from_the_duration_or_the_pace(unit, more):
    utterances = [{**each, "start": each["start"] * unit, "end": each["end"] * unit}
                  for each in UTTERANCES]  # fmt: skip
    turns = read({"utterances": utterances, **more}, "assemblyai")
    assert [turn[1:3] for turn in turns] == [(61.0, 63.0), (64.0, 65.0)]


def test_a_fraction_is_of_a_second():
    utterances = [{"speaker": "A", "start": 61.5, "end": 63.25, "text": "Yes."}]
    assert read({"utterances": utterances}, "assemblyai") == [("Speaker A", 61.5, 63.25, "Yes.")]


def test_segments_in_whole_milliseconds_are_read_as_such():
    segments = [{"start": 0, "end": 2500, "text": "The pump failed again on Monday."}]
    assert read({"segments": segments}, "whisper")[0][1:3] == (0.0, 2.5)


@pytest.mark.parametrize("wrap", [lambda it: it, lambda it: {"status": "done", "result": it}])
def test_gladia_is_read_in_seconds(wrap):
    transcription = {"full_transcript": "…", "utterances": UTTERANCES}
    turns = read(wrap({"transcription": transcription}), "gladia")
    assert [turn[:2] for turn in turns] == [("Speaker 0", 61.0), ("Speaker 1", 64.0)]


def test_the_first_gladia_api_is_read():
    said = {"transcription": "Hello.", "time_begin": 0.5, "time_end": 1.25, "speaker": "speaker_0"}
    assert read({"prediction": [said]}, "gladia") == [("Speaker 0", 0.5, 1.25, "Hello.")]


def test_gladia_that_is_not_done_is_refused():
    with pytest.raises(FormatError, match="status is 'queued'") as refused:
        parse_transcript(json.dumps({"status": "queued", "result": None}), format="gladia")
    assert "done" in refused.value.remedy


def test_azure_batch_reads_ticks_or_durations_and_skips_what_was_not_recognised():
    def phrase(speaker, display, **times):
        return {"speaker": speaker, "nBest": [{"display": display, "lexical": "x"}], **times}

    phrases = [
        phrase(1, "Hello.", offset="PT1M1.5S", duration="PT2S"),
        phrase(2, "Hi.", offsetInTicks=640000000.0, durationInTicks=10000000.0),
        {"recognitionStatus": "NoMatch", "offset": "PT1S", "nBest": []},
    ]
    assert read({"recognizedPhrases": phrases}, "azure") == [
        ("Speaker 1", 61.5, 63.5, "Hello."),
        ("Speaker 2", 64.0, 65.0, "Hi."),
    ]


def test_azure_fast_names_channels_where_nobody_is_labelled():
    def phrase(channel, at, text):
        return {"channel": channel, "offsetMilliseconds": at, "durationMilliseconds": 900,
                "text": text}  # fmt: skip

    phrases = [phrase(0, 1000, "Hello."), phrase(1, 2500, "Hi.")]
    assert read({"durationMilliseconds": 4000, "phrases": phrases}, "azure") == [
        ("Channel 0", 1.0, 1.9, "Hello."),
        ("Channel 1", 2.5, 3.4, "Hi."),
    ]


def google_word(text, start, label=None, **names):
    word = {"word": text, "startTime": f"{start}s", "endTime": f"{start + 1}s"}
    return {**word, **({"speakerTag": label} if label is not None else {}), **names}


def test_google_repeats_all_words_in_the_last_result_with_labels():
    unlabelled = [google_word("We", 1), google_word("ship.", 2)]
    plain = {"alternatives": [{"transcript": "We ship. Good.", "words": unlabelled}]}
    words = [google_word("We", 1, 1), google_word("ship.", 2, 1), google_word("Good.", 4, 2)]
    document = {"results": [plain, {"alternatives": [{"words": words}]}]}
    said = [("Speaker 1", 1.0, 3.0, "We ship."), ("Speaker 2", 4.0, 5.0, "Good.")]
    assert read(document, "google") == said
    assert read({"name": "7", "done": True, "response": document}, "google") == said


def test_google_version_2_labels_the_words_of_each_result():
    def word(text, start, speaker):
        return {"word": text, "startOffset": f"{start}s", "speakerLabel": speaker}

    results = [
        {"alternatives": [{"transcript": "Hello.", "words": [word("Hello.", 1.5, "1")]}]},
        {"alternatives": [{"transcript": "Hi.", "words": [word("Hi.", 3, "2")]}]},
    ]
    said = [("Speaker 1", 1.5, None, "Hello."), ("Speaker 2", 3.0, None, "Hi.")]
    assert read({"results": results}, "google") == said
    file = {"gs://bucket/a.wav": {"transcript": {"results": results}}}
    assert read({"results": file}, "google") == said


def test_google_without_words_keeps_the_text_of_each_result():
    results = [{"alternatives": [{"transcript": "Hello there."}], "resultEndTime": "2.5s"}]
    assert read({"results": results}, "google") == [("", None, 2.5, "Hello there.")]


def test_speechmatics_attaches_punctuation_and_does_not_name_the_unknown():
    def item(kind, at, content, speaker):
        best = {"content": content, "speaker": speaker}
        return {"type": kind, "start_time": at, "end_time": at + 0.5, "alternatives": [best]}

    results = [
        item("word", 1.0, "Hello", "S1"),
        item("punctuation", 1.5, ".", "S1"),
        item("word", 2.0, "Hi", "UU"),
        item("word", 3.0, "Good", "S2"),
    ]
    assert read({"format": "2.9", "results": results}, "speechmatics") == [
        ("Speaker 1", 1.0, 2.0, "Hello."),
        ("", 2.0, 2.5, "Hi"),
        ("Speaker 2", 3.0, 3.5, "Good"),
    ]


def test_a_text_with_words_is_its_sentences_at_the_times_of_their_words():
    words = [
        {"word": "We", "start": 1.0, "end": 1.4},
        {"word": "ship", "start": 1.4, "end": 1.8},
        {"word": "Good", "start": 4.0, "end": 4.5},
    ]
    document = {"text": "We ship. Good!", "duration": 6.0, "words": words}
    assert read(document, "whisper") == [("", 1.0, 1.8, "We ship."), ("", 4.0, 4.5, "Good!")]


def test_a_figure_without_a_label_has_the_speaker_of_its_sentence_and_else_none():
    def word(text, speaker=None, start=None):
        return {"word": text, "speaker": speaker, "start": start}

    words = [word("Since", "SPEAKER_00", 1.0), word("2014."), word("Ten", "SPEAKER_00", 2.0),
             word("40"), word("Yes.", "SPEAKER_01", 3.0)]  # fmt: skip
    assert [turn[::3] for turn in read({"word_segments": words}, "whisper")] == [
        ("Speaker 00", "Since 2014. Ten"),
        ("", "40"),
        ("Speaker 01", "Yes."),
    ]


def test_chunks_and_speakers_of_transformers_are_read():
    chunks = [{"timestamp": [1.0, None], "text": " Hello."}]
    assert read({"text": "Hello.", "chunks": chunks}, "whisper") == [("", 1.0, None, "Hello.")]
    speakers = [{"speaker": "SPEAKER_01", "timestamp": [1.0, 2.0], "text": "Hello."}]
    document = {"speakers": speakers, "chunks": chunks, "text": "Hello."}
    assert read(document, "whisper") == [("Speaker 01", 1.0, 2.0, "Hello.")]


def test_a_text_alone_is_read_without_a_speaker():
    document = {"text": "We ship on Friday.", "usage": {"type": "duration", "seconds": 3}}
    assert parse_transcript(json.dumps(document)).turns == [
        Turn("", None, None, "We ship on Friday.")
    ]
