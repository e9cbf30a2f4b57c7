"""Minutes on a page: bold, rows of a table, and the blocks of a text. Everything is escaped."""

from collections.abc import Iterable
from typing import Any

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from reviews.templatetags.display import hidden_shown
from reviews.views.summary_detail import SentenceView
from summaries.minutes import (
    Line,
    Run,
    normalize_heading,
    section_keys,
    split_bold,
    split_cells,
)
from summaries.models import Summary

register = template.Library()


@register.filter
def with_bold(text: str) -> SafeString:
    """The words with what is between ** as bold."""
    return _show_runs(split_bold(text))


@register.filter
def sentence_words(sentence: SentenceView) -> SafeString:
    """Those of a sentence; a row of a table in cells."""
    if sentence.kind != "row":
        return with_bold(sentence.text)
    cells = ((with_bold(cell),) for cell in split_cells(sentence.text))
    return format_html_join("", '<span class="cell">{}</span>', cells)


@register.filter
def line_words(line: Line) -> SafeString:
    """A line of a block."""
    return _show_runs(line.runs)


def _show_runs(runs: Iterable[Run]) -> SafeString:
    words = ((run.bold, hidden_shown(run.text)) for run in runs)
    parts = (format_html("<strong>{}</strong>", shown) if bold else shown for bold, shown in words)
    return format_html_join("", "{}", ((part,) for part in parts))


@register.inclusion_tag("reviews/_form_editor.html")
def form_editor(summary: Summary) -> dict[str, Any]:
    """What the script of the editor needs in a form with the text of `summary`; nothing without a
    form of minutes."""
    sections = section_keys(summary.guideline_version.sections)
    keys = [[normalize_heading(each.heading), key] for key, each in sections.items()]
    names = summary.transcript.names if keys else []
    return {"summary": summary, "form_keys": keys, "form_names": names}
