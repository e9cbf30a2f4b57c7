"""Plain text: `Name: …`, with or without times, and the layouts of note takers.

[00:01:02] Name: …              (00:01:02) Name: …            00:01:02 Name: …
[00:01:02 - 00:01:05] Name: …   Name [00:01:02]: …            Name  0:12  (text below)
0:12 | Name  (text below)       Name - 0:12  (text below)     **Name:** …
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from countersign_judge.llm.providers.offline.words import word_set
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, gettext_noop

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.layouts import is_footer, warn_of_left_out
from summaries.formats.turns import (
    TIME,
    FormatError,
    TranscriptDraft,
    make_turn,
    parse_timestamp,
)
from summaries.languages import read_language

# --- Speaker names ----------------------------------------------------------
# Tells `Name: what was said` from a sentence with a colon.

_WORD = r"[^\W_][\w.'’&/()#+-]*"
_PREFIX = re.compile(
    rf"(?:[-–—] ?|>>+ ?)?(?P<name>{_WORD}(?: (?:{_WORD}|\([^():]{{1,40}}\))){{0,5}})(?::\s|：)"
)
_PARTICLES = word_set(
    """
    al bin da de del der di dos du el ibn la le of san st ter the van von zu
    """
)
# Words that open a remark more often than they name a speaker.
_REMARKS = word_set(
    """
    answer caution example fact hint http https note notes nb ps question re remember reminder
    summary tip update warning 例 例如 备注 備註 備考 提醒 注 注意 结论 結論 补充 補足 问题
    """
)
_LONGEST_NAME = 60


def split_name(line: str) -> tuple[str, str] | None:
    """`("Ana Ruiz", "we agreed")` of `Ana Ruiz: we agreed`; None when no name leads the line.

    After the wide colon of Chinese and Japanese there need not be a space.

    A name has up to six words, each beginning with a capital, a digit or a letter of a script
    without capitals; particles such as `van` may be inside. "The point is: we wait" is no speaker.
    """
    match = _PREFIX.match(f"{line} ")
    if match is None or not is_name(match["name"]):
        return None
    return match["name"], line[match.end("name") + 1 :].strip()


def is_name(words: str) -> bool:
    parts = words.split()
    if not parts or len(words) > _LONGEST_NAME or words.casefold() in _REMARKS:
        return False
    if parts[0][0].islower() or not any(map(str.isalpha, words)):
        return False
    return all(map(_can_be_in_name, parts))


def _can_be_in_name(part: str) -> bool:
    return not part[0].islower() or part in _PARTICLES or part.endswith(")")


_LOOSE_PREFIX = re.compile(r"(?P<name>[^:：<>\[\]{}]{1,60}?)\s?(?::\s|：)")
_MOST_WORDS_OF_A_NAME = 8
_ALL_BUT_A_FEW, _FEW, _RARE = 0.9, 3, 0.05
_MOST = 0.5


def split_prefix(line: str) -> tuple[str, str] | None:
    """What is before the first colon of a line and what follows it, if it could be a name at all:
    `ana ruiz`, `+1 555 0100`, `Chi | ACME`. `NamePrefixes` says whether it is one."""
    match = _LOOSE_PREFIX.match(f"{line} ")
    if match is None:
        return None
    name = match["name"].strip()
    if not any(map(str.isalnum, name)) or name.casefold() in _REMARKS:
        return None
    if len(name.split()) > _MOST_WORDS_OF_A_NAME:
        return None
    return name, line[match.end() :].strip()


@dataclass(frozen=True)
class NamePrefixes:
    """The prefixes that name speakers in a text: those that look like names, and any that recurs
    where most lines begin with one. A look-alike that is there once among many lines is a remark.
    """

    names: frozenset[str]
    remarks: frozenset[str]

    @classmethod
    def find(cls, lines: Sequence[str]) -> Self:
        """`lines` are those that may begin with a name, such as the first one of every cue."""
        split = [named[0] for line in lines if (named := split_prefix(line))]
        counts = Counter(split)
        share = len(split) / len(lines) if lines else 0.0
        is_labelled = len(split) >= _FEW
        recurs = any(count > 1 for count in counts.values())
        names: set[str] = set()
        remarks: set[str] = set()
        for name, count in counts.items():
            if is_name(name) and name.isprintable():
                is_remark = not recurs and share < _RARE * 2 and " " not in name
                (remarks if is_remark else names).add(name)
                continue
            recurs_often = share >= _MOST and count > 1 and count >= _RARE * len(lines)
            if is_labelled and (share >= _ALL_BUT_A_FEW or recurs_often):
                names.add(name)
        return cls(frozenset(names), frozenset(remarks))

    def __contains__(self, name: str) -> bool:
        is_like_one = is_name(name) and name.isprintable()
        return name in self.names or (is_like_one and name not in self.remarks)


NO_PREFIXES = NamePrefixes(frozenset(), frozenset())

# --- Lines ------------------------------------------------------------------

_SPAN = rf"[\[(]?(?P<start>{TIME})(?:\s*(?:-->|[-–—])\s*(?P<end>{TIME}))?[\])]?"
_LEADING = re.compile(rf"{_SPAN}(?=\s|$)\s*(?:[-–—]\s+)?")
_NAME_THEN_TIME = re.compile(
    rf"(?P<name>[^\[(|:]{{1,60}}?)(?:\s*[|,]\s*|\s+[-–—]\s+|\s+){_SPAN}(?P<colon>:)?(?=\s|$)\s*"
)
# Names and times that Markdown sets bold or italic, and its line for headings.
_MARKED = re.compile(
    r"(?P<mark>\*\*\*|\*\*|\*|__)(?P<text>[^*_\s][^*_]{0,99}?)(?P=mark)(?=[\s:]|$)"
)
_TIME_THEN_NAME = re.compile(rf"{_SPAN}\s*\|\s*(?P<name>[^|:]{{1,60}})")
# What minutes and exports write above the conversation.
_PREAMBLE = word_set(
    """
    agenda apologies attendees date duration invited language location meeting organiser organizer
    participants place present recorded sprache subject time title topic venue
    主题 主題 会议 会議 会议主题 件名 议题 議題 标题 地点 場所
    时间 日期 日時 会议时间 参会人 参会人员 参加者 出席者 与会者
    """
)
_LANGUAGES = frozenset({"language", "sprache"})
_TITLES = frozenset({"title", "subject", "topic", "meeting"})
# Above the conversation; a longer line is part of it.
_LONGEST_TITLE = 100  # characters
SENTENCE_ENDS = (".", "!", "?", "…", "。", "！", "？")
_COLON = re.compile(r":\s|：")
_TIME_REMEDY = gettext_noop(
    "Write times as [01:02] or [00:01:02.500]; minutes and seconds end at 59."
)


@dataclass
class _OpenTurn:
    """The turn that is being read: a line without a name continues it."""

    draft: TranscriptDraft
    speaker: str = ""
    start: float | None = None
    end: float | None = None
    lines: list[str] = field(default_factory=list)
    opened: bool = False

    def open(self, speaker: str, start: float | None, end: float | None, text: str) -> None:
        if not self.speaker and not any(self.lines) and start is None:
            # A time alone on the line above belongs to this one.
            start, end = self.start, self.end
        self.close()
        self.speaker, self.start, self.end, self.opened = speaker, start, end, True
        self.lines = [text]

    def close(self) -> None:
        text = " ".join(self.lines)
        if text.strip():
            self.draft.turns.append(make_turn(self.speaker, self.start, self.end, text))
        self.lines, self.start, self.end = [], None, None


def read_plain_text(text: str) -> TranscriptDraft:
    """A line with a name or a time opens a turn; others continue it.

    A first paragraph of one line without name, time or the end of a sentence is the title. Without
    any names, each paragraph is a turn. Raises FormatError for a time with more than 59 seconds.
    """
    draft = TranscriptDraft()
    lines = text.split("\n")
    first = _read_preamble(lines, draft)
    talk = _OpenTurn(draft)
    left_out = []
    filled = [_strip_markdown(_strip_time(line)) for line in lines[first:] if line.strip()]
    prefixes = NamePrefixes.find(filled)
    for number, line in enumerate(lines[first:], start=first + 1):
        if is_footer(line):
            left_out.append(line.strip())
        else:
            _read_line(_strip_markdown(" ".join(line.split())), number, talk, prefixes)
    talk.close()
    warn_of_left_out(draft, left_out)
    if draft.turns and draft.unnamed_count == len(draft.turns):
        draft.warnings.append(_("No speakers found. Write `Name: …` before each turn."))
    else:
        draft.warn_of_unnamed()
    return draft


def _strip_markdown(line: str) -> str:
    """A line that opens with Markdown's bold or italic marks, without those."""
    while line[:1] in ("*", "_") and (marked := _MARKED.match(line)):
        rest = line[marked.end() :].lstrip()
        following = _MARKED.match(rest)
        if following:
            rest = following["text"] + rest[following.end() :]
        line = f"{marked['text']}{'' if rest[:1] == ':' else ' '}{rest}"
    return line


def _strip_time(line: str) -> str:
    stamped = _LEADING.match(line.strip())
    return line.strip()[stamped.end() :] if stamped else line.strip()


def _read_line(line: str, number: int, talk: _OpenTurn, prefixes: NamePrefixes) -> None:
    if not line:
        if not talk.speaker:
            talk.close()
            talk.opened = False
        return
    opening = _read_opening(line, number, prefixes)
    if opening:
        talk.open(*opening)
    elif talk.opened:
        talk.lines.append(line)
    else:
        talk.open("", None, None, line)


def _read_opening(
    line: str, number: int, prefixes: NamePrefixes = NO_PREFIXES
) -> tuple[str, float | None, float | None, str] | None:
    """Speaker, start, end and text of a line that opens a turn; None for any other line."""
    barred = _TIME_THEN_NAME.fullmatch(line)
    if barred:
        return barred["name"].strip(), *_read_times(barred, number), ""
    stamped = _LEADING.match(line)
    if stamped and _is_stamp(stamped, line, prefixes):
        rest = line[stamped.end() :]
        speaker, text = _split_speaker(rest, prefixes) or ("", rest)
        return speaker, *_read_times(stamped, number), text
    trailing = _NAME_THEN_TIME.match(line)
    # `Ana 0:12` alone on its line, or with a colon: not `Friday 10:30 suits me`.
    alone = trailing and (trailing["colon"] or trailing.end() == len(line))
    if trailing and alone and is_name(trailing["name"].strip()):
        return trailing["name"].strip(), *_read_times(trailing, number), line[trailing.end() :]
    named = _split_speaker(line, prefixes)
    return (named[0], None, None, named[1]) if named else None


def _split_speaker(line: str, prefixes: NamePrefixes) -> tuple[str, str] | None:
    """`ana ruiz: …` too, where most lines begin so."""
    loose = split_prefix(line)
    if loose and loose[0] in prefixes.remarks:
        return None
    return split_name(line) or (loose if loose and loose[0] in prefixes.names else None)


def _is_stamp(match: re.Match[str], line: str, prefixes: NamePrefixes) -> bool:
    """Not the `10:30` of `10:30 suits me`: it needs brackets, hours, a name or nothing more."""
    rest = line[match.end() :]
    marked = line[0] in "[(" or match["start"].count(":") > 1
    return marked or not rest or _split_speaker(rest, prefixes) is not None


def _read_times(match: re.Match[str], number: int) -> tuple[float | None, float | None]:
    return _read_time(match, "start", number), _read_time(match, "end", number)


def _read_time(match: re.Match[str], side: str, number: int) -> float | None:
    if match[side] is None:
        return None
    seconds = parse_timestamp(match[side])
    if seconds is None:
        column = match.start(side) + 1
        message = _("{text} is not a time.").format(text=repr(match[side]))
        raise FormatError(message, number, column, _(_TIME_REMEDY))
    return seconds


def _read_preamble(lines: list[str], draft: TranscriptDraft) -> int:
    """The index of the first line of talk; a title and `Date: …` lines may precede it."""
    index = _read_title(lines, draft)
    while index < len(lines) and (not lines[index].strip() or _is_preamble(lines[index])):
        _apply_preamble(lines[index], draft)
        index += 1
    return index


def _read_title(lines: list[str], draft: TranscriptDraft) -> int:
    filled = [i for i, line in enumerate(lines) if line.strip()]
    if not filled or _read_opening(_strip_markdown(lines[filled[0]].strip()), filled[0] + 1):
        return 0
    if not any(_read_opening(_strip_markdown(lines[i].strip()), i + 1) for i in filled[1:]):
        return 0
    return _apply_title(lines, filled, draft)


def _apply_title(lines: list[str], filled: list[int], draft: TranscriptDraft) -> int:
    alone = filled[1] > filled[0] + 1 or _read_opening(
        _strip_markdown(lines[filled[1]].strip()), filled[1] + 1
    )
    line = lines[filled[0]].strip()
    if not alone or _is_speech(line):
        return 0
    draft.title = line.lstrip("# ") or None
    warning = _("{text} was read as the title and is not part of the conversation.")
    draft.warnings.append(warning.format(text=repr(line[:60])))
    return filled[0] + 1


def _is_speech(line: str) -> bool:
    """A sentence, or `ana: hello` whose name has no capital: nothing that was said is dropped."""
    if line.startswith("#"):
        return False
    sentence = len(line) > _LONGEST_TITLE or line.endswith(SENTENCE_ENDS)
    return sentence or _COLON.search(line) is not None


def _is_preamble(line: str) -> bool:
    key, colon, _value = line.strip().partition(":")
    return bool(colon) and key.casefold() in _PREAMBLE


def _apply_preamble(line: str, draft: TranscriptDraft) -> None:
    key, _colon, value = line.strip().partition(":")
    if key.casefold() in _TITLES and value.strip():
        draft.title = value.strip()
    elif key.casefold() in _LANGUAGES and (language := read_language(value)):
        draft.language = language
    elif key:
        warning = _("{text} comes before the conversation and was left out.")
        draft.warnings.append(warning.format(text=repr(line.strip()[:60])))


TEXT = TranscriptFormat(
    "text",
    gettext_lazy("Plain text"),
    text=FormatReader(lambda _: True, read_plain_text),
    extensions=(".txt", ".docx"),
)
