"""The ledger of model calls, with their results and costs; and the budgets."""

import logging
import re
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from uuid import UUID

from countersign_judge.llm.errors import Transient
from countersign_judge.llm.ledger import NO_USAGE, CallOutcome, LedgerEntry
from countersign_judge.llm.types import SCHEMA_OPTION, Usage
from django.db import connection
from django.db.models import Count, F, Q, QuerySet, Sum

from llm.conf import model_settings
from llm.models import ModelCall

log = logging.getLogger(__name__)

MOST_ERROR_CHARACTERS = 2000
_LOGGED_FIELDS = ("purpose", "provider", "model", "outcome", "prompt_tokens", "completion_tokens")
# Steps from each pair to the next by the index: DISTINCT would read every call ever made.
_MODELS_CALLED_SQL = """
WITH RECURSIVE pair AS (
    (SELECT provider, model FROM llm_modelcall ORDER BY provider, model LIMIT 1)
    UNION ALL
    SELECT later.* FROM pair CROSS JOIN LATERAL (
        SELECT call.provider, call.model FROM llm_modelcall call
        WHERE (call.provider, call.model) > (pair.provider, pair.model)
        ORDER BY call.provider, call.model LIMIT 1
    ) AS later
)
SELECT provider, model FROM pair
"""


def record_call(
    entry: LedgerEntry,
    *,
    outcome: CallOutcome,
    latency: float,
    usage: Usage = NO_USAGE,
    cost: Decimal | None = None,
    answered_by: str = "",
    error: str = "",
    finish_reason: str = "",
    dropped: Collection[str] = (),
) -> None:
    """Write one row; `latency` in seconds, `dropped` the refused parts of the request.

    Immediately: budgets add up these rows, and a killed process loses none. In SQL: the ORM takes
    three times the processor time, in every call.
    """
    row = {
        **vars(entry),
        "request_sha256": bytes.fromhex(entry.request_sha256),
        "answered_by": answered_by.replace("\0", "")[:200],
        "prompt_tokens": usage.prompt,
        "cached_tokens": usage.cached,
        "completion_tokens": usage.completion,
        "cost": cost,
        "latency_ms": round(latency * 1000),
        "outcome": str(outcome),
        "error": _storable_error(error),
        "finish_reason": finish_reason[:40],
        "dropped": ", ".join(sorted(dropped)),
    }
    columns, values = ", ".join(row), ", ".join(["%s"] * len(row))
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO llm_modelcall (created_at, {columns}) "  # noqa: S608 - names from above
            f"VALUES (statement_timestamp(), {values})",
            [*row.values()],
        )
    fields = {name: row[name] for name in _LOGGED_FIELDS} | {"milliseconds": row["latency_ms"]}
    log.info("%s by %s:%s: %s, %s + %s tokens in %s ms", *fields.values(), extra=fields)


def _storable_error(error: str) -> str:
    """PostgreSQL text holds no NUL, and an error may quote anything a server sent."""
    return error.replace("\0", "")[:MOST_ERROR_CHARACTERS]


def models_called() -> list[tuple[str, str]]:
    """Provider and model of every call in the ledger, each once."""
    with connection.cursor() as cursor:
        cursor.execute(_MODELS_CALLED_SQL)
        return [(provider, model) for provider, model in cursor.fetchall()]


def last_answered_by(provider: str, model: str) -> str:
    """The model that the newest answer of this one named; empty where none did."""
    calls = ModelCall.objects.filter(provider=provider, model=model).exclude(answered_by="")
    return calls.order_by("-pk").values_list("answered_by", flat=True).first() or ""


def is_schema_unforced(subject: UUID) -> bool:
    """Whether an answer about the summary came from a server that had refused its schema."""
    answered = ModelCall.objects.filter(subject=subject, outcome=CallOutcome.OK)
    return answered.filter(dropped__contains=SCHEMA_OPTION).exists()


# --- Whose fault ------------------------------------------------------------
# A complaint that is not known may be about this transcript, or about every call.

SAME_COMPLAINT_WITHIN = timedelta(hours=1)
_MOST_COMPARED = 1000
_READ_OUTCOMES = (CallOutcome.OK, CallOutcome.TRUNCATED, CallOutcome.INVALID)
# Ids, times and counts differ between two complaints about the same thing.
_VARYING_WORDS = re.compile(r"(?<!\w)[^\W\d]*+\d\w*")


def blames_server(entry: LedgerEntry, complaint: str) -> bool:
    """Whether a recorded complaint that is not known is about the server, not about the summary.

    It is if the server never answered such a call, or if other work met the same complaint, from
    SAME_WITHIN before this summary first did. It is not if the server lately answered others, and
    has refused this summary for longer than SAME_WITHIN. False for a call that is for no summary.
    """
    if entry.subject is None:
        return False
    here = ModelCall.objects.filter(
        provider=entry.provider, model=entry.model, endpoint=entry.endpoint
    )
    answered = here.filter(purpose=entry.purpose, outcome__in=_READ_OUTCOMES)
    if not answered.exists():
        return True
    own, refused = Q(subject=entry.subject), here.filter(outcome=CallOutcome.PERMANENT)
    first = min(_complaint_times(complaint, refused.filter(own).order_by("id")))
    if not any(
        _complaint_times(
            complaint, refused.filter(~own, created_at__gt=first - SAME_COMPLAINT_WITHIN)
        )
    ):
        return False
    lately = datetime.now(UTC) - SAME_COMPLAINT_WITHIN
    return first > lately or not answered.filter(~own, created_at__gt=lately).exists()


def _complaint_times(complaint: str, calls: QuerySet[ModelCall]) -> Iterator[datetime]:
    """When calls met the same complaint."""
    shape = _VARYING_WORDS.sub("#", _storable_error(complaint))
    for time_of, error in calls.values_list("created_at", "error")[:_MOST_COMPARED]:
        if _VARYING_WORDS.sub("#", error) == shape:
            yield time_of


BATCH_ROWS = 5000


def delete_old_calls(before: datetime) -> int:
    """Delete the calls made before `before`, in batches; returns the number of rows."""
    deleted = 0
    while True:
        batch = ModelCall.objects.filter(created_at__lt=before).order_by("pk").values("pk")
        gone = ModelCall.objects.filter(pk__in=batch[:BATCH_ROWS]).delete()[0]
        deleted += gone
        if gone < BATCH_ROWS:
            return deleted


# Answers at an unknown price, which every sum of costs leaves out.
UNPRICED = Q(cost__isnull=True, outcome__in=CallOutcome.answered())


# --- Budgets ----------------------------------------------------------------
# How much may be spent on models, per summary and per day. Work over budget waits.
#
# The ledger gives what was spent, so a budget holds over all workers, except for the calls in
# flight when it runs out.

# How long a summary over its own budget rests before it checks whether the budget was raised.
CASE_PAUSE = 900.0


class BudgetSpent(Transient):
    """A budget is used up: the work waits for at least `retry_after` seconds."""

    blames = False
    loggable = True


@dataclass(frozen=True)
class _Limit:
    whose: str
    kind: str
    tokens: int
    dollars: float


def check_budgets(subject: UUID | None) -> None:
    """Raises BudgetSpent when the summary `subject` or today (UTC) has nothing left."""
    limits, now = model_settings(), datetime.now(UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    today = _Limit("today's", "daily", limits.DAILY_TOKENS, limits.DAILY_DOLLARS)
    left = (midnight + timedelta(days=1) - now).total_seconds()
    _require_left(today, Q(created_at__gte=midnight), left)
    if subject:
        own = _Limit("the case's", "case", limits.CASE_TOKENS, limits.CASE_DOLLARS)
        _require_left(own, Q(subject=subject), CASE_PAUSE)


# While this much is left, spending is added up every few seconds and not before each call: a day
# has very many calls.
_FAR_TOKENS, _FAR_DOLLARS, _FAR_SECONDS = 1_000_000, 10, 5.0
_MOST_KEPT = 1_000
_FAR_FROM_LIMIT: dict[tuple[_Limit, Q], float] = {}


def _require_left(limit: _Limit, calls: Q, pause: float) -> None:
    if not (limit.tokens or limit.dollars) or time.monotonic() < _FAR_FROM_LIMIT.get(
        (limit, calls), 0
    ):
        return
    spent = ModelCall.objects.filter(calls).aggregate(
        tokens=Sum(F("prompt_tokens") + F("completion_tokens"), default=0),
        dollars=Sum("cost", default=Decimal(0)),
        unpriced=Count("pk", filter=UNPRICED),
    )
    problem = _over_budget(limit, **spent)
    if problem:
        raise BudgetSpent(problem, retry_after=pause)
    far = not limit.tokens or limit.tokens - spent["tokens"] > _FAR_TOKENS
    if far and (not limit.dollars or limit.dollars - float(spent["dollars"]) > _FAR_DOLLARS):
        if len(_FAR_FROM_LIMIT) > _MOST_KEPT:
            _FAR_FROM_LIMIT.clear()
        _FAR_FROM_LIMIT[limit, calls] = time.monotonic() + _FAR_SECONDS


def _over_budget(limit: _Limit, *, tokens: int, dollars: Decimal, unpriced: int) -> str | None:
    """`tokens` of prompts and completions; `unpriced` calls had no known price."""
    if limit.tokens and tokens >= limit.tokens:
        return (
            f"{limit.whose} token budget is spent ({tokens} of {limit.tokens}); raise "
            f"{limit.kind}_tokens in COUNTERSIGN_BUDGETS or wait"
        )
    if limit.dollars and unpriced:
        return (
            f"{limit.whose} money budget cannot be kept: {unpriced} calls have no known "
            "price; add the model to the file that COUNTERSIGN_PRICES names"
        )
    if limit.dollars and dollars >= Decimal(str(limit.dollars)):
        return (
            f"{limit.whose} money budget is spent (${dollars:.4f} of ${limit.dollars:g}); "
            f"raise {limit.kind}_dollars in COUNTERSIGN_BUDGETS or wait"
        )
    return None
