"""What a page asks of the database does not grow with what it shows."""

from functools import partial

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def asked(client, url) -> list[str]:
    """The queries of the second visit: the first may take a claim or fill a cache."""
    client.get(url)
    with CaptureQueriesContext(connection) as queries:
        assert client.get(url).status_code == 200
    return [query["sql"] for query in queries.captured_queries]


# A page that needs more is slower for everybody: take a query away before this grows.
MOST = {"queue": 16, "queue-live": 8, "records": 9, "pipeline": 10}


@pytest.mark.slow
@pytest.mark.parametrize("name", MOST)
def test_a_list_asks_as_much_with_three_rows_as_with_more_than_a_page(rosa, name):
    client = client_of(rosa)
    make = partial(scenes.approved, rosa) if name == "records" else scenes.in_review
    for n in range(3):
        make(f"Meeting {n}")
    few = asked(client, reverse(name))
    for n in range(3, 30):
        make(f"Meeting {n}")
    many = asked(client, reverse(name))
    assert len(many) == len(few), "\n".join([*few, "then", *many])
    assert len(many) <= MOST[name], "\n".join(many)


def test_a_case_asks_as_much_for_ten_turns_as_for_a_long_talk(rosa):
    client = client_of(rosa)
    short, long = (
        scenes.in_review(f"{factor} times as long", turns=scenes.TURNS * factor)
        for factor in (1, 30)
    )
    few, many = (asked(client, reverse("summary", args=[case.pk])) for case in (short, long))
    assert len(many) == len(few)


@pytest.mark.slow
def test_no_list_reads_a_transcript(rosa):
    client = client_of(rosa)
    case = scenes.in_review()
    scenes.approved(rosa)
    Summary.objects.filter(pk=case.pk).update(waiting_for="a provider")
    for name in ("queue", "queue-live", "records", "pipeline"):
        assert not [sql for sql in asked(client, reverse(name)) if '"turns"' in sql]
