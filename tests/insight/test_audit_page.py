"""The audit log: who may read it, filters, pages, exports, and the same through the API."""

import csv
import io
import json
from datetime import timedelta
from typing import Any, cast

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.db.models.functions import Now
from django.test import Client
from django.urls import reverse

from accounts import events, tokens
from accounts.models import AuditEvent
from insight.audit import (
    AREAS,
    KINDS,
    NEWEST_EVENTS_FIRST,
    filter_events,
    get_kind_label,
    kind_choices,
)
from judging.models import GuidelineAction
from records.access import note_view
from tests.access import hostile_values
from tests.api.conftest import Api, assert_problem, body_of
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import user, version

pytestmark = pytest.mark.django_db


@pytest.fixture
def auditor() -> User:
    return scenes.person("aud", "auditor", name="Audra Finn")


@pytest.fixture
def client(auditor: User) -> Client:
    return client_of(auditor)


def shown(client: Client, **query: str) -> str:
    answer = client.get(reverse("audit"), query)
    assert answer.status_code == 200
    return answer.content.decode()


def kinds(client: Client, **query: str) -> list[str]:
    return [row["event"].kind for row in client.get(reverse("audit"), query).context["rows"]]


def test_an_auditor_sees_who_did_what_and_goes_to_it(client):
    rosa = scenes.reviewer()
    record = scenes.approved(rosa)
    note_view(record.summary, by=rosa)
    page = shown(client)
    for words in ("Rosa Keller", "Approved", "Record created", "Case or record viewed"):
        assert words in page
    assert f'href="{reverse("record", args=[record.number])}"' in page
    assert f'href="{reverse("summary", args=[record.summary_id])}"' in page


def test_details_are_words_and_names(client, auditor):
    tokens.issue_token("CRM", auditor, ["read"])
    events.record_event("summary.resubmit", details={"old": "returned", "new": "drafted"})
    page = shown(client)
    for words in ("before: Returned to its author", "after: Being judged", "“CRM”"):
        assert words in page


def test_filters_by_kind_area_person_object_and_time(client):
    rosa, rolf = scenes.reviewer(), scenes.reviewer("rolf", "Rolf Berg")
    record = scenes.approved(rosa)
    note_view(record.summary, by=rolf)
    case = str(record.summary_id)
    assert kinds(client, kind="view.summary") == ["view.summary"]
    assert kinds(client, kind="review") == ["review.approve"]
    assert kinds(client, person="rolf", kind="view") == ["view.summary"]
    assert kinds(client, person="rosa", kind="view") == []
    assert kinds(client, person="nobody") == []
    assert kinds(client, object_kind="record", object_key="1") == ["record.make"]
    found = kinds(client, object_kind="summary", object_key=case)
    assert {"review.approve", "view.summary"} <= set(found)
    assert "record.make" not in found
    with unguarded():
        AuditEvent.objects.filter(kind="view.summary").update(at=Now() - timedelta(days=30))
    before = AuditEvent.objects.get(kind="view.summary").at.date()
    days = {"since": str(before), "until": str(before)}
    assert kinds(client, **days) == ["view.summary"]


def test_a_person_filter_finds_what_was_done_to_them(client):
    rosa = scenes.reviewer()
    events.record_event("account.deactivate", person=rosa)
    assert "account.deactivate" in kinds(client, person="rosa")


def test_a_field_that_cannot_be_read_says_so(client):
    page = shown(client, since="yesterday", kind="nothing.like_it")
    assert "Enter a valid date." in page
    assert "Select a valid choice" in page


@pytest.mark.parametrize("value", [*hostile_values.WORST, *hostile_values.OTHERS, "\x00", "'"])
def test_hostile_filters_break_nothing(client, value):
    for name in ("kind", "person", "since", "until", "object_kind", "object_key", "after"):
        assert client.get(reverse("audit"), {name: value}).status_code in {200, 302}


def test_pages_hold_every_event_once_while_others_arrive(client):
    for number in range(120):
        events.record_event("view.summary", about=("summary", str(number)))
    seen: list[int] = []
    query: dict[str, str] = {"kind": "view"}
    for _ in range(3):
        answer = client.get(reverse("audit"), query)
        seen += [row["event"].pk for row in answer.context["rows"]]
        query["after"] = answer.context["after"]
        events.record_event("view.summary", about=("summary", "late"))
    assert len(seen) == len(set(seen)) == 120
    assert query["after"] == ""


def test_a_guidelines_auditor_does_not_see_the_events_of_others():
    one = user("gina", "auditor", guideline=version().guideline)
    answer = client_of(one).get(reverse("audit"))
    assert answer.status_code == 403
    assert client_of(one).post(reverse("audit-export")).status_code == 403


def test_hostile_text_is_shown_as_text(client):
    with_name = scenes.person("mal", name="<script>alert(1)</script>")
    client_of(with_name)
    login: Any = {"HTTP_USER_AGENT": "<script>alert(2)</script>", "REMOTE_ADDR": "192.0.2.1"}
    Client().post(reverse("sign-in"), {"login": "mal", "password": scenes.PASSWORD}, **login)
    page = shown(client)
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(2)" in page


def test_every_kind_of_a_filter_has_words_and_an_area():
    for _, choices in kind_choices():
        for kind, label in choices:
            assert kind.partition(".")[0] in AREAS
            assert label
    assert {f"guideline.{action}" for action in GuidelineAction.values} <= KINDS.keys()
    assert get_kind_label("summary.open") == "Case opened"
    assert get_kind_label("outside.user_made") == "outside: user made"


def exported(client: Client, form: str, query: str) -> str:
    answer = client.post(reverse("audit-export"), {"format": form, "query": query})
    assert answer.status_code == 200
    return b"".join(cast("Any", answer).streaming_content).decode()


def test_exports_hold_what_the_filters_find_and_no_formula(client):
    mal = scenes.person("mal", name="=cmd|' /C calc'!A0")
    events.record_event("view.summary", by=mal, about=("summary", "=1+1"))
    events.record_event(
        "review.approve", by=mal, about=("summary", "7"), details={"signature": "session"}
    )
    text = exported(client, "csv", "person=mal")
    rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))
    views = [row for row in rows if row["kind"] == "view.summary"]
    assert (views[0]["object_key"], views[0]["by"]) == ("'=1+1", "mal")
    assert views[0]["by_name"].startswith("'=cmd")
    lines = [json.loads(line) for line in exported(client, "jsonl", "kind=review").splitlines()]
    assert [(line["kind"], line["by"], line["details"]) for line in lines] == [
        ("review.approve", "mal", {"signature": "session"})
    ]


def test_an_export_is_an_event_itself(client, auditor):
    exported(client, "jsonl", "kind=sign_in")
    event = AuditEvent.objects.get(kind="export.events")
    assert (event.by, event.details["format"]) == (auditor, "jsonl")
    assert event.details["count"] == AuditEvent.objects.filter(area="sign_in").count()


def test_the_page_speaks_german(client):
    events.record_event("retention.hold", about=("record", "7"))
    answer = client.get(reverse("audit"), headers={"accept-language": "de"})
    page = answer.content.decode()
    assert "Revisionsprotokoll" in page
    assert "Aufbewahrungssperre" in page
    assert "Audit log" not in page


# --- API --------------------------------------------------------------------


def test_the_api_answers_page_by_page(auditor):
    api = Api(tokens.issue_token("SIEM", auditor, ["read"]))
    rosa = scenes.reviewer()
    for number in range(5):
        events.record_event("view.summary", by=rosa, about=("summary", str(number)))
    first = body_of(api.get("events?kind=view&person=rosa&limit=3"))
    second = body_of(api.get(first["next"]))
    keys = [item["object_key"] for item in first["items"] + second["items"]]
    assert keys == ["4", "3", "2", "1", "0"]
    assert second["next_cursor"] is None
    assert first["items"][0]["by"] == "rosa"


def test_the_api_filters_by_time(auditor):
    api = Api(tokens.issue_token("SIEM", auditor, ["read"]))
    assert body_of(api.get("events?from=2100-01-01T00:00:00Z"))["items"] == []
    assert body_of(api.get("events?to=2100-01-01T00:00:00Z"))["items"]
    assert_problem(api.get("events?from=yesterday"), 422, "invalid")
    assert_problem(api.get("events?cursor=x"), 422, "invalid")
    assert_problem(api.get("events?kinds=view"), 422, "invalid")


def test_the_api_is_for_auditors_of_the_whole_installation():
    everyone = [scenes.reviewer(), user("gina", "auditor", guideline=version().guideline)]
    for owner in everyone:
        api = Api(tokens.issue_token("One", owner, ["read"]))
        assert_problem(api.get("events"), 403, "forbidden")


# --- Speed ------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "index"),
    [
        ({}, "audit_by_time"),
        ({"kind": "review"}, "audit_by_area"),
        ({"kind": "review.approve"}, "audit_by_area"),
        ({"kind": "review.reject"}, "audit_by_kind"),
        ({"object_kind": "account", "object_key": "7"}, "audit_by_object"),
    ],
    ids=str,
)
def test_a_page_is_read_from_an_index(asked, index):
    """`tools.bench.audit` has the times over a million events."""
    about = [{"object_kind": "account", "object_key": str(n)} for n in range(5000)]
    kinds = ("sign_in.password", "review.approve")
    many = [AuditEvent(kind=kinds[n % 5 == 0], **each) for n, each in enumerate(about)]
    few = [AuditEvent(kind="review.reject") for _ in range(9)]
    with unguarded(), connection.cursor() as cursor:
        AuditEvent.objects.bulk_create(many + few)
        # What is known of the table decides, and the server gathers that whenever it likes.
        cursor.execute("ANALYZE accounts_auditevent")
    plan = filter_events(**asked).order_by(*NEWEST_EVENTS_FIRST.columns)[:51].explain()
    assert index in plan
