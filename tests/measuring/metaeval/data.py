"""Small sets of data, written for these tests."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from countersign_judge.metaeval.figures import render_figures
from countersign_judge.metaeval.items import Dataset, DatasetItem
from countersign_judge.metaeval.statistics import Column, build_rows

from measuring import stored
from measuring.models import MetaRun

PAIRS: list[dict[str, Any]] = [
    {
        "doc_id": document,
        "system_id": system,
        "source": source,
        "system_output": output,
        "scores": {"consistency": consistency, "fluency": fluency},
    }
    for document, source, outputs in (
        (
            "bridge",
            "The council closed the bridge on Monday. Repairs will take six weeks. The mayor asked "
            "drivers to use the ferry.",
            (
                ("A", "The bridge was closed on Monday and repairs take six weeks.", 5, 5),
                ("B", "The bridge was closed on Friday.", 2, 5),
                ("C", "The the bridge ferry closed closed mayor.", 1.5, 1),
            ),
        ),
        (
            "harvest",
            "Apple growers expect a small harvest after the late frost. Prices rose by a tenth. "
            "Cider makers will buy from abroad.",
            (
                ("A", "Apple growers expect a small harvest after the late frost.", 5, 5),
                ("B", "Prices fell by half after a record harvest.", 1, 4.5),
                ("C", "Cider makers will buy abroad as prices rose.", 4.5, 4),
            ),
        ),
        (
            "museum",
            "The museum opens a hall for fossils in May. Entry is free on Sundays. A whale "
            "skeleton hangs from the ceiling.",
            (
                ("A", "A hall for fossils opens in May with free entry on Sundays.", 5, 4.5),
                ("B", "A dinosaur was stolen from the museum.", 1, 5),
                ("C", "Museum hall whale May Sundays.", 3, 1),
            ),
        ),
    )
    for system, output, consistency, fluency in outputs
]


def rows() -> list[dict[str, Any]]:
    """Results of two judges that nobody asked, with a score missing."""
    items = tuple(
        DatasetItem(pair["doc_id"], pair["system_id"], (), pair["system_output"], pair["scores"])
        for pair in PAIRS
    )
    columns = [
        Column("lexical", "offline", None, "consistency", (4.5, 3, 2, 5, 2.5, 4, 4.5, 1.5, 3)),
        Column(
            *("geval", "openai:gpt-5", "base", "consistency"),
            scores=(5, 1.5, 2, 5, 1, 4.5, 5, None, 3.5),
            unscored=Counter({"refused by the model": 1}),
            prompt_tokens=9000,
            completion_tokens=1800,
            cost=0.018,
            seconds=14.0,
        ),
    ]
    return build_rows(Dataset("pairs.json", "geval", items), columns, threshold=4.0)


def kept(title: str, rows: list[dict[str, Any]], by: Any) -> MetaRun:
    """A measurement in the application."""
    return stored.keep_run(title=title, rows=rows, pictures=render_figures(rows), by=by)


def written(path: Path, *rows: Any) -> Path:
    """`rows` as JSON Lines."""
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    return path


def pairs_file(folder: Path) -> Path:
    path = folder / "pairs.json"
    path.write_text(json.dumps(PAIRS, indent=1), encoding="utf-8")
    return path
