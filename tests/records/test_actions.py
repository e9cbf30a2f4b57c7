"""Decisions and actions of a record: in the API, a webhook, exports and the search of actions."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db.models.functions import Now
from django.urls import reverse

from delivery.models import Delivery, Event, EventKind
from delivery.webhooks import deliveries, endpoints
from judging.services import judge_summary
from records.exports import record_csv_lines
from records.models import ActionEntry, Record
from records.search import RecordFilters, filter_records
from reviews import decisions
from summaries.models import Summary
from summaries.services import write_next_attempt
from tests.api.conftest import Api, body_of, make_user, reviewing
from tests.delivery.conftest import receiver
from tests.delivery.receiver import Receiver
from tests.e2e.fixtures import client_of
from tests.factories.cases import user
from tests.summaries.fixtures import Serve
from tests.summaries.test_minutes_written import ANSWER, by_section, formed, meeting

__all__ = ["make_user", "receiver", "reviewing"]
pytestmark = pytest.mark.django_db

DECISIONS = [{"what": "The pump keeps its budget of 40,000 euros", "by": "Ana Ruiz", "turns": [0]}]
ACTIONS = [
    {
        "what": "Send the revised drawing to the supplier",
        "who": "Ben Okafor",
        "due": {"said": "by Friday", "date": "2026-03-06"},
        "turns": [1],
    }
]


@pytest.fixture
def summary(serve: Serve) -> Summary:
    serve(by_section(ANSWER))
    opened = meeting(formed())
    write_next_attempt(opened.pk)
    judge_summary(opened.pk)
    opened.refresh_from_db()
    return opened


@pytest.fixture
def rolf() -> User:
    return user("rolf", "reviewers", "admins")


@pytest.fixture
def record(summary: Summary, rolf: User) -> Record:
    attempt = summary.attempts.get()
    return decisions.approve(
        summary,
        by=rolf,
        number=attempt.number,
        text_sha256=attempt.sha256,
        seen=attempt.number,
        comment="I was there.",
    )


def test_the_api_gives_decisions_and_actions_with_their_turns(
    reviewing: Api, record: Record
) -> None:
    [attempt] = body_of(reviewing.get(f"summaries/{record.summary_id}"))["attempts"]
    assert (attempt["decisions"], attempt["actions"]) == (DECISIONS, ACTIONS)
    told = body_of(reviewing.get(f"records/{record.number}"))
    assert (told["decisions"], told["actions"]) == (DECISIONS, ACTIONS)
    page = body_of(reviewing.get("records/actions?who=okafor&done=false"))
    [item] = page["items"]
    assert {name: item[name] for name in ACTIONS[0]} == ACTIONS[0]
    assert (item["record"], item["title"]) == (record.number, "Pump review")
    assert body_of(reviewing.get("records/actions?who=Ana"))["items"] == []


def test_a_webhook_says_them_and_keeps_no_word_of_them(
    receiver: Receiver, record: Record, rolf: User
) -> None:
    endpoints.register_endpoint(by=rolf, name="crm", url=receiver.url, kinds=[EventKind.APPROVED])
    Event.objects.update(created_at=record.created_at - timedelta(days=1))
    deliveries.make_deliveries()
    Delivery.objects.update(next_at=Now())
    for endpoint in deliveries.due_endpoints():
        deliveries.send_to_endpoint(endpoint)
    [message] = [json.loads(each.body) for each in receiver.received]
    held: dict[str, Any] = message["data"]["record"]
    assert (held["decisions"], held["actions"]) == (DECISIONS, ACTIONS)
    assert "drawing" not in Delivery.objects.get().payload


def test_an_export_has_them_as_json(record: Record, rolf: User) -> None:
    chosen = filter_records(Record.objects.all(), RecordFilters())
    text = "".join(record_csv_lines(chosen, rolf))
    assert '""who"":""Ben Okafor""' in text
    assert '""by"":""Ana Ruiz""' in text


def test_open_actions_of_a_person_are_found_and_marked_as_done(record: Record, rolf: User) -> None:
    client = client_of(rolf)
    page = client.get(reverse("records"), {"q": "open actions of Ben"}, follow=True)
    assert page.redirect_chain[0][0] == f"{reverse('actions')}?who=Ben&state=open"
    content = page.content.decode()
    assert "Send the revised drawing to the supplier" in content
    assert "“by Friday”" in content
    action = ActionEntry.objects.get()
    client.post(reverse("mark-action", args=[action.pk]), {"done": "yes", "query": "who=Ben"})
    assert "Send the revised" not in client.get(reverse("actions"), {"who": "Ben"}).content.decode()
    done = client.get(reverse("actions"), {"who": "Ben", "state": "done"}).content.decode()
    assert "Send the revised" in done
    every = client.get(reverse("records"), {"q": "Aufgaben von ben"}, follow=True)
    assert "Send the revised" in every.content.decode()


def test_who_may_not_see_the_record_sees_and_marks_no_action_of_it(record: Record) -> None:
    stranger = client_of(user("stranger", "authors"))
    assert "Send the revised" not in stranger.get(reverse("actions")).content.decode()
    action = ActionEntry.objects.get()
    assert (
        stranger.post(reverse("mark-action", args=[action.pk]), {"done": "yes"}).status_code == 403
    )
    action.refresh_from_db()
    assert action.done_at is None


def test_actions_of_a_superseded_record_are_not_listed(record: Record, rolf: User) -> None:
    record.entry.superseded = True
    record.entry.save(update_fields=["superseded"])
    assert "Send the revised" not in client_of(rolf).get(reverse("actions")).content.decode()


def test_the_record_shows_decisions_as_points_and_actions_as_a_table(
    record: Record, rolf: User
) -> None:
    page = client_of(rolf).get(reverse("record", args=[record.number])).content.decode()
    assert f"<li><strong>Ana Ruiz</strong>: {DECISIONS[0]['what']}</li>" in page
    assert f"<td>{ACTIONS[0]['what']}</td><td>Ben Okafor</td>" in page
