"""Timed text in XML: TTML (W3C, also IMSC, DFXP and iTT) and YouTube's `timedtext`. Other markup is
refused by its name: tags would be taken for what was said."""

import re
from xml.parsers import expat

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from summaries.formats.captions import Cue, add_turns
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.turns import FormatError, TranscriptDraft, parse_timestamp
from summaries.languages import read_language

_ROOT = re.compile(r"<(?![?!])(?:[\w-]{1,40}:)?(?P<name>[\w-]{1,60})[\s/>]")
_MARKUP = re.compile(
    r"\s*(?:<\?xml\s|<!DOCTYPE\s|<!--|<(?:html|tt|timedtext|transcript|sami|body|head)[\s>])", re.I
)
_OFFSET = re.compile(r"(?P<number>\d{1,12}(?:\.\d{1,9})?)(?P<unit>h|ms|m|s|f|t)")
_CLOCK = re.compile(r"(?P<time>\d{1,4}:\d\d:\d\d(?:\.\d{1,9})?)(?::(?P<frames>\d{1,3}))?")
_DECLARED = 2_000  # characters
_SECONDS = {"h": 3600.0, "m": 60.0, "s": 1.0, "ms": 0.001}
_EXPORT = gettext_noop("Export the transcript as plain text, Word, VTT, SRT or JSON and send that.")


def is_markup(text: str) -> bool:
    return _MARKUP.match(text) is not None or text.lstrip()[:5] == r"{\rtf"


def read_markup(text: str) -> TranscriptDraft:
    """Raises FormatError for markup that is no timed text, by its name, and for broken XML."""
    if text.lstrip()[:5] == r"{\rtf":
        raise _wrong_kind_error("RTF")
    root = _ROOT.search(text[:_DECLARED])
    name = root["name"].casefold() if root else ""
    if name not in ("tt", "timedtext", "transcript"):
        is_html = name == "html" or "<!doctype html" in text[:_DECLARED].casefold()
        kind = (
            "HTML" if is_html or name in ("body", "head") else "SAMI" if name == "sami" else "XML"
        )
        raise _wrong_kind_error(kind)
    document = _TimedText(name)
    try:
        document.parse(text)
    except expat.ExpatError as error:
        message = _("This XML cannot be read: {why}.").format(why=expat.ErrorString(error.code))
        raise FormatError(message, error.lineno, error.offset + 1, _(_EXPORT)) from error
    return add_turns(document.cues, document.draft)


def _wrong_kind_error(kind: str) -> FormatError:
    return FormatError(_("This is {kind}, not a transcript.").format(kind=kind), remedy=_(_EXPORT))


class _TimedText:
    """The cues of a document, read without a tree, so that memory does not grow with its depth."""

    def __init__(self, root: str) -> None:
        self.draft = TranscriptDraft()
        self.cues: list[Cue] = []
        self._is_ttml = root == "tt"
        self._per_second = 1 if root == "transcript" else 1000
        self._rates = {"f": 30.0, "t": 1.0}
        self._agents: dict[str, str] = {}
        self._agent = ""
        self._in_title = self._in_name = False
        self._cue: Cue | None = None
        self._offsets = [0.0]
        self._depth: list[str] = []
        self._speaker = ""

    def parse(self, text: str) -> None:
        parser = expat.ParserCreate(encoding="utf-8")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        # Expanding entities are declared there.
        parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._parser = parser
        parser.Parse(re.sub(r"^\s*<\?xml.*?\?>", "", text, count=1), True)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        values = {key.rpartition(":")[2]: value for key, value in attributes.items()}
        if name in ("tt", "body", "div"):
            self.draft.language = self.draft.language or read_language(values.get("lang"))
        if name == "tt":
            rate = values.get("frameRate", "30")
            self._rates["f"] = float(rate) if rate.isdigit() and int(rate) else 30.0
            ticks = values.get("tickRate", "")
            self._rates["t"] = float(ticks) if ticks.isdigit() and int(ticks) else self._rates["f"]
        elif name == "agent":
            self._agent = values.get("id", "")
        elif name == "name" and self._agent:
            self._in_name = True
        elif name == "title":
            self._in_title = True
        elif name in ("p", "text") and self._cue is None:
            self._cue = self._timed(values)
            self._speaker = values.get("agent", "")
        elif name == "span" and self._cue is not None and values.get("agent"):
            self._speaker = self._speaker or values["agent"]
        elif name == "br" and self._cue is not None:
            self._cue.payload.append("")
        elif name in ("body", "div") and self._is_ttml:
            self._offsets.append(self._offsets[-1] + (self._seconds(values.get("begin")) or 0.0))

    def _timed(self, values: dict[str, str]) -> Cue:
        line = self._parser.CurrentLineNumber
        if not self._is_ttml:
            keys = ("t", "d") if self._per_second > 1 else ("start", "dur")
            start, length = (self._number(values.get(key), line) / self._per_second for key in keys)
            return Cue(line, start, start + length if length else None, [""])
        base = self._offsets[-1]
        start = base + (self._seconds(values.get("begin")) or 0.0)
        end, duration = self._seconds(values.get("end")), self._seconds(values.get("dur"))
        until = start + duration if duration is not None else None if end is None else base + end
        return Cue(line, start, until, [""])

    def _seconds(self, written: str | None) -> float | None:
        if written is None:
            return None
        clock, offset = _CLOCK.fullmatch(written), _OFFSET.fullmatch(written)
        if clock:
            seconds = parse_timestamp(clock["time"])
            if seconds is not None:
                return seconds + int(clock["frames"] or 0) / self._rates["f"]
        if offset:
            number, unit = float(offset["number"]), offset["unit"]
            return number * _SECONDS[unit] if unit in _SECONDS else number / self._rates[unit]
        raise self._broken(written)

    def _number(self, written: str | None, line: int) -> float:
        if written is None:
            return 0.0
        if not re.fullmatch(r"\d{1,12}(?:\.\d{1,9})?", written):
            raise self._broken(written)
        return float(written)

    def _broken(self, written: str) -> FormatError:
        message = _("{text} is not a time.").format(text=repr(written[:60]))
        remedy = _("Write times as 00:01:02.500.")
        return FormatError(message, self._parser.CurrentLineNumber, remedy=remedy)

    def _end(self, tag: str) -> None:
        name = tag.rpartition(":")[2]
        if name in ("p", "text") and self._cue is not None:
            agent = self._agents.get(self._speaker, "")
            if agent:
                self._cue.payload = [f"<v {agent}>", *self._cue.payload]
            self.cues.append(self._cue)
            self._cue = None
        elif name == "agent":
            self._agent = ""
        elif name in ("body", "div") and self._is_ttml and len(self._offsets) > 1:
            self._offsets.pop()
        self._in_name = self._in_title = False

    def _characters(self, characters: str) -> None:
        if self._cue is not None:
            # What add_turns would read as tags and references was said.
            said = characters.replace("&", "&amp;").replace("<", "&lt;").replace("\n", " ")
            if not self._is_ttml and self._per_second == 1:
                # The first kind of timedtext has references within references.
                said = characters.replace("\n", " ")
            self._cue.payload[-1] += said
        elif self._in_name:
            self._agents[self._agent] = self._agents.get(self._agent, "") + characters
        elif self._in_title:
            self.draft.title = (self.draft.title or "") + characters.strip() or None

    def _refuse_doctype(self, *_doctype: object) -> None:
        raise _wrong_kind_error(_("XML with a document type"))


TIMED_TEXT = TranscriptFormat(
    "ttml",
    "Timed text (TTML)",
    text=FormatReader(is_markup, read_markup),
    extensions=(".ttml", ".dfxp", ".itt", ".srv3", ".srv1", ".xml"),
)
