"""Results as tables and charts for readers, the same in report.html and on the page."""

import math
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
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
Headline = Callable[[Sequence[ResultRow]], str]


@dataclass(frozen=True)
class ReportTable:
    """A table, folded under its title and `headline`; the first two cells of a line name it."""

    title: str
    headline: str
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
    first, rows = rows[0], by_dimension(_best_first(rows))
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
        "sections": [*tables[:3], *wordings(rows), _paired(rows), *tables[3:]],
    }


def _best_first(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Within each dimension by Spearman over the set; dimensions keep their order."""
    order = list(dict.fromkeys(row["dimension"] for row in rows))
    return sorted(rows, key=lambda row: (order.index(row["dimension"]), -_value(row, "dataset")))


def _value(row: ResultRow, part: str, name: str = "spearman") -> float:
    """For comparing: what is not defined comes last."""
    value = row[part][name]
    return -math.inf if value is None else float(value)


def _best(part: str, name: str) -> Callable[[Sequence[ResultRow]], str]:
    """The headline that names the best judge of every dimension."""

    def headline(rows: Sequence[ResultRow]) -> str:
        found = []
        for dimension in dict.fromkeys(row["dimension"] for row in rows):
            mine = [row for row in rows if row["dimension"] == dimension]
            best = max(mine, key=lambda row: _value(row, part, name))
            found.append(f"{dimension}: {label(best)} {number(best[part][name], 2)}")
        return f"Best by {_SHOWN[name]} – {'; '.join(found)}"

    return headline


def _unscored(rows: Sequence[ResultRow]) -> str:
    missing, scored = (sum(row[name] for row in rows) for name in ("unscored", "n"))
    return f"{missing:,} judgements without a score beside {scored:,} that count"


def _bill(rows: Sequence[ResultRow]) -> str:
    costs = [row["cost"] for row in rows]
    tokens = sum(row["tokens"] for row in rows)
    cost = "at a price that is not known" if None in costs else f"${sum(costs):,.4f}"
    return f"{tokens:,} tokens, {cost}"


def _table(
    rows: Sequence[ResultRow], title: str, headline: Headline, note: str, columns: Columns
) -> ReportTable:
    columns = {"Judge": label, "Dimension": itemgetter("dimension"), **columns}
    lines = (tuple(cell(row) for cell in columns.values()) for row in rows)
    return ReportTable(title, headline(rows), note, tuple(columns), tuple(lines))


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


_PARTS, _SURE = ("dataset", "document"), 0.05
_COEFFICIENTS = {name: name.capitalize() for name in COEFFICIENTS}
_GATE = {
    "roc_auc": "ROC AUC",
    "balanced_accuracy": "balanced accuracy",
    "false_pass_rate": "false passes",
    "false_stop_rate": "false stops",
    "bad_among_passed": "bad among passed",
}
_SHOWN = {**_COEFFICIENTS, **_GATE}
_TABLES: tuple[tuple[str, Headline, str, Columns], ...] = (
    (
        "Agreement over the whole set",
        _best("dataset", "spearman"),
        "Every summary is one point, whatever document it is of.",
        {
            "n": lambda row: str(row["n"]),
            "unscored": lambda row: str(row["unscored"]),
            **_estimates("dataset", _COEFFICIENTS),
        },
    ),
    (
        "Agreement per document, then averaged",
        _best("document", "spearman"),
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
        _best("gate", "balanced_accuracy"),
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
        _unscored,
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
        _bill,
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
    tests = [found[part] for row in rows for found in row["paired"] for part in _PARTS]
    known = [test["p_holm"] for test in tests if test["p_holm"] is not None]
    sure = sum(p <= _SURE for p in known)
    return ReportTable(
        "Judges against each other",
        f"{sure} of {len(known)} differences hold after the correction, at {_SURE:.0%}",
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
                *(cell for part in _PARTS for cell in _tested(found[part])),
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


# --- Wordings ---------------------------------------------------------------
# How much depends on words: the spread of one model over wordings, and whether their order is
# another one with another model.

_FEWEST = 2


def wordings(rows: Sequence[ResultRow]) -> list[ReportTable]:
    """One table, or none where no judge was asked in several wordings."""
    found = [_Wordings.of(mine) for mine in _by_model(rows) if len(mine) >= _FEWEST]
    if not found:
        return []
    widest = max(found, key=lambda each: each.spread)
    others = [each for each in found if each.best(found) is not each]
    changed = [each for each in others if each.best(found).order != each.order]
    headline = f"Widest: {widest.spread:.3f} on {widest.dimension} ({widest.judge})" + (
        f"; another model puts them in another order in {len(changed)} of {len(others)} cases"
        if others
        else ""
    )
    return [
        ReportTable(
            "Wordings",
            headline,
            "Spearman's coefficient over the whole set of one model under several wordings: best "
            "less worst, and the wordings from best to worst. The last columns hold that order "
            "against the one of the judge's best model on the dimension; tau is Kendall's.",
            ("Judge", "Dimension", "spread", "best to worst", "order of the best model", "tau"),
            tuple(each.line(found) for each in found),
        )
    ]


@dataclass(frozen=True)
class _Wordings:
    """One model's coefficients on a dimension, by wording, the best first."""

    name: str
    judge: str
    dimension: str
    values: Mapping[str, float]

    @classmethod
    def of(cls, rows: Sequence[ResultRow]) -> "_Wordings":
        known = {row["variant"]: row["dataset"]["spearman"] for row in rows}
        ordered = sorted(known.items(), key=lambda pair: -pair[1])
        first = rows[0]
        judge = label({**first, "variant": None})
        return cls(first["judge"], judge, first["dimension"], dict(ordered))

    @property
    def spread(self) -> float:
        return max(self.values.values()) - min(self.values.values())

    @property
    def order(self) -> tuple[str, ...]:
        return tuple(self.values)

    def best(self, others: "Sequence[_Wordings]") -> "_Wordings":
        """The judge's best model on the dimension, of those under the same wordings."""
        mine = [each for each in others if self._comparable(each)]
        return max(mine, key=lambda each: max(each.values.values()))

    def _comparable(self, other: "_Wordings") -> bool:
        same = (self.name, self.dimension) == (other.name, other.dimension)
        return same and set(self.values) == set(other.values)

    def line(self, others: "Sequence[_Wordings]") -> tuple[ReportCell, ...]:
        best = self.best(others)
        shown = ", ".join(f"{name} {value:.3f}" for name, value in self.values.items())
        same = "the same" if best.order == self.order else "another"
        compared = ("it is the best", "-") if best is self else (same, self._tau(best))
        return self.judge, self.dimension, number(self.spread), shown, *compared

    def _tau(self, best: "_Wordings") -> str:
        pairs = list(combinations(best.order, 2))
        agreeing = sum(self.order.index(one) < self.order.index(other) for one, other in pairs)
        return number(2 * agreeing / len(pairs) - 1, 2)


def _by_model(rows: Sequence[ResultRow]) -> list[list[ResultRow]]:
    """Rows of one judge, model and dimension under wordings that have a coefficient."""
    found: dict[tuple[str, str, str], list[ResultRow]] = {}
    for row in rows:
        if row["variant"] is not None and row["dataset"]["spearman"] is not None:
            found.setdefault((row["judge"], row["model"], row["dimension"]), []).append(row)
    return list(found.values())
