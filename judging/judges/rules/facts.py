"""Figures, dates and names of the summary that the transcript does not have."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, Self

from judging.judges.rules.breach import Checked, Span, listed
from judging.lexical.said import forms, forms_of
from judging.models import Relation
from llm.language.numbers import Figure, find_figures
from llm.language.sentences import Span as Sentence
from llm.language.sentences import split_sentences
from llm.language.words import Word, is_stop_word, stem, tokenise
from summaries.numbers import whole_number

_DATE = re.compile(r"(?P<year>\d{4}|-)-(?P<month>\d\d)(?:-(?P<day>\d\d))?")
_TIME = re.compile(r"(?P<hour>\d{1,2}):(?P<minute>\d\d)")
# A capital is grammar at the start of a sentence and after these.
_OPENERS = re.compile(r"[.:;!?–—\"“(\[*_]\s*$")
_NOON = 12
_Clock = tuple[int, int]  # the hour of twelve, the minute


def source_text(title: str, turns: Sequence[dict[str, Any]]) -> str:
    """Everything in which a fact may stand, one line a turn with its speaker."""
    return "\n".join([title, *(f"{turn['speaker']}: {turn['text']}" for turn in turns)])


def figures(text: str, source: str) -> Checked:
    """Numbers in digits or words, money, percentages, dates and times."""
    said = _Said.of(find_figures(source))
    lost = [figure for figure in find_figures(text) if not said.has(figure)]
    return _absent("figures", "Figures", text, [(each.start, each.end) for each in lost], source)


def names(text: str, source: str) -> Checked:
    """Capitalised words inside a sentence whose stem the transcript nowhere has."""
    known = {stem(word.lower) for word in tokenise(source)}
    dates = {
        at
        for figure in find_figures(text)
        if figure.kind == "date"
        for at in range(figure.start, figure.end)
    }
    candidates = (word for sentence in split_sentences(text) for word in _names(text, sentence))
    lost = [
        (word.start, word.end)
        for word in candidates
        if stem(word.lower) not in known and word.start not in dates
    ]
    there = forms(source)
    unheard = [span for span in lost if not forms_of(text, *span) & there]
    return _absent("names", "Names", text, _joined(text, unheard), source)


def _absent(rule: str, label: str, text: str, spans: Sequence[Span], source: str) -> Checked:
    """What a reader finds in the transcript all the same, with another unit or in another date,
    is not said to be missing."""
    if not spans:
        return Checked(rule)
    there = forms(source)
    otherwise = tuple(span for span in spans if forms_of(text, *span) & there)
    missing = tuple(span for span in spans if span not in otherwise)
    told = [
        f"{label} that are {where}: {listed(text, found)}."
        for where, found in (
            ("not in the transcript", missing),
            ("in the transcript only with another unit or in another date", otherwise),
        )
        if found
    ]
    return Checked(rule, " ".join(told), tuple(spans), Relation.NOT_MENTIONED)


@dataclass(frozen=True)
class _Said:
    """The figures of a transcript, to be looked up: it may have as many as it has words."""

    units: Mapping[str, Set[str]]
    clocks: Set[_Clock]

    @classmethod
    def of(cls, figures: Sequence[Figure]) -> Self:
        units: defaultdict[str, set[str]] = defaultdict(set)
        for figure in figures:
            units[figure.value].add(figure.unit)
        clocks = {clock for figure in figures if (clock := _clock_said(figure))}
        return cls(dict(units), clocks)

    def has(self, written: Figure) -> bool:
        """A unit or a half of the day that one of them leaves out is no disagreement."""
        if written.kind == "date":
            return any(_dates_agree(written.value, said) for said in self.units)
        if written.kind == "time":
            clock = _TIME.fullmatch(written.value)
            return clock is not None and _on_the_dial(clock) in self.clocks
        units = self.units.get(written.value, frozenset())
        return bool(units) and (not written.unit or not units.isdisjoint({"", written.unit}))


def _dates_agree(written: str, said: str) -> bool:
    """Whatever the written date tells, the spoken one tells too."""
    one, other = _DATE.fullmatch(written), _DATE.fullmatch(said)
    if not one or not other:
        return written == said
    pairs = zip(one.groups(), other.groups(), strict=True)
    return all(ours in (None, "-", theirs) for ours, theirs in pairs)


def _clock_said(figure: Figure) -> _Clock | None:
    """What a figure may mean on a clock: "at three" is an hour, too."""
    if figure.kind == "date":
        return None
    clock = _TIME.fullmatch(figure.value)
    if clock:
        return _on_the_dial(clock)
    hour = whole_number(figure.value)
    return None if hour is None else (hour % _NOON, 0)


def _on_the_dial(clock: re.Match[str]) -> _Clock:
    return int(clock["hour"]) % _NOON, int(clock["minute"])


def _names(text: str, sentence: Sentence) -> Iterator[Word]:
    """Words with a capital that grammar does not ask for. Headings may capitalise anything."""
    if sentence.heading:
        return
    words = [
        Word(word.start + sentence.start, word.end + sentence.start, word.text, word.lower)
        for word in tokenise(sentence.text)
    ]
    for at, word in enumerate(words):
        if not word.text[0].isupper() or is_stop_word(word.lower):
            continue
        if not _opens(text, sentence, word) or _is_name(text, word, words[at + 1 : at + 2]):
            yield word


def _opens(text: str, sentence: Sentence, word: Word) -> bool:
    return word.start == sentence.start or bool(
        _OPENERS.search(text, max(sentence.start, word.start - 3), word.start)
    )


def _is_name(text: str, word: Word, following: Sequence[Word]) -> bool:
    """A first word is taken for a name when a capital follows at once: "Maria Lopez said"."""
    return any(
        other.text[0].isupper() and other.text != "I" and not text[word.end : other.start].strip()
        for other in following
    )


def _joined(text: str, spans: Sequence[Span]) -> list[Span]:
    """Neighbours with nothing but spaces and hyphens between them made one."""
    joined: list[Span] = []
    for start, end in spans:
        if joined and not text[joined[-1][1] : start].strip(" -"):
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    return joined
