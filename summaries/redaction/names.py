"""Names of the people who speak, as they occur in what is said."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from llm.language.word_sets import STOP_WORDS, word_set
from summaries.redaction.patterns import Kind, Span

_SHORTEST_PART = 3
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
# Names that are words, too: hidden only where no sentence begins with them.
_ALSO_WORDS = STOP_WORDS | word_set(
    """
    april august art baker banks bell bill black bond brook brown bush carter chase christian
    church clay cliff cook cooper crystal dale daisy dawn day dean dick drew earl faith field fisher
    ford forest frank gene glen grace grant gray green grey guy hall harmony heath hill hope hunter
    iris ivory ivy jack jay jean jewel joy june king lane lee long love mark marsh martin mason
    may melody mike miles miller moore nick norm olive page park parker pat pearl penny pierce pope
    price ray reed rich rob robin rock rose ruby rusty sandy sharp short smith spring stone summer
    sunny taylor trace turner violet wade walker wall ward waters wells west white will wise wood
    young
    """
)
# What stands for a speaker in a transcript without being a name.
_LABELS = word_set(
    """
    unknown speaker participant guest host moderator interviewer interviewee caller agent customer
    client operator user assistant system presenter chair chairman chairwoman chairperson secretary
    doctor patient manager director team room dial-in phone iphone notes part the of
    """
)
_TITLES = word_set("mr mrs ms miss mx dr prof professor sir dame lord lady rev")
_SENTENCE_BEGINS = re.compile(r"(?:^|[.!?…:\n])[\s\"“'‘(-]*$")


@dataclass(frozen=True)
class Person:
    """A speaker's name in its parts: "Ana Ruiz" and "Ana", "Ruiz"."""

    full: str
    parts: tuple[str, ...]


def people(speakers: Iterable[str]) -> list[Person]:
    """One a distinct label that holds a name, in order."""
    found = [_person(label) for label in dict.fromkeys(speakers)]
    return [person for person in found if person is not None]


def _person(label: str) -> Person | None:
    words = _WORD.findall(label)
    parts = [word for word in words if word.lower() not in _LABELS | _TITLES]
    if not parts or len(parts) < len(words) - _titles(words):
        # "Customer", "Speaker 2", "Room Berlin": a label, whatever else it says.
        return None
    full = label[label.index(parts[0]) : label.rindex(parts[-1]) + len(parts[-1])]
    return Person(full, tuple(part for part in parts if len(part) >= _SHORTEST_PART))


def _titles(words: list[str]) -> int:
    return sum(word.lower() in _TITLES for word in words)


class Names:
    """Finds people in texts."""

    def __init__(self, found: Iterable[Person]) -> None:
        self._of: dict[str, int] = {}
        for number, person in enumerate(found, start=1):
            for form in (person.full, *person.parts):
                self._of.setdefault(_plain(form), number)
        forms = sorted(self._of, key=len, reverse=True)
        words = "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in forms)
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) if forms else None

    def spans(self, text: str) -> Iterator[Span]:
        if self._pattern is None:
            return
        for match in self._pattern.finditer(text):
            if _is_name(text, match.start(), match.group()):
                yield Span(match.start(), match.end(), Kind.PERSON)

    def number_of(self, form: str) -> int:
        """Which person a form of a name stands for, from 1; 0 for none."""
        return self._of.get(_plain(form), 0)


def _plain(form: str) -> str:
    return " ".join(form.casefold().split())


def _is_name(text: str, start: int, form: str) -> bool:
    if form.lower() not in _ALSO_WORDS:
        return True
    return form[0].isupper() and not _SENTENCE_BEGINS.search(text[max(0, start - 20) : start])
