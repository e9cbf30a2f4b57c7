"""The text of a Word document (.docx), which is a ZIP file of XML."""

import zipfile
import zlib
from io import BytesIO
from xml.parsers import expat

from django.utils.translation import gettext as _

from summaries.formats.turns import FormatError

# Ten hours of talk have some 10 MB.
_MOST_BYTES = 16 * 1024 * 1024
BEGINNING = b"PK\x03\x04"
_DOCUMENT = "word/document.xml"
_WORDS = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_TEXT, _PARAGRAPH = f"{_WORDS} t", f"{_WORDS} p"
_MARKS = {f"{_WORDS} tab": "\t", f"{_WORDS} br": "\n", f"{_WORDS} cr": "\n"}


def text_of(data: bytes) -> str:
    """Its paragraphs, with an empty line between them.

    Raises FormatError for another kind of file, for one that is damaged or has a document type, and
    for one that is too large when unpacked.
    """
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive, archive.open(_DOCUMENT) as file:
            # Unpacks no more than that: its declared size may be false.
            xml = file.read(_MOST_BYTES + 1)
        if len(xml) > _MOST_BYTES:
            raise ValueError(f"unpacked, it has more than {_MOST_BYTES:,} bytes")
        paragraphs = _Paragraphs(xml)
    except KeyError as error:
        message = _("This is a ZIP or Office file, not a transcript.")
        remedy = _("Export the transcript as plain text, Word, VTT, SRT or JSON and send that.")
        raise FormatError(message, remedy=remedy) from error
    except (
        *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError),
        *(expat.ExpatError, ValueError),
    ) as error:
        message = _("This ZIP or Office file cannot be read: {why}.").format(why=error)
        raise FormatError(
            message, remedy=_("Save it again, or export it as plain text.")
        ) from error
    return "\n\n".join(paragraphs.read)


class _Paragraphs:
    """The paragraphs of an XML document, read without a tree, so that memory does not grow with
    the depth and number of elements."""

    def __init__(self, xml: bytes) -> None:
        self.read: list[str] = []
        self._pieces: list[str] = []
        self._in_text = False
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        # No Word document has one, and expanding entities are declared there.
        parser.StartDoctypeDeclHandler = _refuse
        parser.Parse(xml, True)

    def _start(self, name: str, _attributes: object) -> None:
        if name in _MARKS:
            self._pieces.append(_MARKS[name])
        self._in_text = name == _TEXT

    def _end(self, name: str) -> None:
        self._in_text = False
        if name == _PARAGRAPH:
            self.read.append("".join(self._pieces))
            self._pieces = []

    def _characters(self, characters: str) -> None:
        if self._in_text:
            self._pieces.append(characters)


def _refuse(*_: object) -> None:
    raise ValueError("it declares a document type")
