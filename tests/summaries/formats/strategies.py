"""Turns for property tests."""

from hypothesis import strategies as st

from summaries.formats import Turn
from summaries.formats.merging import merge_adjacent
from summaries.formats.turns import clean

# Everything that UTF-8 can carry, and more of what the formats give a meaning to.
_ANY = st.characters(exclude_categories=["Cs"], exclude_characters="\0")
_MEANT = st.sampled_from([*"<>&;:-[]{}\\/\n \t", "-->", "<v A>", "&amp;", "1", "NOTE", "{\\an8}"])
TEXTS = st.lists(st.one_of(_MEANT, _ANY), min_size=1, max_size=20).map("".join).map(clean)
WORDS = TEXTS.map(lambda text: clean(f"{text} word"))
ORDINARY_NAMES = st.sampled_from(
    ["Ana Ruiz", "Dr. Cy", "O’Neil", "Jan van Dyk", "Speaker 1", "李明"]
)
SENTENCES = st.lists(
    st.sampled_from(["we", "agreed", "on", "42", "boxes,", "not", "38", "café", "Friday"]),
    min_size=1,
    max_size=12,
).map(lambda words: f"{' '.join(words)}.")


def _timed(parts: list[tuple[str, int, int, str]]) -> list[Turn]:
    turns, clock = [], 0
    for speaker, pause, length, text in parts:
        clock += pause
        turns.append(Turn(speaker, clock / 1000, (clock + length) / 1000, text))
    return turns


def _any_turns(names: st.SearchStrategy[str], texts: st.SearchStrategy[str]):
    part = st.tuples(names, st.integers(0, 50_000), st.integers(0, 9_000_000), texts)
    return st.lists(part, min_size=1, max_size=6).map(_timed)


# In order of time and already joined, as every reader of captions leaves them.
CAPTIONS = _any_turns(st.one_of(st.just(""), TEXTS, ORDINARY_NAMES), WORDS).map(merge_adjacent)
TIMES = st.one_of(st.none(), st.integers(0, 400_000_000).map(lambda ms: ms / 1000))


def _ordered(speaker: str, start: float | None, length: float | None, text: str) -> Turn:
    end = None if start is None or length is None else round((start + length) * 1000) / 1000
    return Turn(speaker, start, end, text)


LENGTHS = st.one_of(st.none(), st.integers(0, 90_000).map(lambda ms: ms / 1000))
SENT_TURNS = st.lists(
    st.builds(_ordered, st.one_of(st.just(""), TEXTS), TIMES, LENGTHS, WORDS),
    min_size=1,
    max_size=6,
)
SPOKEN_TURNS = st.lists(
    st.builds(_ordered, ORDINARY_NAMES, TIMES, LENGTHS, SENTENCES), min_size=1, max_size=8
)
