"""Template filters that format numbers, times and states for the pages."""

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

from countersign_judge.judges import judge_methods
from countersign_judge.llm import problems
from countersign_judge.marks import Mark
from countersign_judge.money import format_cost, format_dollars
from countersign_judge.pass_rule import deciding_number, is_threshold_reached
from django import template
from django.conf import settings
from django.contrib.auth.models import User
from django.forms import BoundField
from django.urls import reverse
from django.utils import timezone
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from judging.attention import describe_coverage
from judging.hidden_characters import code_of, hidden_characters
from judging.models import Score
from measuring.agreement import format_estimate
from records import timeline
from records.outcomes import ReviewResult
from reviews.answers import describe_open_marks
from reviews.forms import SendBackForm
from reviews.model_problems import find_model_problems
from reviews.views.summary_detail import SentenceView
from reviews.worklist import MOST_COUNTED
from summaries.texts import criterion_label, format_full_score, format_local_score
from web.pages import get_display_name
from web.text import label_in_sentence, localize_number

register = template.Library()
register.filter("covers", describe_coverage)
register.filter("open_marks", describe_open_marks)
register.filter("category", timeline.category_label)
register.filter("criterion", criterion_label)
register.filter("in_a_sentence", label_in_sentence)
register.filter("reaches", is_threshold_reached)
register.filter("said", problems.translate_problem)
register.filter("share", format_estimate)
register.simple_tag(find_model_problems, name="model_problems")

_MINUTE, _HOUR, _DAY = 60, 3600, 86_400
_WHOLE_DAYS = 10
_SCALE_WIDTH = 80  # of the SVG scale from 1 to 5


@register.filter
def span(seconds: float) -> str:
    """`seconds` in its two largest units ("45 s", "2 h 10 min"); from ten days on, in days."""
    whole = max(0, int(seconds))
    if whole < _MINUTE:
        return _("{seconds} s").format(seconds=whole)
    minutes, hours = whole // _MINUTE, whole // _HOUR
    if whole < _HOUR:
        return _("{minutes} min").format(minutes=minutes)
    if whole < _DAY:
        return _("{hours} h {minutes} min").format(hours=hours, minutes=minutes % 60)
    days = whole // _DAY
    if days >= _WHOLE_DAYS:
        return _("{days} d").format(days=days)
    return _("{days} d {hours} h").format(days=days, hours=hours % 24)


@register.filter
def age(moment: datetime | None) -> str:
    return "" if moment is None else span((timezone.now() - moment).total_seconds())


@register.filter
def moment(text: str) -> datetime:
    """Parse a snapshot's time (ISO 8601) for the filter `date`."""
    return datetime.fromisoformat(text)


@register.filter
def until(moment: datetime | None) -> str:
    if moment is None:
        return ""
    left = moment - timezone.now()
    if left <= timedelta(0):
        return _("now")
    return _("in {span}").format(span=span(left.total_seconds()))


@register.filter
def reason(text: str) -> str:
    """Why something waits for a model or failed at one, with a link to the fix."""
    said = problems.translate_problem(text)
    if not problems.is_set_up_problem(text):
        return said
    return format_html('{} <a href="{}">{}</a>', said, reverse("set-up-model"), _("Set up a model"))


@register.filter
def is_sentence(text: str) -> bool:
    return text.endswith(".")


@register.filter
def clock(seconds: float | None) -> str:
    """`m:ss`, or `h:mm:ss` from an hour on."""
    if seconds is None:
        return ""
    whole = int(seconds)
    minutes = f"{whole // _MINUTE % 60}:{whole % _MINUTE:02}"
    if whole < _HOUR:
        return minutes
    return f"{whole // _HOUR}:{whole // _MINUTE % 60:02}:{whole % _MINUTE:02}"


@register.filter
def score(value: float | None) -> str:
    return "–" if value is None else format_local_score(value)


@register.filter
def in_full(judged: Score | dict[str, Any]) -> str:
    """A judge's score, stored or as JSON: "4 of 5 (88 % sure, mean 3.98)"."""
    value, answer = _score_numbers(judged)
    known = judged["distribution"] if isinstance(judged, dict) else judged.distribution
    return format_full_score(value, answer, known)


@register.filter
def deciding(judged: Score | dict[str, Any]) -> float:
    """The number of a score that decides."""
    return deciding_number(*_score_numbers(judged))


def _score_numbers(judged: Score | dict[str, Any]) -> tuple[float, int | None]:
    if isinstance(judged, dict):
        # JSON of before 1.1 has no answer.
        return judged["value"], judged.get("answer")
    return judged.value, judged.answer


@register.filter
def on_scale(value: float) -> float:
    """A score of 1 to 5 as a length on the SVG scale."""
    return round((min(max(value, 1.0), 5.0) - 1) / 4 * _SCALE_WIDTH, 1)


@register.filter
def percent(share: float) -> str:
    """A share from 0 to 1; one above 0 that rounds to 0 is "under 1 %"."""
    rounded = round(100 * share)
    return _("under 1 %") if share > 0 and rounded == 0 else f"{rounded} %"


@register.filter
def how_many(count: int) -> str:
    """A `worklist.count_cases` count: the number, or "1,000+"."""
    if count > MOST_COUNTED:
        return f"{localize_number(MOST_COUNTED)}+"
    return str(count)


@register.filter
def money(value: float | Decimal | str | None) -> str:
    """What calls cost, None for an unknown price; a text is a stored Decimal."""
    return format_cost(Decimal(value) if isinstance(value, str) else value)


register.filter("dollars", format_dollars)


@register.filter
def seconds_of(milliseconds: float | None) -> str:
    if milliseconds is None:
        return "–"
    return _("{seconds} s").format(seconds=localize_number(milliseconds / 1000, 2))


@register.filter
def state_of(status: str) -> str:
    """The CSS class of a status or mark."""
    return f"state-{status.replace('_', '-').replace(' ', '-')}"


@register.filter
def mark_label(mark: str) -> str:
    return str(Mark(mark).label)


@register.filter
def hidden_shown(text: str) -> SafeString:
    """Escaped, with its code in place of each hidden character: the reader sees what is stored, and
    no character turns the words around it."""
    parts, at = [], 0
    for place in hidden_characters(text):
        code = f'<span class="hidden-character">{code_of(text[place])}</span>'
        parts += [escape(text[at:place]), code]
        at = place + 1
    return mark_safe("".join([*parts, escape(text[at:])]))  # noqa: S308 (each part is escaped)


@register.filter
def isolated(text: str) -> SafeString:
    """A name or title within a sentence, whose direction changes nothing outside of it."""
    return format_html("<bdi>{}</bdi>", hidden_shown(text))


@register.filter
def person_name(user: User | None) -> str:
    return get_display_name(user) if user else ""


@register.filter
def item(mapping: dict[str, object], key: str) -> object:
    return mapping[key]


@register.filter
def of(mapping: dict[Any, Any], key: object) -> Any:
    """None for a missing key, which `item` refuses."""
    return mapping.get(key)


@register.filter
def comment_on(form: SendBackForm, sentence: SentenceView) -> BoundField | None:
    """The field for the comment on one sentence when sending back; None for headings."""
    return form.comment_on(sentence.span)


@register.filter
def late(since: datetime) -> bool:
    """Has it waited for a person longer than COUNTERSIGN_REVIEW_TARGET_HOURS?"""
    return timezone.now() - since > timedelta(hours=settings.REVIEW_TARGET_HOURS)


@register.filter
def review_result(value: str) -> str:
    """The outcome of a text, in words."""
    return str(ReviewResult(value).label)


@register.filter
def method_label(name: str) -> str:
    """A judging method's label; its name if no longer installed."""
    found = judge_methods().get(name)
    return _(str(found.label)) if found else name
