"""The spellings under which a name comes up again: another case, accents left out or written as
marks of their own, another apostrophe, other white space."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

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
