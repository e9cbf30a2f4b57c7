"""Results as a table of text."""

from collections.abc import Sequence
from typing import Any

_HEAD = (
    "judge", "dimension", "n", "unscored", "P set", "S set [95 %]", "K set",
    "P doc", "S doc [95 %]", "K doc", "AUC", "bal.acc", "false pass", "$/judgement", "s/judgement",
)  # fmt: skip
_TEXTS = 2  # judge and dimension
_GAP = "  "


def table(rows: Sequence[dict[str, Any]], *, width: int | None = None) -> str:
    """One line a row of results.json; "-" for what is not defined.

    Where `width` characters do not hold all columns, the rest follows in further tables that name
    judge and dimension again.
    """
    lines = [_HEAD, *(_cells(row) for row in by_dimension(rows))]
    widths = [max(len(line[at]) for line in lines) for at in range(len(_HEAD))]
    return "\n\n".join(
        "\n".join(_line(line, widths, columns) for line in lines)
        for columns in _folded(widths, width)
    )


def markdown(rows: Sequence[dict[str, Any]]) -> str:
    """The same as a table for a page of documentation."""
    lines = [_HEAD, ["---"] * len(_HEAD), *(_cells(row) for row in by_dimension(rows))]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def by_dimension(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows with the judges of one dimension next to each other."""
    order = list(dict.fromkeys(row["dimension"] for row in rows))
    return sorted(rows, key=lambda row: order.index(row["dimension"]))


def label(row: dict[str, Any]) -> str:
    """Judge, model and wording of a row, as far as they say something."""
    model = None if row["model"] == "offline" else row["model"]
    return " · ".join(part for part in (row["judge"], model, row["variant"]) if part)


def number(value: float | None, digits: int = 3) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def _cells(row: dict[str, Any]) -> tuple[str, ...]:
    over_set, by_document, gate, each = (
        row["dataset"], row["document"], row["gate"], row["per_judgement"],
    )  # fmt: skip
    return (
        label(row),
        row["dimension"],
        str(row["n"]),
        str(row["unscored"]),
        number(over_set["pearson"]),
        _with_interval(row, "dataset"),
        number(over_set["kendall"]),
        number(by_document["pearson"]),
        _with_interval(row, "document"),
        number(by_document["kendall"]),
        number(gate["roc_auc"]),
        number(gate["balanced_accuracy"]),
        number(gate["false_pass_rate"]),
        number(each["cost"], 5),
        number(each["seconds"]),
    )


def _with_interval(row: dict[str, Any], part: str) -> str:
    value, intervals = number(row[part]["spearman"]), row["intervals"][part]
    found = intervals and intervals["spearman"]
    return f"{value} [{found[0]:.2f}, {found[1]:.2f}]" if found else value


def _folded(widths: Sequence[int], width: int | None) -> list[list[int]]:
    """Which columns stand in which table; each has the texts and one number at least."""
    tables = [list(range(_TEXTS))]
    for at in range(_TEXTS, len(widths)):
        taken = sum(widths[column] + len(_GAP) for column in tables[-1])
        if width is not None and len(tables[-1]) > _TEXTS and taken + widths[at] > width:
            tables.append(list(range(_TEXTS)))
        tables[-1].append(at)
    return tables


def _line(cells: Sequence[str], widths: Sequence[int], columns: Sequence[int]) -> str:
    padded = [
        cells[at].ljust(widths[at]) if at < _TEXTS else cells[at].rjust(widths[at])
        for at in columns
    ]
    return _GAP.join(padded).rstrip()
