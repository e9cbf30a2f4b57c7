"""What VTT and SRT share: blocks of a timing line and the text under it.

Written here, because line and column of what cannot be read and the name of who speaks matter more
than subtitles' layout: what stays unread is an error or a warning, for a transcript is evidence.
"""

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from summaries.formats.clock import TIME, seconds_of
from summaries.formats.errors import FormatError
from summaries.formats.merging import merge_adjacent
from summaries.formats.names import split_name
from summaries.formats.turns import Draft, Turn, has_words, make_turn

Line: TypeAlias = tuple[int, str]

TIMING = re.compile(rf"\s*(?P<start>{TIME})\s*-->\s*(?P<end>{TIME})(?P<settings>\s.*)?")
_ARROW = "-->"
_LIKE_TIMING = re.compile(r"[:.,\d]*\s*-->|.*-->\s*\d+[:.,]\d")
_VOICE = re.compile(r"<v(?:\.[^\s<>]*)?[ \t\n](?P<name>[^<>]*)>")
_TAG = re.compile(r"</?[a-zA-Z][^<>]*>|<\d[\d:.]*>|</>")
_TIMES_REMEDY = "Write it as 00:01:02.500 --> 00:01:05.000."


@dataclass
class Cue:
    """`line` is where its timing stands; `payload` is the text under it, tags and all."""

    line: int
    start: float
    end: float | None
    payload: list[str] = field(default_factory=list)


def blocks(text: str) -> Iterator[list[Line]]:
    """Runs of lines with something on them, each with its number from 1."""
    block: list[Line] = []
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


def read_cues(found: Sequence[list[Line]], draft: Draft) -> list[Cue]:
    """The cues of `found`, in their order; text that stands outside of one is warned of.

    Raises FormatError where a timing line cannot be read.
    """
    cues: list[Cue] = []
    for block in found:
        _read_block(block, cues, draft)
    return cues


def _read_block(block: list[Line], cues: list[Cue], draft: Draft) -> None:
    lines = [line for _, line in block]
    timings = [i for i, line in enumerate(lines) if _looks_like_timing(line, _may_time(lines, i))]
    starts_cue = bool(timings) and timings[0] <= 1
    if not starts_cue:
        _keep_loose_text(block[: timings[0]] if timings else block, cues, draft)
    for position, index in enumerate(timings):
        last = position + 1 == len(timings)
        stop = len(block) if last else _before_number(block, timings[position + 1], index)
        cue = _read_timing(*block[index], draft)
        cue.payload = [line for _, line in block[index + 1 : stop]]
        cues.append(cue)


def _may_time(lines: list[str], index: int) -> bool:
    """The first line of a block, or the second one under a number or a name for the cue."""
    return index == 0 or (index == 1 and _ARROW not in lines[0])


def _looks_like_timing(line: str, in_place: bool) -> bool:
    return _ARROW in line and (in_place or bool(_LIKE_TIMING.match(line.strip())))


def _before_number(block: list[Line], timing: int, previous: int) -> int:
    """Where the text of a cue stops when no empty line parts it from the next one."""
    numbered = timing - 1 > previous and block[timing - 1][1].strip().isdigit()
    return timing - 1 if numbered else timing


def _read_timing(number: int, line: str, draft: Draft) -> Cue:
    match = TIMING.fullmatch(line)
    if match is None:
        column = len(line) - len(line.lstrip()) + 1
        message = f"{line.strip()[:60]!r} is not a pair of times."
        raise FormatError(message, number, column, _TIMES_REMEDY)
    start, end = (_read_time(number, match, side) for side in ("start", "end"))
    if end < start:
        draft.warnings.append(
            f"The cue at line {number} ends before it starts; its end is unknown."
        )
        return Cue(number, start, None)
    return Cue(number, start, end)


def _read_time(number: int, match: re.Match[str], side: str) -> float:
    seconds = seconds_of(match[side])
    if seconds is None:
        message = f"{match[side]!r} is no time: minutes and seconds end at 59."
        raise FormatError(message, number, match.start(side) + 1, _TIMES_REMEDY)
    return seconds


def _keep_loose_text(block: list[Line], cues: list[Cue], draft: Draft) -> None:
    number, line = block[0]
    if not cues:
        draft.warnings.append(
            f"Line {number} stands before the first cue and was left out: {line[:60]!r}"
        )
        return
    cues[-1].payload.extend(line for _, line in block)
    draft.warnings.append(f"Line {number} has no times; it was added to the cue above it.")


def add_turns(cues: Sequence[Cue], draft: Draft) -> Draft:
    """The cues as turns: in order of time, named, and joined where one speaker runs on."""
    spoken = [turn for cue in _in_order(cues, draft) for turn in _turns_of(cue)]
    draft.turns = merge_adjacent(turn for turn in spoken if turn.text)
    _warn_of_unnamed(draft)
    return draft


def _in_order(cues: Sequence[Cue], draft: Draft) -> list[Cue]:
    ordered = sorted(cues, key=lambda cue: cue.start)
    if ordered != list(cues):
        draft.warnings.append("Cues were not in order of time; they were sorted by their start.")
    return ordered


def _warn_of_unnamed(draft: Draft) -> None:
    unnamed = sum(not turn.speaker for turn in draft.turns if has_words(turn.text))
    if unnamed:
        draft.warnings.append(f"{unnamed} of {len(draft.turns)} turns name no speaker.")


def _turns_of(cue: Cue) -> Iterator[Turn]:
    for speaker, text in _voices("\n".join(cue.payload)):
        yield make_turn(speaker, cue.start, cue.end, plain(text))


def _voices(payload: str) -> Iterator[tuple[str, str]]:
    """Who says what in one cue: by voice spans, else by `Name:` at the front of a line."""
    spans = list(_VOICE.finditer(payload))
    before = payload[: spans[0].start()] if spans else payload
    yield from _named_lines(before)
    stops = [*(span.start() for span in spans[1:]), len(payload)]
    for span, stop in zip(spans, stops, strict=False):
        yield html.unescape(span["name"]), payload[span.end() : stop]


def _named_lines(text: str) -> Iterator[tuple[str, str]]:
    speaker, said = "", ""
    for line in text.split("\n"):
        named = split_name(_TAG.sub("", line).strip())
        if named:
            yield speaker, said
            speaker, said = html.unescape(named[0]), named[1]
        else:
            said += f"\n{line}"
    yield speaker, said


def plain(text: str) -> str:
    """The words of a cue: tags taken out, then character references decoded."""
    return html.unescape(_TAG.sub("", text))
