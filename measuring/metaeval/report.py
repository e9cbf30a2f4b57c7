"""Results as tables and charts for readers, the same in report.html and on the page."""

from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from django.template.loader import render_to_string

from measuring.metaeval.figures import FIGURES, WHAT, drawn
from measuring.metaeval.statistics import COEFFICIENTS
from measuring.metaeval.terminal import by_dimension, label, number

ResultRow = dict[str, Any]


@dataclass(frozen=True)
class Estimated:
    """A cell with an interval, which stands below its value so that columns stay narrow."""

    value: str
    interval: str


ReportCell = str | Estimated
Columns = Mapping[str, Callable[[ResultRow], ReportCell]]


@dataclass(frozen=True)
class ReportTable:
    """A table; the first two cells of a line name it."""

    title: str
    note: str
    head: tuple[str, ...]
    lines: tuple[tuple[ReportCell, ...], ...]


def pngs(rows: Sequence[ResultRow]) -> dict[str, bytes]:
    return {name: drawn(draw(rows), "png") for name, draw in FIGURES.items()}


def standalone(rows: Sequence[ResultRow], pictures: Mapping[str, bytes]) -> str:
    """One HTML page that needs nothing else, pictures included."""
    sources = {
        name: f"data:image/png;base64,{b64encode(png).decode()}" for name, png in pictures.items()
    }
    return render_to_string("measuring/measure_report.html", context(rows, sources))


def context(rows: Sequence[ResultRow], sources: Mapping[str, str]) -> dict[str, Any]:
    """For the templates; `sources` are addresses or data URIs by the names of FIGURES."""
    first, rows = rows[0], by_dimension(rows)
    tables = [_table(rows, *each) for each in _TABLES]
    return {
        "data": first["data"],
        "threshold": first["gate"]["threshold"],
        "good_from": first["gate"]["good_from"],
        "bootstrap": first["bootstrap"],
        "documents": max(row["documents"]["all"] for row in rows),
        "pictures": [
            {"name": name, "source": sources[name], "what": what}
            for name, what in WHAT.items()
            if name in sources
        ],
        "sections": [*tables[:3], _paired(rows), *tables[3:]],
    }


def _table(rows: Sequence[ResultRow], title: str, note: str, columns: Columns) -> ReportTable:
    columns = {"Judge": label, "Dimension": itemgetter("dimension"), **columns}
    lines = (tuple(cell(row) for cell in columns.values()) for row in rows)
    return ReportTable(title, note, tuple(columns), tuple(lines))


def _estimates(part: str, names: Mapping[str, str]) -> Columns:
    def column(name: str) -> Callable[[ResultRow], ReportCell]:
        return lambda row: _valued(row[part][name], row["intervals"][part], name)

    return {shown: column(name) for name, shown in names.items()}


def _valued(value: float | None, intervals: ResultRow | None, name: str) -> ReportCell:
    found = intervals and intervals[name]
    if not found:
        return number(value)
    return Estimated(number(value), f"[{found[0]:.2f}, {found[1]:.2f}]")


def _reasons(row: ResultRow) -> str:
    return "; ".join(f"{why}: {count}" for why, count in row["unscored_reasons"].items()) or "none"


_COEFFICIENTS = {name: name.capitalize() for name in COEFFICIENTS}
_GATE = {
    "roc_auc": "ROC AUC",
    "balanced_accuracy": "balanced accuracy",
    "false_pass_rate": "false passes",
    "false_stop_rate": "false stops",
    "bad_among_passed": "bad among passed",
}
_TABLES: tuple[tuple[str, str, Columns], ...] = (
    (
        "Agreement over the whole set",
        "Every summary is one point, whatever document it is of.",
        {
            "n": lambda row: str(row["n"]),
            "unscored": lambda row: str(row["unscored"]),
            **_estimates("dataset", _COEFFICIENTS),
        },
    ),
    (
        "Agreement per document, then averaged",
        "Documents on which the judge or the people gave one score throughout have no coefficient "
        'and are left out of the mean, as the authors of G-Eval do; "used" says how many stayed.',
        {
            "documents": lambda row: str(row["documents"]["all"]),
            "used": lambda row: str(row["documents"]["used"]),
            **_estimates("document", _COEFFICIENTS),
        },
    ),
    (
        "As a gate",
        "False passes: the share of summaries below the people's mark that the judge lets through. "
        "False stops: the share of good ones that it holds back.",
        {
            "good": lambda row: str(row["gate"]["good"]),
            "bad": lambda row: str(row["gate"]["bad"]),
            "passed": lambda row: str(row["gate"]["passed"]),
            **_estimates("gate", _GATE),
        },
    ),
    (
        "Ties and what is missing",
        "Ties: the share of all pairs of summaries that got the same score. What has no score, or "
        "no human one, is left out of every figure above and never counted as zero.",
        {
            "ties, judge": lambda row: number(row["ties"]["judge"]),
            "ties, people": lambda row: number(row["ties"]["human"]),
            "no human score": lambda row: str(row["without_human_score"]),
            "never judged": lambda row: str(row["not_judged"]),
            "unscored, by reason": _reasons,
        },
    ),
    (
        "Cost and time",
        "US dollars at list price, no discount for cached tokens; seconds are the judge's own, so "
        "judgements side by side add up to more than the clock shows. A judgement that scores "
        "several dimensions is shared out among them.",
        {
            "prompt tokens": lambda row: f"{row['prompt_tokens']:,}",
            "answered": lambda row: f"{row['completion_tokens']:,}",
            "$": lambda row: number(row["cost"], 4),
            "seconds": lambda row: number(row["seconds"], 2),
            "$ a judgement": lambda row: number(row["per_judgement"]["cost"], 6),
            "seconds a judgement": lambda row: number(row["per_judgement"]["seconds"], 4),
        },
    ),
)


def _paired(rows: Sequence[ResultRow]) -> ReportTable:
    return ReportTable(
        "Judges against each other",
        "Differences in Spearman's coefficient on the summaries that both scored, first judge less "
        "second. Over the set: paired bootstrap over documents, p from its standard error. Per "
        "document: permutation test that swaps the two judges within documents (Deutsch, Dror and "
        "Roth 2021). Adjusted values are Holm's, over all pairs of a dimension.",
        (
            "Judges",
            "Dimension",
            "n",
            *("set: difference", "p", "adjusted"),
            *("per document: difference", "p", "adjusted"),
        ),
        tuple(
            (
                f"{label(row)} − {label(found['other'])}",
                row["dimension"],
                str(found["n"]),
                *_tested(found["dataset"]),
                *_tested(found["document"]),
            )
            for row in rows
            for found in row["paired"]
        ),
    )


def _tested(test: ResultRow) -> tuple[ReportCell, str, str]:
    return (
        _valued(test["difference"], {"difference": test["interval"]}, "difference"),
        number(test["p"], 4),
        number(test["p_holm"], 4),
    )
