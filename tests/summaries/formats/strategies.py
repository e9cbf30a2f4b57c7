"""Turns for property tests."""

from hypothesis import strategies as st

from summaries.formats.turns import Turn, normalize_line

# Everything that UTF-8 can carry, and more of what the formats give a meaning to.
_ANY = st.characters(exclude_categories=["Cs"], exclude_characters="\0")
_MEANT = st.sampled_from([*"<>&;:-[]{}\\/\n \t", "-->", "<v A>", "&amp;", "1", "NOTE", "{\\an8}"])
TEXTS = st.lists(st.one_of(_MEANT, _ANY), min_size=1, max_size=20).map("".join).map(normalize_line)
WORDS = TEXTS.map(lambda text: normalize_line(f"{text} word"))
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
