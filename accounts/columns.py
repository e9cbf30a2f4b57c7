"""Columns that models of several rooms have."""

import json
from typing import Any

from django.db import models


class PlainJSONField(models.JSONField):
    """JSON, in the database as text: a third smaller than `jsonb` where there are many short
    values, and not to be searched there without a cast."""

    def deconstruct(self) -> Any:
        """As the column is in the database, so that migrations import nothing of ours."""
        name, _, args, kwargs = super().deconstruct()
        return name, "django.db.models.TextField", args, kwargs

    def get_internal_type(self) -> str:
        return "TextField"

    def get_db_prep_value(self, value: Any, connection: Any, prepared: bool = False) -> Any:
        return plain_json(value)


def plain_json(value: Any) -> str:
    """As `PlainJSONField` stores it; what `jsonb` refuses, NaN, is refused with ValueError."""
    return json.dumps(
        value, ensure_ascii=False, separators=(",", ":"), sort_keys=True, allow_nan=False
    )
