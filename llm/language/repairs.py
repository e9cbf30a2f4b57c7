"""Self-repairs of speech (reparandum, interruption, repair: Shriberg 1994), on lists of tokens."""

import re

from llm.language.number_words import SMALL, TENS
from llm.language.word_sets import STOP_WORDS, word_set
from llm.language.words import stem

# Stands where a speaker broke off, until `repaired` has dealt with it.
BREAK = "\u241f"
FULL_STOPS = frozenset({".", "?", "!", "…"})

# So few words before a break that they promised nothing.
SHORT_START = 3
# How far back a repair may take up a word again.
REPAIR_REACH = 6
LONGEST_REPEAT = 4
# Letters of a scrap that needs no further proof of being one.
LONGEST_SCRAP = 3

_LETTERS = re.compile(r"[a-z]+")
_NAMED_BY_LETTER = word_set("plan option group section part type class appendix exhibit item step")
_VOWELLESS = word_set("mr dr ms vs km cm mm kg ml pm tv pc cd nth hz db gb mb tb ft lb ltd pdf")
_SHORT_WORDS = word_set(
    """
    app ad ads bit big bad buy co con cut de do doc fun gas go let lot man mad mat new net pro pay
    per pre pub par pen red run sun sub sea ten tea tin two use war way wed win
    """
)


def repaired(tokens: list[str]) -> list[str]:
    """Tokens without what their speaker took back, and without break marks.

    A break at the end of a sentence becomes "…", one that cannot be mended becomes "–".
    """
    kept: list[str] = []
    for index, token in enumerate(tokens):
        if token != BREAK:
            kept.append(token)
            continue
        following = tokens[index + 1] if index + 1 < len(tokens) else ""
        if following != BREAK:
            kept = _mended(kept, following)
    return kept


def _mended(kept: list[str], following: str) -> list[str]:
    start = _sentence_start(kept)
    sentence = kept[start:]
    words = [token for token in sentence if token[0].isalnum()]
    if not words:
        return kept
    if not following or following in FULL_STOPS:
        return [*kept, "…"]
    if len(words) <= SHORT_START:
        return kept[:start]
    retaken = _retaken_at(kept, start, following)
    if retaken is not None:
        return kept[:retaken]
    restarts = following[0].isupper() and not following.startswith("I'") and following != "I"
    return [*kept, "…" if restarts else "–"]


def _sentence_start(tokens: list[str]) -> int:
    for index in range(len(tokens) - 1, -1, -1):
        if tokens[index] in FULL_STOPS:
            return index + 1
    return 0


def _retaken_at(kept: list[str], start: int, following: str) -> int | None:
    word = following.lower()
    for index in range(len(kept) - 1, max(start, len(kept) - REPAIR_REACH) - 1, -1):
        if kept[index].lower() == word:
            return index
    return None


def without_repeats(tokens: list[str]) -> list[str]:
    """Tokens without words or phrases said twice in a row; figures may repeat."""
    kept: list[str] = []
    lowered: list[str] = []
    for token in tokens:
        kept.append(token)
        lowered.append(token.lower())
        for size in range(LONGEST_REPEAT, 0, -1):
            if _repeats(lowered, size):
                del kept[-size:], lowered[-size:]
                break
    return kept


def _repeats(lowered: list[str], size: int) -> bool:
    # Nearly all that is asked for ends here.
    if len(lowered) < 2 * size or lowered[-1] != lowered[-1 - size]:
        return False
    tail = lowered[-size:]
    if tail != lowered[-2 * size : -size]:
        return False
    return all(word[0].isalpha() and word not in SMALL and word not in TENS for word in tail)


def without_stutter(tokens: list[str], *, cased: bool) -> list[str]:
    """Tokens without pieces of words: "h uh how", "some st a few".

    In text without capitals (`cased` false) a lone "i" is a word.
    """
    return [
        token
        for index, token in enumerate(tokens)
        if not _is_piece(
            token,
            before=tokens[index - 1].lower() if index else "",
            after=tokens[index + 1].lower() if index + 1 < len(tokens) else "",
            cased=cased,
        )
    ]


def _is_piece(token: str, *, before: str, after: str, cased: bool) -> bool:
    if not _LETTERS.fullmatch(token) or before[-1:].isdigit():
        return False
    if len(token) == 1:
        return _is_lone_letter(token, before=before, cased=cased)
    if token in STOP_WORDS or token in _VOWELLESS or token in _SHORT_WORDS:
        return False
    return _is_unspeakable(token) or _is_begun(token, after)


def _is_unspeakable(token: str) -> bool:
    return len(token) <= LONGEST_SCRAP and not re.search(r"[aeiouy]", token)


def _is_begun(token: str, after: str) -> bool:
    """Whether the next word is this one in full: "featu features", not "remote remotes"."""
    if after == token or not after.startswith(token):
        return False
    return len(token) <= LONGEST_SCRAP or stem(token) != stem(after)


def _is_lone_letter(token: str, *, before: str, cased: bool) -> bool:
    if token in {"a", "o"} or (token == "i" and not cased):  # noqa: S105 - a letter
        return False
    return before not in _NAMED_BY_LETTER
