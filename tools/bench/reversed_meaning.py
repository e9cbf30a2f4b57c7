"""How many planted reversals are marked: `python -m tools.bench.reversed_meaning [--sentences 60]`.

Reads real meetings (QMSum, Zhong et al. 2021) in ../shared/data, or `--meetings FOLDER`. A sentence
that was said becomes a summary that quotes it, and a model that overlooks everything calls it
supported. Four kinds:

as said       nothing is wrong: marks are false alarms
not           the sentence says "not" where the speaker does not
antonym       a word is exchanged for its opposite: more and less, before and after
taken back    five turns later the speaker corrects it, in words of a short list

The table has how many sentences are marked "check this" by the rules of `countersign_judge.support`
alone, and with the second look of `countersign_judge.second_look` by a model: the small one of the
lock on llama.cpp, or `--model openai:NAME` and any other that docs/models.md sets up.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
from tools.bench.pipeline_throughput import _services

MEETINGS = Path(__file__).parents[2] / "../shared/data/meetings"
KINDS = ("as said", "not", "antonym", "taken back")
_OPPOSITES = "more less before after up down increase decrease first last cheap expensive small big"
_PAIRS = dict(zip(_OPPOSITES.split()[::2], _OPPOSITES.split()[1::2], strict=True))
_OPPOSITE_OF = _PAIRS | {there: here for here, there in _PAIRS.items()}
_ANTONYM = re.compile(rf"\b({'|'.join(_OPPOSITE_OF)})\b", re.IGNORECASE)
_VERB = re.compile(r"\b(is|are|was|were|will|can|should|would|could)\b(?! not|n't)")
_CORRECTIONS = (
    "Sorry, what I said about that was wrong, we decided against it: {words}",
    "I looked it up again, and it is the other way round, about this: {words}",
    "Coming back to this, we changed our mind since: {words}",
)
_WORDS = range(9, 31)
_LATER = 5


@dataclass(frozen=True)
class Planted:
    kind: str
    sentence: str
    turns: list[dict[str, Any]]
    turn: int


def planted(folder: Path, kind: str) -> Iterator[Planted]:
    for path in sorted(folder.glob("*.json")):
        meeting = json.loads(path.read_text(encoding="utf-8"))["turns"]
        turns = [{**turn, "start": None, "end": None} for turn in meeting]
        chance = Random(path.name + kind)
        for number in chance.sample(range(len(turns)), len(turns)):
            said = turns[number]["text"]
            plain = not re.search(r"[{?]|\b(?:not|no|never)\b|n't|n ' t", said)
            if len(said.split()) in _WORDS and plain and number + _LATER < len(turns):
                found = _with_fault(kind, turns, number, chance)
                if found is not None:
                    yield found
                    # A few of each meeting, so that no meeting decides.
                    if chance.random() < 1 / 6:
                        break


def _with_fault(
    kind: str, turns: list[dict[str, Any]], number: int, chance: Random
) -> Planted | None:
    said = turns[number]["text"]
    if kind == "as said":
        return Planted(kind, said, turns, number)
    if kind == "taken back":
        words = chance.choice(_CORRECTIONS).format(words=" ".join(said.split()[:8]))
        later = {**turns[number], "text": words}
        at = number + _LATER
        return Planted(kind, said, [*turns[:at], later, *turns[at:]], number)
    if kind == "antonym":
        changed = _ANTONYM.sub(lambda found: _OPPOSITE_OF[found[1].lower()], said, count=1)
    else:
        changed = _VERB.sub(r"\1 not", said, count=1)
    return Planted(kind, changed, turns, number) if changed != said else None


def marked(each: Planted, model: str) -> tuple[bool, bool]:
    """Whether its sentence is marked by the rules, and with the second look."""
    from countersign_judge.judges.base import JudgeInput
    from countersign_judge.judges.calls import split_text
    from countersign_judge.judges.claims import (
        SummaryClaim,
        build_claim_findings,
        find_claim_quotes,
    )
    from countersign_judge.marks import Mark
    from countersign_judge.second_look import recheck

    text = " ".join(each.sentence.split())
    judge_input = JudgeInput(each.turns, text, model, cache=False)
    sentences = split_text(text)
    claims = [
        SummaryClaim(at, span.text, "yes", each.turns[each.turn]["text"], turns=(each.turn,))
        for at, span in enumerate(sentences)
    ]
    found = build_claim_findings(
        judge_input, sentences, claims, find_claim_quotes(judge_input, claims)
    )
    again, *_ = recheck(judge_input, found, about="bench")
    return (
        any(finding.mark != Mark.SUPPORTED for finding in found),
        any(finding.mark != Mark.SUPPORTED for finding in again),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--sentences", type=int, default=60, help="of each kind")
    parser.add_argument("--meetings", type=Path, default=MEETINGS)
    parser.add_argument("--model", default="", help="PROVIDER:NAME; the small one of the lock")
    options = parser.parse_args()
    with ExitStack() as stack:
        os.environ.update(stack.enter_context(_services()))
        model = options.model
        if not model:
            from tests.llama_server import MODEL, WINDOW, serving

            os.environ["OPENAI_BASE_URL"] = stack.enter_context(serving()).url
            os.environ["COUNTERSIGN_OPENAI_CONTEXT_TOKENS"] = str(WINDOW)
            model = MODEL
        from django.core.management import call_command

        import tools.django_setup  # noqa: F401

        call_command("migrate", verbosity=0)
        print("| planted | sentences | marked by rules | with the second look |")
        print("| --- | --- | --- | --- |", flush=True)
        for kind in KINDS:
            given = list(islice(planted(options.meetings, kind), options.sentences))
            counts = [0, 0]
            for at, each in enumerate(given, start=1):
                for column, is_marked in enumerate(marked(each, model)):
                    counts[column] += is_marked
                sys.stderr.write(f"\r{kind}: {at} of {len(given)} ")
            sys.stderr.write("\n")
            print(f"| {kind} | {len(given)} | {counts[0]} | {counts[1]} |", flush=True)


if __name__ == "__main__":
    main()
