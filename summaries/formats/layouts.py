"""Transcripts that services write for people: lines that open a turn, talk, and the service's own
lines at head and tail."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeAlias

from django.utils.translation import gettext as _

from summaries.formats.turns import TranscriptDraft, make_turn

LONGEST_OPENING = 500  # characters
MATCHES_NOTHING = re.compile("(?!)")
OTTER_FOOTER = re.compile(r"Transcribed by https?://otter\.ai\S*")
MEET_FOOTER = re.compile(
    r"(?:Meeting|Transcription) ended after \d{1,3}:\d\d:\d\d.{0,9}|.{0,60}\d\d:\d\d:\d\d 👋|"
    r"This editable transcript was computer generated.*"
)
_EDGE_LENGTH = 40  # non-blank lines, at each end
_SHOWN = 100  # characters
_MOST_SHOWN = 12


def is_footer(line: str) -> bool:
    """A service's own line, which may have been copied with talk in any layout."""
    bare = line.strip()
    return bool(OTTER_FOOTER.fullmatch(bare) or MEET_FOOTER.fullmatch(bare))


@dataclass(frozen=True)
class Opening:
    """The content of a line that opens a turn; `text` is in the same line."""

    speaker: str
    start: float | None = None
    end: float | None = None
    text: str = ""


Opens: TypeAlias = Callable[[str], Opening | None]


def edge_lines(text: str) -> list[str]:
    """The first and the last non-blank lines."""
    lines = text.split("\n")
    filled = (line.strip() for line in lines)
    from_below = (line.strip() for line in reversed(lines))
    return [
        *islice(filter(None, filled), _EDGE_LENGTH),
        *islice(filter(None, from_below), _EDGE_LENGTH),
    ]


@dataclass
class _Talk:
    opening: Opening
    lines: list[str] = field(default_factory=list)


def read_layout(
    lines: Iterable[str],
    opens: Opens,
    *,
    aside: re.Pattern[str],
    text_below: bool = True,
    head: Iterable[str] = (),
) -> TranscriptDraft:
    """Turns in the order of their lines; other lines are left out with a warning.

    A turn is a line that `opens` knows and, if `text_below`, the paragraph under it. Other lines
    are talk only if a later line opens a turn; the last ones are the service's. So are `head`,
    the lines before the first turn, and those that match `aside`, until the next turn.
    """
    draft = TranscriptDraft()
    talks: list[_Talk] = []
    left_out = list(filter(None, map(str.strip, head)))
    loose: list[str] = []
    outside, below_blank = True, True
    for line in lines:
        bare = line.strip()
        if not bare:
            below_blank = True
            continue
        is_aside = aside.fullmatch(bare) is not None
        opening = None if is_aside else opens(line)
        if opening:
            if not outside:
                talks[-1].lines += loose
                loose = []
            talks.append(_Talk(opening, [opening.text] if opening.text else []))
            outside = False
        elif is_aside or outside:
            left_out += [*loose, bare]
            loose, outside = [], True
        elif text_below and not loose and not (below_blank and talks[-1].lines):
            talks[-1].lines.append(bare)
        else:
            loose.append(bare)
        below_blank = False
    draft.turns = [
        make_turn(said.opening.speaker, said.opening.start, said.opening.end, " ".join(said.lines))
        for said in talks
    ]
    warn_of_left_out(draft, [*left_out, *loose])
    draft.warn_of_unnamed()
    return draft


def warn_of_left_out(draft: TranscriptDraft, lines: list[str]) -> None:
    if not lines:
        return
    shown = [repr(line[:_SHOWN]) for line in lines[:_MOST_SHOWN]]
    hidden = len(lines) - len(shown)
    more = [_("{count} more").format(count=hidden)] if hidden else []
    warning = _("Left out, because it is not part of the conversation: {lines}.")
    draft.warnings.append(warning.format(lines=", ".join([*shown, *more])))
