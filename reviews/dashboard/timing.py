"""How long cases waited for somebody to take them, and how long the decision took."""

from dataclasses import dataclass

from django.db.models import QuerySet

from reviews.dashboard.summing import rows_over
from reviews.models import Review

# The two shares are those of the median and of 90 %.
_TIMES = """
SELECT count(*), percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY waited),
    percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY handled)
FROM ({rows}) AS decided (waited, handled)
"""

Both = tuple[float | None, float | None]


@dataclass(frozen=True)
class Times:
    """The median and the 90th percentile of each in seconds, None where nothing tells them."""

    decisions: int = 0
    waited: Both = (None, None)
    handled: Both = (None, None)


def times_of(decisions: QuerySet[Review]) -> Times:
    """From ready to taken, and from taken to decided, as the decisions keep them."""
    found = rows_over(_TIMES, decisions.values_list("waited", "handled"))
    return Times(found[0][0], *(_both(each) for each in found[0][1:])) if found else Times()


def _both(found: list[float | None] | None) -> Both:
    return (found[0], found[1]) if found else (None, None)
