"""WhatsApp: the chat that a phone exports, `[12/03/2026, 14:30:01] Ana: …` or
`12/03/26, 14:30 - Ana: …`, in the order and marks of the phone's language."""

import re

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.layouts import LONGEST_OPENING, Opening, edge_lines, read_layout
from summaries.formats.turns import TranscriptDraft, parse_timestamp

_DATE = r"(?P<date>\d{1,4}[./-]\d{1,2}[./-]\d{1,4}),?"
_CLOCK = r"(?P<time>\d{1,2}:\d\d(?::\d\d)?)(?:\s?(?P<half>[AaPp])\.?\s?[Mm]\.?)?"
_STAMP = re.compile(
    rf"(?:\[{_DATE}\s{_CLOCK}\]|{_DATE.replace('date', 'day')}\s"
    rf"{_CLOCK.replace('time', 'hour').replace('half', 'part')}\s[-–])\s"
)
_MARKS = re.compile("[\u200e\u200f\u202a-\u202e]")
_DAY, _HALF, _MINUTE_COLONS = 86_400.0, 43_200.0, 1


def is_whatsapp(text: str) -> bool:
    return any(_STAMP.match(_MARKS.sub("", line)) for line in edge_lines(text)[:3])


def read_whatsapp(text: str) -> TranscriptDraft:
    """Times count from the first message, a day for each new date. What has no name is the
    service's own line."""
    clock = _Clock()
    lines = [" ".join(_MARKS.sub("", line).split()) for line in text.split("\n")]
    own = re.compile("|".join(map(re.escape, filter(_is_service_line, lines))) or "(?!)")
    return read_layout(lines, clock.opens, aside=own)


def _is_service_line(line: str) -> bool:
    stamp = _STAMP.match(line)
    return stamp is not None and ": " not in line[stamp.end() :]


class _Clock:
    def __init__(self) -> None:
        self._date = ""
        self._days = 0
        self._first: float | None = None

    def opens(self, line: str) -> Opening | None:
        stamp = _STAMP.match(line[:LONGEST_OPENING])
        if stamp is None:
            return None
        name, colon, text = line[stamp.end() :].partition(": ")
        if not colon:
            return None
        date = re.sub(r"\b20(?=\d\d\b)", "", stamp["date"] or stamp["day"])
        self._days += bool(self._date) and date != self._date
        self._date = date
        start = self._seconds(stamp) + self._days * _DAY
        self._first = start if self._first is None else self._first
        return Opening(name.strip(), max(0.0, start - self._first), None, text)

    @staticmethod
    def _seconds(stamp: re.Match[str]) -> float:
        time, half = stamp["time"] or stamp["hour"], (stamp["half"] or stamp["part"] or "").upper()
        seconds = parse_timestamp(time if time.count(":") > _MINUTE_COLONS else f"{time}:00") or 0.0
        if half:
            return seconds % _HALF + (_HALF if half == "P" else 0.0)
        return seconds


WHATSAPP = TranscriptFormat("whatsapp", "WhatsApp", text=FormatReader(is_whatsapp, read_whatsapp))
