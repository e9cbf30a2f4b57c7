"""Results as tables and charts for readers, the same in report.html and on the page."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.template.loader import render_to_string

from measuring.metaeval.figures import FIGURES, WHAT, drawn
from measuring.metaeval.statistics import COEFFICIENTS
from measuring.metaeval.terminal import by_dimension, label, number

ResultRow = dict[str, Any]
_GATE = {
    "roc_auc": "ROC AUC",
    "balanced_accuracy": "balanced accuracy",
    "false_pass_rate": "false passes",
    "false_stop_rate": "false stops",
    "bad_among_passed": "bad among passed",
}


@dataclass(frozen=True)
class Estimated:
    """A cell with an interval, which stands below its value so that columns stay narrow."""

    value: str
    interval: str


ReportCell = str | Estimated


@dataclass(frozen=True)
class ReportTable:
    """A table; the first two cells of a line name it."""

    title: str
    note: str
    head: tuple[str, ...]
    lines: tuple[tuple[ReportCell, ...], ...]


@dataclass(frozen=True)
class Picture:
    """`source` is an address or a data URI."""

    name: str
    source: str
    what: str


def pngs(rows: Sequence[ResultRow]) -> dict[str, bytes]:
    return {name: drawn(draw(rows), "png") for name, draw in FIGURES.items()}


def standalone(rows: Sequence[ResultRow], pictures: Mapping[str, bytes]) -> str:
    """One HTML page that needs nothing else, pictures included."""
    sources = {
        name: f"data:image/png;base64,{b64encode(png).decode()}" for name, png in pictures.items()
    }
    return render_to_string("measuring/measure_report.html", context(rows, sources))


def context(rows: Sequence[ResultRow], sources: Mapping[str, str]) -> dict[str, Any]:
    """For the templates; `sources` by the names of FIGURES."""
    first, rows = rows[0], by_dimension(rows)
    return {
        "data": first["data"],
        "threshold": first["gate"]["threshold"],
        "good_from": first["gate"]["good_from"],
        "bootstrap": first["bootstrap"],
        "documents": max(row["documents"]["all"] for row in rows),
        "pictures": [
            Picture(name, sources[name], what) for name, what in WHAT.items() if name in sources
        ],
        "sections": [
            _agreement(rows),
            _by_document(rows),
            _gate(rows),
            _paired(rows),
            _missing(rows),
            _spent(rows),
        ],
    }


def _agreement(rows: Sequence[ResultRow]) -> ReportTable:
    return ReportTable(
        "Agreement over the whole set",
        "Every summary is one point, whatever document it is of.",
        ("Judge", "Dimension", "n", "unscored", *_names()),
        tuple(
            (*_who(row), str(row["n"]), str(row["unscored"]), *_coefficients(row, "dataset"))
            for row in rows
        ),
    )


def _by_document(rows: Sequence[ResultRow]) -> ReportTable:
    return ReportTable(
        "Agreement per document, then averaged",
        "Documents on which the judge or the people gave one score throughout have no coefficient "
        'and are left out of the mean, as the authors of G-Eval do; "used" says how many stayed.',
        ("Judge", "Dimension", "documents", "used", *_names()),
        tuple(
            (
                *_who(row),
                str(row["documents"]["all"]),
                str(row["documents"]["used"]),
                *_coefficients(row, "document"),
            )
            for row in rows
        ),
    )


def _gate(rows: Sequence[ResultRow]) -> ReportTable:
    return ReportTable(
        "As a gate",
        "False passes: the share of summaries below the people's mark that the judge lets through. "
        "False stops: the share of good ones that it holds back.",
        ("Judge", "Dimension", "good", "bad", "passed", *_GATE.values()),
        tuple(
            (
                *_who(row),
                *(str(row["gate"][name]) for name in ("good", "bad", "passed")),
                *(_valued(row["gate"][name], row["intervals"]["gate"], name) for name in _GATE),
            )
            for row in rows
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
        tuple(_comparison(row, found) for row in rows for found in row["paired"]),
    )


def _comparison(row: ResultRow, found: ResultRow) -> tuple[ReportCell, ...]:
    names = f"{label(row)} − {label(found['other'])}"
    return (
        names,
        row["dimension"],
        str(found["n"]),
        *(cell for part in ("dataset", "document") for cell in _tested(found[part])),
    )


def _tested(test: ResultRow) -> tuple[ReportCell, str, str]:
    return (
        _valued(test["difference"], {"difference": test["interval"]}, "difference"),
        number(test["p"], 4),
        number(test["p_holm"], 4),
    )


def _missing(rows: Sequence[ResultRow]) -> ReportTable:
    return ReportTable(
        "Ties and what is missing",
        "Ties: the share of all pairs of summaries that got the same score. What has no score, or "
        "no human one, is left out of every figure above and never counted as zero.",
        (
            "Judge",
            "Dimension",
            "ties, judge",
            "ties, people",
            "no human score",
            "never judged",
            "unscored, by reason",
        ),
        tuple(
            (
                *_who(row),
                number(row["ties"]["judge"]),
                number(row["ties"]["human"]),
                str(row["without_human_score"]),
                str(row["not_judged"]),
                "; ".join(f"{why}: {count}" for why, count in row["unscored_reasons"].items())
                or "none",
            )
            for row in rows
        ),
    )


def _spent(rows: Sequence[ResultRow]) -> ReportTable:
    return ReportTable(
        "Cost and time",
        "US dollars at list price, no discount for cached tokens; seconds are the judge's own, so "
        "judgements side by side add up to more than the clock shows. A judgement that scores "
        "several dimensions is shared out among them.",
        (
            "Judge",
            "Dimension",
            "prompt tokens",
            "answered",
            "$",
            "seconds",
            "$ a judgement",
            "seconds a judgement",
        ),
        tuple(
            (
                *_who(row),
                f"{row['prompt_tokens']:,}",
                f"{row['completion_tokens']:,}",
                number(row["cost"], 4),
                number(row["seconds"], 2),
                number(row["per_judgement"]["cost"], 6),
                number(row["per_judgement"]["seconds"], 4),
            )
            for row in rows
        ),
    )


def _names() -> list[str]:
    return [name.capitalize() for name in COEFFICIENTS]


def _who(row: ResultRow) -> tuple[str, str]:
    return label(row), row["dimension"]


def _coefficients(row: ResultRow, part: str) -> list[ReportCell]:
    return [_valued(row[part][name], row["intervals"][part], name) for name in COEFFICIENTS]


def _valued(value: float | None, intervals: ResultRow | None, name: str) -> ReportCell:
    found = intervals and intervals[name]
    if not found:
        return number(value)
    return Estimated(number(value), f"[{found[0]:.2f}, {found[1]:.2f}]")
