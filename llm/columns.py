"""Database columns, for the models of every app, that Django has no field for."""

import json
from typing import Any

from countersign_judge.labels import LabelledEnum
from django.db import models
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy


class MigratedAs:
    """A mixin before Django's field with the same column: migrations name that field
    (`migrated_as`), so that they import none of our code."""

    migrated_as: str

    def deconstruct(self) -> Any:
        name, _, args, kwargs = super().deconstruct()  # type: ignore[misc]
        return name, self.migrated_as, args, kwargs


class Sha256Field(MigratedAs, models.BinaryField):  # type: ignore[type-arg]
    """A SHA-256: 32 bytes in the database, 64 hexadecimal digits in Python."""

    migrated_as = "django.db.models.BinaryField"
    _pyi_private_get_type: str  # type: ignore[assignment]

    def get_prep_value(self, value: Any) -> Any:
        return bytes.fromhex(value) if isinstance(value, str) else value

    def from_db_value(self, value: bytes | None, *_: Any) -> str | None:
        return None if value is None else bytes(value).hex()


def choices_of(kind: type[LabelledEnum]) -> list[tuple[str, Promise]]:
    """For a field that stores one of these values: they come from a package without Django."""
    return [(str(member), gettext_lazy(member.english)) for member in kind]


def plain_json(value: Any) -> str:
    """Small; raises ValueError for NaN, which `jsonb` refuses."""
    return json.dumps(
        value, ensure_ascii=False, separators=(",", ":"), sort_keys=True, allow_nan=False
    )
