"""PII redaction: replaces personal data with placeholders before a text leaves for an external
model, and puts it back into the answer.
"""

import json
import re
import threading
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from operator import itemgetter
from string import ascii_uppercase
from typing import Any

import phonenumbers
from countersign_judge.llm.fence import neutralize, to_one_line
from countersign_judge.llm.providers.offline.words import STOP_WORDS, word_set
from countersign_judge.llm.types import Message
from django.conf import settings
from phonenumbers import Leniency
from stdnum import iban, luhn
from stdnum.de import idnr
from stdnum.es import dni, nie
from stdnum.fr import nir
from stdnum.it import codicefiscale
from stdnum.nl import bsn
from stdnum.pl import pesel
from stdnum.us import ssn

from accounts.encryption import decrypt, encrypt
from summaries.background import Background
from summaries.models import GuidelineVersion, Redaction, Summary

# --- Patterns ---------------------------------------------------------------
# E-mail addresses, phone, card and account numbers, national ids. Checksums are checked
# (python-stdnum), so that an order number does not pass for a card. Phone numbers are those that
# Google's libphonenumber finds valid.


class PersonalDataKind(StrEnum):
    """The kind of data behind a placeholder, and the placeholder's first part."""

    PERSON = "PERSON"
    EMAIL = "EMAIL"
    PHONE = "PHONE"
    CARD = "CARD"
    ACCOUNT = "ACCOUNT"
    ID = "ID"
    # Text that looks like our placeholder but is none.
    LITERAL = "LITERAL"


@dataclass(frozen=True, order=True)
class PersonalDataSpan:
    """Characters `start` to `end` of a text."""

    start: int
    end: int
    kind: PersonalDataKind


_EMAIL = re.compile(
    r"(?<![\w.+-])[\w.+%'-]{1,64}@(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+[^\W\d_]{2,63}"
)
# In one piece, or in the groups printed on cards. Matched wherever digits begin: a number before it
# may be part of the sentence. The first digit is the issuer's kind (ISO/IEC 7812).
_CARD = re.compile(
    r"(?<!\d)(?=([2-6](?:\d{12,18}"
    r"|\d{3}(?:([ -])\d{4}\2\d{4}\2\d{4}(?:\2\d{3})?|([ -])\d{6}\3\d{4,5})))(?!\d))"
)
_IBAN = re.compile(r"(?<![\w])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![\w])", re.IGNORECASE)
_NINO = re.compile(
    r"(?<!\w)(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2}"
    r" ?[A-D](?!\w)",
    re.IGNORECASE,
)

# National ids: a form, and the check that its issuer defines. A form without a checksum counts
# only as it is written by hand, with its separators.
_IDS: tuple[tuple[re.Pattern[str], Callable[[str], bool]], ...] = (
    (re.compile(r"(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])"), ssn.is_valid),
    (_NINO, lambda _: True),
    (re.compile(r"(?<!\w)\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\w)"), idnr.is_valid),
    (re.compile(r"(?<!\w)[12]\d{2}(?: ?\d){4,5} ?(?:\d|[AB])(?: ?\d){6,7}(?!\w)"), nir.is_valid),
    (re.compile(r"(?<!\w)\d{8}-?[A-Za-z](?!\w)"), dni.is_valid),
    (re.compile(r"(?<!\w)[XYZxyz]-?\d{7}-?[A-Za-z](?!\w)"), nie.is_valid),
    (
        re.compile(r"(?<!\w)[A-Za-z]{6}\d{2}[A-Za-z]\d{2}[A-Za-z]\d{3}[A-Za-z](?!\w)"),
        codicefiscale.is_valid,
    ),
    (re.compile(r"(?<!\w)\d{11}(?!\w)"), pesel.is_valid),
    (re.compile(r"(?<!\w)\d{9}(?!\w)"), bsn.is_valid),
)


def find_personal_data(text: str, *, region: str) -> Iterator[PersonalDataSpan]:
    """Every candidate, unordered; they may overlap. `region` (ISO 3166) is that of numbers without
    a country code."""
    for match in _EMAIL.finditer(text):
        yield PersonalDataSpan(match.start(), match.end(), PersonalDataKind.EMAIL)
    yield from _find_accounts(text)
    for match in _CARD.finditer(text):
        if luhn.is_valid(re.sub(r"\D", "", match[1])):
            yield PersonalDataSpan(match.start(1), match.end(1), PersonalDataKind.CARD)
    for form, is_valid in _IDS:
        for match in form.finditer(text):
            if is_valid(match.group()):
                yield PersonalDataSpan(match.start(), match.end(), PersonalDataKind.ID)
    for number in phonenumbers.PhoneNumberMatcher(text, region, leniency=Leniency.VALID):
        yield PersonalDataSpan(number.start, number.end, PersonalDataKind.PHONE)


def _find_accounts(text: str) -> Iterator[PersonalDataSpan]:
    """The longest valid IBAN at each place: with spaces, a match may run into the next word."""
    for match in _IBAN.finditer(text):
        for end in range(match.end(), match.start() + 14, -1):
            if not text[end - 1].isspace() and iban.is_valid(text[match.start() : end]):
                yield PersonalDataSpan(match.start(), end, PersonalDataKind.ACCOUNT)
                break


# --- Spellings of names -----------------------------------------------------
# In turns, speakers' names occur in another case, with accents left out or as combining marks,
# with another apostrophe or other white space.

# Vowel signs and accents are no letters to `re`, but half the world's names have them.
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


def normalize_name(form: str) -> str:
    """The common form of all spellings of a name."""
    letters = unicodedata.normalize("NFD", form.casefold())
    letters = "".join(sign for sign in letters if not "\u0300" <= sign <= "\u036f")
    for sign in _APOSTROPHES:
        letters = letters.replace(sign, "")
    for sign in _HYPHENS:
        letters = letters.replace(sign, " ")
    return " ".join(letters.split())


def build_name_pattern(forms: Iterable[str]) -> re.Pattern[str] | None:
    """Every spelling of every form, longest first; each as a separate word if its script has
    spaces. None without forms."""
    ordered = sorted(dict.fromkeys(forms), key=len, reverse=True)
    spaced = [_spelling_pattern(form) for form in ordered if not is_unspaced(form)]
    choices = [_spelling_pattern(form) for form in ordered if is_unspaced(form)]
    if spaced:
        choices.append(rf"(?<![^\W\d_])(?:{'|'.join(spaced)})(?!{LETTER})")
    return re.compile("|".join(choices), re.IGNORECASE) if choices else None


def _spelling_pattern(form: str) -> str:
    return "".join(map(_sign_pattern, unicodedata.normalize("NFC", " ".join(form.split()))))


def _sign_pattern(sign: str) -> str:
    if sign in _APOSTROPHES:
        return f"[{_APOSTROPHES}]?"
    if sign in _HYPHENS:
        return rf"(?:[{_HYPHENS}]|\s+)"
    if sign == " ":
        return r"\s+"
    base = unicodedata.normalize("NFD", sign)[0]
    variants = _accented_letters().get(base.lower())
    return f"[{base}{variants}]{_ACCENTS}" if variants else re.escape(sign)


@cache
def _accented_letters() -> dict[str, str]:
    """Letters with their accents on, by the bare letter, in lower case."""
    found: dict[str, str] = {}
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        sign = chr(code)
        base = unicodedata.normalize("NFD", sign)[0]
        if base != sign and sign.islower():
            found[base] = found.get(base, "") + sign
    return found


# --- Speaker labels ---------------------------------------------------------
# Names of speakers from a transcript's labels: "Ana Ruiz (Guest)" is Ana Ruiz, "Speaker 2" is none.

# Words in place of a speaker, or next to one, that are no name.
LABELS = word_set(
    """
    unknown speaker participant guest host co-host moderator interviewer interviewee caller agent
    customer client operator user assistant system presenter organizer organiser external internal
    unverified muted chair chairman chairwoman chairperson secretary doctor nurse patient manager
    director lead leader engineer designer expert analyst clerk minister president officer
    representative rep support sales service team department room meeting conference dial-in phone
    mobile iphone ipad android laptop macbook pc notes notetaker recorder bot part the of and
    one two three four five six seven eight nine ten
    """
)
TITLES = word_set("mr mrs ms miss mx dr prof professor sir dame lord lady rev")
_WORD = re.compile(rf"{LETTER}+(?:['’ʼ-]{LETTER}+)*")
_POSSESSIVE = re.compile(r"['’]s$", re.IGNORECASE)
_BETWEEN_PIECES = re.compile(r"[|/()\[\]{}<>,;:–—]|\s-\s")
_SHORTEST_PART = 2


def speaker_names(speakers: Iterable[str]) -> list[tuple[str, ...]]:
    """For each distinct label with a name, in order: the name and its parts, such as "Ana Ruiz"
    with "Ana" and "Ruiz"."""
    return [forms for label in dict.fromkeys(speakers) if (forms := _name_forms(label))]


def _name_forms(label: str) -> tuple[str, ...]:
    pieces = _split_names(label)
    words = [word for piece in pieces for word in piece]
    if not words:
        return ()
    full = label[label.index(words[0]) : label.rindex(words[-1]) + len(words[-1])]
    whole = [_cut_name(label, piece) for piece in pieces]
    halves = [half for word in words for half in word.split("-")]
    parts = (form for form in [*whole, *words, *halves] if _is_name_form(form))
    return tuple(dict.fromkeys([full, *parts]))


def _split_names(label: str) -> list[list[str]]:
    """The words of names. A piece with a word for a role ("Sales Manager") is no name if another
    piece of the label is only a name; alone, its other words count as one ("Agent Smith"), since
    hiding too much can be undone and hiding too little cannot."""
    pieces = [_WORD.findall(piece) for piece in _BETWEEN_PIECES.split(label)]
    roles = LABELS | TITLES
    names = [
        [name for name in map(_strip_possessive, piece) if name.lower() not in roles]
        for piece in pieces
    ]
    pure = [
        name
        for name, piece in zip(names, pieces, strict=True)
        if name and not any(word.lower() in LABELS for word in map(_strip_possessive, piece))
    ]
    mixed = [kept for name in names if (kept := [word for word in name if _is_name_form(word)])]
    return pure or mixed


def _strip_possessive(word: str) -> str:
    return _POSSESSIVE.sub("", word)


def _cut_name(label: str, piece: list[str]) -> str:
    start = label.index(piece[0])
    return label[start : label.index(piece[-1], start) + len(piece[-1])]


def _is_name_form(form: str) -> bool:
    """Two letters are enough, if written as a name (“Li”, not “de”); one next to a role is not."""
    return len(form) > _SHORTEST_PART or (
        len(form) == _SHORTEST_PART and (form[0].isupper() or is_unspaced(form))
    )


# --- Finding names ----------------------------------------------------------

_SHORT = 2  # letters of a part that is a name only with a capital
# Names that are also words: hidden only with a capital, which says little where a sentence begins…
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
_SENTENCE_BEGINS = re.compile(r"(?:^[\s\"“'‘(-]*|[.!?…:\n](?:[^\S\n]|[\"“'‘(-])*)$")


class SpeakerNames:
    """Finds people in texts."""

    def __init__(self, found: Sequence[tuple[str, ...]]) -> None:
        self._of: dict[str, int] = {}
        self._short: set[str] = set()
        for number, (full, *parts) in enumerate(found, start=1):
            short = (part for part in parts if len(part) <= _SHORT and not is_unspaced(part))
            self._short.update(map(normalize_name, short))
            for form in (full, *parts):
                self._of.setdefault(normalize_name(form), number)
        self._pattern = build_name_pattern(form for forms in found for form in forms)

    def spans(self, text: str) -> Iterator[PersonalDataSpan]:
        if self._pattern is None:
            return
        for match in self._pattern.finditer(text):
            if self._is_name(text, match):
                yield PersonalDataSpan(match.start(), match.end(), PersonalDataKind.PERSON)

    def number_of(self, form: str) -> int:
        """The number of the person with this form of a name, from 1; 0 for none."""
        return self._of.get(normalize_name(form), 0)

    def _is_name(self, text: str, match: re.Match[str]) -> bool:
        form = match.group()
        if normalize_name(form) in self._short and not form[0].isupper():
            return False
        word = form.lower()
        if word not in _ALSO_WORDS:
            return True
        return form[0].isupper() and (word not in _MAY_BEGIN or _is_certain_name(text, match))


def _is_certain_name(text: str, match: re.Match[str]) -> bool:
    """Within a sentence; or called or labelled, as in "Will, please" and "Will: yes"."""
    called = text[match.end() : match.end() + 1] in {",", ":"}
    before = text[max(0, match.start() - 20) : match.start()]
    return called or not _SENTENCE_BEGINS.search(before)


# --- Placeholders -----------------------------------------------------------
# Placeholders such as [PERSON_1] and [EMAIL_2], and the map back.
#
# `unmask(mask(text)) == text` for every text: text that only looks like a placeholder is replaced
# too, by [LITERAL_n]. The same value has the same placeholder while the map lives; parts of a name
# share the person's number: [PERSON_1] is Ana Ruiz, [PERSON_1B] is Ana.

_KINDS = "|".join(PersonalDataKind)
# As models may write one: in lower case or without brackets.
PLACEHOLDER = re.compile(rf"\[?(?<![^\W_])(?:{_KINDS})_\d+[A-Z]*(?![^\W_])\]?", re.IGNORECASE)
# The marks that fence a transcript have a digest, which is no personal number.
_MARK = re.compile(r"(<<<(?:BEGIN|END) [A-Z]+ [0-9]{12}>>>)")


class PlaceholderMap:
    """`values` maps placeholders to their values; it grows as texts are hidden."""

    def __init__(self, names: SpeakerNames, values: Mapping[str, str], *, region: str) -> None:
        self._names, self._region = names, region
        self.values = dict(values)
        self._of = {value: mark for mark, value in self.values.items()}
        # Counts by kind and by person: counting again each time would be quadratic.
        self._given = Counter(map(_count_key, self.values))
        self._lock = threading.Lock()

    def mask(self, text: str) -> str:
        pieces = _MARK.split(text)
        with self._lock:
            return "".join(
                piece if at % 2 else self._mask_piece(piece) for at, piece in enumerate(pieces)
            )

    def unmask(self, text: str) -> str:
        """Placeholders that the map does not know stay."""

        def value(match: re.Match[str]) -> str:
            mark = match.group()
            return self.values.get(f"[{mark.strip('[]').upper()}]", mark)

        return PLACEHOLDER.sub(value, text)

    def counts(self) -> dict[str, int]:
        """How many different things of each kind are hidden; a person counts once."""
        things = {mark.strip("[]").rstrip(ascii_uppercase) for mark in self.values}
        kinds = (thing.rpartition("_")[0] for thing in things)
        return dict(Counter(kind for kind in kinds if kind != PersonalDataKind.LITERAL))

    def _mask_piece(self, text: str) -> str:
        out, at = [], 0
        for span in drop_overlaps(self._spans(text)):
            out += [
                text[at : span.start],
                self._get_placeholder(span.kind, text[span.start : span.end]),
            ]
            at = span.end
        return "".join([*out, text[at:]])

    def _spans(self, text: str) -> Iterable[PersonalDataSpan]:
        yield from find_personal_data(text, region=self._region)
        yield from self._names.spans(text)
        for match in PLACEHOLDER.finditer(text):
            yield PersonalDataSpan(match.start(), match.end(), PersonalDataKind.LITERAL)

    def _get_placeholder(self, kind: PersonalDataKind, value: str) -> str:
        if value not in self._of:
            if kind == PersonalDataKind.PERSON:
                # A letter for each further form of the name: A, B, …, Z, AA, …
                person = f"{kind}_{self._names.number_of(value)}"
                mark = f"[{person}{_letter_suffix(self._given[person])}]"
            else:
                mark = f"[{kind}_{self._given[kind] + 1}]"
            self._of[value], self.values[mark] = mark, value
            self._given[_count_key(mark)] += 1
        return self._of[value]


def find_invented_placeholders(text: str, source: Iterable[str]) -> list[str]:
    """Placeholders in a stored text, which should have none, that are not in `source`, with or
    without brackets."""
    found = dict.fromkeys(match.group() for match in PLACEHOLDER.finditer(text))
    if not found:
        return []
    said = {match.group().strip("[]") for piece in source for match in PLACEHOLDER.finditer(piece)}
    return [mark for mark in found if mark.strip("[]") not in said]


def drop_overlaps(found: Iterable[PersonalDataSpan]) -> list[PersonalDataSpan]:
    """Spans without overlap, in order: the first to begin, and of those the longest."""
    kept: list[PersonalDataSpan] = []
    for span in sorted(found, key=lambda each: (each.start, -each.end)):
        if not kept or span.start >= kept[-1].end:
            kept.append(span)
    return kept


def _count_key(mark: str) -> str:
    """The number for a person, whose parts have letters; the kind for anything else."""
    thing = mark.strip("[]").rstrip(ascii_uppercase)
    kind = thing.rpartition("_")[0]
    return thing if kind == PersonalDataKind.PERSON else kind


def _letter_suffix(number: int) -> str:
    letters = ""
    while number:
        number, rest = divmod(number - 1, len(ascii_uppercase))
        letters = ascii_uppercase[rest] + letters
    return letters


# --- The masking of a summary -----------------------------------------------
# Its map of placeholders, stored encrypted, and applied to every prompt about it.

_PURPOSE = "redaction map"
_NOTE = (
    " Personal data has been replaced by placeholders such as [PERSON_1], [PERSON_1B] (a part of "
    "the name of person 1) or [EMAIL_2]. Treat a placeholder as what it stands for, and where you "
    "write one, copy it exactly, brackets included. Invent none."
)


@dataclass(frozen=True)
class PromptMasking:
    """Masks the messages of a prompt; see `countersign_judge.llm.types.Masking`."""

    placeholders: PlaceholderMap

    def mask(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        masked = []
        for message in messages:
            note = _NOTE if message.role == "system" else ""
            content = self.placeholders.mask(message.content) + note
            masked.append(replace(message, content=content))
        return tuple(masked)

    def unmask(self, text: str) -> str:
        return self.placeholders.unmask(text)


def prepare_masking(summary: Summary, version: GuidelineVersion) -> PromptMasking | None:
    """The masking that `version` asks for, or None. Do not call it inside a transaction.

    Extends the map by the summary's current texts and stores it before anything is sent. Raises
    DecryptionFailed when the stored map cannot be opened.
    """
    if not version.redact:
        return None
    while True:
        row, _ = Redaction.objects.get_or_create(
            summary=summary, defaults={"sealed": _seal_values({})}
        )
        placeholders = _open_map(summary, row)
        before = dict(placeholders.values)
        for text in (*_prompt_texts(summary), *Background.for_summary(summary, version).lines):
            placeholders.mask(text)
        if placeholders.values == before or _replace_map(row, placeholders):
            return PromptMasking(placeholders)


def get_placeholder_map(summary: Summary) -> PlaceholderMap | None:
    """The stored map; None if nothing was hidden. Raises DecryptionFailed."""
    row = Redaction.objects.filter(summary=summary).first()
    return _open_map(summary, row) if row else None


def _replace_map(row: Redaction, placeholders: PlaceholderMap) -> bool:
    """Replaces only the map that was read: of two writers at once, the second reads again."""
    unchanged = Redaction.objects.filter(pk=row.pk, sealed=row.sealed)
    return bool(unchanged.update(sealed=_seal_values(placeholders.values)))


def build_text_masking(turns: Sequence[Mapping[str, Any]], *texts: str) -> PromptMasking:
    """The masking of a source and texts about it without a summary. It is not stored, so it holds
    for one judgement."""
    placeholders = _build_map(turns, {})
    for text in (*_turn_texts(turns), *map(neutralize, texts)):
        placeholders.mask(text)
    return PromptMasking(placeholders)


def _open_map(summary: Summary, row: Redaction) -> PlaceholderMap:
    values: dict[str, str] = json.loads(decrypt(row.sealed, purpose=_PURPOSE))
    transcript = summary.transcript
    # Names that people gave, in the order in which they gave them: later ones change no number.
    given = [
        *((row.at, row.speaker) for row in transcript.corrections_made),
        *((row.at, each.name) for row in transcript.contexts.all() for each in row.people),
    ]
    given.sort(key=itemgetter(0))
    return _build_map(transcript.turns, values, [name for _at, name in given])


def _build_map(
    turns: Sequence[Mapping[str, Any]], values: dict[str, str], given: Sequence[str] = ()
) -> PlaceholderMap:
    names = speaker_names(map(to_one_line, [*(turn["speaker"] for turn in turns), *given]))
    return PlaceholderMap(SpeakerNames(names), values, region=settings.REDACTION_REGION)


def _prompt_texts(summary: Summary) -> Iterator[str]:
    """The texts of prompts, in a constant order: new texts come last."""
    transcript = summary.transcript
    yield to_one_line(transcript.title)
    yield from _turn_texts(transcript.turns)
    for row in transcript.corrections_made:
        yield to_one_line(row.speaker)
        yield to_one_line(row.text)
    for attempt in summary.attempts.order_by("number"):
        yield neutralize(attempt.text)


def _turn_texts(turns: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    for turn in turns:
        yield to_one_line(turn["speaker"])
        yield to_one_line(turn["text"])


def _seal_values(values: dict[str, str]) -> str:
    return encrypt(json.dumps(values, ensure_ascii=False), purpose=_PURPOSE)
