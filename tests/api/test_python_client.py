"""packages/client: the client and its example, against this server and its OpenAPI document."""

import hashlib
import json
import runpy
import typing
from pathlib import Path
from typing import Any

import countersign
import httpx
import pytest
from countersign import ApiError, Client, event_of
from standardwebhooks.webhooks import WebhookVerificationError

from accounts import tokens
from config.urls import api as installed
from delivery.webhooks.signing import generate_secret, sign_message
from judging.guidelines.defaults import ensure_default_guideline
from records.models import Record
from summaries.models import Summary, Transcript
from tests.factories import cases as factories
from tests.test_pipeline import approve, work

EXAMPLE = Path(__file__).parents[2] / "packages" / "client" / "example.py"
SCHEMAS = installed.get_openapi_schema(path_prefix="/api/v1/")["components"]["schemas"]
TYPES = {
    "Accepted": "TranscriptAccepted",
    "Approval": "ApprovalOut",
    "Attempt": "AttemptOut",
    "Evaluation": "EvaluationOut",
    "NewParticipant": "ParticipantIn",
    "NewTranscript": "TranscriptIn",
    "NewTurn": "TurnIn",
    "Record": "RecordOut",
    "RecordLinks": "RecordLinks",
    "RecordWithText": "RecordDetail",
    "Score": "ScoreOut",
    "Summary": "SummaryDetail",
    "SummaryLinks": "SummaryLinks",
    "Transcript": "TranscriptOut",
    "TranscriptLinks": "TranscriptLinks",
    "UsedGuideline": "GuidelineOut",
}
_KINDS = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


def test_every_type_of_the_client_is_held_against_the_document():
    made = {name for name, each in vars(countersign).items() if typing.is_typeddict(each)}
    assert made == {*TYPES, "Event"}


@pytest.mark.parametrize("name", TYPES)
def test_a_type_of_the_client_says_what_the_document_says(name: str):
    described = SCHEMAS[TYPES[name]]
    made = getattr(countersign, name)
    for member, kind in typing.get_type_hints(made).items():
        assert kinds_of(kind) <= described_kinds(described["properties"][member]), member
    if name.startswith("New"):
        assert set(made.__annotations__) == set(described["properties"])
        assert made.__required_keys__ == set(described["required"])
    else:
        for member, kind in typing.get_type_hints(made).items():
            nullable = "null" in described_kinds(described["properties"][member])
            assert ("null" in kinds_of(kind)) == nullable, member


def kinds_of(kind: Any) -> set[str]:
    """As JSON Schema calls them."""
    if kind in _KINDS:
        return {_KINDS[kind]}
    arguments = typing.get_args(kind)
    if type(None) in arguments or typing.get_origin(kind) in {typing.Union, type(int | str)}:
        return set().union(*map(kinds_of, arguments))
    is_list = issubclass(typing.get_origin(kind) or kind, list | tuple | typing.Sequence)
    return {"array"} if is_list else {"object"}


def described_kinds(schema: dict[str, Any]) -> set[str]:
    if "$ref" in schema:
        return described_kinds(SCHEMAS[schema["$ref"].rpartition("/")[2]])
    alternatives = schema.get("anyOf")
    if alternatives:
        return set().union(*map(described_kinds, alternatives))
    return {schema["type"]}


@pytest.fixture
def client(live_server: Any):
    ensure_default_guideline()
    # Links name another host than the one that is asked: the token goes to no other.
    with Client(live_server.url, token()) as made:
        yield made


def token() -> str:
    return tokens.issue_token("crm", factories.user("lena", "lead"), ["ingest", "read", "review"])


def sent(client: Client) -> countersign.Accepted:
    talk = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday."
    return client.send(source="example", external_id="call-1", title="Pump", text=talk)


live = pytest.mark.django_db(transaction=True)


@live
def test_from_a_transcript_to_its_record(client: Client, live_server: Any, monkeypatch, capsys):
    accepted = sent(client)
    work(Summary.objects.get(transcript__pk=accepted["id"]))
    summary = client.wait(accepted)
    assert summary["attempts"][-1]["evaluations"][0]["scores"]
    approve(Summary.objects.get(), by=factories.user("rita", "reviewers"))
    (listed,) = client.records(source="example")
    record = client.record(client.wait(accepted, until="decided")["links"]["record"] or "")
    assert record["text"] == summary["attempts"][-1]["text"]
    assert client.snapshot(listed)["approval"]["reviewer"] == "rita"
    stored = Record.objects.get()
    assert hashlib.sha256(client.pdf(record)).hexdigest() == stored.pdf_sha256

    monkeypatch.setenv("COUNTERSIGN_URL", live_server.url)
    monkeypatch.setenv("COUNTERSIGN_TOKEN", client._http.headers["Authorization"].split()[1])
    runpy.run_path(str(EXAMPLE))["client"].__exit__()
    assert capsys.readouterr().out.splitlines()[0] == "approved"


@live
def test_files_and_pages(client: Client, tmp_path: Path):
    path = tmp_path / "call.vtt"
    path.write_text("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>It leaks.\n")
    taken = client.send_file(path, source="example", external_id="a", metadata={"case": 7})
    assert Transcript.objects.get().metadata == {"case": 7}
    sent(client)
    assert [each["external_id"] for each in client.transcripts(limit=1)] == ["call-1", "a"]
    assert client.request("GET", taken["links"]["turns"])["turns"][0]["text"] == "It leaks."
    path.write_text("WEBVTT\n\nnonsense --> x\n")
    with pytest.raises(ApiError, match="line 3"):
        client.send_file(path, source="example")


@live
def test_what_is_refused_says_why_and_waiting_ends(client: Client):
    with pytest.raises(ApiError, match="one of turns") as refused:
        client.send(source="example", external_id="a", title="A")
    assert refused.value.status == 422
    with pytest.raises(TimeoutError, match="queued"):
        client.wait(sent(client), seconds=0)


def test_what_is_safe_to_repeat_is_sent_again(monkeypatch):
    monkeypatch.setattr("countersign.time.sleep", lambda seconds: None)
    answers = [503, 429, 200]
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(str(request.url))
        return httpx.Response(answers.pop(0), json={"id": "1"}, headers={"Retry-After": "2"})

    with Client("https://a.example", "cs_x", transport=httpx.MockTransport(answer)) as client:
        assert client.summary("https://elsewhere.example/api/v1/summaries/1")["id"] == "1"
        assert asked == ["https://a.example/api/v1/summaries/1"] * 3
        answers += [503, 200]
        with pytest.raises(ApiError, match="503"):
            client.request("POST", "webhooks", json={})


def test_a_signed_event_is_read_and_a_forged_one_is_not():
    secret = generate_secret()
    body = json.dumps({"type": "endpoint.test", "timestamp": "2026-03-01T00:00:00Z", "data": {}})
    headers = sign_message([secret], "msg_1", body)
    assert event_of(secret, headers, body.encode())["type"] == "endpoint.test"
    with pytest.raises(WebhookVerificationError):
        event_of(generate_secret(), headers, body)
