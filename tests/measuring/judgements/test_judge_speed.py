"""The bench of judges runs: in small, and beside a peer where that one is installed."""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tools.bench.judge_speed import PEERS, ROOT

pytestmark = pytest.mark.slow
_PEER = Path(tempfile.gettempdir(), "countersign-judge-speed", "deepeval", "packages.txt")
INSTALLED = _PEER.is_file() and _PEER.read_text() == "\n".join(PEERS["deepeval"])
# Tokens that a judgement may be billed beside DeepEval's.
MOST = 1.1


@pytest.fixture(scope="module")
def billed() -> dict[str, float]:
    """Tokens by contender, of 20 judgements."""
    peers = ["deepeval-shared"] if INSTALLED else []
    command = [sys.executable, "tools/bench/judge_speed.py", "--quick", "--jobs", "geval", "--only"]
    run = subprocess.run(
        [*command, "judge_pairs", "score-only", "worker", *peers],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    rows = [line.strip("| ").split(" | ") for line in run.stdout.splitlines() if "|" in line]
    column = rows[0].index("billed")
    return {row[0]: float(row[column].replace(",", "")) for row in rows[2:]}


def test_our_own_part_runs_and_scores_alone_are_cheaper(billed):
    assert billed["score-only"] < billed["judge_pairs"]
    # The bare client sends what judge_pairs sent.
    assert billed["floor"] == pytest.approx(billed["judge_pairs"], rel=0.01)
    assert billed["worker"] > 0


@pytest.mark.skipif(
    not INSTALLED,
    reason=f"needs {', '.join(PEERS['deepeval'])}, which the bench installs",
)
def test_a_judgement_takes_no_more_tokens_than_deepevals(billed):
    assert billed["score-only"] <= billed["deepeval-shared"]
    assert billed["judge_pairs"] <= MOST * billed["deepeval-shared"]
