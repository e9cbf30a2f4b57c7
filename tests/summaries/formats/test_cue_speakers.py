"""Who speaks in captions, and what in them is neither speech nor a person."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from summaries.formats import parse_transcript


def captions(*payloads, identifiers=()):
    """A WebVTT file with a cue for each payload, four seconds apart."""
    names = [*identifiers, *[""] * len(payloads)]
    cues = [
        f"{name}\n" * bool(name) + f"00:00:{4 * at:02}.000 --> 00:00:{4 * at + 3:02}.000\n{payload}"
        for at, (name, payload) in enumerate(zip(names, payloads, strict=False))
    ]
    return "\n\n".join(["WEBVTT", *cues])


def read(*payloads, identifiers=()):
    return [
        (turn.speaker, turn.text)
        for turn in parse_transcript(captions(*payloads, identifiers=identifiers)).turns
    ]


@pytest.mark.parametrize(
    "said",
    [
        "<ana.ruiz@example.com>",
        "List<String>",
        "if a < b",
        "x<y>z",
        "<b and c>",
        "cost <500",
        "<br",
    ],
)
def test_angle_brackets_in_speech_are_kept(said):
    assert read(f"<v Ana>Write {said} here.</v>") == [("Ana", f"Write {said} here.")]


@pytest.mark.parametrize(
    "said",
    ["<b>x</b>", "<i.loud>x</i>", "<c.yellow.bg_blue>x</c>", '<font color="#fff">x</font>',
     "<lang en-GB>x</lang>", "<ruby>x<rt></rt></ruby>", "<00:00:01.500>x", "<U>x</U>", "<s>x</s>"],
)  # fmt: skip
def test_the_tags_of_the_formats_are_not_speech(said):
    assert read(f"{said} it is.") == [("", "x it is.")]


def test_two_people_in_one_cue_are_two_turns():
    assert read(">> Ready?\n>> Yes.") == [("", "Ready?"), ("", "Yes.")]
    assert read("- Ready?\n- Yes.") == [("", "Ready?"), ("", "Yes.")]
    assert read("-Ready?\n-Yes.") == [("", "Ready?"), ("", "Yes.")]
    assert read("ANA: Ready?\nBEN: Yes.") == [("ANA", "Ready?"), ("BEN", "Yes.")]
    assert read("&gt;&gt; so we ship &gt;&gt; yes we do") == [("", "so we ship"), ("", "yes we do")]


def test_a_mark_of_a_new_speaker_ends_an_unfinished_sentence():
    assert read(">> we could ship", ">> on friday") == [("", "we could ship"), ("", "on friday")]
    assert read(">> we could ship", "on friday") == [("", "we could ship on friday")]


def test_a_dash_before_a_figure_is_a_minus():
    assert read("<i>It fell to</i>\n-5 percent.") == [("", "It fell to -5 percent.")]


def test_words_after_a_closed_voice_are_of_an_unknown_speaker():
    assert read("<v Ana>Yes.</v> No.") == [("Ana", "Yes."), ("", "No.")]


def test_names_in_brackets_are_speakers():
    assert read("[Ana] We ship.", "[Ben] Good.") == [("Ana", "We ship."), ("Ben", "Good.")]
    assert read("(Ana Ruiz)\nWe ship.", "(Ben)\nGood.") == [
        ("Ana Ruiz", "We ship."),
        ("Ben", "Good."),
    ]
    assert read("[Music]", "[Ana]: Hello.", "[Ben]: Hi.")[1:] == [("Ana", "Hello."), ("Ben", "Hi.")]
    assert read("<v ->- [Ana] Hello.</v>", "<v ->- [Ben] Hi.</v>") == [
        ("Ana", "Hello."),
        ("Ben", "Hi."),
    ]


@pytest.mark.parametrize(
    "aside",
    ["[Music]", "[MUSIC PLAYING]", "(laughs)", "[Laughter]", "[inaudible]", "[BLANK_AUDIO]",
     "(Applause)", "[Musik]", "(Rires)"],
)  # fmt: skip
def test_a_sound_is_nobody(aside):
    cues = [f"{aside} Well then.", f"{aside} And so on.", "Good."]
    assert {speaker for speaker, _ in read(*cues)} == {""}


@pytest.mark.parametrize("remark", ["Note", "Important", "the question is", "Remember", "https"])
def test_a_prefix_that_does_not_recur_is_part_of_a_sentence(remark):
    cues = [f"This is point number {at}." for at in range(12)]
    turns = read(f"{remark}: we ship on Friday.", *cues)
    assert {speaker for speaker, _ in turns} == {""}
    assert turns[0][1] == f"{remark}: we ship on Friday."


NAMES = ["ana", "iPad (3)", "+49 170 0000000", "Lee / Sales", "Prof. Dr. Kim, MBA", "Zoë ✨", "u_7"]


@pytest.mark.parametrize("name", NAMES)
def test_a_prefix_of_every_cue_is_a_name(name):
    assert {speaker for speaker, _ in read(*[f"{name}: Point {at}." for at in range(4)])} == {name}


def test_names_that_are_there_once_each_are_names_if_every_cue_has_one():
    assert [speaker for speaker, _ in read(*[f"{name}: Agreed." for name in NAMES])] == NAMES


def test_an_unnamed_cue_after_a_named_one_is_nobodys():
    assert read("ANA: We ship.", "Good.", "BEN: Yes.")[1] == ("", "Good.")


def test_identifiers_that_are_speakers():
    assert read("Hello.", "Hi.", identifiers=["SPEAKER_00", "SPEAKER_01"])[0][0] == "SPEAKER_00"
    assert read("Hello.", "Hi.", identifiers=["Ana Ruiz", "Ben Cole"])[1][0] == "Ben Cole"
    webex = ['1 "Ana Ruiz" (28492)', '2 "Ben" (15492)']
    assert [name for name, _ in read("Hello.", "Hi.", identifiers=webex)] == ["Ana Ruiz", "Ben"]


@pytest.mark.parametrize(
    "identifiers",
    [
        ["Intro", "Part two"],
        ["intro-1", "intro-2"],
        ["1", "2"],
        ["9f0c-44/12-0", "9f0c-44/13-0"],
        ["Opening Remarks", "Closing Remarks"],
    ],
)
def test_identifiers_that_are_not_speakers(identifiers):
    assert {name for name, _ in read("Hello.", "Hi.", identifiers=identifiers)} == {""}


# --- Rolling captions ---

LINES = [
    "we agreed to ship",
    "the pump on friday",
    "and not on monday",
    "okay",
    "so the plant",
    "waits for the valve",
]


def rolling(lines):
    """As automatic captions: the line before is shown again, then the new line grows."""
    rows = [lines[:1], *map(list, pairwise(lines))]
    cues = [
        f"00:00:{at:02}.000 --> 00:00:{at + 1:02}.000\n" + "\n".join(row)
        for at, row in enumerate(rows)
    ]
    return "\n\n".join(["WEBVTT", *cues])


def test_rolling_captions_are_read_once():
    assert " ".join(turn.text for turn in parse_transcript(rolling(LINES)).turns) == " ".join(LINES)


def test_captions_that_grow_word_by_word_are_read_once():
    words = ["so", "the", "plant", "waits", "for", "the", "valve"]
    rows = [" ".join(words[: at + 1]) for at in range(len(words))]
    text = "WEBVTT\n\n" + "\n\n".join(
        f"00:{at:02}.000 --> 00:{at + 1:02}.000\nAna: {row}" for at, row in enumerate(rows)
    )
    assert [(turn.speaker, turn.text) for turn in parse_transcript(text).turns] == [
        ("Ana", " ".join(words))
    ]


def test_what_a_person_says_twice_is_kept_twice():
    said = ["<v Ana>No.", "<v Ben>No.", "<v Ana>No.", "<v Ben>Yes, we do.", "<v Ana>Yes, we do."]
    assert len(read(*said)) == len(said)


WORDS = st.lists(st.sampled_from(["pump", "valve", "so", "on", "friday"]), min_size=3, max_size=6)


@given(st.lists(WORDS, min_size=4, max_size=8))
def test_no_word_of_rolling_captions_is_lost(lines):
    lines = [" ".join([f"line{at}", *words]) for at, words in enumerate(lines)]
    assert " ".join(turn.text for turn in parse_transcript(rolling(lines)).turns) == " ".join(lines)


# --- Streams and broken timings ---


@pytest.mark.parametrize("gap", ["\n\n", "\n"])
def test_the_headers_of_a_streams_segments_are_left_out(gap):
    header = "WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000\n\n"
    one = "00:01.000 --> 00:03.000\n<v Ana>We ship."
    two = "00:04.000 --> 00:06.000\n<v Ben>Good."
    parsed = parse_transcript(f"{header}{one}{gap}{header}{one}\n\n{two}\n")
    assert [(turn.speaker, turn.text) for turn in parsed.turns] == [
        ("Ana", "We ship."),
        ("Ben", "Good."),
    ]


def test_sbv_is_read_with_its_times():
    first = "0:00:01.000,0:00:04.500\nAna: We ship[br]on Friday.\n"
    parsed = parse_transcript(f"{first}\n0:00:05.000,0:00:06.000\nBen: Good.\n")
    assert parsed.format == "sbv"
    assert [(turn.speaker, turn.start, turn.text) for turn in parsed.turns] == [
        ("Ana", 1.0, "We ship on Friday."),
        ("Ben", 5.0, "Good."),
    ]
