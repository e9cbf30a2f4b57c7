"""One document of each kind that the speech services send, cut to what matters."""

import json

import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError, Turn

UTC = "2026-03-02T09:00:"


def read(document, name):
    """As detected, which must be the format that `name` gives too."""
    text = document if isinstance(document, str) else json.dumps(document)
    parsed = parse_transcript(text)
    assert parsed.format == name
    assert parse_transcript(text, format=name) == parsed
    return parsed


def aws_word(start, end, content, **label):
    times = {"start_time": str(start), "end_time": str(end)}
    return {"type": "pronunciation", **times, "alternatives": [{"content": content}], **label}


def aws(items, **more):
    return {"jobName": "call-7", "results": {"transcripts": [{}], "items": items, **more}}


FULL_STOP = {"type": "punctuation", "alternatives": [{"content": "."}]}


def test_aws_words_with_labels_are_grouped_by_speaker():
    items = [
        aws_word(0.5, 0.9, "Hello", speaker_label="spk_0"),
        {**FULL_STOP, "speaker_label": "spk_0"},
        aws_word(1.0, 1.4, "Hi", speaker_label="spk_1"),
    ]
    parsed = read(aws(items), "aws")
    assert parsed.title == "call-7"
    assert parsed.turns == [
        Turn("Speaker 0", 0.5, 0.9, "Hello."),
        Turn("Speaker 1", 1.0, 1.4, "Hi"),
    ]


def test_aws_labels_may_stand_in_their_own_segments():
    labels = {"segments": [{"items": [{"start_time": "0.5", "speaker_label": "spk_1"}]}]}
    parsed = read(aws([aws_word(0.5, 0.9, "Hello"), FULL_STOP], speaker_labels=labels), "aws")
    assert parsed.turns == [Turn("Speaker 1", 0.5, 0.9, "Hello.")]


def test_without_labels_the_remedy_is_diarisation():
    assert "diarisation" in read(aws([aws_word(0, 1, "Hello")]), "aws").warnings[0]


def deepgram(*alternatives):
    return {"results": {"channels": [{"alternatives": [best]} for best in alternatives]}}


def test_deepgram_words():
    words = [
        {"word": "hello", "punctuated_word": "Hello,", "start": 0, "end": 0.4, "speaker": 0},
        {"word": "you", "punctuated_word": "you.", "start": 0.5, "end": 0.8, "speaker": 0},
    ]
    parsed = read(deepgram({"transcript": "hello you", "words": words}), "deepgram")
    assert parsed.turns == [Turn("Speaker 0", 0.0, 0.8, "Hello, you.")]


def test_assemblyai_text_alone_names_nobody():
    parsed = read({"status": "completed", "text": "Hello.", "utterances": None}, "assemblyai")
    assert parsed.turns == [Turn("", None, None, "Hello.")]


def test_assemblyai_empty_utterances_fall_back_to_the_words():
    words = [{"text": "Hello.", "start": 0, "end": 500, "speaker": None}]
    document = {"status": "completed", "text": "Hello.", "utterances": [], "words": words}
    assert read(document, "assemblyai").turns == [Turn("", 0.0, 0.5, "Hello.")]


def test_a_silent_recording_is_said_to_have_no_words():
    with pytest.raises(FormatError, match="no words"):
        parse_transcript(
            json.dumps({"status": "completed", "text": "", "audio_url": "a", "words": []})
        )


def test_assemblyai_errors_are_told():
    with pytest.raises(FormatError, match="status is 'error': Download failed"):
        parse_transcript(
            json.dumps(
                {"status": "error", "text": None, "audio_url": "a", "error": "Download failed"}
            )
        )


@pytest.mark.parametrize(
    ("label", "speaker"), [({}, ""), ({"speaker": "SPEAKER_01"}, "Speaker 01")]
)
def test_whisper_segments_with_and_without_speakers(label, speaker):
    segments = [
        {"start": 0.0, "end": 2.0, "text": " We agreed", **label},
        {"start": 2.0, "end": 3.5, "text": " on Friday.", **label},
    ]
    parsed = read({"text": "…", "segments": segments, "language": "en"}, "whisper")
    assert parsed.turns == [Turn(speaker, 0.0, 3.5, "We agreed on Friday.")]


def entry(at, until, text, participant="c/1/participants/7"):
    return {"participant": participant, "text": text, "startTime": at, "endTime": until}


def test_meet_entries_count_from_the_first_and_find_their_participants():
    document = {
        "transcriptEntries": [entry(f"{UTC}05.250000001Z", f"{UTC}06Z", "Hello."),
                              entry(f"{UTC}07Z", f"{UTC}08Z", "Hi.", "c/1/participants/8")],
        "participants": [
            {"name": "c/1/participants/7", "signedinUser": {"displayName": "Ana Ruiz"}},
            {"name": "c/1/participants/8", "phoneUser": {"displayName": "+34 6…"}},
        ],
    }  # fmt: skip
    parsed = read(document, "meet")
    assert parsed.turns == [
        Turn("Ana Ruiz", 0.0, 0.75, "Hello."),
        Turn("+34 6…", 1.75, 2.75, "Hi."),
    ]
    assert parsed.warnings == ()


def test_meet_without_participants_keeps_their_numbers():
    parsed = read({"transcriptEntries": [entry(f"{UTC}05Z", f"{UTC}06Z", "Hello.")]}, "meet")
    assert parsed.turns[0].speaker == "Participant 7"
    assert "participants" in parsed.warnings[0]


def test_meet_times_need_an_offset():
    with pytest.raises(FormatError, match=r"transcriptEntries\[0\]\.startTime is '2026"):
        parse_transcript(json.dumps({"transcriptEntries": [entry(f"{UTC}05", None, "Hello.")]}))


def test_zoom_interactions_of_participants_are_put_in_order():
    def participant(name, *said):
        rows = [{"start_time": at, "end_time": until, "text": text} for at, until, text in said]
        return {"display_name": name, "transcripts": rows}

    document = {
        "topic": "Renewal",
        "participants": [
            participant(
                "Ana", ("00:00:01", "00:00:02", "Hello."), ("00:00:05", "00:00:06", "Good.")
            ),
            participant("Bob", ("00:00:03.500", "00:00:04", "Hi.")),
        ],
    }
    parsed = read(document, "zoom")
    assert parsed.title == "Renewal"
    assert [(turn.speaker, turn.start) for turn in parsed.turns] == [
        ("Ana", 1),
        ("Bob", 3.5),
        ("Ana", 5),
    ]


def test_zoom_stream_messages_count_from_the_first():
    def message(kind, name, at, text):
        return {"msg_type": kind, "content": {"user_name": name, "timestamp": at, "data": text}}

    start = 1_772_442_000_000
    messages = [message(17, "Ana", start, "Hello."), message(14, "Ana", start, "AAAA"),
                message(17, "Bob", start + 1500, "Hi.")]  # fmt: skip
    assert read(messages, "zoom").turns == [
        Turn("Ana", 0.0, None, "Hello."),
        Turn("Bob", 1.5, None, "Hi."),
    ]


METADATA = """WEBVTT

00:00:16.246 --> 00:00:17.726
{"startDateTime":"2026-03-02T09:00:16Z","speakerName":"Ana Ruiz","spokenText":"Hello.",
"spokenLanguage":"en-us"}
"""


def test_teams_metadata_is_json_in_cues():
    assert read(METADATA, "teams").turns == [Turn("Ana Ruiz", 16.246, 17.726, "Hello.")]


def test_teams_metadata_that_is_broken_has_its_line():
    with pytest.raises(FormatError) as caught:
        parse_transcript(METADATA.replace('"en-us"}', '"en-us"'))
    assert caught.value.line == 5


def test_teams_content_is_vtt_with_voices():
    text = "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Ana Ruiz>Hello.</v>"
    assert (
        parse_transcript(text, format="teams").turns == parse_transcript(text, format="vtt").turns
    )


def test_teams_entries_of_stream():
    said = {"text": "Hello.", "speakerDisplayName": "Ana", "startOffset": "00:00:03.8900000"}
    parsed = read({"entries": [{**said, "endOffset": "00:00:05.1200000"}]}, "teams")
    assert parsed.turns == [Turn("Ana", 3.89, 5.12, "Hello.")]


@pytest.mark.parametrize(
    ("name", "document", "path"),
    [
        ("aws", aws([{"start_time": "soon"}]), "items[0].start_time is 'soon'"),
        ("deepgram", deepgram({"words": [{"word": 3}]}), "words[0].word is 3, not a text"),
        ("assemblyai", {"utterances": [{"text": "a", "start": "x"}]}, "utterances[0].start is 'x'"),
        ("whisper", {"segments": [{"text": "a", "end": -1}]}, "segments[0].end is -1"),
        ("zoom", [{"msg_type": 17, "content": {"timestamp": "x", "data": "a"}}], "timestamp is"),
        ("teams", {"entries": [{"text": "a", "startOffset": "1:99"}]}, "startOffset is '1:99'"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_named_by_its_path(name, document, path):
    with pytest.raises(FormatError) as caught:
        parse_transcript(json.dumps(document), format=name)
    assert path in caught.value.message
