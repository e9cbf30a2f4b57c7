"""Whether a quote carries a claim that a model calls supported: an exact rule, without a model.

A quote has to be in the transcript, share words with the claim, and say no where the claim says no.
Every figure, date and name of the sentence has to be in the quoted turns or their neighbours, a
name or term of participants or glossary also in a form that the transcript misheard, and no later
turn may take the quote back. What fails is a doubt, kept with the finding; DOUBTS of
`marks` has them in words.

The word lists are English and German, with the negations of a few more languages.
"""

import re
import threading
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property, lru_cache
from typing import Any

import Stemmer

from countersign_judge.evidence import Accepted, Quote, fold_text
from countersign_judge.marks import UNQUOTED, UNRELATED

# --- Words ------------------------------------------------------------------

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_STOP_WORDS = set(
    """
    a about after all also an and any are as at be been but by can could did do does for from get
    had has have he her him his how i if in into is it its just me more my of on or our out say says
    said she should so some than that the their them then there these they this to up us was we were
    what when which who will with would you your yes
    aber als am an auch auf aus bei bis da das dass dem den der des die dies du ein eine einem einen
    einer er es für hat haben habe ich ihr im in ist ja man mit nach noch oder sagt sagte sein sich
    sie sind so soll sollen über um und uns vom von vor war waren was wenn werden wie wir wird zu
    zum zur
    """.split()  # noqa: SIM905
)
_stemmers = threading.local()


@lru_cache(maxsize=65536)
def _stems(word: str) -> frozenset[str]:
    """Stems of both languages, without a possessive: the sentence's language is unknown."""
    # A stemmer holds state, and workers are threads.
    if not hasattr(_stemmers, "all"):
        _stemmers.all = [Stemmer.Stemmer(name) for name in ("english", "german")]
    bare = re.sub(r"['’]s?$", "", word)
    return frozenset(stemmer.stemWord(bare) for stemmer in _stemmers.all)


def _content_stems(text: str) -> set[str]:
    """Stems and numbers of `text`; pairs of letters in scripts without capitals, which need no
    spaces between words."""
    found = {value for _shown, value in _find_figures(text)}
    for word in _WORD.findall(fold_text(text)):
        if word.upper() == word:
            found |= {word[at : at + 2] for at in range(len(word))}
        elif word not in _STOP_WORDS and not _NEGATION.fullmatch(word):
            found |= _stems(word)
    return found


# --- Figures ----------------------------------------------------------------

_SMALL_NUMBERS = {
    "zwei": 2, "zwo": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8,
    "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "third": 3, "fourth": 4,
    "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
}  # fmt: skip
_TENS = {
    "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
    "eighty": 80, "ninety": 90, "zwanzig": 20, "dreißig": 30, "vierzig": 40, "fünfzig": 50,
    "sechzig": 60, "siebzig": 70, "achtzig": 80, "neunzig": 90,
}  # fmt: skip
# "One" is a pronoun too: it counts only inside another number.
_ONES = {**_SMALL_NUMBERS, "one": 1, "first": 1, "second": 2, "ein": 1}
_HUNDRED, _THOUSAND = "hundred|hundert", "thousand|tausend"
_SCALES = {"k": 10**3, "m": 10**6, "million": 10**6, "bn": 10**9, "billion": 10**9, "mrd": 10**9}
_SCALES |= {"mio": 10**6, "mn": 10**6, "millionen": 10**6, "milliarden": 10**9}
_ANY_OF = "|".join
_SPELLED = re.compile(
    rf"(?<![^\W_])(?:(?P<one>{_ANY_OF(_ONES)})und(?P<tens>{_ANY_OF(_TENS)})"
    rf"|(?P<ten>{_ANY_OF(_TENS)})(?:th)?(?:[\s-](?P<ones>{_ANY_OF(_ONES)}))?"
    rf"|(?P<small>{_ANY_OF(_SMALL_NUMBERS)})|(?P<a>an?|one|eine?)(?=\s*(?:{_HUNDRED}|{_THOUSAND}|milli)))"
    rf"(?=th\b|{_HUNDRED}|{_THOUSAND}|(?![^\W_]))"
)
# The number of an item of a list.
_LIST_NUMBER = re.compile(r"^\W*\d{1,3}[.)]\s")
_FIGURE = re.compile(
    rf"(?<![\d.,])(\d+(?:[.,]\d+)*)(?:st|nd|rd|th)?(?:\s*({_ANY_OF(_SCALES)})(?![^\W_]))?"
)


def _find_figures(text: str) -> list[tuple[str, str]]:
    """Each number in `text` as written, words in digits, and its value in one spelling."""
    digits = _SPELLED.sub(_digits_of_match, re.sub(r"(?<=\d):00\b", "", text.lower()))
    for words, factor, most in ((_HUNDRED, 100, 2), (_THOUSAND, 1000, 3)):
        more = rf"(?:\s*+(?:(?:and|und)\s*)?(\d{{1,{most}}})(?![\w.,]\d))?"
        scaled = re.compile(rf"(?<![\d.,])(\d{{1,3}})[\s-]*(?:{words}){more}")
        start = 0
        while found := scaled.search(digits, start):
            start = found.start()
            value = int(found[1]) * factor + int(found[2] or 0)
            digits = f"{digits[:start]}{value}{digits[found.end() :]}"
    return [
        (found[0], f"{_parse_figure(found[1]) * _SCALES.get(found[2], 1):.12g}")
        for found in _FIGURE.finditer(digits)
    ]


def _digits_of_match(found: re.Match[str]) -> str:
    tens = found["tens"] or found["ten"]
    ones = found["one"] or found["ones"] or found["small"]
    return str(_TENS.get(tens or "", 0) + _ONES.get(ones or "", 0) or 1)


def _parse_figure(digits: str) -> float:
    """Points and commas before three digits group them; the last other is a decimal point."""
    first, *rest = re.split("[.,]", digits)
    decimals = "" if all(len(part) == len("000") for part in rest) else rest.pop()
    return float(f"{first}{''.join(rest)}.{decimals or 0}")


# --- Names ------------------------------------------------------------------

_CALENDAR = set(
    """
    monday tuesday wednesday thursday friday saturday sunday january february march april june july
    august september october november december montag dienstag mittwoch donnerstag freitag samstag
    sonntag januar februar märz mai juni juli oktober dezember
    """.split()  # noqa: SIM905
)
# Endings of common words that may open a sentence; few names end so.
_COMMON = re.compile(r"(?:s|ing|ed|ly|ions?|ment|ity|ness|ance|ence|al|one|body|thing)$")
_OPENS = re.compile(r"(?:^|\w[^\w.:;!?\n“„\"(]*[.:;!?\n“„\"(])\W*$")
_MOST_CAPITALS = 0.6


def _normalize_name(word: str) -> str:
    """The form for comparing names: "Lena's", "Lenas" and "Lena" are one."""
    return re.sub(r"['’]?s?$", "", word.casefold())


# --- Negation ---------------------------------------------------------------

_NEGATION = re.compile(
    r"\b(?:not|never|no|none|nobody|no-one|nothing|nowhere|neither|nor|cannot|without|\w+n['’]t"
    r"|(?:do|does|did|wo|ca|is|are|was|were|has|have|had|would|could|should)nt"
    r"|nicht|nie|niemals|niemand\w*|nichts|nirgends|ohne|weder|kein\w*"
    r"|pas|jamais|aucune?|nunca|ningun[oa]|não|niet|geen|zonder|senza)\b",
    re.IGNORECASE,
)
# What only looks like a negation.
_IDLE = re.compile(
    r"\b(?:not only|not just|not to mention|no (?:later|earlier|less|fewer) than|no\.? ?\d+"
    r"|no (?:problem|worries|doubt|question)|without (?:a )?doubt|nicht nur|kein problem"
    r"|keine frage|ohne zweifel)\b",
    re.IGNORECASE,
)
# "No, Lena signs" answers what was said before.
_ANSWER = re.compile(r"^\W*(?:no|nope|nah|nein|nee)\s*[,.;:!–—-]+\s", re.IGNORECASE)
_CLAUSE = re.compile(
    r"(?<![.,!?:;\n])[.,!?:;\n]+(?=\s|$)|\b(?:and|but|und|aber|sondern)\b", re.IGNORECASE
)
_CLAUSE_WORDS = 6  # words


def _find_negation(text: str) -> str:
    """The first word of `text` that says no, or ''."""
    found = _NEGATION.search(_IDLE.sub(" ", text))
    return found[0] if found else ""


# --- Taking back ------------------------------------------------------------

_OBJECTS = re.compile(
    r"\W*(?:no|nope|nah|nein|nee)\b(?!\.? ?\d| (?:problem|worries|doubt|question|objection))",
    re.IGNORECASE,
)
_RETRACTS = re.compile(
    r"\bcorrection\b(?! (?:runs?|files?|payments?|bookings?|invoices?|notes?|factors?)\b)"
    r"|\blet me correct\b|\b(?:i|we)(?:['’]ve| have)? corrected\b|\binstead\b"
    r"|\bi (?:was wrong|misspoke|meant|stand corrected|take (?:that|it) back)\b"
    r"|\b(?:scratch|strike|forget|ignore|disregard) (?:that|it)\b"
    r"|\bthat(?:['’]s| is| was) (?:wrong|not (?:right|true|correct))\b"
    r"|\b(?:actually|sorry)\b[^.!?]{0,60}\b(?:not|no)\b"
    r"|\bkorrektur\b|\bich (?:korrigiere|meinte|habe mich (?:geirrt|vertan|versprochen))\b"
    r"|\bnehme (?:ich )?das zurück\b|\bvergiss das\b|\bstattdessen\b|\bdoch (?:am|erst|lieber)\b"
    r"|\bdas (?:stimmt nicht|war falsch|ist falsch)\b|\beigentlich\b[^.!?]{0,60}\bnicht\b",
    re.IGNORECASE,
)
_THAT = re.compile(r"\b(?:that|it|das)\b|corrected", re.IGNORECASE)
_NOT_THAT = re.compile(
    r"\b(?:not|no longer|instead of|rather than|nicht(?: mehr)?|(?:an)?statt)\s+"
    r"(?:(?:on|at|by|in|for|until|the|am|um|bis|im|der|die|das|den)\s+){0,2}(\w+(?:[.,]\d+)*)",
    re.IGNORECASE,
)
# The part of the rest of a turn that may still be about the quote.
_CHARACTERS = 120


# --- Spellings --------------------------------------------------------------
# Names and terms that a transcript may have misheard.


@dataclass(frozen=True)
class Spelling:
    """How a name or term is written, and the words that a speech service hears in its place.
    Without such words it is a person's name: words that sound like it count. `source` says where
    it comes from."""

    form: str
    heard: Sequence[str]
    source: str


# Sounds as in Soundex (Russell, US patent 1,261,167), for every letter of a word and without
# vowels; c, k and their kin alike also at the beginning.
_SOUNDS = {
    letter: sound
    for sound, letters in {
        "1": "bfpvw",
        "2": "cgjkqsxzß",
        "3": "dt",
        "4": "l",
        "5": "mn",
        "6": "r",
    }.items()
    for letter in letters
}
_LEAST_ALIKE = 0.5


def _sounds_like(name: str, word: str) -> bool:
    """Whether a speech service may write `word` for `name`: they sound alike, and begin with one
    letter or have half of their letters in common."""
    one, other = name.casefold(), word.casefold()
    if _sounds(one) != _sounds(other):
        return False
    alike = SequenceMatcher(None, one, other, autojunk=False).ratio()
    return one[0] == other[0] or alike >= _LEAST_ALIKE


def _sounds(word: str) -> str:
    letters = unicodedata.normalize("NFD", word)
    heard = (_SOUNDS.get(letter, "") for letter in letters)
    return re.sub(r"(.)\1+", r"\1", "".join(heard))


# --- The rule ---------------------------------------------------------------


class QuoteChecker:
    """Checks the sentences of `text` against the turns of its transcript. `spellings` are names and
    terms that are accepted for what the transcript misheard."""

    def __init__(
        self,
        turns: Sequence[Mapping[str, Any]],
        text: str,
        spellings: Sequence[Spelling] = (),
    ) -> None:
        self._turns = turns
        self._text = text
        self._spellings = spellings

    def accepted(self, sentence: str, quotes: Sequence[Quote]) -> list[Accepted]:
        """The spellings that `sentence` has, and the quoted turns or their neighbours in a misheard
        form."""
        near = self._near(quotes)
        said = fold_words(near)
        found = []
        for spelling in self._spellings:
            if not spelling.heard:
                found += self._accepted_name(spelling, sentence, near)
            elif fold_words(spelling.form) in fold_words(sentence):
                heard = next((each for each in spelling.heard if fold_words(each) in said), "")
                if heard and fold_words(spelling.form) not in said:
                    found.append(Accepted(spelling.source, spelling.form, heard))
        return found

    def is_misheard(self, name: str) -> bool:
        """Whether every word of a name of the text is of one that the transcript misheard."""
        words = {_normalize_name(word) for word in _WORD.findall(name)}
        return bool(words) and words <= self._misheard_anywhere

    @cached_property
    def _misheard_anywhere(self) -> set[str]:
        everywhere = [Quote("", number, 0, 0) for number in range(len(self._turns))]
        return {
            _normalize_name(word)
            for each in self.accepted(self._text, everywhere)
            for word in _WORD.findall(each.form)
        }

    def _accepted_name(self, name: Spelling, sentence: str, near: str) -> list[Accepted]:
        """For parts of a person's name that `near` lacks: words there that sound like them and are
        no one else's name, or another part that is theirs alone."""
        written = {_normalize_name(word) for word in _WORD.findall(sentence)}
        parts = [part for part in _WORD.findall(name.form) if _normalize_name(part) in written]
        words = dict.fromkeys(_WORD.findall(near))
        said = {_normalize_name(word) for word in words}
        found = []
        for part in parts:
            if _normalize_name(part) in said:
                continue
            misheard = (word for word in words if self._may_be_misheard(word))
            heard = next((word for word in misheard if _sounds_like(part, word)), "")
            others = (each for each in parts if _normalize_name(each) in said)
            heard = heard or next((each for each in others if self._is_one_persons(each)), "")
            if heard:
                found.append(Accepted(name.source, part, heard))
        return found

    def _may_be_misheard(self, word: str) -> bool:
        """Whether a word of the transcript is written as a name, and no name that is known."""
        known = self._participant_parts.keys() | self._speaker_parts
        return (
            word[0].isupper()
            and word.casefold() not in _STOP_WORDS
            and _normalize_name(word) not in known
            and word.casefold() not in self._lower
        )

    def _is_one_persons(self, part: str) -> bool:
        return self._participant_parts.get(_normalize_name(part)) == 1

    @cached_property
    def _participant_parts(self) -> Counter[str]:
        """How many people have each part of a name."""
        return Counter(
            part
            for each in self._spellings
            if not each.heard
            for part in {_normalize_name(word) for word in _WORD.findall(each.form)}
        )

    @cached_property
    def _speaker_parts(self) -> set[str]:
        return {
            _normalize_name(word) for turn in self._turns for word in _WORD.findall(turn["speaker"])
        }

    def _near(self, quotes: Sequence[Quote]) -> str:
        """The quoted turns and their neighbours, with their speakers."""
        near = sorted({(quote.turn or 0) + step for quote in quotes for step in (-1, 0, 1)})
        turns = [self._turns[number] for number in near if 0 <= number < len(self._turns)]
        return "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in turns)

    def doubts(self, sentence: str, claims: Sequence[tuple[str, Sequence[Quote]]]) -> list[str]:
        """Why the places of its quote do not support each claim of a sentence of the text; '' where
        they do.

        Models word claims themselves, so the sentence counts as well: its figures, dates and
        names, and whether it says no, are compared with all its quotes together.
        """
        located = [quote for _, quotes in claims for quote in quotes if quote.turn is not None]
        saying_no = (_find_negation(self._clause_around(quote)) for quote in located)
        of_all = self._missing(sentence, located) or _negation_doubt(
            _find_negation(sentence), next(filter(None, saying_no), "")
        )
        return [self._find_doubt(sentence, claim, quotes) or of_all for claim, quotes in claims]

    def _find_doubt(self, sentence: str, claim: str, quotes: Sequence[Quote]) -> str:
        if any(quote.turn is None for quote in quotes):
            return UNQUOTED
        words = {word for quote in quotes for word in _content_stems(quote.quote)}
        quoted = fold_words(" ".join(quote.quote for quote in quotes))
        words |= {
            stem
            for each in self.accepted(claim, quotes)
            if fold_words(each.heard) in quoted
            for stem in _content_stems(each.form)
        }
        if not words & _content_stems(claim) or not _content_stems(claim) & _content_stems(
            sentence
        ):
            return UNRELATED
        said = next(
            filter(None, (_find_negation(self._clause_around(quote)) for quote in quotes)), ""
        )
        if opposed := _negation_doubt(_find_negation(claim), said):
            return opposed
        # "No, we do not" takes no "not" back.
        found = () if said else (self._retracting_turn(quote, words) for quote in quotes)
        later = next(filter(None, found), None)
        return f"taken back: {later}" if later else ""

    def _clause_around(self, quote: Quote) -> str:
        """The quote with the rest of its clause: a quote may leave a "not" out."""
        text = self._turns[quote.turn or 0]["text"]
        before = _CLAUSE.split(text[: quote.start])[-1].split()[-_CLAUSE_WORDS:]
        after = _CLAUSE.split(text[quote.end :])[0].split()[:_CLAUSE_WORDS]
        return _ANSWER.sub("", " ".join([*before, quote.quote, *after]))

    def _retracting_turn(self, quote: Quote, words: set[str]) -> int | None:
        """The number, from 1, of the turn that takes it back."""
        own = quote.turn or 0
        rest = self._turns[own]["text"][quote.end :].rstrip()
        if _OBJECTS.match(rest) or _RETRACTS.search(rest[:_CHARACTERS]):
            return own + 1
        # A "no" answers the question that a turn ends with, and nothing before it.
        asks_else = rest.endswith("?") and _CLAUSE.search(rest[:-1])
        for number in range(own + 1, len(self._turns)):
            text = self._turns[number]["text"]
            objects = number == own + 1 and _OBJECTS.match(text) and not asks_else
            found = _RETRACTS.search(text)
            # "I corrected that" does not say what "that" was.
            reach = 1 + bool(found and _THAT.search(found[0]))
            retracts = found and (number - own <= reach or words & _content_stems(text))
            denies = any(_is_denied_fact(each[1], words) for each in _NOT_THAT.finditer(text))
            if objects or retracts or denies:
                return number + 1
        return None

    def _missing(self, sentence: str, quotes: Sequence[Quote]) -> str:
        """The first figure, date or name of the sentence that is neither in a quoted turn nor in
        a neighbour."""
        spelled = (each.form for each in self.accepted(sentence, quotes))
        said = "\n".join([self._near(quotes), *spelled])
        values = {value for _shown, value in _find_figures(said)}
        names = {_normalize_name(word) for word in _WORD.findall(said)}
        bare = _LIST_NUMBER.sub("", sentence)
        lost = [shown for shown, value in _find_figures(bare) if value not in values]
        lost += [word for word in self._names_in(sentence) if _normalize_name(word) not in names]
        return f"missing: {_add_month(lost[0], sentence)}" if lost and quotes else ""

    def _names_in(self, sentence: str) -> Iterator[str]:
        """Names of weekdays and months, and words with a capital that grammar does not ask for."""
        found = list(_WORD.finditer(sentence))
        capitals = [each for each in found if each[0][0].isupper()]
        # A heading may capitalise anything.
        titled = len(capitals) > max(2, _MOST_CAPITALS * len(found))
        for each in capitals:
            word, lower = each[0], each[0].casefold()
            acronym = len(word) > 1 and word.isupper()
            if (
                lower in _CALENDAR
                or _normalize_name(word) in self._known
                or (acronym and not titled)
            ):
                yield word
            elif titled or self._is_german or lower in _STOP_WORDS or _NEGATION.match(word):
                continue
            elif not _OPENS.search(sentence[: each.start()]) or not (
                lower in self._lower or _COMMON.search(lower)
            ):
                yield word

    @cached_property
    def _known(self) -> set[str]:
        """Speakers and, in languages that capitalise no other noun, the people named."""
        known = {*self._speaker_parts}
        if not self._is_german:
            known |= {
                _normalize_name(each[0])
                for turn in self._turns
                for each in _WORD.finditer(turn["text"])
                if each[0][0].isupper() and not _OPENS.search(turn["text"][: each.start()][-4:])
            }
        return known - {_normalize_name(word) for word in self._lower | _STOP_WORDS}

    @cached_property
    def _lower(self) -> set[str]:
        """The words that occur in lower case."""
        texts = [self._text, *(turn["text"] for turn in self._turns)]
        return {word for text in texts for word in _WORD.findall(text) if word[0].islower()}

    @cached_property
    def _is_german(self) -> bool:
        return detect_language(self._text) == "de"


def detect_language(text: str) -> str:
    """ "de" for more German than English words, else "en"."""
    words = _WORD.findall(text.casefold())
    german = sum(word in {"der", "die", "das", "und", "ist", "nicht"} for word in words)
    english = sum(word in {"the", "and", "is", "of", "to"} for word in words)
    return "de" if german > english else "en"


def fold_words(text: str) -> str:
    """The words as `fold_text` writes them, each between spaces."""
    words = re.findall(r"\w+", fold_text(text))
    return f" {' '.join(words)} "


def _negation_doubt(sentence: str, quote: str) -> str:
    """`sentence` and `quote` are the word with which each says no, or ''."""
    if bool(sentence) == bool(quote):
        return ""
    return f"denies: {sentence}" if sentence else f"denied: {quote}"


def _is_denied_fact(word: str, words: set[str]) -> bool:
    """Whether "not WORD" is about a figure, a date or a name among `words`."""
    fact = word[0].isupper() or word.casefold() in _CALENDAR or bool(_find_figures(word))
    return fact and bool(_content_stems(word) & words)


def _add_month(lost: str, sentence: str) -> str:
    """With the month next to it, as the sentence has both."""
    months = "|".join([*_CALENDAR, "may"])
    found = re.search(
        rf"(?:\b(?:{months})\s+)?(?<!\w){re.escape(lost)}(?!\d)"
        rf"(?:(?:st|nd|rd|th)?\.?(?:\s+of)?\s+(?:{months})\b)?",
        sentence,
        re.IGNORECASE,
    )
    return found[0] if found else lost
