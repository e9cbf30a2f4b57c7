"""What docs/api.md tells people to run, run as it stands there."""

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
WRITTEN_FOR = "http://127.0.0.1:8000"
_SECONDS = 60
# An answer that is an error ends the block; what a block sets is there for the next.
_BEFORE = """set -euo pipefail
curl() { command curl --fail-with-body "$@"; }
if [ -f variables ]; then source variables; fi
"""
_AFTER = "\ndeclare -p HOST TOKEN SUMMARY OWN > variables 2> /dev/null || true\n"


def blocks(language: str) -> list[str]:
    """The page's blocks in that language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Desk:
    """A directory in which somebody follows the page, against the server at `url`."""

    folder: Path
    url: str
    lead_token: str

    def prepare(self, token: str) -> None:
        """Put there what `make run` and the reader's own machine would have."""
        kept = self.folder / ".countersign"
        kept.mkdir()
        (kept / "credentials.json").write_text(json.dumps({"api_token": token}))
        (self.folder / "monday.vtt").write_text("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>Hi.\n")
        (self.folder / "tuesday.srt").write_text("1\n00:00:01,000 --> 00:00:02,000\nBen: Ho.\n")
        row = {"source": "crm", "external_id": "n-1", "title": "Night", "text": "Ana: It runs."}
        (self.folder / "calls.ndjson").write_text(json.dumps(row) + "\n")

    def shell(self, block: str) -> str:
        """What it printed; AssertionError, with all of it, when it failed."""
        return self._run(["bash", "-c", _BEFORE + self._here(block) + _AFTER])

    def python(self, block: str) -> str:
        return self._run([sys.executable, "-c", self._here(block)])

    def _here(self, block: str) -> str:
        return block.replace(WRITTEN_FOR, self.url)

    def _run(self, command: list[str]) -> str:
        programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        environment = {
            "PATH": programs,
            "LEAD_TOKEN": self.lead_token,
            "HOME": str(self.folder),
            "PYTHONPATH": str(self.folder / "countersign-client"),
        }
        ended = subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
        assert ended.returncode == 0, f"{command[-1]}\n{ended.stdout}\n{ended.stderr}"
        return ended.stdout
