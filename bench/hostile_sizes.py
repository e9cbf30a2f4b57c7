"""How long the inputs take that once stopped a worker: `python -m bench.hostile_sizes`.

A text of 400 kB of ">" put into a prompt and scanned, 6,000 characters of "1," read for figures,
and 20,000 short turns of one speaker held against a summary by the offline judge. Each is taken at
half the size too, so that the last column tells linear (2) from quadratic (4). Seconds are of this
process's processor.
"""

from collections.abc import Callable
from time import process_time

from judging.lexical import Source, judge
from llm.language.numbers import find_figures
from summaries.prompts.injection import signals
from summaries.prompts.transcript import rendered

_SUMMARY = "Ana Ruiz agrees to the budget of 48,000 euros. She sends the drawing by Friday."


def _fence(size: int) -> object:
    turns = [{"speaker": "Ana Ruiz", "start": None, "end": None, "text": ">" * size}]
    return rendered(turns), signals("Title", turns)


def _figures(size: int) -> object:
    return find_figures("1," * (size // 2))


def _judged(size: int) -> object:
    turns = [{"speaker": "Ana Ruiz", "text": f"Yes, I agree to item {n}."} for n in range(size)]
    return judge(Source.from_turns(turns), _SUMMARY)


CASES: tuple[tuple[str, Callable[[int], object], int], ...] = (
    ("400 kB of > in one turn", _fence, 400_000),
    ("6,000 characters of 1,", _figures, 6_000),
    ("20,000 short turns judged", _judged, 20_000),
)


def seconds(work: Callable[[int], object], size: int) -> float:
    begun = process_time()
    work(size)
    return process_time() - begun


def main() -> None:
    print("| input | seconds | half the size | ratio |\n| --- | --- | --- | --- |")
    for name, work, size in CASES:
        half = seconds(work, size // 2)
        whole = seconds(work, size)
        print(f"| {name} | {whole:.3f} | {half:.3f} | {whole / half:.1f} |", flush=True)


if __name__ == "__main__":
    main()
