"""What the offline judge's reasons claim, read back and looked up in the turns that they name.

Words are compared as a reader would, by letters, by stem and by the value of numbers, and not by
the judge's own reading, which decides only which words of a sentence are content words.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise

import snowballstemmer

from offline.lexical.tokens import Token, TokenKind, read_tokens

Turns = Sequence[dict[str, str]]


def word_list(words: str) -> list[str]:
    return words.split()


_ONES = word_list(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
_TENS = word_list("twenty thirty forty fifty sixty seventy eighty ninety")
_ORDINALS = word_list(
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth "
    "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
)
_VALUES = {
    **{word: at for at, word in enumerate(_ONES)},
    **{word: 20 + 10 * at for at, word in enumerate(_TENS)},
    **{word: at for at, word in enumerate(_ORDINALS)},
    "thirtieth": 30,
}
_WORD = re.compile(r"\w+(?:['’]\w+)*")
_NEGATIONS = re.compile(
    r"\b(?:no|not|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|\w+n['’]t|"
    r"(?:do|does|did|is|are|was|were|ca|wo|would|could|should|has|have|had)nt)\b",
    re.I,
)
_stemmer = snowballstemmer.stemmer("english")


@cache
def looks(word: str) -> frozenset[str]:
    """How one word may look to a reader who does not mind case, number, inflection or digits."""
    plain = re.sub(r"[\W_]", "", word.casefold())
    opened = re.sub(r"['’](?:s|re|ve|ll|d|m|t)$", "", word.casefold())
    opened = re.sub(r"[\W_]", "", opened)
    found = {plain, opened, *_stemmer.stemWords([plain, opened])}
    digits = re.fullmatch(r"(\d+)(?:st|nd|rd|th)?", plain)
    if digits:
        found.add(f"={int(digits[1])}")
    if plain in _VALUES:
        found.add(f"={_VALUES[plain]}")
    return frozenset(found - {""})


@cache
def all_looks(text: str) -> frozenset[str]:
    words = _WORD.findall(text)
    pairs = [one + two for one, two in pairwise(words)]
    return frozenset().union(*map(looks, [*words, *pairs]))


def has(turn: dict[str, str], word: str) -> bool:
    """Whether a reader finds a word, or several in a row, in a turn or in its speaker's name."""
    text = f"{turn['speaker']} {turn['text']}"
    parts = _WORD.findall(word)
    if len(parts) == 1:
        return bool(looks(parts[0]) & all_looks(text))
    there = _WORD.findall(text)
    runs = zip(*(there[at:] for at in range(len(parts))), strict=False)
    return any(
        all(looks(one) & looks(two) for one, two in zip(parts, run, strict=True)) for run in runs
    )


def index(number: str) -> int:
    """Of a turn that a reason names by its number, from 1."""
    return int(number) - 1


def numbers(text: str) -> list[int]:
    """The indexes of all turns that are named."""
    return [index(number) for number in re.findall(r"\d+", text)]


class Wrong(AssertionError):
    """A reason says what the turns do not."""


def check(reason: str, sentence: str, cited: Sequence[int], turns: Turns) -> list[str]:
    """The kinds of remark in a reason. Raises Wrong for what is not so, or cannot be read."""
    kinds = []
    for remark in reason.split("; "):
        for kind, (pattern, holds) in _GRAMMAR.items():
            match = re.fullmatch(pattern, remark)
            if match:
                if not holds(match, sentence, cited, turns):
                    raise Wrong(f"{remark!r} of {sentence!r}, cited {cited}")
                kinds.append(kind)
                break
        else:
            raise Wrong(f"{remark!r} is no remark that is known")
    return kinds


Holds = Callable[[re.Match[str], str, Sequence[int], Turns], bool]


def _nowhere(match: re.Match[str], _s: str, _c: Sequence[int], turns: Turns) -> bool:
    return not any(has(turn, word) for word in match[1].split(", ") for turn in turns)


def _elsewhere(match: re.Match[str], _s: str, cited: Sequence[int], turns: Turns) -> bool:
    items = re.findall(r"(.+?) \((turns? [\d, ]+(?: and others)?)\)(?:, |$)", match[1])
    return bool(items) and all(
        not any(has(turns[number], word) for number in cited)
        and not set(numbers(named)) & set(cited)
        and (numbers(named) or False)
        for word, named in items
    )


def _given(match: re.Match[str], sentence: str, _c: Sequence[int], turns: Turns) -> bool:
    named, number, speaker = match[1], index(match[2]), match[3]
    return turns[number]["speaker"] == speaker != named and has(
        {"speaker": "", "text": sentence}, named
    )


def _denied_here(match: re.Match[str], sentence: str, _c: Sequence[int], turns: Turns) -> bool:
    return bool(_NEGATIONS.search(sentence)) and has(turns[index(match[2])], match[1])


def _denied_there(match: re.Match[str], _s: str, _c: Sequence[int], turns: Turns) -> bool:
    number = index(match[2])
    # "No" in the next turn denies what this one asks.
    around = " ".join(turn["text"] for turn in turns[number : number + 2])
    denies = re.search(r"\b(?:nope|nah|hardly|barely|fail\w*|few|little)\b", around, re.I)
    return bool(_NEGATIONS.search(around) or denies) and has(turns[number], match[1])


def _exchanged(match: re.Match[str], sentence: str, _c: Sequence[int], turns: Turns) -> bool:
    return has({"speaker": "", "text": sentence}, match[1]) and has(
        turns[index(match[2])], match[3]
    )


def _reworded(match: re.Match[str], sentence: str, _c: Sequence[int], turns: Turns) -> bool:
    items = re.findall(r"“(.+?)” for “(.+?)” in turn (\d+)", match[0])
    return bool(items) and all(
        has({"speaker": "", "text": sentence}, said)
        and has(turns[index(number)], written)
        and not has(turns[index(number)], said)
        for said, written, number in items
    )


def _has_all(turn: dict[str, str], sentence: str) -> bool:
    """Whether a turn has every content word of a sentence; irregular forms count as one word."""
    tokens = [token for token in read_tokens(sentence) if token.kind > TokenKind.REPORTING]
    keys = {token.key for token in read_tokens(f"{turn['speaker']}. {turn['text']}")}
    return all(
        bool(_NEGATIONS.search(turn["text"]))
        if token.kind is TokenKind.NEGATION
        else any(has(turn, word) for word in (token.text, _around(sentence, token)))
        or token.key in keys
        for token in tokens
    )


def _around(sentence: str, token: Token) -> str:
    """The whole of the word that a token is a part of, such as "U_S_B_ed"."""
    words = _WORD.finditer(sentence)
    whole = (word[0] for word in words if word.start() <= token.start < token.end <= word.end())
    return next(whole, token.text)


def _together(match: re.Match[str], sentence: str, cited: Sequence[int], turns: Turns) -> bool:
    return index(match[1]) in cited and _has_all(turns[index(match[1])], sentence)


def _apart(match: re.Match[str], sentence: str, cited: Sequence[int], turns: Turns) -> bool:
    named = sorted(numbers(match[1])) == sorted(cited)
    return named and not any(_has_all(turns[number], sentence) for number in cited)


def _denies_alone(match: re.Match[str], sentence: str, cited: Sequence[int], turns: Turns) -> bool:
    there = any(_NEGATIONS.search(turns[number]["text"]) for number in cited)
    return (
        not there
        and match[1].casefold() in sentence.casefold()
        and set(numbers(match[2])) == set(cited)
    )


def _always(_m: re.Match[str], _s: str, _c: Sequence[int], _t: Turns) -> bool:
    return True


def _none_cited(_m: re.Match[str], _s: str, cited: Sequence[int], _t: Turns) -> bool:
    return not cited


def _same_word(match: re.Match[str], sentence: str, _c: Sequence[int], turns: Turns) -> bool:
    return match[1] in sentence and bool(turns[index(match[2])])


_GRAMMAR: dict[str, tuple[str, Holds]] = {
    "nowhere": (r"in no turn: (.+)", _nowhere),
    "elsewhere": (r"only in other turns: (.+)", _elsewhere),
    "given": (
        r"given to (.+?), but most of its words stand in turn (\d+), which (.+) speaks",
        _given,
    ),
    "denied here": (r"“(.+?)” is denied here and not in turn (\d+)", _denied_here),
    "denied there": (r"“(.+?)” is denied in turn (\d+) and not here", _denied_there),
    "exchanged": (r"“(.+?)” where turn (\d+) has “(.+?)”", _exchanged),
    "untimely": (
        r"“(.+?)” is told as (?:done here and planned|planned here and done) in turn (\d+)",
        _same_word,
    ),
    "doers": (
        r"for less than half of what is done here a turn was found in which the same do it",
        _always,
    ),
    "denies alone": (r"“(.+?)” denies, and no word does so in (turns? [\d, ]+)", _denies_alone),
    "reworded": (r"“.+?” for “.+?” in turn \d+(?:, “.+?” for “.+?” in turn \d+)*", _reworded),
    "together": (r"every content word stands in turn (\d+)", _together),
    "apart": (r"its content words do not stand together in (?:one of )?(turns? [\d, ]+)", _apart),
    "nothing cited": (r"its content words are found nowhere together", _none_cited),
    "no content": (r"it has no content word to look for", _always),
}


def every_kind() -> Iterator[str]:
    return iter(_GRAMMAR)
