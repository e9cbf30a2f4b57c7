"""A summary laid out sentence by sentence, each with what the transcript says about it."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judging.models import Relation
from judging.remarks import UNSUPPORTED, JudgedSpan, Remark

_HEADING = re.compile(r"\s*#{1,6}\s+")
_BULLET = re.compile(r"\s*(?:[-*+•‣–]|\d{1,3}[.)])\s+")


@dataclass(frozen=True)
class Sentence:
    """`number` counts from 1 over the sentences that were judged; None is text between them.

    `span` is where a judged one stands in the text, in characters.
    """

    text: str
    kind: str = "prose"
    number: int | None = None
    relation: str = ""
    remarks: tuple[Remark, ...] = ()
    turns: tuple[int, ...] = ()
    span: tuple[int, int] | None = None

    @property
    def said(self) -> str:
        """The relation in words."""
        return str(Relation(self.relation).label) if self.relation else ""

    @property
    def unsupported(self) -> bool:
        return self.relation in UNSUPPORTED


def laid_out(text: str, spans: Sequence[JudgedSpan]) -> list[Sentence]:
    """Every visible character of `text` in order, in one Sentence a line or judged span.

    `spans` are in order and do not overlap.
    """
    found: list[Sentence] = []
    at = 0
    for number, span in enumerate(spans, start=1):
        gap = text[at : span.start]
        found.extend(_unjudged(gap, until_judged=True))
        kind = "bullet" if _BULLET.fullmatch(gap.rpartition("\n")[2]) else "prose"
        if kind == "prose" and (at == 0 or "\n" in gap):
            kind = "opening"
        found.append(_judged(text[span.start : span.end], kind, number, span))
        at = span.end
    found.extend(_unjudged(text[at:], until_judged=False))
    return [sentence for sentence in found if sentence.text.strip()]


def _judged(text: str, kind: str, number: int, span: JudgedSpan) -> Sentence:
    where = (span.start, span.end)
    return Sentence(text.strip(), kind, number, span.relation, span.remarks, span.turns, where)


def _unjudged(text: str, *, until_judged: bool) -> Iterator[Sentence]:
    """Lines that no finding covers. The mark that opens a judged bullet is layout, not text."""
    lines = text.split("\n")
    if until_judged and _BULLET.fullmatch(lines[-1]):
        lines = lines[:-1]
    for line in lines:
        stripped = line.strip()
        if _HEADING.match(line):
            yield Sentence(_HEADING.sub("", line).strip(), "heading")
        elif stripped.endswith(":"):
            yield Sentence(stripped, "heading")
        elif _BULLET.match(line):
            yield Sentence(_BULLET.sub("", line, count=1).strip(), "bullet")
        else:
            yield Sentence(stripped, "opening")


def resting_on(sentences: Sequence[Sentence]) -> dict[int, list[int]]:
    """For each turn, the numbers of the sentences that rest on it."""
    by_turn: dict[int, list[int]] = defaultdict(list)
    for sentence in sentences:
        for turn in sentence.turns:
            if sentence.number is not None:
                by_turn[turn].append(sentence.number)
    return by_turn
