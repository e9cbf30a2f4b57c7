"""What a transcript says with its corrections applied.

Corrections are rows (`summaries.models.Correction`); the stored turns never change. The newest
correction of a turn's speaker, and the newest of its words, counts. `records/verify.py` does the
same without the application.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from countersign_judge.prompts import CORRECTED

# The values of `Correction.kind`.
LABEL, SPEAKER, WORDS, TAKE_BACK = "label", "speaker", "words", "take_back"


class CorrectionRow(Protocol):
    """What `correct_turns` reads of a correction; see `summaries.models.Correction`."""

    number: int
    kind: str
    label: str
    first: int | None
    last: int | None
    speaker: str
    text: str
    takes_back: int | None


def find_standing(rows: Iterable[CorrectionRow]) -> list[CorrectionRow]:
    """The corrections that count, oldest first: none that a later one takes back."""
    taken_back, standing = set[int | None](), list[CorrectionRow]()
    for row in sorted(rows, key=lambda each: each.number, reverse=True):
        if row.number in taken_back:
            continue
        if row.kind == TAKE_BACK:
            taken_back.add(row.takes_back)
        else:
            standing.append(row)
    return standing[::-1]


def correct_turns(
    turns: Sequence[dict[str, Any]], rows: Iterable[CorrectionRow]
) -> list[dict[str, Any]]:
    """The turns as corrected; those that no correction touches are the stored ones."""
    words, names = dict[int, str](), dict[int, tuple[str, str]]()
    for row in find_standing(rows):
        last = len(turns) - 1 if row.last is None else min(row.last, len(turns) - 1)
        for at in range(row.first or 0, last + 1):
            if row.kind == WORDS:
                words[at] = row.text
            elif row.kind == SPEAKER or turns[at]["speaker"] == row.label:
                names[at] = row.kind, row.speaker
    corrected = list(turns)
    for at in words.keys() | names.keys():
        stored = turns[at]
        kind, speaker = names.get(at, (LABEL, stored["speaker"]))
        turn = {**stored, "speaker": speaker, "text": words.get(at, stored["text"])}
        if turn["text"] != stored["text"] or (kind == SPEAKER and speaker != stored["speaker"]):
            turn[CORRECTED] = True
        corrected[at] = turn
    return corrected


def read_transcript(transcript: Any, until: int) -> list[dict[str, Any]]:
    """The turns as the corrections up to number `until` had them. Reads `turns` and `corrections`
    of a model or of a plain row."""
    rows = transcript.corrections.all() if until else ()
    return correct_turns(transcript.turns, [row for row in rows if row.number <= until])
