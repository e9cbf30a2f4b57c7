"""`manage.py metaeval` on the same cases: the whole command, to the written report."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.bench.contenders import turn
from tools.bench.contenders.turn import Case, Judge, Task
from tools.bench.pipeline_throughput import ROOT


def prepare(task: Task) -> Judge:
    def judge(cases: Sequence[Case]) -> int:
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder, "scored.json")
            data.write_text(json.dumps([_scored(case) for case in cases]), encoding="utf-8")
            command = [sys.executable, "manage.py", "metaeval", str(data), "--out", folder]
            options = ["--judge", task.job, "--dimension", "consistency"]
            options += ["--yes", "--concurrency", str(turn.IN_FLIGHT), "--verbosity", "0"]
            subprocess.run([*command, *options], cwd=ROOT, check=True, stdout=sys.stderr)
            rows = json.loads(Path(folder, "results.json").read_text(encoding="utf-8"))
            return sum(row["n"] for row in rows)

    return judge


def _scored(case: Case) -> dict[str, Any]:
    """In the form in which G-Eval's authors keep SummEval, with some score by people."""
    return {
        "doc_id": case.id,
        "system_id": "bench",
        "source": case.source,
        "system_output": case.summary,
        "scores": {"consistency": 1 + int(case.id) % 5},
    }


if __name__ == "__main__":
    turn.take(prepare)
