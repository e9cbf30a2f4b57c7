"""A summary laid out sentence by sentence, each with what the transcript says about it."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judging.models import Finding, Relation

_HEADING = re.compile(r"\s*#{1,6}\s+")
_BULLET = re.compile(r"\s*(?:[-*+•‣–]|\d{1,3}[.)])\s+")
_UNSUPPORTED = frozenset({Relation.NOT_MENTIONED, Relation.CONTRADICTED})


@dataclass(frozen=True)
class Sentence:
    """`number` counts from 1 over the sentences that were judged; None is text between them."""

    text: str
    kind: str = "prose"
    number: int | None = None
    relation: str = ""
    reason: str = ""
    turns: tuple[int, ...] = ()

    @property
    def unsupported(self) -> bool:
        return self.relation in _UNSUPPORTED


def laid_out(text: str, findings: Sequence[Finding]) -> list[Sentence]:
    """Every visible character of `text` in order, in one Sentence a line or judged span."""
    found: list[Sentence] = []
    at = 0
    ordered = sorted(findings, key=lambda finding: finding.start)
    for number, finding in enumerate(ordered, start=1):
        gap = text[at : finding.start]
        found.extend(_unjudged(gap, until_judged=True))
        kind = "bullet" if _BULLET.fullmatch(gap.rpartition("\n")[2]) else "prose"
        if kind == "prose" and (at == 0 or "\n" in gap):
            kind = "opening"
        found.append(_judged(text[max(at, finding.start) : finding.end], kind, number, finding))
        at = max(at, finding.end)
    found.extend(_unjudged(text[at:], until_judged=False))
    return [sentence for sentence in found if sentence.text.strip()]


def _judged(text: str, kind: str, number: int, finding: Finding) -> Sentence:
    return Sentence(
        text.strip(), kind, number, finding.relation, finding.reason, tuple(finding.turns)
    )


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
