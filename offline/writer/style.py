"""How the writer writes, and how it answers a judge or a reviewer who found it wanting."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from offline.language.sentences import split_sentences
from offline.language.words import content_stems
from offline.writer import cues

# A rewriting asked for more coverage gets half as much room again, and a little more each time.
MORE_ROOM = 1.5
# Below this a cited sentence could be any sentence.
CITED_WORDS = 4


@dataclass(frozen=True)
class Style:
    """What is let into the minutes.

    `room` multiplies the word budget; `repetition` in 0..1 is what a term is still worth after
    each sentence that holds it; lengths are in words. `topics` opens with the subjects. No sentence
    is quoted that matches a pattern in `barred` or is one of `avoid`; words of `emphasis` count
    more.
    """

    room: float = 1.0
    repetition: float = 0.4
    shortest: int = 6
    longest: int = 45
    topics: bool = True
    barred: tuple[re.Pattern[str], ...] = ()
    avoid: frozenset[str] = frozenset()
    emphasis: tuple[str, ...] = ()


def style_for(brief: Mapping[str, Any] | None) -> Style:
    """The style that answers a brief; the default one when there is none.

    A brief may hold "shortfalls" (a sequence of {"criterion": str, "reason": str}), "previous"
    (the text that fell short), "comment" (what a person wrote) and "attempt" (number of the text
    to be written, from 1). Sentences of the previous text that a reason or the comment cites word
    for word are not used again; the words of the comment and of reasons about relevance count
    more.
    """
    style = Style()
    if not brief:
        return style
    shortfalls = brief.get("shortfalls") or ()
    for shortfall in shortfalls:
        style = _answer(style, shortfall["criterion"].strip().lower())
    comment = brief.get("comment") or ""
    again = max(0, int(brief.get("attempt") or 2) - 2)
    reasons = [shortfall.get("reason") or "" for shortfall in shortfalls]
    return replace(
        style,
        room=style.room * (1 + 0.1 * again),
        avoid=frozenset(_cited(brief.get("previous") or "", [*reasons, comment])),
        emphasis=tuple(content_stems(" ".join([comment, *_about_relevance(shortfalls)]))),
    )


def _answer(style: Style, criterion: str) -> Style:
    """What a shortfall in one criterion changes; a criterion nobody knows asks for more matter."""
    barred = (*style.barred, cues.MENDED)
    match criterion:
        case "fluency":
            return replace(style, shortest=8, longest=32, barred=(*barred, cues.QUESTION))
        case "coherence":
            return replace(style, barred=(*barred, cues.QUESTION, cues.LEANING))
        case "consistency" | "factual correctness" | "faithfulness" | "accuracy":
            # Only words that were spoken: no line of subjects, nothing guessed or half said.
            return replace(style, topics=False, barred=(*barred, cues.HEDGED))
        case "professional language" | "professionalism" | "tone":
            return replace(style, barred=(*barred, cues.CASUAL))
        case "conciseness" | "brevity" | "length":
            return replace(style, room=style.room * 0.7, repetition=0.2)
        case _:
            return replace(style, room=style.room * MORE_ROOM, repetition=0.25)


def _cited(previous: str, complaints: Sequence[str]) -> Iterator[str]:
    for span in split_sentences(previous):
        quotable = span.text.split(": ", 1)[-1]  # without the speaker's name
        cited = any(quotable.rstrip(".!?") in complaint for complaint in complaints)
        if cited and len(quotable.split()) >= CITED_WORDS:
            yield quotable


def _about_relevance(shortfalls: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for shortfall in shortfalls:
        if shortfall["criterion"].strip().lower() == "relevance":
            yield shortfall.get("reason") or ""
