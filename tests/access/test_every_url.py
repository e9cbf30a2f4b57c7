"""Every URL of the installation for everybody: nobody gets more than the table says, or less."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import URLPattern, URLResolver, get_resolver

from tests.access.stage import WHO, Stage, status_of
from tests.access.table import TABLE, Row
from tests.factories import scenes

pytestmark = pytest.mark.django_db
# Programs sign in there with tokens: see tests/api/test_auth.py and `test_a_session_is_no_token`.
_API = "api/v1/"
# Django's own, for superusers; one test says so for all of it.
_ADMINISTRATION = "django-admin/"
_OPEN_TO_PROGRAMS = {f"{_API}openapi.json", f"{_API}docs"}


def _routes(patterns: list[Any], before: str = "") -> Iterator[str]:
    for pattern in patterns:
        route = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from _routes(pattern.url_patterns, route)
        elif isinstance(pattern, URLPattern):
            yield route


ROUTES = list(dict.fromkeys(_routes(get_resolver().url_patterns)))
PAGES = [route for route in ROUTES if not route.startswith((_API, _ADMINISTRATION))]


def test_every_url_is_in_the_table_once():
    known = [row.route for row in TABLE]
    missing = sorted(set(PAGES) - set(known))
    gone = sorted(set(known) - set(PAGES))
    assert not missing, (
        f"Nobody has said who may open {missing}. Add a row for each to tests/access/table.py: "
        "page(route, path, only(200, …)) for what is read, action(route, path, only(302, …)) for "
        "what is posted to; and to docs/roles.md where it needs a right of its own."
    )
    assert not gone, f"These URLs are no more; remove their rows from tests/access/table.py: {gone}"
    assert len(known) == len(set(known))


# A look at a case is noted, which marks the own notifications of it as read; taking labels away is
# an event of the audit log; a page asks once for the evidence of a text that no judge has read; a
# session may be renewed.
_MAY_BE_WRITTEN = {
    "accounts_auditevent",
    "records_viewevent",
    "delivery_notification",
    "judging_evidencesearch",
    "django_session",
    "usersessions_usersession",
}
_WRITES = re.compile(r'(?:INSERT INTO|UPDATE|DELETE FROM) "(\w+)"')


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.route or "queue")
def test_everybody_gets_from_a_url_what_the_table_says(stage: Stage, row: Row):
    url = "/" + row.path.format(**stage.names)
    with CaptureQueriesContext(connection) as queries:
        got = {who: status_of(stage.people[who], "get", url) for who in WHO}
    written = {table for query in queries for table in _WRITES.findall(query["sql"])}
    assert written <= _MAY_BE_WRITTEN, f"GET {url} changes more for others than a page may"
    sent = {who: status_of(stage.people[who], "post", url, dict(row.data)) for who in WHO}
    wrong = {
        f"{method} by {who}": f"{answers[who]}, not {said[who]}"
        for method, answers, said in (("GET", got, row.get), ("POST", sent, row.post))
        for who in WHO
        if answers[who] != said[who]
    }
    assert not wrong, (
        f"{url} answers otherwise than its row in tests/access/table.py says; is the page wrong, "
        f"or the row? {wrong}"
    )


def test_no_cache_keeps_what_a_page_says(stage: Stage):
    kept = {}
    for row in TABLE:
        url = "/" + row.path.format(**stage.names)
        for who in ("system admin", "lead"):
            answer = stage.people[who].get(url)
            if answer.status_code == 200 and "no-store" not in answer.get("Cache-Control", ""):
                kept[url] = answer.get("Cache-Control")
    assert kept == {}


@pytest.mark.parametrize("route", [route for route in ROUTES if route.startswith(_API)])
def test_a_session_is_no_token(stage: Stage, route: str):
    path = route.replace("<key>", "{record}").replace("<uuidstr:summary_id>", "{waiting}")
    url = "/" + path.replace("<uuidstr:transcript_id>", "{waiting}").format(**stage.names)
    expected = {200} if route in _OPEN_TO_PROGRAMS else {401, 404, 405}
    answers = {stage.people[who].get(url).status_code for who in WHO}
    assert len(answers) == 1, f"{url} tells people apart who have no token: {answers}"
    assert answers <= expected


@pytest.mark.parametrize("path", ["", "auth/user/", "auth/user/add/", "auth/group/"])
def test_djangos_administration_is_for_superusers(stage: Stage, path: str):
    for who in WHO:
        answer = stage.people[who].get(f"/{_ADMINISTRATION}{path}")
        assert answer.status_code == 302
        assert answer["Location"].startswith(("/django-admin/login/?", "/sign-in?"))


def test_who_is_shut_out_does_not_sign_in_again(stage: Stage):
    assert Client().login(username="inactive", password=scenes.PASSWORD) is False
