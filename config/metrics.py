"""Metrics in Prometheus' text, for all processes together, whichever of them answers.

Gauges are read from PostgreSQL and Redis when somebody asks. Counters are totals in Redis: whoever
is asked first adds what the ledger of model calls and the transitions have got since the last time,
so workers spend nothing on them and none of them is lost with a process.
"""

import ipaddress
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import redis
from django.conf import settings
from django.db import DatabaseError, connection
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.crypto import constant_time_compare
from django.views.decorators.http import require_safe

from accounts.clients import address_of
from accounts.models import SIGN_IN
from delivery import anchors
from delivery.sinks import dispatching
from llm.concurrency import in_flight, most_in_flight, redis_client
from llm.counters import TOTALS, key_of, resting, totals

log = logging.getLogger(__name__)

# Of answers, in seconds; the last bucket has no limit.
BUCKETS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0, 120.0, 300.0, 900.0)
_KEPT_FOR = 5.0  # seconds
_MARKS = "countersign:metrics:marks"


@dataclass
class Family:
    """A metric: `samples` are the values of its labels and its own. Of a histogram there are
    samples for each bucket (`le`, counts of the bucket alone) and its sum (`le` is "sum")."""

    name: str
    kind: str
    help: str
    labels: tuple[str, ...] = ()
    samples: list[tuple[tuple[str, ...], float]] = field(default_factory=list)


Labelled = Sequence[tuple[tuple[str, ...], float]]

# --- Gauges of the database -------------------------------------------------
# Each reads a partial index, or the newest row: a million decided cases make none slower.

# Not approved, rejected or cancelled: those are counted as they come (transitions).
_OPEN = ("queued", "drafted", "revising", "in_review", "exhausted", "returned", "failed")
_CASES = f"""
SELECT status, count(*), extract(epoch FROM now() - min(status_since))
FROM summaries_summary WHERE status IN {_OPEN} AND drill_for_id IS NULL GROUP BY status
"""  # noqa: S608 - constants
_FAILED = """
SELECT failure_kind, count(*) FROM summaries_summary
WHERE status = 'failed' AND drill_for_id IS NULL GROUP BY failure_kind
"""
_HELD_UP = """
SELECT count(*) FROM summaries_summary
WHERE status IN ('queued', 'revising', 'drafted') AND waiting_for <> '' AND not_before > now()
"""
_LEASES = """
SELECT count(*) FROM summaries_summary
WHERE status IN ('queued', 'revising', 'drafted') AND lease_until > now()
"""
_OUTBOX = """
SELECT 'webhook', count(*), extract(epoch FROM now() - min(created_at))
FROM delivery_delivery WHERE state = 'pending'
UNION ALL SELECT 'sink', count(*), extract(epoch FROM now() - min(created_at))
FROM delivery_dispatch WHERE state = 'pending'
"""
_CHECKPOINT = """
SELECT extract(epoch FROM now() - (SELECT at FROM transparency_checkpoint
    ORDER BY size DESC LIMIT 1)),
    (SELECT extract(epoch FROM now() - min(at)) FROM transparency_leaf WHERE index IS NULL)
"""


def _rows(sql: str, *values: Any) -> list[tuple[Any, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(sql, values or None)
        return list(cursor.fetchall())


def _database() -> Iterator[Family]:
    found = {status: (number, float(age)) for status, number, age in _rows(_CASES)}
    cases = {status: found.get(status, (0, 0.0)) for status in _OPEN}
    yield Family(
        "countersign_cases",
        "gauge",
        "Cases that are not decided, by status.",
        ("status",),
        [((status,), number) for status, (number, _) in cases.items()],
    )
    yield Family(
        "countersign_oldest_case_seconds",
        "gauge",
        "How long the case has been in its status that has been longest; 0 without one.",
        ("status",),
        [((status,), age) for status, (_, age) in cases.items()],
    )
    yield Family(
        "countersign_cases_failed",
        "gauge",
        "Failed cases by what failed; unscored: the judge gave no readable score.",
        ("kind",),
        [((kind,), number) for kind, number in _rows(_FAILED)],
    )
    [[held_up]], [[leases]] = _rows(_HELD_UP), _rows(_LEASES)
    yield Family(
        "countersign_cases_held_up",
        "gauge",
        "Cases that rest until a server answers, a budget is raised or a pause ends.",
        samples=[((), held_up)],
    )
    yield Family(
        "countersign_leases", "gauge", "Cases that a worker has now.", samples=[((), leases)]
    )
    yield from _outgoing()


def _outgoing() -> Iterator[Family]:
    outbox = _rows(_OUTBOX)
    yield Family(
        "countersign_outbox",
        "gauge",
        "Webhooks and records for sinks that have not been taken yet.",
        ("kind",),
        [((kind,), number) for kind, number, _ in outbox],
    )
    yield Family(
        "countersign_outbox_oldest_seconds",
        "gauge",
        "How long the oldest of them has waited; 0 without one.",
        ("kind",),
        [((kind,), float(age or 0)) for kind, _, age in outbox],
    )
    yield Family(
        "countersign_records_given_up",
        "gauge",
        "Records that a sink refused for two days, which are sent again when somebody asks.",
        ("sink",),
        [((sink,), number) for sink, number in dispatching.given_up().items()],
    )
    yield from _of_the_log()


def _of_the_log() -> Iterator[Family]:
    [[checkpoint, unsigned]] = _rows(_CHECKPOINT)
    yield Family(
        "countersign_checkpoint_age_seconds",
        "gauge",
        "How old the newest signed checkpoint of the log is; none without a checkpoint.",
        samples=[] if checkpoint is None else [((), float(checkpoint))],
    )
    yield Family(
        "countersign_unsigned_event_seconds",
        "gauge",
        "How long the oldest event has waited for a checkpoint; 0 without one.",
        samples=[((), float(unsigned or 0))],
    )
    yield Family(
        "countersign_anchor_waiting_seconds",
        "gauge",
        "How long the oldest checkpoint has waited that a sink or the authority for "
        "time stamps has not taken; 0 without one.",
        ("kind", "name"),
        [((kind, name), seconds) for kind, name, seconds in anchors.waiting()],
    )


# --- Counters ---------------------------------------------------------------

# Rows whose transaction may still be open are left for the next time.
_SETTLED = "statement_timestamp() - interval '5 seconds'"
_MOST_ROWS = 50_000
_CALLS = f"""
WITH new AS MATERIALIZED (
    SELECT * FROM llm_modelcall WHERE id > %s AND created_at < {_SETTLED}
    ORDER BY id LIMIT {_MOST_ROWS}
)
SELECT provider, model, endpoint, purpose, outcome,
    width_bucket(latency_ms / 1000.0, %s::numeric[]), count(*), sum(latency_ms) / 1000.0,
    sum(prompt_tokens), sum(cached_tokens), sum(completion_tokens), coalesce(sum(cost), 0), max(id)
FROM new GROUP BY 1, 2, 3, 4, 5, 6
"""  # noqa: S608 - constants
# By metric: the table, its time, and the values of its labels.
_EVENTS = {
    "transitions": ("summaries_transition", "at", "action, new"),
    "sign_ins": ("accounts_auditevent", "at", "split_part(kind, '.', 2), area"),
}
# Drills are no work that was done.
_NO_DRILL = """ AND NOT EXISTS (
    SELECT FROM summaries_summary s WHERE s.id = summary_id AND s.drill_for_id IS NOT NULL
)"""
_EVENTS_SQL = """
WITH new AS MATERIALIZED (
    SELECT * FROM {table} WHERE id > %s AND {at} < {settled}{only} ORDER BY id LIMIT {most}
)
SELECT {labels}, count(*), max(id) FROM new GROUP BY 1, 2
"""
Sums = dict[str, float]


def _calls(mark: int) -> tuple[Sums, int]:
    sums: Sums = {}
    for provider, model, endpoint, purpose, outcome, bucket, number, seconds, *rest in _rows(
        _CALLS, mark, list(BUCKETS)
    ):
        *spent, last = rest
        mark = max(mark, last)
        who = (provider, model)
        _add(sums, number, "calls", *who, endpoint, purpose, outcome)
        # `outcome` cached: nobody was asked.
        if outcome != "cached":
            _add(sums, number, "seconds", *who, str(bucket))
            _add(sums, seconds, "seconds", *who, "sum")
            for kind, amount in zip(("prompt", "cached", "completion"), spent, strict=False):
                _add(sums, amount, "tokens", *who, kind)
            _add(sums, spent[-1], "dollars", *who)
    return sums, mark


def _events(metric: str, mark: int) -> tuple[Sums, int]:
    sums: Sums = {}
    table, at, labels = _EVENTS[metric]
    limits = {"settled": _SETTLED, "most": _MOST_ROWS}
    only = _NO_DRILL if metric == "transitions" else ""
    sql = _EVENTS_SQL.format(table=table, at=at, labels=labels, only=only, **limits)
    for first, second, number, last in _rows(sql, mark):
        mark = max(mark, last)
        if metric == "transitions":
            _add(sums, number, metric, first, second)
        elif second == SIGN_IN:
            # Of all events of the audit log, those of its area.
            _add(sums, number, metric, first)
    return sums, mark


# The ledger, and the events: by the name of its mark, its table and how it is read.
_COUNTED: dict[str, tuple[str, Callable[[int], tuple[Sums, int]]]] = {
    "calls": ("llm_modelcall", _calls),
    **{name: (table, partial(_events, name)) for name, (table, *_) in _EVENTS.items()},
}


def _add(sums: Sums, amount: Any, metric: str, *labels: str) -> None:
    key = key_of(metric, *labels)
    sums[key] = sums.get(key, 0.0) + float(amount)


def add_up() -> None:
    """Add what has happened since the last time to the totals. Of processes that do it at the same
    time one counts. Raises RedisError, DatabaseError."""
    with redis_client().pipeline() as pipe:
        pipe.watch(_MARKS)  # type: ignore[no-untyped-call]
        marks: Any = pipe.hgetall(_MARKS)
        sums: Sums = {}
        for name, (table, read) in _COUNTED.items():
            mark = marks.get(name.encode())
            if mark is None:
                # From here on: the totals begin at 0.
                mark = _rows(f"SELECT coalesce(max(id), 0) FROM {table}")[0][0]  # noqa: S608
            else:
                new, mark = read(int(mark))
                sums |= new
            marks[name.encode()] = mark
        pipe.multi()
        for key, amount in sums.items():
            pipe.hincrbyfloat(TOTALS, key, amount)
        pipe.hset(_MARKS, mapping=marks)
        try:
            pipe.execute()
        except redis.WatchError:
            log.debug("another process has just added up")


def _counters() -> Iterator[Family]:
    add_up()
    found = totals()
    for name, help_text, labels in (
        ("calls", "Model calls, by what came of them.", _CALL_LABELS),
        ("tokens", "Tokens of model calls; cached ones are among the prompt's.", _TOKEN_LABELS),
        ("dollars", "What model calls cost, in US dollars, where a price is known.", _MODEL),
        ("transitions", "Moves of cases; `write` makes an attempt.", ("action", "new")),
        ("leases_lost", "Leases whose worker died or hung.", ("row",)),
        ("sign_ins", "Tries to sign in, by outcome.", ("outcome",)),
    ):
        samples = list(found.get(name, {}).items())
        yield Family(f"countersign_{_NAMES.get(name, name)}", "counter", help_text, labels, samples)
    yield Family(
        "countersign_model_call_seconds",
        "histogram",
        "How long model calls took, failed ones included, answers from the cache left out.",
        (*_MODEL, "le"),
        list(found.get("seconds", {}).items()),
    )
    endpoints = sorted({labels[2] for labels in found.get("calls", {}) if labels[2]})
    yield from _limits(endpoints)


_MODEL = ("provider", "model")
_CALL_LABELS = (*_MODEL, "endpoint", "purpose", "outcome")
_TOKEN_LABELS = (*_MODEL, "kind")
_NAMES = {"calls": "model_calls", "tokens": "model_tokens", "dollars": "model_cost_dollars"}


def _limits(endpoints: list[str]) -> Iterator[Family]:
    yield Family(
        "countersign_slots",
        "gauge",
        "How many calls an endpoint may have in flight, over all processes.",
        ("endpoint",),
        [((endpoint,), most_in_flight(endpoint)) for endpoint in endpoints],
    )
    yield Family(
        "countersign_slots_in_use",
        "gauge",
        "How many it has.",
        ("endpoint",),
        [((endpoint,), in_flight(endpoint)) for endpoint in endpoints],
    )
    yield Family(
        "countersign_breaker_open",
        "gauge",
        "1 while the circuit breaker of some process lets nobody call the endpoint.",
        ("endpoint",),
        [((endpoint,), float(is_open)) for endpoint, is_open in resting().items()],
    )


# --- Whom they are given to ---


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """For whoever has the token or asks from one of the networks; there is no such page where
    neither is set."""
    if not (settings.METRICS_TOKEN or settings.METRICS_NETWORKS):
        raise Http404
    if not (_has_token(request) or _is_inside(request)):
        refusal = HttpResponse("Send the token of COUNTERSIGN_METRICS_TOKEN.\n", status=401)
        refusal["WWW-Authenticate"] = "Bearer"
        return refusal
    return HttpResponse(_exposed(recent()), content_type="text/plain; version=0.0.4; charset=utf-8")


def _has_token(request: HttpRequest) -> bool:
    kind, _, given = request.headers.get("Authorization", "").partition(" ")
    wanted = settings.METRICS_TOKEN
    return kind.lower() == "bearer" and bool(wanted) and constant_time_compare(given, wanted)


def _is_inside(request: HttpRequest) -> bool:
    """A proxy that we do not trust would make everybody its own address."""
    proxied = {"X-Forwarded-For", "Forwarded"} & {*request.headers}
    trusted = bool(settings.SECURE_PROXY_SSL_HEADER)
    if proxied and not trusted:
        return False
    try:
        address = ipaddress.ip_address(address_of(request))
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(network) for network in settings.METRICS_NETWORKS)


# --- All of them ------------------------------------------------------------

_SOURCES: dict[str, Callable[[], Iterator[Family]]] = {"database": _database, "redis": _counters}


def families() -> list[Family]:
    """Every metric. A source that is away leaves its own out and says so."""
    found: list[Family] = []
    up = Family(
        "countersign_source_up",
        "gauge",
        "1 where the source of these metrics answers: the database, Redis.",
        ("source",),
    )
    for name, read in _SOURCES.items():
        try:
            found += read()
        except (DatabaseError, redis.RedisError) as error:
            log.warning("no metrics of %s: %s", name, error)
            up.samples.append(((name,), 0))
        else:
            up.samples.append(((name,), 1))
    return [up, *found]


@dataclass
class _Kept:
    """What was read less than five seconds ago is given again."""

    _lock: threading.Lock = field(default_factory=threading.Lock)
    _families: list[Family] = field(default_factory=list)
    _until: float = 0.0

    def families(self) -> list[Family]:
        with self._lock:
            if time.monotonic() >= self._until:
                self._families = families()
                self._until = time.monotonic() + _KEPT_FOR
            return self._families


_KEPT = _Kept()


def recent() -> list[Family]:
    """Every metric, as of the last seconds."""
    return _KEPT.families()


def _exposed(found: list[Family]) -> bytes:
    """Prometheus' text."""
    from prometheus_client import CollectorRegistry, generate_latest  # noqa: PLC0415 - 14 MB

    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Given([_as_prometheus(family) for family in found]))
    return generate_latest(registry)


@dataclass(eq=False)
class _Given:
    metrics: list[Any]

    def collect(self) -> list[Any]:
        return self.metrics


def _as_prometheus(family: Family) -> Any:
    from prometheus_client import core  # noqa: PLC0415

    if family.kind == "histogram":
        metric = core.HistogramMetricFamily(family.name, family.help, labels=family.labels[:-1])
        for labels, buckets, total in histograms(family):
            metric.add_metric(labels, buckets=buckets, sum_value=total)
        return metric
    make = core.CounterMetricFamily if family.kind == "counter" else core.GaugeMetricFamily
    plain = make(family.name, family.help, labels=family.labels)
    for labels, value in family.samples:
        plain.add_metric(labels, value)
    return plain


def histograms(
    family: Family,
) -> Iterator[tuple[tuple[str, ...], list[tuple[str, float]], float]]:
    """Labels, cumulative counts by upper limit, and the sum of each."""
    series: dict[tuple[str, ...], dict[str, float]] = {}
    for (*who, bucket), value in family.samples:
        series.setdefault(tuple(who), {})[bucket] = value
    for labels, counted in series.items():
        below, cumulative = 0.0, []
        for number, limit in enumerate((*BUCKETS, "+Inf")):
            below += counted.get(str(number), 0.0)
            cumulative.append((str(limit), below))
        yield labels, cumulative, counted.get("sum", 0.0)
