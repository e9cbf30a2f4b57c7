"""Results as tables for readers: in report.html, on a page, in a terminal and in table.md."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter

import numpy as np

from countersign_judge.metaeval.figures import FIGURE_TITLES
from countersign_judge.metaeval.statistics import (
    COEFFICIENTS,
    Pairs,
    ResultRow,
    order_by_dimension,
    over_set,
    row_label,
)
from countersign_judge.money import format_cost
from countersign_judge.translation import gettext, gettext_noop, localize_number


@dataclass(frozen=True)
class Estimated:
    """A cell with its interval below the value, so that columns stay narrow."""

    value: str
    interval: str


ReportCell = str | Estimated
Columns = Mapping[str, Callable[[ResultRow], ReportCell]]
Headline = Callable[[Sequence[ResultRow]], str]


@dataclass(frozen=True)
class ReportTable:
    """A table, folded under its title and `headline`; the first two cells of a line name it."""

    title: str
    headline: str
    note: str
    head: tuple[str, ...]
    lines: tuple[tuple[ReportCell, ...], ...]


@dataclass(frozen=True)
class Picture:
    """`source` is an address or a data URI."""

    source: str
    caption: str
    figures_are: str


@dataclass(frozen=True)
class Report:
    """`data` and `bootstrap` are as in results.json; `gate` has its threshold and from which mean
    a text is good."""

    data: ResultRow
    bootstrap: ResultRow
    documents: int
    sections: Sequence[ReportTable]
    gate: ResultRow | None = None
    pictures: Sequence[Picture] = ()


def build_report(rows: Sequence[ResultRow], sources: Mapping[str, str]) -> Report:
    """`sources` are addresses or data URIs by the names of FIGURES. In each dimension the best
    judge by Spearman over the set comes first."""
    first = rows[0]
    rows = order_by_dimension(
        sorted(rows, key=lambda row: -_sort_value(row, "dataset", "spearman")), rows
    )
    tables = [_build_table(rows, *each) for each in _TABLES]
    in_tables = gettext("The figures are in the tables below.")
    elsewhere = gettext("The figures are in results.json.")
    return Report(
        data=first["data"],
        bootstrap=first["bootstrap"],
        documents=max(row["documents"]["all"] for row in rows),
        sections=[*tables[:3], *wording_tables(rows), _paired_table(rows), *tables[3:]],
        gate=first["gate"],
        pictures=[
            Picture(
                sources[name], gettext(what), in_tables if name == "correlations" else elsewhere
            )
            for name, what in FIGURE_TITLES.items()
            if name in sources
        ],
    )


def _sort_value(row: ResultRow, part: str, name: str) -> float:
    """For comparing: an undefined value comes last."""
    value = row[part][name]
    return -math.inf if value is None else float(value)


def _best_headline(part: str, name: str) -> Headline:
    """The headline that names the best judge of every dimension."""

    def headline(rows: Sequence[ResultRow]) -> str:
        found = []
        for dimension in dict.fromkeys(row["dimension"] for row in rows):
            mine = [row for row in rows if row["dimension"] == dimension]
            best = max(mine, key=lambda row: _sort_value(row, part, name))
            found.append(f"{dimension}: {row_label(best)} {format_number(best[part][name], 2)}")
        said = gettext("Best by {coefficient} – {judges}")
        return said.format(coefficient=gettext(_SHOWN[name]), judges="; ".join(found))

    return headline


def _unscored_note(rows: Sequence[ResultRow]) -> str:
    missing, scored = (sum(row[name] for row in rows) for name in ("unscored", "n"))
    said = gettext("Judgements without a score: {missing}; with one: {scored}")
    return said.format(missing=localize_number(missing), scored=localize_number(scored))


def _cost_note(rows: Sequence[ResultRow]) -> str:
    costs = [row["cost"] for row in rows]
    tokens = localize_number(sum(row["tokens"] for row in rows))
    known = [cost for cost in costs if cost is not None]
    cost = format_cost(sum(known), None if len(known) < len(costs) else 0)
    return gettext("{tokens} tokens, {cost}").format(tokens=tokens, cost=cost)


def _build_table(
    rows: Sequence[ResultRow], title: str, headline: Headline, note: str, columns: Columns
) -> ReportTable:
    columns = {_JUDGE: row_label, _DIMENSION: itemgetter("dimension"), **columns}
    lines = (tuple(cell(row) for cell in columns.values()) for row in rows)
    head = tuple(map(gettext, columns))
    return ReportTable(gettext(title), headline(rows), gettext(note), head, tuple(lines))


def _estimate_columns(part: str, names: Mapping[str, str]) -> Columns:
    def column(name: str) -> Callable[[ResultRow], ReportCell]:
        return lambda row: _value_cell(row[part][name], row["intervals"][part], name)

    return {shown: column(name) for name, shown in names.items()}


def _value_cell(value: float | None, intervals: ResultRow | None, name: str) -> ReportCell:
    found = intervals and intervals[name]
    if not found:
        return format_number(value)
    low, high = (localize_number(end, 2) for end in found)
    return Estimated(format_number(value), gettext("[{low}, {high}]").format(low=low, high=high))


def _reason_text(row: ResultRow) -> str:
    reasons = (f"{why}: {count}" for why, count in row["unscored_reasons"].items())
    return "; ".join(reasons) or gettext("none")


def format_number(value: float | None, digits: int = 3) -> str:
    """In the reader's language; "-" for an undefined one."""
    return "-" if value is None else localize_number(value, digits)


def _format_price(value: float | None, digits: int) -> str:
    return gettext("unknown") if value is None else localize_number(value, digits)


_JUDGE, _DIMENSION = gettext_noop("Judge"), gettext_noop("Dimension")
_PARTS, _SURE = ("dataset", "document"), 0.05
_COEFFICIENTS = {name: name.capitalize() for name in COEFFICIENTS}
_GATE = {
    "roc_auc": "ROC AUC",
    "balanced_accuracy": gettext_noop("balanced accuracy"),
    "false_pass_rate": gettext_noop("false passes"),
    "false_stop_rate": gettext_noop("false stops"),
    "bad_among_passed": gettext_noop("bad among passed"),
}
_SHOWN = {**_COEFFICIENTS, **_GATE}
_TABLES: tuple[tuple[str, Headline, str, Columns], ...] = (
    (
        gettext_noop("Agreement over the whole set"),
        _best_headline("dataset", "spearman"),
        gettext_noop("Each summary is one point, regardless of its document."),
        {
            gettext_noop("n"): lambda row: str(row["n"]),
            gettext_noop("unscored"): lambda row: str(row["unscored"]),
            **_estimate_columns("dataset", _COEFFICIENTS),
        },
    ),
    (
        gettext_noop("Agreement per document, then averaged"),
        _best_headline("document", "spearman"),
        gettext_noop(
            "Documents on which the judge or the people gave one score throughout have no "
            "coefficient and are left out of the mean, as the authors of G-Eval do; "
            '"used" says how many stayed.'
        ),
        {
            gettext_noop("documents"): lambda row: str(row["documents"]["all"]),
            gettext_noop("used"): lambda row: str(row["documents"]["used"]),
            **_estimate_columns("document", _COEFFICIENTS),
        },
    ),
    (
        gettext_noop("As a pass rule"),
        _best_headline("gate", "balanced_accuracy"),
        gettext_noop(
            "False passes: the share of summaries below the people's mark that the judge lets "
            "through. False stops: the share of good ones that it holds back."
        ),
        {
            gettext_noop("good"): lambda row: str(row["gate"]["good"]),
            gettext_noop("bad"): lambda row: str(row["gate"]["bad"]),
            gettext_noop("passed"): lambda row: str(row["gate"]["passed"]),
            **_estimate_columns("gate", _GATE),
        },
    ),
    (
        gettext_noop("Ties and what is missing"),
        _unscored_note,
        gettext_noop(
            "Ties: the share of all pairs of summaries that got the same score. What has no score, "
            "or no human one, is left out of every figure above and never counted as zero."
        ),
        {
            gettext_noop("ties, judge"): lambda row: format_number(row["ties"]["judge"]),
            gettext_noop("ties, people"): lambda row: format_number(row["ties"]["human"]),
            gettext_noop("no human score"): lambda row: str(row["without_human_score"]),
            gettext_noop("never judged"): lambda row: str(row["not_judged"]),
            gettext_noop("unscored, by reason"): _reason_text,
        },
    ),
    (
        gettext_noop("Cost and time"),
        _cost_note,
        gettext_noop(
            "US dollars at list price, no discount for cached tokens; seconds are the judge's own, "
            "so judgements side by side add up to more than the clock shows. A judgement that "
            "scores several dimensions is shared out among them."
        ),
        {
            gettext_noop("prompt tokens"): lambda row: localize_number(row["prompt_tokens"]),
            gettext_noop("answered"): lambda row: localize_number(row["completion_tokens"]),
            "$": lambda row: _format_price(row["cost"], 4),
            gettext_noop("seconds"): lambda row: format_number(row["seconds"], 2),
            gettext_noop("$ per judgement"): lambda row: _format_price(
                row["per_judgement"]["cost"], 6
            ),
            gettext_noop("seconds per judgement"): lambda row: format_number(
                row["per_judgement"]["seconds"], 4
            ),
        },
    ),
)


def _paired_table(rows: Sequence[ResultRow]) -> ReportTable:
    tests = [found[part] for row in rows for found in row["paired"] for part in _PARTS]
    known = [test["p_holm"] for test in tests if test["p_holm"] is not None]
    sure = sum(p <= _SURE for p in known)
    headline = gettext(
        "{sure} of {all} differences are significant after the correction, at {level} %"
    )
    return ReportTable(
        gettext("Judges against each other"),
        headline.format(sure=sure, all=len(known), level=f"{100 * _SURE:.0f}"),
        gettext(
            "Differences in Spearman's coefficient on the summaries that both scored, first judge "
            "less second. Over the set: paired bootstrap over documents, p from its standard "
            "error. Per document: permutation test that swaps the two judges within documents "
            "(Deutsch, Dror and Roth 2021). Adjusted values are Holm's, over all pairs of a "
            "dimension."
        ),
        (
            gettext("Judges"),
            gettext(_DIMENSION),
            gettext("n"),
            *(gettext("set: difference"), "p", gettext("adjusted")),
            *(gettext("per document: difference"), "p", gettext("adjusted")),
        ),
        tuple(
            (
                f"{row_label(row)} − {row_label(found['other'])}",
                row["dimension"],
                str(found["n"]),
                *(cell for part in _PARTS for cell in _test_cells(found[part])),
            )
            for row in rows
            for found in row["paired"]
        ),
    )


def _test_cells(test: ResultRow) -> tuple[ReportCell, str, str]:
    return (
        _value_cell(test["difference"], {"difference": test["interval"]}, "difference"),
        format_number(test["p"], 4),
        format_number(test["p_holm"], 4),
    )


# --- Wordings ---------------------------------------------------------------
# How much depends on words: the spread of one model over wordings, and whether another model
# orders them differently.

_OF_WORDINGS = (
    _JUDGE,
    _DIMENSION,
    gettext_noop("spread"),
    gettext_noop("best to worst"),
    gettext_noop("order of the best model"),
    gettext_noop("tau"),
)


def wording_tables(rows: Sequence[ResultRow]) -> list[ReportTable]:
    """One table, or none where no judge was asked in several wordings."""
    # By judge, model and dimension: coefficients by wording, the best first.
    found: dict[tuple[str, str, str], dict[str, float]] = {}
    names: dict[tuple[str, str, str], str] = {}
    known = [row for row in rows if row["variant"] and row["dataset"]["spearman"] is not None]
    for row in sorted(known, key=lambda row: -row["dataset"]["spearman"]):
        key = row["judge"], row["model"], row["dimension"]
        found.setdefault(key, {})[row["variant"]] = row["dataset"]["spearman"]
        names[key] = row_label({**row, "variant": None})
    keys = [(row["judge"], row["model"], row["dimension"]) for row in known]
    found = {key: found[key] for key in keys if len(found[key]) > 1}
    if not found:
        return []
    spreads = {key: max(by.values()) - min(by.values()) for key, by in found.items()}
    lines, others, changed = [], 0, 0
    for key, values in found.items():
        # The judge's best model on the dimension, among those with the same wordings.
        alike = [
            other
            for other in found
            if (other[0], other[2]) == (key[0], key[2]) and found[other].keys() == values.keys()
        ]
        best = max(alike, key=lambda other: max(found[other].values()))
        order, of_best = list(values), list(found[best])
        compared = (gettext("it is the best"), "-")
        if best != key:
            there = np.array([order.index(name) for name in of_best], float)
            pairs = Pairs(np.sort(there), there, np.zeros(len(order), np.intp))
            tau = over_set(pairs, ["kendall"])["kendall"]
            same = order == of_best
            others, changed = others + 1, changed + (not same)
            compared = (gettext("the same") if same else gettext("another"), format_number(tau, 2))
        told = ", ".join(f"{name} {format_number(value)}" for name, value in values.items())
        lines.append((names[key], key[2], format_number(spreads[key]), told, *compared))
    headline = (
        gettext(
            "Widest: {spread} on {dimension} ({judge}); another model puts them in another order "
            "in {changed} of {others} cases"
        )
        if others
        else gettext("Widest: {spread} on {dimension} ({judge})")
    )
    widest = max(found, key=lambda key: spreads[key])
    table = ReportTable(
        gettext("Wordings"),
        headline.format(
            spread=format_number(spreads[widest]),
            dimension=widest[2],
            judge=names[widest],
            changed=changed,
            others=others,
        ),
        gettext(
            "Spearman's coefficient over the whole set of one model under several wordings: "
            "best less worst, and the wordings from best to worst. The last columns hold that "
            "order against the one of the judge's best model on the dimension; tau is "
            "Kendall's."
        ),
        tuple(map(gettext, _OF_WORDINGS)),
        tuple(lines),
    )
    return [table]


# --- For the terminal and for documentation ---------------------------------

_SHORT: dict[str, Callable[[ResultRow], str]] = {
    "n": lambda row: str(row["n"]),
    "unscored": lambda row: str(row["unscored"]),
    "P set": lambda row: format_plain(row["dataset"]["pearson"]),
    "S set [95 %]": lambda row: format_interval(row, "dataset"),
    "K set": lambda row: format_plain(row["dataset"]["kendall"]),
    "P doc": lambda row: format_plain(row["document"]["pearson"]),
    "S doc [95 %]": lambda row: format_interval(row, "document"),
    "K doc": lambda row: format_plain(row["document"]["kendall"]),
    "AUC": lambda row: format_plain(row["gate"]["roc_auc"]),
    "bal.acc": lambda row: format_plain(row["gate"]["balanced_accuracy"]),
    "false pass": lambda row: format_plain(row["gate"]["false_pass_rate"]),
    "$/judgement": lambda row: (
        "unknown"
        if row["per_judgement"]["cost"] is None
        else format_plain(row["per_judgement"]["cost"], 5)
    ),
    "s/judgement": lambda row: format_plain(row["per_judgement"]["seconds"]),
}


def format_plain(value: float | None, digits: int = 3) -> str:
    """In files and terminals; "-" for an undefined one."""
    return "-" if value is None else f"{value:.{digits}f}"


def format_interval(row: ResultRow, part: str) -> str:
    value, intervals = format_plain(row[part]["spearman"]), row["intervals"][part]
    ends = intervals and intervals["spearman"]
    return f"{value} [{ends[0]:.2f}, {ends[1]:.2f}]" if ends else value


def table_lines(rows: Sequence[ResultRow]) -> list[list[str]]:
    """Lines of cells, the head first: one a row, the judges of a dimension next to each other."""
    cells = [
        [row_label(row), row["dimension"], *(cell(row) for cell in _SHORT.values())]
        for row in order_by_dimension(rows)
    ]
    return [["judge", "dimension", *_SHORT], *cells]


def format_table(
    lines: Sequence[Sequence[str]], *, named: int = 2, width: int | None = None
) -> str:
    """Lines of cells, the head first. Columns beyond `width` characters follow in further tables,
    which repeat the first `named`."""
    columns = [
        [cell.ljust(wide) if at < named else cell.rjust(wide) for cell in column]
        for at, column in enumerate(zip(*lines, strict=True))
        for wide in [max(map(len, column))]
    ]
    names, parts = columns[:named], [columns[named : named + 1]]
    for column in columns[named + 1 :]:
        taken = sum(len(each[0]) + 2 for each in (*names, *parts[-1], column))
        if width and taken - 2 > width:
            parts.append([])
        parts[-1].append(column)
    return "\n\n".join(
        "\n".join("  ".join(cells).rstrip() for cells in zip(*names, *part, strict=True))
        for part in parts
    )


def markdown_table(lines: Sequence[Sequence[str]]) -> str:
    """The same as a table for a page of documentation."""
    head, *cells = lines
    return "".join(f"| {' | '.join(line)} |\n" for line in [head, ["---"] * len(head), *cells])
