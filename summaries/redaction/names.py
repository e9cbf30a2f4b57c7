"""Names of the people who speak, as they occur in what is said."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from offline.language.word_sets import STOP_WORDS, word_set
from summaries.redaction.patterns import Kind, Span

# --- Spelling ---------------------------------------------------------------
# The spellings under which a name comes up again: another case, accents left out or written as
# marks of their own, another apostrophe, other white space.

# Vowel signs and accents are no letters to `re`, and no name of half the world is without them.
_MARKS = "".join(
    chr(code) for code in range(0x300, 0x1C00) if unicodedata.category(chr(code)) in {"Mn", "Mc"}
)
LETTER = rf"(?:[^\W\d_]|[{_MARKS}])"
_ACCENTS = "[\u0300-\u036f]*"
_APOSTROPHES = "'’ʼ"
_HYPHENS = "-‐‑"
# Thai to Myanmar, Khmer, kana, Han, Hangul: words follow each other, or take their particles,
# without a space.
_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
    "\uf900-\ufaff\U00020000-\U0003ffff]"
)


def is_unspaced(form: str) -> bool:
    return _UNSPACED.search(form) is not None


def plain(form: str) -> str:
    """What all spellings of a name have in common."""
    letters = unicodedata.normalize("NFD", form.casefold())
    letters = "".join(sign for sign in letters if not "\u0300" <= sign <= "\u036f")
    for sign in _APOSTROPHES:
        letters = letters.replace(sign, "")
    for sign in _HYPHENS:
        letters = letters.replace(sign, " ")
    return " ".join(letters.split())


def pattern_of(forms: Iterable[str]) -> re.Pattern[str] | None:
    """Every spelling of every form, the longest first; each as a word of its own where its script
    has spaces. None without forms."""
    ordered = sorted(dict.fromkeys(forms), key=len, reverse=True)
    spaced = [_spelled(form) for form in ordered if not is_unspaced(form)]
    choices = [_spelled(form) for form in ordered if is_unspaced(form)]
    if spaced:
        choices.append(rf"(?<![^\W\d_])(?:{'|'.join(spaced)})(?!{LETTER})")
    return re.compile("|".join(choices), re.IGNORECASE) if choices else None


def _spelled(form: str) -> str:
    return "".join(map(_sign, unicodedata.normalize("NFC", " ".join(form.split()))))


def _sign(sign: str) -> str:
    if sign in _APOSTROPHES:
        return f"[{_APOSTROPHES}]?"
    if sign in _HYPHENS:
        return rf"(?:[{_HYPHENS}]|\s+)"
    if sign == " ":
        return r"\s+"
    base = unicodedata.normalize("NFD", sign)[0]
    variants = _accented().get(base.lower())
    return f"[{base}{variants}]{_ACCENTS}" if variants else re.escape(sign)


@cache
def _accented() -> dict[str, str]:
    """Letters with their accents on, by the bare letter, in lower case."""
    found: dict[str, str] = {}
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        sign = chr(code)
        base = unicodedata.normalize("NFD", sign)[0]
        if base != sign and sign.islower():
            found[base] = found.get(base, "") + sign
    return found


# --- Labels -----------------------------------------------------------------
# Who speaks, from a transcript's labels: "Ana Ruiz (Guest)" is Ana Ruiz, "Speaker 2" nobody.

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


# --- Names ------------------------------------------------------------------

_SHORT = 2  # letters of a part that is a name only with a capital
# Names that are words, too: hidden only with a capital, which says little where a sentence begins…
_MAY_BEGIN = STOP_WORDS | word_set(
    """
    april august art bill black brown chase christian church cook day drew earl field frank grace
    grant gray green grey hill hope joy june king long love mark may miles norm page park price ray
    rich rob rock sharp short spring stone summer trace wade wall wells white will wise wood young
    """
)
# … unless hardly any does with the word.
_ALSO_WORDS = _MAY_BEGIN | word_set(
    """
    baker banks bell bond brook bush carter clay cliff cooper crystal daisy dale dawn dean dick
    faith fisher ford forest gene glen guy hall harmony heath hunter iris ivory ivy jack jay jean
    jewel lane lee marsh martin mason melody mike miller moore nick olive parker pat pearl penny
    pierce pope reed robin rose ruby rusty sandy smith sunny taylor turner violet walker ward waters
    west
    """
)
_SENTENCE_BEGINS = re.compile(r"(?:^|[.!?…:\n])[\s\"“'‘(-]*$")


class Names:
    """Finds people in texts."""

    def __init__(self, found: Iterable[Person]) -> None:
        self._of: dict[str, int] = {}
        self._short: set[str] = set()
        forms: list[str] = []
        for number, person in enumerate(found, start=1):
            forms += [person.full, *person.parts]
            self._short.update(plain(part) for part in person.parts if _is_short(part))
            for form in (person.full, *person.parts):
                self._of.setdefault(plain(form), number)
        self._pattern = pattern_of(forms)

    def spans(self, text: str) -> Iterator[Span]:
        if self._pattern is None:
            return
        for match in self._pattern.finditer(text):
            if self._is_name(text, match):
                yield Span(match.start(), match.end(), Kind.PERSON)

    def number_of(self, form: str) -> int:
        """Which person a form of a name stands for, from 1; 0 for none."""
        return self._of.get(plain(form), 0)

    def _is_name(self, text: str, match: re.Match[str]) -> bool:
        form = match.group()
        if plain(form) in self._short and not form[0].isupper():
            return False
        word = form.lower()
        if word not in _ALSO_WORDS:
            return True
        return form[0].isupper() and (word not in _MAY_BEGIN or _can_only_be_a_name(text, match))


def _can_only_be_a_name(text: str, match: re.Match[str]) -> bool:
    """Within a sentence; or called or labelled, as in "Will, please" and "Will: yes"."""
    called = text[match.end() : match.end() + 1] in {",", ":"}
    before = text[max(0, match.start() - 20) : match.start()]
    return called or not _SENTENCE_BEGINS.search(before)


def _is_short(part: str) -> bool:
    return len(part) <= _SHORT and not is_unspaced(part)
