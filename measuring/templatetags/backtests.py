"""Template tags by which pages of guidelines show backtests, which their room does not know."""

from typing import TYPE_CHECKING

from django import template

from measuring import backtests

if TYPE_CHECKING:
    from measuring.backtests import Result
    from summaries.models import GuidelineVersion

register = template.Library()


@register.simple_tag
def backtests_of(version: "GuidelineVersion") -> "list[Result]":
    """The newest of the version, newest first."""
    return backtests.latest(version)
