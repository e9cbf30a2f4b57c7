"""Read the graded chats beside this file, and measure the offline judge on them.

Run from the project's root: python -m bench.lexical_dialogues
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from scipy.stats import spearmanr

from judging.lexical import Source, judge

CHATS = Path(__file__).with_suffix(".txt")


class Graded(NamedTuple):
    """A summary of a chat with the author's grade of its consistency, 1 to 5."""

    chat: int
    dialogue: str
    grade: float
    kind: str
    summary: str


def graded_chats(path: Path = CHATS) -> Iterator[Graded]:
    """Every graded summary in the file."""
    for chat, block in enumerate(path.read_text(encoding="utf-8").split("\n\n")[1:]):
        dialogue, _, summaries = block.strip().partition("\n----\n")
        for line in summaries.splitlines():
            grade, kind, summary = (part.strip() for part in line.split("|", 2))
            yield Graded(chat, dialogue, float(grade), kind, summary)


def main() -> None:
    graded = list(graded_chats())
    scores = [judge(Source.from_text(g.dialogue), g.summary).scores["consistency"] for g in graded]
    grades = [g.grade for g in graded]
    print(f"{len(graded)} summaries, Spearman {spearmanr(scores, grades)[0]:.3f}")
    by_chat, by_kind = defaultdict(list), defaultdict(list)
    for one, score in zip(graded, scores, strict=True):
        by_chat[one.chat].append((score, one.grade))
        by_kind[one.kind].append(score)
    within = [spearmanr(*zip(*pairs, strict=True))[0] for pairs in by_chat.values()]
    print(f"per chat {mean(within):.3f}")
    for kind, values in sorted(by_kind.items(), key=lambda item: -mean(item[1])):
        print(f"{kind:9s} n={len(values):3d} mean {mean(values):.2f}")
    if "-v" in sys.argv:
        for one, score in zip(graded, scores, strict=True):
            print(f"{one.chat:2d} {one.grade:.0f} {one.kind:9s} {score:.2f} {one.summary}")


if __name__ == "__main__":
    main()
