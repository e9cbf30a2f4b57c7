"""The table of judges in docs/benchmarks.md: one run of `metaeval`, and published figures.

Run from the project's root: python -m tools.bench.judge_table [--check]

Prints the table; `--check` prints nothing and exits 1 where the page holds another. Needs the
600 pairs of SummEval and the recorded judgements of them in ../shared/data.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

DATA = Path("../shared/data/summeval_dev.json")
RECORDED = Path("../shared/data/summeval_dev_recorded_judgements.jsonl")
PAGE = Path("docs/benchmarks.md")
DIMENSIONS = ("coherence", "consistency", "fluency", "relevance")
# Judge and model of a row of results.json, and what the table calls it.
MEASURED = {
    ("recorded", "gpt-4-0314"): "gpt-4-0314, recorded answers",
    ("recorded", "gpt-3.5-turbo-0301"): "gpt-3.5-turbo-0301, recorded answers",
    ("lexical", "offline"): "words found (the offline engine)",
    ("bigrams", "offline"): "share of the summary's bigrams that the source has",
    ("recorded", "llama-2-70b-chat-hf"): "llama-2-70b-chat, recorded answers",
    ("rougeL", "offline"): "ROUGE-L against the source",
}
# Consistency, per document, all 1,600 pairs: Liu et al. 2023 (arXiv 2303.16634), table 1.
PUBLISHED = {
    "G-Eval with GPT-4, published": 0.507,
    "UniEval, published": 0.446,
}


def measured(out: Path) -> list[dict[str, Any]]:
    """The rows of results.json of one run."""
    command = [
        sys.executable, "manage.py", "metaeval", str(DATA), "--judge", "lexical",
        "--baseline", "bigrams", "rougeL", "--recorded", str(RECORDED), "--out", str(out),
    ]  # fmt: skip
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode:
        sys.exit(f"metaeval ended with {run.returncode}:\n{run.stdout}")
    rows: list[dict[str, Any]] = json.loads((out / "results.json").read_text(encoding="utf-8"))
    return rows


def table(rows: list[dict[str, Any]]) -> str:
    """Markdown: Spearman over the set / per document, the best for consistency first."""
    found = {(row["judge"], row["model"], row["dimension"]): row for row in rows}
    lines = []
    for (judge, model), label in MEASURED.items():
        cells = [_cell(found.get((judge, model, dimension))) for dimension in DIMENSIONS]
        consistency = found[judge, model, "consistency"]["document"]["spearman"]
        lines.append((consistency, f"| {label} | " + " | ".join(cells) + " |"))
    for label, value in PUBLISHED.items():
        lines.append((value, f"| {label} | | / {value:.3f} | | |"))
    head = ["| judge | " + " | ".join(DIMENSIONS) + " |", "| --- " * 5 + "|"]
    return "\n".join([*head, *(line for _, line in sorted(lines, reverse=True))])


def _cell(row: dict[str, Any] | None) -> str:
    """Empty for a dimension that the judge does not score."""
    if row is None or row["dataset"]["spearman"] is None:
        return ""
    return f"{row['dataset']['spearman']:.3f} / {row['document']['spearman']:.3f}"


def main() -> None:
    missing = [str(path) for path in (DATA, RECORDED) if not path.exists()]
    if missing:
        sys.exit(f"There is no {' and no '.join(missing)}; the table is measured on them.")
    with tempfile.TemporaryDirectory() as folder:
        made = table(measured(Path(folder)))
    if "--check" not in sys.argv:
        print(made)
    elif made not in PAGE.read_text(encoding="utf-8"):
        sys.exit(f"{PAGE} holds another table than this run gives; put this there:\n{made}")


if __name__ == "__main__":
    main()
