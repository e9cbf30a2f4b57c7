"""How many sentences of minutes that people wrote are marked against the transcript.

Minutes by people are taken to be right, so every mark is a false alarm. Two ways of working without
the word of a language model on sentences are counted: the offline judge, and a model as the judge
whose evidence check failed, which leaves word similarity. And what is wrong for sure: the minutes
of another meeting, and sentences in which an error was planted (docs/drills.md).

Run from the project's root: python -m bench.evidence_alarms FOLDER [-v]
                         or: python -m bench.evidence_alarms FILE

FOLDER holds a JSON file a meeting: `turns` of `speaker` and `text`, and `reference_summary`, in the
form of QMSum (Zhong et al. 2021). Meetings without one are left out. FILE holds summaries with
marked errors (docs/judges.md, `metaeval --sentences`): errors are planted in its right sentences.
"""

import json
import sys
import uuid
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import bench.django_setup  # noqa: F401 (before what reaches a model)
from judging.evidence import SentenceFinding
from judging.evidence_check import evidence_alone, similar_turns
from judging.findings import Mark
from judging.judges.base import JudgeInput
from judging.remarks import spans_of_rows, worst_mark
from llm.types import OFFLINE
from measuring.metaeval.sentences import MarkedSentence, read_marked
from reviews.planting import PlantedError, plant

# Errors that are tried in each text.
_SEEDS = 12


class Minutes(NamedTuple):
    """A meeting and what was written of it; `wrong` are its sentences with an error."""

    name: str
    judge_input: JudgeInput
    wrong: tuple[MarkedSentence, ...] = ()


def minutes_in(folder: Path) -> Iterator[Minutes]:
    for path in sorted(folder.glob("*.json")):
        meeting: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if meeting.get("reference_summary"):
            turns, text = meeting["turns"], meeting["reference_summary"]
            yield Minutes(path.stem, JudgeInput(uuid.uuid4(), "", turns, text, OFFLINE))


def summaries_in(file: Path) -> Iterator[Minutes]:
    _, summaries = read_marked(file)
    for summary in summaries:
        item, wrong = summary.item, tuple(each for each in summary.sentences if each.errors)
        judge_input = JudgeInput(uuid.uuid4(), "", list(item.turns), item.summary, OFFLINE)
        yield Minutes(item.document, judge_input, wrong)


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


def of_other_meetings(found: list[Minutes]) -> Iterator[Minutes]:
    """Each meeting's minutes with the next meeting's turns."""
    for one, other in zip(found, [*found[1:], *found[:1]], strict=True):
        turns = other.judge_input.turns
        yield Minutes(one.name, replace(one.judge_input, turns=turns))


def planted(found: list[Minutes]) -> Counter[str]:
    """Of different errors that were planted in right sentences, how many the offline judge shows
    how, by kind."""
    total: Counter[str] = Counter()
    for one in found:
        for error in errors_in(one):
            text = replace(one.judge_input, text=error.text)
            rows = [finding.stored() for finding in by_offline_judge(text)]
            spans = [
                span
                for span in spans_of_rows(error.text, rows)
                if span.start < error.end and error.start < span.end
            ]
            total[f"{error.kind} planted"] += 1
            total[f"{error.kind} {worst_mark(span.mark for span in spans)}"] += 1
            total["that an approval answers for"] += any(span.doubted for span in spans)
    return total


def errors_in(one: Minutes) -> Iterator[PlantedError]:
    text, turns = one.judge_input.text, one.judge_input.turns
    errors = [plant(text, turns, seed=seed) for seed in range(_SEEDS)]
    for error in {(each.kind, each.start): each for each in errors if each}.values():
        if not any(each.start < error.was_end and error.start < each.end for each in one.wrong):
            yield error


def shown(total: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in total.items())


def main() -> int:
    arguments = [argument for argument in sys.argv[1:] if argument != "-v"]
    folder = Path(arguments[0]) if arguments else None
    if folder and folder.is_file():
        print(f"the offline judge, planted errors: {shown(planted(list(summaries_in(folder))))}")
        return 0
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
        print(f"{way}, {len(found)} minutes: {shown(total)}")
    others: Counter[str] = Counter()
    for minutes in of_other_meetings(found):
        others.update(counted(minutes.judge_input, by_offline_judge(minutes.judge_input)))
    print(f"the offline judge, minutes of another meeting: {shown(others)}")
    print(f"the offline judge, planted errors: {shown(planted(found))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
