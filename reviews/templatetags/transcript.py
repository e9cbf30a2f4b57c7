"""A transcript's turns as list items, whether its recording may be added, and new words.

Two hours of talk are a thousand turns, over which a template's loop takes five times as long.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from django import template
from django.contrib.auth.models import User
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from reviews.templatetags.display import clock
from reviews.views.summary_detail import TurnView
from summaries import recordings
from summaries.models import Transcript

register = template.Library()


@register.filter
def as_items(turns: Iterable[TurnView]) -> SafeString:
    return mark_safe("\n".join(_item(turn) for turn in turns))  # noqa: S308 (escaped below)


def _item(turn: TurnView) -> str:
    """Only what people said can hold markup; the rest is numbers."""
    number, rests = turn.number, turn.sentences
    at = begins = ""
    if turn.start is not None:
        at = f'<span class="at">{clock(turn.start)}</span>'
        begins = f' data-start="{turn.start}"'
    return (
        f'<li class="turn{"" if rests else " uncovered"}" id="turn-{number}"{begins}'
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


@register.filter
def takes_recording_of(transcript: Transcript, user: User) -> bool:
    """Whether the page offers `user` to add the recording of `transcript`."""
    if hasattr(transcript, "recording"):
        return False
    return recordings.may_add(user, transcript) and recordings.is_open(transcript)


@register.filter
def lit(sentence: Any, changed: list[tuple[int, int]]) -> SafeString:
    """The text of a `SentenceView` with what lies in `changed`, in characters of the whole summary,
    marked as new."""
    parts = _parts(sentence.text, sentence.span[0], changed)
    return mark_safe("".join(parts))  # noqa: S308 (escaped below)


def _parts(text: str, start: int, changed: list[tuple[int, int]]) -> Iterator[str]:
    at = 0
    for first, last in changed:
        low, high = max(first - start, at), min(last - start, len(text))
        if low < high:
            yield f"{escape(text[at:low])}<mark>{escape(text[low:high])}</mark>"
            at = high
    yield escape(text[at:])
