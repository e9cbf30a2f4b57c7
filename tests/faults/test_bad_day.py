"""A small `tools/bench/chaos.py`: everything breaks once, and nothing is lost or doubled."""

import os
import sys

import pytest

from tests.bench_runs import run_bench

pytestmark = pytest.mark.slow
# `make chaos` does 1,000. How fast it drains is printed and not judged.
CASES = os.environ.get("CHAOS_CASES", "150" if os.environ.get("CI") else "60")
SHORT = ["--seconds=0.2", "--every=8", "--away=20", "--calm=0.1", "--trickle", "--slowest=inf"]
PATIENCE = 3600  # seconds


def test_nothing_is_lost_or_doubled_on_a_bad_day() -> None:
    done = run_bench("tools/bench/chaos.py", f"--cases={CASES}", *SHORT, seconds=PATIENCE)
    sys.stdout.write(done.stdout[-5000:])
    assert done.returncode == 0, f"{done.stdout[-20_000:]}\n{done.stderr[-20_000:]}"
    assert "Everything holds." in done.stdout
