"""What may be spent on models, per case and per day. Work over budget pauses, it never passes.

What was spent is added up from the ledger, so a budget holds over all workers, to within the
calls that are in flight when it runs out.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from uuid import UUID

from django.db.models import Count, F, Q, QuerySet, Sum

from llm.conf import options
from llm.errors import Transient
from llm.models import ModelCall

# How long a case whose own budget is spent rests before it looks whether somebody raised it.
CASE_PAUSE = 900.0


class BudgetSpent(Transient):
    """A budget is used up: the work waits, `retry_after` seconds at least."""

    blames = False


@dataclass(frozen=True)
class Spent:
    """Tokens (prompt and completion) and US dollars; `unpriced` calls had no known price."""

    tokens: int
    dollars: Decimal
    unpriced: int


@dataclass(frozen=True)
class _Limit:
    whose: str
    kind: str
    tokens: int
    dollars: float


def check(subject: UUID | None, *, now: datetime | None = None) -> None:
    """Raises BudgetSpent when the case `subject` or today (UTC) has nothing left."""
    limits = options()
    now = now or datetime.now(UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    if limits.DAILY_TOKENS or limits.DAILY_DOLLARS:
        today = spent(ModelCall.objects.filter(created_at__gte=midnight))
        left = (midnight + timedelta(days=1) - now).total_seconds()
        _require(_Limit("today's", "DAILY", limits.DAILY_TOKENS, limits.DAILY_DOLLARS), today, left)
    if subject and (limits.CASE_TOKENS or limits.CASE_DOLLARS):
        case = spent(ModelCall.objects.filter(subject=subject))
        _require(
            _Limit("the case's", "CASE", limits.CASE_TOKENS, limits.CASE_DOLLARS), case, CASE_PAUSE
        )


def _require(limit: _Limit, total: Spent, pause: float) -> None:
    problem = _problem(limit, total)
    if problem:
        raise BudgetSpent(problem, retry_after=pause)


def spent(calls: QuerySet[ModelCall]) -> Spent:
    total = calls.aggregate(
        tokens=Sum(F("prompt_tokens") + F("completion_tokens"), default=0),
        dollars=Sum("cost", default=Decimal(0)),
        unpriced=Count("pk", filter=Q(cost__isnull=True, completion_tokens__gt=0)),
    )
    return Spent(**total)


def _problem(limit: _Limit, total: Spent) -> str | None:
    if limit.tokens and total.tokens >= limit.tokens:
        return (
            f"{limit.whose} token budget is spent ({total.tokens} of {limit.tokens}); raise "
            f"COUNTERSIGN_{limit.kind}_TOKENS or wait"
        )
    if limit.dollars and total.unpriced:
        return (
            f"{limit.whose} money budget cannot be kept: {total.unpriced} calls have no known "
            "price; add the model to the file that COUNTERSIGN_PRICES names"
        )
    if limit.dollars and total.dollars >= Decimal(str(limit.dollars)):
        return (
            f"{limit.whose} money budget is spent (${total.dollars:.4f} of ${limit.dollars:g}); "
            f"raise COUNTERSIGN_{limit.kind}_DOLLARS or wait"
        )
    return None
