"""Reading a JSON body strictly: what PostgreSQL or UTF-8 cannot hold is refused with its place."""

import json
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from ninja.parser import Parser

from llm.storable import is_storable, storable
from llm.strict_json import STRICT
from summaries.api.problems import INVALID, MALFORMED, TOO_LARGE, UNSUPPORTED, FieldError, Problem
from summaries.formats.json_names import NamedTwice, named_once, place_of_repeated
from summaries.formats.places import place_at

View = Callable[..., HttpResponse]
_APART = "countersign_rows_apart"


def rows_apart(view: View) -> View:
    """For `decorate_view` of an operation whose body has `items`: each is refused for itself."""

    @wraps(view)
    def marked(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        vars(request)[_APART] = True
        return view(request, *args, **kwargs)

    return marked


class StrictJsonParser(Parser):
    def parse_body(self, request: HttpRequest) -> Any:
        """Raises Problem: 415, 413, 400 for what is not JSON, 422 for NUL and lone surrogates."""
        _check_type(request)
        if len(request.body) > settings.MAX_TRANSCRIPT_BYTES:
            raise too_large()
        if _APART in vars(request):
            return _read_rows(request.body)
        return read_json(request.body)


def _read_rows(body: bytes) -> Any:
    """As `read_json`, but a row of `items` that cannot be stored becomes the Problem that says so:
    it is refused for itself, and the others are taken."""
    value = _loads(body)
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


def read_json(body: bytes) -> Any:
    """Raises Problem: 400 for what is not JSON, 422 for NUL and lone surrogates."""
    value = _loads(body)
    if _may_hold_unstorable(body):
        _refuse_unstorable(value)
    return value


def too_large() -> Problem:
    return Problem(
        TOO_LARGE,
        f"A body may have {settings.MAX_TRANSCRIPT_BYTES:,} bytes. Send less, or have "
        "COUNTERSIGN_MAX_TRANSCRIPT_BYTES raised.",
    )


def _check_type(request: HttpRequest) -> None:
    charset = (request.content_params or {}).get("charset", "utf-8").lower()
    if request.content_type != "application/json" or charset not in {"utf-8", "utf8"}:
        sent = request.headers.get("Content-Type", "")[:100]
        raise Problem(
            UNSUPPORTED,
            f"The Content-Type is {sent!r}. Send application/json in UTF-8.",
            headers={"Accept": "application/json"},
        )


def _loads(body: bytes) -> Any:
    try:
        return json.loads(body.decode(), object_pairs_hook=named_once, **STRICT)
    except UnicodeDecodeError as error:
        message = f"The body is not UTF-8 at byte {error.start}. Encode it as UTF-8."
    except json.JSONDecodeError as error:
        message = f"The body is not JSON: {error.msg} at line {error.lineno}, column {error.colno}."
    except NamedTwice as error:
        line, column = place_at(body.decode(), place_of_repeated(body.decode()))
        message = (
            f"In the body, {error} (line {line}, column {column}). Keep one of them: "
            "the other would be lost."
        )
    except (ValueError, RecursionError) as error:
        message = f"The body is not JSON that can be read: {error}."
    raise Problem(MALFORMED, message)


def _may_hold_unstorable(body: bytes) -> bool:
    """Raw NUL and surrogates are no JSON in UTF-8, so they can only come as escapes."""
    lower = body.lower()
    return b"\\u0000" in lower or b"\\ud" in lower


def _refuse_unstorable(value: Any) -> None:
    for path, text in _strings(value, ""):
        if not is_storable(text):
            raise Problem(
                INVALID,
                f"{path or 'The body'} holds a character that no text can hold.",
                errors=[
                    FieldError(
                        path or "body",
                        # Kept with the answers of keys and the refused rows of streams.
                        storable(text[:200]),
                        "holds a NUL character or half of a surrogate pair",
                        "Remove the character.",
                    )
                ],
            )


def _strings(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """Every string below `value` with its path, names of members included."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _strings(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        for name, item in value.items():
            yield path, name
            yield from _strings(item, f"{path}.{name}" if path else name)
