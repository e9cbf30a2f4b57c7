"""Backtests on pages of guidelines, whose room knows nothing of them."""

from typing import TYPE_CHECKING

from django import template

from judging.backtests import results

if TYPE_CHECKING:
    from judging.backtests.results import Result
    from summaries.models import GuidelineVersion

register = template.Library()


@register.simple_tag
def backtests_of(version: "GuidelineVersion") -> "list[Result]":
    """The newest of the version, newest first."""
    return results.latest(version)
