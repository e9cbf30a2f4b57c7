"""The benches that README quotes, each run small, so that they go on working."""

import re

import pytest

from tests.bench_runs import run_bench

pytestmark = pytest.mark.slow
BENCHES = {
    "tools/bench/desk_speed.py": ["--cases=200", "--requests=2"],
    "tools/bench/ingest_throughput.py": ["--clients=2", "--requests=16", "--stored=10"],
    "tools/bench/pipeline_throughput.py": ["--cases=4", "--seconds=0.1", "--in-flight=4"],
}


def run(*command: str) -> str:
    done = run_bench(*command, seconds=600)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("bench", BENCHES)
def test_a_bench_prints_its_figures(bench: str) -> None:
    assert any(character.isdigit() for character in run(bench, *BENCHES[bench]))


@pytest.mark.nightly
def test_a_long_meeting_is_read_whole_at_a_small_window() -> None:
    said = run("-m", "tools.bench.long_meetings", "--words", "6000", "--windows", "8192")
    (row,) = [line for line in said.splitlines() if line.startswith("| 6,000 | 8,192 |")]
    read, of, parts = re.findall(r"(\d+) of (\d+) turns in (\d+) parts", row)[0]
    assert read == of
    assert int(parts) > 1


@pytest.mark.real_data
def test_the_offline_writer_is_compared_on_a_meeting() -> None:
    assert "offline" in run("-m", "tools.bench.rouge_offline", "--meetings=ES2006a")


@pytest.mark.nightly
@pytest.mark.real_data
@pytest.mark.real_model
def test_planted_reversals_are_counted_with_a_real_model() -> None:
    assert "taken back | 1 |" in run("-m", "tools.bench.reversed_meaning", "--sentences=1")
