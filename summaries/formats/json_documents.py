"""JSON transcripts: values with their paths for errors, and our own format."""

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NoReturn

from countersign_judge.llm.strict_json import STRICT_HOOKS, RepeatedName, is_storable
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, gettext_noop

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.turns import (
    LONGEST_SECONDS,
    FormatError,
    TranscriptDraft,
    Turn,
    make_turn,
    parse_timestamp,
)
from web.json_bodies import find_repeated_name, locate_character

_SHOWN = 60
_KINDS = {
    dict: gettext_noop("an object"),
    list: gettext_noop("a list"),
    str: gettext_noop("a text"),
    bool: gettext_noop("true or false"),
    type(None): "null",
}
_STRING_OR_CONSTANT = re.compile(r'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|(NaN|-?Infinity)', re.DOTALL)
_JSON_REMEDY = gettext_noop("Check the JSON where the line and column point.")


@dataclass(frozen=True)
class JsonNode:
    """A value and its path, such as `turns[3].text`."""

    value: Any
    path: str = ""

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def __getitem__(self, key: str) -> "JsonNode":
        """The member `key` of an object, null when it is missing."""
        if not isinstance(self.value, dict):
            self.refuse(_("an object"))
        return JsonNode(self.value.get(key), f"{self.path}.{key}" if self.path else key)

    def items(self) -> Iterator["JsonNode"]:
        """The elements of a list; none for null."""
        if self.value is None:
            return
        if not isinstance(self.value, list):
            self.refuse(_("a list"))
        for index, value in enumerate(self.value):
            yield JsonNode(value, f"{self.path}[{index}]")

    def first(self) -> "JsonNode":
        return next(self.items(), JsonNode(None, f"{self.path}[0]"))

    def has_objects_with(self, *keys: str) -> bool:
        """Whether it is a list whose first element has all of `keys`."""
        return (
            isinstance(self.value, list)
            and bool(self.value)
            and all(key in self.first() for key in keys)
        )

    def text(self) -> str:
        """A text, empty for null. Raises FormatError for anything else, and for a NUL."""
        if self.value is None:
            return ""
        if not isinstance(self.value, str):
            self.refuse(_("a text"))
        if not is_storable(self.value):
            message = _("{path} contains a NUL character or half of a surrogate pair.")
            raise FormatError(
                message.format(path=self.path), remedy=_("Remove it."), path=self.path
            )
        return self.value

    def seconds(self, *, per_second: int = 1) -> float | None:
        """A number of units of which `per_second` make a second, or None for null.

        Takes numbers in texts, as AWS writes them, and `HH:MM:SS.fff`.
        """
        if self.value is None:
            return None
        seconds = self._number() / per_second
        if not 0 <= seconds <= LONGEST_SECONDS:
            self.refuse(_("a time in seconds from the beginning"))
        return seconds

    def instant(self) -> datetime | None:
        """An RFC 3339 date and time, or None for null."""
        if self.value is None:
            return None
        try:
            instant: datetime | None = datetime.fromisoformat(self.text())
        except ValueError:
            instant = None
        if instant is None or instant.tzinfo is None:
            self.refuse(_("a date and time with its offset, such as 2026-03-02T09:00:00Z"))
        return instant

    def refuse(self, wanted: str) -> NoReturn:
        """`wanted_servers` is in the person's language."""
        path = self.path or _("The document")
        message = _("{path} is {shown}, not {wanted}.")
        raise FormatError(
            message.format(path=path, shown=_describe_value(self.value), wanted=wanted),
            remedy=_("Correct that value or leave it out."),
            path=self.path,
        )

    def _number(self) -> float:
        stamped = parse_timestamp(self.value) if isinstance(self.value, str) else None
        if stamped is not None:
            return stamped
        try:
            return math.nan if isinstance(self.value, bool) else float(self.value)
        except (TypeError, ValueError, OverflowError):
            return math.nan


def parse_json(text: str) -> JsonNode:
    """Raises FormatError with line and column for invalid JSON (RFC 8259), and for an object with
    two values under one name."""
    try:
        return JsonNode(json.loads(text, **STRICT_HOOKS))
    except json.JSONDecodeError as error:
        message = _("This is not JSON: {why}.").format(why=error.msg)
        raise FormatError(message, error.lineno, error.colno, _(_JSON_REMEDY)) from error
    except RepeatedName as error:
        line, column = locate_character(text, find_repeated_name(text))
        remedy = _("Keep one of them: the other would be lost.")
        raise FormatError(f"{error}.", line, column, remedy) from error
    except ValueError as error:
        line, column = _find_constant(text)
        message = _("This is not JSON: {why}.").format(why=error)
        raise FormatError(message, line, column, _(_JSON_REMEDY)) from error
    except RecursionError as error:
        raise FormatError(_("The JSON is nested too deeply."), remedy=_(_JSON_REMEDY)) from error


def speaker_label(node: JsonNode) -> str:
    """A name unchanged; `Speaker 0` for the numbers and letters of diarisation."""
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return f"Speaker {node.value}"
    label = node.text().strip()
    bare = label.casefold().removeprefix("speaker_").removeprefix("spk_")
    if bare.isdigit() or (len(label) == 1 and label.isascii()):
        return f"Speaker {bare.upper()}"
    return label


def _find_constant(text: str) -> tuple[int, int]:
    """The place of the first NaN or infinity outside of a string, or the beginning."""
    found = next((match for match in _STRING_OR_CONSTANT.finditer(text) if match[1]), None)
    return locate_character(text, found.start() if found else 0)


def _describe_value(value: Any) -> str:
    kind = _KINDS.get(type(value))
    if isinstance(value, str) or kind is None:
        large = isinstance(value, int) and abs(value) >= 10**_SHOWN
        return (_("a number") if large else repr(value))[:_SHOWN]
    return _(kind)


# --- Our own format ---------------------------------------------------------
# `{"title", "turns": [{"speaker", "start", "end", "text"}]}`, or the list alone.

_NUMBER_TYPES = frozenset({int, float})


def is_turns(document: JsonNode) -> bool:
    return "turns" in document or document.has_objects_with("text")


def read_turns_document(document: JsonNode) -> TranscriptDraft:
    """Turns unchanged, in order: the sender has decided where each ends.

    `text` is required; `speaker`, `start` and `end` (seconds from the beginning) may be missing
    or null. Raises FormatError naming the path of a value of the wrong kind.
    """
    listed = isinstance(document.value, list)
    draft = TranscriptDraft(title=None if listed else document["title"].text() or None)
    nodes = (document if listed else document["turns"]).items()
    draft.turns = [_read_valid_turn(node.value) or _read_checked_turn(node) for node in nodes]
    draft.warn_of_unnamed()
    return draft


def _read_valid_turn(value: Any) -> Turn | None:
    """A turn whose members are all valid, checked at once; None for any other."""
    if type(value) is not dict:
        return None
    speaker, start, end = value.get("speaker", ""), value.get("start"), value.get("end")
    text: Any = value.get("text")
    if not (_is_line(speaker) and _is_line(text) and _is_time(start) and _is_time(end)):
        return None
    if start is not None and end is not None and end < start:
        return None
    return make_turn(speaker, start, end, text)


def _is_line(value: Any) -> bool:
    """Printable text has no NUL, no half of a surrogate pair and no other control character."""
    return type(value) is str and value.isprintable()


def _is_time(value: Any) -> bool:
    return value is None or (type(value) in _NUMBER_TYPES and 0 <= value <= LONGEST_SECONDS)


def _read_checked_turn(node: JsonNode) -> Turn:
    """Raises FormatError naming the invalid member."""
    if "text" not in node:
        node["text"].refuse("a text")
    start, end = node["start"].seconds(), node["end"].seconds()
    if start is not None and end is not None and end < start:
        message = _("{path}.end is {end}, before its start {start}.")
        raise FormatError(
            message.format(path=node.path, end=end, start=start),
            remedy=_("Correct the times or leave them out."),
            path=f"{node.path}.end",
        )
    return make_turn(node["speaker"].text(), start, end, node["text"].text())


TURNS = TranscriptFormat(
    "json",
    gettext_lazy("Turns (JSON)"),
    document=FormatReader(is_turns, read_turns_document),
    extensions=(".json",),
)
