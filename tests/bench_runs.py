"""Running a bench as a command."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
_OURS = ("COUNTERSIGN_", "DATABASE_", "DJANGO_", "CELERY_", "REDIS_")


def run_bench(*command: str, seconds: float) -> subprocess.CompletedProcess[str]:
    """Its exit status and output. It starts services of its own, with settings of its own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
