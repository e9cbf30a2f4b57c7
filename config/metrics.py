"""Metrics in Prometheus' text, for all processes together, whichever of them answers.

Gauges are read from PostgreSQL and Redis at each request. Counters are totals in Redis: the process
that is asked first adds the new rows of the ledger of model calls and of the transitions. So
workers spend nothing on counters, and none is lost with a process.
"""

import ipaddress
import logging
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any

import redis
from countersign_judge.llm.slots import most_in_flight
from django.conf import settings
from django.contrib.auth.decorators import login_not_required
from django.db import DatabaseError, connection
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.http import require_safe
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

from accounts.clients import client_address
from accounts.models import SIGN_IN
from delivery import anchors
from delivery.sinks import dispatching
from llm.concurrency import calls_allowed, calls_in_flight, redis_client
from llm.counters import TOTALS_KEY, get_totals, resting_endpoints

log = logging.getLogger(__name__)

# For answers, in seconds; the last has no limit.
LATENCY_BUCKETS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0, 120.0, 300.0, 900.0)
_MARKS_KEY = "countersign:metrics:marks"

# Their labels and descriptions.
_METRIC_TEXTS = {
    "source_up": ("source", "1 where the source of these metrics answers: the database, Redis."),
    "cases": ("status", "Cases that are not decided, by status."),
    "oldest_case_seconds": ("status", "How long a case has been in it at most; 0 without one."),
    "cases_failed": ("kind", "Failed cases by what failed; unscored: no readable score."),
    "cases_held_up": ("", "Cases that rest until a server answers, a budget or a pause ends."),
    "leases": ("", "Cases that a worker has now."),
    "outbox": ("kind", "Webhooks and records for sinks that have not been taken yet."),
    "outbox_oldest_seconds": ("kind", "How long the oldest of them has waited; 0 without one."),
    "records_given_up": ("sink", "Records that a sink refused for two days."),
    "anchor_waiting_seconds": ("kind name", "How long a checkpoint has waited for them at most."),
    "checkpoint_age_seconds": ("", "How old the newest signed checkpoint is; none without one."),
    "unsigned_event_seconds": ("", "How long an event has waited for a checkpoint at most."),
    "model_calls": (
        "provider model endpoint purpose outcome",
        "Model calls, by what came of them.",
    ),
    "model_tokens": ("provider model kind", "Tokens of model calls; cached ones are the prompt's."),
    "model_cost_dollars": ("provider model", "What model calls cost, where a price is known."),
    "model_calls_without_price": ("provider model", "Answered calls whose price is unknown."),
    "transitions": ("action new", "Moves of cases; `write` makes an attempt."),
    "leases_lost": ("row", "Leases whose worker died or hung."),
    "sign_ins": ("outcome", "Tries to sign in, by outcome."),
    "slots": ("endpoint", "How many calls an endpoint may have in flight, over all processes."),
    "slots_now": ("endpoint", "How many it may have now: fewer after time-outs or a 429."),
    "slots_in_use": ("endpoint", "How many calls an endpoint has in flight."),
    "breaker_open": ("endpoint", "1 while the circuit breaker of some process is open."),
}

# --- Gauges of the database -------------------------------------------------
# Each reads a partial index, or the newest row: a million decided cases make none slower.

# Not approved, rejected or cancelled: those are counted as they come (transitions).
_OPEN_STATUSES = (
    *("waiting_for_names", "queued", "drafted", "revising", "in_review", "exhausted"),
    *("returned", "failed"),
)
_CASES_SQL = f"""
SELECT status, coalesce(number, 0), coalesce(age, 0)
FROM unnest(ARRAY{[*_OPEN_STATUSES]}) AS wanted (status) LEFT JOIN (
    SELECT status, count(*) AS number, extract(epoch FROM now() - min(status_since)) AS age
    FROM summaries_summary WHERE status IN {_OPEN_STATUSES} GROUP BY status
) AS found USING (status)
"""  # noqa: S608 - constants
_FAILED_SQL = """
SELECT failure_kind, count(*) FROM summaries_summary
WHERE status = 'failed' GROUP BY failure_kind
"""
_HELD_UP_SQL = """
SELECT count(*) FROM summaries_summary
WHERE status IN ('queued', 'revising', 'drafted') AND waiting_for <> '' AND not_before > now()
"""
_LEASES_SQL = """
SELECT count(*) FROM summaries_summary
WHERE status IN ('queued', 'revising', 'drafted') AND lease_until > now()
"""
_OUTBOX_SQL = """
SELECT 'webhook', count(*), coalesce(extract(epoch FROM now() - min(created_at)), 0)
FROM delivery_delivery WHERE state = 'pending'
UNION ALL SELECT 'sink', count(*), coalesce(extract(epoch FROM now() - min(created_at)), 0)
FROM delivery_dispatch WHERE state = 'pending'
"""
_LOG_SQL = """
SELECT extract(epoch FROM now() - (SELECT at FROM transparency_checkpoint
    ORDER BY size DESC LIMIT 1)), coalesce((SELECT extract(epoch FROM now() - min(at))
    FROM transparency_leaf WHERE index IS NULL), 0)
"""


def _query_rows(sql: str, values: Any = None) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        return list(cursor.fetchall())


def _build_metric(
    name: str, samples: Iterable[tuple[Sequence[str], Any]], make: Any = GaugeMetricFamily
) -> Metric:
    labels, text = _METRIC_TEXTS[name]
    metric: Metric = make(f"countersign_{name}", text, labels=labels.split())
    for values, value in samples:
        if value is not None:
            metric.add_metric(values, float(value))  # type: ignore[attr-defined]
    return metric


def _database_metrics() -> Iterator[Metric]:
    for sql, *names in (
        (_CASES_SQL, "cases", "oldest_case_seconds"),
        (_FAILED_SQL, "cases_failed"),
        (_HELD_UP_SQL, "cases_held_up"),
        (_LEASES_SQL, "leases"),
        (_OUTBOX_SQL, "outbox", "outbox_oldest_seconds"),
        (_LOG_SQL, "checkpoint_age_seconds", "unsigned_event_seconds"),
    ):
        rows = _query_rows(sql)
        for column, name in enumerate(names, start=-len(names)):
            yield _build_metric(name, [(row[: -len(names)], row[column]) for row in rows])
    given_up = dispatching.count_given_up().items()
    yield _build_metric("records_given_up", [([sink], number) for sink, number in given_up])
    waiting = [([kind, name], seconds) for kind, name, seconds in anchors.measure_waiting()]
    yield _build_metric("anchor_waiting_seconds", waiting)


# --- Counters ---------------------------------------------------------------

_SETTLED_SECONDS = 5  # seconds; rows whose transaction may still be open are left for the next time
# The table and the time of its rows, and which totals the `new` ones add to. A call with the
# outcome `cached` asked no server.
_COUNTED_TABLES = {
    "calls": (
        "llm_modelcall",
        "created_at",
        """, asked AS (SELECT * FROM new WHERE outcome <> 'cached')
SELECT json_build_array('calls', provider, model, endpoint, purpose, outcome)::text, count(*)
FROM new GROUP BY 1
UNION ALL SELECT json_build_array('seconds', provider, model, 'sum')::text, sum(latency_ms) / 1000.0
FROM asked GROUP BY 1
UNION ALL SELECT json_build_array('seconds', provider, model,
    width_bucket(latency_ms / 1000.0, %(buckets)s::numeric[])::text)::text, count(*)
FROM asked GROUP BY 1
UNION ALL SELECT json_build_array('tokens', provider, model, kind)::text, sum(amount)
FROM asked, LATERAL (VALUES ('prompt', prompt_tokens), ('cached', cached_tokens),
    ('completion', completion_tokens)) AS spent (kind, amount) GROUP BY 1
UNION ALL SELECT json_build_array('dollars', provider, model)::text, sum(cost)
FROM asked WHERE cost IS NOT NULL GROUP BY 1
UNION ALL SELECT json_build_array('unpriced', provider, model)::text, count(*)
FROM asked WHERE cost IS NULL AND outcome IN ('ok', 'truncated', 'invalid') GROUP BY 1
""",
    ),
    "transitions": (
        "summaries_transition",
        "at",
        """
SELECT json_build_array('transitions', action, new)::text, count(*) FROM new GROUP BY 1
""",
    ),
    "sign_ins": (
        "accounts_auditevent",
        "at",
        f"""
SELECT json_build_array('sign_ins', split_part(kind, '.', 2))::text, count(*)
FROM new WHERE area = '{SIGN_IN}' GROUP BY 1
""",  # noqa: S608 - a constant
    ),
}
_NEW_ROWS_SQL = """
WITH new AS MATERIALIZED (
    SELECT * FROM {table} WHERE id > %(mark)s
    AND {at} < statement_timestamp() - make_interval(secs => %(settled)s)
    ORDER BY id LIMIT 50000
){select} UNION ALL SELECT NULL, max(id) FROM new
"""


def update_totals() -> None:
    """Add what has happened since the last time to the totals. Of processes that do it at the same
    time one counts. Raises RedisError, DatabaseError."""
    with redis_client().pipeline() as pipe:
        pipe.watch(_MARKS_KEY)  # type: ignore[no-untyped-call]
        marks: Any = pipe.hgetall(_MARKS_KEY)
        pipe.multi()
        for name, (table, at, select) in _COUNTED_TABLES.items():
            mark = marks.get(name.encode())
            if mark is None:
                # From here on: the totals begin at 0.
                first = _query_rows(f"SELECT coalesce(max(id), 0) FROM {table}")[0][0]  # noqa: S608
                pipe.hset(_MARKS_KEY, name, str(first))
                continue
            sql = _NEW_ROWS_SQL.format(table=table, at=at, select=select)
            values = {
                "mark": int(mark),
                "settled": _SETTLED_SECONDS,
                "buckets": list(LATENCY_BUCKETS),
            }
            for key, amount in _query_rows(sql, values):
                if key is not None:
                    pipe.hincrbyfloat(TOTALS_KEY, key, float(amount or 0))
                elif amount is not None:
                    pipe.hset(_MARKS_KEY, name, str(int(amount)))
        try:
            pipe.execute()
        except redis.WatchError:
            log.debug("another process has just added up")


def _redis_metrics() -> Iterator[Metric]:
    update_totals()
    found = get_totals()
    for total, name in (
        ("calls", "model_calls"),
        ("tokens", "model_tokens"),
        ("dollars", "model_cost_dollars"),
        ("unpriced", "model_calls_without_price"),
        ("transitions", "transitions"),
        ("leases_lost", "leases_lost"),
        ("sign_ins", "sign_ins"),
    ):
        yield _build_metric(name, found.get(total, {}).items(), CounterMetricFamily)
    histogram = HistogramMetricFamily(
        "countersign_model_call_seconds",
        "How long model calls took, failed ones included, answers from the cache left out.",
        labels=["provider", "model"],
    )
    seconds = found.get("seconds", {})
    limits = [*map(str, LATENCY_BUCKETS), "+Inf"]
    for who in dict.fromkeys(labels[:2] for labels in seconds):
        counts = accumulate(seconds.get((*who, str(n)), 0.0) for n in range(len(limits)))
        buckets = list(zip(limits, counts, strict=True))
        histogram.add_metric(who, buckets, seconds.get((*who, "sum"), 0.0))
    yield histogram
    endpoints = sorted({labels[2] for labels in found.get("calls", {}) if labels[2]})
    yield _build_metric("slots", [([each], most_in_flight(each)) for each in endpoints])
    yield _build_metric("slots_now", [([each], calls_allowed(each)) for each in endpoints])
    yield _build_metric("slots_in_use", [([each], calls_in_flight(each)) for each in endpoints])
    yield _build_metric(
        "breaker_open", [([each], is_open) for each, is_open in resting_endpoints().items()]
    )


# --- All of them, and who may read them ---


class Collector:
    """Every metric. A source that is away leaves its own out and says so."""

    def collect(self) -> Iterator[Metric]:
        up = []
        for name, read in (("database", _database_metrics), ("redis", _redis_metrics)):
            try:
                yield from list(read())
            except (DatabaseError, redis.RedisError) as error:
                log.warning("no metrics of %s: %s", name, error)
                up.append(([name], 0))
            else:
                up.append(([name], 1))
        yield _build_metric("source_up", up)


@login_not_required
@require_safe
def metrics_page(request: HttpRequest) -> HttpResponse:
    """Open to the token and to the networks; not found where neither is set."""
    if not (settings.METRICS_TOKEN or settings.METRICS_NETWORKS):
        raise Http404
    if not (_has_token(request) or _is_inside(request)):
        refusal = HttpResponse("Send the token of COUNTERSIGN_METRICS_TOKEN.\n", status=401)
        refusal["WWW-Authenticate"] = "Bearer"
        return refusal
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Collector())
    text = generate_latest(registry)
    return HttpResponse(text, content_type="text/plain; version=0.0.4; charset=utf-8")


def _has_token(request: HttpRequest) -> bool:
    kind, _, given = request.headers.get("Authorization", "").partition(" ")
    wanted = settings.METRICS_TOKEN
    return kind.lower() == "bearer" and bool(wanted) and constant_time_compare(given, wanted)


def _is_inside(request: HttpRequest) -> bool:
    """Behind a proxy that we do not trust, all clients have its address."""
    proxied = {"X-Forwarded-For", "Forwarded"} & {*request.headers}
    trusted = bool(settings.SECURE_PROXY_SSL_HEADER)
    if proxied and not trusted:
        return False
    address = ipaddress.ip_address(client_address(request))
    return any(address in ipaddress.ip_network(network) for network in settings.METRICS_NETWORKS)
