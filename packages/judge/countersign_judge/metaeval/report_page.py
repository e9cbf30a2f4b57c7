"""A report as HTML: one page that needs nothing else, or its content for a page of others."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template

from countersign_judge.metaeval.report import (
    Estimated,
    Picture,
    Report,
    ReportCell,
    ReportTable,
    build_report,
)
from countersign_judge.metaeval.statistics import ResultRow
from countersign_judge.scores import format_score
from countersign_judge.translation import gettext, localize_number

_PAGE = Path(__file__).with_name("report.html")
# Columns before the numbers: a judge and what it judged.
_NAMES = 2


def render_standalone(rows: Sequence[ResultRow], pictures: Mapping[str, bytes]) -> str:
    """The page of the rows of results.json; `pictures` are PNGs by the names of FIGURES."""
    sources = {
        name: f"data:image/png;base64,{b64encode(png).decode()}" for name, png in pictures.items()
    }
    return render_page(build_report(rows, sources))


def render_page(report: Report) -> str:
    page = Template(_PAGE.read_text(encoding="utf-8"))
    return page.substitute(name=escape(str(report.data["name"])), report=render_report(report))


def render_report(report: Report) -> str:
    """The content of the page. Every text in it is escaped: names and notes come from files."""
    notes = "".join(f"<li>{escape(note)}</li>" for note in report.data["notes"])
    tables = [table for table in report.sections if table.lines]
    facts = "".join(f"<span>{escape(fact)}</span>" for fact in _facts(report))
    parts = [
        f'<p class="facts">{facts}</p>',
        notes and f'<ul class="muted">{notes}</ul>',
        *map(_render_picture, report.pictures),
        *(_render_table(table, is_open=not at) for at, table in enumerate(tables)),
    ]
    return "\n".join(filter(None, parts))


def _facts(report: Report) -> list[str]:
    data, gate, bootstrap = report.data, report.gate, report.bootstrap
    counted = gettext("%(items)s summaries of %(documents)s documents")
    counts = {"items": data["items"], "documents": report.documents}
    facts = [f"{data['name']} ({data['form']})", counted % counts]
    if gate:
        limits = {name: _localize_score(gate[name]) for name in ("threshold", "good_from")}
        facts.append(gettext("pass rule at %(threshold)s, good from %(good_from)s") % limits)
    drawn = gettext("intervals: 95 %%, %(draws)s draws of documents, seed %(seed)s")
    return [*facts, drawn % bootstrap]


def _localize_score(score: float) -> str:
    """With as many decimals as elsewhere."""
    return localize_number(score, len(format_score(score).partition(".")[2]))


def _render_picture(picture: Picture) -> str:
    described = escape(f"{picture.caption}. {picture.figures_are}")
    return (
        f'<figure class="card measure-figure"><img src="{escape(picture.source)}" '
        f'alt="{described}"><figcaption>{escape(picture.caption)}</figcaption></figure>'
    )


def _render_table(table: ReportTable, *, is_open: bool) -> str:
    title = escape(table.title)
    head = "".join(
        f'<th scope="col"{_number_class(at)}>{escape(name)}</th>'
        for at, name in enumerate(table.head)
    )
    lines = "\n".join(
        f"<tr>{''.join(_render_cell(at, cell) for at, cell in enumerate(line))}</tr>"
        for line in table.lines
    )
    return f"""<details class="card measure-section"{" open" if is_open else ""}>
<summary><h2>{title}</h2><p>{escape(table.headline)}</p></summary>
<p class="muted">{escape(table.note)}</p>
<div class="table-wrap measured" tabindex="0" role="region" aria-label="{title}">
<table>
<thead><tr>{head}</tr></thead>
<tbody>
{lines}
</tbody>
</table>
</div>
</details>"""


def _render_cell(at: int, cell: ReportCell) -> str:
    if isinstance(cell, Estimated):
        interval = cell.interval and f' <span class="interval">{escape(cell.interval)}</span>'
        text = f"{escape(cell.value)}{interval}"
    else:
        text = escape(cell)
    return f"<td{_number_class(at)}>{text}</td>" if at else f'<th scope="row">{text}</th>'


def _number_class(at: int) -> str:
    return ' class="num"' if at >= _NAMES else ""
