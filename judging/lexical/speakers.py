"""Dialogue written as plain text: who speaks, and what."""

import re
from typing import NamedTuple

_LABEL = r"#?[A-Z0-9][\w.&'’#-]*(?:[ \t]+[\w.&'’#()-]+){0,3}"
_LINE = re.compile(rf"^[ \t]*+(?:[-*][ \t]*+)?(?P<speaker>{_LABEL})[ \t]?:[ \t]*(?P<text>\S.*)?$")
_INLINE = re.compile(r"(?:^|(?<=\s))(?P<speaker>#?[A-Z][\w'’#-]*(?: [A-Z][\w'’-]*)?)\s?:(?=\s)")
# A page that happens to hold a few "Note:" lines is no dialogue.
_LABELLED_SHARE = 0.6
_LEAST_TURNS = 2
_LEAST_INLINE_TURNS = 4


class Turn(NamedTuple):
    """One stretch of speech; `speaker` is empty where the source names none."""

    speaker: str
    text: str


def read_dialogue(text: str) -> list[Turn] | None:
    """Turns of a text whose lines are labelled "Name: …", or None when it is no dialogue.

    A dialogue that lost its line breaks is recognised by labels that come back.
    """
    return _by_lines(text) or _inline(text)


def _by_lines(text: str) -> list[Turn] | None:
    lines = [line for line in text.splitlines() if line.strip()]
    matches = [_LINE.match(line) for line in lines]
    labelled = sum(match is not None for match in matches)
    if labelled < _LEAST_TURNS or labelled < _LABELLED_SHARE * len(lines):
        return None
    turns: list[Turn] = []
    for line, match in zip(lines, matches, strict=True):
        if match:
            turns.append(Turn(match["speaker"], match["text"] or ""))
        elif turns:
            turns[-1] = Turn(turns[-1].speaker, f"{turns[-1].text} {line.strip()}")
        else:
            turns.append(Turn("", line.strip()))
    return turns


def _inline(text: str) -> list[Turn] | None:
    if text.count(":") < _LEAST_INLINE_TURNS:
        return None
    labels = list(_INLINE.finditer(text))
    names = [label["speaker"] for label in labels]
    recurring = {name for name in names if names.count(name) > 1}
    labels = [label for label in labels if label["speaker"] in recurring]
    if len(labels) < _LEAST_INLINE_TURNS or text[: labels[0].start()].strip():
        return None
    ends = [label.start() for label in labels[1:]] + [len(text)]
    return [
        Turn(label["speaker"], text[label.end() : end].strip())
        for label, end in zip(labels, ends, strict=True)
    ]
