"""Captions: WebVTT and SRT, which are blocks of a timing line and the text under it.

It uses no library, because errors have to name line and column, and unreadable input must be an
error or a warning: a transcript is evidence.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import TypeAlias

from countersign_judge.repeats import find_repeats
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from summaries.formats.cue_speakers import split_by_speaker
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.layouts import is_footer, warn_of_left_out
from summaries.formats.plain_text import SENTENCE_ENDS
from summaries.formats.rolling import remove_rolling_repeats
from summaries.formats.turns import (
    TIME,
    FormatError,
    TranscriptDraft,
    Turn,
    make_turn,
    parse_timestamp,
)
from summaries.languages import read_language

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
    turns = list(turns)
    # What a speech model repeats stays apart, so that it can be counted.
    repeated = {
        at
        for stretch in find_repeats([turn.text for turn in turns])
        for at in range(stretch.first, stretch.stop)
    }
    merged: list[Turn] = []
    for at, turn in enumerate(turns):
        apart = at in repeated or at - 1 in repeated
        if merged and not apart and _is_continued(merged[-1], turn):
            merged[-1] = _join_turns(merged[-1], turn)
        else:
            merged.append(turn)
    return merged


def _is_continued(first: Turn, second: Turn) -> bool:
    pause = 0.0 if first.end is None or second.start is None else second.start - first.end
    if first.speaker != second.speaker or pause > LONGEST_PAUSE_SECONDS:
        return False
    words = len(first.text.split())
    if not first.text.rstrip(_CLOSERS).endswith(SENTENCE_ENDS):
        return words < MOST_WORDS
    return bool(first.speaker) and words < ENOUGH_WORDS


def _join_turns(first: Turn, second: Turn) -> Turn:
    ends = [end for end in (first.end, second.end) if end is not None]
    start = second.start if first.start is None else first.start
    return Turn(first.speaker, start, max(ends, default=None), f"{first.text} {second.text}")


# --- Cues -------------------------------------------------------------------

NumberedLine: TypeAlias = tuple[int, str]

TIMING = re.compile(rf"\s*(?P<start>{TIME})\s*-->\s*(?P<end>{TIME})(?P<settings>\s.*)?")
_ARROW = "-->"
_LIKE_TIMING = re.compile(r"[:.,\d]*\s*-->|.*-->\s*\d+[:.,]\d")
# A negative time, and what word processors make of an arrow.
_BROKEN_TIMING = re.compile(
    r"\s*-?\d{1,4}:\d{1,4}[\d:.,]{0,20}\s*(?:--?>|[–—=]>|→)\s*-?\d{1,4}:\d{1,4}[\d:.,]{0,20}\s*"
)
_TIMES_REMEDY = gettext_noop("Write it as 00:01:02.500 --> 00:01:05.000.")
_MAX_SHOWN_CHARACTERS = 200  # characters


@dataclass
class Cue:
    """`line` is that of its timing; `payload` is the text under it, including tags. `identifier`
    is the line above the timing. A loose cue is text without a timing, at the times of the cue
    above it."""

    line: int
    start: float
    end: float | None
    payload: list[str] = field(default_factory=list)
    identifier: str = ""
    is_loose: bool = False


def split_blocks(text: str) -> Iterator[list[NumberedLine]]:
    """Runs of lines between empty ones, each with its number from 1.

    A line of white space ends a block only above a timing: captions have such lines within a cue.
    """
    lines = text.split("\n")
    block: list[NumberedLine] = []
    for index, line in enumerate(lines):
        below = lines[index + 1 : index + 3]
        if line and (line.strip() or not any(map(is_timing, below))):
            block.append((index + 1, line))
        elif block:
            yield block
            block = []
    if block:
        yield block


def is_timing(line: str) -> bool:
    return _ARROW in line and TIMING.fullmatch(line) is not None


def read_cues(
    found: Iterable[list[NumberedLine]], draft: TranscriptDraft, *, keeps_loose: bool = False
) -> list[Cue]:
    """The cues of `found`, in order.

    Text outside of cues is left out, or becomes a loose cue if `keeps_loose`; a warning shows it.
    Raises FormatError where a timing line cannot be read.
    """
    cues: list[Cue] = []
    for block in found:
        filled = [numbered for numbered in block if numbered[1].strip()]
        if filled:
            _read_block(filled, cues, draft, keeps_loose=keeps_loose)
    return cues


def _read_block(
    block: list[NumberedLine], cues: list[Cue], draft: TranscriptDraft, *, keeps_loose: bool
) -> None:
    lines = [line for _, line in block]
    timings = [index for index in range(len(lines)) if _is_cue_timing(lines, index)]
    starts_cue = bool(timings) and timings[0] <= 1
    if not starts_cue:
        loose = block[: timings[0]] if timings else block
        _read_loose_text(loose, cues, draft, keeps_loose=keeps_loose)
    for position, index in enumerate(timings):
        last = position + 1 == len(timings)
        stop = len(block) if last else _find_cue_end(block, timings[position + 1], index)
        cue = _read_timing(*block[index], draft)
        cue.payload = [line for _, line in block[index + 1 : stop]]
        if index == 1 and position == 0:
            cue.identifier = lines[0].strip()
        cues.append(cue)


def _is_cue_timing(lines: list[str], index: int) -> bool:
    """An arrow in the first line of a block, in the second under the cue's number or name, or
    next to what looks like times."""
    line = lines[index]
    if _BROKEN_TIMING.fullmatch(line):
        return True
    if _ARROW not in line:
        return False
    in_place = index == 0 or (index == 1 and _ARROW not in lines[0])
    return in_place or bool(_LIKE_TIMING.match(line.strip()))


def _find_cue_end(block: list[NumberedLine], timing: int, previous: int) -> int:
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
    seconds = parse_timestamp(match[side])
    if seconds is None:
        message = _("{text} is not a time: minutes and seconds end at 59.")
        raise FormatError(
            message.format(text=repr(match[side])), number, match.start(side) + 1, _(_TIMES_REMEDY)
        )
    return seconds


def _read_loose_text(
    block: list[NumberedLine], cues: list[Cue], draft: TranscriptDraft, *, keeps_loose: bool
) -> None:
    footers = [line.strip() for _, line in block if is_footer(line)]
    warn_of_left_out(draft, footers)
    block = [numbered for numbered in block if not is_footer(numbered[1])]
    if not block:
        return
    number, text = block[0][0], " ".join(line.strip() for _, line in block)
    if cues and keeps_loose:
        warning = _("Line {number} has no times; who says it is unknown: {text}")
        payload = [line for _, line in block]
        cues.append(Cue(number, cues[-1].start, cues[-1].end, payload, is_loose=True))
    elif cues:
        warning = _("Line {number} is in no cue and was left out: {text}")
    else:
        warning = _("Line {number} comes before the first cue and was left out: {text}")
    draft.warnings.append(warning.format(number=number, text=repr(text[:_MAX_SHOWN_CHARACTERS])))


def add_turns(cues: Sequence[Cue], draft: TranscriptDraft) -> TranscriptDraft:
    """The cues as turns: in order of time, named, without what rolls over from cue to cue, and
    joined where one speaker continues."""
    ordered = sorted(cues, key=lambda cue: cue.start)
    if ordered != list(cues):
        draft.warnings.append(_("Cues were out of order; they were sorted by start time."))
    # Segments of a stream repeat a cue that is on screen in both.
    once = [
        cue
        for before, cue in zip([None, *ordered], ordered, strict=False)
        if not _is_same_cue(before, cue)
    ]
    spoken = split_by_speaker([(cue.identifier, cue.payload, cue.is_loose) for cue in once])
    runs: list[list[Turn]] = [[]]
    times = [(cue.start, cue.end) for cue in once]
    for piece, (start, end) in remove_rolling_repeats(spoken, times):
        turn = make_turn(piece.speaker, start, end, piece.text)
        if not turn.text:
            continue
        if piece.is_new and not turn.speaker:
            # Another person, though both are unknown.
            runs.append([])
        runs[-1].append(turn)
    draft.turns = [turn for run in runs for turn in merge_adjacent(run)]
    draft.warn_of_unnamed()
    return draft


def _is_same_cue(first: Cue | None, second: Cue) -> bool:
    return first is not None and (first.start, first.end, first.payload) == (
        second.start,
        second.end,
        second.payload,
    )


# --- SRT --------------------------------------------------------------------
# SubRip (SRT): numbered cues with a comma before the milliseconds; it has no standard.

_POSITION = re.compile(r"\{\\[^{}]*\}")
_REMEDY = gettext_noop(
    "Every cue needs a line such as 00:01:02,500 --> 00:01:05,000 above its text."
)
_LINES_TO_FIRST_TIMING = 3


def is_srt(text: str) -> bool:
    lines = islice((line for line in text.split("\n") if line.strip()), _LINES_TO_FIRST_TIMING)
    return any(is_timing(line) or _BROKEN_TIMING.fullmatch(line) for line in lines)


def read_srt(text: str) -> TranscriptDraft:
    """Speakers from `Name:` in front of a line; numbers may be missing, dots may be commas.

    Text without times stays, because players show it, without a speaker. Raises FormatError when
    no cue is there or times are broken.
    """
    draft = TranscriptDraft()
    cues = read_cues(split_blocks(text), draft, keeps_loose=True)
    if not cues and text.strip():
        raise FormatError(_("There is no timing line in this SRT file."), 1, 1, _(_REMEDY))
    for cue in cues:
        cue.payload = [_POSITION.sub("", line) for line in cue.payload]
    return add_turns(cues, draft)


SRT = TranscriptFormat(
    "srt", "SubRip (SRT)", text=FormatReader(is_srt, read_srt), extensions=(".srt",)
)


# --- SBV --------------------------------------------------------------------
# YouTube's captions and Google Meet's: `0:00:01.000,0:00:04.000` above the text.

_SBV_TIMING = re.compile(r"(\d{1,4}:\d\d:\d\d\.\d{1,3}),(\d{1,4}:\d\d:\d\d\.\d{1,3})")


def is_sbv(text: str) -> bool:
    first = next((line for line in text.split("\n") if line.strip()), "")
    return _SBV_TIMING.fullmatch(first.strip()) is not None


def read_sbv(text: str) -> TranscriptDraft:
    """As SRT, without numbers. `[br]` is a line break. Raises FormatError as that does."""
    lines = []
    for line in text.split("\n"):
        timing = _SBV_TIMING.fullmatch(line.strip())
        lines.append(f"{timing[1]} --> {timing[2]}" if timing else line.replace("[br]", " "))
    return read_srt("\n".join(lines))


SBV = TranscriptFormat(
    "sbv", "SubViewer (SBV)", text=FormatReader(is_sbv, read_sbv), extensions=(".sbv",)
)


# --- VTT --------------------------------------------------------------------
# WebVTT (W3C Candidate Recommendation), as meeting services write it.

_HEADER = re.compile(r"WEBVTT(?:[ \t](?P<rest>.*))?")
_DECLARED_LANGUAGE = re.compile(r"Language:\s*(?P<tag>\S{1,35})\s*", re.IGNORECASE)
_ASIDE = re.compile(r"NOTE(?:[ \t].*)?|STYLE[ \t]*|REGION[ \t]*")
# RFC 8216, section 3.5: each segment of a stream begins with a header of its own.
_STREAM_TIMES = "X-TIMESTAMP-MAP="
_VTT_REMEDY = gettext_noop(
    "The first line of a VTT file is WEBVTT; for SRT or text, name that format."
)


def is_vtt(text: str) -> bool:
    return _HEADER.fullmatch(text.split("\n", 1)[0]) is not None


def read_vtt(text: str) -> TranscriptDraft:
    """Speakers from `<v Name>`, else from what begins a cue: `Name:`, `[Name]`, `>>`.

    NOTE, STYLE and REGION blocks, cue settings and the headers of a stream's segments are passed
    over. Text outside of cues is left out with a warning, as the standard wants. A title may
    follow the signature: `WEBVTT - Title`. Raises FormatError for a missing signature or broken
    times.
    """
    draft, body = read_vtt_blocks(text)
    return add_turns(read_cues(body, draft), draft)


def read_vtt_blocks(text: str) -> tuple[TranscriptDraft, list[list[NumberedLine]]]:
    """Title and language, and the blocks without headers, notes, styles and regions."""
    header = _HEADER.fullmatch(text.split("\n", 1)[0])
    if header is None:
        raise FormatError(_("The WEBVTT signature is missing."), 1, 1, _(_VTT_REMEDY))
    rest = (header["rest"] or "").strip()
    draft = TranscriptDraft(
        title=rest.lstrip("-–— ") or None if rest[:1] in ("-", "–", "—") else None
    )
    below = takewhile(lambda line: line.strip() and not is_timing(line), text.split("\n")[1:])
    declared = (match["tag"] for match in map(_DECLARED_LANGUAGE.fullmatch, below) if match)
    draft.language = read_language(next(declared, ""))
    body: list[list[NumberedLine]] = []
    for block in split_blocks(text):
        body.extend(_strip_headers(block))
    return draft, body


def _strip_headers(block: list[NumberedLine]) -> list[list[NumberedLine]]:
    """The cues of a block before and after the header of a file or a segment in it."""
    at = next((i for i in range(len(block)) if _is_header(block, i)), None)
    if at is None:
        return [] if _is_aside(block) else [block]
    before, below = block[:at], block[at + 1 :]
    first = next((i for i, (_, line) in enumerate(below) if is_timing(line)), None)
    after = [] if first is None else below[first:]
    # `Kind: captions` is not a cue, but a line right above a timing may be its name.
    return [part for part in (before, after) if part]


def _is_header(block: list[NumberedLine], index: int) -> bool:
    line = block[index][1].lstrip("\ufeff")
    if line.startswith(_STREAM_TIMES):
        return True
    if _HEADER.fullmatch(line) is None:
        return False
    # Anywhere else it is a word of a cue.
    is_first = index == 0
    return is_first or any(text.startswith(_STREAM_TIMES) for _, text in block[index + 1 :][:2])


def _is_aside(block: list[NumberedLine]) -> bool:
    return _ASIDE.fullmatch(block[0][1]) is not None and not any(
        is_timing(line) for _, line in block[1:2]
    )


VTT = TranscriptFormat("vtt", "WebVTT", text=FormatReader(is_vtt, read_vtt), extensions=(".vtt",))
