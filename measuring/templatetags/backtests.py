"""Template tags that show backtests on pages of guidelines, whose room does not know them."""

from typing import TYPE_CHECKING

from django import template

from measuring import backtests

if TYPE_CHECKING:
    from measuring.backtests import Result
    from summaries.models import GuidelineVersion

register = template.Library()


@register.simple_tag
def backtests_of(version: "GuidelineVersion") -> "list[Result]":
    """The version's backtests, newest first."""
    return backtests.latest(version)
