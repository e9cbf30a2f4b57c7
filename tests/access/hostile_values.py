"""What may stand where a whole number is expected, and the names that a page asks for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.http import QueryDict

DIGITS = "7" * 5000
WORST = (DIGITS, str(2**63))
OTHERS = (str(2**31), "-1", "²", "٣", "1e999", "NaN")
# For single fields, which are quick to try.
MORE = (
    str(2**15),
    "-0",
    f"-{DIGITS}",
    "\uff15",
    "Infinity",
    "9" * 300 + ".5",
    "1_0",
    "0x10",
    "\x00",
    "",
)


@contextmanager
def asked_for(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The names that are looked up in queries and forms meanwhile."""
    names: set[str] = set()

    def noting(method: Callable[..., Any]) -> Callable[..., Any]:
        def noted(query: QueryDict, name: str, *more: Any) -> Any:
            names.add(name)
            return method(query, name, *more)

        return noted

    with monkeypatch.context() as spied:
        for method in ("get", "getlist", "__getitem__", "__contains__"):
            spied.setattr(QueryDict, method, noting(getattr(QueryDict, method)))
        yield names
