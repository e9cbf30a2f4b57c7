"""Every attack of the corpus through every prompt: how many requests, and what the reviewer sees.

    .venv/bin/python -m tools.bench.attack_corpus

Runs tests/judging/test_attacks.py, in which a scripted model repeats the attack in every text it
may write, and turns what that counted into attack_corpus.md beside it. Nothing is written unless
the fence held in every single request.
"""

import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "tools" / "bench" / "attack_corpus.md"


def main() -> int:
    with TemporaryDirectory() as directory:
        counts = Path(directory) / "counts.json"
        os.environ["ATTACKS_REPORT"] = str(counts)
        code = pytest.main(["-q", str(ROOT / "tests" / "judging" / "test_attacks.py")])
        if code != pytest.ExitCode.OK:
            return int(code)
        REPORT.write_text(report(json.loads(counts.read_text(encoding="utf-8"))), encoding="utf-8")
    return 0


def report(counts: dict[str, int]) -> str:
    prompts = {key[8:]: n for key, n in counts.items() if key.startswith("prompt: ")}
    rows = "\n".join(f"| {name} | {number} | all |" for name, number in prompts.items())
    return f"""\
## Hostile transcripts against the prompts

    .venv/bin/python -m tools.bench.attack_corpus

{counts["attacks"]} attacks (tests/summaries/hostile_corpus.py) in a transcript's text, title or \
speaker; the scripted model repeats the attack in summaries, claims, questions, options and \
reasons, so that it comes back in the prompts that follow. Checked is the request as the server \
received it: every mark is ours and closed, none is forged, no control token of a chat template \
and no invisible character is left.

| prompt | requests | fence held |
| --- | --- | --- |
{rows}
| together | {sum(prompts.values())} | all |

{counts["pointed_out"]} of the attacks forge structure or hide characters; a warning stands on the \
case for {counts["warned"]} of them. The other {counts["tamed"]} (control characters) loses what \
makes it one when the transcript comes in. The rest are orders in plain words, the form of an \
answer and mark-up: they get no warning.

What this does not measure is whether a model obeys an order that it reads as evidence: the fence \
makes sure that it reads it as that, the system message says so, and a person reads the summary \
beside the transcript.
"""


if __name__ == "__main__":
    sys.exit(main())
