from hypothesis import given
from hypothesis import strategies as st

from summaries.formats.captions import merge_adjacent
from summaries.formats.turns import Turn

PIECES = st.lists(
    st.tuples(
        st.sampled_from(["", "Ana", "Bob"]),
        st.integers(0, 6),
        st.integers(1, 140),
        st.sampled_from(["", ".", "?”"]),
    ),
    max_size=12,
)


def _turns(pieces):
    turns, clock = [], 0.0
    for speaker, pause, words, mark in pieces:
        start = clock + pause
        clock = start + words
        turns.append(Turn(speaker, start, clock, " ".join(["word"] * words) + mark))
    return turns


@given(PIECES)
def test_merging_twice_is_merging_once(pieces):
    merged = merge_adjacent(_turns(pieces))
    assert merge_adjacent(merged) == merged


@given(PIECES)
def test_no_word_is_lost_and_none_changes_hands(pieces):
    def said(turns):
        return [(turn.speaker, word) for turn in turns for word in turn.text.split()]

    assert said(merge_adjacent(_turns(pieces))) == said(_turns(pieces))


def test_the_first_start_and_the_last_end_are_kept():
    first, inner = Turn("Ana", 1.0, 9.0, "One."), Turn("Ana", 2.0, 3.0, "Two.")
    assert merge_adjacent([first, inner]) == [Turn("Ana", 1.0, 9.0, "One. Two.")]


def test_a_long_pause_parts_two_turns():
    assert len(merge_adjacent([Turn("Ana", 0.0, 1.0, "One."), Turn("Ana", 4.1, 5.0, "Two.")])) == 2


def test_a_monologue_is_parted_at_a_sentence():
    said = [
        Turn("Ana", float(i), i + 1.0, f"Ten words make up each of these {i} sentences here.")
        for i in range(30)
    ]
    assert [len(turn.text.split()) for turn in merge_adjacent(said)] == [120, 120, 60]


def test_speech_without_sentences_is_parted_too():
    said = [Turn("Ana", float(i), i + 1.0, f"and {i} we go") for i in range(200)]
    assert [len(turn.text.split()) for turn in merge_adjacent(said)] == [300, 300, 200]


def test_nobody_in_particular_may_be_somebody_else_after_a_sentence():
    said = [Turn("", 0.0, 1.0, "Shall we"), Turn("", 1.0, 2.0, "go?"), Turn("", 2.0, 3.0, "Yes.")]
    assert [turn.text for turn in merge_adjacent(said)] == ["Shall we go?", "Yes."]
