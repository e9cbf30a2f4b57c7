"""How many sentences of minutes that people wrote are marked against the transcript.

Minutes by people are taken to be right, so every mark is a false alarm. Two ways of working without
the word of a language model on sentences are counted: the offline judge, and a model as the judge
whose evidence check failed, which leaves word similarity.

Run from the project's root: python -m bench.evidence_alarms FOLDER [-v]

FOLDER holds a JSON file a meeting: `turns` of `speaker` and `text`, and `reference_summary`, in the
form of QMSum (Zhong et al. 2021). Meetings without one are left out.
"""

import json
import sys
import uuid
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import bench.django_setup  # noqa: F401 (before what reaches a model)
from judging.evidence import SentenceFinding
from judging.evidence_check import evidence_alone, similar_turns
from judging.judges.base import JudgeInput
from judging.models import Mark
from judging.remarks import spans_of_rows
from llm.types import OFFLINE


class Minutes(NamedTuple):
    """A meeting and what a person wrote of it."""

    name: str
    judge_input: JudgeInput


def minutes_in(folder: Path) -> Iterator[Minutes]:
    for path in sorted(folder.glob("*.json")):
        meeting: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if meeting.get("reference_summary"):
            turns, text = meeting["turns"], meeting["reference_summary"]
            yield Minutes(path.stem, JudgeInput(uuid.uuid4(), "", turns, text, OFFLINE))


def by_offline_judge(judge_input: JudgeInput) -> tuple[SentenceFinding, ...]:
    found = evidence_alone(judge_input, {"lexical"})
    return found.findings if found else ()


def by_similarity(judge_input: JudgeInput) -> tuple[SentenceFinding, ...]:
    return similar_turns(judge_input, ())


WAYS = {
    "the offline judge": by_offline_judge,
    "a model, its evidence check failed": by_similarity,
}


def counted(judge_input: JudgeInput, findings: tuple[SentenceFinding, ...]) -> Counter[str]:
    """As the page of a summary counts them."""
    spans = spans_of_rows(judge_input.text, [finding.stored() for finding in findings])
    marks = Counter(span.mark for span in spans)
    return Counter(
        {
            "sentences": len(spans),
            "supported": marks[Mark.SUPPORTED],
            "to check": marks[Mark.CHECK],
            "wrong": marks[Mark.WRONG],
            "that an approval answers for": sum(span.doubted for span in spans),
            "with turns": sum(bool(span.turns) for span in spans),
            "texts that ask for a reason": int(any(span.doubted for span in spans)),
        }
    )


def main() -> int:
    arguments = [argument for argument in sys.argv[1:] if argument != "-v"]
    folder = Path(arguments[0]) if arguments else None
    found = list(minutes_in(folder)) if folder else []
    if not found:
        print(f"Skipped: {folder or 'no folder given'} holds no meeting with a reference_summary.")
        return 0
    for way, findings_of in WAYS.items():
        total: Counter[str] = Counter()
        for minutes in found:
            count = counted(minutes.judge_input, findings_of(minutes.judge_input))
            total.update(count)
            if "-v" in sys.argv:
                print(f"  {minutes.name}: {dict(count)}")
        print(f"{way}, {len(found)} minutes:", ", ".join(f"{n} {k}" for k, n in total.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
