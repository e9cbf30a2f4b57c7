"""The offline judge gives the same figures to the last digit in every process."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Many words that stand differently often: their weights add up to sums that rounding can touch.
_JUDGE = """
import random
from offline.lexical import Source, judge
chance = random.Random(7)
words = "bridge harbour council engineer river budget contract timber ferry garden painter".split()
names = "Arda Bell Cole Dunn".split()
def sentence():
    told = chance.choices(words, range(1, len(words) + 1), k=9)
    return " ".join([chance.choice(names), *told]) + "."
source = Source.from_text(" ".join(sentence() for _ in range(40)))
for _ in range(60):
    print(judge(source, sentence()))
"""


def _verdicts(seed: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", _JUDGE],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        check=True,
        capture_output=True,
        text=True,
    )
    return run.stdout


def test_the_order_of_sets_changes_no_digit():
    # Python orders a set of words anew in every process; sums of fractions depend on the order.
    assert _verdicts("1") == _verdicts("2") != ""
