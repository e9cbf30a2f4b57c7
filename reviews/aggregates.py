"""Aggregates that Django has no name for."""

from typing import Any

from django.db.models import Aggregate, FloatField


class Percentile(Aggregate):
    """PostgreSQL's percentile_cont of a number or a duration; `share` from 0 to 1."""

    name = "Percentile"
    function = "PERCENTILE_CONT"
    template = "%(function)s(%(share)s) WITHIN GROUP (ORDER BY %(expressions)s)"
    output_field = FloatField()

    def __init__(self, expression: Any, share: float, **extra: Any) -> None:
        super().__init__(expression, share=float(share), **extra)
