"""Plants an error in an approved summary by rule, for drills (docs/review-desk.md).

Each kind changes one sentence in one place. A change is made only where the transcript supports
the original and not the replacement, so an approval means a missed error. It calls no model.
The words of dates and negations are English. Figures, dates in digits and speakers are found in
every language whose sentences `split_sentences` finds.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from llm.providers.offline.figures import Figure, find_figures
from llm.providers.offline.sentences import Span, split_sentences
from llm.providers.offline.words import content_stems, is_stop_word, tokenise, word_set
from summaries.models import ErrorKind
from summaries.redaction import LABELS, TITLES

# Start and end, in characters, and the text that replaces what is there.
_Change = tuple[int, int, str]

_LEAST_WORDS = 5


class PlantedError(NamedTuple):
    """`text` is the summary with the error. `start` and `end` delimit its changed sentence, which
    ended at `was_end` in the original text."""

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
        changes = list(_CHANGES[kind](material, chance))
        chance.shuffle(changes)
        for start, end, became in changes:
            wrong = f"{text[:start]}{became}{text[end:]}"
            before, after = material.spans, split_sentences(wrong)
            pairs = zip(before, after, strict=False)
            changed = [(old, new) for old, new in pairs if old.text != new.text]
            if len(before) == len(after) and len(changed) == 1:
                ((old, new),) = changed
                return PlantedError(kind, wrong, new.start, new.end, old.end)
    return None


class _Turn(NamedTuple):
    speaker: str
    text: str
    stems: frozenset[str]


class _Material:
    """A summary and its transcript; `sentences` has no headings, questions or short ones."""

    def __init__(self, text: str, turns: Sequence[dict[str, Any]]) -> None:
        self.text, self.spans = text, split_sentences(text)
        self.turns = [
            _Turn(turn["speaker"], turn["text"], frozenset(content_stems(turn["text"])))
            for turn in turns
        ]
        self.texts = [text, *(turn.text for turn in self.turns)]
        self.sentences = [
            span
            for span in self.spans
            if not span.heading
            and not span.text.endswith("?")
            and len(tokenise(span.text)) >= _LEAST_WORDS
        ]
        self.said = {figure.key for turn in self.turns for figure in find_figures(turn.text)}
        # All figures of transcript and summary, and all parts of their dates.
        self.values = {value for value, _unit in self.said}
        self.values |= {figure.value for figure in find_figures(text)}
        parts = [re.split(r"[-/:]", value) for value in self.values]
        self.values |= {part.lstrip("0") for each in parts for part in each}

    def in_figures(
        self, pattern: re.Pattern[str], *kinds: str
    ) -> Iterator[tuple[Figure, re.Match[str]]]:
        """Matches of the pattern in figures that summary and transcript share. The pattern may
        look around them."""
        found = [*pattern.finditer(self.text)]
        for span in self.sentences:
            for figure in find_figures(span.text):
                if figure.kind in kinds and figure.key in self.said:
                    start, end = span.start + figure.start, span.start + figure.end
                    within = (one for one in found if start <= one.start() and one.end() <= end)
                    yield from ((figure, match) for match in within)

    def nearest(self, sentence: Span, *, without: str = "") -> list[_Turn]:
        """The turns that share most words with a sentence; empty for none."""
        wanted = {*content_stems(sentence.text)}.difference(content_stems(without))
        shared = [len(turn.stems & wanted) for turn in self.turns]
        most = max(shared, default=0)
        both = zip(self.turns, shared, strict=True)
        return [turn for turn, count in both if most and count == most]


# --- Figures and dates ------------------------------------------------------

_WHOLE_NUMBER = re.compile(r"(?<![\w.,:/-])\d{1,3}(?:,?\d{3})*(?![\w:/]|[.,-]\d)")
_ALL_OF_IT = 100
_WORKING_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")
_WEEKDAYS = (*_WORKING_DAYS, "Saturday", "Sunday")
_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
_PART_OF_DATE = re.compile(
    rf"{'|'.join((*_WEEKDAYS, *_MONTHS))}|(?<![\d./])\d{{1,2}}(?=th\b|(?![\w./]))"
)
# Days that every month has, and whose suffix, if any, is "th".
_DAYS = (*range(4, 21), *range(24, 29))


def _figures(material: _Material, chance: Random) -> Iterator[_Change]:
    """Change one digit of a number, a share or a sum of money.

    Never to a said figure, to a 1 (its noun is singular) or over 100 %.
    """
    for figure, match in material.in_figures(_WHOLE_NUMBER, "number", "percent", "money"):
        number, others = match.group(), []
        for place, digit in enumerate(number):
            for other in "23456789" if digit.isdigit() and number != "1" else "":
                became = f"{number[:place]}{other}{number[place + 1 :]}"
                plain = became.replace(",", "")
                too_much = figure.unit == "%" and int(plain) > _ALL_OF_IT
                if other != digit and not too_much and plain not in material.values:
                    others.append(became)
        if others:
            yield (*match.span(), chance.choice(others))


def _dates(material: _Material, chance: Random) -> Iterator[_Change]:
    """Change a weekday, a month, or a day of the month."""
    spoken = " ".join(material.texts).lower()
    for _figure, match in material.in_figures(_PART_OF_DATE, "date"):
        was = match.group()
        if was.isdigit():
            free = [day for day in _DAYS if int(was) in _DAYS and str(day) not in material.values]
            others = [f"{day:0{len(was)}}" for day in free]
        else:
            names = _WORKING_DAYS if was in _WEEKDAYS else _MONTHS
            others = [name for name in names if name.lower() not in spoken]
        if others:
            yield (*match.span(), chance.choice(others))


# --- Negations --------------------------------------------------------------

_DENIALS = word_set("no not never none nobody nothing neither nor cannot without unless hardly")
_CONTRACTED = re.compile(r"n['’]t\b", re.IGNORECASE)
_DROPPED = re.compile(
    r"\b(?P<verb>is|are|was|were|do|does|did|has|have|had|will|would|should|could|can|must|may)"
    r"(?: not|(?<=can)not)\b(?= (?P<next>[a-z]\S*))"
)
# "Not only", "not yet" and the like change their meaning without "not".
_NOT_ALONE = word_set("only just yet necessarily merely simply until always even sure at all")
_ADDED = re.compile(
    r"\b(?:(?:will|should|would|could|must)(?= (?P<next>[a-z]+))"
    r"|(?:is|are|was|were|has been|have been)(?= [a-z]{2,}ed\b))"
)
_ADVERBS = word_set("also still now then soon only just probably likely never not no first")
_LEAST_ENGLISH = 0.25


def _negations(material: _Material, _chance: Random) -> Iterator[_Change]:
    """Drop or add a "not", where the turns nearest to the sentence agree with it on whether
    there is a denial."""
    for span in material.sentences:
        words = [word.lower for word in tokenise(span.text)]
        nearest = material.nearest(span)
        if not nearest or sum(map(is_stop_word, words)) < _LEAST_ENGLISH * len(words):
            continue
        denials, denied = _denials(span.text), [_denials(turn.text) for turn in nearest]
        if denials == 1 and all(denied):
            for match in _DROPPED.finditer(material.text, span.start, span.end):
                if match["next"].rstrip(".,;:") not in _NOT_ALONE:
                    yield (*match.span(), match["verb"])
        elif not denials and not any(denied):
            for match in _ADDED.finditer(material.text, span.start, span.end):
                following = match["next"] or ""
                if following not in _ADVERBS and not following.endswith("ly"):
                    yield (*match.span(), f"{match.group()} not")


def _denials(text: str) -> int:
    return sum(word.lower in _DENIALS for word in tokenise(text)) + len(_CONTRACTED.findall(text))


# --- Speakers ---------------------------------------------------------------

_GENDERED = re.compile(r"\b(?:he|she|his|her|hers|him|himself|herself)\b", re.IGNORECASE)
_A_NAME = re.compile(r"[^\W\d_][\w'’.-]+(?: [\w'’.-]+){0,3}")


def _speakers(material: _Material, chance: Random) -> Iterator[_Change]:
    """The name of another speaker, who neither says it nor is named where it is said.

    Not where a pronoun, in the sentence or at the start of the next, would reveal the change.
    """
    spoke = dict.fromkeys(turn.speaker for turn in material.turns)
    names = [name for name in spoke if _A_NAME.fullmatch(name)]
    forms = [_first_names(material, names), {name: name for name in names}]
    behind = [*(span.text for span in material.spans[1:]), ""]
    for span, following in zip(material.spans, behind, strict=False):
        told = _GENDERED.search(span.text) or _GENDERED.match(following)
        for short in forms if span in material.sentences and not told else []:
            words = {name: rf"(?<!\w){re.escape(form)}(?!\w)" for name, form in short.items()}
            named = [
                (name, *match.span())
                for name, word in words.items()
                for match in re.finditer(word, span.text)
            ]
            if len(named) != 1:
                continue
            ((name, start, end),) = named
            here = material.nearest(span, without=name)
            spoken = {turn.speaker for turn in here} | {
                other
                for other, word in words.items()
                if any(re.search(word, turn.text, re.IGNORECASE) for turn in here)
            }
            absent = [other for other in short if other not in spoken]
            if absent and name in spoken:
                yield span.start + start, span.start + end, short[chance.choice(absent)]


def _first_names(material: _Material, names: Sequence[str]) -> dict[str, str]:
    """First names that no other speaker shares, by whole name.

    Leaves out roles ("Project Manager"), titles ("Ms. Ruiz") and words that occur without a
    capital ("Right Hon. Ruiz"). A label of one word always counts.
    """
    small = {one.text for text in material.texts for one in tokenise(text) if one.text.islower()}
    first = {name: name.split()[0] for name in names}
    shared, found = Counter(first.values()), {}
    for name, one in first.items():
        words = name.lower().split()
        common = LABELS.intersection(words) or one.endswith(".") or words[0] in TITLES | small
        if shared[one] == 1 and (len(words) == 1 or not common):
            found[name] = one
    return found


_CHANGES: dict[ErrorKind, Callable[[_Material, Random], Iterator[_Change]]] = {
    ErrorKind.DATE: _dates,
    ErrorKind.NEGATION: _negations,
    ErrorKind.SPEAKER: _speakers,
    ErrorKind.FIGURE: _figures,
}
