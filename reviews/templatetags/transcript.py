"""A transcript's turns as list items.

Two hours of talk are a thousand turns, over which a template's loop takes five times as long.
"""

from collections.abc import Iterable
from typing import Any

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from reviews.templatetags.display import clock
from reviews.views.summary_detail import TurnView

register = template.Library()


@register.filter
def as_items(turns: Iterable[TurnView]) -> SafeString:
    return mark_safe("\n".join(_item(turn) for turn in turns))  # noqa: S308 (escaped below)


def _item(turn: TurnView) -> str:
    """Only what people said can hold markup; the rest is numbers."""
    number, rests = turn.number, turn.sentences
    at = "" if turn.start is None else f'<span class="at">{clock(turn.start)}</span>'
    return (
        f'<li class="turn{"" if rests else " uncovered"}" id="turn-{number}"'
        f' data-sentences="{" ".join(map(str, rests))}"><div class="turn-meta">'
        f'<span class="speaker speaker-{turn.colour}">'
        f"{escape(turn.speaker or 'Unknown speaker')}</span> {at}"
        f' <a class="turn-number" href="#turn-{number}"'
        f' aria-label="Link to turn {number}">{number}</a></div>'
        f'<p dir="auto">{escape(turn.text)}</p>{_signals(turn.signals)}'
        f"{_resting(rests) if rests else ''}</li>"
    )


def _signals(signals: list[dict[str, Any]]) -> str:
    return "".join(
        f'<p class="signal"><strong>Look twice:</strong> {escape(signal["kind"])} – '
        f'<q dir="auto">{escape(signal["excerpt"])}</q></p>'
        for signal in signals
    )


def _resting(sentences: list[int]) -> str:
    links = (f'<a href="#s{number}">sentence {number}</a>' for number in sentences)
    return f'<p class="rests">In the summary: {", ".join(links)}</p>'
