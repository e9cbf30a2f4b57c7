"""How long the inputs take that once stopped a worker: `python -m bench.hostile_sizes`.

A text of 400 kB of ">" put into a prompt and scanned, 6,000 characters of "1," read for figures,
20,000 short turns of one speaker searched for the words of a summary, and 20,000 short
turns of three speakers (1.2 MB) taken from the scan to the verdict: scanned, written by the offline
engine, judged, and weighed for the coverage view. Each is taken at half the size too, so that the
last column tells linear (2) from quadratic (4). Seconds are of this process's processor. A number
behind the command divides the sizes.
"""

import sys
from collections.abc import Callable
from time import process_time

import bench.django_setup  # noqa: F401
from judging.judges.lexical import findings as findings_of
from llm.prompt_injection import signals
from offline.figures import find_figures
from offline.found import Source, find_evidence
from offline.writer import summarise
from reviews.coverage import uncovered, weights
from summaries.prompts import rendered

_SUMMARY = "Ana Ruiz agrees to the budget of 48,000 euros. She sends the drawing by Friday."


def _fence(size: int) -> object:
    turns = [{"speaker": "Ana Ruiz", "start": None, "end": None, "text": ">" * size}]
    return rendered(turns), signals("Title", turns)


def _figures(size: int) -> object:
    return find_figures("1," * (size // 2))


def _judged(size: int) -> object:
    turns = [{"speaker": "Ana Ruiz", "text": f"Yes, I agree to item {n}."} for n in range(size)]
    return find_evidence(Source.from_turns(turns), _SUMMARY)


def _from_scan_to_verdict(size: int) -> object:
    people = ("Ana Ruiz", "Ben Okoro", "Cleo Marsh")
    turns = [
        {
            "speaker": people[number % 3],
            "start": None,
            "end": None,
            "text": f"We agree that item {number} ships on Friday with the new valve.",
        }
        for number in range(size)
    ]
    found = signals("Title", turns)
    text = summarise(turns, title="Title", words=250).text
    findings = findings_of(find_evidence(Source.from_turns(turns), text))
    rested = {turn for finding in findings for turn in finding.turns}
    return found, uncovered(turns, weights(turns, "Title"), rested)


CASES: tuple[tuple[str, Callable[[int], object], int], ...] = (
    ("400 kB of > in one turn", _fence, 400_000),
    ("6,000 characters of 1,", _figures, 6_000),
    ("20,000 short turns searched", _judged, 20_000),
    ("20,000 short turns, scan to verdict", _from_scan_to_verdict, 20_000),
)


def seconds(work: Callable[[int], object], size: int) -> float:
    begun = process_time()
    work(size)
    return process_time() - begun


def main(divisor: int = 1) -> None:
    print("| input | seconds | half the size | ratio |\n| --- | --- | --- | --- |")
    for name, work, full in CASES:
        size = full // divisor
        half = seconds(work, size // 2)
        whole = seconds(work, size)
        print(f"| {name} | {whole:.3f} | {half:.3f} | {whole / half:.1f} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
