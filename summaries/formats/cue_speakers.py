"""Who speaks in captions: voice spans, names in front of a line, marks of a new speaker, and the
identifiers of cues.

A label that recurs at the front of most cues is a name, whatever it looks like; one that does not
may be a sound, a remark or a part of a sentence. Where it is in doubt, the speaker is unknown.
"""

import html
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from countersign_judge.llm.providers.offline.words import word_set

from summaries.formats.plain_text import NamePrefixes, is_name, split_prefix

# Identifier and lines of a cue, and whether it has no times of its own.
CueText: TypeAlias = tuple[str, Sequence[str], bool]


@dataclass
class Piece:
    """What one person says in the cue `cue`, line by line. `is_new` after a mark of a new speaker,
    even if nothing names that person."""

    cue: int
    speaker: str
    lines: list[str]
    is_new: bool = False

    @property
    def text(self) -> str:
        return " ".join(self.lines)


# --- Tags -------------------------------------------------------------------
# Of WebVTT and SRT only: anything else in angle brackets may have been said.

_VOICE = re.compile(r"<v(?:\.[^\s<>]*)?[ \t\n](?P<name>[^<>]*)>")
_TAG = re.compile(
    r"</?(?:[bius]|c|ruby|rt|v|lang|font)(?:\.[^\s<>]*)?>"
    r"|<(?:v|lang)(?:\.[^\s<>]*)?[ \t\n][^<>]*>|<font\s[^<>]*>"
    r"|<(?:\d{1,4}:)?\d\d:\d\d[.,]\d{1,3}>",
    re.IGNORECASE,
)
_BREAK = re.compile(r"<br ?/?>", re.IGNORECASE)


def clean_line(text: str) -> str:
    """The words of a cue: tags taken out, then character references decoded."""
    return html.unescape(_TAG.sub("", text)).strip()


# --- Labels -----------------------------------------------------------------

_CHEVRONS = re.compile(r">>+\s*")
_CHEVRONS_WITHIN = re.compile(r"(?<=\S)\s+(?=>>+\s)")
# A dash before a figure is a minus.
_DASH = re.compile(r"[-–—]+(?:\s+|(?=[^\W\d_]))")
_BRACKETS = re.compile(r"(?:\[(?P<square>[^\[\]]{1,60})\]|\((?P<round>[^()]{1,60})\)):?\s*")
_NAME_AND_CHEVRONS = re.compile(r"(?:[A-Z]{3,}: )?(?P<name>[^\W\d_][^:<>]{0,58}?)>>\s+")
_WEBEX = re.compile(r'\d+ "(?P<name>[^"]{1,100})" \(\d+\)')
_NUMBERED_SPEAKER = re.compile(r"(?:speaker|sprecher|locuteur|orador|spk)[ _-]?\w{1,3}", re.I)
_SOUNDS = word_set(
    """
    applaus applause applaudissements aplausos audio background beep beeping blank_audio breathing
    cheering cheers chuckles chuckling clapping coughing coughs crosstalk foreign gasps gelächter
    gemurmel groans inaudible indistinct lachen lacht laughing laughs laughter music musik musique
    música musica noise noises overlapping pause phone pausa rires risas risate ring ringing
    ringtone sighs silence silencio silêncio singing sound sounds speaking static stille typing
    unclear unintelligible unverständlich video whispers
    """
)
_SECTIONS = word_set(
    """
    agenda chapter closing conclusion intro introduction opening outro part question questions
    remarks scene section slide summary topic welcome
    """
)
_MOST = 0.5
_PARTS_OF_A_NAME = 2


def split_by_speaker(cues: Sequence[CueText]) -> list[list[Piece]]:
    """The pieces of each cue, in order."""
    labels = _CueLabels(cues)
    return [list(labels.pieces(number, cue)) for number, cue in enumerate(cues)]


class _CueLabels:
    """What is a name in these cues."""

    def __init__(self, cues: Sequence[CueText]) -> None:
        texts = [self._lines(lines) for _, lines, _ in cues]
        self._has_chevrons = any(line.startswith(">>") for lines in texts for line in lines)
        bare = [[_strip_speaker_mark(line) for line in lines] for lines in texts]
        firsts = [lines[0] for lines in bare if lines]
        self._prefixes = NamePrefixes.find(firsts)
        labelled = [
            label
            for lines in bare
            for number, line in enumerate(lines)
            if (label := _bracketed_label(line))
            # A sound is alone; a name is before words.
            and (_BRACKETS.sub("", line, count=1) or lines[number + 1 :])
        ]
        names = Counter(label for label in labelled if is_name(label) and not _is_sound(label))
        sounds = sum(
            bool(_bracketed_label(line)) and _is_sound(_bracketed_label(line)) for line in firsts
        )
        recurring = [label for label, count in names.items() if count > 1]
        are_most = sum(names.values()) >= _MOST * max(1, len(firsts) - sounds)
        self._bracketed = set(names) if are_most else set()
        if len(recurring) > 1:
            self._bracketed |= set(recurring)
        self._identifiers = _map_identifiers([name for name, lines, _ in cues if lines])

    @staticmethod
    def _lines(lines: Sequence[str]) -> list[str]:
        return [line for line in map(clean_line, lines) if line]

    def pieces(self, number: int, cue: CueText) -> Iterator[Piece]:
        identifier, lines, is_loose = cue
        payload = _BREAK.sub("\n", "\n".join(lines))
        if is_loose:
            yield Piece(number, "", [clean_line(payload)], is_new=True)
            return
        pieces = list(self._spans(number, payload))
        name = self._identifiers.get(identifier, "")
        if name and not any(piece.speaker for piece in pieces):
            for piece in pieces[:1]:
                piece.speaker, piece.is_new = name, True
        yield from pieces

    def _spans(self, number: int, payload: str) -> Iterator[Piece]:
        """By voice spans, else by the lines: who says what follows a span is unknown."""
        spans = list(_VOICE.finditer(payload))
        yield from self._split_lines(number, payload[: spans[0].start()] if spans else payload)
        stops = [*(span.start() for span in spans[1:]), len(payload)]
        for span, stop in zip(spans, stops, strict=False):
            said, _, rest = payload[span.end() : stop].partition("</v>")
            name = html.unescape(span["name"]).strip()
            if any(map(str.isalnum, name)):
                yield Piece(number, name, [clean_line(line) for line in said.split("\n")], True)
            else:
                yield from self._split_lines(number, said)
            if clean_line(rest):
                yield from self._split_lines(number, rest, is_new=True)

    def _split_lines(self, number: int, text: str, *, is_new: bool = False) -> Iterator[Piece]:
        piece = Piece(number, "", [], is_new)
        for line in text.split("\n"):
            bare = clean_line(line)
            parts = _CHEVRONS_WITHIN.split(bare) if self._has_chevrons else [bare]
            for part in filter(None, parts):
                opening = self._opening(part)
                if opening:
                    yield piece
                    piece = Piece(number, opening[0], [opening[1]], is_new=True)
                else:
                    piece.lines.append(part)
        yield piece

    def _opening(self, line: str) -> tuple[str, str] | None:
        """Speaker and words of a line that begins another person's words."""
        rest = _strip_speaker_mark(line)
        chevrons = _NAME_AND_CHEVRONS.match(rest)
        if chevrons and is_name(chevrons["name"]):
            return chevrons["name"], rest[chevrons.end() :]
        label = _bracketed_label(rest)
        if label in self._bracketed:
            return label, _BRACKETS.sub("", rest, count=1)
        named = split_prefix(rest)
        if named and named[0] in self._prefixes:
            return named
        return ("", rest) if rest != line else None


def _strip_speaker_mark(line: str) -> str:
    """Without a mark of a new speaker: `>>`, or a dash."""
    mark = _CHEVRONS.match(line) or _DASH.match(line)
    return line[mark.end() :] if mark else ("" if line in ("-", "–", "—") else line)


def _bracketed_label(line: str) -> str:
    match = _BRACKETS.match(line)
    return (match["square"] or match["round"]).strip() if match else ""


def _is_sound(label: str) -> bool:
    return any(word.casefold() in _SOUNDS for word in re.findall(r"\w+", label))


def _map_identifiers(identifiers: Sequence[str]) -> dict[str, str]:
    """The names of identifiers that name speakers: those of Webex, numbered speakers, names that
    recur, and names of two words or more in every cue."""
    webex = {each: match["name"] for each in identifiers if (match := _WEBEX.fullmatch(each))}
    if webex:
        return webex
    counts = Counter(each for each in identifiers if each)
    plausible = [
        each
        for each in counts
        if _NUMBERED_SPEAKER.fullmatch(each)
        or (is_name(each) and not any(map(str.isdigit, each)) and not _is_section(each))
    ]
    numbered = all(_NUMBERED_SPEAKER.fullmatch(each) for each in counts)
    recurs = any(count > 1 for count in counts.values())
    full = all(len(each.split()) >= _PARTS_OF_A_NAME for each in counts)
    if len(plausible) < len(counts) or not (numbered or recurs or full):
        return {}
    return {each: each for each in plausible}


def _is_section(label: str) -> bool:
    return any(word.casefold() in _SECTIONS for word in label.split())
