"""How the writer writes, and how it answers a judge or a reviewer who found it wanting."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from offline.language.sentences import split_sentences
from offline.language.words import content_stems

# A rewriting asked for more matter gets half as much room again, and a little more each time.
MORE_ROOM = 1.5
LESS_ROOM = 0.7
EACH_TIME = 0.1
# Below this a cited sentence could be any sentence.
CITED_WORDS = 4

# The line of subjects is made of words that nobody spoke in this order: without it the judge gives
# more for these.
_OF_SPOKEN_WORDS = {
    "coherence", "consistency", "factual correctness", "faithfulness", "accuracy",
}  # fmt: skip
_OF_LENGTH = {"conciseness", "brevity", "length"}


@dataclass(frozen=True)
class Style:
    """What is let into the minutes.

    `room` multiplies the word budget. `topics` opens with the subjects. No sentence is quoted that
    is one of `avoid`; words of `emphasis` count more.
    """

    room: float = 1.0
    topics: bool = True
    avoid: frozenset[str] = frozenset()
    emphasis: tuple[str, ...] = ()


def style_for(brief: Mapping[str, Any] | None) -> Style:
    """The style that answers a brief; the default one when there is none.

    A brief may hold "shortfalls" (a sequence of {"criterion": str, "reason": str}), "previous"
    (the text that fell short), "comment" (what a person wrote) and "attempt" (number of the text
    to be written, from 1). Sentences of the previous text that a reason or the comment cites word
    for word are not used again; the words of the comment and of reasons about relevance count
    more. A criterion nobody knows asks for more matter.
    """
    brief = brief or {}
    comment = brief.get("comment") or ""
    reasons = {
        shortfall["criterion"].strip().lower(): shortfall.get("reason") or ""
        for shortfall in brief.get("shortfalls") or ()
    }
    again = max(0, int(brief.get("attempt") or 2) - 2)
    return Style(
        room=_room(reasons.keys() - _OF_SPOKEN_WORDS) * (1 + EACH_TIME * again),
        topics=_OF_SPOKEN_WORDS.isdisjoint(reasons),
        avoid=frozenset(_cited(brief.get("previous") or "", [*reasons.values(), comment])),
        emphasis=tuple(content_stems(f"{comment} {reasons.get('relevance', '')}")),
    )


def _room(short_in: set[str]) -> float:
    if not short_in:
        return 1.0
    return LESS_ROOM if short_in & _OF_LENGTH else MORE_ROOM


def _cited(previous: str, complaints: Sequence[str]) -> Iterator[str]:
    for span in split_sentences(previous):
        quotable = span.text.split(": ", 1)[-1]  # without the speaker's name
        cited = any(quotable.rstrip(".!?") in complaint for complaint in complaints)
        if cited and len(quotable.split()) >= CITED_WORDS:
            yield quotable
