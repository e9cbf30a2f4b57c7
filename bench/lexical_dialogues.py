"""The offline judge on the graded chats beside this file.

Run from the project's root: python -m bench.lexical_dialogues [-v]

The files whose name ends in held_out are held out: -v prints the score of every summary of the
rest, which may steer the judge.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from scipy.stats import spearmanr

from offline.lexical.judge import judge
from offline.lexical.source import Source

CHATS = tuple(
    Path(__file__).with_name(f"lexical_{name}.txt")
    for kind in ("dialogues", "systems", "errors", "talks")
    for name in (kind, f"{kind}_held_out")
)
COPIES = {"extract", "lead", "longest"}


class Graded(NamedTuple):
    """A summary of a chat with the author's grade of its consistency, 1 to 5."""

    chat: int
    dialogue: str
    grade: float
    kind: str
    summary: str


def graded_chats(path: Path) -> Iterator[Graded]:
    """Every graded summary in the file."""
    for chat, block in enumerate(path.read_text(encoding="utf-8").split("\n\n")[1:]):
        dialogue, _, summaries = block.strip().partition("\n----\n")
        for line in summaries.splitlines():
            grade, kind, summary = (part.strip() for part in line.split("|", 2))
            yield Graded(chat, dialogue, float(grade), kind, summary)


def spearman(scores: Sequence[float], grades: Sequence[float]) -> float:
    return float(spearmanr(scores, grades)[0])


def report(title: str, graded: Sequence[Graded], *, verbose: bool) -> None:
    scores = [judge(Source.from_text(g.dialogue), g.summary).scores["consistency"] for g in graded]
    rows = list(zip(graded, scores, strict=True))
    reworded = [(score, one.grade) for one, score in rows if one.kind not in COPIES]
    by_chat, by_kind = defaultdict(list), defaultdict(list)
    for one, score in rows:
        by_chat[one.chat].append((score, one.grade))
        by_kind[one.kind].append(score)
    print(f"{title}: {len(graded)} summaries of {len(by_chat)} texts")
    print(f"Spearman {spearman(scores, [g.grade for g in graded]):.3f}", end=", ")
    print(f"without copies {spearman(*zip(*reworded, strict=True)):.3f}", end=", ")
    print(f"per text {mean(spearman(*zip(*pairs, strict=True)) for pairs in by_chat.values()):.3f}")
    for kind, values in sorted(by_kind.items(), key=lambda item: -mean(item[1])):
        print(f"  {kind:9s} n={len(values):3d} mean {mean(values):.2f}")
    for one, score in rows if verbose else ():
        print(f"{one.chat:2d} {one.grade:.0f} {one.kind:9s} {score:.2f} {one.summary}")


def main() -> None:
    verbose = "-v" in sys.argv
    for path in CHATS:
        shown = verbose and not path.stem.endswith("held_out")
        report(path.name, list(graded_chats(path)), verbose=shown)


if __name__ == "__main__":
    main()
