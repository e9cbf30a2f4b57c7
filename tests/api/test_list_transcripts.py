"""GET /api/v1/transcripts."""

from itertools import chain

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext

from summaries.models import Transcript
from tests.api.cases import in_review, new_case
from tests.api.conftest import Api, assert_problem, body_of


def ids(answer) -> list[str]:
    return [item["external_id"] for item in answer["items"]]


def listed(api: Api, query: str = "") -> list[str]:
    return ids(body_of(api.get(f"transcripts{query}")))


def test_an_empty_list_has_no_next_page(api: Api):
    assert body_of(api.get("transcripts")) == {"items": [], "next_cursor": None, "next": None}


def test_a_token_sees_what_its_owner_sent_and_nothing_else(
    api: Api, stranger: Api, reviewing: Api, service: User
):
    new_case("a", by=service)
    new_case("b", by=None)
    assert listed(api) == ["a"]
    assert listed(stranger) == []
    assert set(listed(reviewing)) == {"a", "b"}


def test_it_is_filtered_by_status_source_and_external_id(api: Api, service: User):
    new_case("a", by=service)
    new_case("b", by=service, source="phone")
    in_review("c", by=service)
    assert listed(api, "?status=in_review") == ["c"]
    assert listed(api, "?source=phone") == ["b"]
    assert listed(api, "?external_id=a&source=crm") == ["a"]
    assert listed(api, "?external_id=a&source=phone") == []


def test_following_next_gives_every_row_once_newest_first(api: Api, service: User):
    # All in one transaction, so they have one created_at: the id decides.
    for number in range(7):
        new_case(f"call-{number}", by=service)
    seen, path = [], "/api/v1/transcripts?source=crm&limit=3"
    while path:
        response = api.get(path)
        answer = body_of(response)
        seen.append([item["id"] for item in answer["items"]])
        path = answer["next"]
        link = response.headers.get("Link")
        assert link == (f'<{path}>; rel="next"' if path else None)
    rows = Transcript.objects.order_by("-created_at", "-pk").values_list("pk", flat=True)
    assert list(chain.from_iterable(seen)) == [str(pk) for pk in rows]
    assert [len(page) for page in seen] == [3, 3, 1]


def test_a_row_that_arrives_moves_no_page(api: Api, service: User):
    for number in range(4):
        new_case(f"call-{number}", by=service)
    first = body_of(api.get("transcripts?limit=2"))
    new_case("late", by=service)
    second = body_of(api.get(f"transcripts?limit=4&cursor={first['next_cursor']}"))
    repeated = set(ids(first)) & set(ids(second))
    assert not repeated
    assert set(ids(first) + ids(second)) >= {f"call-{number}" for number in range(4)}


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("limit=0", "limit"),
        ("limit=201", "limit"),
        ("limit=many", "limit"),
        ("status=asleep", "status"),
        ("cursor=%00", "cursor"),
        ("cursor=abc", "cursor"),
        ("cursor=WzEsMl0", "cursor"),
        ("cursor=bnVsbA", "cursor"),
        ("cursor=" + "a" * 301, "cursor"),
        ("source=%00", "source"),
        ("external_id=a%00", "external_id"),
        ("statuss=queued", "statuss"),
    ],
)
def test_a_parameter_that_cannot_be_taken_is_named(api: Api, query: str, field: str):
    problem = assert_problem(api.get(f"transcripts?{query}"), 422, "invalid")
    assert field in [error["field"] for error in problem["errors"]]


def test_a_page_takes_few_queries_however_long_it_is(api: Api, service: User):
    for number in range(20):
        in_review(f"call-{number}", by=service)
    api.get("transcripts")
    with CaptureQueriesContext(connection) as captured:
        assert len(listed(api)) == 20
    assert len(captured) <= 7, "\n".join(q["sql"] for q in captured)
    assert not any('"turns"' in q["sql"] for q in captured)
