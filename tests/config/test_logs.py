"""What is logged, by which id it is found again, and that nothing said in a meeting is in it."""

import json
import logging
import re
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import count
from typing import Any

import pytest
import redis
from celery import current_app
from countersign_judge.llm.errors import Deferred, ServerFault
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.utils import ConnectionHandler
from django.test import Client
from pydantic import BaseModel, ValidationError

from config.logs import (
    OUR_LOGGERS,
    ContentFreeFormatter,
    build_logging_config,
    describe_error,
    describe_traceback,
)
from config.values import database_settings
from judging.tasks import judge
from summaries.models import Summary
from summaries.tasks import write
from tests.api.conftest import Api, api, body_of, make_user, service, submission
from tests.modelserver import Received, Reply
from tests.rooms.contract import LIBRARY, rooms
from tests.summaries.fixtures import Serve, serve

__all__ = ["api", "make_user", "serve", "service"]

pytestmark = pytest.mark.django_db(transaction=True)

# Each in another place, so that a leak says where it comes from.
MARKS = ("zebratitle", "zebraturn", "zebraspeaker", "zebrasummary", "zebraanswer", "zebrapassword")
TEXT = "zebraspeaker: The zebraturn failed on Monday.\nBen: We ship on Friday.\n"
SENT = {"title": "A zebratitle", "text": TEXT}


class Lines:
    """What the two formats make of everything that is logged."""

    def __init__(self) -> None:
        self.handlers = {}
        for form in ("json", "line"):
            self.handlers[form] = logging.StreamHandler(StringIO())
            self.handlers[form].setFormatter(ContentFreeFormatter(form))

    @property
    def text(self) -> str:
        return "".join(handler.stream.getvalue() for handler in self.handlers.values())

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.handlers["json"].stream.getvalue().splitlines()]

    def found(self, **members: Any) -> list[dict[str, Any]]:
        return [each for each in self.objects if members.items() <= each.items()]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lines]:
    """At DEBUG for our own loggers, as COUNTERSIGN_LOG_LEVEL=DEBUG has it."""
    kept = Lines()
    root = logging.getLogger()
    for name in OUR_LOGGERS:
        monkeypatch.setattr(logging.getLogger(name), "level", logging.DEBUG)
    monkeypatch.setattr(root, "level", logging.INFO)
    logging.Logger.manager._clear_cache()  # type: ignore[attr-defined]
    for handler in kept.handlers.values():
        root.addHandler(handler)
    yield kept
    for handler in kept.handlers.values():
        root.removeHandler(handler)
    monkeypatch.undo()
    logging.Logger.manager._clear_cache()  # type: ignore[attr-defined]


def deliver(task: Any, summary: Summary) -> None:
    """As a worker runs it, with its signals and its log lines."""
    task.apply(args=(str(summary.pk),))
    summary.refresh_from_db()


def test_one_id_leads_from_the_request_to_the_status_that_waits_for_a_person(
    api: Api, serve: Serve, lines: Lines
):
    serve()
    answer = api.post("transcripts", submission(), headers={"X-Request-ID": "crm-4711"})
    assert answer.headers["X-Request-ID"] == "crm-4711"
    summary = Summary.objects.get(transcript=body_of(answer)["id"])
    deliver(write, summary)
    deliver(judge, summary)
    ours = lines.found(correlation_id="crm-4711")
    assert [line["status"] for line in ours if "route" in line] == [202]
    assert [line["action"] for line in ours if "action" in line] == ["write", "pass"]
    asked = [line["purpose"] for line in ours if line.get("outcome") == "ok"]
    assert len(asked) >= 2
    assert summary.request_id == "crm-4711"


@pytest.mark.parametrize(
    ("headers", "wanted"),
    [
        ({"X-Request-ID": "a.b-c_9"}, r"a\.b-c_9"),
        ({"X-Request-ID": "two words"}, r"[0-9a-f]{32}"),
        ({"X-Request-ID": "x" * 129}, r"[0-9a-f]{32}"),
        ({"traceparent": f"00-{'ab' * 16}-{'cd' * 8}-01"}, "ab" * 16),
        ({"traceparent": "00-nonsense-01"}, r"[0-9a-f]{32}"),
        ({}, r"[0-9a-f]{32}"),
    ],
)
def test_every_answer_names_its_request(api: Api, headers: dict[str, str], wanted: str):
    answer = api.ask("GET", "nowhere", headers=headers)
    assert re.fullmatch(wanted, answer.headers["X-Request-ID"])
    assert body_of(answer)["request_id"] == answer.headers["X-Request-ID"]


def test_a_case_that_no_request_began_is_found_by_its_own_id(api: Api, serve: Serve, lines: Lines):
    serve()
    answer = api.post("transcripts", submission())
    summary = Summary.objects.get(transcript=body_of(answer)["id"])
    Summary.objects.filter(pk=summary.pk).update(request_id="")
    deliver(write, summary)
    assert lines.found(correlation_id=str(summary.pk), action="write")


def broken(request: Received) -> Reply:
    """Servers that send the prompt back in what is wrong with it."""
    kinds = (
        Reply.error(500, f"zebraanswer: {request.prompt}"),
        Reply.error(400, f"zebraanswer: {request.prompt}"),
        Reply('{"zebraanswer": "zebraanswer'),
        Reply("zebraanswer is no JSON"),
        Reply(raw="<html>zebraanswer"),
    )
    return kinds[next(_BROKEN) % len(kinds)]


_BROKEN = count()


def test_nothing_of_a_meeting_or_a_secret_is_in_any_line(
    api: Api, serve: Serve, lines: Lines, capfd: pytest.CaptureFixture[str]
):
    serve(broken, CALL_DEADLINE=5)
    for number in range(6):
        sent = submission(external_id=f"call-{number}", **SENT)
        if number % 2:
            sent["summary"] = "A zebrasummary of what was said on Monday and on Friday."
        answer = api.post("transcripts", sent)
        assert answer.status_code == 202, answer.content
        summary = Summary.objects.get(transcript=body_of(answer)["id"])
        for _ in range(4):
            Summary.objects.filter(pk=summary.pk).update(not_before=None)
            deliver(judge if number % 2 else write, summary)
    api.post("transcripts", {**submission(**SENT), "zebratitle": "zebraturn", "title": 7})
    api.post("transcripts", '{"text": "zebraturn')
    api.get("records?q=zebraturn")
    User.objects.create_user("wim", password="zebrapassword")
    client = Client(raise_request_exception=False)
    client.post("/sign-in", {"username": "zebrapassword", "password": "zebrapassword"})
    client.post("/sign-in", {"username": "wim", "password": "zebrapassword"})
    client.get("/password/new/MQ/zebrapassword-0123456789abcdef")
    client.get("/queue?q=zebraturn")
    assert lines.found(outcome="transient")
    assert lines.found(outcome="invalid")
    written = lines.text + "".join(capfd.readouterr())
    leaked = {mark: line for line in written.splitlines() for mark in MARKS if mark in line}
    assert leaked == {}
    assert api.token not in written


def test_a_task_that_breaks_says_where_and_not_on_what(api: Api, lines: Lines):
    @current_app.task(name="tests.breaks", shared=False)
    def breaks() -> None:
        json.loads("zebraturn")

    breaks.apply()
    [line] = [each for each in lines.objects if "exception" in each]
    assert line["level"] == "ERROR"
    assert line["event"].startswith("Task tests.breaks[")
    assert "in breaks" in line["exception"]
    assert line["exception"].endswith("JSONDecodeError")
    assert line["correlation_id"] in line["event"]
    # The line names the failing statement of our test, and the value in it.
    assert "zebraturn" not in lines.text.replace('json.loads("zebraturn")', "").replace(
        'json.loads(\\"zebraturn\\")', ""
    )


def ask_for_a_connection() -> None:
    away = database_settings("postgresql://app@127.0.0.1:1/countersign")
    ConnectionHandler({"default": away})["default"].ensure_connection()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (ask_for_a_connection, "OperationalError: connection failed"),
        (redis.Redis(port=1).ping, "ConnectionError: Error 111 connecting to localhost:1"),
    ],
)
def test_a_service_that_is_away_is_a_sentence(lines: Lines, asked: Callable[[], Any], said: str):
    """Each request and each task would say where it met that, in fifty lines."""
    try:
        asked()
    except Exception:
        logging.getLogger("summaries").exception("The sweep failed")
    [line] = lines.found(event="The sweep failed")
    assert line["exception"].startswith(said)
    assert "\n" not in line["exception"]
    assert "Traceback" not in lines.text


def test_answers_to_probes_are_no_errors(lines: Lines):
    assert Client().get("/readyz/workers").status_code == 503
    assert Client().get("/nowhere").status_code == 404
    assert [line["event"] for line in lines.found(logger="django.request")] == [
        "Not Found: (no page of ours)"
    ]


class Form(BaseModel):
    number: int


def test_errors_that_quote_values_are_told_by_their_class(service: User):
    with pytest.raises(ValidationError) as wrong:
        Form.model_validate({"number": "zebraturn"})
    with pytest.raises(IntegrityError) as refused, transaction.atomic():
        User.objects.create_user(service.username)
    assert describe_error(wrong.value) == "ValidationError"
    assert describe_error(ServerFault("zebraanswer")) == "ServerFault"
    assert describe_error(KeyError("zebraturn")) == "KeyError"
    assert describe_error(Deferred("64 slots are taken")) == "Deferred: 64 slots are taken"
    assert describe_error(ConnectionRefusedError("port 5")) == "ConnectionRefusedError: port 5"
    assert "unique constraint" in describe_error(refused.value)
    assert "(service)" in str(refused.value)
    assert "(service)" not in describe_traceback(refused.value)


def test_debug_is_for_our_own_loggers():
    loggers = build_logging_config("json", "DEBUG")
    assert loggers["root"]["level"] == "INFO"
    assert {loggers["loggers"][name]["level"] for name in OUR_LOGGERS} == {"DEBUG"}
    assert set(OUR_LOGGERS) == {*rooms(), LIBRARY}
