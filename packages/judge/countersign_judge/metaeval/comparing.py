"""Compares two runs on the same data, by the scores in their items.jsonl.

After a change of a prompt, a model or a guideline: does the judge agree with people better?
The tests are those of a report, on the summaries that both runs scored.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from countersign_judge.metaeval.bootstrap import Floats
from countersign_judge.metaeval.items import BadData
from countersign_judge.metaeval.readers import read_text
from countersign_judge.metaeval.report import format_plain
from countersign_judge.metaeval.statistics import (
    ResultRow,
    build_pairs,
    compare_all,
    over_set,
    row_label,
)

# Document, system, and a number among rows with both: a system may have no name.
ItemKey = tuple[str, str, int]
_REMEDY = "name the folder that an earlier run wrote with --out"


@dataclass
class _Run:
    """Scores by dimension, judge and item; people's by dimension and item."""

    path: Path
    judges: dict[str, dict[str, dict[ItemKey, float]]] = field(default_factory=dict)
    human: dict[str, dict[ItemKey, float]] = field(default_factory=dict)


def compare_runs(one: Path, other: Path, only: Sequence[str] = ()) -> list[ResultRow]:
    """Compare judges that both runs have by the same name, else every judge of one with every judge
    of the other, on all dimensions or `only` some. Raises BadData."""
    runs = [_read_run(path) for path in (one, other)]
    left, right = runs
    dimensions = [name for name in left.human if name in right.human and name in (only or [name])]
    if not dimensions:
        scored = " and ".join(", ".join(run.human) or "nothing" for run in runs)
        raise BadData(other, [f"scores no dimension of {one} ({scored}); compare runs that do"])
    found = []
    for dimension in dimensions:
        items = [key for key in left.human[dimension] if key in right.human[dimension]]
        differing = [
            key for key in items if left.human[dimension][key] != right.human[dimension][key]
        ]
        if differing or not items:
            named = " ".join(differing[0][:2]) if differing else "no summary of the other"
            problem = f"has other scores of people for {dimension} ({named})"
            raise BadData(other, [f"{problem}; compare runs on the same data"])
        found += _compare_dimension(dimension, items, runs)
    return found


def _compare_dimension(
    dimension: str, items: Sequence[ItemKey], runs: Sequence[_Run]
) -> list[ResultRow]:
    human = np.array([runs[0].human[dimension][key] for key in items])
    documents = np.array([document for document, *_ in items])
    judged: list[tuple[ResultRow, Floats]] = [
        (
            {"run": str(run.path), "judge": name},
            np.array([scores.get(key, np.nan) for key in items]),
        )
        for run in runs
        for name, scores in run.judges[dimension].items()
    ]
    first = len(runs[0].judges[dimension])
    both = list(product(range(first), range(first, len(judged))))
    same = [(at, to) for at, to in both if judged[at][0]["judge"] == judged[to][0]["judge"]]
    found = []
    # The second run less the first: above zero is better.
    turned = [(to, at) for at, to in same or both]
    for (to, at), compared in zip(
        turned, compare_all(judged, human, documents, turned), strict=True
    ):
        scored = np.isfinite(judged[at][1]) & np.isfinite(judged[to][1])
        values = {
            name: over_set(build_pairs(np.where(scored, judged[each][1], np.nan), human, documents))
            for name, each in (("a", at), ("b", to))
        }
        named = {"a": compared.pop("other"), "b": compared.pop("one")}
        found.append({"dimension": dimension, **named, "values": values, **compared})
    return found


def _read_run(path: Path) -> _Run:
    """Raises BadData."""
    file, run = path / "items.jsonl", _Run(path)
    if not file.is_file():
        raise BadData(path, [f"holds no items.jsonl; {_REMEDY}"])
    seen: Counter[tuple[str, ...]] = Counter()
    for number, text in enumerate(read_text(file).splitlines(), start=1):
        try:
            line = json.loads(text)
            judge, about = row_label(line), (line["doc_id"], line["system_id"])
            scores = [(each["dimension"], each["human"], each["value"]) for each in line["scores"]]
        except (ValueError, KeyError, TypeError) as error:
            raise BadData(file, [f"line {number}: is of no run ({error!r}); {_REMEDY}"]) from error
        key = (*about, seen[judge, *about])
        seen[judge, *about] += 1
        for dimension, human, value in scores:
            mine = run.judges.setdefault(dimension, {}).setdefault(judge, {})
            if human is not None:
                run.human.setdefault(dimension, {})[key] = human
                if value is not None:
                    mine[key] = value
    return run


def short_lines(rows: Sequence[ResultRow]) -> list[list[str]]:
    """For the terminal, the head first."""
    tested = [
        f"{name} {part}" for part in ("set", "doc") for name in ("B - A [95 %]", "p", "adjusted")
    ]
    lines = [["A", "B", "dimension", "n", "S set A", "S set B", *tested]]
    for row in rows:
        values = [format_plain(each["spearman"]) for each in row["values"].values()]
        told = [cell for part in ("dataset", "document") for cell in _format_test(row[part])]
        judges = [row[run]["judge"] for run in "ab"]
        lines.append([*judges, row["dimension"], str(row["n"]), *values, *told])
    return lines


def _format_test(test: dict[str, Any]) -> tuple[str, str, str]:
    value, ends = format_plain(test["difference"]), test["interval"]
    between = f"{value} [{ends[0]:.2f}, {ends[1]:.2f}]" if ends else value
    return between, format_plain(test["p"], 4), format_plain(test["p_holm"], 4)
