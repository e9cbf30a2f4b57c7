"""Captions: WebVTT and SRT, which are blocks of a timing line and the text under it.

It uses no library, because errors have to name line and column, and unreadable input must be an
error or a warning: a transcript is evidence.
"""

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeAlias

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.layouts import is_footer, warn_of_left_out
from summaries.formats.plain_text import SENTENCE_ENDS, split_name
from summaries.formats.turns import (
    TIME,
    FormatError,
    TranscriptDraft,
    Turn,
    make_turn,
    seconds_of,
)

# --- Merging of turns -------------------------------------------------------
# Captions cut speech into lines for a screen; a reader wants whole turns.

LONGEST_PAUSE_SECONDS = 3.0
# A longer turn ends at its next sentence, so that evidence can still point into a monologue.
ENOUGH_WORDS = 120
# Automatic captions may have no sentences at all.
MOST_WORDS = 300

_CLOSERS = "\"'”’»)]"


def merge_adjacent(turns: Iterable[Turn]) -> list[Turn]:
    """Joins neighbours of one speaker: the start of the first, the end of the last.

    Without a speaker only an unfinished sentence is joined, because the next cue may be another
    person's. Merging twice changes nothing.
    """
    merged: list[Turn] = []
    for turn in turns:
        if merged and _runs_on(merged[-1], turn):
            merged[-1] = _join(merged[-1], turn)
        else:
            merged.append(turn)
    return merged


def _runs_on(first: Turn, second: Turn) -> bool:
    pause = 0.0 if first.end is None or second.start is None else second.start - first.end
    if first.speaker != second.speaker or pause > LONGEST_PAUSE_SECONDS:
        return False
    words = len(first.text.split())
    if not first.text.rstrip(_CLOSERS).endswith(SENTENCE_ENDS):
        return words < MOST_WORDS
    return bool(first.speaker) and words < ENOUGH_WORDS


def _join(first: Turn, second: Turn) -> Turn:
    ends = [end for end in (first.end, second.end) if end is not None]
    start = second.start if first.start is None else first.start
    return Turn(first.speaker, start, max(ends, default=None), f"{first.text} {second.text}")


# --- Cues -------------------------------------------------------------------

NumberedLine: TypeAlias = tuple[int, str]

TIMING = re.compile(rf"\s*(?P<start>{TIME})\s*-->\s*(?P<end>{TIME})(?P<settings>\s.*)?")
_ARROW = "-->"
_LIKE_TIMING = re.compile(r"[:.,\d]*\s*-->|.*-->\s*\d+[:.,]\d")
_VOICE = re.compile(r"<v(?:\.[^\s<>]*)?[ \t\n](?P<name>[^<>]*)>")
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>|<\d[\d:.]*>|</>")
_TIMES_REMEDY = gettext_noop("Write it as 00:01:02.500 --> 00:01:05.000.")


@dataclass
class Cue:
    """`line` is that of its timing; `payload` is the text under it, including tags."""

    line: int
    start: float
    end: float | None
    payload: list[str] = field(default_factory=list)


def blocks(text: str) -> Iterator[list[NumberedLine]]:
    """Runs of non-blank lines, each with its number from 1."""
    block: list[NumberedLine] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            block.append((number, line))
        elif block:
            yield block
            block = []
    if block:
        yield block


def is_timing(line: str) -> bool:
    return TIMING.fullmatch(line) is not None


def read_cues(found: Sequence[list[NumberedLine]], draft: TranscriptDraft) -> list[Cue]:
    """The cues of `found`, in order; warns of text outside of cues.

    Raises FormatError where a timing line cannot be read.
    """
    cues: list[Cue] = []
    for block in found:
        _read_block(block, cues, draft)
    return cues


def _read_block(block: list[NumberedLine], cues: list[Cue], draft: TranscriptDraft) -> None:
    lines = [line for _, line in block]
    timings = [index for index in range(len(lines)) if _times_cue(lines, index)]
    starts_cue = bool(timings) and timings[0] <= 1
    if not starts_cue:
        _keep_loose_text(block[: timings[0]] if timings else block, cues, draft)
    for position, index in enumerate(timings):
        last = position + 1 == len(timings)
        stop = len(block) if last else _before_number(block, timings[position + 1], index)
        cue = _read_timing(*block[index], draft)
        cue.payload = [line for _, line in block[index + 1 : stop]]
        cues.append(cue)


def _times_cue(lines: list[str], index: int) -> bool:
    """An arrow in the first line of a block, in the second under the cue's number or name, or
    next to what looks like times."""
    if _ARROW not in lines[index]:
        return False
    in_place = index == 0 or (index == 1 and _ARROW not in lines[0])
    return in_place or bool(_LIKE_TIMING.match(lines[index].strip()))


def _before_number(block: list[NumberedLine], timing: int, previous: int) -> int:
    """Where a cue's text ends if no empty line separates it from the next cue."""
    numbered = timing - 1 > previous and block[timing - 1][1].strip().isdigit()
    return timing - 1 if numbered else timing


def _read_timing(number: int, line: str, draft: TranscriptDraft) -> Cue:
    match = TIMING.fullmatch(line)
    if match is None:
        column = len(line) - len(line.lstrip()) + 1
        message = _("{text} is not a pair of times.").format(text=repr(line.strip()[:60]))
        raise FormatError(message, number, column, _(_TIMES_REMEDY))
    start, end = (_read_time(number, match, side) for side in ("start", "end"))
    if end < start:
        warning = _("The cue at line {number} ends before it starts; its end is unknown.")
        draft.warnings.append(warning.format(number=number))
        return Cue(number, start, None)
    return Cue(number, start, end)


def _read_time(number: int, match: re.Match[str], side: str) -> float:
    seconds = seconds_of(match[side])
    if seconds is None:
        message = _("{text} is not a time: minutes and seconds end at 59.")
        raise FormatError(
            message.format(text=repr(match[side])), number, match.start(side) + 1, _(_TIMES_REMEDY)
        )
    return seconds


def _keep_loose_text(block: list[NumberedLine], cues: list[Cue], draft: TranscriptDraft) -> None:
    footers = [line.strip() for _, line in block if is_footer(line)]
    warn_of_left_out(draft, footers)
    block = [numbered for numbered in block if not is_footer(numbered[1])]
    if not block:
        return
    number, line = block[0]
    if not cues:
        warning = _("Line {number} comes before the first cue and was left out: {text}")
        draft.warnings.append(warning.format(number=number, text=repr(line[:60])))
        return
    cues[-1].payload.extend(line for _, line in block)
    warning = _("Line {number} has no times; it was added to the cue above it.")
    draft.warnings.append(warning.format(number=number))


def add_turns(cues: Sequence[Cue], draft: TranscriptDraft) -> TranscriptDraft:
    """The cues as turns: in order of time, named, and joined where one speaker continues."""
    ordered = sorted(cues, key=lambda cue: cue.start)
    if ordered != list(cues):
        draft.warnings.append(_("Cues were out of order; they were sorted by start time."))
    spoken = [
        # The words of a cue: tags taken out, then character references decoded.
        make_turn(speaker, cue.start, cue.end, html.unescape(_TAG.sub("", text)))
        for cue in ordered
        for speaker, text in _voices("\n".join(cue.payload))
    ]
    draft.turns = merge_adjacent(turn for turn in spoken if turn.text)
    draft.warn_of_unnamed()
    return draft


def _voices(payload: str) -> Iterator[tuple[str, str]]:
    """Who says what in one cue: by voice spans, else by `Name:` at the front of a line."""
    spans = list(_VOICE.finditer(payload))
    before = payload[: spans[0].start()] if spans else payload
    yield from _named_lines(before)
    stops = [*(span.start() for span in spans[1:]), len(payload)]
    for span, stop in zip(spans, stops, strict=False):
        yield html.unescape(span["name"]), payload[span.end() : stop]


def _named_lines(text: str) -> Iterator[tuple[str, str]]:
    speaker, spoken = "", ""
    for line in text.split("\n"):
        named = split_name(_TAG.sub("", line).strip())
        if named:
            yield speaker, spoken
            speaker, spoken = html.unescape(named[0]), named[1]
        else:
            spoken += f"\n{line}"
    yield speaker, spoken


# --- SRT --------------------------------------------------------------------
# SubRip (SRT): numbered cues with a comma before the milliseconds; it has no standard.

_POSITION = re.compile(r"\{\\[^{}]*\}")
_REMEDY = gettext_noop(
    "Every cue needs a line such as 00:01:02,500 --> 00:01:05,000 above its text."
)
_LINES_TO_FIRST_TIMING = 3


def is_srt(text: str) -> bool:
    lines = islice((line for line in text.split("\n") if line.strip()), _LINES_TO_FIRST_TIMING)
    return any(is_timing(line) for line in lines)


def read_srt(text: str) -> TranscriptDraft:
    """Speakers from `Name:` in front of a line; numbers may be missing, dots may be commas.

    Raises FormatError when no cue is there or times are broken.
    """
    draft = TranscriptDraft()
    cues = read_cues([part for block in blocks(text) for part in _parts(block)], draft)
    if not cues and text.strip():
        raise FormatError(_("There is no timing line in this SRT file."), 1, 1, _(_REMEDY))
    for cue in cues:
        cue.payload = [_POSITION.sub("", line) for line in cue.payload]
    return add_turns(cues, draft)


def _parts(block: list[NumberedLine]) -> list[list[NumberedLine]]:
    """Words above a timing end the cue before: only a number belongs there."""
    first = block[0][1]
    number_or_timing = first.strip().isdigit() or is_timing(first)
    if len(block) > 1 and is_timing(block[1][1]) and not number_or_timing:
        return [block[:1], block[1:]]
    return [block]


SRT = TranscriptFormat(
    "srt", "SubRip (SRT)", text=FormatReader(is_srt, read_srt), extensions=(".srt",)
)


# --- VTT --------------------------------------------------------------------
# WebVTT (W3C Candidate Recommendation), as meeting services write it.

_HEADER = re.compile(r"WEBVTT(?:[ \t](?P<rest>.*))?")
_ASIDE = re.compile(r"NOTE(?:[ \t].*)?|STYLE[ \t]*|REGION[ \t]*")
_VTT_REMEDY = gettext_noop(
    "The first line of a VTT file is WEBVTT; for SRT or text, name that format."
)


def is_vtt(text: str) -> bool:
    return _HEADER.fullmatch(text.split("\n", 1)[0]) is not None


def read_vtt(text: str) -> TranscriptDraft:
    """Speakers from `<v Name>`, else from `Name:` in front, as Zoom writes it.

    NOTE, STYLE and REGION blocks and cue settings are passed over. A title may follow the
    signature: `WEBVTT - Title`. Raises FormatError for a missing signature or broken times.
    """
    draft, body = open_file(text)
    return add_turns(read_cues(body, draft), draft)


def open_file(text: str) -> tuple[TranscriptDraft, list[list[NumberedLine]]]:
    """The title, and the blocks without header, notes, styles and regions."""
    header = _HEADER.fullmatch(text.split("\n", 1)[0])
    if header is None:
        raise FormatError(_("The WEBVTT signature is missing."), 1, 1, _(_VTT_REMEDY))
    rest = (header["rest"] or "").strip()
    draft = TranscriptDraft(
        title=rest.lstrip("-–— ") or None if rest[:1] in ("-", "–", "—") else None
    )
    first, *others = blocks(text)
    body = [_without_metadata(first[1:]), *(block for block in others if not _is_aside(block))]
    return draft, [block for block in body if block]


def _without_metadata(header: list[NumberedLine]) -> list[NumberedLine]:
    """Cues that follow the signature without an empty line; `Kind: captions` is not one."""
    first = next((i for i, (_, line) in enumerate(header) if is_timing(line)), None)
    return [] if first is None else header[first:]


def _is_aside(block: list[NumberedLine]) -> bool:
    return _ASIDE.fullmatch(block[0][1]) is not None and not any(
        is_timing(line) for _, line in block[1:2]
    )


VTT = TranscriptFormat("vtt", "WebVTT", text=FormatReader(is_vtt, read_vtt), extensions=(".vtt",))
