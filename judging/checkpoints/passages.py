"""A transcript in pieces that a checkpoint can read at once."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judging.checkpoints.runtime import Reader
from judging.lexical import SentenceEvidence

# Control tokens of a pair, and the words around it in a prompt.
_FRAME = 16
# A piece shorter than this part of the window would say too little.
_LEAST_SHARE = 4
MOST_A_SENTENCE = 8


@dataclass(frozen=True)
class Passage:
    """Neighbouring turns, from `first` to `last`, as "Name: text" lines."""

    text: str
    first: int
    last: int

    def holds(self, turn: int) -> bool:
        return self.first <= turn <= self.last


@dataclass(frozen=True)
class _Line:
    turn: int
    text: str
    tokens: int


def passages_of(
    turns: Sequence[Mapping[str, Any]], sentences: Sequence[str], reader: Reader
) -> list[Passage]:
    """All turns in order, in as few passages as leave room for the longest sentence.

    Each begins with the line that ended the one before it; a turn that is longer than a passage is
    cut in several.
    """
    longest = max((len(reader.spans(sentence)) for sentence in sentences), default=0)
    room = max(reader.longest // _LEAST_SHARE, reader.longest - longest - _FRAME)
    lines = [
        line for number, turn in enumerate(turns) for line in _lines(number, turn, reader, room)
    ]
    return list(_packed(lines, room))


def _lines(number: int, turn: Mapping[str, Any], reader: Reader, room: int) -> Iterator[_Line]:
    speaker = turn.get("speaker")
    text = f"{speaker}: {turn['text']}" if speaker else str(turn["text"])
    spans = reader.spans(text)
    for at in range(0, len(spans), room):
        part = spans[at : at + room]
        yield _Line(number, text[part[0][0] : part[-1][1]], len(part))


def _packed(lines: Sequence[_Line], room: int) -> Iterator[Passage]:
    held: list[_Line] = []
    for line in lines:
        if held and _size(held) + line.tokens > room:
            yield _passage(held)
            overlap = held[-1]
            held = [overlap] if overlap.tokens + line.tokens <= room else []
        held.append(line)
    if held:
        yield _passage(held)


def _size(lines: Sequence[_Line]) -> int:
    return sum(line.tokens for line in lines)


def _passage(lines: Sequence[_Line]) -> Passage:
    return Passage("\n".join(line.text for line in lines), lines[0].turn, lines[-1].turn)


def bearing(passages: Sequence[Passage], sentence: SentenceEvidence) -> list[Passage]:
    """The passages to hold a sentence against: all where they are few, else those with the turns
    that are closest to it, the closest first."""
    if len(passages) <= MOST_A_SENTENCE:
        return list(passages)
    found = (passage for turn in sentence.turns for passage in passages if passage.holds(turn))
    chosen = list(dict.fromkeys(found)) or list(passages)
    return chosen[:MOST_A_SENTENCE]
