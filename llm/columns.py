"""Columns of the database, for models of every room, that Django has no field for."""

import json
import zlib
from typing import Any

from django.db import models


class MigratedAs:
    """Before Django's field that has the same column: migrations name that one, by `migrated_as`,
    so that they import nothing of ours."""

    migrated_as: str

    def deconstruct(self) -> Any:
        name, _, args, kwargs = super().deconstruct()  # type: ignore[misc]
        return name, self.migrated_as, args, kwargs


class Sha256Field(MigratedAs, models.BinaryField):  # type: ignore[type-arg]
    """A SHA-256, in 32 bytes of the database and as 64 hexadecimal digits here."""

    migrated_as = "django.db.models.BinaryField"
    _pyi_private_get_type: str  # type: ignore[assignment]

    def get_prep_value(self, value: Any) -> Any:
        return bytes.fromhex(value) if isinstance(value, str) else value

    def from_db_value(self, value: bytes | None, *_: Any) -> str | None:
        return None if value is None else bytes(value).hex()


class PackedListField(MigratedAs, models.JSONField):
    """A list, in the database as zlib's compression of its JSON; an empty one is no bytes."""

    migrated_as = "django.db.models.BinaryField"

    def get_internal_type(self) -> str:
        return "BinaryField"

    def get_db_prep_value(self, value: Any, connection: Any, prepared: bool = False) -> Any:
        return packed_list(value)

    def from_db_value(self, value: Any, *_: Any) -> Any:
        """What is no JSON is given as it is stored, as Django's own field does."""
        try:
            return None if value is None else json.loads(json_of_list(value))
        except ValueError:
            return value


def packed_list(value: list[Any]) -> bytes:
    """As `PackedListField` stores it."""
    return zlib.compress(plain_json(value).encode(), 9) if value else b""


def json_of_list(stored: bytes) -> bytes:
    """The JSON of what was stored; bytes that zlib did not compress stand for themselves."""
    if not stored:
        return b"[]"
    text = inflated(stored)
    return bytes(stored) if text is None else text


def inflated(stored: bytes) -> bytes | None:
    """What zlib compressed, where that is all of it and there is nothing else; else None."""
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(stored)
    except zlib.error:
        return None
    return content if unpacker.eof and not unpacker.unused_data else None


def plain_json(value: Any) -> str:
    """Small; what `jsonb` refuses, NaN, is refused with ValueError."""
    return json.dumps(
        value, ensure_ascii=False, separators=(",", ":"), sort_keys=True, allow_nan=False
    )
