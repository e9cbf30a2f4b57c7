"""Errors that are put into an approved summary by rule, for drills (docs/drills.md).

Each kind changes one sentence in one place. A change is only made where the transcript speaks for
what was written and not for what is put in its place, so that whoever approves it missed an error.
No model is asked. The words of dates and negations are English; figures, dates in digits and
speakers are found in every language whose sentences `split_sentences` finds.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from offline.figures import Figure, find_figures
from offline.sentences import Span, split_sentences
from offline.words import content_stems, is_stop_word, tokenise, word_set
from summaries.models import ErrorKind
from summaries.redaction import LABELS, TITLES


class Change(NamedTuple):
    """`became` takes the place of the text from `start` to `end`, in characters."""

    start: int
    end: int
    became: str

    def applied(self, text: str) -> str:
        return f"{text[: self.start]}{self.became}{text[self.end :]}"


class PlantedError(NamedTuple):
    """`text` is the summary with the error; `start` and `end` are those of its changed sentence,
    which ends at `was_end` in the text that it was made of."""

    kind: ErrorKind
    text: str
    start: int
    end: int
    was_end: int


def plant(text: str, turns: Sequence[dict[str, Any]], *, seed: int) -> PlantedError | None:
    """One error in `text`, a summary of `turns`; None where no kind fits.

    The same text, turns and seed give the same error.
    """
    chance, material = Random(seed), _Material(text, turns)  # noqa: S311 (chance, no secret)
    kinds = list(ErrorKind)
    chance.shuffle(kinds)
    for kind in kinds:
        changes = list(_GENERATORS[kind](material, chance))
        chance.shuffle(changes)
        for change in changes:
            planted = _planted(material, kind, change)
            if planted:
                return planted
    return None


def _planted(material: "_Material", kind: ErrorKind, change: Change) -> PlantedError | None:
    """None where the change would do more than change one sentence."""
    text = change.applied(material.text)
    before, after = material.spans, split_sentences(text)
    changed = [(old, new) for old, new in zip(before, after, strict=False) if old.text != new.text]
    if len(before) != len(after) or len(changed) != 1:
        return None
    ((old, new),) = changed
    return PlantedError(kind, text, new.start, new.end, old.end)


# --- Material ---------------------------------------------------------------

_LEAST_WORDS = 5


@dataclass(frozen=True)
class _Turn:
    speaker: str
    text: str
    stems: frozenset[str]


class _Material:
    """A summary and its transcript, as the generators read them."""

    def __init__(self, text: str, turns: Sequence[dict[str, Any]]) -> None:
        self.text = text
        self.turns = [
            _Turn(turn["speaker"], turn["text"], frozenset(content_stems(turn["text"])))
            for turn in turns
        ]
        self.spans = split_sentences(text)

    @cached_property
    def sentences(self) -> list[Span]:
        """Those that say something, without questions."""
        return [
            span
            for span in self.spans
            if not span.heading
            and not span.text.endswith("?")
            and len(tokenise(span.text)) >= _LEAST_WORDS
        ]

    @cached_property
    def said(self) -> frozenset[tuple[str, str]]:
        """Value and unit of every figure of the transcript."""
        return frozenset(figure.key for turn in self.turns for figure in find_figures(turn.text))

    @cached_property
    def values(self) -> frozenset[str]:
        """Every figure of transcript and summary, and every part of their dates."""
        written = (figure.value for figure in find_figures(self.text))
        whole = {value for value, _unit in self.said} | set(written)
        parts = {part.lstrip("0") for value in whole for part in re.split(r"[-/:]", value)}
        return frozenset(whole | parts)

    @cached_property
    def small_words(self) -> frozenset[str]:
        """What the transcript or the summary writes without a capital."""
        texts = [self.text, *(turn.text for turn in self.turns)]
        return frozenset(
            word.text for text in texts for word in tokenise(text) if word.text.islower()
        )

    def figures(self, *kinds: str) -> Iterator[Figure]:
        """Of the summary's sentences, where the transcript has them too."""
        for span in self.sentences:
            for figure in find_figures(span.text):
                if figure.kind in kinds and figure.key in self.said:
                    yield Figure(
                        span.start + figure.start,
                        span.start + figure.end,
                        figure.text,
                        figure.kind,
                        figure.value,
                        figure.unit,
                    )

    def within(self, figure: Figure, pattern: re.Pattern[str]) -> list[re.Match[str]]:
        """Matches inside the figure that may look at what stands around it."""
        found = pattern.finditer(self.text)
        return [
            match for match in found if figure.start <= match.start() and match.end() <= figure.end
        ]

    def nearest(self, sentence: Span, *, without: frozenset[str] = frozenset()) -> list[int]:
        """The turns that share most words with a sentence, as their indices; empty without any."""
        wanted = frozenset(content_stems(sentence.text)) - without
        shared = [len(turn.stems & wanted) for turn in self.turns]
        most = max(shared, default=0)
        return [index for index, count in enumerate(shared) if most and count == most]


# --- Figures ----------------------------------------------------------------

_WHOLE_NUMBER = re.compile(r"(?<![\w.,:/-])\d{1,3}(?:,?\d{3})*(?![\w:/]|[.,-]\d)")
_ALL_OF_IT = 100


def _figures(material: _Material, chance: Random) -> Iterator[Change]:
    """One digit of a number, a share or a sum of money."""
    for figure in material.figures("number", "percent", "money"):
        for match in material.within(figure, _WHOLE_NUMBER):
            became = _other_number(match.group(), figure, material, chance)
            if became:
                yield Change(*match.span(), became)


def _other_number(number: str, figure: Figure, material: _Material, chance: Random) -> str:
    """Empty where every other digit makes what was said, a 1 (whose noun is a singular) or more
    than all."""
    found = []
    for place, digit in enumerate(number):
        for other in "23456789" if digit.isdigit() else "":
            became = f"{number[:place]}{other}{number[place + 1 :]}"
            plain = became.replace(",", "")
            share = figure.unit != "%" or int(plain) <= _ALL_OF_IT
            if number != "1" and other != digit and share and plain not in material.values:
                found.append(became)
    return chance.choice(found) if found else ""


# --- Dates ------------------------------------------------------------------

_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_WORKING_DAYS = _WEEKDAYS[:5]
_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
_NAMES = re.compile("|".join((*_WEEKDAYS, *_MONTHS)))
_DAY = re.compile(r"(?<![\d./])\d{1,2}(?=th\b|(?![\w./]))")
# Of every month, and written with "th" where anything is written behind it.
_DAYS = (*range(4, 21), *range(24, 29))


def _dates(material: _Material, chance: Random) -> Iterator[Change]:
    """Another weekday, another month, or another day of the month."""
    spoken = " ".join([material.text, *(turn.text for turn in material.turns)]).lower()
    for figure in material.figures("date"):
        for match in material.within(figure, _NAMES):
            names = _WORKING_DAYS if match.group() in _WEEKDAYS else _MONTHS
            others = [name for name in names if name.lower() not in spoken]
            if others:
                yield Change(*match.span(), chance.choice(others))
        for match in material.within(figure, _DAY):
            days = [f"{day:0{len(match.group())}}" for day in _DAYS]
            fitting = [day for day in days if day.lstrip("0") not in material.values]
            if fitting and int(match.group()) in _DAYS:
                yield Change(*match.span(), chance.choice(fitting))


# --- Negations --------------------------------------------------------------

_DENIALS = word_set("no not never none nobody nothing neither nor cannot without unless hardly")
_CONTRACTED = re.compile(r"n['’]t\b", re.IGNORECASE)
_DROPPED = re.compile(
    r"\b(?P<verb>is|are|was|were|do|does|did|has|have|had|will|would|should|could|can|must|may)"
    r"(?: not|(?<=can)not)\b(?= [a-z])"
)
# "Not only", "not yet" and their like say something else without the "not".
_NOT_ALONE = word_set("only just yet necessarily merely simply until always even sure at all")
_ADDED = re.compile(
    r"\b(?:(?:will|should|would|could|must)(?= (?P<next>[a-z]+))"
    r"|(?:is|are|was|were|has been|have been)(?= [a-z]{2,}ed\b))"
)
_ADVERBS = word_set("also still now then soon only just probably likely never not no first")
_LEAST_ENGLISH = 0.25


def _negations(material: _Material, _chance: Random) -> Iterator[Change]:
    for span in material.sentences:
        words = [word.lower for word in tokenise(span.text)]
        if sum(map(is_stop_word, words)) < _LEAST_ENGLISH * len(words):
            continue
        denials = _denials(span.text)
        if denials == 1:
            yield from _dropped(material, span)
        elif not denials:
            yield from _added(material, span)


def _denials(text: str) -> int:
    return sum(word.lower in _DENIALS for word in tokenise(text)) + len(_CONTRACTED.findall(text))


def _dropped(material: _Material, span: Span) -> Iterator[Change]:
    """The transcript denies it where the sentence has its words from."""
    nearest = material.nearest(span)
    for match in _DROPPED.finditer(material.text, span.start, span.end):
        following = material.text[match.end() + 1 : span.end].split(maxsplit=1)[0].rstrip(".,;:")
        denied = nearest and all(_denials(material.turns[at].text) for at in nearest)
        if denied and following not in _NOT_ALONE:
            yield Change(*match.span(), match["verb"])


def _added(material: _Material, span: Span) -> Iterator[Change]:
    """The transcript denies nothing where the sentence has its words from."""
    nearest = material.nearest(span)
    for match in _ADDED.finditer(material.text, span.start, span.end):
        following = match["next"] or ""
        denied = any(_denials(material.turns[at].text) for at in nearest)
        if nearest and not denied and following not in _ADVERBS and not following.endswith("ly"):
            yield Change(*match.span(), f"{match.group()} not")


# --- Speakers ---------------------------------------------------------------

_GENDERED = re.compile(r"\b(?:he|she|his|her|hers|him|himself|herself)\b", re.IGNORECASE)
_OPENS_GENDERED = re.compile(r"(?:he|she|his|her)\b", re.IGNORECASE)
_A_NAME = re.compile(r"[^\W\d_][\w'’.-]+(?: [\w'’.-]+){0,3}")


def _speakers(material: _Material, chance: Random) -> Iterator[Change]:
    """The name of another speaker, who neither says it nor is named where it is said."""
    spoke = list(dict.fromkeys(turn.speaker for turn in material.turns))
    names = [name for name in spoke if _A_NAME.fullmatch(name)]
    forms = [_first_names(material, names), {name: name for name in names}]
    for span, following in pairwise([*material.spans, None]):
        if span is None or span not in material.sentences or _GENDERED.search(span.text):
            continue
        if following and _OPENS_GENDERED.match(following.text):
            continue  # a pronoun would tell that the name was changed
        for short in forms:
            change = _other_speaker(material, span, short, chance)
            if change:
                yield change


def _first_names(material: _Material, names: Sequence[str]) -> dict[str, str]:
    """Of those who share it with nobody, by their whole name."""
    first = {name: name.split()[0] for name in names}
    return {
        name: one
        for name, one in first.items()
        if [*first.values()].count(one) == 1 and _is_first_name(material, name, one)
    }


def _is_first_name(material: _Material, name: str, first: str) -> bool:
    """Not of a role ("Project Manager"), a title ("Ms. Ruiz") or a word that is written without a
    capital ("Right Hon. Ruiz"). A label of one word is always one."""
    words = name.lower().split()
    common = TITLES | material.small_words
    return len(words) == 1 or not (
        LABELS.intersection(words) or first.endswith(".") or words[0] in common
    )


def _other_speaker(
    material: _Material, span: Span, short: dict[str, str], chance: Random
) -> Change | None:
    found = {
        name: [*re.finditer(rf"(?<!\w){re.escape(form)}(?!\w)", span.text)]
        for name, form in short.items()
    }
    named = [name for name, matches in found.items() if matches]
    if len(named) != 1 or len(found[named[0]]) != 1:
        return None
    name = named[0]
    near = material.nearest(span, without=frozenset(content_stems(name)))
    here = [material.turns[at] for at in near]
    others = [other for other in short if not _appears(other, short[other], here)]
    if not others or not _appears(name, short[name], here):
        return None
    start, end = found[name][0].span()
    return Change(span.start + start, span.start + end, short[chance.choice(others)])


def _appears(name: str, form: str, turns: Sequence[_Turn]) -> bool:
    """Whether somebody speaks in the turns or is named there."""
    word = re.compile(rf"(?<!\w){re.escape(form)}(?!\w)", re.IGNORECASE)
    return any(turn.speaker == name or word.search(turn.text) for turn in turns)


_GENERATORS: dict[ErrorKind, Callable[[_Material, Random], Iterator[Change]]] = {
    ErrorKind.DATE: _dates,
    ErrorKind.NEGATION: _negations,
    ErrorKind.SPEAKER: _speakers,
    ErrorKind.FIGURE: _figures,
}
