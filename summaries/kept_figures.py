"""Stored figures: over very many rows, pages show these with the time they were computed.

A task computes them again for as long as pages ask for them.
"""

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from django.core.cache import cache
from django.db import connection
from django.db.models import Model
from django.utils import timezone
from django.utils.module_loading import import_string

from summaries.models import Attempt
from summaries.texts import sha256

# From this many texts on.
MANY = 50_000
_ESTIMATE = "SELECT reltuples FROM pg_class WHERE oid = %s::regclass"
# The task computes them every ten minutes, and stops after one minute.
_KEPT_FOR = timedelta(minutes=30)
_ASKED_WITHIN = timedelta(days=1)
_MAX_SECONDS = 60
_REQUESTS_KEY = "kept-figures"

Made = TypeVar("Made")


def estimate_row_count(model: type[Model]) -> int:
    """The number of rows, from PostgreSQL's own estimate, which costs nothing."""
    with connection.cursor() as cursor:
        cursor.execute(_ESTIMATE, [model._meta.db_table])
        return int(cursor.fetchone()[0])


def get_figures(make: Callable[..., Made], *given: Any) -> tuple[Made, datetime | None]:
    """The result of `make`, a module's function, for the arguments `given`, both of JSON types; and
    when it was computed, None for just now."""
    if estimate_row_count(Attempt) < MANY:
        return make(*given), None
    name = json.dumps([f"{make.__module__}.{make.__qualname__}", *given])
    cache.set(
        _REQUESTS_KEY,
        {**_recent_requests(), name: timezone.now().timestamp()},
        _ASKED_WITHIN.total_seconds(),
    )
    made, at = cache.get(_cache_key(name)) or _compute_figures(name)
    return made, datetime.fromtimestamp(at, tz=UTC)


def refresh_figures() -> int:
    """Compute again what people asked for within a day, the latest first; returns how many."""
    asked, began, done = _recent_requests(), time.monotonic(), 0
    for name in sorted(asked, key=lambda each: asked[each], reverse=True):
        if time.monotonic() - began > _MAX_SECONDS:
            break
        _compute_figures(name)
        done += 1
    return done


def _recent_requests() -> dict[str, float]:
    """What was asked for within a day, and when it last was, in seconds since 1970."""
    asked: dict[str, float] = cache.get(_REQUESTS_KEY) or {}
    since = timezone.now().timestamp() - _ASKED_WITHIN.total_seconds()
    return {name: at for name, at in asked.items() if at > since}


def _compute_figures(name: str) -> tuple[Any, float]:
    path, *given = json.loads(name)
    at = timezone.now().timestamp()
    found = import_string(path)(*given), at
    cache.set(_cache_key(name), found, _KEPT_FOR.total_seconds())
    return found


def _cache_key(name: str) -> str:
    return f"{_REQUESTS_KEY}:{sha256(name)}"
