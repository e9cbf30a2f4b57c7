"""Exact checks: the figures, dates and names of a text that its source does not have."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from countersign_judge.llm.providers.offline.figures import Figure, find_figures
from countersign_judge.llm.providers.offline.homoglyphs import folded
from countersign_judge.llm.providers.offline.sentences import Span, split_sentences
from countersign_judge.llm.providers.offline.words import Word, is_stop_word, stem, tokenise

Offsets = tuple[int, int]

_DATE = re.compile(r"(?P<year>\d{4}|-)-(?P<month>\d\d)(?:-(?P<day>\d\d))?")
_TIME = re.compile(r"(?P<hour>\d{1,2}):(?P<minute>\d\d)")
_COMPOUND = re.compile(r"\w+(?:[-‐‑–.'’/]\w+)*")
# A capital is grammar at the start of a sentence and after these.
_OPENERS = re.compile(r"[.:;!?–—\"“(\[*_]\s*$")
_NOON = 12


class Facts:
    """An index of a source, which may have as many figures as words."""

    def __init__(self, source: str) -> None:
        self._units: defaultdict[str, set[str]] = defaultdict(set)
        self._dates = set[str]()
        self._clocks = set[tuple[int, int]]()
        for figure in find_figures(source):
            if figure.kind == "date":
                self._dates.add(figure.value)
            else:
                self._units[figure.value].add(figure.unit)
            self._clocks.update(_clocks_of(figure))
        self._stems = {stem(word.lower) for word in tokenise(source)}
        # "e-mail", "U_S_B_" and "smart board" as written in one word.
        words = [_squeezed(word) for word in _COMPOUND.findall(folded(source))]
        self._squeezed = {*words, *(one + two for one, two in pairwise(words))}

    def missing(self, text: str) -> list[Offsets]:
        """Where `text` has a figure, date or name that the source does not have, in order."""
        return sorted([*self.missing_figures(text), *self.missing_names(text)])

    def missing_figures(self, text: str) -> list[Offsets]:
        """Numbers, money, percentages, dates and times. A unit, part of a date or half of the day
        that the text omits is no disagreement."""
        return [(each.start, each.end) for each in find_figures(text) if not self._has(each)]

    def _has(self, figure: Figure) -> bool:
        if figure.kind == "date":
            return any(_tells(spoken, figure.value) for spoken in self._dates)
        if figure.kind == "time":
            return not self._clocks.isdisjoint(_clocks_of(figure))
        units = self._units.get(figure.value, set())
        return bool(units) and (not figure.unit or not units.isdisjoint({"", figure.unit}))

    def missing_names(self, text: str) -> list[Offsets]:
        """Words with a capital that grammar does not require, in any inflection; neighbours form
        one name. Headings may capitalise anything."""
        dates = [each for each in find_figures(text) if each.kind == "date"]
        within_dates = {at for each in dates for at in range(each.start, each.end)}
        found: list[Offsets] = []
        for sentence in split_sentences(text):
            for word in _names(text, sentence):
                if word.start in within_dates or self._knows(word):
                    continue
                if found and not text[found[-1][1] : word.start].strip(" -"):
                    found[-1] = (found[-1][0], word.end)
                else:
                    found.append((word.start, word.end))
        return found

    def _knows(self, word: Word) -> bool:
        return stem(word.lower) in self._stems or _squeezed(word.text) in self._squeezed


def _tells(spoken: str, written: str) -> bool:
    """Whether the spoken date has every part of the written one."""
    one, other = _DATE.fullmatch(written), _DATE.fullmatch(spoken)
    if not one or not other:
        return written == spoken
    pairs = zip(one.groups(), other.groups(), strict=True)
    return all(ours in (None, "-", theirs) for ours, theirs in pairs)


def _clocks_of(figure: Figure) -> Iterator[tuple[int, int]]:
    """Hour (of twelve) and minute of a possible time: "at three" is an hour, too."""
    clock = _TIME.fullmatch(figure.value)
    if clock:
        yield int(clock["hour"]) % _NOON, int(clock["minute"])
    elif figure.kind != "date" and re.fullmatch(r"\d{1,2}", figure.value):
        yield int(figure.value) % _NOON, 0


def _names(text: str, sentence: Span) -> Iterator[Word]:
    if sentence.heading:
        return
    words = [
        word._replace(start=word.start + sentence.start, end=word.end + sentence.start)
        for word in tokenise(sentence.text)
    ]
    for word, following in zip(words, [*words[1:], None], strict=True):
        if not word.text[0].isupper() or is_stop_word(word.lower):
            continue
        opens = word.start == sentence.start or _OPENERS.search(
            text, max(sentence.start, word.start - 3), word.start
        )
        if not opens or (following and _is_name(text, word, following)):
            yield word


def _is_name(text: str, word: Word, following: Word) -> bool:
    """A first word counts as a name if a capitalised word follows: "Maria Lopez said"."""
    capital = following.text[0].isupper() and following.text != "I"
    return capital and not text[word.end : following.start].strip()


@lru_cache(maxsize=65536)
def _squeezed(word: str) -> str:
    return "".join(character for character in word.casefold() if character.isalnum())
