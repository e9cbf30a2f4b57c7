"""Minutes on a page: bold, rows of a table, and the blocks of a text. Everything is escaped."""

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from reviews.templatetags.display import hidden_shown
from reviews.views.summary_detail import SentenceView
from summaries.minutes import Block, Line, split_bold, split_cells

register = template.Library()


@register.filter
def with_bold(text: str) -> SafeString:
    """The words with what is between ** as bold."""
    runs = ((run.bold, hidden_shown(run.text)) for run in split_bold(text))
    parts = (format_html("<strong>{}</strong>", shown) if bold else shown for bold, shown in runs)
    return format_html_join("", "{}", ((part,) for part in parts))


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
    runs = ((run.bold, hidden_shown(run.text)) for run in line.runs)
    parts = (format_html("<strong>{}</strong>", shown) if bold else shown for bold, shown in runs)
    return format_html_join("", "{}", ((part,) for part in parts))


@register.filter
def block_kind(block: Block) -> str:
    return type(block).__name__.lower()
