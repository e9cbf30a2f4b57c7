"""What pydantic finds wrong with a request, as field errors with a remedy each."""

from collections.abc import Mapping, Sequence
from typing import Any

from ninja.errors import ValidationErrorContext
from pydantic import ValidationError

from summaries.api.problems import INVALID, FieldError, Problem

_REMEDIES = {
    "missing": "Add it.",
    "extra_forbidden": "Remove it, or correct its name.",
    "string_type": "Send a string.",
    "string_too_short": "Send a longer string.",
    "string_too_long": "Send a shorter string.",
    "float_type": "Send a number, not a string, boolean or null.",
    "finite_number": "Send a finite number, or leave it out.",
    "int_parsing": "Send a whole number.",
    "list_type": "Send a list.",
    "too_long": "Send fewer.",
    "too_short": "Send at least one.",
}
_DEFAULT_REMEDY = "Correct it; /api/v1/docs says what is taken."
_SHOWN = 200
_MOST_ERRORS = 50
_JSON_SCALARS = (str, int, float, bool, type(None))


def problem_of(contexts: Sequence[ValidationErrorContext[Any]]) -> Problem:
    found = [
        _field_error(error, context.model.__ninja_flatten_map_reverse__)
        for context in contexts
        for error in context.pydantic_validation_error.errors(include_url=False)
    ]
    return _invalid(found)


def problem_of_row(error: ValidationError) -> Problem:
    """Of a model that was validated on its own."""
    return _invalid([_fault(item, item["loc"]) for item in error.errors(include_url=False)])


def _invalid(found: list[FieldError]) -> Problem:
    names = ", ".join(dict.fromkeys(error.field for error in found[:5]))
    count = "1 fault" if len(found) == 1 else f"{len(found)} faults"
    return Problem(INVALID, f"{count} in the request: {names}.", errors=found[:_MOST_ERRORS])


def _field_error(
    error: Mapping[str, Any], flattened: Mapping[tuple[Any, ...], tuple[Any, ...]]
) -> FieldError:
    location = error["loc"]
    # A body stands under the name of its parameter; a query parameter may stand for itself.
    return _fault(error, flattened.get(location) or location[1:])


def _fault(error: Mapping[str, Any], path: Sequence[int | str]) -> FieldError:
    remedy = error.get("ctx", {}).get("remedy") or _REMEDIES.get(error["type"], _DEFAULT_REMEDY)
    if not path and error["type"] == "missing":
        remedy = "Send a JSON body, with its Content-Length."
    value = None if error["type"] == "missing" else shown(error["input"])
    return FieldError(_path(path) or "body", value, error["msg"], remedy)


def _path(location: Sequence[int | str]) -> str:
    path = ""
    for part in location:
        path += f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
    return path


def shown(value: object) -> object:
    """A value short enough to be sent back."""
    if isinstance(value, str):
        return value[:_SHOWN]
    if isinstance(value, _JSON_SCALARS):
        return value
    return repr(value)[:_SHOWN]
