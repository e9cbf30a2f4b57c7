"""Strict JSON bodies: refuses text that PostgreSQL or UTF-8 cannot hold, and says where it is."""

import json
import re
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from countersign_judge.llm.strict_json import STRICT_HOOKS, RepeatedName, is_storable, make_storable
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from ninja.parser import Parser

from web.problems import INVALID, MALFORMED, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, FieldError, Problem

# --- Json names -------------------------------------------------------------
# Names that one JSON object has twice: most readers keep the last value and lose the rest.

_TOKEN = re.compile(
    r'(?P<name>"(?:[^"\\]|\\.)*+")(?=\s*:)|"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[{}]', re.DOTALL
)


def find_repeated_name(text: str) -> int:
    """Where the first name repeats in its object, in characters from 0; 0 if no name repeats."""
    open_objects: list[set[str]] = []
    for token in _TOKEN.finditer(text):
        if token[0] == "{":
            open_objects.append(set())
        elif token[0] == "}":
            del open_objects[-1:]
        elif token["name"] and open_objects:
            name = json.loads(token["name"], strict=False)
            if name in open_objects[-1]:
                return token.start()
            open_objects[-1].add(name)
    return 0


# --- Places -----------------------------------------------------------------
# Positions in a text.

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_BLANK = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder()


def locate_path(path: str, source: str) -> tuple[int, int]:
    """Line and column, from 1, of the value at a path such as `turns[3].text`.

    `source` is JSON. For a missing value, the place of the innermost one that should hold it.
    """
    at = _skip_blanks(source, 0)
    for match in _STEP.finditer(path):
        index, name = match.groups()
        found = _find_item(source, at, int(index)) if index else _find_member(source, at, name)
        if found is None:
            break
        at = found
    return locate_character(source, at)


def locate_character(source: str, index: int) -> tuple[int, int]:
    """Line and column, from 1, of a character."""
    return source.count("\n", 0, index) + 1, index - source.rfind("\n", 0, index)


def _find_item(source: str, at: int, index: int) -> int | None:
    """Where the item of the list at `at` begins."""
    if source[at] != "[":
        return None
    at = _skip_blanks(source, at + 1)
    for _ in range(index):
        at = _skip_blanks(source, _skip_value(source, at))
        if source[at] != ",":
            return None
        at = _skip_blanks(source, at + 1)
    return at if source[at] != "]" else None


def _find_member(source: str, at: int, name: str) -> int | None:
    """Where the member's value in the object at `at` begins: the last of several, as parsed."""
    found = None
    if source[at] != "{":
        return None
    at = _skip_blanks(source, at + 1)
    while source[at] == '"':
        key, at = _DECODER.raw_decode(source, at)
        at = _skip_blanks(source, _skip_blanks(source, at) + 1)
        found = at if key == name else found
        at = _skip_blanks(source, _skip_value(source, at))
        at = _skip_blanks(source, at + 1) if source[at] == "," else at
    return found


def _skip_value(source: str, at: int) -> int:
    return _DECODER.raw_decode(source, at)[1]


def _skip_blanks(source: str, at: int) -> int:
    blank = _BLANK.match(source, at)
    return blank.end() if blank else at


# --- Bodies -----------------------------------------------------------------

View = Callable[..., HttpResponse]
_ITEMS_SEPARATELY = "countersign_items_separately"


def refuse_items_separately(view: View) -> View:
    """For `decorate_view` of an operation whose body has `items`: refuses each on its own."""

    @wraps(view)
    def marked(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        vars(request)[_ITEMS_SEPARATELY] = True
        return view(request, *args, **kwargs)

    return marked


class StrictJsonParser(Parser):
    def parse_body(self, request: HttpRequest) -> Any:
        """Raises Problem: 415, 413, 400 for what is not JSON, 422 for NUL and lone surrogates."""
        _check_content_type(request)
        if len(request.body) > settings.MAX_BYTES.transcript:
            raise too_large_problem()
        if _ITEMS_SEPARATELY in vars(request):
            return _read_json_rows(request.body)
        return parse_json_body(request.body)


def _read_json_rows(body: bytes) -> Any:
    """Like `parse_json_body`, but a row of `items` that cannot be stored becomes a Problem: it
    alone is refused."""
    value = _parse_strict_json(body)
    if _may_hold_unstorable(body):
        items = value.get("items") if isinstance(value, dict) else None
        if isinstance(items, list):
            items[:] = map(_row_or_problem, items)
        _refuse_unstorable(value)
    return value


def _row_or_problem(row: Any) -> Any:
    try:
        _refuse_unstorable(row)
    except Problem as problem:
        return problem
    return row


def parse_json_body(body: bytes) -> Any:
    """Raises Problem: 400 for what is not JSON, 422 for NUL and lone surrogates."""
    value = _parse_strict_json(body)
    if _may_hold_unstorable(body):
        _refuse_unstorable(value)
    return value


def too_large_problem() -> Problem:
    return Problem(
        TOO_LARGE,
        f"A body may have {settings.MAX_BYTES.transcript:,} bytes. Send less, or have "
        "COUNTERSIGN_MAX_BYTES raised.",
    )


def _check_content_type(request: HttpRequest) -> None:
    charset = (request.content_params or {}).get("charset", "utf-8").lower()
    if request.content_type != "application/json" or charset not in {"utf-8", "utf8"}:
        sent = request.headers.get("Content-Type", "")[:100]
        raise Problem(
            UNSUPPORTED_MEDIA_TYPE,
            f"The Content-Type is {sent!r}. Send application/json in UTF-8.",
            headers={"Accept": "application/json"},
        )


def _parse_strict_json(body: bytes) -> Any:
    try:
        return json.loads(body.decode(), **STRICT_HOOKS)
    except UnicodeDecodeError as error:
        message = f"The body is not UTF-8 at byte {error.start}. Encode it as UTF-8."
    except json.JSONDecodeError as error:
        message = f"The body is not JSON: {error.msg} at line {error.lineno}, column {error.colno}."
    except RepeatedName as error:
        line, column = locate_character(body.decode(), find_repeated_name(body.decode()))
        message = (
            f"In the body, {error} (line {line}, column {column}). Keep one of them: "
            "the other would be lost."
        )
    except (ValueError, RecursionError) as error:
        message = f"The body is JSON that can't be read: {error}."
    raise Problem(MALFORMED, message)


def _may_hold_unstorable(body: bytes) -> bool:
    """Raw NUL and surrogates are not JSON in UTF-8: they can only come as escapes."""
    lower = body.lower()
    return b"\\u0000" in lower or b"\\ud" in lower


def _refuse_unstorable(value: Any) -> None:
    for path, text in _walk_strings(value, ""):
        if not is_storable(text):
            # Stored in answers to keys and in refused rows of streams.
            shown = make_storable(text[:200])
            message = "contains a NUL character or half of a surrogate pair"
            fault = FieldError(path or "body", shown, message, "Remove the character.")
            detail = f"{path or 'The body'} contains a character that can't be stored."
            raise Problem(INVALID, detail, errors=[fault])


def _walk_strings(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every string below `value` with its path, names of members included."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _walk_strings(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        for name, item in value.items():
            yield path, name
            yield from _walk_strings(item, f"{path}.{name}" if path else name)
