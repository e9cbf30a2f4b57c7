"""Figures over so many rows that a page shows those that were kept, and says of when they are.

A task makes them anew for as long as somebody asks for them.
"""

import json
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, TypeVar

from django.core.cache import cache
from django.db import connection
from django.db.models import Model
from django.utils import timezone
from django.utils.module_loading import import_string

from summaries.models import Attempt
from summaries.texts import sha256

# From so many texts on.
MANY = 50_000
_ESTIMATE = "SELECT reltuples FROM pg_class WHERE oid = %s::regclass"
# The task makes them anew every ten minutes, and leaves off after one.
_KEPT_FOR = timedelta(minutes=30)
_ASKED_WITHIN = timedelta(days=1)
_MOST_SECONDS = 60
_ASKED = "kept-figures"

Made = TypeVar("Made")


def estimated(model: type[Model]) -> int:
    """How many rows there are; PostgreSQL's own estimate, which costs nothing."""
    with connection.cursor() as cursor:
        cursor.execute(_ESTIMATE, [model._meta.db_table])
        return int(cursor.fetchone()[0])


def shown(make: Callable[..., Made], *given: Any) -> tuple[Made, datetime | None]:
    """What `make`, a function of a module, makes of what is `given`, in JSON's types; and when it
    did, None for just now."""
    if estimated(Attempt) < MANY:
        return make(*given), None
    name = json.dumps([f"{make.__module__}.{make.__qualname__}", *given])
    cache.set(_ASKED, {**_asked(), name: timezone.now()}, _ASKED_WITHIN.total_seconds())
    found: tuple[Made, datetime] = cache.get(_key(name)) or _kept(name)
    return found


def keep_those_asked_for() -> int:
    """Make anew what people have asked for within a day, the last first; how many there were."""
    asked, began, done = _asked(), time.monotonic(), 0
    for name in sorted(asked, key=lambda each: asked[each], reverse=True):
        if time.monotonic() - began > _MOST_SECONDS:
            break
        _kept(name)
        done += 1
    return done


def _asked() -> dict[str, datetime]:
    """What was asked for within a day, and when last."""
    asked: dict[str, datetime] = cache.get(_ASKED) or {}
    since = timezone.now() - _ASKED_WITHIN
    return {name: at for name, at in asked.items() if at > since}


def _kept(name: str) -> tuple[Any, datetime]:
    path, *given = json.loads(name)
    at = timezone.now()
    found = import_string(path)(*given), at
    cache.set(_key(name), found, _KEPT_FOR.total_seconds())
    return found


def _key(name: str) -> str:
    return f"{_ASKED}:{sha256(name)}"
