"""The table of errors found, of README and docs/judges.md: `metaeval --sentences`, set by set.

Run from the project's root: python -m bench.sentence_table [--check]

Prints the table; `--check` prints nothing and exits 1 where a page holds another. Needs the marked
sentences of DiaSumFact (Zhu et al. 2023) in ../shared/data.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from offline.lexical.evidence_model import MODEL

DATA = Path("../shared/data/diasumfact_dev.json")
PAGES = (Path("README.md"), Path("docs/judges.md"))
# How a document's name begins, and what the table calls the set.
SETS = {"QMSum": "meetings (QMSum)", "SAMSum": "chats (SAMSum)"}
JUDGES = {
    "lexical": "the offline judge, which learned from these",
    "bigrams": "share of bigrams in the source, at 0.75",
}
HEAD = (
    "| set | judge | sentences | wrong | of the wrong, found | shown as supported | "
    "false alarms | AUC |"
)


def measured(rows: list[dict[str, Any]], folder: Path) -> dict[str, dict[str, Any]]:
    """By judge what one run says."""
    data = folder / "marked.json"
    data.write_text(json.dumps(rows), encoding="utf-8")
    command = [
        sys.executable, "manage.py", "metaeval", str(data), "--sentences", "--judge", "lexical",
        "--baseline", "bigrams", "--out", str(folder), "-v", "0",
    ]  # fmt: skip
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode:
        sys.exit(f"metaeval ended with {run.returncode}:\n{run.stdout}")
    found = json.loads((folder / "results.json").read_text(encoding="utf-8"))["sentences"]
    return {row["judge"]: row for row in found}


def table() -> str:
    """Markdown."""
    rows = json.loads(DATA.read_text(encoding="utf-8"))
    # The judge was taught with these sentences, so that what it says of them flatters it.
    card = json.loads(MODEL.read_text(encoding="utf-8"))["card"]
    lines = [HEAD, "| --- " * HEAD.count(" |") + "|"]
    for beginning, name in SETS.items():
        with tempfile.TemporaryDirectory() as folder:
            of_set = [row for row in rows if row["doc_id"].startswith(beginning)]
            found = measured(of_set, Path(folder))
        lines += [
            _line(name, "**the offline judge**, documents not seen", card[beginning]),
            *(_line(name, label, found[judge]) for judge, label in JUDGES.items()),
        ]
    return "\n".join(lines)


def _line(name: str, label: str, row: dict[str, Any]) -> str:
    low, high = row["intervals"]["auc"]
    shares = (f"{row[part]:.0%}" for part in ("recall", "unmarked", "false_alarms"))
    cells = (
        name,
        label,
        row["n"],
        row["errors"],
        *shares,
        f"{row['auc']:.3f} [{low:.2f}, {high:.2f}]",
    )
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    if not DATA.exists():
        sys.exit(f"There is no {DATA}; the table is measured on it.")
    made = table()
    if "--check" not in sys.argv:
        print(made)
        return
    for page in PAGES:
        if made not in page.read_text(encoding="utf-8"):
            sys.exit(f"{page} holds another table than this run gives; put this there:\n{made}")


if __name__ == "__main__":
    main()
