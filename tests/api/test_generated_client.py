"""The whole life of a transcript with a client that was generated from the description."""

import hashlib
import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from django.contrib.auth.models import User

from accounts import tokens
from delivery.models import Endpoint
from delivery.webhooks import deliveries
from judging.guidelines.defaults import ensure_default_guideline
from summaries.models import Summary
from summaries.moves import Actor, move
from summaries.status import Action, Role
from tests.api.cases import TEXT, evaluate
from tests.api.generated import PACKAGE, generate
from tests.delivery.receiver import Receiver
from tests.factories import cases as factories
from tests.test_pipeline import approve, work

pytestmark = pytest.mark.django_db(transaction=True)
OWN = "The pump works. Nobody ships anything."
SHORT = "Ana: It runs.\n"


class Generated:
    """Calls operations by their name in the description; an error answer fails the test."""

    def __init__(self, url: str, token: str) -> None:
        self.models = import_module(f"{PACKAGE}.models")
        self._client = import_module(PACKAGE).AuthenticatedClient(url, token)

    def close(self) -> None:
        self._client.get_httpx_client().close()

    def __call__(self, group: str, operation: str, *key: Any, **options: Any) -> Any:
        return self.answer(group, operation, *key, **options).parsed

    def answer(self, group: str, operation: str, *key: Any, **options: Any) -> Any:
        module = import_module(f"{PACKAGE}.api.{group}.{operation}")
        answer = module.sync_detailed(*key, client=self._client, **options)
        assert answer.status_code < 400, answer.content
        return answer


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(generate(tmp_path_factory.mktemp("generated")))


@pytest.fixture
def ana() -> User:
    return factories.user("ana", "lead")


@pytest.fixture
def client(package: str, live_server: Any, ana: User, monkeypatch) -> Iterator[Generated]:
    ensure_default_guideline()
    monkeypatch.syspath_prepend(package)
    made = Generated(
        live_server.url, tokens.issue_token("crm", ana, ["ingest", "read", "webhooks"])
    )
    yield made
    made.close()


def submitted(client: Generated, external_id: str, **more: str) -> Any:
    body = client.models.TranscriptIn(
        source="crm", external_id=external_id, title="Pump", text=TEXT, **more
    )
    return client("transcripts", "submit_transcript", body=body)


@pytest.mark.slow
def test_from_the_transcript_to_the_record_and_its_webhook(client: Generated, settings):
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    with Receiver() as receiver:
        wanted = client.models.EndpointIn(
            url=receiver.url, events=[client.models.EventKind.SUMMARY_APPROVED]
        )
        endpoint = client("webhooks", "create_webhook", body=wanted)
        assert endpoint.secret.startswith("whsec_")
        accepted = submitted(client, "call-1")
        case = work(Summary.objects.get(transcript=accepted.id))
        seen = client("transcripts", "get_transcript", accepted.id)
        assert seen.status.value == case.status
        assert client("transcripts", "get_turns", accepted.id).turns[0].speaker == "Ana"
        summary = client("summaries", "get_summary", case.pk)
        approved = approve(case, by=factories.user("rita", "reviewers"))
        deliveries.make_deliveries()
        deliveries.send_to_endpoint(Endpoint.objects.get().pk)
    assert [json.loads(each.body)["type"] for each in receiver.received] == ["summary.approved"]
    (told,) = client("webhooks", "list_webhook_deliveries", endpoint.id).items
    assert told.state == "done"

    record = client("records", "get_record_of_summary", case.pk)
    assert (record.number, record.text) == (approved.number, summary.attempts[-1].text)
    assert [item.number for item in client("records", "list_records").items] == [record.number]
    snapshot = client.answer("records", "get_snapshot", str(record.number))
    assert hashlib.sha256(snapshot.content).hexdigest() == record.snapshot_sha256
    assert json.loads(snapshot.content)["approval"]["reviewer"] == "rita"


def test_an_own_summary_comes_back_and_is_resubmitted(client: Generated):
    accepted = submitted(client, "call-2", summary=OWN)
    case = Summary.objects.get(transcript=accepted.id)
    evaluate(case.attempts.get(), value=2.0)
    move(case, Action.RETURN, by=Actor(Role.JUDGE))
    returned = client("summaries", "get_summary", case.pk)
    assert (returned.status.value, returned.attempts[0].evaluations[0].passed) == (
        "returned",
        False,
    )
    read = client.answer("summaries", "get_summary", case.pk)
    body = client.models.ResubmissionIn(text=TEXT)
    options = {"if_match": read.headers["ETag"], "idempotency_key": "second-try"}
    again = client("summaries", "resubmit_summary", case.pk, body=body, **options)
    assert again.status.value == "drafted"
    assert client("summaries", "resubmit_summary", case.pk, body=body, **options).id == again.id
    assert case.attempts.count() == 2


def test_several_at_once_and_what_is_not_wanted_any_more(client: Generated):
    models = client.models
    rows = [
        models.BatchInTranscriptIn(source="crm", external_id=str(n), title="One", text=SHORT)
        for n in range(3)
    ]
    taken = client("transcripts", "submit_batch", body=models.BatchIn(items=[*rows, rows[0]]))
    assert (taken.created, taken.duplicates) == (3, 1)
    first = Summary.objects.get(transcript__external_id="0")
    why = models.CancellationIn(reason="Sent twice.")
    cancelled = client("summaries", "cancel_summary", first.pk, body=why)
    assert cancelled.status.value == "cancelled"
    client("transcripts", "delete_transcript", first.transcript_id, reason=why.reason)
    left = client("transcripts", "list_transcripts", source="crm").items
    assert [item.external_id for item in left] == ["2", "1"]
