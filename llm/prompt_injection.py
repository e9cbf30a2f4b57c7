"""Detection of prompt injection: signs in a transcript of text that is meant for a model.

Signs of structure come first: control tokens, forged delimiters and turns, the form of an answer,
encoded text, invisible letters. Orders to a model are looked for in many languages. Everything is
read three ways: as it stands, as it looks (full-width, mathematical letters and homoglyphs as
plain ones), and decoded. Every step takes time in proportion to the text.
"""

import base64
import binascii
import codecs
import html
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import unquote

from django.utils.translation import gettext_noop

from llm.fence import HIDDEN, MARKS, TOKENS
from llm.normal_forms import normalized
from llm.prompt_injection_words import MODEL, ORDERS, ROLES, STARTS, WITHIN, YOU
from offline.homoglyphs import disguised, folded, script

# --- Encodings --------------------------------------------------------------
# Encoded text, which people pass over and a model may read: found and decoded.

_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{20,}+={0,2}")
_HEX = re.compile(r"(?<![0-9A-Fa-f])(?:0x)?(?:[0-9A-Fa-f]{2}[ :,-]?){12,}+")
_ESCAPES = re.compile(r"(?:\\x[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}){6,}+")
_BINARY = re.compile(r"(?<![01])(?:[01]{8}[ ,]?){6,}+")
_PERCENT = re.compile(r"%[0-9A-Fa-f]{2}")
_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|lt|gt|amp|quot|lbrack|vert);")
_SET_APART = re.compile(r"(?<!\w)(?:\w[ \t]{1,2}){7,}+\w?")
_WORDS_APART = re.compile(r"[ \t]{2}")
_LEAST_MARKS = 4
_LEAST_LETTERS = 0.7


def decoded(text: str) -> Iterator[tuple[str, str]]:
    """What stands in `text` in each encoding: the name of the encoding and what it says."""
    for name, pattern, decode in _ENCODINGS:
        for found in pattern.finditer(text):
            plain = decode(found[0])
            if plain and _is_language(plain):
                yield name, plain
    if len(_PERCENT.findall(text)) >= _LEAST_MARKS:
        yield "percent signs", unquote(text, errors="ignore")
    if len(_ENTITY.findall(text)) >= _LEAST_MARKS // 2:
        yield "HTML entities", html.unescape(text)


def rotated(text: str) -> str:
    return codecs.encode(text, "rot13")


def _is_language(text: str) -> bool:
    """Printable, and letters or spaces for the most part."""
    flat = "".join(text.split())
    if not flat or not flat.isprintable():
        return False
    return sum(map(str.isalpha, flat)) >= _LEAST_LETTERS * len(flat)


def _from_base64(stretch: str) -> str:
    plain = stretch.rstrip("=").replace("-", "+").replace("_", "/")
    whole = plain[: len(plain) - (len(plain) % 4 == 1)]
    try:
        return base64.b64decode(whole + "=" * (-len(whole) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        return ""


def _from_hex(stretch: str) -> str:
    digits = re.sub(r"^0x|[^0-9A-Fa-f]", "", stretch)
    return _from_bytes(bytes.fromhex(digits[: len(digits) // 2 * 2]))


def _from_escapes(stretch: str) -> str:
    return re.sub(r"\\[xu]([0-9A-Fa-f]{2,4})", lambda found: chr(int(found[1], 16)), stretch)


def _from_binary(stretch: str) -> str:
    bits = re.sub(r"[^01]", "", stretch)
    return _from_bytes(bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)))


def _from_bytes(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return ""


def _joined(stretch: str) -> str:
    words = _WORDS_APART.split(stretch)
    return " ".join("".join(word.split()) for word in words)


_ENCODINGS: tuple[tuple[str, re.Pattern[str], Callable[[str], str]], ...] = (
    ("base64", _BASE64, _from_base64),
    ("hexadecimal", _HEX, _from_hex),
    ("escapes", _ESCAPES, _from_escapes),
    ("binary", _BINARY, _from_binary),
    ("letters set apart", _SET_APART, _joined),
)


# --- Signs ------------------------------------------------------------------

STRUCTURE = gettext_noop("control tokens of a chat template or forged delimiters")
TURN = gettext_noop("a turn written into another one")
INVISIBLE = gettext_noop("invisible or direction-changing characters")
WORDING = gettext_noop("words addressed to a model instead of the meeting")
ANSWER = gettext_noop("the form in which a model answers")
ROLE = gettext_noop("headings of a conversation with a model")
ENCODED = gettext_noop("encoded text")
HOMOGLYPH = gettext_noop("letters that pose as others")
MARKUP = gettext_noop("a comment or an image from elsewhere")
OTHER_SCRIPT = gettext_noop("a passage in another script")
REPEATED = gettext_noop("one sentence over and over")

_SHOWN = 120
_AROUND = 40
_NESTED = 3
_SEAM = 100
_LEAST_FOREIGN = 8
_LEAST_REPEATS = 12
_WORDS_REPEATED = 3
_WHOLE_WORD = 5
_ROLES_TOGETHER = 2
# "12|3:10 Name: …", as prompts write turns, and "[12] 00:03:10 Name: …".
_FORGED_TURN = re.compile(
    r"\[[ \t]{0,3}\d{1,6}[ \t]{0,3}\](?:\s{1,3}\d{1,2}(?::\d\d){1,2})?\s{1,3}"
    r"[^\W\d_][^:\n\[\]]{0,60}:\s"
    r"|^[ \t]{0,3}\[[ \t]{0,3}\d{1,6}[ \t]{0,3}\][ \t]{0,3}[^\W\d_][^:\n\[\]]{0,60}:"
    r"|(?<!\d)\d{1,6}[ \t]{0,3}\|[ \t]{0,3}(?:\d{1,2}(?::\d\d){1,2}[ \t]{1,3})?"
    r"[^\W\d_][^:\n\[\]|]{0,60}:",
    re.MULTILINE,
)
_BRACKETS = str.maketrans("【〖〔［】〗〕］：｜＜＞", "[[[[]]]]:|<>")
_HEADING = re.compile(
    r"(?:^|(?<=\s))(#{1,6}[ \t]{0,3})?[*_]{0,2}(\w{2,20})[*_]{0,2}[ \t]{0,3}:", re.MULTILINE
)
_KEY = re.compile(
    r"(?P<mark>[\"'])?\b(?P<key>scores?|reason|quotes|summary|verdict|criterion_\d|claims|answer)\b"
    r"(?(mark)[\"'])\s{0,3}:",
    re.IGNORECASE,
)
_VALUE = re.compile(
    r"[\"'](?:scores?\"\s{0,3}:\s{0,3}[\[{]?\s{0,3}\"?\d|summary\"\s{0,3}:\s{0,3}\")"
)
_MARKUP = re.compile(r"<!--|!\[[^\]\n]{0,200}\]\([a-z]{2,10}:", re.IGNORECASE)
_MODELS = r"(?:ai|assistant|language model|llm|summari[sz]er|judge|evaluator)\b"
_STEERING = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b[^.]{0,40}"
    r"\b(?:above|previous|prior|earlier|all|your|preceding)\b"
    r"(?:[^.]{0,40}\b(?:instructions?|prompts?|rules?|text|guidelines?|criteria)\b"
    r"|[^.]{0,20}\bgive\b|[^.]{0,20}\bwrite only\b)"
    r"|\bnew instructions?\b\s{0,3}:"
    r"|\b(?:give|award|assign|rate|score)\b.{0,40}\b(?:summary|this|criteri(?:on|a))\b"
    r".{0,30}\b(?:[45]|five|full marks|perfect)\b(?!\s+\w)|\b(?:rate|score) it (?:[45]|five)\b"
    r"|\bgive a (?:5|five)\b|\bscore (?:of )?5\b|\bscore has to be (?:[45]|five)\b"
    rf"|\b(?:dear |you are (?:now )?(?:an?|the) ){_MODELS}"
    rf"|\b(?:note|message) to (?:the )?{_MODELS}",
    re.IGNORECASE | re.DOTALL,
)
_SENTENCE = re.compile(r"[^.!?;。！？；।\n]{1,400}")
# No word of the lists is longer; the rest of a longer one is read as words of its own.
_LONGEST = 24
_WORD = re.compile(r"[^\W_]{1,24}")


# To be raised with every change of what is found: transcripts that were scanned with an earlier
# version are scanned again (see `summaries.pipeline`).
DETECTOR_VERSION = 2


@dataclass(frozen=True)
class Signal:
    """A sign of prompt injection: its kind, the turn (None for the title), and what was found."""

    kind: str
    excerpt: str
    turn: int | None = None


def signals(title: str, turns: Sequence[dict[str, Any]]) -> list[Signal]:
    """Every sign in a transcript, at most one of a kind in a turn."""
    home = _script_of(turn["text"] for turn in turns)
    found = [Signal(kind, excerpt) for kind, excerpt in _signs(title)]
    ordered = False
    for number, turn in enumerate(turns):
        text = f"{turn['speaker']}\n{turn['text']}"
        signs = {**dict(_foreign(turn["text"], home)), **dict(_signs(text))}
        across = "" if ordered or WORDING in signs else _order(_plain(_seam(turns, number)))
        if across:
            signs[WORDING] = across
        ordered = WORDING in signs
        found += [Signal(kind, excerpt, number) for kind, excerpt in signs.items()]
    return found


def _seam(turns: Sequence[dict[str, Any]], number: int) -> str:
    """The end of the turn before and the beginning of this one, since an order may be split."""
    before = turns[number - 1]["text"][-_SEAM:] if number else ""
    return f"{before} {turns[number]['text'][:_SEAM]}" if before else ""


def _signs(text: str) -> Iterator[tuple[str, str]]:
    """Kinds with an excerpt, the last of which tells most."""
    if not text:
        return
    hidden = HIDDEN.search(text)
    if hidden:
        yield INVISIBLE, f"U+{ord(hidden[0][0]):04X} in “{_excerpt(text, hidden.start())}”"
    bare = HIDDEN.sub("", text)
    for found in disguised(bare):
        yield HOMOGLYPH, _homoglyph(bare[found.start : found.end], found.letter, found.seen)
        break
    yield from _structure(bare)
    yield from _repeats(bare)
    yield from _signs_in_plain(_plain(bare), _NESTED)


def _plain(text: str) -> str:
    return folded(normalized("NFKC", text)).translate(_BRACKETS)


def _structure(text: str) -> Iterator[tuple[str, str]]:
    for pattern, kind in ((TOKENS, STRUCTURE), (MARKS, STRUCTURE), (_MARKUP, MARKUP)):
        found = pattern.search(text)
        if found:
            yield kind, _excerpt(text, found.start())


def _signs_in_plain(plain: str, depth: int) -> Iterator[tuple[str, str]]:
    """Signs in a text of plain letters and in whatever is encoded in it."""
    yield from _structure(plain)
    yield from _forms(plain)
    order = _order(plain)
    if order:
        yield WORDING, order
    order = _order(rotated(plain))
    if order:
        yield ENCODED, f"ROT13: “{order}”"
    if depth:
        yield from _encoded(plain, depth)


def _encoded(plain: str, depth: int) -> Iterator[tuple[str, str]]:
    for name, text in decoded(plain):
        inner = _plain(text)
        signs = list(_signs_in_plain(inner, depth - 1))
        if signs or name not in _OFTEN_HONEST:
            yield ENCODED, f"{name}: “{_excerpt(inner, 0)}”"
        yield from signs


# Addresses hold percent signs, and people spell names.
_OFTEN_HONEST = frozenset({"percent signs", "HTML entities", "letters set apart"})


def _forms(plain: str) -> Iterator[tuple[str, str]]:
    turn = _FORGED_TURN.search(plain)
    if turn:
        yield TURN, _excerpt(plain, turn.start())
    keys = {found["key"].lower(): found.start() for found in _KEY.finditer(plain) if _is_key(found)}
    value = _VALUE.search(plain)
    if value or len(keys) > 1:
        yield ANSWER, _excerpt(plain, value.start() if value else min(keys.values()))
    roles = [found for found in _HEADING.finditer(plain) if found[2].casefold() in ROLES]
    if len(roles) >= _ROLES_TOGETHER or any(found[1] for found in roles):
        yield ROLE, _excerpt(plain, roles[0].start())


def _is_key(found: re.Match[str]) -> bool:
    """In quotation marks, or at the start of a line as in YAML; lines of a turn come in joined."""
    text, at = found.string, found.start()
    return bool(found["mark"]) or at == 0 or (text[at - 1].isspace() and found["key"].islower())


def _order(plain: str) -> str:
    """The sentence that is an order to a model, in any language that is known here; or nothing."""
    english = _STEERING.search(plain)
    if english:
        return _excerpt(plain, english.start())
    lower = plain.casefold()
    # A text without the words of an order holds no sentence with them.
    if not _is_order(_meant(lower)):
        return ""
    sentences = (found for found in _SENTENCE.findall(lower) if _is_order(_meant(found)))
    return next((_excerpt(one.strip(), 0) for one in sentences if _addresses(one)), "")


def _is_order(meant: frozenset[str]) -> bool:
    return any(order <= meant for order in ORDERS)


def _addresses(lower: str) -> bool:
    """Whether more speaks for an order than "you are" and a model far from each other."""
    meant = _meant(lower)
    return _is_order(meant - {YOU}) or any(
        MODEL in _meant(lower[found.end() : found.end() + _AROUND])
        for found in _PARTS[YOU].finditer(lower)
    )


def _meant(lower: str) -> frozenset[str]:
    by_words = map(_meanings, set(_WORD.findall(lower)))
    return frozenset(_meant_by_parts(lower)).union(*by_words)


def _meant_by_parts(lower: str) -> Iterator[str]:
    parts = _ASCII_PARTS if lower.isascii() else _PARTS
    return (meaning for meaning, pattern in parts.items() if pattern.search(lower))


def _patterns(*, ascii_only: bool) -> dict[str, re.Pattern[str]]:
    chosen = {
        meaning: [part for part in parts if part.isascii() or not ascii_only]
        for meaning, parts in WITHIN.items()
    }
    return {name: re.compile("|".join(parts)) for name, parts in chosen.items() if parts}


_PARTS, _ASCII_PARTS = _patterns(ascii_only=False), _patterns(ascii_only=True)


@lru_cache(maxsize=65536)
def _meanings(word: str) -> frozenset[str]:
    """A list's word of five letters and more stands for all that begin with it."""
    longest = word[:_LONGEST]
    starts = {longest, *(longest[:size] for size in range(_WHOLE_WORD, len(longest)))}
    return frozenset(meaning for meaning, known in STARTS.items() if starts & known)


def _repeats(text: str) -> Iterator[tuple[str, str]]:
    sentences = [" ".join(found.split()) for found in _SENTENCE.findall(text)]
    counts = Counter(one for one in sentences if len(one.split()) >= _WORDS_REPEATED)
    for sentence, count in counts.most_common(1):
        if count >= _LEAST_REPEATS:
            yield REPEATED, f"{count} times “{_excerpt(sentence, 0)}”"


def _foreign(text: str, home: str) -> Iterator[tuple[str, str]]:
    """A passage in another script than the meeting, inside a turn that is in its script."""
    if text.isascii() or not home:
        return
    plain = _plain(text)
    letters = [letter for letter in plain if letter.isalpha()]
    foreign = [letter for letter in letters if _script_family(letter) != home]
    if len(foreign) >= _LEAST_FOREIGN:
        yield OTHER_SCRIPT, _excerpt(plain, plain.index(foreign[0]))


def _script_of(texts: Iterable[str]) -> str:
    """The script of two thirds of the letters and more; empty where scripts are mixed."""
    counts: Counter[str] = Counter()
    for text in texts:
        if text.isascii():
            counts["LATIN"] += len(text)
        else:
            counts.update(_script_family(letter) for letter in text if letter.isalpha())
    for name, count in counts.most_common(1):
        if 3 * count >= 2 * counts.total():
            return name
    return ""


_JAPANESE = frozenset({"HIRAGANA", "KATAKANA", "CJK", "KATAKANA-HIRAGANA"})


def _script_family(letter: str) -> str:
    """Scripts that one language uses together count as one."""
    if letter.isascii():
        return "LATIN"
    name = script(letter)
    return "CJK" if name in _JAPANESE else name


def _homoglyph(word: str, letter: str, seen: str) -> str:
    name = unicodedata.name(letter, "unnamed").lower()
    return f"“{word}”: {letter} is {name} (U+{ord(letter):04X}) and looks like {seen}"


def _excerpt(text: str, at: int) -> str:
    start = max(0, at - _AROUND)
    found = text[start : start + _SHOWN + (at - start)]
    # No database stores a NUL, and an excerpt must not hide what it is about.
    shown = "".join(one if one.isprintable() or one.isspace() else "\ufffd" for one in found)
    cut = " ".join(shown.split())
    return cut[: _SHOWN - 1] + "…" if len(cut) > _SHOWN else cut
