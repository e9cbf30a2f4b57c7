"""Meetings with summaries, put together of the chats in this folder; all contenders judge them.

No two begin alike. Short lines are joined to turns of some 25 words, as people talk in meetings. A
summary is made of the best summaries of some of its meeting's chats. Written by
`python -m tools.bench.contenders.cases COUNT FILE`, where Django is.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

import tools.django_setup  # noqa: F401 - before anything that reaches a model
from judging.guidelines.documents import general_document
from tools.bench.contenders.turn import Case

CHATS_A_MEETING = 9
_CHATS_A_SUMMARY = 4
_LINES_A_TURN = 3


def write(path: Path, count: int) -> None:
    """`count` cases and one more, which warms up, with SummEval's four dimensions as they ship."""
    shipped = general_document().content.criteria[:4]
    criteria = [
        {"name": each.name, "definition": each.definition, "steps": list(each.steps)}
        for each in sorted(shipped, key=lambda each: each.name != "consistency")
    ]
    data = {"cases": [asdict(case) for case in meetings(count + 1)], "criteria": criteria}
    path.write_text(json.dumps(data), encoding="utf-8")


def meetings(count: int, chats_a_meeting: int = CHATS_A_MEETING) -> Iterator[Case]:
    """`count` of them, always the same; nine chats make about 500 words."""
    chats = list(_chats())
    chance = Random(14)
    for number in range(count):
        chosen = chance.sample(chats, chats_a_meeting)
        lines = "\n".join(dialogue for dialogue, _ in chosen).splitlines()
        spoken = [
            (line.partition(": ")[0], line.partition(": ")[2]) for line in lines if ": " in line
        ]
        opening = ("Chair", f"This is meeting number {number + 1}, let us begin.")
        turns = [
            {"speaker": speaker, "start": None, "end": None, "text": text}
            for speaker, text in [opening, *_joined(spoken)]
        ]
        yield Case(
            id=str(number),
            turns=turns,
            source="\n".join(f"{turn['speaker']}: {turn['text']}" for turn in turns),
            summary=" ".join(summary for _, summary in chosen[:_CHATS_A_SUMMARY]),
        )


def _joined(spoken: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for at in range(0, len(spoken), _LINES_A_TURN):
        part = spoken[at : at + _LINES_A_TURN]
        yield part[0][0], " ".join(text for _, text in part)


def _chats() -> Iterator[tuple[str, str]]:
    """Every chat of chats.txt with the first of its best summaries."""
    text = Path(__file__).with_name("chats.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n")[1:]:
        dialogue, _, summaries = block.strip().partition("\n----\n")
        graded = [line.split(" | ", 2) for line in summaries.splitlines()]
        yield dialogue, max(graded, key=lambda each: float(each[0]))[2].strip()


if __name__ == "__main__":
    write(Path(sys.argv[2]), int(sys.argv[1]))
