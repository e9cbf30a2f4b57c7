"""Minutes on a page: bold, and rows of a table. Everything is escaped."""

from typing import Any

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from reviews.templatetags.display import hidden_shown
from reviews.views.summary_detail import SentenceView
from summaries.minutes import (
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
    words = ((run.bold, hidden_shown(run.text)) for run in split_bold(text))
    parts = (format_html("<strong>{}</strong>", shown) if bold else shown for bold, shown in words)
    return format_html_join("", "{}", ((part,) for part in parts))


@register.filter
def sentence_words(sentence: SentenceView) -> SafeString:
    """Those of a sentence; a row of a table in cells."""
    return in_cells(sentence.text) if sentence.kind == "row" else with_bold(sentence.text)


@register.filter
def in_cells(row: str) -> SafeString:
    """The words of a row of a table, each cell in an element of its own."""
    cells = ((with_bold(cell),) for cell in split_cells(row))
    return format_html_join("", '<span class="cell">{}</span>', cells)


@register.inclusion_tag("reviews/_form_editor.html")
def form_editor(summary: Summary) -> dict[str, Any]:
    """What the script of the editor needs in a form with the text of `summary`; nothing without a
    form of minutes."""
    sections = section_keys(summary.guideline_version.sections)
    keys = [[normalize_heading(each.heading), key] for key, each in sections.items()]
    names = summary.transcript.names if keys else []
    return {"summary": summary, "form_keys": keys, "form_names": names}
