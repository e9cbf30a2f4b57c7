"""Metadata of transcripts: what a program says about a meeting, such as the department. Pages
show, and filter by, the keys that an admin declares."""

import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

from django.db.models import Q, QuerySet
from django.http import QueryDict
from django.utils.translation import gettext as _

from summaries.models import MetadataKey, Transcript

MOST_KEYS, MOST_CHARACTERS = 20, 200
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
PARAMETER = re.compile(r"metadata\[(.*)\]", re.DOTALL)
# A filter: keys with the wanted values.
MetadataFilter = tuple[tuple[str, str], ...]


class BadMetadata(Exception):
    """`value` is invalid for `field`; with the problem and the remedy."""

    def __init__(self, field: str, value: object, message: str, remedy: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field, self.value, self.message, self.remedy = field, value, message, remedy


def check(metadata: Mapping[str, Any]) -> None:
    """Raises BadMetadata."""
    if len(metadata) > MOST_KEYS:
        remedy = _("Send at most {most} of them").format(most=MOST_KEYS)
        raise BadMetadata("metadata", len(metadata), _("has too many keys"), remedy)
    for key, value in metadata.items():
        check_key(key)
        text = isinstance(value, str)
        if text and not (value.strip() and len(value) <= MOST_CHARACTERS and "\x00" not in value):
            raise BadMetadata(
                f"metadata.{key}",
                value,
                _("must have 1 to {most} characters and no NUL").format(most=MOST_CHARACTERS),
                _("Shorten it, or leave the key out"),
            )
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not text and not (number and math.isfinite(value) and abs(value) <= 2**53):
            raise BadMetadata(
                f"metadata.{key}",
                value,
                _("is neither a text nor a number"),
                _("Send a text, or a number up to 2^53"),
            )


def check_key(key: str) -> None:
    """Raises BadMetadata."""
    if not KEY.fullmatch(key):
        raise BadMetadata(
            "metadata",
            key,
            _("has a key that cannot be used"),
            _("Begin with a letter; use a-z, 0-9 and _, at most 40 of them"),
        )


# --- Filters ----------------------------------------------------------------


def parse_metadata_filter(query: QueryDict) -> MetadataFilter:
    """What `metadata[KEY]=VALUE` in a URL asks for. Raises BadMetadata."""
    found = []
    for name in query:
        given, value = PARAMETER.fullmatch(name), query.get(name, "").strip()
        if given and value:
            check({given[1]: value})
            found.append((given[1], value))
    return tuple(found)


def parse_readable_filter(query: QueryDict) -> MetadataFilter:
    """As `parse_metadata_filter`, for a page: ignores unreadable filters."""
    try:
        return parse_metadata_filter(query)
    except BadMetadata:
        return ()


def build_filter_query(wanted: MetadataFilter) -> dict[str, str]:
    """For a URL, as `parse_metadata_filter` reads it."""
    return {f"metadata[{key}]": value for key, value in wanted}


def metadata_filter(wanted: MetadataFilter, transcript: str = "") -> Q:
    """The condition on a transcript, or on rows with one at the path `transcript`. A value that
    reads as a number also finds the number."""
    path = f"{transcript}__metadata__contains" if transcript else "metadata__contains"
    condition = Q()
    for key, value in wanted:
        either = Q(**{path: {key: value}})
        try:
            number = float(value)
        except ValueError:
            number = math.nan
        if math.isfinite(number):
            either |= Q(**{path: {key: int(number) if number.is_integer() else number}})
        condition &= either
    return condition


# --- Pages ------------------------------------------------------------------


def list_declared_keys() -> QuerySet[MetadataKey]:
    return MetadataKey.objects.order_by("label", "name")


def filters_by_key(wanted: MetadataFilter) -> list[tuple[MetadataKey, str]]:
    """Each declared key, with its filter."""
    given = dict(wanted)
    return [(key, given.get(key.name, "")) for key in list_declared_keys()]


def attach_shown_metadata(transcripts: Iterable[Transcript]) -> None:
    """Set each transcript's `shown_metadata`: label and value of its declared keys."""
    found = list(transcripts)
    keys = list(list_declared_keys()) if any(transcript.metadata for transcript in found) else []
    for transcript in found:
        metadata = transcript.metadata
        transcript.shown_metadata = [
            (key.label, metadata[key.name]) for key in keys if key.name in metadata
        ]
