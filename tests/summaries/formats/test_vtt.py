import pytest

from summaries.formats import parse_transcript
from summaries.formats.turns import FormatError, Turn

MEETING = """WEBVTT - Quarterly call
Kind: captions
Language: en

NOTE Recorded with consent
of everybody.

STYLE
::cue { color: lime }

REGION
id:left

intro-1
00:00:01.000 --> 00:00:02.500 align:start position:10%
<v.loud Ana Ruiz>We sold <i>42</i> boxes &amp; a half</v>

00:02.500 --> 00:04.000
<v Ana Ruiz>in March.</v>

00:00:03.500 --> 00:00:05.000
<v Bob>a < b, I <00:00:04.000>think.</v>
"""


def read(text):
    return parse_transcript(text, format="vtt")


def cue(payload, times="00:00:01.000 --> 00:00:02.000"):
    return f"WEBVTT\n\n{times}\n{payload}\n"


def test_notes_styles_regions_settings_tags_and_ids_are_not_speech():
    assert read(MEETING).turns == [
        Turn("Ana Ruiz", 1.0, 4.0, "We sold 42 boxes & a half in March."),
        Turn("Bob", 3.5, 5.0, "a < b, I think."),
    ]


def test_the_title_follows_the_signature():
    assert read(MEETING).title == "Quarterly call"


def test_a_file_with_nothing_to_guess_has_no_warnings():
    assert read(MEETING).warnings == ()


def test_two_voices_in_one_cue_are_two_turns():
    turns = read(cue("<v Ana>Yes.</v>\n<v Bob>No.</v>")).turns
    assert [(turn.speaker, turn.text) for turn in turns] == [("Ana", "Yes."), ("Bob", "No.")]


def test_a_name_in_front_is_a_speaker_as_zoom_writes_it():
    assert read(cue("Ana Ruiz (Guest): Good morning.")).turns[0].speaker == "Ana Ruiz (Guest)"


@pytest.mark.parametrize("text", ["The point is: we wait.", "Note: it is late.", "at 10:30 sharp"])
def test_a_colon_in_a_sentence_names_nobody(text):
    assert read(cue(text)).turns[0] == Turn("", 1.0, 2.0, text)


def test_cues_without_a_speaker_are_warned_of():
    assert read(cue("Good morning.")).warnings == ("1 of 1 turns name no speaker.",)


def test_hours_may_pass_99():
    late = read(cue("<v Ana>Late.", "123:00:00.000 --> 123:00:01.000")).turns[0]
    assert late.start == 123 * 3600


def test_entities_are_decoded_after_tags_are_taken_out():
    assert read(cue("&lt;i&gt; is&nbsp;a tag &#8212; yes")).turns[0].text == "<i> is a tag — yes"


def test_cues_out_of_order_are_sorted_and_warned_of():
    early, late = "00:00:01.000 --> 00:00:02.000", "00:00:09.000 --> 00:00:10.000"
    parsed = read(f"WEBVTT\n\n{late}\n<v Bob>Last.\n\n{early}\n<v Ana>First.\n")
    assert [turn.speaker for turn in parsed.turns] == ["Ana", "Bob"]
    assert "sorted by start time" in parsed.warnings[0]


def test_a_cue_that_ends_before_it_starts_has_no_end():
    parsed = read(cue("<v Ana>Hm.", "00:00:05.000 --> 00:00:02.000"))
    assert parsed.turns == [Turn("Ana", 5.0, None, "Hm.")]
    assert "line 3" in parsed.warnings[0]


def test_text_that_is_in_no_cue_is_shown_in_a_warning_and_is_nobodys_words():
    parsed = read(cue("<v Ana>One.\n\ntwo."))
    assert parsed.turns == [Turn("Ana", 1.0, 2.0, "One.")]
    assert parsed.warnings == ("Line 6 is in no cue and was left out: 'two.'",)


def test_a_line_of_white_space_is_within_a_cue_unless_a_cue_follows():
    parsed = read(
        cue("<v Ana>One\n \ntwo.") + " \nid-2\n00:00:03.000 --> 00:00:04.000\n<v Ben>Yes."
    )
    assert [turn.text for turn in parsed.turns] == ["One two.", "Yes."]
    assert parsed.warnings == ()


def test_text_before_the_first_cue_is_warned_of():
    parsed = read("WEBVTT\n\nstray words here\n\n00:01.000 --> 00:02.000\n<v Ana>Hello.")
    assert len(parsed.turns) == 1
    assert "stray words here" in parsed.warnings[0]


def test_cues_may_follow_the_signature_at_once():
    assert read("WEBVTT\n00:01.000 --> 00:02.000\n<v Ana>Hello.").turns[0].text == "Hello."


def test_an_arrow_in_speech_is_no_timing():
    assert read(cue("<v Ana>from here --> to there")).turns[0].text == "from here --> to there"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("00:00:01.000 --> 00:00:02.000\nHello.", 1, 1),
        ("WEBVTT\n\n00:00:01.000 --> soon\nHello.", 3, 1),
        ("WEBVTT\n\n  00:00:01 -> x --> 3\nHello.", 3, 3),
        ("WEBVTT\n\n00:00:01.000 --> 00:75:02.000\nHello.", 3, 18),
    ],
)
def test_what_cannot_be_read_is_an_error_with_its_place(text, line, column):
    with pytest.raises(FormatError) as caught:
        read(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.remedy


def test_cues_that_overlap_keep_their_own_times_and_words():
    text = (
        "WEBVTT\n\n00:01.000 --> 00:06.000\n<v Ana>We ship on Friday.\n\n"
        "00:03.000 --> 00:04.000\n<v Ben>Good.\n"
    )
    turns = parse_transcript(text).turns
    assert [(t.speaker, t.start, t.end) for t in turns] == [("Ana", 1.0, 6.0), ("Ben", 3.0, 4.0)]


def test_a_windows_file_in_utf_16_is_read_as_any_other():
    text = "WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\n<v Jürgen>Grüß Gott.\r\n"
    plain = parse_transcript(text.replace("\r\n", "\n")).turns
    for encoding in ("utf-8-sig", "utf-16", "utf-16-le", "cp1252"):
        assert parse_transcript(text.encode(encoding)).turns == plain
