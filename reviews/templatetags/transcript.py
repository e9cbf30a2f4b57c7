"""Render a transcript's turns as list items, its recording's form, and new words.

Two hours of talk are a thousand turns; a template's loop over them takes five times as long.
"""

from collections.abc import Iterable
from typing import Any

from django import template
from django.contrib.auth.models import User
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from accounts.roles import Right
from reviews.templatetags.display import clock, hidden_shown, isolated
from reviews.views.context import ContextForm
from reviews.views.summary_detail import TurnView
from summaries import recordings
from summaries.models import MeetingContext, Summary, Transcript
from summaries.status import TERMINAL
from summaries.visibility import can_on_summary

register = template.Library()


@register.filter
def as_items(turns: Iterable[TurnView]) -> SafeString:
    words = _Words()
    return mark_safe("\n".join(_turn_html(turn, words) for turn in turns))  # noqa: S308 (escaped below)


class _Words:
    """The words of a turn in the reader's language, looked up once for all turns."""

    def __init__(self) -> None:
        self.unknown = escape(_("Unknown speaker"))
        self.link = escape(_("Link to turn {number}"))
        self.corrected = escape(pgettext("a turn", "corrected"))
        self.look = escape(_("Possible prompt injection:"))
        self.sentence = escape(_("sentence {number}"))
        self.rests = escape(_("In the summary: {sentences}"))


def _turn_html(turn: TurnView, words: _Words) -> str:
    """Escapes what people said; the rest is numbers."""
    number, rests = turn.number, turn.sentences
    at = begins = ""
    if turn.start is not None:
        at = f'<span class="at">{clock(turn.start)}</span>'
        begins = f' data-start="{turn.start}"'
    return (
        f'<li class="turn{"" if rests else " uncovered"}" id="turn-{number}"{begins}'
        f' data-sentences="{" ".join(map(str, rests))}"><div class="turn-meta">'
        f'<span class="speaker speaker-{turn.colour}">'
        f"{isolated(turn.speaker) if turn.speaker else words.unknown}</span> {at}"
        f' <a class="turn-number" href="#turn-{number}"'
        f' aria-label="{words.link.format(number=number)}">{number}</a></div>'
        f'<p dir="auto">{_quoted_html(turn)}</p>{_received_html(turn, words)}'
        f"{_signals_html(turn.signals, words)}"
        f"{_sentence_links_html(rests, words) if rests else ''}</li>"
    )


def _received_html(turn: TurnView, words: _Words) -> str:
    """That the turn was corrected and, on request, the words that came in."""
    if not turn.corrected:
        return ""
    if not turn.received:
        return f'<p class="rests">{words.corrected}</p>'
    received = f'<del dir="auto">{hidden_shown(turn.received)}</del>'
    return f'<details class="rests"><summary>{words.corrected}</summary>{received}</details>'


def _quoted_html(turn: TurnView) -> str:
    """The text, its quoted passages marked with the numbers of their sentences."""
    parts, at = [], 0
    for start, end, numbers in turn.quoted:
        named = " ".join(map(str, numbers))
        parts += [
            hidden_shown(turn.text[at:start]),
            f'<mark data-quotes="{named}">{hidden_shown(turn.text[start:end])}</mark>',
        ]
        at = end
    return "".join([*parts, hidden_shown(turn.text[at:])])


def _signals_html(signals: list[dict[str, Any]], words: _Words) -> str:
    return "".join(
        f'<p class="signal"><strong>{words.look}</strong> {escape(_(signal["kind"]))} – '
        f'<q dir="auto">{hidden_shown(signal["excerpt"])}</q></p>'
        for signal in signals
    )


def _sentence_links_html(sentences: list[int], words: _Words) -> str:
    links = (
        f'<a href="#s{number}">{words.sentence.format(number=number)}</a>' for number in sentences
    )
    return f'<p class="rests">{words.rests.format(sentences=", ".join(links))}</p>'


@register.simple_tag
def context_form(summary: Summary, known: MeetingContext, user: User) -> ContextForm | None:
    """The form that changes the context `known` of an open case, where `user` may."""
    own = summary.transcript.submitted_by_id == user.pk
    if summary.status in TERMINAL:
        return None
    return (
        ContextForm.from_context(known)
        if own or can_on_summary(user, Right.DECIDE, summary)
        else None
    )


@register.filter
def context_history(transcript: Transcript) -> list[MeetingContext]:
    """All contexts, what came in first."""
    rows = list(transcript.contexts.select_related("by"))
    return rows if rows and not rows[0].number else [MeetingContext.of_intake(transcript), *rows]


@register.filter
def takes_recording_of(transcript: Transcript, user: User) -> bool:
    """Whether the page offers `user` to add the recording of `transcript`."""
    if hasattr(transcript, "recording"):
        return False
    return recordings.can_add(user, transcript) and transcript.is_open


@register.filter
def mark_changes(sentence: Any, changed: list[tuple[int, int]]) -> SafeString:
    """The text of a `SentenceView` with the spans `changed`, in characters of the whole summary,
    marked as new."""
    text, start = sentence.text, sentence.span[0]
    parts, at = "", 0
    for first, last in changed:
        low, high = max(first - start, at), min(last - start, len(text))
        if low < high:
            parts += f"{hidden_shown(text[at:low])}<mark>{hidden_shown(text[low:high])}</mark>"
            at = high
    return mark_safe(f"{parts}{hidden_shown(text[at:])}")  # noqa: S308 (each part is escaped)
