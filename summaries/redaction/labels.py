"""Who speaks, from a transcript's labels: "Ana Ruiz (Guest)" is Ana Ruiz, "Speaker 2" nobody."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from llm.language.word_sets import word_set
from summaries.redaction.spelling import LETTER, is_unspaced

# What stands for a speaker, or beside one, without being a name.
_LABELS = word_set(
    """
    unknown speaker participant guest host co-host moderator interviewer interviewee caller agent
    customer client operator user assistant system presenter organizer organiser external internal
    unverified muted chair chairman chairwoman chairperson secretary doctor nurse patient manager
    director lead leader engineer officer representative rep support sales service team department
    room meeting conference dial-in phone mobile iphone ipad android laptop macbook pc notes
    notetaker recorder bot part the of and
    one two three four five six seven eight nine ten
    """
)
_TITLES = word_set("mr mrs ms miss mx dr prof professor sir dame lord lady rev")
_WORD = re.compile(rf"{LETTER}+(?:['’ʼ-]{LETTER}+)*")
_POSSESSIVE = re.compile(r"['’]s$", re.IGNORECASE)
_BETWEEN_PIECES = re.compile(r"[|/()\[\]{}<>,;:–—]|\s-\s")
_SHORTEST_PART = 2


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
    pieces = _pieces(label)
    words = [word for piece in pieces for word in piece]
    if not words:
        return None
    full = label[label.index(words[0]) : label.rindex(words[-1]) + len(words[-1])]
    whole = [_spanned(label, piece) for piece in pieces]
    halves = [half for word in words for half in word.split("-")]
    parts = dict.fromkeys(form for form in [*whole, *words, *halves] if _says_who(form))
    return Person(full, tuple(part for part in parts if part != full))


def _pieces(label: str) -> list[list[str]]:
    """The words of names. What holds a word for a role ("Sales Manager") is none where another
    piece of the label holds a name and nothing else; by itself its other words are taken for one
    ("Agent Smith"), since hiding too much is put back and hiding too little is not."""
    pieces = [_WORD.findall(piece) for piece in _BETWEEN_PIECES.split(label)]
    names = [[_named(word) for word in piece if _may_name(word)] for piece in pieces]
    pure = [
        name
        for name, piece in zip(names, pieces, strict=True)
        if name and not any(word.lower() in _LABELS for word in map(_named, piece))
    ]
    mixed = [kept for name in names if (kept := [word for word in name if _says_who(word)])]
    return pure or mixed


def _named(word: str) -> str:
    return _POSSESSIVE.sub("", word)


def _may_name(word: str) -> bool:
    return _named(word).lower() not in _LABELS | _TITLES


def _spanned(label: str, piece: list[str]) -> str:
    start = label.index(piece[0])
    return label[start : label.index(piece[-1], start) + len(piece[-1])]


def _says_who(form: str) -> bool:
    """Two letters do, written as a name is (“Li”, not “de”); one does not, beside a role."""
    return len(form) > _SHORTEST_PART or (
        len(form) == _SHORTEST_PART and (form[0].isupper() or is_unspaced(form))
    )
