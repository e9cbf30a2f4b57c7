"""How the writer writes, and how it answers a judge or a reviewer who found it wanting."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from offline.language.sentences import split_sentences
from offline.language.words import content_stems

# A rewriting asked for more coverage gets half as much room again, and a little more each time.
MORE_ROOM = 1.5
# Below this a cited sentence could be any sentence.
CITED_WORDS = 4


@dataclass(frozen=True)
class Style:
    """What is let into the minutes.

    `room` multiplies the word budget; `repetition` in 0..1 is what a term is still worth after
    each sentence that holds it; lengths are in words. `topics` opens with the subjects.
    `avoid` are sentences not to be quoted again, `emphasis` words that count more.
    """

    room: float = 1.0
    repetition: float = 0.4
    shortest: int = 6
    longest: int = 45
    topics: bool = True
    questions: bool = True
    mended: bool = True
    hedged: bool = True
    casual: bool = True
    leaning: bool = True
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
        style = _answer(style, shortfall["criterion"])
    complaints = [shortfall.get("reason") or "" for shortfall in shortfalls]
    comment = brief.get("comment") or ""
    again = max(0, int(brief.get("attempt") or 2) - 2)
    return replace(
        style,
        room=style.room * (1 + 0.1 * again),
        avoid=_cited(brief.get("previous") or "", [*complaints, comment]),
        emphasis=tuple(_wanted(shortfalls, comment)),
    )


def _answer(style: Style, criterion: str) -> Style:
    """What a shortfall in one criterion changes; a criterion nobody knows asks for more matter."""
    match criterion.strip().lower():
        case "fluency":
            return replace(style, shortest=8, longest=32, mended=False, questions=False)
        case "coherence":
            return replace(style, leaning=False, mended=False, questions=False)
        case "consistency" | "factual correctness" | "faithfulness" | "accuracy":
            # Only words that were spoken: no line of subjects, nothing guessed or half said.
            return replace(style, topics=False, hedged=False, mended=False)
        case "professional language" | "professionalism" | "tone":
            return replace(style, casual=False, mended=False)
        case "conciseness" | "brevity" | "length":
            return replace(style, room=style.room * 0.7, repetition=0.2)
        case _:
            return replace(style, room=style.room * MORE_ROOM, repetition=0.25)


def _cited(previous: str, complaints: list[str]) -> frozenset[str]:
    return frozenset(
        quotable
        for span in split_sentences(previous)
        if len((quotable := _without_name(span.text)).split()) >= CITED_WORDS
        and any(quotable.rstrip(".!?") in complaint for complaint in complaints)
    )


def _without_name(text: str) -> str:
    return text.split(": ", 1)[-1]


def _wanted(shortfalls: Any, comment: str) -> list[str]:
    reasons = [
        shortfall.get("reason") or ""
        for shortfall in shortfalls
        if shortfall["criterion"].strip().lower() == "relevance"
    ]
    return [term for text in (comment, *reasons) for term in content_stems(text)]
