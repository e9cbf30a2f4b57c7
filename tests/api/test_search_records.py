"""GET /api/v1/records with words and filters, and what is left of a record that was disposed of."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from records import retention
from records.models import Record
from tests.api.cases import approved
from tests.api.conftest import Api, assert_problem, body_of
from tests.factories import kept, scenes


@pytest.fixture
def reviewer(reviewing: Api) -> User:
    return User.objects.get(username="rita")


@pytest.fixture
def lead(db: None) -> User:
    return scenes.person("lena", "lead")


@pytest.fixture
def records(service: User, reviewer: User) -> list[Record]:
    return [approved(name, by=service, reviewer=reviewer) for name in ("alpha", "beta")]


def numbers(api: Api, query: str) -> list[int]:
    return [item["number"] for item in body_of(api.get(f"records?{query}"))["items"]]


FOUND = {
    "q=valve": [2, 1],
    "q=alpha": [1],
    "q=valve+-alpha": [2],
    "q=zebra": [],
    "q=%20": [2, 1],
    "source=crm": [2, 1],
    "source=other": [],
    "approver=rita": [2, 1],
    "approver=nobody": [],
    "guideline=none": [],
    "held=true": [],
    "held=false": [2, 1],
    "superseded=false": [2, 1],
    "superseded=true": [],
    "q=valve&limit=1": [2],
}


def test_records_are_found_by_words_and_filters(api: Api, records):
    assert {query: numbers(api, query) for query in FOUND} == FOUND


def test_days_are_both_included(api: Api, records):
    today = timezone.localdate()
    assert numbers(api, f"from={today}&to={today}") == [2, 1]
    assert numbers(api, f"from={today + timedelta(days=1)}") == []
    assert numbers(api, f"to={today - timedelta(days=1)}") == []


def test_the_next_page_keeps_the_search(api: Api, records):
    first = body_of(api.get("records?q=valve&limit=1"))
    assert [item["number"] for item in body_of(api.get(first["next"]))["items"]] == [1]


@pytest.mark.parametrize(
    "query",
    [
        "from=0",
        "from=2026-02-30",
        "to=20260301",
        "to=9999-12-31",
        "held=perhaps",
        "since=2026-01-01",
    ],
)
def test_a_filter_that_cannot_be_read_is_named(api: Api, query):
    problem = assert_problem(api.get(f"records?{query}"), 422, "invalid")
    assert problem["errors"][0]["field"] == query.split("=", maxsplit=1)[0]


def test_a_search_shows_nothing_of_other_owners(stranger: Api, records):
    assert numbers(stranger, "q=valve") == []


def test_a_corrected_record_and_its_successor_name_each_other(api: Api, records, lead, reviewer):
    later = kept.corrected(records[0], by=lead, approver=reviewer)
    assert numbers(api, "superseded=true") == [1]
    assert body_of(api.get("records/1"))["superseded_by"] == later.number
    newest = body_of(api.get(f"summaries/{later.summary_id}/record"))
    assert (newest["number"], newest["supersedes"]) == (later.number, 1)


def test_a_hold_shows_and_is_found(api: Api, records, lead):
    retention.place_hold(records[0].summary, by=lead, reason="Matter 12")
    assert numbers(api, "held=true") == [1]
    assert body_of(api.get("records/1"))["held"] is True


def test_of_a_record_that_was_disposed_of_the_hashes_and_the_approval_are_answered(
    api: Api, records, lead
):
    due = kept.due(records[0], by=lead)
    before = body_of(api.get("records/1"))
    retention.dispose(due.summary, by=lead, reason="Past its time.")
    after = body_of(api.get("records/1"))
    assert after["disposed_at"]
    assert after["text"] is None
    stays = set(before) - {"text", "disposed_at", "created_at"}
    assert {name: after[name] for name in stays} == {name: before[name] for name in stays}
    assert_problem(api.get("records/1/snapshot"), 410, "gone")
    assert_problem(api.get(f"{after['links']['transcript']}/turns"), 410, "gone")
    assert body_of(api.get(after["links"]["transcript"]))["title"] == "Meeting alpha"
    assert numbers(api, "q=valve") == [2]
