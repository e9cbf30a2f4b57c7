"""Numbers of thousands of digits, and what only looks like a number, wherever one can be sent.

Nothing here names a view or a field: the pages come from the table of URLs, the parameters from
what a page looks up, the forms from their classes.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any

import pytest
from django import forms
from django.core.exceptions import ValidationError
from django.db import transaction
from django.test import Client
from django.urls import get_resolver

from tests.access.hostile_values import DIGITS, MORE, OTHERS, WORST, asked_for
from tests.access.stage import Stage, undone
from tests.access.table import TABLE, Row

pytestmark = [pytest.mark.nightly, pytest.mark.django_db, pytest.mark.slow]
# The first of them that the page is for.
_WHO = ("lead", "guideline admin", "system admin", "reviewer", "author", "anonymous")
_REFUSED = {302, 403, 404, 405}
_LARGEST = 2**31 - 1  # of a PostgreSQL integer


def _who(answers: Mapping[str, int]) -> str:
    return next((who for who in _WHO if answers[who] not in _REFUSED), _WHO[0])


def _fault(client: Client, method: str, url: str, data: Mapping[str, Any]) -> list[str]:
    """What is wrong with the answer: it is below 500, and nothing is raised."""
    cookies = deepcopy(client.cookies)
    shown = {name: str(value)[:20] for name, value in data.items()}
    with undone():
        try:
            answer = getattr(client, method)(url, data)
        except Exception as error:
            return [f"{method} {url[:80]} {shown}: {str(error)[:200]!r} ({type(error).__name__})"]
        finally:
            transaction.set_rollback(True)
            client.cookies = cookies
    failed = answer.status_code >= 500 and "readyz" not in url
    return [f"{method} {url[:80]} {shown}: {answer.status_code}"] if failed else []


def test_every_parameter_that_a_page_looks_up(stage: Stage, monkeypatch: pytest.MonkeyPatch):
    looked_up, faults = 0, list[str]()
    for row in TABLE:
        url = "/" + row.path.format(**stage.names)
        for method, answers in (("get", row.get), ("post", row.post)):
            client = stage.people[_who(answers)]
            with asked_for(monkeypatch) as names:
                faults += _fault(client, method, url, row.data)
            looked_up += len(names)
            for data in _hostile(sorted(names), row):
                faults += _fault(client, method, url, data)
    assert not faults, "\n".join(faults)
    assert looked_up > 200


def _hostile(names: Collection[str], row: Row) -> Iterator[dict[str, Any]]:
    if not names:
        return
    for value in (*WORST, *OTHERS):
        yield {**row.data, **dict.fromkeys(names, value)}
    for name in names:
        yield {**row.data, name: DIGITS}


def test_every_part_of_a_path(stage: Stage):
    tried, faults = 0, list[str]()
    for row in TABLE:
        for path in _hostile_paths(row, stage):
            tried += 1
            for method, answers in (("get", row.get), ("post", row.post)):
                faults += _fault(stage.people[_who(answers)], method, f"/{path}", row.data)
    assert not faults, "\n".join(faults)
    assert tried > 300


def _hostile_paths(row: Row, stage: Stage) -> Iterator[str]:
    for part in re.findall(r"\{(\w+)\}", row.path):
        for value in (*WORST, *OTHERS):
            yield row.path.format(**{**stage.names, part: value})


_ = get_resolver().url_patterns  # imports every form


def _forms(form: type[Any] = forms.BaseForm) -> Iterator[type[Any]]:
    for found in form.__subclasses__():
        yield found
        yield from _forms(found)


_NUMBERS = (
    forms.IntegerField,
    forms.DecimalField,
    forms.FloatField,
    forms.ModelChoiceField,
    forms.TypedChoiceField,
)
FIELDS = {
    f"{form.__module__}.{form.__qualname__}.{name}": field
    for form in _forms()
    if not form.__module__.startswith("django.")
    for name, field in form.base_fields.items()
    if isinstance(field, _NUMBERS)
}


@pytest.mark.parametrize("name", sorted(FIELDS))
def test_every_field_of_a_form(name: str):
    for value in (*WORST, *OTHERS, *MORE):
        field = deepcopy(FIELDS[name])
        try:
            cleaned = field.clean(value)
        except ValidationError:
            continue
        if isinstance(cleaned, int | float):
            assert abs(cleaned) <= _LARGEST, f"{value[:20]} is taken as {cleaned}"


def test_there_are_fields():
    assert len(FIELDS) > 8
    assert len(DIGITS) == 5000
