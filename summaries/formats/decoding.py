"""Character encodings: from bytes to text with LF line ends."""

import codecs
import re
from itertools import islice

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, ngettext

from summaries.formats import word
from summaries.formats.turns import CONTROLS, FormatError
from web.json_bodies import locate_character
from web.text import localize_number

# --- Windows-1252 -----------------------------------------------------------
# Whether bytes that are not UTF-8 make sense in the Windows code page 1252.
#
# Every byte is a character there, so decoding never fails: text in another code page comes out as
# wrong letters. Western text has few letters beyond ASCII, and not in a row.

# A word of Chinese, Japanese, Korean, Russian or Greek; one character repeated is a line or a gap.
_RUN = re.compile(rb"(?!([\x80-\xff])\1{3})[\x80-\xff]{4}")
# Signs that no Western word has, but that are letters in Eastern Europe's code page: ą, ł, ż …
_SIGN_IN_WORD = re.compile(rb"[a-zA-Z][\xa5\xa3\xaa\xaf\xb3\xb9\xba\xbe\xbf\xbc][a-z]")
_UTF8 = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")


def find_utf8_damage(data: bytes) -> int | None:
    """The first byte that is not UTF-8, if most of the data is; otherwise None."""
    beyond = len(_BEYOND_ASCII.findall(data))
    within = sum(len(found[0]) for found in _UTF8.finditer(data))
    if within * 2 <= beyond:
        return None
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return error.start
    return None


# --- Decoding ---------------------------------------------------------------

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    # UTF-32 first: its little-endian mark begins with that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_OTHER_FILES = (
    (b"%PDF", gettext_noop("a PDF")),
    (b"\xd0\xcf\x11\xe0", gettext_noop("an old Office file")),
    (b"ID3", gettext_noop("an MP3")),
    (b"RIFF", gettext_noop("a WAV or AVI file")),
    (b"OggS", gettext_noop("an Ogg file")),
    (b"\x1f\x8b", gettext_noop("a gzip file")),
)
_EXPORT = gettext_noop("Export the transcript as plain text, Word, VTT, SRT or JSON and send that.")
_SAVE = gettext_noop("Save it again as UTF-8.")
_SAMPLE = 4096
_UTF16_SHARE = 0.4
_BINARY_SHARE = 0.02
_MARK = "\ufffd"
_BYTES_A_BREAK = 1000
_MOST_SHOWN = 5
_HALF_PAIR = re.compile("[\ud800-\udfff]")


def decode_source(data: bytes | str, *, max_bytes: int, warnings: list[str]) -> str:
    """The text, also that of a Word document, with `\\n` line ends; adds guesses to `warnings`.

    A byte order mark decides, else the pattern of UTF-16, else UTF-8, in which a few broken places
    are marked, and only for what is not UTF-8 and looks Western Mac OS Roman or the Windows code
    page 1252, whose five gaps Latin-1 fills.

    Raises FormatError for data that is too big, binary or in another code page, or has a NUL or
    half a surrogate pair.
    """
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "surrogatepass"))
    if size > max_bytes:
        message = _("The transcript has {size} bytes; the limit is {most}.")
        raise FormatError(
            message.format(size=localize_number(size), most=localize_number(max_bytes)),
            remedy=_("Split the recording and send its parts one by one."),
        )
    text = data if isinstance(data, str) else _decode_bytes(data, warnings)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    _check_characters(text)
    return text


def _decode_bytes(data: bytes, warnings: list[str]) -> str:
    if data.startswith(word.BEGINNING):
        return word.read_word_text(data, warnings)
    for magic, kind in _OTHER_FILES:
        if data.startswith(magic):
            message = _("This is {kind}, not a transcript.").format(kind=_(kind))
            raise FormatError(message, 1, 1, _(_EXPORT))
    marked = next((name for mark, name in _MARKS if data.startswith(mark)), None)
    encoding = marked or _detect_utf16(data)
    if encoding is None:
        return _decode_unmarked(data, warnings)
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        # Undecodable data may lack the mark.
        byte = len(data) - len(error.object) + error.start + 1
        message = _("The file says it is {encoding}, but byte {byte} is not.")
        before = error.object[: error.start].decode(encoding, "ignore")
        line, column = locate_character(before, len(before))
        raise FormatError(
            message.format(encoding=encoding, byte=byte), line, column, _(_SAVE)
        ) from error


def _detect_utf16(data: bytes) -> str | None:
    """UTF-16 of a Western text has a zero in every second byte, and only there."""
    sample = data[:_SAMPLE]
    if len(data) % 2 or not sample:
        return None
    even, odd = sample[::2].count(0), sample[1::2].count(0)
    enough = _UTF16_SHARE * len(sample) / 2
    if odd > enough and not even:
        return "utf-16-le"
    return "utf-16-be" if even > enough and not odd else None


def _decode_unmarked(data: bytes, warnings: list[str]) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        broken = _decode_damaged_utf8(data, warnings)
        if broken is not None:
            return broken
        if _is_mac_roman(data):
            warnings.append(_("The file is not UTF-8; it was read as Mac OS Roman."))
            return data.decode("mac_roman")
        _check_western(data)
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        warnings.append(_("The file is not UTF-8; it was read as Latin-1."))
        return data.decode("latin-1")
    warnings.append(_("The file is not UTF-8; it was read as Windows-1252."))
    return text


def _decode_damaged_utf8(data: bytes, warnings: list[str]) -> str | None:
    """UTF-8 with U+FFFD at each of a few broken places, and a warning for each; None for others.

    One byte in a long file is damage; several in a short one are another encoding.
    """
    if find_utf8_damage(data) is None:
        return None
    text = data.decode(errors="replace")
    # A mark that the file itself has is no broken place.
    places = text.count(_MARK) - data.count(_MARK.encode())
    if places > max(1, len(data) // _BYTES_A_BREAK):
        return None
    shown = [match.start() for match in islice(re.finditer(_MARK, text), _MOST_SHOWN)]
    lines = text.split("\n")
    for at in shown:
        line, column = locate_character(text, at)
        warning = _("Line {line}, column {column} has a broken character, marked {mark}: {text}")
        near = lines[line - 1][max(0, column - 40) : column + 40].strip()
        warnings.append(warning.format(line=line, column=column, mark=_MARK, text=repr(near)))
    if places > len(shown):
        rest = places - len(shown)
        more = ngettext(
            "{count} more broken character is marked.",
            "{count} more broken characters are marked.",
            rest,
        )
        warnings.append(more.format(count=rest))
    return text


# Letters of Western languages between ASCII letters, in Mac OS Roman and in Windows-1252.
_MAC_IN_WORD = re.compile(rb"(?<=[A-Za-z])[\x80-\x91\x93-\x9f\xa7](?=[a-z])")
_WINDOWS_IN_WORD = re.compile(rb"(?<=[A-Za-z])[\xc0-\xff](?=[a-z])")
# š, ž, œ and Ÿ of Windows, which Mac OS Roman uses for other letters.
_LETTERS_OF_BOTH = frozenset(b"\x8a\x8c\x8e\x9a\x9c\x9e\x9f")
_LEAST_LETTERS = 2


def _is_mac_roman(data: bytes) -> bool:
    """Whether all letters beyond ASCII within words make sense in Mac OS Roman only."""
    letters = {found[0] for found in _MAC_IN_WORD.findall(data)}
    certain = letters - _LETTERS_OF_BOTH
    return len(letters) >= _LEAST_LETTERS and bool(certain) and not _WINDOWS_IN_WORD.search(data)


def _check_western(data: bytes) -> None:
    """Raises FormatError: a reader would take wrong letters for what was said."""
    damaged = find_utf8_damage(data)
    if damaged is not None:
        message = _("The file is mostly UTF-8, but byte {byte} is not.")
        raise _error_at_byte(data, damaged, message.format(byte=damaged + 1))
    doubts = [found.start() for mark in (_RUN, _SIGN_IN_WORD) if (found := mark.search(data))]
    if doubts:
        message = _(
            "The file is not UTF-8 and does not look like Windows-1252: it may be GB18030, "
            "Big5, Shift-JIS, EUC-KR, Windows-1250 or Windows-1251."
        )
        raise _error_at_byte(data, min(doubts), message)


def _error_at_byte(data: bytes, index: int, message: str) -> FormatError:
    before = data[:index].decode("latin-1")
    line, column = locate_character(before, len(before))
    return FormatError(message, line, column, _(_SAVE))


def _check_characters(text: str) -> None:
    if "\0" in text:
        raise _error_at(text, text.index("\0"), _("The text contains a NUL character."))
    half = _HALF_PAIR.search(text)
    if half:
        raise _error_at(text, half.start(), _("The text contains half of a surrogate pair."))
    sample = text[:_SAMPLE]
    odd = len(CONTROLS.findall(sample))
    if odd > max(4, _BINARY_SHARE * len(sample)):
        raise FormatError(_("This does not look like text."), 1, 1, _(_EXPORT))


def _error_at(text: str, index: int, message: str) -> FormatError:
    return FormatError(
        message, *locate_character(text, index), _("Remove it, or export the transcript again.")
    )
