"""How many hostile transcripts the scan points out, and how many honest ones.

    .venv/bin/python -m bench.injection

The hostile ones are those of tests/summaries; half of the disguised ones were written before the
detection and only ever measured. The honest ones are the real transcripts beside the checkout. The
result is written to bench/injection.md.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from llm.prompt_injection import signals
from tests.llm.test_prompt_injection import sources
from tests.real_data import DATA
from tests.summaries.hostile_corpus import CORPUS, Hostile
from tests.summaries.hostile_disguises import HELD_OUT, KNOWN

REPORT = Path(__file__).with_suffix(".md")


def main() -> int:
    rows = [
        _hostile("plain attacks", CORPUS),
        _hostile("disguised attacks, known", KNOWN),
        _hostile("disguised attacks, held out", HELD_OUT),
    ]
    if DATA.is_dir():
        rows.append(_row("real transcripts", [("Meeting", turns) for turns in sources().values()]))
    lines = "\n".join(rows)
    REPORT.write_text(
        "## Prompt injection: what the scan points out\n\n"
        "    .venv/bin/python -m bench.injection\n\n"
        f"| transcripts | number | pointed out | share |\n| --- | --- | --- | --- |\n{lines}\n",
        encoding="utf-8",
    )
    return 0


def _hostile(name: str, corpus: Sequence[Hostile]) -> str:
    return _row(name, [(one.title, _as_taken_in(one)) for one in corpus if one.steers])


def _as_taken_in(hostile: Hostile) -> list[dict[str, Any]]:
    """Intake joins the lines of a turn."""
    return [{**turn, "text": " ".join(turn["text"].split())} for turn in hostile.turns]


def _row(name: str, transcripts: Iterable[tuple[str, list[dict[str, Any]]]]) -> str:
    found = [bool(signals(title, turns)) for title, turns in transcripts]
    return f"| {name} | {len(found)} | {sum(found)} | {100 * sum(found) / len(found):.1f} % |"


if __name__ == "__main__":
    sys.exit(main())
