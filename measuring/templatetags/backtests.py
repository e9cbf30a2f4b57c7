"""Template tags that show backtests on pages of guidelines, whose room does not know them."""

from django import template

from measuring import backtests

register = template.Library()
register.simple_tag(backtests.latest_backtest)
