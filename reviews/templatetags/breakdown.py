"""Template filters that show a judging method's counts in tables, lists (docs/judging.md)."""

from typing import Any

from django import template
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from judging.models import Score

register = template.Library()

# The judging methods' names for their counts; an unknown name is shown as it is.
_NAMES = (
    gettext_noop("Alignment"),
    gettext_noop("Answer"),
    gettext_noop("Claim"),
    gettext_noop("Claims"),
    gettext_noop("Combination"),
    gettext_noop("Contradicted"),
    gettext_noop("Contributions"),
    gettext_noop("Coverage"),
    gettext_noop("Deviation"),
    gettext_noop("Distance"),
    gettext_noop("Distances"),
    gettext_noop("Grade"),
    gettext_noop("Kept"),
    gettext_noop("Mean"),
    gettext_noop("Message"),
    gettext_noop("Options"),
    gettext_noop("Outcome"),
    gettext_noop("Probability"),
    gettext_noop("Question"),
    gettext_noop("Questions"),
    gettext_noop("Quote"),
    gettext_noop("Reason"),
    gettext_noop("Relation"),
    gettext_noop("Rule"),
    gettext_noop("Rules"),
    gettext_noop("Score"),
    gettext_noop("Sentence"),
    gettext_noop("Share good"),
    gettext_noop("Spans"),
    gettext_noop("Strict mode"),
    gettext_noop("Student"),
    gettext_noop("Success"),
    gettext_noop("Summary"),
    gettext_noop("Threshold"),
    gettext_noop("Transcript"),
    gettext_noop("Truths"),
    gettext_noop("Turn"),
    gettext_noop("Variants"),
    gettext_noop("Verdict"),
    gettext_noop("Words"),
)


@register.filter
def counted(score: Score) -> Any:
    """The breakdown of one score, empty where its method keeps none."""
    return score.evaluation.details.get(score.criterion.name)


@register.filter
def kind(value: Any) -> str:
    """Either "rows" (objects for a table), "mapping", "list" or "text"."""
    if isinstance(value, dict):
        return "mapping"
    if not isinstance(value, list):
        return "text"
    return "rows" if value and all(isinstance(item, dict) for item in value) else "list"


@register.filter
def columns(rows: list[dict[str, Any]]) -> list[str]:
    """The keys of all rows, in the order in which they first appear."""
    return list(dict.fromkeys(key for row in rows for key in row))


@register.filter
def cells(row: dict[str, Any], rows: list[dict[str, Any]]) -> list[Any]:
    """The cells, with turns and sentences numbered from 1 as on all pages."""
    numbered = {
        name: value + 1 if name in {"turn", "sentence"} and isinstance(value, int) else value
        for name, value in row.items()
    }
    return [numbered.get(name) for name in columns(rows)]


@register.filter
def worded(name: str) -> str:
    return _(name.replace("_", " ").capitalize())


@register.filter
def plain(value: Any) -> str:
    """One value in a cell: numbers to three decimals, nested ones joined."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, float):
        return number_format(f"{value:.3f}")
    if isinstance(value, dict):
        return "; ".join(f"{key}: {plain(item)}" for key, item in value.items())
    if isinstance(value, list):
        return "; ".join(plain(item) for item in value)
    return str(value)
